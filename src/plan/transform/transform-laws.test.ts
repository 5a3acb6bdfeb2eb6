import '../../../test/property-seed.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChartData, Row } from '../../chart/graph-config.ts';
import { AGGREGATE_OPERATIONS } from '../expression/expression.ts';
import { PlanError } from '../plan-error.ts';
import { type PlanTable, toPlanTable } from '../table/plan-table.ts';
import { toChartData } from '../table/to-chart-data.ts';
import { applyTransform } from './apply-transform.ts';
import { DATE_PARTS, FILL_METHODS, type Transform, WINDOW_OPERATIONS } from './transform.ts';

const as = (key: string) => ({ key, label: key });
const KEYS = ['who', 'what', 'amount'];
const EMPTY: ChartData = { columns: [], rows: [] };

const row = fc.record({
  who: fc.constantFrom('Ann', 'Bo', 'Cy', null),
  what: fc.constantFrom('Pen', 'Ink', 'Cup'),
  amount: fc.oneof(
    fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100),
    fc.constant(null),
  ),
});
/** A negative amount in the first row: no row can be taken for the sum of the others. */
const rows = fc.array(row, { maxLength: 30 }).map((more) => [{ who: 'Ann', what: 'Pen', amount: -1.5 }, ...more]);

const tableOf = (own: readonly Row[], keys = KEYS): PlanTable =>
  toPlanTable({ columns: keys.map((key) => ({ key })), rows: own });
const run = (table: PlanTable, ...steps: readonly Transform[]): readonly Row[] =>
  toChartData(
    steps.reduce((own, step) => applyTransform(own, step).table, table),
    EMPTY,
  ).rows;

const SUM: Transform = {
  verb: 'group',
  by: ['who'],
  measures: [{ operation: 'sum', column: 'amount', as: as('sum') }],
};
const byWho = (own: readonly Row[]) => new Map(own.map(({ who, sum }) => [who, sum]));

const cell = fc.oneof(
  fc.constantFrom(
    '$1.9M',
    '12%',
    'n/a',
    '-',
    '',
    'Total',
    '2024-03-12',
    '03/04/2024',
    'Q1',
    'March',
    '٣',
    '1:30',
    '5 km',
    true,
    null,
    undefined,
  ),
  fc.integer({ min: -5, max: 2100 }),
  fc.double(),
  fc.anything(),
);
const anyRows = fc.array(fc.record({ who: cell, what: cell, amount: cell }), { maxLength: 12 });
const column = fc.constantFrom('who', 'what', 'amount');
const columns = fc.array(column, { maxLength: 3 });
const operation = fc.constantFrom(...AGGREGATE_OPERATIONS);
const made = fc.constantFrom(as('new'), as('who'));
const sortKey = fc.record({
  column,
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
  order: fc.constantFrom('value' as const, 'natural' as const, ['Total', 'March']),
});
const anyStep: fc.Arbitrary<Transform> = fc.oneof(
  fc.record({
    verb: fc.constant('group' as const),
    by: columns,
    measures: fc.array(fc.record({ operation, column, as: fc.constant(as('m')) }), { maxLength: 1 }),
  }),
  fc.record({ verb: fc.constant('sort' as const), by: fc.array(sortKey, { maxLength: 2 }) }),
  fc.record({
    verb: fc.constant('limit' as const),
    count: fc.integer({ min: -1, max: 5 }),
    from: fc.constantFrom('start' as const, 'end' as const),
    by: sortKey,
    per: columns,
    rest: fc.record({ column, label: fc.constant('Other') }),
  }),
  fc.record({
    verb: fc.constant('pivotWider' as const),
    keys: columns,
    names: column,
    values: column,
    combine: operation,
  }),
  fc.record({
    verb: fc.constant('pivotLonger' as const),
    columns,
    nameAs: fc.constant(as('n')),
    valueAs: fc.constant(as('v')),
  }),
  fc.record({ verb: fc.constant('bin' as const), column, count: fc.integer({ min: 0, max: 9 }), as: made }),
  fc.record({ verb: fc.constant('truncateTime' as const), column, part: fc.constantFrom(...DATE_PARTS), as: made }),
  fc.record({
    verb: fc.constant('window' as const),
    operation: fc.constantFrom(...WINDOW_OPERATIONS),
    column,
    size: fc.integer({ min: 0, max: 3 }),
    orderBy: fc.array(sortKey, { maxLength: 1 }),
    per: columns,
    as: made,
  }),
  fc.record({
    verb: fc.constant('fillEmpty' as const),
    columns,
    method: fc.constantFrom(...FILL_METHODS),
    value: fc.constantFrom(3, 'x'),
    per: columns,
  }),
  fc.record({
    verb: fc.constant('completeDates' as const),
    column,
    per: columns,
    method: fc.constantFrom(...FILL_METHODS),
  }),
  fc.record({
    verb: fc.constantFrom(
      'select' as const,
      'drop' as const,
      'distinct' as const,
      'dropEmpty' as const,
      'parseValues' as const,
    ),
    columns,
  }),
  fc.record({ verb: fc.constant('rename' as const), column, label: fc.string() }),
  fc.record({
    verb: fc.constant('splitText' as const),
    column,
    separator: fc.constantFrom('', ' ', '-'),
    into: fc.constant([as('p1'), as('p2')]),
  }),
  fc.record({ verb: fc.constant('mergeText' as const), columns, separator: fc.string(), as: made }),
  fc.record({
    verb: fc.constant('replace' as const),
    column,
    from: fc.constantFrom(null, 'a', 5),
    to: fc.constantFrom(null, 'b', 6),
    isPartial: fc.boolean(),
  }),
  fc.record({ verb: fc.constant('round' as const), columns, decimals: fc.integer({ min: -20, max: 20 }) }),
  fc.record({
    verb: fc.constant('convert' as const),
    columns,
    to: fc.constantFrom('number' as const, 'text' as const, 'date' as const, 'percentage' as const),
  }),
  fc.record({ verb: fc.constant('transpose' as const), labels: column, as: made }),
  fc.record({
    verb: fc.constant('removeOutliers' as const),
    column,
    method: fc.constantFrom('interquartile' as const, 'deviations' as const),
    factor: fc.constantFrom(0, 1.5),
    per: columns,
  }),
  fc.record({ verb: fc.constant('sample' as const), count: fc.integer({ min: 0, max: 5 }), seed: fc.integer() }),
  fc.record({ verb: fc.constant('addTotals' as const), operation, label: fc.constant('Total') }),
  fc.constant({ verb: 'dropTotals' as const }),
);

describe('whatever the cells and the steps are', () => {
  test('a plan gives a table, or says by a PlanError why not', () => {
    let carriedOut = 0;
    fc.assert(
      fc.property(anyRows, fc.array(anyStep, { minLength: 1, maxLength: 3 }), (own, steps) => {
        let table = tableOf(own);
        try {
          for (const step of steps) {
            const result = applyTransform(table, step);
            ({ table } = result);
            expect(result.facts).toMatchObject({ verb: step.verb, rowsAfter: table.rowCount });
            carriedOut++;
          }
        } catch (error) {
          if (!(error instanceof PlanError)) throw error;
        }
        expect(run(table)).toHaveLength(table.rowCount);
        for (const { typed, cells } of table.columns)
          expect([typed.values.length, cells.length]).toEqual([table.rowCount, table.rowCount]);
      }),
      { numRuns: 2000 },
    );
    expect(carriedOut).toBeGreaterThan(1000);
  });
});

describe('whatever the rows are', () => {
  test('sums of groups do not hang on their order', () => {
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.nat()), (own, numbers) => {
        const shuffled = own
          .map((one) => ({ one, at: numbers.next().value }))
          .sort((left, right) => left.at - right.at);
        expect(byWho(run(tableOf(shuffled.map(({ one }) => one)), SUM))).toEqual(byWho(run(tableOf(own), SUM)));
      }),
    );
  });

  test('the sums of groups add up to the sum of all', () => {
    const all: Transform = { verb: 'group', by: [], measures: [{ operation: 'sum', column: 'amount', as: as('sum') }] };
    const again: Transform = { verb: 'group', by: [], measures: [{ operation: 'sum', column: 'sum', as: as('sum') }] };
    fc.assert(
      fc.property(rows, (own) => {
        expect(run(tableOf(own), SUM, again)).toEqual(run(tableOf(own), all));
      }),
    );
  });

  test('keys are only names', () => {
    const names = fc.uniqueArray(fc.string(), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(rows, names, (own, [who = '', what = '', amount = '']) => {
        const renamed = own.map((one) =>
          Object.fromEntries([
            [who, one.who],
            [what, one.what],
            [amount, one.amount],
          ]),
        );
        const sum: Transform = {
          verb: 'group',
          by: [who],
          measures: [{ operation: 'sum', column: amount, as: { key: `${who}${what}${amount}!`, label: 'sum' } }],
        };
        // Labels say how cells are read; the same ones are given.
        const table = toPlanTable({
          columns: [who, what, amount].map((key, place) => ({ key, label: KEYS[place] })),
          rows: renamed,
        });
        const found = run(table, sum).map((one) => Object.values(one));
        expect(found.map((cells) => new Set(cells))).toEqual(
          run(tableOf(own), SUM).map((one) => new Set(Object.values(one))),
        );
      }),
    );
  });

  test('long data made wide and long again has the same cells', () => {
    const one: Transform = {
      verb: 'group',
      by: ['who', 'what'],
      measures: [{ operation: 'sum', column: 'amount', as: as('amount') }],
    };
    const wider: Transform = { verb: 'pivotWider', keys: ['who'], names: 'what', values: 'amount', combine: 'sum' };
    fc.assert(
      fc.property(rows, (own) => {
        const long = applyTransform(tableOf(own), one).table;
        const wide = applyTransform(long, wider).table;
        const columns = wide.columns.slice(1).map(({ key }) => key);
        const back = applyTransform(wide, {
          verb: 'pivotLonger',
          columns,
          nameAs: as('what'),
          valueAs: as('amount'),
        }).table;
        const sorted = (table: PlanTable) =>
          run(table)
            .filter(({ amount }) => amount !== null)
            .map(({ who, what, amount }) => JSON.stringify([who, what, amount]))
            .sort();
        expect(sorted(back)).toEqual(sorted(long));
      }),
    );
  });

  test('a sort is a stable order of the very same rows', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('ascending' as const, 'descending' as const), (own, direction) => {
        const sorted = run(tableOf(own), { verb: 'sort', by: [{ column: 'amount', direction }] });
        const sign = direction === 'ascending' ? 1 : -1;
        const expected = own.toSorted((left, right) => {
          if (left.amount === null || right.amount === null)
            return Number(left.amount === null) - Number(right.amount === null);
          return (left.amount - right.amount) * sign;
        });
        expect(sorted.length).toBe(expected.length);
        expect(sorted.every((one, place) => one === expected[place])).toBe(true);
      }),
    );
  });

  test('what a limit keeps and its rest add up to all', () => {
    const limit: Transform = {
      verb: 'limit',
      count: 2,
      from: 'start',
      by: { column: 'amount', direction: 'descending' },
      rest: { column: 'who', label: 'Other' },
    };
    const all: Transform = { verb: 'group', by: [], measures: [{ operation: 'sum', column: 'amount', as: as('sum') }] };
    fc.assert(
      fc.property(rows, (own) => {
        expect(run(tableOf(own), limit, all)).toEqual(run(tableOf(own), all));
      }),
    );
  });
});
