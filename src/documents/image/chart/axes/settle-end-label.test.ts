import { expect, test } from 'vitest';
import type { AxisLabel } from './axis.ts';
import { valueAt } from './fit-scale.ts';
import { settleEndLabel } from './settle-end-label.ts';

const labelAt = (at: number, right: number): AxisLabel => ({
  text: '',
  confidence: 0.9,
  at,
  extent: { left: right - 20, right, top: 0, bottom: 10 },
});
const ticks = [0, 25, 50, 75, 100, 125, 150];
const scaleTo = (value: number, at: number) =>
  ({ kind: 'linear', slope: value / at, intercept: 0, support: 2, total: 2, residual: 0 }) as const;

test('a last label that ends at its mark is measured there: six steps of two make twelve', () => {
  const scale = settleEndLabel(scaleTo(12, 125), [labelAt(0, 5), labelAt(125, 151)], ticks);
  expect(scale === undefined ? undefined : valueAt(scale, 150)).toBeCloseTo(12);
});

test('a last label that stands over its mark stays', () => {
  const scale = scaleTo(12, 150);
  expect(settleEndLabel(scale, [labelAt(0, 5), labelAt(150, 160)], ticks)).toBe(scale);
});

test('where no steps are round nothing is measured', () => {
  expect(settleEndLabel(scaleTo(13, 125), [labelAt(0, 5), labelAt(125, 151)], ticks)).toBeUndefined();
});
