import { isPeriodLabel } from '../../grid/cell-shape.ts';
import { doInterlock, type Line, type Phrase, textOfLine, toLines, toPhrase } from '../layout/lines.ts';
import type { Ruling } from '../layout/rulings.ts';
import { overlapOf } from '../page/geometry.ts';
import type { Word } from '../page/words.ts';
import { bandOf, type ColumnBand, findColumns } from './find-gutters.ts';
import { findHeaderLines, isCentred, WHOLE_WIDTH } from './header-lines.ts';
import { widenByLabels } from './label-bands.ts';
import { isNumber, type PageGrid, toGridCell, withoutEmpty } from './page-grid.ts';
import type { PlacedLine, PlacedPhrase } from './placed-line.ts';
import { joinLines, type RowLine } from './row-lines.ts';

/** In heights of the writing: a wider gap parts two cells of a row. */
export const CELL_GAP = 0.62;
/** Rows that show the columns of a bill without its sums. */
const FEWEST_BILLED = 2;
const COLUMNS_OF_BILL = 4;
/**
 * The grid that white space draws among the words of a region: columns by the gutters between phrases, rows by lines, those
 * that wrap joined. `levels` are the level lines there. Undefined where there are not two columns.
 */
export function toSpacedGrid(words: readonly Word[], levels: readonly Ruling[]): PageGrid | undefined {
  const lines = toLines(words, CELL_GAP);
  const body = linesOfRows(lines);
  const { bands, sums } = findBands(body.length >= 2 ? body : lines.filter(({ phrases }) => phrases.length > 1));
  if (bands.length < 2) return undefined;
  const headerLines = findHeaderLines(lines, { bands, levels });
  const labelled = widenByLabels(bands, lines.slice(0, headerLines));
  const placed = lines.map((line, i) => {
    if (sums.has(line)) return placeSum(line, bands);
    const isWrapped = doInterlock(lines[i - 1], line) || doInterlock(line, lines[i + 1]);
    return placeLine(line, bands, { isHeader: i < headerLines, isWrapped, levels, labelled });
  });
  const isHeaderKnown = headerLines > 0 && headerLines < lines.length;
  const rows = joinLines(placed, { headerLines: isHeaderKnown ? headerLines : 0, levels });
  return toGrid(rows, bands.length, isHeaderKnown);
}

/**
 * The columns of some lines, and the sums below a bill: labels that stand anywhere before their amounts, under the last of at least four
 * columns, tell nothing of where these are.
 */
function findBands(lines: readonly Line[]): {
  readonly bands: readonly ColumnBand[];
  readonly sums: ReadonlySet<Line>;
} {
  const bands = findColumns(lines);
  const [stub] = bands;
  const isSum = ({ phrases: [label, amount, ...others] }: Line): boolean =>
    others.length === 0 &&
    amount !== undefined &&
    label !== undefined &&
    label.box.left > (stub?.right ?? 0) &&
    !isNumber(textOfLine(label.words));
  const count = lines.findLastIndex((line) => !isSum(line)) + 1;
  const billed = count < FEWEST_BILLED || count === lines.length ? [] : findColumns(lines.slice(0, count));
  if (billed.length < COLUMNS_OF_BILL || billed.length < bands.length) return { bands, sums: new Set() };
  return { bands: billed, sums: new Set(lines.slice(count)) };
}

function toGrid(rows: readonly RowLine[], columns: number, isHeaderKnown: boolean): PageGrid {
  const cells = rows.flatMap(({ phrases }, row) =>
    phrases.map(({ phrase, first, last }) =>
      toGridCell({ firstRow: row, lastRow: row, firstColumn: first, lastColumn: last }, phrase.words),
    ),
  );
  const inBody = cells.filter(({ firstRow }) => rows[firstRow]?.isHeader === false);
  const across = inBody.filter(({ firstColumn, lastColumn }) => lastColumn > firstColumn).length;
  const grid = withoutEmpty({
    method: 'spaced',
    rows: rows.length,
    columns,
    cells,
    crossing: across / Math.max(1, inBody.length),
  });
  const headerRows = rows.filter(({ isHeader }) => isHeader).length;
  return isHeaderKnown ? { ...grid, headerRows } : grid;
}

/** The lines that show where the columns are: those with figures, and those of cells that wrap around them. */
function linesOfRows(lines: readonly Line[]): readonly Line[] {
  const hasFigures = lines.map(isBodyLine);
  const isBeside = (i: number, other: number): boolean =>
    hasFigures[other] === true && doInterlock(lines[i], lines[other]);
  return lines.filter((_, i) => hasFigures[i] || isBeside(i, i - 1) || isBeside(i, i + 1));
}

/** A line that shows where the columns are: with a figure beside something else. Years may be headers of several columns. */
function isBodyLine({ phrases }: Line): boolean {
  return phrases.slice(1).some((phrase) => {
    const text = textOfLine(phrase.words);
    return isNumber(text) && !isPeriodLabel(text);
  });
}

type PlaceOptions = {
  readonly isHeader: boolean;
  /** True for a line that reaches into another: it is part of a cell, and heads nothing. */
  readonly isWrapped: boolean;
  readonly levels: readonly Ruling[];
  /** The columns with their labels. */
  readonly labelled: readonly ColumnBand[];
};

function placeLine(line: Line, bands: readonly ColumnBand[], options: PlaceOptions): PlacedLine {
  const parts = line.phrases.flatMap((phrase) => partAtGutters(phrase, bands, options.isHeader));
  const isOfCell = bands.slice(1).some((band) => Math.abs(band.left - line.box.left) < FLUSH);
  const isSection = !options.isHeader && !options.isWrapped && !isOfCell && isCentred(line, bands);
  const phrases = parts.map((phrase) =>
    isSection ? { phrase, first: 0, last: 0 } : placePhrase(phrase, bands, { ...options, beside: parts }),
  );
  const joined = joinSamePlace(phrases);
  // As many labels as columns are one for each, however far a label stands from the figures below it.
  const isOrdered = options.isHeader && parts.length === bands.length && joined.length < parts.length;
  return { line, phrases: isOrdered ? parts.map((phrase, i) => ({ phrase, first: i, last: i })) : joined };
}

/** A label this near to the left edge of a column, in points, stands in it. */
const FLUSH = 1;

/** A sum with its label in the first column, where the other rows have theirs, unless it begins right where the words of another do. */
function placeSum(line: Line, bands: readonly ColumnBand[]): PlacedLine {
  const phrases = line.phrases.map((phrase, i) => {
    const under = bands.findIndex(({ left }) => Math.abs(left - phrase.box.left) < FLUSH);
    const column = i === 0 ? Math.max(0, under) : bandOf(phrase, bands);
    return { phrase, first: column, last: column };
  });
  return { line, phrases };
}

/** In heights of the writing: a wider gap is more than the space between two words of a header. */
const [PRINTED_SPACE, TYPEWRITER_SPACE] = [0.45, 0.75];

/**
 * Cuts a phrase at the gutters that it reaches across, each at its widest gap between words there: columns may stand closer than words of a
 * label. A label that ends within a wide gutter is whole.
 */
function partAtGutters(phrase: Phrase, bands: readonly ColumnBand[], isHeader: boolean): readonly Phrase[] {
  const { words } = phrase;
  if (isHeader && isOneForEach(words, bands)) return words.flatMap((word) => toPhrase([word]) ?? []);
  const cuts = new Set(bands.slice(1).flatMap((next, i) => cutAt(phrase, [bands[i] ?? next, next], isHeader) ?? []));
  if (cuts.size === 0) return [phrase];
  const parts: Word[][] = [[]];
  for (const [i, word] of words.entries()) {
    if (cuts.has(i)) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  return parts.flatMap((part) => toPhrase(part) ?? []);
}

/** True for one word over each of the columns, and over no other: labels of columns that stand as close as words. */
function isOneForEach(words: readonly Word[], bands: readonly ColumnBand[]): boolean {
  const isOver = ({ box }: Word, { left, right }: ColumnBand): boolean => box.left < right && box.right > left;
  return (
    words.length === bands.length &&
    words.every((word, i) => bands.every((band, column) => isOver(word, band) === (column === i)))
  );
}

/** The word of a phrase before which it crosses the gutter between two columns; undefined where it does not. */
function cutAt(
  { words, box }: Phrase,
  [{ right }, { left }]: readonly [ColumnBand, ColumnBand],
  isHeader: boolean,
): number | undefined {
  let [cut, widest]: [number | undefined, number] = [undefined, 0];
  for (const [i, word] of words.entries()) {
    const last = words[i - 1];
    if (last === undefined || box.right < left - 0.25 * word.size) continue;
    const gap = word.box.left - last.box.right;
    const isAtGutter =
      last.box.right <= left + 0.25 * word.size &&
      word.box.left >= right - 0.25 * word.size &&
      gap >= 0 &&
      isNearBoth(last, word, right, left);
    // "2024 2023" may be two headers; "31 December" is one.
    const isFiguresOnly = isNumber(last.text) && isNumber(word.text);
    const space = word.isMonospaced && last.isMonospaced ? TYPEWRITER_SPACE : PRINTED_SPACE;
    const isWide = gap > (isHeader && !isFiguresOnly ? space : 0.2) * word.size;
    if (isAtGutter && isWide && gap >= widest) [cut, widest] = [i, gap];
  }
  return cut;
}

function isNearBoth(last: Word, next: Word, right: number, left: number): boolean {
  return overlapOf(last.box.right, next.box.left, right - 2, left + 2) >= 0;
}

type BesideOptions = PlaceOptions & { readonly beside: readonly Phrase[] };

function placePhrase(
  phrase: Phrase,
  bands: readonly ColumnBand[],
  { isHeader, levels, labelled, beside }: BesideOptions,
): PlacedPhrase {
  const { box } = phrase;
  const underlined = isHeader ? columnsOfUnderline(phrase, bands, { levels, beside }) : undefined;
  if (underlined !== undefined) return { phrase, ...underlined };
  const over = bands.flatMap(({ left, right }, i) => {
    const shared = overlapOf(left, right, box.left, box.right);
    const enough = Math.min(0.35 * (right - left), 6);
    return shared > enough ? [i] : [];
  });
  const [first] = over;
  const last = over.at(-1);
  if (first === undefined || last === undefined) {
    const nearest = bandOf(phrase, isHeader ? labelled : bands);
    return { phrase, first: nearest, last: nearest };
  }
  return { phrase, first, last };
}

/** The columns over which a line is drawn right under a header: it spans those. */
function columnsOfUnderline(
  { box }: Phrase,
  bands: readonly ColumnBand[],
  { levels, beside }: Pick<BesideOptions, 'levels' | 'beside'>,
): { readonly first: number; readonly last: number } | undefined {
  const [start, end] = [bands[0]?.left ?? 0, bands.at(-1)?.right ?? 0];
  const middle = (box.left + box.right) / 2;
  const height = box.bottom - box.top;
  const line = levels.find(
    ({ at, from, to }) =>
      at > box.bottom - 0.35 * height &&
      at < box.bottom + 0.8 * height &&
      from <= middle &&
      to >= middle &&
      (to - from < (end - start) * WHOLE_WIDTH || (beside.length > 1 && from > (bands[0]?.right ?? 0))) &&
      to - from >= box.right - box.left - 4,
  );
  if (line === undefined) return undefined;
  // Lines under headers side by side may run into one another: each column is under the header next to it.
  const middles = beside
    .map((other) => (other.box.left + other.box.right) / 2)
    .filter((at) => at > line.from && at < line.to);
  const isNearest = (at: number): boolean => middles.every((other) => Math.abs(middle - at) <= Math.abs(other - at));
  const under = bands.flatMap(({ left: start, right: end }, i) => {
    const at = (start + end) / 2;
    return at > line.from && at < line.to && isNearest(at) ? [i] : [];
  });
  const [first] = under;
  const last = under.at(-1);
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** Phrases of one line that stand in the same columns are one. */
function joinSamePlace(phrases: readonly PlacedPhrase[]): readonly PlacedPhrase[] {
  const joined: PlacedPhrase[] = [];
  for (const next of phrases) {
    const last = joined.at(-1);
    if (last === undefined || next.first > last.last) joined.push(next);
    else {
      const phrase = toPhrase([...last.phrase.words, ...next.phrase.words]);
      joined[joined.length - 1] = {
        phrase: phrase ?? last.phrase,
        first: Math.min(last.first, next.first),
        last: Math.max(last.last, next.last),
      };
    }
  }
  return joined;
}
