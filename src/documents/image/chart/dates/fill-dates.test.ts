import { expect, test } from 'vitest';
import type { Axis } from '../axes/axis.ts';
import type { Kinds } from '../draft-plot.ts';
import { dateAxis } from './fill-dates.ts';
import { fitCalendar } from './fit-calendar.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2019, 0, 1);
/** Where a day of 2019 or later stands: two pixels to a day. */
const placeOf = (time: number): number => 100 + (2 * (time - START)) / DAY_MS;
const firstOf = (month: number): number => placeOf(Date.UTC(2019, month));

const axisOf = (...labels: readonly (readonly [text: string, at: number])[]): Axis => ({
  labels: labels.map(([text, at]) => ({
    text,
    at,
    confidence: 0.9,
    extent: { left: at - 9, right: at + 9, top: 0, bottom: 10 },
  })),
  title: '',
  unit: '',
  isYears: false,
});

const NOTHING: Kinds = { bars: [], dots: [], lines: [], areas: [], areNarrow: false };
const barsAt = (...edges: readonly (readonly [from: number, to: number])[]): Kinds => ({
  ...NOTHING,
  bars: edges.map(([from, to]) => ({ colour: 1, from, to, near: 20, far: 80 })),
});
const dotsAt = (...places: readonly number[]): Kinds => ({
  ...NOTHING,
  dots: places.map((x) => ({ colour: 1, x, y: 40, radius: 3 })),
});

const named = (axis: Axis, kinds: Kinds): readonly string[] => {
  const calendar = fitCalendar(axis.labels);
  return dateAxis(axis, calendar === undefined ? [] : [calendar], kinds).labels.map(({ text }) => text);
};

const QUARTERS = axisOf(['2019', firstOf(0)], ['April', firstOf(3)], ['July', firstOf(6)], ['October', firstOf(9)]);

test('marks between two labels are named by their months, and a label alone by its year too', () => {
  expect(named(QUARTERS, dotsAt(...[0, 1, 2, 3, 4, 6, 7, 8].map(firstOf)))).toEqual(
    ['01', '02', '03', '04', '05', '07', '08', '09'].map((month) => `2019-${month}`),
  );
});

test('bars that begin with their months are named by these', () => {
  const edges = [0, 1, 2, 3, 4, 5].map((month): [number, number] => [firstOf(month), firstOf(month + 1) - 1]);
  expect(named(QUARTERS, barsAt(...edges))).toEqual(
    ['01', '02', '03', '04', '05', '06'].map((month) => `2019-${month}`),
  );
});

test('without a year the words of the axis name the days', () => {
  const weeks = [0, 14, 28, 42].map((days) => placeOf(START + days * DAY_MS));
  const axis = axisOf(
    ['Jan 1', weeks[0] ?? 0],
    ['Jan 15', weeks[1] ?? 0],
    ['Jan 29', weeks[2] ?? 0],
    ['Feb 12', weeks[3] ?? 0],
  );
  const kinds = dotsAt(...[0, 7, 14, 21, 28, 35].map((days) => placeOf(START + days * DAY_MS)));
  expect(named(axis, kinds)).toEqual(['Jan 1', 'Jan 8', 'Jan 15', 'Jan 22', 'Jan 29', 'Feb 5']);
});

test('labels that each say all stay as they are where all marks stand at them', () => {
  const labels = ['Jan 2019', 'Feb 2019', 'Mar 2019', 'Apr 2019'];
  const axis = axisOf(...labels.map((text, month): [string, number] => [text, firstOf(month)]));
  expect(named(axis, dotsAt(firstOf(0), firstOf(1), firstOf(2), firstOf(3)))).toEqual(labels);
});

test('months of more than a year are not told without their year', () => {
  const axis = axisOf(
    ...['April', 'October', 'April', 'October'].map((text, index): [string, number] => [text, firstOf(3 + 6 * index)]),
  );
  const places = Array.from({ length: 19 }, (_, index) => firstOf(3 + index));
  expect(named(axis, dotsAt(...places))).toEqual(['April', 'October', 'April', 'October']);
});

test('dots at no steps of the calendar are told by their days where labels state days, and not where they state months', () => {
  const places = [100, 110, 152, 166, 200, 242].map((at) => at + 0.2);
  const days = axisOf(['2019-01-01', 100], ['2019-01-31', 160], ['2019-03-02', 220]);
  expect(named(days, dotsAt(...places))[1]).toBe('2019-01-06');
  expect(named(axisOf(['Jan', 100], ['Feb', 162], ['Mar', 218]), dotsAt(...places))).toEqual(['Jan', 'Feb', 'Mar']);
});

test('a line with wide markers bends at both edges of each, and has its points at the labels all the same', () => {
  const years = axisOf(...[0, 1, 2, 3].map((year): [string, number] => [String(2005 + year), 100 + 40 * year]));
  const trace = [92, 100, 108, 132, 140, 148, 172, 180, 188, 212, 220, 228].map((x, index) => ({
    x,
    y: index % 2 === 0 ? 40 : 60,
    thickness: 2,
  }));
  expect(named(years, { ...NOTHING, lines: [{ colour: 1, trace }] })).toEqual(['2005', '2006', '2007', '2008']);
});

test('bars at whole years are named by the numbers of their axis, also where every second one has a label', () => {
  const years = [2016, 2018, 2020].map((year): [string, number] => [String(year), placeOf(Date.UTC(year, 0))]);
  const scale = { kind: 'linear', slope: 1 / 730.5, intercept: 2018.86, support: 3, total: 3, residual: 0 } as const;
  const bars = [2015, 2016, 2017, 2018, 2019, 2020].map((year): [number, number] => {
    const [at, from] = [placeOf(Date.UTC(year, 0)), placeOf(Date.UTC(year - 1, 7))];
    return [from, 2 * at - from];
  });
  const axis = { ...axisOf(...years), isYears: true, scale };
  expect(named(axis, barsAt(...bars))).toEqual(['2016', '2018', '2020']);
});
