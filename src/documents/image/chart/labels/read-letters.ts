import type { Sight } from '../axes/sight.ts';
import { areStretch } from './alphabet.ts';
import type { TextPiece } from './find-texts.ts';
import type { ReadText } from './read-text.ts';
import { readTexts } from './read-texts.ts';

const ALPHABETS = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const;
/** Letters that only look likely where digits were read are less sure by this factor. */
const SECOND_LOOK = 0.8;

const isLone = ({ text }: ReadText): boolean => [...text].length === 1;

/** True where signs follow each other as in the alphabet or in counting. */
const areInOrder = (texts: readonly string[]): boolean =>
  texts.slice(1).every((text, index) => (text.codePointAt(0) ?? 0) > (texts[index]?.codePointAt(0) ?? 0));

/**
 * Names of one sign each, read as letters where they were read as digits that do not count up: a, b and c are taken for 8, 0 and 6.
 * Letters stand only where they follow the alphabet or are all of a stretch of it; else names that were read so are not sure.
 */
export async function readLetters(
  read: readonly ReadText[],
  pieces: readonly TextPiece[],
  sight: Sight,
): Promise<readonly ReadText[]> {
  const texts = read.map(({ text }) => text);
  const hasDigit = texts.some((text) => /^\d$/u.test(text));
  if (read.length < 2 || !hasDigit || !read.every(isLone)) return read;
  const areDigits = texts.every((text) => /^\d$/u.test(text));
  if (areDigits && (areInOrder(texts) || areInOrder([...texts].reverse()))) return read;
  for (const characters of ALPHABETS) {
    const letters = await readTexts(pieces, sight, { languages: ['eng'], characters }, sight.recogniser);
    const found = letters.map(({ text }) => text);
    if (letters.every(isLone) && (areInOrder(found) || areStretch(found)))
      return letters.map(({ text, confidence }) => ({ text, confidence: SECOND_LOOK * confidence }));
  }
  return read.map(({ text, confidence }) => ({ text, confidence: UNSURE * confidence }));
}

/** Signs that are neither letters nor numbers in order may be anything. */
const UNSURE = 0.5;
