import { expect, test } from 'vitest';
import type { LineMark } from '../marks/series.ts';
import { nameByOutlines, nameSeries } from './name-series.ts';

const BLUE = [45, 10, -50] as const;
const PALE_BLUE = [85, -8, -14] as const;
const RED = [50, 60, 40] as const;
const GREY = [60, 0, 0] as const;
const WHITE = [100, 0, 0] as const;
const named = (name: string, lab: readonly [number, number, number]) => ({ name, lab, confidence: 1 });
const level = (colour: number, y: number): LineMark => ({
  colour,
  trace: Array.from({ length: 80 }, (_, x) => ({ x, y, thickness: 2 })),
});
const MARKS = { areas: [{ top: level(1, 52), bottom: level(1, 90) }], lines: [level(2, 50)] };

test('a series has the name of the nearest sign, and a grey one only that of the same grey', () => {
  const palette = [{ lab: [47, 12, -46] as const }, { lab: GREY }, { lab: [50, -40, 30] as const }];
  expect(nameSeries(palette, [named('North', BLUE), named('South', [68, 0, 0])])).toEqual(['North', '', '']);
});

test('an area has the name of the line along its upper edge, whose paler colour fills it', () => {
  const palette = [{ lab: PALE_BLUE }, { lab: BLUE }];
  const legend = [named('North', BLUE), named('South', RED)];
  expect(nameByOutlines(MARKS, ['', 'North'], { palette, legend, ground: WHITE })).toEqual(['North', 'North']);
});

test('an area with a sign of its own keeps its name, whatever line runs along it', () => {
  const palette = [{ lab: PALE_BLUE }, { lab: RED }];
  const legend = [named('Actual', PALE_BLUE), named('Target', RED)];
  expect(nameByOutlines(MARKS, ['Actual', 'Target'], { palette, legend, ground: WHITE })).toEqual(['Actual', 'Target']);
});

test('an area has the name of the sign that shines through over the ground, whatever line runs along it', () => {
  const palette = [{ lab: [72, 5, -25] as const }, { lab: RED }];
  const legend = [named('North', BLUE), named('South', RED)];
  expect(nameByOutlines(MARKS, ['', 'South'], { palette, legend, ground: WHITE })).toEqual(['North', 'South']);
});
