import type { TypedColumn } from '../column.ts';
import { type TotalsClaim, totalsClaim } from '../notation/totals-words.ts';
import { findClosingSummaries } from './closing-summaries.ts';
import { findNestedTotals } from './nested-totals.ts';

/** The fewest rows that a row found by arithmetic alone must sum up, with one measure and with several. */
const LEAST_SUMMED = { oneMeasure: 5, severalMeasures: 3 } as const;
/** Sums below this are reached by chance among small counts. */
const LEAST_SUM = 20;
const NONE = new Float64Array(0);
const MOST_CLAIMED = 0.5;
/** Rows that a subtotal may sum up. */
const LONGEST_RUN = 500;

/**
 * Positions of the rows that sum up others: by their word in three languages, which the arithmetic must confirm for doubtful words
 * ("All", "Global") and for rows in the middle of the table; by arithmetic alone rows that sum up those below them all through the table,
 * rows that close it with averages, and the first or last row that is the sum of all others.
 */
export function findTotalRows(columns: readonly TypedColumn[], rowCount: number): readonly number[] {
  const claims = claimedRows(columns);
  const nested = findNestedTotals(columns, rowCount, claims);
  if (nested.length > 0) return nested;
  const closing = findClosingSummaries(columns, rowCount);
  const totals = findTotalsOf(columns, rowCount, claims);
  return closing.length === 0 ? totals : [...totals.filter((row) => row < (closing[0] ?? 0)), ...closing];
}

function findTotalsOf(
  columns: readonly TypedColumn[],
  rowCount: number,
  claims: ReadonlyMap<number, TotalsClaim>,
): readonly number[] {
  const measures = columns.filter((column) => column.numbers !== undefined && column.format !== 'year').map(summed);
  if (claims.size > 0 && claims.size < MOST_CLAIMED * rowCount) {
    const ends = findEnds(claims, rowCount);
    const rows = [...claims].filter(([row, claim]) => isBelieved(row, claim, { measures, rowCount, ends }));
    if (rows.length > 0) return rows.map(([row]) => row).sort((left, right) => left - right);
  }
  const hidden = [rowCount - 1, 0].find((row) => isHiddenTotal(row, { columns, measures, rowCount }));
  return hidden === undefined ? [] : [hidden];
}

/** Rows whose label claims to be a total, with the claim. A label is a text, or what does not fit among dates or numbers. */
function claimedRows(columns: readonly TypedColumn[]): ReadonlyMap<number, TotalsClaim> {
  const claims = new Map<number, TotalsClaim>();
  for (const column of columns) {
    if (column.kind === 'text') addTextClaims(column, claims);
    else for (const { row, text } of column.misfits) addClaim(claims, row, text);
  }
  return claims;
}

function addTextClaims(column: TypedColumn, claims: Map<number, TotalsClaim>): void {
  const { groups } = column;
  if (groups === undefined) {
    const { values } = column;
    for (let row = 0; row < values.length; row++) {
      const value = values[row];
      if (typeof value === 'string' && canClaim(value)) addClaim(claims, row, value);
    }
    return;
  }
  const places = new Map<number, TotalsClaim>();
  for (let place = 0; place < groups.texts.length; place++) {
    const text = groups.texts[place] ?? '';
    const claim = canClaim(text) ? totalsClaim(text) : 'none';
    if (claim !== 'none') places.set(place, claim);
  }
  if (places.size === 0) return;
  // One row tells the average of all: "Média" in many is a priority, or a size.
  const counts = new Map<number, number>();
  for (const code of groups.codes) if (places.get(code) === 'summary') counts.set(code, (counts.get(code) ?? 0) + 1);
  for (const [place, count] of counts) if (count > 1) places.delete(place);
  for (let row = 0; row < groups.codes.length; row++) {
    const claim = places.get(groups.codes[row] ?? -1);
    if (claim !== undefined) claims.set(row, claim);
  }
}

function addClaim(claims: Map<number, TotalsClaim>, row: number, text: string): void {
  const claim = totalsClaim(text);
  if (claim !== 'none') claims.set(row, claim);
}

/** A star, as `canClaim` sees it. */
const STAR = 42;
const ENDS_WITH_TOTAL = /(?:totals?|totais)\W*$/i;

/** A look at the first letter and the end, so that most words of a long column cost nothing more. */
function canClaim(text: string): boolean {
  const code = text.charCodeAt(0) | 32;
  return (
    code > 127 ||
    code === 116 ||
    code === 103 ||
    code === 115 ||
    code === 97 ||
    code === 111 ||
    code === 105 ||
    code === 109 ||
    code === STAR ||
    ENDS_WITH_TOTAL.test(text)
  );
}

type Table = { readonly measures: readonly SummedColumn[]; readonly rowCount: number };

function isBelieved(row: number, claim: TotalsClaim, table: Table & { readonly ends: Ends }): boolean {
  const isAtAnEnd = row <= table.ends.first || row >= table.ends.last;
  if (claim === 'total') return isAtAnEnd || sumsUpNeighbours(row, table);
  if (claim === 'subtotal' && sumsUpNeighbours(row, table)) return true;
  if (claim === 'summary') return row === 0 || row === table.rowCount - 1;
  const compared = table.measures.map((column) => sumAgrees(column, row)).filter((agrees) => agrees !== undefined);
  return compared.length > 0 && compared.every(Boolean);
}

/** The last row of the claims that the table begins with, and the first of those it ends with. */
type Ends = { readonly first: number; readonly last: number };

function findEnds(claims: ReadonlyMap<number, TotalsClaim>, rowCount: number): Ends {
  let first = 0;
  while (claims.has(first) && claims.has(first + 1)) first++;
  let last = rowCount - 1;
  while (claims.has(last) && claims.has(last - 1)) last--;
  return { first, last };
}

/**
 * True where some measure of a row in the middle is the sum of the rows before it, or of those behind it: a subtotal. Others that
 * say "Total" are things of that name, such as a company.
 */
function sumsUpNeighbours(row: number, { measures }: Table): boolean {
  return measures.some(({ column }) => sumsUpRun(column, row, -1) || sumsUpRun(column, row, 1));
}

/** Whether the two or more rows next to a row, in one direction, add up to it. */
function sumsUpRun({ numbers = NONE, decimals = 0 }: TypedColumn, row: number, step: 1 | -1): boolean {
  const claimed = numbers[row] ?? Number.NaN;
  let sum = 0;
  for (let count = 1; count <= LONGEST_RUN; count++) {
    const value = numbers[row + step * count] ?? Number.NaN;
    if (Number.isNaN(value)) return false;
    sum += value;
    const rounding = decimals === 0 ? 0.5 : 0.5 * 10 ** -decimals * Math.min(count, 10);
    if (count >= 2 && Math.abs(sum - claimed) <= Math.max(rounding, Math.abs(claimed) * 1e-9)) return true;
  }
  return false;
}

/** True where a row at an end of the table is the sum of all others in every measure, though no word says so. */
function isHiddenTotal(
  row: number,
  { columns, measures, rowCount }: Table & { readonly columns: readonly TypedColumn[] },
): boolean {
  if (rowCount - 1 < LEAST_SUMMED.severalMeasures) return false;
  const compared = measures.map((column) => sumAgrees(column, row)).filter((agrees) => agrees !== undefined);
  if (compared.length === 0 || !compared.every(Boolean)) return false;
  const isSolid = measures.some(({ column }) => Math.abs(column.numbers?.[row] ?? 0) >= LEAST_SUM);
  const hasNoName = columns
    .filter(({ numbers }) => numbers === undefined)
    .every((column) => column.values[row] === null);
  return hasNoName || (isSolid && (compared.length > 1 || rowCount - 1 >= LEAST_SUMMED.oneMeasure));
}

/** A measure with the sum of all its values, or why it has none that could tell. */
type SummedColumn = {
  readonly column: TypedColumn;
  readonly sum: number;
  readonly count: number;
  readonly hasNegatives: boolean;
};

function summed(column: TypedColumn): SummedColumn {
  let sum = 0;
  let count = 0;
  const numbers = column.numbers ?? NONE;
  for (let row = 0; row < numbers.length; row++) {
    const value = numbers[row] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    if (value < 0) return { column, sum, count, hasNegatives: true };
    sum += value;
    count++;
  }
  return { column, sum, count, hasNegatives: false };
}

/**
 * Compares a cell with the sum of the others in its column, within the rounding of the column's decimals. Undefined where the
 * cell is empty or the column holds negative numbers (a closing balance is no total).
 */
function sumAgrees({ column, sum, count, hasNegatives }: SummedColumn, row: number): boolean | undefined {
  const { numbers, decimals = 0 } = column;
  const claimed = numbers?.[row];
  if (claimed === undefined || Number.isNaN(claimed) || hasNegatives || count < 3) return undefined;
  const rounding = decimals === 0 ? 0.5 : 0.5 * 10 ** -decimals * Math.min(count, 10);
  return Math.abs(sum - 2 * claimed) <= Math.max(rounding, Math.abs(claimed) * 1e-9);
}
