import { expect, test } from 'vitest';
import { valueAt } from '../axes/fit-scale.ts';
import { type DatedLabel, fitCalendar } from './fit-calendar.ts';

const DAY_MS = 86_400_000;

/** Labels that stand so many days, each two pixels wide, after the first. */
const labelsAt = (...labels: readonly (readonly [text: string, days: number, below?: string])[]): DatedLabel[] =>
  labels.map(([text, days, below]) => {
    const at = 100 + 2 * days;
    return {
      text,
      at,
      confidence: 0.8,
      extent: { left: at - 9, right: at + 9, top: 0, bottom: 10 },
      ...(below !== undefined && { below }),
    };
  });

const dayAt = (labels: readonly DatedLabel[], at: number): string | undefined => {
  const calendar = fitCalendar(labels);
  return calendar === undefined
    ? undefined
    : new Date(Math.round(valueAt(calendar.scale, at) / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
};

test('months after a year are of that year, and those before it of the last', () => {
  const labels = labelsAt(['October', 0], ['2019', 92], ['April', 182], ['July', 273]);
  expect(dayAt(labels, 100)).toBe('2018-10-01');
  expect(dayAt(labels, 100 + 2 * 273)).toBe('2019-07-01');
  expect(fitCalendar(labels)).toMatchObject({ known: 'year', areAlike: false, confidence: 0.8 });
});

test('the year in a second row below the first label is that of all', () => {
  const labels = labelsAt(['Jun 6', 0, '2021'], ['Jun 8', 2], ['Jun 10', 4], ['Jun 12', 6]);
  expect(dayAt(labels, 104)).toBe('2021-06-08');
});

test('short numbers are days within a year, and years beyond it', () => {
  expect(dayAt(labelsAt(['Jan 14', 0], ['Jan 21', 7], ['Jan 28', 14], ['Feb 04', 21]), 114)).toMatch(/-01-21$/u);
  expect(dayAt(labelsAt(['Mar 05', 0], ['Sep 05', 184], ['Mar 06', 365], ['Sep 06', 549]), 100)).toBe('2005-03-01');
});

test('one number behind all months is likely their year, unless it is the first day', () => {
  const years = labelsAt(['Mar-17', 0], ['Apr-17', 31], ['May-17', 61]);
  expect(dayAt(years, 162)).toBe('2017-04-01');
  expect(fitCalendar(years)?.confidence).toBe(0.6);
  expect(fitCalendar(labelsAt(['Mar 01', 0], ['Apr 01', 31], ['May 01', 61]))?.known).toBe('month');
});

test('without a year none is known, and the 29th of February is where the labels tell', () => {
  const leap = labelsAt(['01.02.', 0], ['01.03.', 29], ['01.04.', 60], ['01.05.', 90]);
  expect(fitCalendar(leap)?.known).toBe('month');
  expect(fitCalendar(leap)?.scale.residual).toBeCloseTo(0);
});

test('a misread label leaves the others, less sure', () => {
  const labels = labelsAt(
    ['2020-01-01', 0],
    ['2020-02-01', 31],
    ['2820-83-01', 60],
    ['2020-04-01', 91],
    ['2020-05-01', 121],
  );
  expect(dayAt(labels, 100)).toBe('2020-01-01');
  expect(fitCalendar(labels)?.confidence).toBe(0.6);
});

test('figures that may be days and months alike, names and bare numbers are no calendar', () => {
  expect(fitCalendar(labelsAt(['01/01/2020', 0], ['02/01/2020', 31], ['03/01/2020', 60]))).toBeUndefined();
  expect(fitCalendar(labelsAt(['1/1', 0], ['1/2', 10], ['1/3', 20]))).toBeUndefined();
  expect(fitCalendar(labelsAt(['Lisbon', 0], ['Porto', 10], ['Faro', 20]))).toBeUndefined();
  expect(fitCalendar(labelsAt(['1', 0], ['2', 10], ['3', 20]))).toBeUndefined();
});
