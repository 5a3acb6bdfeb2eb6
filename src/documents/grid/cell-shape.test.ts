import { describe, expect, it } from 'vitest';
import { isPeriodLabel, shapeOf } from './cell-shape.ts';

describe('the shape of a cell', () => {
  it.each([
    ['', 'empty'],
    ['1,234.5', 'number'],
    ['$1.9M', 'number'],
    ['5 km', 'number'],
    ['USD 20', 'number'],
    ['١٢٣', 'number'],
    ['(1,200)', 'number'],
    ['2024-03-12', 'figure'],
    ['7–1', 'figure'],
    ['41(11)', 'figure'],
    ['31 - 60', 'figure'],
    ['1-Jan', 'figure'],
    ['8 fev.', 'figure'],
    ['10:30', 'figure'],
    ['Q1', 'mixed'],
    ['21st', 'mixed'],
    ['Room 12 b', 'mixed'],
    ['Lisbon', 'word'],
    ['المبيعات', 'word'],
    ['—', 'mark'],
    ['n/a', 'mark'],
  ])('of %j is %s', (text, shape) => {
    expect(shapeOf(text)).toBe(shape);
  });

  it('tells labels of periods from other numbers', () => {
    expect(['2019', 'FY2024', '2019-20', '2024E', '٢٠٢٤'].every(isPeriodLabel)).toBe(true);
    expect(['12', '20190', '3.5', 'Year'].some(isPeriodLabel)).toBe(false);
  });
});
