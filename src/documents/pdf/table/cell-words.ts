import { textOfLine, toLines } from '../layout/lines.ts';
import { type Box, boxAround } from '../page/geometry.ts';
import type { Word } from '../page/words.ts';

const NO_PHRASES = Number.POSITIVE_INFINITY;
const MARK = /^(?:\(?[\p{Nd}a-z*†‡§¶]{1,2}\)?|[*†‡§¶]{1,3})$/u;
const BROKEN_WORD = /\p{Ll}[-‐]$/u;
/** A date or a range that goes on with the digits of the next line. */
const BROKEN_FIGURE = /\p{Nd}[-‐–/]$/u;

/** What the words of a cell say, line after line on one line, and the box around them. Empty text of no words. */
export function textOfCell(words: readonly Word[]): string {
  const turned = words.filter(({ isTurned }) => isTurned);
  const upright = withPowers(words.filter(({ isTurned }) => !isTurned));
  const lines = toLines(withoutNoteMarks(upright), NO_PHRASES);
  let text = turned.map((word) => word.text).join(' ');
  for (const line of lines) {
    const next = textOfLine(line.words);
    if (BROKEN_WORD.test(text) && /^\p{Ll}/u.test(next)) text = text.slice(0, -1) + next;
    else if (BROKEN_FIGURE.test(text) && /^\p{Nd}/u.test(next)) text += next;
    else text = text === '' ? next : `${text} ${next}`;
  }
  return text
    .replace(/\s+/g, ' ')
    .replace(/(?:\s?[.·…_]){4,}$/u, '')
    .trim();
}

/** The box around words; undefined around none. */
export function boxOfWords(words: readonly Word[]): Box | undefined {
  return boxAround(words.map(({ box }) => box));
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const EXPONENT = /^[-−–]?\d{1,2}$/;
const TIMES = /[×x·⋅∙]$/u;
const TIMES_TEN = /^(?:[\d.,]*[×x·⋅∙])?10$/u;

/** The words with raised figures behind "× 10" in the letters of exponents: written level, they would be digits of the ten. */
function withPowers(words: readonly Word[]): readonly Word[] {
  return words.map((word) => {
    if (!word.isRaised || !EXPONENT.test(word.text)) return word;
    const isBefore = (base: Word, reach: number): boolean =>
      base !== word &&
      !base.isRaised &&
      base.baseline === word.baseline &&
      Math.abs(word.box.left - base.box.right) < reach;
    const ten = words.find((base) => TIMES_TEN.test(base.text) && isBefore(base, 0.4 * base.size));
    const isProduct =
      ten !== undefined &&
      (TIMES.test(ten.text.slice(0, -2)) ||
        words.some(
          ({ text, box, baseline, size }) =>
            TIMES.test(text) && baseline === ten.baseline && Math.abs(ten.box.left - box.right) < size,
        ));
    if (!isProduct) return word;
    const raised = [...word.text].map((sign) => SUPERSCRIPTS[Number(sign)] ?? '⁻').join('');
    return { ...word, text: raised };
  });
}

/** A word that a raised digit is no exponent of: units have two letters at most. */
const NAMED = /\p{L}{3,}[).,:;]?$|\p{Nd}[%)]?$/u;

/** Raised marks behind figures and words point to notes; read with a figure they would be digits of it. */
function withoutNoteMarks(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ isRaised }) => isRaised)) return words;
  return words.filter((word) => {
    if (!word.isRaised || !MARK.test(word.text)) return true;
    return !words.some(
      (base) =>
        base !== word &&
        !base.isRaised &&
        NAMED.test(base.text) &&
        Math.abs(word.box.left - base.box.right) < 0.4 * base.size,
    );
  });
}
