import { describe, expect, test } from 'vitest';
import type { SourceTable } from '../source-table.ts';
import { liftGroupRows } from './lift-group-rows.ts';

function tableOf(labels: readonly string[], rows: readonly (readonly string[])[]): SourceTable {
  return {
    method: 'sheet',
    span: { start: 0, end: 0 },
    columns: labels.map((label) => ({ label, spans: [] })),
    rows: rows.map((row) => labels.map((_, i) => ({ text: row[i] ?? '', spans: [] }))),
    certainty: 1,
    doubts: [],
    notices: [],
  };
}

const lift = (labels: readonly string[], rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  liftGroupRows(tableOf(labels, rows)).rows.map((row) => row.map(({ text }) => text));

const BRANCHES = [
  ['North'],
  ['Oslo', '12', '340'],
  ['Bergen', '7', '210'],
  ['Abroad'],
  ['Malaga', '9', '275'],
  ['Faro', '4', '130'],
];
const HEAD = ['Branch', 'Staff', 'Sales'];

describe('names of groups in rows of their own', () => {
  test('go beside the rows below them, into a first column', () => {
    const lifted = liftGroupRows(tableOf(HEAD, BRANCHES));
    expect(lifted.columns.map(({ label }) => label)).toEqual(['', ...HEAD]);
    expect(lifted.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['North', 'Oslo', '12', '340'],
      ['North', 'Bergen', '7', '210'],
      ['Abroad', 'Malaga', '9', '275'],
      ['Abroad', 'Faro', '4', '130'],
    ]);
    expect(lifted.notices).toEqual([{ kind: 'titles-in-column', values: { count: 2 } }]);
  });

  test('go beside the total of their group, and not beside that of all', () => {
    const all = [...BRANCHES, ['Total', '32', '955']];
    expect(lift(HEAD, all).at(-1)).toEqual(['', 'Total', '32', '955']);
    expect(lift(HEAD, [...BRANCHES, ['Net', '32', '955']]).at(-1)).toEqual(['', 'Net', '32', '955']);
    expect(lift(HEAD, [...BRANCHES, ['Left', '6', '145']]).at(-1)).toEqual(['', 'Left', '6', '145']);
    expect(lift(HEAD, [...BRANCHES, ['Lagos', '6', '146']]).at(-1)).toEqual(['Abroad', 'Lagos', '6', '146']);
    const closed = [
      ...BRANCHES.slice(0, 3),
      ['Total', '19', '550'],
      ...BRANCHES.slice(3),
      ['Total', '13', '405'],
      ['Of which new', '3', '90'],
    ];
    expect(lift(HEAD, closed).map(([group]) => group)).toEqual([
      'North',
      'North',
      'North',
      'Abroad',
      'Abroad',
      'Abroad',
      '',
    ]);
  });

  test('are plain beside one column of figures where the same things come back below them', () => {
    const rows = [['North'], ['Women', '5'], ['Men', '7'], ['South'], ['Women', '3'], ['Men', '4']];
    expect(lift(['Group', 'Members'], rows)[3]).toEqual(['South', 'Men', '4']);
  });

  test.each([
    [
      'one figure',
      ['Country', 'Visitors'],
      [['Chad'], ['Niger', '4'], ['Mali', '7'], ['Benin'], ['Togo', '1'], ['Gabon', '5']],
    ],
    [
      'names in order',
      HEAD,
      [['Albania'], ['Andorra', '1', '2'], ['Austria', '5', '2'], ['Chad'], ['Chile', '4', '6'], ['Cuba', '3', '1']],
    ],
    [
      'other blanks',
      HEAD,
      [['North'], ['Oslo', '12'], ['Bergen', '7', '210'], ['Abroad'], ['Malaga', '9', '275'], ['Faro', '', '130']],
    ],
    ['a group without rows', HEAD, [['All'], ...BRANCHES]],
    [
      'days',
      HEAD,
      BRANCHES.map(([name = '', ...figures], i) => (figures.length === 0 ? [`2024-05-0${i + 1}`] : [name, ...figures])),
    ],
  ])('may be things of which nothing is known: %s', (_, labels, rows) => {
    const table = tableOf(labels, rows);
    expect(liftGroupRows(table)).toBe(table);
  });
});
