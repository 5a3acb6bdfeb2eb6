import { uniteBoxes } from '../pixels.ts';
import type { Word } from './word.ts';

const ENDS_WITH_MARK = /^[^\p{L}]*\p{Nd}[.,٫٬]$/u;
const BEGINS_WITH_DIGIT = /^\p{Nd}[^\p{L}]*$/u;
/** Units of length before the sign that recognisers take a raised two for. */
const RAISED_TWO = /(^|[(/\s])([kcdm]?m|ft|mi)\?(?=\)|$)/u;
/** In brackets a unit with a plain figure is one with a raised one. */
const LOWERED = /\(([kcdm]?m)([23])\)$/;
const SURE_OF_RAISED = 0.9;

/**
 * The words of a line with what recognisers get wrong by nature: a number is no two words where a point or comma stands in it with
 * much room behind, as in writing of one pitch; a raised two behind a unit is no question.
 */
export function mendWords(words: readonly Word[]): readonly Word[] {
  const mended: Word[] = [];
  const isNumber = words.every(({ text }) => !/\p{L}/u.test(text));
  for (const word of words) {
    const last = mended.at(-1);
    if (isNumber && last !== undefined && ENDS_WITH_MARK.test(last.text) && BEGINS_WITH_DIGIT.test(word.text)) {
      const confidence = Math.min(last.confidence, word.confidence);
      mended[mended.length - 1] = {
        ...last,
        text: last.text + word.text,
        box: uniteBoxes(last.box, word.box),
        confidence,
      };
    } else mended.push(raiseTwo(word));
  }
  return mended;
}

function raiseTwo(word: Word): Word {
  if (LOWERED.test(word.text)) {
    const raised = word.text.replace(
      LOWERED,
      (_, unit: string, power: string) => `(${unit}${power === '2' ? '²' : '³'})`,
    );
    return { ...word, text: raised, confidence: Math.min(word.confidence, SURE_OF_RAISED) };
  }
  if (!RAISED_TWO.test(word.text)) return word;
  const text = word.text.replace(RAISED_TWO, '$1$2²');
  return { ...word, text, confidence: Math.min(word.confidence, SURE_OF_RAISED) };
}
