import type { Kinds } from '../draft-plot.ts';
import type { BarMark, DotMark, LineMark } from './series.ts';

/** How far beyond its radius the rim of a dot is drawn, in pixels. */
const RIM = 4;
/** From this share on the points of a line lie on dots. */
const MOSTLY = 0.7;

const isOnDot = (dots: readonly DotMark[], x: number, y: number): boolean =>
  dots.some((dot) => Math.hypot(x - dot.x, y - dot.y) <= dot.radius + RIM);

const isRim = ({ trace }: LineMark, dots: readonly DotMark[]): boolean =>
  trace.filter(({ x, y }) => isOnDot(dots, x, y)).length >= MOSTLY * trace.length;

/** True where bars are thick strokes that lead from dot to dot, each narrower than these. */
function areSticks({ bars, dots, areNarrow }: Kinds, diameter: number): boolean {
  return bars.every(({ from, to, near, far }) => {
    const middle = (from + to) / 2;
    const isAtDot = (end: number): boolean => (areNarrow ? isOnDot(dots, end, middle) : isOnDot(dots, middle, end));
    return to - from < diameter && isAtDot(near) && isAtDot(far);
  });
}

/**
 * The kinds without what is part of dots, and how much that was: their rims make no line, and what two of them share where they shine
 * through makes no bars. Bars count as parts only where dots are more. Strokes that join dots are no bars either, and hide nothing.
 */
export function dropPartsOfDots(kinds: Kinds): { readonly kinds: Kinds; readonly parts: number } {
  const { dots, bars, lines } = kinds;
  if (dots.length < 3) return { kinds, parts: 0 };
  const largest = Math.max(...dots.map(({ radius }) => radius));
  const isSmall = ({ from, to, near, far }: BarMark): boolean =>
    Math.max(to - from, Math.abs(far - near)) <= 2 * (largest + RIM);
  const areParts = bars.length < dots.length && bars.every(isSmall);
  const own = lines.filter((line) => !isRim(line, dots));
  const parts = lines.length - own.length + (areParts ? bars.length : 0);
  const areLeft = !areParts && !areSticks(kinds, 2 * largest);
  return { kinds: { ...kinds, lines: own, bars: areLeft ? bars : [] }, parts };
}
