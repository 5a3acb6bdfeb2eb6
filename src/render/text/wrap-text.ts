import { type FontSpec, measureText } from './measure-text.ts';

const ELLIPSIS = '…';
/** No label of a picture is longer: what follows is never seen. */
const LONGEST_TEXT = 2000;

/** A text cut to a width with an ellipsis; whole where it fits. Empty where not even the ellipsis fits. */
export function cutText(text: string, width: number, font: FontSpec): string {
  if (text.length <= LONGEST_TEXT && measureText(text, font) <= width) return text;
  return endInEllipsis(text.slice(0, LONGEST_TEXT), width, font);
}

function endInEllipsis(text: string, width: number, font: FontSpec): string {
  const room = width - measureText(ELLIPSIS, font);
  if (room < 0) return '';
  const graphemes = splitGraphemes(text);
  let low = 0;
  let high = graphemes.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (measureText(graphemes.slice(0, middle).join(''), font) <= room) low = middle;
    else high = middle - 1;
  }
  return `${graphemes.slice(0, low).join('').trimEnd()}${ELLIPSIS}`;
}

/**
 * A text broken into at most `mostLines` lines of a width: between words, and within a word, behind its dash or at a hyphen, only where it alone is too
 * wide. Line ends in the text stay. What does not fit ends in an ellipsis. At least one line, which may be empty.
 */
export function wrapText(
  text: string,
  width: number,
  { mostLines, ...font }: FontSpec & { mostLines: number },
): readonly string[] {
  const paragraphs = text.slice(0, LONGEST_TEXT).split(/\r\n|\r|\n/);
  const lines: string[] = [];
  for (const paragraph of paragraphs) {
    if (lines.length > mostLines) break;
    lines.push(...wrapParagraph(paragraph, width, { ...font, mostLines: mostLines + 1 - lines.length }));
  }
  if (lines.length <= mostLines) return lines;
  const kept = lines.slice(0, mostLines);
  const last = kept[mostLines - 1] ?? '';
  return [...kept.slice(0, -1), endInEllipsis(last, width, font)];
}

type Wrapping = FontSpec & { readonly mostLines: number };

function wrapParagraph(paragraph: string, width: number, wrapping: Wrapping): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(BLANKS)) {
    if (lines.length >= wrapping.mostLines) break;
    const joined = line === '' ? word : `${line} ${word}`;
    if (measureText(joined, wrapping) <= width) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = splitWord(word, width, wrapping);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
}

/** Blanks that part words: "20 000" with one that does not is one word. */
const BLANKS = /[^\S\u00a0\u202f]+/;
const HYPHEN = '-';
/** What a word parts behind of itself, the best first: "60000–70000", and blanks that part no words where it must be. */
const PARTING_MARKS = ['–-', '\u00a0\u202f'];
/** Letters that part at a hyphen: others join, or part anywhere. */
const PARTING = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
/** Fewer letters than this do not stand alone on either side of a hyphen. */
const LEAST_LETTERS = 3;

/** A word in pieces that each fit the width, parted by hyphens where its letters allow it; whole where it fits. Ends after `mostLines`. */
function splitWord(word: string, width: number, font: Wrapping): readonly string[] {
  if (measureText(word, font) <= width) return [word];
  const pieces: string[] = [];
  let rest = splitGraphemes(word);
  while (rest.length > 1 && pieces.length < font.mostLines && measureText(rest.join(''), font) > width) {
    const { count, hyphen } = chooseBreak(rest, width, font);
    pieces.push(rest.slice(0, count).join('').trimEnd() + hyphen);
    rest = rest.slice(count);
  }
  return [...pieces, rest.join('')];
}

/** How many graphemes of a word stand on a line of their own, at least one, and what ends the line. */
function chooseBreak(
  word: readonly string[],
  width: number,
  font: FontSpec,
): { readonly count: number; readonly hyphen: string } {
  const fits = (count: number, hyphen: string): boolean =>
    measureText(word.slice(0, count).join('') + hyphen, font) <= width;
  let most = 1;
  while (most < word.length && fits(most + 1, '')) most += 1;
  const areLetters = (from: number, to: number): boolean =>
    to <= word.length && from >= 0 && word.slice(from, to).every((grapheme) => PARTING.test(grapheme));
  const canPart = (count: number): boolean => areLetters(count - LEAST_LETTERS, count + LEAST_LETTERS);
  const behind = (marks: string): number => word.slice(0, most).findLastIndex((one) => marks.includes(one)) + 1;
  const count = PARTING_MARKS.map(behind).find((place) => place > 1);
  if (count !== undefined) return { count, hyphen: '' };
  for (let count = most; count >= LEAST_LETTERS; count--) {
    if (canPart(count) && fits(count, HYPHEN)) return { count, hyphen: HYPHEN };
    if (!areLetters(count - 1, count + 1)) return { count, hyphen: '' };
  }
  return { count: most, hyphen: '' };
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function splitGraphemes(text: string): readonly string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
