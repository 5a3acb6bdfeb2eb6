import { describe, expect, it } from 'vitest';
import { tableOf } from '../../../test/fixtures/insight-tables.ts';
import type { ChartType } from '../../chart/chart-type.ts';
import { profileTyped } from '../../table/profile-table.ts';
import { chooseFirstType } from './choose-first-type.ts';

const typeOf = (header: readonly string[], rows: readonly (readonly (string | number)[])[], drawn?: ChartType) => {
  const table = tableOf(header, rows);
  return chooseFirstType({ table, profile: profileTyped(table) }, drawn);
};
const QUARTERS = [
  ['North', 'Chairs', 120, 135, 150],
  ['North', 'Tables', 80, 95, 90],
  ['South', 'Chairs', 200, 180, 210],
  ['South', 'Tables', 60, 75, 85],
];
const HEADER = ['Region', 'Product', 'Q1', 'Q2', 'Q3'];

describe('the first type of rows that two columns name together', () => {
  it('sets the quarters of each side by side, and is a bar for a lone measure', () => {
    expect(typeOf(HEADER, QUARTERS)).toBe('groupedBar');
    expect(
      typeOf(
        HEADER.slice(0, 3),
        QUARTERS.map((row) => row.slice(0, 3)),
      ),
    ).toBe('bar');
  });

  it('is not for rows that follow each other in time, that no names tell apart, or that are many', () => {
    const bars: ReadonlySet<ChartType> = new Set(['bar', 'groupedBar', 'column', 'groupedColumn']);
    const years = QUARTERS.map(([region, , ...figures], at) => [region ?? '', 2020 + (at % 2), ...figures]);
    expect(bars.has(typeOf(['Region', 'Year', 'Q1', 'Q2', 'Q3'], years))).toBe(false);
    expect(bars.has(typeOf(HEADER, [...QUARTERS, ...QUARTERS]))).toBe(false);
    const many = Array.from({ length: 40 }, (_, at) => [
      `Land ${at % 8}`,
      `Ware ${Math.floor(at / 8)}`,
      10 + at,
      90 - at * 2,
    ]);
    expect(bars.has(typeOf(['Country', 'Product', 'Sales', 'Cost'], many))).toBe(false);
  });

  it('stays what a picture showed', () => {
    expect(typeOf(HEADER, QUARTERS, 'groupedColumn')).toBe('groupedColumn');
  });
});
