import { expect, test } from 'vitest';
import { readText } from '../../documents/text/read-text.ts';
import { findKeptAmounts, type KeptAmounts } from './kept-amounts.ts';
import { typeTable } from './type-table.ts';

const kept = (text: string): readonly KeptAmounts[] =>
  readText(text).flatMap((table) => findKeptAmounts(typeTable(table)));

test('names that each end with an amount hold two cells in one', () => {
  expect(kept('Item,Share\nTravel: 38k,3\nRent: 12k,4\nFood: 9k,5')).toMatchObject([{ column: 0, count: 3 }]);
});

test('times of day are no names with an amount behind a colon', () => {
  expect(kept('Timestamp,Score\n2024-03-01 09:30:15,4\n2024-03-02 09:31:15,2\n2024-03-03 09:32:15,5')).toEqual([]);
});

test('of words among numbers a word is named, and not a number that could be read', () => {
  const rows = ['a,4.2', 'b,gas', 'c,4.5', 'd,3.9', 'e,oil', 'f,coal', 'g,4.4', 'h,wind'];
  expect(kept(`Name,Fuel,Output\n${rows.map((row, at) => `${row},${at}`).join('\n')}`)).toEqual([
    { column: 1, count: 4, example: 'gas', isWhole: true },
  ]);
});

test('lengths of time are drawn, and are no amounts that stayed text', () => {
  expect(kept('Film,Duration\nAlpha,2:05:30\nBeta,1:41:09\nGamma,1:58:00')).toEqual([]);
  expect(kept('Runner,Time\nAna,0:56.90\nBea,0:57.45\nCleo,1:00.22')).toEqual([]);
});
