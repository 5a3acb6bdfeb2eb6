import type { TextPiece } from '../labels/find-texts.ts';
import { boxAround, heightOf } from '../raster/raster.ts';

/** The foot of a raised sign stands so much of the height of the digits above their foot. */
const RAISED = 0.3;
/** A digit of an exponent has at least so much of the height of the digits; signs of degrees and minutes are lower. */
const LEAST_HEIGHT = 0.5;

/** The raised signs after a ten, as scales of powers write them; none where all stand on one line. */
function countRaised({ glyphs, direction }: TextPiece): number {
  const [one, nought, ...rest] = [...glyphs].sort((first, second) => first.box.left - second.box.left);
  if (direction !== 'level' || one === undefined || nought === undefined || rest.length > 3) return 0;
  const foot = one.box.bottom - RAISED * heightOf(one.box);
  const isOnLine = Math.abs(one.box.bottom - nought.box.bottom) <= 0.15 * heightOf(one.box);
  const hasDigit = rest.some(({ box }) => heightOf(box) >= LEAST_HEIGHT * heightOf(one.box));
  return isOnLine && hasDigit && rest.every(({ box }) => box.bottom <= foot) ? rest.length : 0;
}

/** True where a label is a power of ten, its exponent raised. */
export const isPower = (piece: TextPiece): boolean => countRaised(piece) > 0;

/** The raised signs of a power of ten as a text of their own; `undefined` where a label is none. */
export function exponentOf(piece: TextPiece): TextPiece | undefined {
  const raised = countRaised(piece);
  if (raised === 0) return undefined;
  const glyphs = [...piece.glyphs].sort((first, second) => first.box.left - second.box.left).slice(-raised);
  return { ...piece, glyphs, extent: boxAround(glyphs.map(({ box }) => box)) };
}

/**
 * The power of ten that a label with raised signs states, as "1e3"; other labels as they are. A recogniser reads the exponent as digits
 * of the number itself. Empty where it does not read a ten and an exponent of as many signs as stand there.
 */
export function withPower(text: string, piece: TextPiece | undefined): string {
  const raised = piece === undefined ? 0 : countRaised(piece);
  if (raised === 0) return text;
  const exponent = /^10[\s^]*(?<sign>[-−–]?)\s*(?<digits>\d{1,2})$/u.exec(text.trim())?.groups;
  if (exponent === undefined) return '';
  const { sign = '', digits = '' } = exponent;
  return sign.length + digits.length === raised ? `1e${sign === '' ? '' : '-'}${digits}` : '';
}
