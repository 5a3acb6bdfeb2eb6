import { describe, expect, it } from 'vitest';
import type { SourceTable } from '../source-table.ts';
import { carryNamesDown } from './carry-names-down.ts';

function firstColumn(lines: readonly string[]): readonly unknown[] {
  const rows = lines.map((line) => line.split(',').map((text) => ({ text, spans: [] })));
  const columns = ['Dept', 'Who', 'Pay'].map((label) => ({ label, spans: [] }));
  const span = { start: 0, end: 0 };
  const table: SourceTable = { method: 'sheet', span, columns, rows, certainty: 1, doubts: [], notices: [] };
  const carried = carryNamesDown(table);
  return [carried.rows.map(([cell]) => cell?.text), ...carried.notices.map(({ values }) => values.count)];
}

describe('names of groups', () => {
  it('are carried down over the rows that leave them blank', () => {
    expect(firstColumn(['Sales,Ann,12', ',Bob,13', 'IT,Dan,15', ',Eve,16'])).toEqual([
      ['Sales', 'Sales', 'IT', 'IT'],
      2,
    ]);
  });

  it('end where a row names itself', () => {
    const lines = ['East,Boston,34', ',New York,20', 'East Total,,54', 'West,Reno,26', ',Salem,50', 'West Total,,76'];
    expect(firstColumn(lines)[0]).toEqual(['East', 'East', 'East Total', 'West', 'West', 'West Total']);
    const nameless = ['East,Boston,34', ',New York,20', 'East Total,,54', ',Reno,26', ',Salem,50'];
    expect(firstColumn(nameless)[0]).toEqual(['East', '', 'East Total', '', '']);
  });

  it.each([
    [['Sales,Ann,12', ',Bob,13', 'Sales,Dan,15', ',Eve,16'], 'names come twice'],
    [['Sales,Ann,12', ',,13', 'IT,Dan,15', ',Eve,16'], 'a row has no name of its own'],
    [['Sales,Ann,12', 'IT,Bob,13', 'Law,Dan,15', ',Eve,16'], 'a single one is missing'],
    [['A1,Paper,20', 'A2,Pens,12', 'A3,Ink,44', ',Sum,76', ',Tax,17', ',Due,93'], 'they follow the last of many'],
    [['A1,Paper,20', 'A2,Pens,12', ',Tax,7', ',Total,39'], 'a total follows the last'],
  ])('are not made up: %j, as %s', (lines) => {
    expect(firstColumn(lines)[0]).toEqual(lines.map((line) => line.split(',')[0]));
  });
});
