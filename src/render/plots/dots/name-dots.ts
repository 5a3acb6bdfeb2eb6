import type { Look } from '../../look/look.ts';
import { type Box, contains, overlaps } from '../../svg/box.ts';
import { boxOfText, type PlacedText } from '../../svg/placed-text.ts';
import { CAP_HEIGHT } from '../../text/measure-text.ts';
import { cutText } from '../../text/wrap-text.ts';

/** A dot on the picture and the name of its row. */
export type Dot = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly name: string;
  /** Which dots are named first where there is no room for all: the larger, the sooner. */
  readonly weight: number;
};

/** Names beside more dots than this would hide them. */
const MOST_NAMES = 60;
const LONGEST_NAME = 140;
const GAP = 5;

/**
 * Names dots beside them, on whichever side is free, over no other dot or name and inside the plot. A name that finds no
 * place is left out.
 */
export function nameDots(dots: readonly Dot[], area: Box, look: Look): readonly PlacedText[] {
  const size = look.type.small;
  if (dots.length > MOST_NAMES) return [];
  const taken: Box[] = dots.map(({ x, y, radius }) => ({
    x: x - radius,
    y: y - radius,
    width: radius * 2,
    height: radius * 2,
  }));
  return dots
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap((dot): PlacedText[] => {
      const text = cutText(dot.name, LONGEST_NAME, { size });
      if (text === '') return [];
      const place = sidesOf(dot, { text, size, look }).find((candidate) => {
        const box = boxOfText(candidate);
        return contains(area, box) && taken.every((other) => !overlaps(box, other, 1));
      });
      if (place === undefined) return [];
      taken.push(boxOfText(place));
      return [place];
    });
}

function sidesOf(
  { x, y, radius }: Dot,
  { text, size, look }: { text: string; size: number; look: Look },
): readonly PlacedText[] {
  const base = { text, size, color: look.theme.text, role: 'data-label', halo: look.theme.background } as const;
  const middle = y + (size * CAP_HEIGHT) / 2;
  return [
    { ...base, x: x + radius + GAP, y: middle, anchor: 'left' },
    { ...base, x: x - radius - GAP, y: middle, anchor: 'right' },
    { ...base, x, y: y - radius - GAP, anchor: 'middle' },
    { ...base, x, y: y + radius + GAP + size, anchor: 'middle' },
  ];
}
