import type { Look } from '../../look/look.ts';
import { largestOf } from '../../scale/largest-of.ts';
import type { Box } from '../../svg/box.ts';
import type { PlacedText } from '../../svg/placed-text.ts';
import { LINE_HEIGHT, measureText } from '../../text/measure-text.ts';
import { cutText } from '../../text/wrap-text.ts';
import { type Circle, drawLeaders, REACH, STUB } from './slice-leaders.ts';
import { pointAt, type Slice } from './slices.ts';

/** A slice with its name and its figure. */
export type SliceText = { readonly slice: Slice; readonly name: string; readonly figure: string };

type Placed = SliceText & { readonly isRight: boolean; y: number };

/** How labels are written: names over figures, or before them on one line where there are too many for that. */
type Manner = { readonly lines: 1 | 2; readonly height: number };

/** Labels that fill more of a side than this are pushed far from their slices. */
const MOST_FILLED = 0.8;

function chooseManner(texts: readonly SliceText[], box: Box, look: Look): Manner {
  const line = look.type.label * LINE_HEIGHT;
  const two = { lines: 2, height: line * 2 + 4 } as const;
  const right = texts.filter(({ slice }) => isOnRight(slice)).length;
  const isCrowded = Math.max(right, texts.length - right) > Math.floor((box.height / two.height) * MOST_FILLED);
  return isCrowded ? { lines: 1, height: line + 2 } : two;
}

/** How wide labels may be on either side of a circle: what the longest needs there, up to a part of the box. */
export function widthsOfLabels(
  texts: readonly SliceText[],
  box: Box,
  look: Look,
): { readonly left: number; readonly right: number } {
  const { lines } = chooseManner(texts, box, look);
  const font = { size: look.type.label };
  const needs = ({ name, figure }: SliceText): number => {
    const widths = [measureText(name, { ...font, weight: 'bold' }), measureText(figure, font)];
    return lines === 2 ? largestOf(widths, 0) : widths.reduce((sum, width) => sum + width, gapOf(look));
  };
  const widestOf = (side: readonly SliceText[]): number =>
    Math.min(largestOf(side.map(needs), 0), box.width * 0.32) + 2;
  return {
    left: widestOf(texts.filter(({ slice }) => !isOnRight(slice))),
    right: widestOf(texts.filter(({ slice }) => isOnRight(slice))),
  };
}

/**
 * Names slices beside the circle, each with a line to its slice, none over another. Where there is no room for all, the
 * smallest slices go without a name.
 */
export function placeSliceLabels(
  texts: readonly SliceText[],
  circle: Circle,
  wish: LabelWish,
): { readonly texts: readonly PlacedText[]; readonly svg: string } {
  const { look, box } = wish;
  const manner = chooseManner(texts, box, look);
  const { height } = manner;
  const sides = [true, false].map((isRight) => {
    const side = texts.filter(({ slice }) => isOnRight(slice) === isRight);
    const kept = keepLargest(side, Math.floor(box.height / height));
    const placed = kept.map(
      (one): Placed => ({ ...one, isRight, y: pointAt(circle, middleOf(one.slice), circle.radius).y }),
    );
    return spread(placed, { height, top: box.y + height / 2, bottom: box.y + box.height - height / 2 });
  });
  const write = manner.lines === 2 ? writeLabel : writeInLine;
  return {
    texts: sides.flat().flatMap((one) => write(one, circle, wish)),
    svg: sides
      .map((side) => side.map(({ slice, isRight, y }) => ({ angle: middleOf(slice), isRight, y })))
      .map((leaders) => drawLeaders(leaders, circle, look))
      .join(''),
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

type LabelWish = { readonly look: Look; readonly box: Box; readonly isRtl: boolean };

function placeBeside({ isRight }: Placed, circle: Circle, { look, box }: LabelWish) {
  const x = circle.x + (circle.radius + REACH + STUB + 4) * (isRight ? 1 : -1);
  const room = isRight ? box.x + box.width - x : x - box.x;
  const base = { x, size: look.type.label, anchor: isRight ? 'left' : 'right', role: 'data-label' } as const;
  return { room, base };
}

/** Between a name and its figure on one line. */
const gapOf = ({ type }: Look): number => type.label * 0.5;

function writeLabel(label: Placed, circle: Circle, wish: LabelWish): readonly PlacedText[] {
  const { name, figure, y } = label;
  const { look } = wish;
  const { room, base } = placeBeside(label, circle, wish);
  const { size } = base;
  const line = size * LINE_HEIGHT;
  const font = { size, weight: 'bold' } as const;
  return [
    { ...base, text: cutText(name, room, font), y: y - line / 2 + size * 0.36, color: look.theme.text, weight: 'bold' },
    { ...base, text: cutText(figure, room, { size }), y: y + line / 2 + size * 0.36, color: look.theme.textMuted },
  ];
}

/** The name and behind it the figure, as the picture is read; a name too long is cut before its figure. */
function writeInLine(label: Placed, circle: Circle, wish: LabelWish): readonly PlacedText[] {
  const { name, figure, isRight, y } = label;
  const { look, isRtl } = wish;
  const { room, base } = placeBeside(label, circle, wish);
  const { size, x } = base;
  const bold = { size, weight: 'bold' } as const;
  const figureRoom = measureText(figure, { size }) + gapOf(look);
  const text = cutText(name, Math.max(0, room - figureRoom), bold);
  const nameRoom = text === '' ? 0 : measureText(text, bold) + gapOf(look);
  const isNameNearest = isRight !== isRtl;
  const outward = isRight ? 1 : -1;
  const nameX = isNameNearest ? x : x + figureRoom * outward;
  const figureX = isNameNearest ? x + nameRoom * outward : x;
  const at = { ...base, y: y + size * 0.36 };
  return [
    { ...at, text, x: nameX, color: look.theme.text, weight: 'bold' },
    { ...at, text: figure, x: figureX, color: look.theme.textMuted },
  ];
}
