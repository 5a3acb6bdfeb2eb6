import { describe, expect, it } from 'vitest';
import { fillGroups } from './fill-groups.ts';

function fill(...lines: readonly string[]): readonly string[] {
  const rows = lines.map((line) => line.split(',').map((text) => ({ text, spans: [] })));
  return fillGroups(rows, 1).map((row) => row.map(({ text }) => text).join(','));
}

describe('names of groups', () => {
  it('are put beside every row of a group where the same names come back in each', () => {
    expect(fill('area,sex,n', 'North,women,1', ',men,2', 'South,women,3', ',men,4', 'All,,10')).toEqual([
      'area,sex,n',
      'North,women,1',
      'North,men,2',
      'South,women,3',
      'South,men,4',
      'All,,10',
    ]);
  });

  it('stay where they stand where a blank may mean something else', () => {
    const others = [
      ['area,sex,n', 'North,women,1', ',men,2', 'South,girls,3', ',men,4'],
      ['area,sex,n', 'North,women,1', ',men,2'],
      ['name,note,n', 'Ana,late,1', 'Rui,,2', ',late,3'],
      ['area,year,n', 'North,2020,1', ',2021,2', 'South,2021,3', ',2020,4'],
    ];
    for (const lines of others) expect(fill(...lines)).toEqual(lines);
  });
});
