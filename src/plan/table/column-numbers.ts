import type { TypedColumn } from '../../table/column.ts';
import { parseNumber } from '../../table/notation/number-notation.ts';
import { PlanError } from '../plan-error.ts';
import type { DataNote } from '../transform/facts.ts';
import { nameOf, type PlanColumn } from './plan-column.ts';

/** The numbers of a column, NaN for a cell without one; true counts 1 and false 0. Throws where the column holds no numbers. */
export function numbersOf(column: PlanColumn): Float64Array {
  const numbers = maybeNumbersOf(column);
  if (numbers === undefined) throw new PlanError({ kind: 'wrongKind', column: nameOf(column), needs: 'number' });
  return numbers;
}

/** As `numbersOf`; undefined where the column holds no numbers. An empty column has none that are wrong. */
export function maybeNumbersOf({ typed }: PlanColumn): Float64Array | undefined {
  const { numbers, kind, values } = typed;
  if (numbers !== undefined) return numbers;
  if (kind === 'boolean') return Float64Array.from(values, (value) => (value === null ? Number.NaN : Number(value)));
  return kind === 'empty' ? new Float64Array(values.length).fill(Number.NaN) : undefined;
}

/** True for a column of figures to be drawn or computed with: numbers that are no years. */
export function isMeasure({ typed, isHidden }: PlanColumn): boolean {
  return !isHidden && typed.numbers !== undefined && typed.kind !== 'date';
}

/** The moments of a column, NaN for a cell without one. Throws where the column holds no dates. */
export function timesOf(column: PlanColumn): Float64Array {
  const { times } = column.typed;
  if (times === undefined) throw new PlanError({ kind: 'wrongKind', column: nameOf(column), needs: 'date' });
  return times;
}

const MOST_EXAMPLES = 3;

/** What there is to tell of a column whose numbers (or dates) are used: cells that are none. Rows that `skip` marks are no matter. */
export function unreadableNotes(column: PlanColumn, needs: 'number' | 'date', skip?: Uint8Array): readonly DataNote[] {
  const told = column.typed.misfits.filter(({ row }) => skip?.[row] !== 1);
  if (told.length === 0) return [];
  const examples = told.slice(0, MOST_EXAMPLES);
  return [{ kind: 'unreadableCells', column: nameOf(column), needs, count: told.length, examples }];
}

/** Tells of amounts in several currencies, where a column holds them. */
export function currencyNotes(column: PlanColumn): readonly DataNote[] {
  const { typed } = column;
  if (typed.kind !== 'currency' || typed.currency !== undefined) return [];
  const texts = new Set(column.cells.filter((cell) => typeof cell === 'string'));
  const currencies = new Set<string>();
  for (const text of texts) {
    const currency = parseNumber(text)?.currency;
    if (currency !== undefined) currencies.add(currency);
  }
  if (currencies.size < 2) return [];
  return [{ kind: 'mixedCurrencies', column: nameOf(column), currencies: [...currencies].sort() }];
}

/** For each row true where the cell holds something: a value, or a text that is no value of the column's kind. */
export function filledRows({ typed }: PlanColumn): Uint8Array {
  const filled = filledByValue(typed);
  for (const { row } of typed.misfits) filled[row] = 1;
  return filled;
}

function filledByValue({ groups, numbers, times, values }: TypedColumn): Uint8Array {
  if (groups !== undefined) return markRows(groups.codes.length, (row) => (groups.codes[row] ?? -1) >= 0);
  const figures = numbers ?? times;
  if (figures !== undefined) return markRows(figures.length, (row) => !Number.isNaN(figures[row]));
  return markRows(values.length, (row) => values[row] !== null);
}

function markRows(rowCount: number, isMarked: (row: number) => boolean): Uint8Array {
  const marks = new Uint8Array(rowCount);
  for (let row = 0; row < rowCount; row++) if (isMarked(row)) marks[row] = 1;
  return marks;
}
