import type { Look } from '../../look/look.ts';
import { largestOf } from '../../scale/largest-of.ts';
import type { Box } from '../../svg/box.ts';
import { element, toCoordinate } from '../../svg/element.ts';
import type { PlacedText } from '../../svg/placed-text.ts';
import { LINE_HEIGHT, measureText } from '../../text/measure-text.ts';
import { cutText } from '../../text/wrap-text.ts';
import { pointAt, type Slice } from './slices.ts';

/** A circle in pixels of the picture. */
export type Circle = { readonly x: number; readonly y: number; readonly radius: number };

/** A slice with its name and its figure. */
export type SliceText = { readonly slice: Slice; readonly name: string; readonly figure: string };

type Placed = SliceText & { readonly isRight: boolean; y: number };

/** From the edge of the circle to the bend of a leader line, and from there to the label. */
const REACH = 10;
const STUB = 10;

/** How wide labels may be beside a circle: what the longest needs, up to a part of the box. */
export function widthOfLabels(texts: readonly SliceText[], box: Box, look: Look): number {
  const needed = texts.map(({ name, figure }) => {
    const font = { size: look.type.label };
    return Math.max(measureText(name, { ...font, weight: 'bold' }), measureText(figure, font));
  });
  return Math.min(largestOf(needed, 0), box.width * 0.32) + 2;
}

/**
 * Names slices beside the circle, each with a line to its slice, none over another. Where there is no room for all, the
 * smallest slices go without a name.
 */
export function placeSliceLabels(
  texts: readonly SliceText[],
  circle: Circle,
  { look, box }: { readonly look: Look; readonly box: Box },
): { readonly texts: readonly PlacedText[]; readonly svg: string } {
  const height = look.type.label * LINE_HEIGHT * 2 + 4;
  const sides = [true, false].map((isRight) => {
    const side = texts.filter(({ slice }) => isOnRight(slice) === isRight);
    const kept = keepLargest(side, Math.floor(box.height / height));
    const placed = kept.map(
      (one): Placed => ({ ...one, isRight, y: pointAt(circle, middleOf(one.slice), circle.radius).y }),
    );
    return spread(placed, { height, top: box.y + height / 2, bottom: box.y + box.height - height / 2 });
  });
  const all = sides.flat();
  return {
    texts: all.flatMap((one) => writeLabel(one, circle, { look, box })),
    svg: all.map((one) => drawLeader(one, circle, look)).join(''),
  };
}

function middleOf({ from, to }: Slice): number {
  return (from + to) / 2;
}

function isOnRight(slice: Slice): boolean {
  return middleOf(slice) <= Math.PI;
}

function keepLargest(side: readonly SliceText[], most: number): readonly SliceText[] {
  if (side.length <= most) return side;
  const kept = new Set(side.toSorted((one, other) => other.slice.value - one.slice.value).slice(0, most));
  return side.filter((one) => kept.has(one));
}

/** Moves labels of one side apart, first downwards, then back up from the bottom. */
function spread(
  labels: readonly Placed[],
  { height, top, bottom }: { readonly height: number; readonly top: number; readonly bottom: number },
): readonly Placed[] {
  const sorted = labels.toSorted((one, other) => one.y - other.y).map((one) => ({ ...one }));
  let above = top - height;
  for (const one of sorted) above = one.y = Math.max(one.y, above + height);
  let below = bottom + height;
  for (const one of sorted.toReversed()) below = one.y = Math.min(one.y, below - height);
  return sorted;
}

function writeLabel(
  { name, figure, isRight, y }: Placed,
  circle: Circle,
  { look, box }: { readonly look: Look; readonly box: Box },
): readonly PlacedText[] {
  const size = look.type.label;
  const x = circle.x + (circle.radius + REACH + STUB + 4) * (isRight ? 1 : -1);
  const room = isRight ? box.x + box.width - x : x - box.x;
  const anchor = isRight ? 'left' : 'right';
  const line = size * LINE_HEIGHT;
  const base = { x, size, anchor, role: 'data-label' } as const;
  const font = { size, weight: 'bold' } as const;
  return [
    { ...base, text: cutText(name, room, font), y: y - line / 2 + size * 0.36, color: look.theme.text, weight: 'bold' },
    { ...base, text: cutText(figure, room, { size }), y: y + line / 2 + size * 0.36, color: look.theme.textMuted },
  ];
}

function drawLeader({ slice, isRight, y }: Placed, circle: Circle, look: Look): string {
  const start = pointAt(circle, middleOf(slice), circle.radius + 2);
  const bend = pointAt(circle, middleOf(slice), circle.radius + REACH);
  const end = circle.x + (circle.radius + REACH + STUB) * (isRight ? 1 : -1);
  const points = [start, { x: bend.x, y: isClose(bend.y, y) ? y : bend.y }, { x: end, y }];
  return element('polyline', {
    points: points.map((point) => `${toCoordinate(point.x)},${toCoordinate(point.y)}`).join(' '),
    fill: 'none',
    stroke: look.theme.axis,
  });
}

/** A line that would bend by a hair is drawn straight. */
function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) < 3;
}
