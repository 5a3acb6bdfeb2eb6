import type { Box } from '../../svg/box.ts';
import { element, toCoordinate } from '../../svg/element.ts';
import type { BarMark } from './bar-marks.ts';
import type { MarksWish } from './marks-wish.ts';

/** What the bars of one colour cover of a line of pixels: from and to along the axis of values. */
type Reach = { readonly from: number; readonly to: number };

/**
 * Bars thinner than a pixel: one path for each series, one stroke for each line of pixels, as long as the longest bar there. Of stacks
 * that share a line of pixels the highest is drawn, and below zero the lowest. So every extreme stays.
 */
export function drawDenseBars(
  marks: readonly BarMark[],
  { look, emphasis, isHorizontal, isStacked }: MarksWish & { readonly isStacked: boolean },
): string {
  const shown = isStacked ? keepOuterStacks(marks, isHorizontal) : marks;
  const bySeries = Map.groupBy(shown, ({ series }) => series);
  // Shorter ones are drawn over longer ones, or they would be hidden.
  const ordered = [...bySeries].toSorted(([, one], [, other]) => sumOf(other) - sumOf(one));
  const paths = ordered.flatMap(([series, own]) => {
    const { color } = look.seriesLook(series.index);
    const byColor = Map.groupBy(own, (mark) => emphasis.paint(color, mark));
    return [...byColor].map(([fill, alike]) => ({ fill, isFaded: fill !== color, series, alike }));
  });
  const faded = paths.filter(({ isFaded }) => isFaded);
  const bright = paths.filter(({ isFaded }) => !isFaded);
  return [...faded, ...bright]
    .map(({ fill, series, alike }) =>
      element('path', {
        d: outlineTogether(
          alike.map(({ box }) => box),
          isHorizontal,
        ),
        fill,
        'shape-rendering': 'crispEdges',
        'data-series': String(series.index),
      }),
    )
    .join('');
}

const sumOf = (marks: readonly BarMark[]): number => marks.reduce((sum, { value }) => sum + Math.abs(value), 0);

/** The line of pixels that the middle of a bar lies in, and what the bar covers of it. */
function reachOf(box: Box, isHorizontal: boolean): Reach & { readonly line: number } {
  return isHorizontal
    ? { line: Math.floor(box.y + box.height / 2), from: box.x, to: box.x + box.width }
    : { line: Math.floor(box.x + box.width / 2), from: box.y, to: box.y + box.height };
}

/** One path for rectangles thinner than a pixel: in each line of pixels from where the first begins to where the last ends. */
export function outlineTogether(boxes: readonly Box[], isHorizontal: boolean): string {
  const reaches = new Map<number, Reach>();
  for (const box of boxes) {
    const { line, from, to } = reachOf(box, isHorizontal);
    const known = reaches.get(line);
    reaches.set(
      line,
      known === undefined ? { from, to } : { from: Math.min(from, known.from), to: Math.max(to, known.to) },
    );
  }
  const outlines = Array.from(reaches, ([line, reach]) => {
    const [from, length] = [toCoordinate(reach.from), toCoordinate(reach.to - reach.from)];
    return isHorizontal ? `M${from} ${line}h${length}v1h-${length}z` : `M${line} ${from}h1v${length}h-1z`;
  });
  return outlines.join('');
}

/** Of the stacks in each line of pixels those parts that belong to the one that reaches farthest, on either side of zero. */
function keepOuterStacks(marks: readonly BarMark[], isHorizontal: boolean): readonly BarMark[] {
  const farthest = new Map<string, { readonly index: number; readonly size: number }>();
  const sizes = new Map<string, number>();
  const sideOf = ({ value }: BarMark): string => (value < 0 ? 'below' : 'above');
  for (const mark of marks) {
    const stack = `${sideOf(mark)} ${mark.index}`;
    const size = (sizes.get(stack) ?? 0) + (isHorizontal ? mark.box.width : mark.box.height);
    sizes.set(stack, size);
    const line = `${sideOf(mark)} ${reachOf(mark.box, isHorizontal).line}`;
    if (size > (farthest.get(line)?.size ?? -1)) farthest.set(line, { index: mark.index, size });
  }
  return marks.filter(
    (mark) => farthest.get(`${sideOf(mark)} ${reachOf(mark.box, isHorizontal).line}`)?.index === mark.index,
  );
}
