import type { Locale } from '../../chart/locale.ts';
import type { ColumnNature } from '../../chart/read-columns.ts';
import { PLAIN_NUMBERS } from '../format/number-style.ts';
import { writeMoment } from '../format/write-moment.ts';
import { writeDigits, writeNumber } from '../format/write-number.ts';
import type { Category, ChartModel, ModelColumn } from './chart-model.ts';

/** The rows along their axis. */
export type CategoryAxis = {
  readonly column: ModelColumn | undefined;
  readonly kind: ChartModel['axisKind'];
  readonly categories: readonly Category[];
};

type Reading = {
  readonly rowCount: number;
  readonly isDots: boolean;
  readonly locale: Locale;
  /** True for lines and areas, whose rows stand at their own time or number. */
  readonly isContinuous: boolean;
  /** Rows that sum up others. */
  readonly totalRows: ReadonlySet<number>;
};

const isMoments = ({ typed }: ModelColumn): boolean => typed.kind === 'date' || typed.kind === 'weeklyRange';

/**
 * The rows along their axis. The first column of text or dates names them, else one of codes. Where there is none, a first column of numbers that
 * rises from row to row does, if others remain to be drawn; else the rows have their numbers from 1.
 */
export function readCategories(columns: readonly ModelColumn[], reading: Reading): CategoryAxis {
  const column = namingColumn(columns, reading) ?? risingNumbers(columns);
  const labels = labelRows(column, reading);
  const positions = reading.isContinuous ? findPositions(column, reading) : undefined;
  const categories = labels.map((label, rowIndex): Category => {
    const position = positions?.get(rowIndex);
    return { rowIndex, label, ...(position === undefined ? {} : { position }) };
  });
  if (positions === undefined) return { column, kind: 'words', categories };
  const sorted = categories.toSorted((one, other) => (one.position ?? LAST) - (other.position ?? LAST));
  return { column, kind: column !== undefined && isMoments(column) ? 'time' : 'numbers', categories: sorted };
}

/**
 * Where nothing but codes names the rows, the first of them does, if other numbers are there to be drawn. Dots are named one by one, by
 * codes in letters too.
 */
function namingColumn(columns: readonly ModelColumn[], { isDots }: Reading): ModelColumn | undefined {
  const first = (...wanted: readonly ColumnNature[]): ModelColumn | undefined =>
    columns.find(({ nature }) => wanted.includes(nature));
  const codes = first('number') === undefined ? first('lettered-code') : first('code', 'lettered-code');
  return (isDots ? first('text', 'lettered-code') : undefined) ?? first('text', 'time') ?? codes;
}

function risingNumbers(columns: readonly ModelColumn[]): ModelColumn | undefined {
  const numeric = columns.filter(({ typed }) => typed.numbers !== undefined);
  const [first] = numeric;
  const numbers = first?.typed.numbers;
  if (first === undefined || numbers === undefined || numeric.length < 2) return undefined;
  return numbers.every((value, row) => row === 0 || value > (numbers[row - 1] ?? Number.NaN)) ? first : undefined;
}

function labelRows(column: ModelColumn | undefined, { rowCount, locale }: Reading): readonly string[] {
  const misfits = new Map(column?.typed.misfits.map(({ row, text }) => [row, text]));
  return Array.from({ length: rowCount }, (_, row) => {
    if (column === undefined) return writeNumber(row + 1, { style: PLAIN_NUMBERS, locale });
    const value = column.typed.values[row] ?? null;
    if (value === null) return misfits.get(row) ?? '';
    return writeValue(value, column, locale);
  });
}

function writeValue(value: number | string | boolean, { typed, nature }: ModelColumn, locale: Locale): string {
  if (typeof value === 'boolean') return String(value);
  if (typed.kind === 'date' || typed.kind === 'weeklyRange') return writeMoment(value, typed, locale);
  if (typeof value === 'string') return value;
  return typed.format === 'year' || nature === 'code'
    ? writeDigits(String(value), locale)
    : writeNumber(value, { style: PLAIN_NUMBERS, locale });
}

/** Behind every place on an axis, for rows that have none. */
const LAST = Number.MAX_VALUE;

/**
 * Where rows stand on a line of time or of numbers, by their index: only if every one has its own place and time names its year. Rows
 * that sum up others have none.
 */
function findPositions(
  column: ModelColumn | undefined,
  { rowCount, totalRows }: Reading,
): ReadonlyMap<number, number> | undefined {
  const places = column?.typed.times ?? column?.typed.numbers;
  if (places === undefined || column?.typed.isCyclic === true) return undefined;
  const positions = new Map<number, number>();
  for (let row = 0; row < rowCount; row++) if (!totalRows.has(row)) positions.set(row, places[row] ?? Number.NaN);
  const all = [...positions.values()];
  return all.length >= 2 && all.every(Number.isFinite) && new Set(all).size === all.length ? positions : undefined;
}
