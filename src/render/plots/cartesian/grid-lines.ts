import type { Look } from '../../look/look.ts';
import type { ValueScale } from '../../scale/value-scale.ts';
import type { Box } from '../../svg/box.ts';
import { element } from '../../svg/element.ts';

/** What lines across a plot depend on. */
export type LineWish = { readonly area: Box; readonly look: Look; readonly isHorizontal: boolean };

/** Quiet lines across the plot at the ticks of an axis, below the marks. */
export function drawGridLines(scale: ValueScale, wish: LineWish): string {
  const ticks = scale.ticks.filter((tick) => tick !== scale.base);
  return ticks.map((tick) => drawLineAt(scale.toPixel(tick), wish.look.theme.grid, wish)).join('');
}

/** The line that marks stand on, over their edges. */
export function drawBaseLine(scale: ValueScale, wish: LineWish): string {
  return drawLineAt(scale.toPixel(scale.base), wish.look.theme.axis, wish);
}

function drawLineAt(pixel: number, stroke: string, { area, isHorizontal }: LineWish): string {
  const at = Math.round(pixel - 0.5) + 0.5;
  const ends = isHorizontal
    ? { x1: at, y1: area.y, x2: at, y2: area.y + area.height }
    : { x1: area.x, y1: at, x2: area.x + area.width, y2: at };
  return element('line', { ...ends, stroke });
}
