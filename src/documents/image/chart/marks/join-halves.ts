import type { BarMark } from './series.ts';

/** Halves of a bar end alike, and what lies between them is no wider, in pixels, and than that share of a half. */
const ALIKE = 1.5;
const WIDEST = 6;
const SHARE = 0.5;

/** True where one bar goes on from another beside it, a thin stroke between them. */
function areHalves(one: BarMark, other: BarMark): boolean {
  const gap = other.from - one.to;
  const width = Math.min(one.to - one.from, other.to - other.from);
  return (
    gap > 0 &&
    gap <= Math.min(WIDEST, SHARE * width) &&
    Math.abs(one.near - other.near) <= ALIKE &&
    Math.abs(one.far - other.far) <= ALIKE &&
    Math.abs(other.to - other.from - (one.to - one.from)) <= 2 * ALIKE
  );
}

/**
 * Bars that strokes down their middles cut in two, as those of an error do, made whole. Bars of a histogram may be alike where they
 * touch, but not all of them two by two: only where each bar has its other half they are joined.
 */
export function joinHalves(bars: readonly BarMark[]): readonly BarMark[] {
  const colours = [...new Set(bars.map(({ colour }) => colour))];
  return colours.flatMap((colour) => {
    const own = bars.filter((bar) => bar.colour === colour).sort((one, other) => one.from - other.from);
    const whole = own.flatMap((bar, index) => {
      const next = own[index + 1];
      return index % 2 === 0 && next !== undefined && areHalves(bar, next) ? [{ ...bar, to: next.to }] : [];
    });
    return own.length >= LEAST_HALVES && 2 * whole.length === own.length ? whole : own;
  });
}

/** Two bars that are alike may be two. */
const LEAST_HALVES = 4;
