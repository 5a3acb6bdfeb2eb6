import { expect, test } from 'vitest';
import { readText } from '../../documents/text/read-text.ts';
import { noticeTable } from './notice-table.ts';
import { typeTable } from './type-table.ts';

const FACTS = {
  labels: ['Name', 'Salary'],
  totalRows: 0,
  others: [],
  leftFigures: 0,
  wordsAround: [],
  mixtures: [],
  keptAmounts: [],
  unusedText: undefined,
  merged: { joined: [], disagreements: [] },
};

test('it is told that a table stands on a hidden sheet', () => {
  const noticesOf = (isSheetHidden: boolean): readonly string[] =>
    readText('Name,Salary\nAna,10\nRui,12\nEva,14').flatMap((table) => {
      const origin = { sheet: 'Pay', range: 'A1:B4', kind: 'range', isCharted: false, isSheetHidden } as const;
      return noticeTable(typeTable({ ...table, origin }), FACTS).map(({ kind, values }) => `${kind} ${values.name}`);
    });
  expect(noticesOf(true)).toEqual(['hidden-sheet Pay']);
  expect(noticesOf(false)).toEqual([]);
});
