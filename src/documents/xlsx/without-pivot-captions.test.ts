import Excel from 'exceljs';
import { expect, it } from 'vitest';
import type { SourceTable } from '../source-table.ts';
import { readWorkbookTables } from './read-workbook-tables.ts';
import { WORKBOOK_LIMITS } from './workbook-limits.ts';

async function firstTable(rows: readonly (readonly (string | number)[])[]): Promise<SourceTable | undefined> {
  const workbook = new Excel.Workbook();
  workbook.addWorksheet('Sheet1').addRows(rows.map((row) => [...row]));
  const tables = readWorkbookTables(new Uint8Array(await workbook.xlsx.writeBuffer()), WORKBOOK_LIMITS);
  return (await tables.next()).value ?? undefined;
}

it('a pivot table pasted as values is named by its fields, not by captions of the program', async () => {
  const table = await firstTable([
    ['Sum of Sales', 'Column Labels'],
    ['Row Labels', '2023', '2024', 'Grand Total'],
    ['France', 10, 15, 25],
    ['Spain', 20, 25, 45],
    ['Grand Total', 30, 40, 70],
  ]);
  expect(table?.columns.map(({ label }) => label)).toEqual(['Row Labels', '2023', '2024', 'Grand Total']);
  expect([table?.title, table?.rows.length]).toEqual(['Sum of Sales', 3]);
});

it('the names of the fields that go across name no columns', async () => {
  const table = await firstTable([
    ['Soma de Unidades', 'Ano', 'Trimestre'],
    ['', '2023', '', '2024', ''],
    ['Região', 'T3', 'T4', 'T1', 'T2'],
    ['Norte', 120, 140, 130, 150],
    ['Sul', 90, 95, 101, 99],
  ]);
  expect(table?.columns.map(({ label }) => label)).toEqual(['Região', '2023 T3', '2023 T4', '2024 T1', '2024 T2']);
  expect(table?.title).toBe('Soma de Unidades');
});

it('sums of several things beside one another stay the names of columns', async () => {
  const table = await firstTable([
    ['City', 'Sum of Units', 'Count of Orders'],
    ['Faro', 120, 140],
    ['Braga', 90, 95],
  ]);
  expect(table?.columns.map(({ label }) => label)).toEqual(['City', 'Sum of Units', 'Count of Orders']);
});
