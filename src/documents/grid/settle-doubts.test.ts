import { describe, expect, test } from 'vitest';
import type { SourceCell, SourceTable } from '../source-table.ts';
import { withHeaderRows, withoutLongRows } from './settle-doubts.ts';

const cell = (text: string): SourceCell => ({ text, spans: [] });
const table = (labels: readonly string[], rows: readonly string[], fields: Partial<SourceTable> = {}): SourceTable => ({
  method: 'delimited',
  span: { start: 0, end: 0 },
  columns: labels.map((label) => ({ label, spans: [] })),
  rows: rows.map((row) => row.split(' ').map((text) => cell(text === '-' ? '' : text))),
  certainty: 1,
  doubts: [],
  notices: [],
  ...fields,
});
const OPEN = { doubts: [{ kind: 'header-row', values: { headerRows: 1 } }] } as const;
const textOf = ({ columns, rows }: SourceTable): readonly string[] => [
  columns.map(({ label }) => label || '-').join(' '),
  ...rows.map((row) => row.map(({ text }) => text || '-').join(' ')),
];

describe('names that are in doubt', () => {
  const guessed = table(['real', 'Size'], ['user 2', 'sys 3'], {
    ...OPEN,
    columns: [
      { label: 'real', spans: [], heading: [cell('real')] },
      { label: 'Size', spans: [], unit: 'in m', heading: [cell('1 (in m)')] },
    ],
  });

  test('become a row, and their units go with them', () => {
    const settled = withHeaderRows(guessed, 0);
    expect(textOf(settled)).toEqual(['- -', 'real 1 (in m)', 'user 2', 'sys 3']);
    expect(settled.columns[1]).not.toHaveProperty('unit');
    expect(settled.doubts).toEqual([]);
  });

  test('stay where they are said to be right, and are asked no more', () => {
    const settled = withHeaderRows(guessed, 1);
    expect(textOf(settled)).toEqual(textOf(guessed));
    expect(settled.doubts).toEqual([]);
    expect(settled.columns[0]).not.toHaveProperty('heading');
  });

  test('are made of a first row that was taken for data, with the unit it states', () => {
    const settled = withHeaderRows(table(['', ''], ['Team Cost_($m)', 'A 5', 'B 7'], OPEN), 1);
    expect(textOf(settled)[0]).toContain('Team Cost');
    expect(settled.rows).toHaveLength(2);
  });

  test('are left alone in a table whose names are in no doubt, or that would have no row left', () => {
    const sure = table(['a', 'b'], ['1 2']);
    expect(withHeaderRows(sure, 0)).toBe(sure);
    expect(withHeaderRows(table(['', ''], ['1 2'], OPEN), 1).rows).toHaveLength(1);
  });
});

describe('rows with more cells than there are names', () => {
  test('are left out with the columns that only they fill', () => {
    const long = table(['Name', 'Score', ''], ['Ann 10 -', 'Bob 20 extra', 'Cid 30 -']);
    expect(textOf(withoutLongRows(long))).toEqual(['Name Score', 'Ann 10', 'Cid 30']);
  });

  test('stay where all are so, and where nothing has a name', () => {
    for (const other of [table(['Name', ''], ['Ann 10', 'Bob 20']), table(['', ''], ['Ann 10'])])
      expect(withoutLongRows(other)).toBe(other);
  });
});
