import type { ReadMethod, SecondReading } from '../../documents/source-table.ts';
import type { TableProfile } from '../../table/profile.ts';
import { type Trace, traceNumbers } from './trace-cells.ts';
import type { ExtractedTable } from './type-table.ts';

/** Something that a check found, with what its sentence needs. */
export type AccuracyIssue = {
  readonly kind: 'untraced' | 'total-off' | 'shares-off' | 'unread-lines' | 'read-otherwise';
  readonly values: Readonly<Record<string, string | number>>;
};

/** What was recomputed from the source, and what does not hold. */
export type AccuracyCheck = {
  /** Share of the checks that hold, 0 to 1. */
  readonly score: number;
  readonly issues: readonly AccuracyIssue[];
  readonly isTraced: boolean;
  readonly trace: Trace;
  /** What another method read in the same file, where one did. */
  readonly second: SecondReading | undefined;
  readonly rows: number;
  /** Totals in rows and shares that were recomputed. */
  readonly recomputed: number;
};

const ROUNDING = 0.005;
const SHARES_WITHIN = 1;
const SHARES_NEAR = 8;
const ISSUE_COSTS = 0.1;
const MOST_LINES_SHOWN = 20;

/**
 * Checks an answer against its source anew: every number is read again from its place, totals are added up, percentages
 * that should make 100 are summed, and lines of the source inside the table that no cell was read from are counted.
 */
export function checkAccuracy(table: ExtractedTable, profile: TableProfile, sourceText: string): AccuracyCheck {
  const trace = traceNumbers(table, sourceText);
  const totals = checkTotals(table, profile);
  const shares = checkShares(table, profile);
  const unread = countUnreadLines(table, sourceText);
  const issues: AccuracyIssue[] = [
    ...(trace.found < trace.numbers
      ? [{ kind: 'untraced' as const, values: { count: trace.numbers - trace.found, text: trace.lost[0] ?? '' } }]
      : []),
    ...secondIssue(table.source.secondReading),
    ...totals.issues,
    ...shares.issues,
    ...(unread > 0 ? [{ kind: 'unread-lines' as const, values: { count: unread } }] : []),
  ];
  const share = trace.numbers === 0 ? 1 : trace.found / trace.numbers;
  const others = issues.filter(({ kind }) => kind !== 'untraced' && kind !== 'read-otherwise').length;
  const score = Math.max(0, Math.min(share, shareAgreed(table.source.secondReading)) - ISSUE_COSTS * others);
  return {
    score: Math.round(score * 1000) / 1000,
    issues,
    isTraced: trace.found === trace.numbers,
    trace,
    second: table.source.secondReading,
    rows: table.source.rows.length,
    recomputed: totals.count + shares.count,
  };
}

function shareAgreed(second: SecondReading | undefined): number {
  return second === undefined || second.compared === 0 ? 1 : second.agreed / second.compared;
}

function secondIssue(second: SecondReading | undefined): readonly AccuracyIssue[] {
  if (second === undefined || second.agreed === second.compared) return [];
  const values = { count: second.compared - second.agreed, text: second.example ?? '' };
  return [{ kind: 'read-otherwise', values }];
}

type Recomputed = { readonly count: number; readonly issues: readonly AccuracyIssue[] };

/** One total at the end or the start of the rows: does each measure add up to it? */
function checkTotals(table: ExtractedTable, profile: TableProfile): Recomputed {
  const [row, ...more] = profile.totalRows;
  if (row === undefined || more.length > 0) return { count: 0, issues: [] };
  const checked = profile.columns.flatMap((column) => {
    const stated = table.columns[column.index]?.values[row];
    if (column.number?.isAdditive !== true || typeof stated !== 'number' || isPercentage(table, column.index))
      return [];
    const sum = column.number.sum;
    if (isMean(stated, column)) return [];
    const isOff =
      Math.abs(sum - stated) >
      ROUNDING * Math.max(1, Math.abs(stated)) + column.count * 0.5 * unitOf(table, column.index);
    return [{ isOff, column: column.label, stated, sum }];
  });
  const issues = checked
    .filter(({ isOff }) => isOff)
    .map(({ column, stated, sum }) => ({ kind: 'total-off' as const, values: { column, stated, sum: roundSum(sum) } }));
  return { count: checked.length, issues };
}

/** True for a row of averages: nothing adds up to it. */
function isMean(stated: number, { number, count }: TableProfile['columns'][number]): boolean {
  const mean = (number?.sum ?? Number.NaN) / count;
  return Math.abs(mean - stated) <= ROUNDING * Math.max(1, Math.abs(mean));
}

/** The last digit a column is written with: what rounding each row may cost. */
function unitOf(table: ExtractedTable, index: number): number {
  const decimals = table.columns[index]?.typed.decimals ?? 0;
  return decimals === 0 ? 0 : 10 ** -decimals;
}

function roundSum(sum: number): number {
  return Number(sum.toPrecision(12));
}

/** True where the source writes a column's values as percentages; in the rows they are plain numbers. */
function isPercentage(table: ExtractedTable, index: number): boolean {
  return table.columns[index]?.typed.kind === 'percentage';
}

/** Percentages that come near 100 in all: do they make it? */
function checkShares(table: ExtractedTable, profile: TableProfile): Recomputed {
  const near = profile.columns.filter(
    ({ index, number, count }) =>
      isPercentage(table, index) &&
      number !== undefined &&
      count > 2 &&
      number.min >= 0 &&
      Math.abs(number.sum - 100) < SHARES_NEAR,
  );
  const issues = near
    .filter(({ number, index }) => Math.abs((number?.sum ?? 100) - 100) > SHARES_WITHIN + unitOf(table, index))
    .map(({ label, number }) => ({
      kind: 'shares-off' as const,
      values: { column: label, sum: roundSum(number?.sum ?? 0) },
    }));
  return { count: near.length, issues };
}

/** Ways of reading in which rows are lines of the text. */
const IN_LINES: ReadonlySet<ReadMethod> = new Set(['delimited', 'markdown', 'aligned', 'key-value', 'list']);

/** Lines between the first and the last row that hold letters or digits and that no cell was read from. */
function countUnreadLines({ source }: ExtractedTable, sourceText: string): number {
  if (!IN_LINES.has(source.method)) return 0;
  const covered = source.rows.flatMap((row) => row.flatMap((cell) => cell.spans)).sort((a, b) => a.start - b.start);
  let unread = 0;
  let end = covered[0]?.start ?? 0;
  for (const span of covered) {
    if (span.start > end) {
      const lines = sourceText
        .slice(end, span.start)
        .split(/\r\n?|\n/)
        .slice(1, -1);
      unread += lines.filter((line) => /[\p{L}\p{N}]/u.test(line)).length;
    }
    end = Math.max(end, span.end);
    if (unread > MOST_LINES_SHOWN) break;
  }
  const repeated = source.notices.find(({ kind }) => kind === 'repeated-header')?.values.count ?? 0;
  return Math.max(0, unread - Number(repeated));
}
