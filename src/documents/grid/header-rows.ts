import type { SourceCell } from '../source-table.ts';
import { type CellShape, isFigureShape, isOpenRange, isPeriodLabel, isRange, shapeOf } from './cell-shape.ts';

/** How many rows on top name the columns, how sure that is (0 to 1), and whether the last of them states units only. */
export type HeaderRows = { readonly count: number; readonly certainty: number; readonly hasUnits: boolean };

type Cells = readonly SourceCell[];

/** What the cells of one column below the first row look like. */
type ColumnBody = {
  readonly kind: 'figure' | 'mixed' | 'word' | 'empty';
  /** True for plain numbers alone, without a date, score or range among them. */
  readonly isPlain: boolean;
  readonly texts: ReadonlySet<string>;
};

const SAMPLED_ROWS = 200;
const MOST_HEADER_ROWS = 3;
const FIGURE_SHARE = 0.7;
/** How far below 0 the score must be: at least one figure must head a column of figures. */
const SURE_OF_NO_HEADER = 0.75;
const UNSURE = 0.5;

/**
 * Finds the header rows by contrast: a header differs in shape from the column below it (a word over figures), and its
 * text does not come back as a value. After van den Burg, Nazábal and Sutton 2019 and Chen and Cafarella 2013.
 */
export function findHeaderRows(allRows: readonly Cells[], width: number): HeaderRows {
  const rows = withoutRepeats(allRows);
  if (rows.length < 2) return { count: rows.length === 1 ? 1 : 0, certainty: 0.3, hasUnits: false };
  const depth = findDepth(rows, width);
  const bodies = describeColumns(rows, depth, width);
  const score = scoreHeader(rows[0] ?? [], bodies);
  const certainty = Math.min(1, 0.5 + Math.abs(score) / 2);
  if (score <= 0 && depth === 1) {
    return { count: 0, certainty: score > -SURE_OF_NO_HEADER ? UNSURE : certainty, hasUnits: false };
  }
  const hasUnits = depth < rows.length - 1 && isUnitsRow(rows[depth] ?? [], describeColumns(rows, depth + 1, width));
  return { count: depth + (hasUnits ? 1 : 0), certainty, hasUnits };
}

/** The first rows without those that repeat the very first: headers that stand again within the data prove nothing against it. */
function withoutRepeats(rows: readonly Cells[]): readonly Cells[] {
  const [head = []] = rows;
  const isRepeat = (row: Cells): boolean =>
    row.length === head.length && row.every((cell, i) => cell.text === head[i]?.text);
  return rows.slice(0, SAMPLED_ROWS * 2).filter((row, i) => i === 0 || !isRepeat(row));
}

function describeColumns(rows: readonly Cells[], from: number, width: number): readonly ColumnBody[] {
  const to = Math.min(rows.length, from + SAMPLED_ROWS);
  return Array.from({ length: width }, (_, column) => describeColumn(rows, { from, to, column }));
}

function describeColumn(
  rows: readonly Cells[],
  { from, to, column }: { readonly from: number; readonly to: number; readonly column: number },
): ColumnBody {
  const counts: Record<CellShape, number> = { empty: 0, number: 0, figure: 0, mixed: 0, word: 0, mark: 0 };
  const texts = new Set<string>();
  for (let row = from; row < to; row += 1) {
    const text = rows[row]?.[column]?.text ?? '';
    counts[shapeOf(text)] += 1;
    texts.add(text);
  }
  const filled = counts.number + counts.figure + counts.mixed + counts.word;
  const isPlain = counts.figure === 0 && counts.number > 0;
  if (filled === 0) return { kind: 'empty', isPlain, texts };
  if (counts.number + counts.figure >= filled * FIGURE_SHARE) return { kind: 'figure', isPlain, texts };
  return { kind: counts.mixed >= filled * FIGURE_SHARE ? 'mixed' : 'word', isPlain, texts };
}

/** Above 0 where the row is a header over these columns, below 0 where it is a row like the others. */
function scoreHeader(head: Cells, bodies: readonly ColumnBody[]): number {
  const isSeries = isSeriesOfLabels(head);
  const hasRanges = head.some(({ text }) => isRange(text));
  const seriesUnit = findSeriesUnit(head, bodies);
  let score = 0;
  for (const [column, body] of bodies.entries())
    score += scoreLabel(head[column]?.text ?? '', body, { isSeries, hasRanges, seriesUnit });
  return score;
}

type HeadFacts = {
  readonly isSeries: boolean;
  readonly hasRanges: boolean;
  /** The unit of quantities that name columns, such as the distances of a race. */
  readonly seriesUnit: string | undefined;
};

const QUANTITY = /^\p{Nd}+ ?(\p{L}{1,4})$/u;

/** The unit that several whole quantities of the row share while nothing below them has letters: "50m" and "100m" over times. */
function findSeriesUnit(head: Cells, bodies: readonly ColumnBody[]): string | undefined {
  const seen = new Set<string>();
  for (const [column, { text }] of head.entries()) {
    const unit = QUANTITY.exec(text)?.[1];
    if (unit === undefined || hasLetters(bodies[column])) continue;
    if (seen.has(unit)) return unit;
    seen.add(unit);
  }
  return undefined;
}

function hasLetters(body: ColumnBody | undefined): boolean {
  return [...(body?.texts ?? [])].some((value) => /\p{L}/u.test(value));
}

function scoreLabel(text: string, body: ColumnBody, { isSeries, hasRanges, seriesUnit }: HeadFacts): number {
  if (text === '') return 0;
  const shape = shapeOf(text);
  // A date, a score or a range over plain numbers is none of them; "55+" closes a row of ranges.
  const isOtherFigure = body.isPlain && (shape === 'figure' || (hasRanges && isOpenRange(text)));
  const isOfSeries = isSeries || (seriesUnit !== undefined && QUANTITY.exec(text)?.[1] === seriesUnit);
  const isFigure = isFigureShape(shape) && !isPeriodOver(text, body) && !isOfSeries && !isOtherFigure;
  if (body.kind === 'figure') return isFigure ? -1.5 : 1;
  if (body.kind === 'empty') return isFigure ? -0.2 : 0.1;
  if (body.texts.has(text)) return -0.7;
  if (isFigure) return 0.3;
  if (body.kind === 'mixed') return shape === 'word' ? 0.6 : 0;
  return 0.15;
}

/** True for a year over values that are no years: a header such as 2019, 2020, 2021. */
function isPeriodOver(text: string, body: ColumnBody): boolean {
  if (!isPeriodLabel(text)) return false;
  for (const value of body.texts) if (value !== '' && !isPeriodLabel(value)) return true;
  return false;
}

/** True where at least three whole numbers follow one another by one, as rounds or weeks do over their columns. */
function isSeriesOfLabels(head: Cells): boolean {
  const numbers = head.filter((cell) => /^\d{1,3}$/.test(cell.text)).map((cell) => Number(cell.text));
  const first = head.find((cell) => cell.text !== '');
  if (numbers.length < 3 || (first !== undefined && /^\d/.test(first.text))) return false;
  return numbers.every((value, i) => i === 0 || value === (numbers[i - 1] ?? 0) + 1);
}

/** How many rows hold labels if any do: more than one where an upper row leaves gaps or repeats for the row below to fill. */
function findDepth(rows: readonly Cells[], width: number): number {
  let depth = 1;
  while (depth < MOST_HEADER_ROWS && depth < rows.length - 1 && isContinued(rows, depth, width)) depth += 1;
  return depth;
}

function isContinued(rows: readonly Cells[], depth: number, width: number): boolean {
  const upper = rows[depth - 1] ?? [];
  const lower = rows[depth] ?? [];
  const bodies = describeColumns(rows, depth + 1, width);
  let overFigures = 0;
  let gaps = 0;
  for (const [column, body] of bodies.entries()) {
    const above = upper[column]?.text ?? '';
    const below = lower[column]?.text ?? '';
    // What names the rows needs no name itself.
    const isCorner = column === 0 && body.kind === 'word';
    if (above === '' && below === '' && body.kind !== 'empty' && !isCorner) return false;
    const isClass = body.isPlain && (isRange(below) || isOpenRange(below));
    if (isFigureShape(shapeOf(below)) && !isPeriodOver(below, body) && !isClass) return false;
    // One cell over both rows tells nothing of either.
    if (below === '' || below === above) continue;
    if (body.texts.has(below) && body.kind !== 'figure') return false;
    if (body.kind === 'figure') overFigures += 1;
    if (above === '' || (column > 0 && above === upper[column - 1]?.text)) gaps += 1;
  }
  return overFigures > 0 && gaps > 0;
}

const UNIT =
  /^(?:\(.{1,20}\)|\[.{1,20}\]|%|‰|°[CF]?|\p{Sc}.{0,8}|(?:[A-Z]{3}|US\p{Sc}|R\p{Sc})(?: .{1,12})?|[µkcmMG]?[mgtLlWVAJ](?:[²³23]|\/s|\/h|h)?|ha|kWh|[MG]Wh|km\/h|mph|bps|p\.p\.|pp|mn|bn|[mM]illions?|thousands?|unit(?:s|és)?|milhões|milhares|unidades|مليون|ألف)$/u;

/** Units of measure, alone, to a power or over one another: "s", "l/min", "kg/m³". No unit may match in two ways ("dB" as deci and B). */
const MEASURE =
  /^(?:(?:[pnµumcdhkMGT]?(?:m|g|s|A|K|mol|cd|Hz|N|Pa|J|W|V|S|Ω|T|lm|lx|Bq|Sv|l|L|bar|eV|Wh|cal|B|b|M)|min|h|hr|d|ha|rpm|kn|ft|in|lb|oz|psi|gal|°[CF]?|%|ppm|ppb|px|t)(?:[²³23]|\^-?\d)?(?:[/·*](?=.)|$))+$/u;
const LONGEST_MEASURE = 40;
const LONGEST_UNIT = 12;
/** The share of the units of a row that must be known for the other short words of it to be units as well. */
const KNOWN_UNITS = 0.5;

/**
 * True for a row under the labels that holds nothing but units, over columns of figures. Where it names no row, or where most of it are
 * known units over nothing but figures, any short words over each column of figures are units: "g/cm3".
 */
function isUnitsRow(row: Cells, bodies: readonly ColumnBody[]): boolean {
  const isFull = bodies.every(({ kind }, column) => kind !== 'figure' || (row[column]?.text ?? '') !== '');
  const isNameless = (bodies[0]?.kind === 'word' && (row[0]?.text ?? '') === '') || isMostlyMeasures(row, bodies);
  let units = 0;
  for (const [column, body] of bodies.entries()) {
    const text = row[column]?.text ?? '';
    if (text === '') continue;
    if (body.kind !== 'figure' && !/^[-–—]$/.test(text)) return false;
    if (isUnit(text) || (isNameless && isFull && isShortWord(text))) units += 1;
    else if (shapeOf(text) !== 'mark') return false;
  }
  return units > 0;
}

/** True for a row over columns of figures alone whose words are mostly known units. */
function isMostlyMeasures(row: Cells, bodies: readonly ColumnBody[]): boolean {
  const texts = row.map(({ text }) => text).filter((text) => text !== '');
  const known = texts.filter(isUnit).length;
  return known >= texts.length * KNOWN_UNITS && bodies.every(({ kind }) => kind === 'figure');
}

function isUnit(text: string): boolean {
  return text.length <= LONGEST_MEASURE && (UNIT.test(text) || MEASURE.test(text));
}

function isShortWord(text: string): boolean {
  return text.length <= LONGEST_UNIT && !isFigureShape(shapeOf(text)) && shapeOf(text) !== 'mark';
}
