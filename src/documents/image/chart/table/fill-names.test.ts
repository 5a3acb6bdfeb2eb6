import { expect, test } from 'vitest';
import type { Axis } from '../axes/axis.ts';
import { fillAxis } from './fill-names.ts';

const axisOf = (texts: readonly string[]): Axis => ({
  labels: texts.map((text, index) => ({
    text,
    confidence: 0.9,
    at: 10 + 40 * index,
    extent: { left: 40 * index, top: 0, right: 40 * index + 20, bottom: 10 },
  })),
  title: '',
  unit: '',
  isYears: false,
});
const textsOf = (axis: Axis): readonly string[] => axis.labels.map(({ text }) => text);
const everyMonth = [10, 30, 50, 70, 90, 110];

test('months that an axis leaves out name the bars between those it has, and after the last', () => {
  const axis = fillAxis(axisOf(['Jan', 'Mar', 'May']), everyMonth, 'marks');
  expect(textsOf(axis)).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']);
  expect(textsOf(fillAxis(axisOf(['DEZ.', 'FEV.', 'ABR.']), everyMonth, 'marks'))[1]).toBe('JAN.');
});

test('weekdays that an axis leaves out are filled in', () => {
  expect(textsOf(fillAxis(axisOf(['Monday', 'Wednesday', 'Friday']), [10, 30, 50, 70, 90], 'marks'))).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
  ]);
});

test('a line may run straight through the place of a name', () => {
  const axis = axisOf(['Jan', 'Mar', 'May']);
  expect(textsOf(fillAxis(axis, [10, 30, 50, 90], 'places'))).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'May']);
  expect(textsOf(fillAxis(axis, [10, 30, 50, 90], 'marks'))).toEqual(['Jan', 'Feb', 'Mar', 'May']);
});

test('names stay as they are where nothing is drawn between them, or where they are no calendar', () => {
  expect(textsOf(fillAxis(axisOf(['Jan', 'Mar', 'May']), [10, 50, 90], 'marks'))).toEqual(['Jan', 'Mar', 'May']);
  expect(textsOf(fillAxis(axisOf(['Ann', 'Bob', 'Cy']), everyMonth, 'marks'))).toEqual(['Ann', 'Bob', 'Cy']);
  expect(textsOf(fillAxis(axisOf(['Jan', 'Feb', 'Mar']), everyMonth, 'marks'))).toEqual(['Jan', 'Feb', 'Mar']);
});
