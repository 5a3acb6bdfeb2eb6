import { expect, test } from 'vitest';
import type { Axis } from './axes/axis.ts';
import { assignAxes } from './draft-two-axes.ts';

const BLUE = [50, 10, -48] as const;
const RED = [54, 60, 40] as const;
const GREY = [40, 0, 0] as const;
const axisOf = (title: string, colour?: typeof BLUE | typeof RED): Axis => ({
  labels: [],
  title,
  unit: '',
  isYears: false,
  ...(colour !== undefined && { colour }),
});
const look = { names: ['Rain', 'Heat'], colours: [BLUE, RED] };

test('series go to the axis that is written in their colour', () => {
  const sides = assignAxes([0, 1], look, { left: axisOf('', RED), right: axisOf('', BLUE) });
  expect([...(sides ?? [])]).toEqual([
    [0, 'right'],
    [1, 'left'],
  ]);
});

test('a title that names one series leaves the other axis to the other', () => {
  const sides = assignAxes([0, 1], look, { left: axisOf('Rain (mm)'), right: axisOf('°C') });
  expect(sides?.get(0)).toBe('left');
  expect(sides?.get(1)).toBe('right');
});

test('nothing is told where axes have neither the names nor the colours of series', () => {
  expect(assignAxes([0, 1], look, { left: axisOf('mm'), right: axisOf('°C') })).toBeUndefined();
  expect(
    assignAxes(
      [0, 1],
      { names: ['Rain', 'Heat'], colours: [GREY, GREY] },
      { left: axisOf('', BLUE), right: axisOf('', RED) },
    ),
  ).toBeUndefined();
});

test('of three series two that are not told are two too many', () => {
  const three = { names: ['Rain', 'Heat', 'Wind'], colours: [BLUE, GREY, GREY] };
  expect(assignAxes([0, 1, 2], three, { left: axisOf('', BLUE), right: axisOf('') })).toBeUndefined();
});

test('an axis that would measure nothing was read wrongly', () => {
  expect(assignAxes([0], look, { left: axisOf('', BLUE), right: axisOf('', RED) })).toBeUndefined();
});
