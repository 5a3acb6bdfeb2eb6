import { expect, it } from 'vitest';
import type { GraphConfig } from '../../../chart/graph-config.ts';
import { applyPlan } from '../../apply-plan.ts';
import type { Measure, Transform } from '../transform.ts';

const WEIGHTS = [1, 2, 4, 31, 33, 38];

const PARCELS: GraphConfig = {
  type: 'column',
  data: {
    columns: [
      { key: 'w', label: 'Weight' },
      { key: 'd', label: 'Depot' },
    ],
    rows: WEIGHTS.map((w, at) => ({ w, d: at % 2 === 0 ? 'Hull' : 'York' })),
  },
};

const COUNT: Measure = { operation: 'count', as: { key: 'n', label: 'Count' } };
const BIN: Transform = { verb: 'bin', column: 'w', width: 10, as: { key: 'r', label: 'Weight' } };

const rowsOf = (...steps: readonly Transform[]) => applyPlan(PARCELS, { steps }).config.data.rows;

it('counts no rows in the intervals that none falls into', () => {
  const sort: Transform = { verb: 'sort', by: [{ column: 'r', direction: 'ascending' }] };
  expect(rowsOf(BIN, { verb: 'group', by: ['r'], measures: [COUNT] }, sort)).toEqual([
    { r: '0–10', n: 3 },
    { r: '10–20', n: 0 },
    { r: '20–30', n: 0 },
    { r: '30–40', n: 3 },
  ]);
});

it('makes no group of an interval that has nothing to be averaged', () => {
  const mean: Measure = { operation: 'mean', column: 'w', as: { key: 'm', label: 'Mean' } };
  expect(rowsOf(BIN, { verb: 'group', by: ['r'], measures: [mean] })).toHaveLength(2);
  expect(rowsOf(BIN, { verb: 'group', by: ['r', 'd'], measures: [COUNT] })).toHaveLength(4);
});

it('leaves out the empty ones of so many intervals that nobody sees them', () => {
  const fine: Transform = { verb: 'bin', column: 'w', width: 0.1, as: { key: 'r', label: 'Weight' } };
  expect(rowsOf(fine, { verb: 'group', by: ['r'], measures: [COUNT] })).toHaveLength(WEIGHTS.length);
});

it('counts them under another name too, and between the rows that a condition leaves', () => {
  const rename: Transform = { verb: 'rename', column: 'r', label: 'Class' };
  const group: Transform = { verb: 'group', by: ['r'], measures: [COUNT] };
  const sort: Transform = { verb: 'sort', by: [{ column: 'r', direction: 'ascending' }] };
  expect(rowsOf(BIN, rename, group, sort).map(({ n }) => n)).toEqual([3, 0, 0, 3]);
  const few: Transform = {
    verb: 'filter',
    where: {
      kind: 'binary',
      operator: '<',
      left: { kind: 'column', key: 'w' },
      right: { kind: 'literal', value: 32 },
    },
  };
  expect(rowsOf(BIN, few, group, sort).map(({ n }) => n)).toEqual([3, 0, 0, 1]);
  const light: Transform = {
    ...few,
    where: { ...few.where, right: { kind: 'literal', value: 30 } } as typeof few.where,
  };
  expect(rowsOf(BIN, light, group, sort).map(({ r }) => r)).toEqual(['0–10']);
});
