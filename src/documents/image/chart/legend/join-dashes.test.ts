import { expect, test } from 'vitest';
import type { Lab } from '../colour/lab.ts';
import { joinDashes } from './join-dashes.ts';

const ORANGE: Lab = [70, 40, 60];
const shape = (left: number, right: number, top: number, bottom: number, lab = ORANGE) => ({
  box: { left, right, top, bottom },
  pixels: new Int32Array(0),
  lab,
});
const dash = (left: number, right: number) => shape(left, right, 9, 11);

test('dashes, and a marker that hides one of them, make one sign', () => {
  const whole = [{ extent: { left: 10, right: 36, top: 5, bottom: 15 }, lab: ORANGE }];
  expect(joinDashes([dash(10, 16), shape(18, 28, 5, 15), dash(30, 36)])).toEqual(whole);
  expect(joinDashes([shape(10, 28, 5, 15), dash(30, 36)])).toEqual(whole);
});

test('a dashed line across the plot, dashes of two colours and one dash alone are no signs', () => {
  expect(joinDashes(Array.from({ length: 20 }, (_, index) => dash(10 * index, 10 * index + 6)))).toEqual([]);
  expect(joinDashes([dash(10, 16), shape(18, 24, 9, 11, [40, 30, -60])])).toEqual([]);
  expect(joinDashes([dash(10, 16)])).toEqual([]);
});
