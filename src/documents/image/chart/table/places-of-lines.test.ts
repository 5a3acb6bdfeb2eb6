import { expect, test } from 'vitest';
import type { Axis } from '../axes/axis.ts';
import type { Scale } from '../axes/fit-scale.ts';
import type { LineMark } from '../marks/series.ts';
import { placesOfLines } from './read-lines.ts';

const scale = (slope: number, intercept: number): Scale => ({
  kind: 'linear',
  slope,
  intercept,
  support: 5,
  total: 5,
  residual: 0,
});
const UP = scale(-0.5, 100);

/** A line through points, one trace point a column. */
function lineThrough(points: readonly (readonly [number, number])[]): LineMark {
  const trace = points.slice(1).flatMap(([toX, toY], index) => {
    const [fromX, fromY] = points[index] ?? [toX, toY];
    return Array.from({ length: toX - fromX }, (_, step) => ({
      x: fromX + step,
      y: fromY + ((toY - fromY) * step) / (toX - fromX),
      thickness: 2,
    }));
  });
  return { colour: 1, trace };
}

const axisAt = (labels: readonly number[], own: Scale, isYears: boolean): Axis => ({
  labels: labels.map((value) => {
    const at = (value - own.intercept) / own.slope;
    return {
      text: String(value),
      confidence: 0.95,
      at,
      extent: { left: at - 9, right: at + 9, top: 210, bottom: 220 },
    };
  }),
  title: '',
  scale: own,
  unit: '',
  isYears,
});

test('a year whose label had no room is told where the line bends or ends', () => {
  const names = axisAt([2001, 2003, 2004, 2005], scale(1 / 40, 2000), true);
  const line = lineThrough([
    [40, 120],
    [80, 20],
    [120, 150],
    [160, 60],
    [200, 90],
    [240, 30],
  ]);
  expect(
    placesOfLines([line], { names, scale: UP })(line)
      .map(({ key }) => Number(key))
      .sort((one, other) => one - other),
  ).toEqual([2001, 2002, 2003, 2004, 2005, 2006]);
});

test('along numbers a bend that another line made is no point', () => {
  const names = axisAt([0, 4, 8], scale(1 / 20, 0), false);
  const line = lineThrough([
    [0, 120],
    [20, 20],
    [40, 150],
    [60, 60],
    [80, 90],
    [87, 40],
    [100, 130],
    [120, 40],
    [140, 80],
    [160, 20],
  ]);
  expect(placesOfLines([line], { names, scale: UP })(line).map(({ key }) => key)).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
  ]);
});

test('labels a little nearer than their step have no decimals more', () => {
  const names = axisAt([1.01, 1.106, 1.204], scale(1 / 200, 0), false);
  const line = lineThrough([
    [202, 120],
    [221, 20],
    [241, 150],
  ]);
  expect(placesOfLines([line], { names, scale: UP })(line).map(({ key }) => key)).toEqual(['1.0', '1.1', '1.2']);
});

test('lines from one year to the other have no point between, though they cross there', () => {
  const names = axisAt([1931, 1932], scale(1 / 40, 1930), true);
  const lines = [
    lineThrough([
      [40, 120],
      [76, 60],
      [80, 20],
    ]),
  ];
  const [line] = lines;
  expect(line && placesOfLines(lines, { names, scale: UP })(line).map(({ key }) => key)).toEqual(['1931', '1932']);
});
