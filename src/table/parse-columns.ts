import type { TypedColumn } from './column.ts';
import { findLengths } from './lengths-of-time.ts';
import { parseMoment } from './notation/date-notation.ts';
import { type ParseOptions, parseColumn } from './parse-column.ts';
import { readLabel } from './reading/column-label.ts';
import { hasYearWord, isBareYear } from './reading/year-column.ts';

/** The cells of one column of a table, with its label. */
export type ColumnSource = {
  readonly label: string;
  readonly unit?: string;
  readonly isText?: boolean;
  readonly isDuration?: boolean;
  readonly cells: readonly unknown[];
};

type Habits = NonNullable<ParseOptions['habits']>;
type SharedOptions = Pick<ParseOptions, 'locale' | 'habits' | 'likelyOrder'>;

/**
 * Types all columns of one table. What some columns prove of decimal marks and of the order of day and month settles it for
 * those that leave it open, before any locale does: a table is written by one hand. What a person said of the table comes between
 * both. Several columns that look like years without a label that says so, or one under a heading that is a period itself, hold
 * amounts; texts like "1:19:45" are lengths of time where what stands beside them says so (`lengths-of-time.ts`).
 */
export function parseColumns(sources: readonly ColumnSource[], options: SharedOptions = {}): readonly TypedColumn[] {
  const columns = alignOpenMarks(sources, options);
  const proved = provedHabits(columns);
  // Nobody who writes decimals behind a comma writes the month first.
  const usual = proved?.decimal === ',' ? ({ order: 'day-first' } as const) : {};
  const habits = proved === undefined ? undefined : { ...usual, ...options.habits, ...proved };
  const amounts = findAmounts(columns);
  const lengths = findLengths(columns);
  if (habits === undefined && amounts.size === 0 && lengths.size === 0) return columns;
  return columns.map((column, index) => {
    const source = sources[index];
    const isAmount = amounts.has(column);
    const isLength = lengths.has(column);
    if (source === undefined || !(isAmount || isLength || (habits !== undefined && isOpen(column, habits))))
      return column;
    const { cells, ...rest } = source;
    return parseColumn(cells, { ...rest, ...options, ...(habits === undefined ? {} : { habits }), isAmount, isLength });
  });
}

/**
 * Each column typed by itself. Where some open marks are read as commas for what stands beside them ("1.200" beside "950"), and no
 * column proves anything, those that show nothing follow: a table is written by one hand. The doubt stays.
 */
function alignOpenMarks(sources: readonly ColumnSource[], options: SharedOptions): readonly TypedColumn[] {
  const columns = sources.map(({ cells, ...source }) => parseColumn(cells, { ...source, ...options }));
  const chosen = new Set(columns.map(({ ambiguity }) => ambiguity?.chosen));
  if (!chosen.has('comma') || !chosen.has('point') || columns.some(({ decimalMark }) => decimalMark !== undefined))
    return columns;
  const habits = { ...options.habits, decimal: ',' } as const;
  return columns.map((column, index) => {
    const source = sources[index];
    if (column.ambiguity?.chosen !== 'point' || source === undefined) return column;
    const { cells, ...rest } = source;
    const ambiguity = { ...column.ambiguity, chosen: 'comma' } as const;
    return { ...parseColumn(cells, { ...rest, ...options, habits }), ambiguity };
  });
}

/** Columns of years whose label does not say so and whose neighbours speak against it. */
function findAmounts(columns: readonly TypedColumn[]): ReadonlySet<TypedColumn> {
  const unnamed = columns.filter(
    ({ format, numbers, label }) => format === 'year' && numbers !== undefined && !hasYearWord(readLabel(label)),
  );
  const underPeriods = unnamed.filter(({ label }) => isBareYear(label.trim()) || parseMoment(label) !== undefined);
  return new Set(unnamed.length > 1 ? unnamed : underPeriods);
}

/** What the columns agree on; undefined where none proves anything, or they contradict each other. */
function provedHabits(columns: readonly TypedColumn[]): Habits | undefined {
  const decimals = new Set(columns.flatMap(({ decimalMark }) => decimalMark ?? []));
  const orders = new Set(columns.flatMap(({ dateOrder }) => dateOrder ?? []));
  const [decimal] = decimals.size === 1 ? decimals : [];
  const [order] = orders.size === 1 ? orders : [];
  if (decimal === undefined && order === undefined) return undefined;
  return { ...(decimal === undefined ? {} : { decimal }), ...(order === undefined ? {} : { order }) };
}

/** True where a column left open what the habits settle. */
function isOpen(column: TypedColumn, habits: Habits): boolean {
  if (column.openMark === true) return habits.decimal !== undefined;
  return column.openOrder === true && habits.order !== undefined;
}
