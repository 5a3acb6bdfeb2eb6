import type { TextPiece } from '../labels/find-texts.ts';
import { readTexts } from '../labels/read-texts.ts';
import { type Extent, heightOf, widthOf } from '../raster/raster.ts';
import type { Axis } from './axis.ts';
import type { AxisTexts, Side } from './find-axis-labels.ts';
import type { Sight } from './sight.ts';

/** A power of ten that all numbers of an axis are to be multiplied by, written once at its end. */
export type Multiplier = { readonly power: number; readonly piece: TextPiece };

/** How far it may stand from the end of its axis, in its own heights. */
const NEAR = 1.6;
/** It is short: so many times as wide as high at most. */
const WIDEST = 5;

/** The power that "1e6", or "×10" with a raised 6, states; a recogniser reads its one as a letter. */
export function parsePower(text: string): number | undefined {
  const found = /^(?:[1lI|]e|[x×X*]\s?10)(?<sign>[-−–—+]?)(?<digits>\d{1,2})$/u.exec(text.replace(/\s+/gu, ''))?.groups;
  if (found === undefined) return undefined;
  const digits = Number(found.digits);
  return /[-−–—]/u.test(found.sign ?? '') ? -digits : digits;
}

/** True for a text that begins like a power of ten and goes on: the edge of the picture may cut it off. */
export const isUnreadPower = (text: string): boolean =>
  /^(?:[1lI|]e|[x×X*]\s?10)\P{L}*\d/u.test(text.replace(/\s+/gu, ''));

/** True where a text reaches the upper or lower edge of the picture: only the halves of its letters may be seen. */
const isCutOff = ({ extent }: TextPiece, { raster }: Pick<Sight, 'raster'>): boolean =>
  extent.top <= 0 || extent.bottom >= raster.height;

/** True where a short text stands at the end of an axis: above an upright one, whichever way it is set there, or at the right of a level one. */
export function isAtEnd({ extent, direction }: TextPiece, side: 'left' | 'bottom', plot: Extent): boolean {
  const reach = NEAR * heightOf(extent);
  if (direction !== 'level' || widthOf(extent) > WIDEST * heightOf(extent)) return false;
  const isAbove = extent.left <= plot.left + reach && extent.right >= plot.left - reach;
  return side === 'left' ? isAbove && plot.top - extent.bottom <= reach : Math.abs(extent.right - plot.right) <= reach;
}

/** Texts at the end of an axis: above the upper end of an upright one, below the labels at the right end of a level one. */
function atEnd(texts: Readonly<Record<Side, AxisTexts>>, side: 'left' | 'bottom', plot: Extent): readonly TextPiece[] {
  const { labels, beyond } = side === 'left' ? texts.top : texts.bottom;
  return (side === 'left' ? [...labels, ...beyond] : beyond).filter((piece) => isAtEnd(piece, side, plot));
}

/** Reads the power of ten at the end of an axis; `unread` where there seems to be one, and `undefined` where none is written there. */
export async function readMultiplier(
  texts: Readonly<Record<Side, AxisTexts>>,
  side: 'left' | 'bottom',
  plot: Extent,
  sight: Sight,
): Promise<Multiplier | 'unread' | undefined> {
  const pieces = atEnd(texts, side, plot);
  const read = await readTexts(pieces, sight, { languages: ['eng'] }, sight.recogniser);
  const found = pieces.flatMap((piece, index) => {
    const power = parsePower(read[index]?.text ?? '');
    return power === undefined ? [] : [{ power, piece }];
  });
  const isUnread = pieces.some((piece, index) => isCutOff(piece, sight) || isUnreadPower(read[index]?.text ?? ''));
  return found[0] ?? (isUnread ? 'unread' : undefined);
}

/**
 * The axis with its numbers multiplied by a power of ten. `undefined` on a symmetric logarithm, whose numbers multiplied lie on no such
 * scale: unmultiplied they would be wrong.
 */
export function multiplyAxis(axis: Axis, { power }: Multiplier): Axis | undefined {
  const { scale } = axis;
  if (scale === undefined) return axis;
  if (scale.kind === 'symlog') return undefined;
  const factor = scale.kind === 'sqrt' ? 10 ** (power / 2) : 10 ** power;
  return {
    ...axis,
    isYears: false,
    scale:
      scale.kind === 'log'
        ? { ...scale, intercept: scale.intercept + power }
        : { ...scale, slope: scale.slope * factor, intercept: scale.intercept * factor },
  };
}
