import { expect, test } from 'vitest';
import { readText } from '../../documents/text/read-text.ts';
import { chooseTable, type TableChoice } from './choose-table.ts';
import { nameOf } from './find-doubts.ts';
import { typeTable } from './type-table.ts';

const choose = (text: string): TableChoice | undefined =>
  chooseTable(readText(text).map((table) => typeTable(table, undefined)));

const MONTHS = 'Month,Sales\nJan,10\nFeb,12\nMar,14\nApr,11';

test('numbers come before words', () => {
  const choice = choose(`Office;Head;Town;Floor\nA;Ana;Faro;one\nB;Rui;Porto;two\nC;Eva;Braga;three\n\n\n${MONTHS}`);
  expect(choice === undefined ? '' : nameOf(choice.best, 'EN_US')).toContain('Sales');
  expect(choice?.isTied).toBe(false);
});

test('two tables of the same size are tied', () => {
  expect(choose(`North\n${MONTHS}\n\nSouth\n${MONTHS.replaceAll('1', '2')}`)?.isTied).toBe(true);
});

test('a table by itself is tied with nothing', () => {
  expect(choose(MONTHS)).toMatchObject({ others: [], isTied: false });
});

test('without a table there is no choice', () => {
  expect(chooseTable([])).toBeUndefined();
});
