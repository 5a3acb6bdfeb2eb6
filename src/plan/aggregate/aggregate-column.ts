import type { AggregateOperation } from '../expression/expression.ts';
import { type ColumnName, PlanError } from '../plan-error.ts';
import { filledRows, maybeNumbersOf, numbersOf } from '../table/column-numbers.ts';
import { codesOf, joinCodes } from '../table/group-rows.ts';
import { lookOf, type NumberLook, numberColumn, PERCENT, PLAIN, withoutDecimals } from '../table/made-column.ts';
import type { PlanColumn } from '../table/plan-column.ts';
import { settleColumn } from '../table/settle-column.ts';
import { rankColumn } from '../table/sort-rows.ts';
import {
  deviateNumbers,
  endRows,
  type Groups,
  leastRows,
  meanNumbers,
  percentileNumbers,
  type Reducer,
  shareNumbers,
  sumNumbers,
  varyNumbers,
} from './reduce-numbers.ts';

/** What is to be computed for each group. `column` is absent where rows are counted. */
export type Aggregate = {
  readonly operation: AggregateOperation;
  readonly column: PlanColumn | undefined;
  readonly percentile?: number | undefined;
};

type Named = Aggregate & { readonly as: ColumnName };

/** Makes the column of an aggregate: one cell for each group. */
type Maker = (aggregate: Named, groups: Groups) => PlanColumn;

const MAKERS = {
  sum: reduced(sumNumbers, (look) => look),
  mean: reduced(meanNumbers, withoutDecimals),
  median: (aggregate, groups) => ofPercentile(aggregate, groups, 50),
  percentile: (aggregate, groups) => ofPercentile(aggregate, groups, checkedPercentile(aggregate.percentile)),
  standardDeviation: reduced(deviateNumbers, withoutDecimals),
  variance: reduced(varyNumbers, () => PLAIN),
  share: reduced(shareNumbers, () => PERCENT),
  min: (aggregate, groups) => extreme(aggregate, groups, 1),
  max: (aggregate, groups) => extreme(aggregate, groups, -1),
  first: (aggregate, groups) => atEnd(aggregate, groups, 'first'),
  last: (aggregate, groups) => atEnd(aggregate, groups, 'last'),
  count: ({ as, column }, groups) => numberColumn(as, countRows(groups, column), PLAIN),
  countDistinct: (aggregate, groups) => numberColumn(aggregate.as, countValues(needed(aggregate), groups), PLAIN),
} as const satisfies Record<AggregateOperation, Maker>;

/** The aggregates that compute with numbers, of which cells that are none are told. */
export const NUMERIC_AGGREGATES: ReadonlySet<AggregateOperation> = new Set([
  'sum',
  'mean',
  'median',
  'percentile',
  'standardDeviation',
  'variance',
  'share',
]);

/**
 * One cell for each group: the aggregate of the cells of its rows. Empty cells take no part; a group without any gives an
 * empty cell, or 0 where cells are counted. The format of the column is kept where the figure is of its kind.
 * Throws `PlanError` where numbers are needed and the column has none.
 */
export function aggregateColumn(as: ColumnName, aggregate: Aggregate, groups: Groups): PlanColumn {
  const make: Maker = MAKERS[aggregate.operation];
  return make({ ...aggregate, as }, groups);
}

function needed({ column, operation }: Aggregate): PlanColumn {
  if (column === undefined)
    throw new PlanError({
      kind: 'badArgument',
      argument: 'column',
      value: null,
      needs: `a column to take the ${operation} of`,
    });
  return column;
}

function reduced(reduce: Reducer, toLook: (look: NumberLook) => NumberLook): Maker {
  return (aggregate, groups) => {
    const column = needed(aggregate);
    return numberColumn(aggregate.as, reduce(numbersOf(column), groups), toLook(lookOf(column.typed)));
  };
}

function ofPercentile(aggregate: Named, groups: Groups, percentile: number): PlanColumn {
  const column = needed(aggregate);
  const numbers = percentileNumbers(numbersOf(column), groups, percentile);
  return numberColumn(aggregate.as, numbers, withoutDecimals(lookOf(column.typed)));
}

function checkedPercentile(percentile = 50): number {
  if (percentile >= 0 && percentile <= 100) return percentile;
  throw new PlanError({ kind: 'badArgument', argument: 'percentile', value: percentile, needs: 'from 0 to 100' });
}

function extreme(aggregate: Named, groups: Groups, sign: 1 | -1): PlanColumn {
  const column = needed(aggregate);
  const { ranks } = rankColumn(column, 'value');
  return settleColumn(aggregate.as, column, leastRows(ranks, groups, sign));
}

function atEnd(aggregate: Named, groups: Groups, end: 'first' | 'last'): PlanColumn {
  const column = needed(aggregate);
  const isNumeric = maybeNumbersOf(column) !== undefined;
  const numbers = isNumeric ? numbersOf(column) : undefined;
  const filled =
    numbers === undefined ? filledRows(column) : Uint8Array.from(numbers, (value) => (Number.isNaN(value) ? 0 : 1));
  return settleColumn(aggregate.as, column, endRows(filled, groups, end));
}

function countRows({ codes, count }: Groups, column: PlanColumn | undefined): Float64Array {
  const filled = column === undefined ? undefined : filledRows(column);
  const counts = new Float64Array(count);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    if (code >= 0 && filled?.[row] !== 0) counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

function countValues(column: PlanColumn, { codes, count }: Groups): Float64Array {
  const pairs = joinCodes({ codes, size: count }, codesOf(column));
  const seen = new Uint8Array(pairs.size);
  const counts = new Float64Array(count);
  for (let row = 0; row < codes.length; row++) {
    const pair = pairs.codes[row] ?? -1;
    if (pair < 0 || seen[pair] === 1) continue;
    seen[pair] = 1;
    const code = codes[row] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
