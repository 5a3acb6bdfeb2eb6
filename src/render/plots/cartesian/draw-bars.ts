import type { Look } from '../../look/look.ts';
import type { Series } from '../../model/chart-model.ts';
import type { Box } from '../../svg/box.ts';
import { element, toCoordinate } from '../../svg/element.ts';
import type { BarMark } from './bar-marks.ts';
import { drawDenseBars } from './draw-dense-bars.ts';
import type { BarLayer } from './drawn-layer.ts';
import type { MarksWish } from './marks-wish.ts';

/** Bars thinner than this many pixels are drawn together. */
const LEAST_THICKNESS = 1;
/** The hair of background between the parts of a stack, in pixels, and what is large enough for one. */
const PARTING = 1;
const LEAST_PARTED = { length: 4, thickness: 6 } as const;

/** True where bars are too thin to be told apart. */
function areBarsDense(marks: readonly BarMark[], isHorizontal: boolean): boolean {
  const box = marks[0]?.box;
  return box !== undefined && (isHorizontal ? box.height : box.width) < LEAST_THICKNESS;
}

/** Bars from their base to their value, rounded at the end of the value alone. */
export function drawBars({ layer, marks }: BarLayer, wish: MarksWish): string {
  const { look, emphasis, isHorizontal } = wish;
  const isStacked = layer.stacking !== 'none';
  if (areBarsDense(marks, isHorizontal)) return drawDenseBars(marks, { ...wish, isStacked });
  const outermost = isStacked ? findOutermost(marks) : undefined;
  const colors = new Map<Series, string>(layer.series.map((series) => [series, look.seriesLook(series.index).color]));
  const paths = marks.map((mark) => {
    const isOuter = outermost?.has(mark) !== false;
    return element('path', {
      d: outlineBar(isOuter ? mark.box : partFromNext(mark, isHorizontal), {
        radius: isOuter ? radiusOf(mark.box, look) : 0,
        end: endOf(mark, isHorizontal),
      }),
      fill: emphasis.paint(colors.get(mark.series) ?? look.theme.text, mark),
      'data-series': String(mark.series.index),
      'data-index': String(mark.index),
    });
  });
  return paths.join('');
}

/** The last part of each stack that has a length, above zero and below. */
function findOutermost(marks: readonly BarMark[]): ReadonlySet<BarMark> {
  const last = new Map<number, BarMark>();
  for (const mark of marks) if (mark.value !== 0) last.set(mark.value < 0 ? -1 - mark.index : mark.index, mark);
  return new Set(last.values());
}

type End = 'left' | 'right' | 'top' | 'bottom';

/** The side of a bar where its value is. */
function endOf({ box, x, y }: BarMark, isHorizontal: boolean): End {
  if (isHorizontal) return x - box.x < box.width / 2 ? 'left' : 'right';
  return y - box.y < box.height / 2 ? 'top' : 'bottom';
}

function radiusOf({ width, height }: Box, look: Look): number {
  const radius = Math.min(look.cornerRadius, width / 2, height / 2);
  return radius < 1 ? 0 : radius;
}

/** A part of a stack without the hair that parts it from the next one. */
function partFromNext(mark: BarMark, isHorizontal: boolean): Box {
  const { box } = mark;
  const [length, thickness] = isHorizontal ? [box.width, box.height] : [box.height, box.width];
  if (length < LEAST_PARTED.length || thickness < LEAST_PARTED.thickness) return box;
  const end = endOf(mark, isHorizontal);
  return {
    x: end === 'left' ? box.x + PARTING : box.x,
    y: end === 'top' ? box.y + PARTING : box.y,
    width: isHorizontal ? box.width - PARTING : box.width,
    height: isHorizontal ? box.height : box.height - PARTING,
  };
}

/** The outline of a rectangle whose two corners at one side are rounded. */
function outlineBar({ x, y, width, height }: Box, { radius, end }: { radius: number; end: End }): string {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map(toCoordinate);
  if (radius === 0) return `M${left} ${top}H${right}V${bottom}H${left}Z`;
  const r = toCoordinate(radius);
  const turn = (across: number, down: number): string =>
    `a${r} ${r} 0 0 1 ${toCoordinate(across * radius)} ${toCoordinate(down * radius)}`;
  const outlines: Record<End, () => string> = {
    top: () =>
      `M${left} ${bottom}V${toCoordinate(y + radius)}${turn(1, -1)}H${toCoordinate(x + width - radius)}${turn(1, 1)}V${bottom}Z`,
    bottom: () =>
      `M${right} ${top}V${toCoordinate(y + height - radius)}${turn(-1, 1)}H${toCoordinate(x + radius)}${turn(-1, -1)}V${top}Z`,
    right: () =>
      `M${left} ${top}H${toCoordinate(x + width - radius)}${turn(1, 1)}V${toCoordinate(y + height - radius)}${turn(-1, 1)}H${left}Z`,
    left: () =>
      `M${right} ${bottom}H${toCoordinate(x + radius)}${turn(-1, -1)}V${toCoordinate(y + radius)}${turn(1, -1)}H${right}Z`,
  };
  return outlines[end]();
}
