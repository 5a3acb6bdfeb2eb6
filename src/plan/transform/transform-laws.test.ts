import '../../../test/property-seed.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChartData, Row } from '../../chart/graph-config.ts';
import { type PlanTable, toPlanTable } from '../table/plan-table.ts';
import { toChartData } from '../table/to-chart-data.ts';
import { applyTransform } from './apply-transform.ts';
import type { Transform } from './transform.ts';

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
