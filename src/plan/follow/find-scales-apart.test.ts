import { expect, it } from 'vitest';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { applyPlan } from '../apply-plan.ts';
import type { PlanStep } from '../plan.ts';

const table = (small: number): GraphConfig => ({
  type: 'table',
  data: {
    columns: [
      { key: 'a', label: 'Ferry' },
      { key: 'b', label: 'Fares' },
      { key: 'c', label: 'Delay' },
    ],
    rows: ['Ana', 'Bia', 'Cid'].map((name, at) => ({ a: name, b: 9000 + at * 100, c: small + at })),
  },
});

const noticesOf = (config: GraphConfig, ...steps: readonly PlanStep[]) => applyPlan(config, { steps }).notices;
const COLUMNS: PlanStep = { verb: 'setType', type: 'groupedColumn' };
const APART = {
  kind: 'scalesApart',
  small: [{ key: 'c', label: 'Delay' }],
  large: { key: 'b', label: 'Fares' },
};

it('a figure that all but vanishes beside another on its axis is told', () => {
  expect(noticesOf(table(12), COLUMNS)).toEqual([APART]);
  expect(noticesOf(table(4000), COLUMNS)).toEqual([]);
});

it('is not told where it has an axis of its own, or stood so before', () => {
  const own: PlanStep = { verb: 'setField', field: 'axes.hasDualYAxis', value: true };
  expect(noticesOf(table(12), { verb: 'setType', type: 'combo' }, own)).toEqual([]);
  const { config } = applyPlan(table(12), { steps: [COLUMNS] });
  expect(noticesOf(config, { verb: 'setType', type: 'line' })).toEqual([]);
});

it('is not told of parts of one figure', () => {
  const long: GraphConfig = {
    type: 'table',
    data: {
      columns: ['Month', 'Port', 'Fares'].map((label) => ({ key: label, label })),
      rows: ['May', 'June'].flatMap((Month) => [
        { Month, Port: 'Faro', Fares: 9000 },
        { Month, Port: 'Tavira', Fares: 20 },
      ]),
    },
  };
  const wide: PlanStep = { verb: 'pivotWider', keys: ['Month'], names: 'Port', values: 'Fares', combine: 'sum' };
  expect(noticesOf(long, wide, COLUMNS)).toEqual([]);
});
