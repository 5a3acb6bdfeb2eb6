import { expect, it } from 'vitest';
import { tableOf } from '../../test/fixtures/insight-tables.ts';
import { CHART_TYPES } from '../chart/chart-type.ts';
import { profileTyped } from '../table/profile-table.ts';
import { showsRows } from './shows-rows.ts';

const showing = (header: readonly string[], rows: readonly (readonly (string | number)[])[]) => {
  const profile = profileTyped(tableOf(header, rows));
  return CHART_TYPES.filter((type) => showsRows(type, profile));
};

it('lets every type show one row for each name', () => {
  expect(
    showing(
      ['City', 'Visits'],
      [
        ['Rome', 5],
        ['Oslo', 3],
        ['Faro', 8],
      ],
    ),
  ).toEqual(CHART_TYPES);
});

it('leaves rows that must be gathered to dots and to the table', () => {
  const sales = Array.from({ length: 40 }, (_, at) => [
    `2024-0${1 + (at % 9)}-11`,
    ['A', 'B'][at % 2] ?? '',
    (at * 37) % 23,
    (at * 17) % 29,
  ]);
  expect(showing(['Day', 'Shop', 'Amount', 'Weight'], sales)).toEqual(['scatter', 'bubble', 'table']);
});

it('places no dots along weekdays in words', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const sales = Array.from({ length: 25 }, (_, at) => [days[at % 5] ?? '', (at * 37) % 23]);
  expect(showing(['Day', 'Sales'], sales)).toEqual(['table']);
});

it('leaves answers without a figure to the table', () => {
  const answers = Array.from({ length: 40 }, (_, at) => [['Yes', 'No'][at % 2] ?? '', ['A', 'B', 'C'][at % 3] ?? '']);
  expect(showing(['Answer', 'Group'], answers)).toEqual(['table']);
});

it('lets no line run along names where the periods are headings', () => {
  const types = showing(['Department', 'Jan', 'Feb', 'Mar', 'Apr'], [['IT', 12, 15, 13, 19]]);
  expect(types).toContain('groupedColumn');
  expect(types).not.toContain('line');
});

it('heaps no sum on its own parts, and no year on another', () => {
  const medals = [
    ['Norway', 16, 8, 13, 37],
    ['Germany', 12, 10, 5, 27],
    ['China', 9, 4, 2, 15],
    ['Sweden', 8, 5, 5, 18],
  ];
  expect(
    showing(
      ['Country', 'Gold', 'Silver', 'Bronze'],
      medals.map((row) => row.slice(0, 4)),
    ),
  ).toContain('stackedBar');
  expect(showing(['Country', 'Gold', 'Silver', 'Bronze', 'Total'], medals)).not.toContain('stackedBar');
  const years = showing(
    ['Country', '2021', '2022', '2023'],
    medals.map((row) => row.slice(0, 4)),
  );
  expect(years).not.toContain('stackedColumn');
  expect(years).toContain('groupedColumn');
});

it('places no dots by heights of unlike scales, and leaves out no number of bubbles', () => {
  const films = Array.from({ length: 40 }, (_, at) => [
    5 + ((at * 7) % 40) / 10,
    1_000_000 * (1 + ((at * 13) % 90)),
    1_500_000 * (1 + ((at * 17) % 80)),
    80 + ((at * 11) % 70),
    ['Drama', 'Comedy'][at % 2] ?? '',
  ]);
  expect(showing(['Rating', 'Budget', 'Gross', 'Minutes', 'Genre'], films)).toEqual(['table']);
  const three = films.map(([rating = 0, budget = 0, , minutes = 0, genre = '']) => [rating, budget, minutes, genre]);
  expect(showing(['Rating', 'Budget', 'Minutes', 'Genre'], three)).toEqual(['bubble', 'table']);
});
