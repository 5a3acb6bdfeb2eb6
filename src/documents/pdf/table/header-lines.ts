import { isPeriodLabel } from '../../grid/cell-shape.ts';
import { doInterlock, type Line, textOfLine } from '../layout/lines.ts';
import type { Ruling } from '../layout/rulings.ts';
import { bandOf, type ColumnBand } from './find-gutters.ts';
import { doNameColumns } from './names-columns.ts';
import { isNumber } from './page-grid.ts';

/** Level lines shorter than this share of the table stand under headers that span columns. */
export const WHOLE_WIDTH = 0.85;
/** In heights of the writing: rows of a section begin that much further in than its name. */
const SET_IN = 0.4;
/** How much wider the gap above the first row is than those within it. */
const SET_OFF = 1.12;
/** Lines that begin less than this apart are flush. */
const FLUSH_POINTS = 1.5;
/** Lines of headers over the first figure at most. */
const MOST_COUNTED = 9;
/** Lines of headers that their looks alone may show. */
const MOST_STYLED = 3;

/** How many lines on top are headers: those over the first figures, or where none tell, those that their looks set off. 0 of none. */
export function findHeaderLines(lines: readonly Line[], columns: Columns): number {
  const headed = withoutSections(lines, countHeaderLines(lines, columns.bands), columns.bands);
  const counted = withoutLabel(lines, headed, columns);
  return counted > 0 && counted <= MOST_COUNTED ? counted : countStyledLines(lines, columns.levels);
}

/** What stands where a figure is missing. */
const MISSING = /^(?:[-–—…]{1,3}|n\.?\/?a\.?)$/i;

/** How many lines stand over the first that has a figure below a label, or a mark for a missing one beside its own; years left aside. */
function countHeaderLines(lines: readonly Line[], bands: readonly ColumnBand[]): number {
  const isData = ({ phrases }: Line): boolean => {
    const texts = phrases.filter((phrase) => bandOf(phrase, bands) > 0).map(({ words }) => textOfLine(words));
    const hasLabel = texts.length < phrases.length;
    if (hasLabel && texts.length > 0 && texts.every((text) => MISSING.test(text))) return true;
    if (!hasLabel && doNameColumns(texts)) return false;
    return texts.some((text) => isNumber(text) && !isPeriodLabel(text));
  };
  let first = Math.max(0, lines.findIndex(isData));
  // Cells that wrap around the figures of the first row begin above them.
  while (doInterlock(lines[first - 1], lines[first])) first -= 1;
  // A text alone at the beginning of the line before heads a section of rows, if the first column has its header above.
  const isStub = ({ phrases }: Line): boolean => phrases.every((phrase) => bandOf(phrase, bands) === 0);
  const [last, above] = [lines[first - 1], lines[first - 2]];
  const isSection =
    last !== undefined &&
    above !== undefined &&
    isStub(last) &&
    (above.phrases.some((phrase) => bandOf(phrase, bands) === 0) || headsSection(last, lines.slice(first)));
  return isSection && !/^\p{Ll}/u.test(last.words[0]?.text ?? '') ? first - 1 : first;
}

/** So many header lines without the last of them that stand over the middle of the table: these head the rows below, as "ASSETS" does. */
function withoutSections(lines: readonly Line[], count: number, bands: readonly ColumnBand[]): number {
  let kept = count;
  while (kept > 1 && isCentred(lines[kept - 1], bands)) kept -= 1;
  return lines.slice(0, kept).some(({ phrases }) => phrases.length > 1) ? kept : count;
}

/** In heights of the writing: how far from the middle of a table what is centred over it may be. */
const OFF_CENTRE = 0.5;

/** True for one text over the middle of a table of three columns or more, units in brackets left aside. */
export function isCentred(line: Line | undefined, bands: readonly ColumnBand[]): boolean {
  const [only] = line?.phrases ?? [];
  if (line === undefined || only === undefined || line.phrases.length > 1 || bands.length < 3) return false;
  const middle = ((bands[0]?.left ?? 0) + (bands.at(-1)?.right ?? 0)) / 2;
  const text = textOfLine(only.words);
  const isName = /^\p{Lu}/u.test(text) || /^\p{Lo}/u.test(text);
  return isName && Math.abs((only.box.left + only.box.right) / 2 - middle) < OFF_CENTRE * line.size;
}

type Columns = { readonly bands: readonly ColumnBand[]; readonly levels: readonly Ruling[] };

/**
 * So many header lines without the last of them that begin the words of the first row, which wrap above its figures: a drawn line,
 * the end of bold writing, or a gap wider than that to their next line sets them off, and the header of the first column stands above.
 */
function withoutLabel(lines: readonly Line[], count: number, { bands, levels }: Columns): number {
  const inRow = lines[count]?.phrases.filter(({ words }) => !isNumber(textOfLine(words))) ?? [];
  const columnsOfWords = new Set([0, ...inRow.map((phrase) => bandOf(phrase, bands))]);
  const isOverWords = ({ phrases }: Line): boolean =>
    phrases.every((phrase) => columnsOfWords.has(bandOf(phrase, bands)));
  const from = lines.slice(0, count).findLastIndex((line) => !isOverWords(line)) + 1;
  for (let i = Math.max(1, from); i < count; i += 1) {
    const [above, line, next] = [lines[i - 1], lines[i], lines[i + 1]];
    if (above === undefined || line === undefined || next === undefined) break;
    const isNamed = lines.slice(0, i).some(({ phrases }) => phrases.some((phrase) => bandOf(phrase, bands) === 0));
    const isRuled = levels.some(
      ({ at, from: left, to }) =>
        at > above.baseline && at < line.baseline - 0.5 * line.size && left < line.box.right && to > line.box.left,
    );
    const isWider = line.baseline - above.baseline > SET_OFF * (next.baseline - line.baseline);
    if (isNamed && (isRuled || isWider || (isBold(above) && !isBold(line)))) return i;
  }
  return count;
}

const isBold = ({ words }: Line): boolean => words.every((word) => word.isBold);

/**
 * True for a line that ends in a colon, from which the next is set in and a later one is not, or that is bold as a later one that stands
 * alone and the next is not, or a year as a later one is, or that stands alone over a row of figures as a later one does: it heads rows,
 * and no column.
 */
function headsSection(line: Line, [next, ...later]: readonly Line[]): boolean {
  const { words, box, size } = line;
  if (next === undefined) return false;
  if (/[:：]$/.test(words.at(-1)?.text ?? '')) return true;
  const isLikeIt = (other: Line): boolean => isBold(other) && other.phrases.length === 1 && isFlush(other, line);
  if (isBold(line) && !isBold(next) && later.some(isLikeIt)) return true;
  if (headsFigures(line, next) && later.some((other, i) => headsFigures(other, later[i + 1]) && isFlush(other, line)))
    return true;
  const isPeriod = (other: Line): boolean => other.phrases.length === 1 && isPeriodLabel(textOfLine(other.words));
  if (isPeriod(line) && later.some((other) => isPeriod(other) && isFlush(other, line))) return true;
  return (
    next.box.left - box.left > SET_IN * size && later.some((line) => Math.abs(line.box.left - box.left) < FLUSH_POINTS)
  );
}

const isFlush = (one: Line, other: Line): boolean => Math.abs(one.box.left - other.box.left) < FLUSH_POINTS;

/** True for a name alone in its line, with another name and its figures on the next: not the first words of one that wraps. */
function headsFigures({ phrases, words }: Line, next: Line | undefined): boolean {
  const [label, ...figures] = next?.phrases ?? [];
  if (phrases.length > 1 || label === undefined || isNumber(textOfLine(words))) return false;
  const isName = !/^\p{Ll}/u.test(words[0]?.text ?? '') && !/^\p{Ll}/u.test(label.words[0]?.text ?? '');
  return isName && !isNumber(textOfLine(label.words)) && figures.some((phrase) => isNumber(textOfLine(phrase.words)));
}

/** How many lines on top are set off as headers where no figures tell: they are bold, or a line is drawn under them. */
function countStyledLines(lines: readonly Line[], levels: readonly Ruling[]): number {
  const bold = lines.findIndex((line) => !isBold(line));
  if (bold > 0 && bold <= MOST_STYLED && lines.slice(bold).filter(isBold).length * 3 < lines.length) return bold;
  const width = Math.max(...lines.map(({ box }) => box.right)) - Math.min(...lines.map(({ box }) => box.left));
  const under = lines.slice(0, -1).flatMap((line, i) => {
    const next = lines[i + 1];
    const isDrawn = levels.some(
      ({ at, from, to }) =>
        next !== undefined &&
        at > line.baseline &&
        at < next.baseline - 0.5 * next.size &&
        to - from > width * WHOLE_WIDTH,
    );
    return isDrawn ? [i + 1] : [];
  });
  const [first] = under;
  return first !== undefined && under.length === 1 && first <= MOST_STYLED ? first : 0;
}
