import { expect, test } from 'vitest';
import { areRunTogether, isOfAxes } from './is-of-axes.ts';

test('a row of numbers in even steps is an axis, whatever words stand by it', () => {
  expect(isOfAxes([['Group', '0.1', '0.2', '0.3', '0.4']])).toBe(true);
  expect(
    isOfAxes([
      ['0', '100', '200', '300', '400'],
      ['', '', 'Men', 'Women', ''],
    ]),
  ).toBe(true);
  expect(
    isOfAxes([
      ['10000', '20'],
      ['0', '0'],
    ]),
  ).toBe(true);
});

test('rows of values are a table', () => {
  expect(isOfAxes([['Sales', '12', '15', '11', '19']])).toBe(false);
  expect(
    isOfAxes([
      ['Year', '2020', '2021', '2022', '2023'],
      ['Sales', '12', '15', '11', '19'],
    ]),
  ).toBe(false);
});

test('numbers in even steps are a table where each has a word above or below, and so are numbers below years', () => {
  const years = ['2020', '2021', '2022', '2023'];
  expect(
    isOfAxes([
      ['Region', 'North', 'South', 'East', 'West'],
      ['Units', '10', '20', '30', '40'],
    ]),
  ).toBe(false);
  expect(
    isOfAxes([
      ['Plan', ...years],
      ['Basic', 'yes', 'no', 'yes', 'no'],
      ['Plus', 'no', 'no', 'yes', 'yes'],
    ]),
  ).toBe(false);
  expect(isOfAxes([years, ['12', '15', '11', '19']])).toBe(false);
});

test('cells with several numbers each are columns that were not told apart', () => {
  expect(
    areRunTogether([
      ['a', '0.73 0.57 0.45'],
      ['b', '0.1 0.2'],
    ]),
  ).toBe(true);
  expect(
    areRunTogether([
      ['a', '0.73', '0.57'],
      ['b', '0.1', '0.2'],
    ]),
  ).toBe(false);
});
