import { readLabel } from '../../../table/reading/column-label.ts';
import type { Box } from '../page/geometry.ts';
import type { Word } from '../page/words.ts';
import { type Line, type Phrase, textOfLine, toLine, toLines } from './lines.ts';

const NO_PHRASES = Number.POSITIVE_INFINITY;
const CAPTION =
  /^(?:table|tab\.|tabela|quadro|tableau|tabelle|tabla|tavola|exhibit|schedule|annex|appendix|chart|figure|fig\.|gráfico|figura|الجدول|جدول|شكل)(?:\s|\s*[\dIVXA-Z٠-٩])/iu;
/** True for a line that begins as captions do: "Table 3: ...". */
export const isCaption = (text: string): boolean => CAPTION.test(text);

const NOTHING: Phrase = { words: [], box: { left: 0, top: 0, right: 0, bottom: 0 } };
/** In heights of the writing: what is further apart stands in another column of the page. */
const TITLE_GAP = 1.8;
/** How far above and below a table its caption is looked for, in points. */
const REACH = 150;
const MOST_LINES = 4;
const MOST_HEADING_LINES = 3;
const LONGEST = 220;
const LONGEST_PLAIN = 110;
const LONGEST_SCALE = 12;
const FAR = 3.2;
const ENDS_SENTENCE = /[.;,،؛]$/;

/** The words that name a table: its caption, or the heading right above it. `rest` are the words outside of all tables. */
export function findTitle(rest: readonly Word[], box: Box): string | undefined {
  const near = rest.filter(
    ({ isTurned, box: { top, bottom } }) => !isTurned && bottom > box.top - REACH && top < box.bottom + REACH,
  );
  const lines = toLines(near, TITLE_GAP).flatMap((line) => inReach(line, box) ?? []);
  const above = lines.filter((line) => line.box.bottom <= box.top + 3);
  const upwards = nearLines(above.reverse(), box.top);
  return maybeCaption(upwards) ?? maybeHeading(upwards) ?? captionBelow(lines, box);
}

/** The part of a line that stands over or under a table, not beside it. */
function inReach(line: Line, { left, right }: Box): Line | undefined {
  const own = line.phrases.filter(({ box }) => box.left < right && box.right > left);
  const first = line.phrases.indexOf(own[0] ?? NOTHING);
  const label = first > 0 ? line.phrases[first - 1] : undefined;
  // "Table 3" may stand apart from the words of its caption.
  const isLabelled = label !== undefined && CAPTION.test(textOfLine(label.words));
  return toLine([...(isLabelled ? label.words : []), ...own.flatMap(({ words }) => words)], NO_PHRASES);
}

/** Lines from the table upwards, as long as none is far from the one below it. */
function nearLines(upwards: readonly Line[], top: number): readonly Line[] {
  const near: Line[] = [];
  let below = top;
  for (const line of upwards) {
    const distance = below - line.box.bottom;
    if (distance > FAR * line.size || near.length >= MOST_LINES) break;
    near.push(line);
    below = line.box.top;
  }
  return near;
}

function maybeCaption(upwards: readonly Line[]): string | undefined {
  const at = upwards.findIndex((line) => CAPTION.test(textOfLine(line.words)));
  if (at < 0) return undefined;
  const text = upwards
    .slice(0, at + 1)
    .reverse()
    .map((line) => textOfLine(line.words))
    .join(' ');
  return text.length <= LONGEST ? text : undefined;
}

/** The lines right above that are short and end no sentence, as far as they do not belong to running text. */
function maybeHeading(upwards: readonly Line[]): string | undefined {
  const heading: string[] = [];
  let scale = '';
  for (const [i, line] of upwards.slice(0, MOST_HEADING_LINES).entries()) {
    const text = textOfLine(line.words);
    const above = upwards[i + 1];
    if (i === 0 && isScale(text) && above !== undefined) {
      scale = ` (${text.replace(/^[([](.*)[)\]]$/, '$1')})`;
      continue;
    }
    if (!isHeading(text) || (above !== undefined && goesOnFrom(above, line))) break;
    heading.unshift(withoutColon(text));
  }
  const text = heading.join(' ');
  return text === '' || /^\p{Ll}/u.test(text) ? undefined : text + scale;
}

/** True for a line that says no more than what all figures are in: "$000", "€m". */
function isScale(text: string): boolean {
  return text.length <= LONGEST_SCALE && /\p{Sc}/u.test(text) && readLabel(`(${text})`).scale !== undefined;
}

/** True for a line that may be the end of the running text above it. */
function goesOnFrom(above: Line, line: Line): boolean {
  const isLoose = above.baseline < line.baseline - 1.9 * line.size;
  const differs = isBold(line) !== isBold(above) || Math.abs(line.size - above.size) > 0.8;
  return !isLoose && !differs && isLongLine(above);
}

const isBold = ({ words }: Line): boolean => words.every((word) => word.isBold);
const isLongLine = ({ words }: Line): boolean => words.length > 9;
const withoutColon = (text: string): string => text.replace(/\s*:$/, '');

function isHeading(text: string): boolean {
  return text.length >= 3 && text.length <= LONGEST_PLAIN && !ENDS_SENTENCE.test(text) && /\p{L}{2}/u.test(text);
}

function captionBelow(lines: readonly Line[], { bottom }: Box): string | undefined {
  const next = lines.find((line) => line.box.top >= bottom - 3);
  if (next === undefined || next.box.top > bottom + 3 * next.size) return undefined;
  const text = textOfLine(next.words);
  return CAPTION.test(text) && text.length <= LONGEST_PLAIN ? text : undefined;
}
