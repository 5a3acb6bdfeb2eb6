import { describe, expect, test } from 'vitest';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { applyPlan } from '../apply-plan.ts';
import type { PlanStep } from '../plan.ts';
import { toPlanTable } from '../table/plan-table.ts';
import { applyTransform } from '../transform/apply-transform.ts';
import { checkOutcome, type OutcomeToCheck } from './check-outcome.ts';
import { checkTotals } from './check-totals.ts';
import { OutcomeError } from './outcome-error.ts';

const CHART: GraphConfig = {
  type: 'column',
  data: {
    columns: [{ key: 'region' }, { key: 'sales' }],
    rows: [
      { region: 'North', sales: 10 },
      { region: 'South', sales: 20.5 },
      { region: 'North', sales: 0.1 },
    ],
  },
  theirs: { own: 1 },
};

function outcomeOf(...steps: readonly PlanStep[]): OutcomeToCheck {
  const { config, steps: applied } = applyPlan(CHART, { steps });
  return { before: CHART, after: config, table: toPlanTable(config.data), steps: applied };
}

describe('an outcome', () => {
  const dropped = outcomeOf({ verb: 'drop', columns: ['sales'] });

  test('that holds passes', () => {
    expect(() => checkOutcome(dropped)).not.toThrow();
  });

  const { data } = dropped.after;
  test.each<[string, OutcomeToCheck]>([
    ['rows', { ...dropped, after: { ...dropped.after, data: { ...data, rows: data.rows.slice(1) } } }],
    [
      'same key',
      { ...dropped, after: { ...dropped.after, data: { ...data, columns: [...data.columns, ...data.columns] } } },
    ],
    ['which is gone', { ...dropped, after: { ...dropped.after, data: { ...data, rows: CHART.data.rows } } }],
    ['"theirs"', { ...dropped, after: { ...dropped.after, theirs: { own: 1 } } }],
  ])('is refused for its fault: %s', (fault, outcome) => {
    expect(() => checkOutcome(outcome)).toThrow(OutcomeError);
    expect(() => checkOutcome(outcome)).toThrow(fault);
  });

  test('is refused for a number that is none', () => {
    const [first, ...columns] = dropped.table.columns;
    if (first === undefined) throw new Error('the table has a column');
    const made = { ...first, isOriginal: false, cells: [1, Number.NaN, 3] };
    const table = { ...dropped.table, columns: [made, ...columns] };
    expect(() => checkOutcome({ ...dropped, table })).toThrow('no finite number');
  });
});

describe('the sums of groups', () => {
  const transform = {
    verb: 'group',
    by: ['region'],
    measures: [{ operation: 'sum', column: 'sales', as: { key: 'sum', label: 'Sum' } }],
  } as const;
  const before = toPlanTable(CHART.data);
  const { table: after, facts } = applyTransform(before, transform);

  test('come to the sum of what was grouped', () => {
    expect(() => checkTotals({ transform, facts, before, after })).not.toThrow();
  });

  test('are refused where a row is lost', () => {
    const fewer = toPlanTable({ ...CHART.data, rows: CHART.data.rows.slice(1) });
    expect(() => checkTotals({ transform, facts, before: fewer, after })).toThrow('add up to 30.6, not to 20.6');
  });
});
