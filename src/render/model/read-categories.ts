import type { Locale } from '../../chart/locale.ts';
import type { TypedColumn } from '../../table/column.ts';
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

type Reading = { readonly rowCount: number; readonly locale: Locale; readonly isContinuous: boolean };

const isMoments = ({ typed }: ModelColumn): boolean => typed.kind === 'date' || typed.kind === 'weeklyRange';
const isWords = ({ typed }: ModelColumn): boolean => typed.kind === 'text' || typed.kind === 'boolean';

/**
 * The first column of text or dates names the rows. Where there is none, a first column of numbers that rises from row to row
 * does, if others remain to be drawn; else the rows have their numbers from 1.
 */
export function readCategories(columns: readonly ModelColumn[], reading: Reading): CategoryAxis {
  const column = columns.find((one) => isMoments(one) || isWords(one)) ?? risingNumbers(columns);
  const labels = labelRows(column?.typed, reading);
  const positions = reading.isContinuous ? findPositions(column) : undefined;
  const categories = labels.map((label, rowIndex): Category => {
    const position = positions?.[rowIndex];
    return { rowIndex, label, ...(position === undefined ? {} : { position }) };
  });
  if (positions === undefined) return { column, kind: 'words', categories };
  const sorted = categories.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
  return { column, kind: column !== undefined && isMoments(column) ? 'time' : 'numbers', categories: sorted };
}

function risingNumbers(columns: readonly ModelColumn[]): ModelColumn | undefined {
  const numeric = columns.filter(({ typed }) => typed.numbers !== undefined);
  const [first] = numeric;
  const numbers = first?.typed.numbers;
  if (first === undefined || numbers === undefined || numeric.length < 2) return undefined;
  return numbers.every((value, row) => row === 0 || value > (numbers[row - 1] ?? Number.NaN)) ? first : undefined;
}

function labelRows(column: TypedColumn | undefined, { rowCount, locale }: Reading): readonly string[] {
  const misfits = new Map(column?.misfits.map(({ row, text }) => [row, text]));
  return Array.from({ length: rowCount }, (_, row) => {
    if (column === undefined) return writeNumber(row + 1, { style: PLAIN_NUMBERS, locale });
    const value = column.values[row] ?? null;
    if (value === null) return misfits.get(row) ?? '';
    return writeValue(value, column, locale);
  });
}

function writeValue(value: number | string | boolean, column: TypedColumn, locale: Locale): string {
  if (typeof value === 'boolean') return String(value);
  if (column.kind === 'date' || column.kind === 'weeklyRange') return writeMoment(value, column, locale);
  if (typeof value === 'string') return value;
  return column.format === 'year'
    ? writeDigits(String(value), locale)
    : writeNumber(value, { style: PLAIN_NUMBERS, locale });
}

/** Where each row stands on a line of time or of numbers: only if every row has its own place and time names its year. */
function findPositions(column: ModelColumn | undefined): readonly number[] | undefined {
  if (column === undefined || column.typed.isCyclic === true) return undefined;
  const places = column.typed.times ?? column.typed.numbers;
  if (places === undefined || places.length < 2) return undefined;
  const positions = Array.from(places);
  const isWhole = positions.every(Number.isFinite) && new Set(positions).size === positions.length;
  return isWhole ? positions : undefined;
}
