import { describe, expect, it } from 'vitest';
import { category, identifier, measure, profileOf, time } from '../../test/fixtures/table-profiles.ts';
import type { ColumnProfile, TableProfile } from '../table/profile.ts';
import { findAxis } from './find-axis.ts';

const sales = measure('Sales');
const repeated = { isUnique: false };

function axisOf(columns: readonly ColumnProfile[], sketch: Partial<TableProfile> = {}) {
  const profile = profileOf(columns, sketch);
  const axis = findAxis(
    profile,
    profile.columns.filter(({ role }) => role === 'measure'),
  );
  if (axis === undefined) return undefined;
  const { kind, points, preparation } = axis;
  return { kind, points, preparation, column: axis.column?.label, series: axis.series?.label };
}

describe('the axis of a table', () => {
  it('is the column that names every row', () => {
    expect(axisOf([category('Region', 5), sales])).toMatchObject({
      kind: 'category',
      column: 'Region',
      preparation: 'none',
    });
    expect(axisOf([category('Kind', 3, repeated), category('City', 6), sales])).toMatchObject({ column: 'City' });
  });

  it('is time in a regular sequence before names, and names before dates here and there', () => {
    const joined = time('Joined', 6, { time: { isRegular: false } });
    expect(axisOf([category('Note', 6), time('Month', 6), sales])).toMatchObject({ kind: 'time', column: 'Month' });
    expect(axisOf([category('Person', 6), joined, sales])).toMatchObject({ kind: 'category', column: 'Person' });
  });

  it('is the names of tasks, however regularly they start', () => {
    for (const label of ['Start date', 'Início', 'تاريخ البدء'])
      expect(axisOf([category('Task', 8), time(label, 8), sales])).toMatchObject({ kind: 'category', column: 'Task' });
    expect(axisOf([time('Week ending', 8), sales])).toMatchObject({ kind: 'time' });
  });

  it('is the key of long data, its series the other column, and time runs along it where it is long enough', () => {
    const countries = category('Country', 6, { isUnique: false, largestGroup: 12 });
    const months = time('Month', 12, { isUnique: false, largestGroup: 6 });
    const years = time('Year', 2, { isUnique: false, largestGroup: 6 });
    expect(axisOf([countries, months, sales], { rowCount: 72 })).toMatchObject({
      kind: 'time',
      series: 'Country',
      preparation: 'widen',
    });
    expect(axisOf([{ ...countries, largestGroup: 2 }, years, sales], { rowCount: 12 })).toMatchObject({
      column: 'Country',
      series: 'Year',
    });
  });

  it('is the headings where there is one row, or where they are many periods', () => {
    const quarters = ['Q1', 'Q2', 'Q3', 'Q4'].map((label) => measure(label));
    const years = ['2019', '2020', '2021', '2022', '2023'].map((label) => measure(label));
    const headerTime = { grain: 'year', isCyclic: false } as const;
    expect(axisOf(quarters, { rowCount: 1 })).toMatchObject({ points: 4, preparation: 'transpose' });
    expect(axisOf([sales, measure('Score', { isAdditive: false })], { rowCount: 1 })).toBeUndefined();
    expect(axisOf([category('Country', 4), ...years], { headerTime })).toMatchObject({
      kind: 'time',
      points: 5,
      series: 'Country',
    });
    const withTotal = { headerTime, totalColumns: [6] };
    expect(axisOf([category('Country', 4), ...years, measure('Total')], withTotal)).toMatchObject({
      column: 'Country',
      preparation: 'none',
    });
    expect(axisOf([category('Country', 4), ...years.slice(3)], { headerTime })).toMatchObject({
      column: 'Country',
      preparation: 'none',
    });
  });

  it('is an evenly spaced first number column, for one series or several', () => {
    const x = measure('x', { isEvenlySpaced: true }, { distinct: 20 });
    const hours = measure('Hour', { isEvenlySpaced: true }, { distinct: 8, isUnique: false, largestGroup: 3 });
    expect(axisOf([x, measure('y')])).toMatchObject({ kind: 'number', column: 'x' });
    expect(axisOf([hours, category('Strain', 3, repeated), measure('Density')], { rowCount: 24 })).toMatchObject({
      kind: 'number',
      series: 'Strain',
    });
    expect(axisOf([measure('Height'), measure('Weight')])).toBeUndefined();
  });

  it('is one of two scales that cross in a grid, with a measure in its cells', () => {
    const steps = { isInteger: true, isEvenlySpaced: true };
    const days = measure('Day', steps, { distinct: 31, isUnique: false, largestGroup: 12 });
    const months = measure('Month', steps, { distinct: 12, isUnique: false, largestGroup: 31 });
    const heat = measure('Temperature');
    expect(axisOf([months, days, heat], { rowCount: 366 })).toMatchObject({ preparation: 'widen', series: 'Day' });
    expect(axisOf([months, days, heat], { rowCount: 90 })?.series).toBeUndefined();
    expect(axisOf([months, days], { rowCount: 366 })?.series).toBeUndefined();
  });

  it('is the values of a frequency table, the ends of bins left aside', () => {
    const from = measure('From', { isEvenlySpaced: true }, { distinct: 9 });
    const to = measure('To', { isEvenlySpaced: true }, { distinct: 9 });
    expect(axisOf([from, to, measure('Count')])).toMatchObject({ kind: 'bins', column: 'From', preparation: 'none' });
  });

  it('is a numbering where the numbers are names', () => {
    expect(axisOf([measure('Level', { min: 1, max: 5 }, { distinct: 5 }), measure('Score')])).toMatchObject({
      kind: 'ordered',
    });
  });

  it('is the bins of a lone measure, the counted categories of none, and codes for want of names', () => {
    expect(axisOf([sales])).toMatchObject({ kind: 'bins', preparation: 'bin' });
    expect(axisOf([category('Reason', 4, repeated)], { rowCount: 40 })).toMatchObject({
      preparation: 'count',
      points: 4,
    });
    expect(axisOf([category('Name', 5, repeated)], { rowCount: 6 })).toBeUndefined();
    expect(axisOf([identifier('Order', 9), sales])).toMatchObject({ column: 'Order', preparation: 'none' });
    expect(axisOf([identifier('Order', 9), sales, measure('Costs')])).toBeUndefined();
    const vans = [identifier('Van', 4), sales, measure('Costs')];
    expect(axisOf(vans)).toMatchObject({ column: 'Van', preparation: 'none' });
  });
});
