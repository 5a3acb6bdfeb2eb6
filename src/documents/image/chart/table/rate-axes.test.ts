import { expect, test } from 'vitest';
import type { Axis } from '../axes/axis.ts';
import { rateAxes } from './rate-axes.ts';

const axisOf = (texts: readonly string[], support?: number): Axis => ({
  labels: texts.map((text, index) => ({
    text,
    confidence: 0.9,
    at: 20 * index,
    extent: { left: 0, top: 20 * index, right: 10, bottom: 20 * index + 10 },
  })),
  title: '',
  unit: '',
  isYears: false,
  ...(support !== undefined && {
    scale: { kind: 'linear', slope: 1, intercept: 0, support, total: texts.length, residual: 0 },
  }),
});
const months = axisOf(['Jan', 'Feb', 'Mar']);

test('numbers in even steps beside names are plainly axes, and names beside names likely are', () => {
  expect(rateAxes({ left: axisOf(['0', '10', '20', '30'], 4), bottom: months })).toBe(0.8);
  expect(rateAxes({ left: months, bottom: months })).toBe(0.6);
});

test('one axis alone, or numbers off any scale, tell nothing', () => {
  expect(rateAxes({ left: axisOf(['0', '10', '20', '30'], 4) })).toBe(0);
  expect(rateAxes({ left: axisOf(['0', '10'], 2), bottom: months })).toBe(0);
});
