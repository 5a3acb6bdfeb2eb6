import type { Locale } from '../../chart/locale.ts';
import { writeDigits } from '../../chart/write-length-of-time.ts';
import { BETWEEN_NAMES } from '../../table/joint-names.ts';
import { PLAIN_NUMBERS } from '../format/number-style.ts';
import { writeMoment } from '../format/write-moment.ts';
import { writeNumber } from '../format/write-number.ts';
import type { Category, ChartModel, ModelColumn } from './chart-model.ts';

/** The rows along their axis. */
export type CategoryAxis = {
  readonly column: ModelColumn | undefined;
  readonly kind: ChartModel['axisKind'];
  readonly categories: readonly Category[];
};

type Reading = {
  readonly rowCount: number;
  readonly locale: Locale;
  /** True for lines and areas, whose rows stand at their own time or number. */
  readonly isContinuous: boolean;
  /** Rows that sum up others. */
  readonly totalRows: ReadonlySet<number>;
};

const isMoments = ({ typed }: ModelColumn): boolean => typed.kind === 'date' || typed.kind === 'weeklyRange';

/**
 * The rows along their axis, under the names of a column, and of those beside it that only together tell rows apart; without one they
 * have their numbers from 1.
 */
export function readCategories(
  column: ModelColumn | undefined,
  beside: readonly ModelColumn[],
  reading: Reading,
): CategoryAxis {
  const labels = joinNames([column, ...beside].map((one) => labelRows(one, reading)));
  const positions = reading.isContinuous ? findPositions(column, reading) : undefined;
  const categories = labels.map((label, rowIndex): Category => {
    const position = positions?.get(rowIndex);
    return { rowIndex, label, ...(position === undefined ? {} : { position }) };
  });
  if (positions === undefined) return { column, kind: 'words', categories };
  const sorted = categories.toSorted((one, other) => (one.position ?? LAST) - (other.position ?? LAST));
  return { column, kind: column !== undefined && isMoments(column) ? 'time' : 'numbers', categories: sorted };
}

/** A row by all of its names, "North · Chairs". */
function joinNames([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  if (others.length === 0) return first;
  return first.map((name, row) =>
    [name, ...others.map((labels) => labels[row] ?? '')].filter((one) => one !== '').join(BETWEEN_NAMES),
  );
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
