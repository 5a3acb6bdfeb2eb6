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

test('the text beside a file may name the table that is meant', () => {
  const [small, large] = [MONTHS, `${MONTHS}\nMay,15\nJun,16\nJul,17\nAug,18`];
  const sheets = [
    ['Sales', large],
    ['Running costs', small],
  ] as const;
  const tables = sheets.flatMap(([sheet, text]) => {
    const from = { kind: 'spreadsheet', field: 'attachments[0]', name: 'a.xlsx', sheet } as const;
    return readText(text).map((table) => typeTable(table, undefined, from));
  });
  const sheetFor = (words: string): string | undefined => chooseTable(tables, words)?.best.from.sheet;
  expect(sheetFor('')).toBe('Sales');
  expect(sheetFor('Please chart the running costs.')).toBe('Running costs');
  expect(sheetFor('How high are our wholesales?')).toBe('Sales');
});

test('what stands on a hidden sheet comes behind numbers that can be seen', () => {
  const large = `${MONTHS}\nMay,15\nJun,16\nJul,17\nAug,18`;
  const onSheet = (sheet: string, text: string, isSheetHidden: boolean) =>
    readText(text).map((table) => {
      const origin = { sheet, range: 'A1:B9', kind: 'range', isCharted: false, isSheetHidden } as const;
      const from = { kind: 'spreadsheet', field: 'attachments[0]', name: 'a.xlsx', sheet } as const;
      return typeTable({ ...table, origin }, undefined, from);
    });
  const tables = [...onSheet('Salaries', large, true), ...onSheet('Sales', MONTHS, false)];
  expect(chooseTable(tables)).toMatchObject({ best: { from: { sheet: 'Sales' } }, isTied: false });
  expect(chooseTable(tables, 'the salaries, please')?.best.from.sheet).toBe('Salaries');
  const cover = onSheet('Cover', 'Office;Head\nA;Ana\nB;Rui\nC;Eva', false);
  expect(chooseTable([...cover, ...onSheet('Salaries', large, true)])?.best.from.sheet).toBe('Salaries');
});

test('without a table there is no choice', () => {
  expect(chooseTable([])).toBeUndefined();
});
