import Excel from 'exceljs';
import { expect, it } from 'vitest';
import { readWorkbookTables } from './read-workbook-tables.ts';
import { WORKBOOK_LIMITS } from './workbook-limits.ts';

it('a pivot table pasted as values is named by its fields, not by captions of the program', async () => {
  const workbook = new Excel.Workbook();
  workbook.addWorksheet('Sheet1').addRows([
    ['Sum of Sales', 'Column Labels'],
    ['Row Labels', '2023', '2024', 'Grand Total'],
    ['France', 10, 15, 25],
    ['Spain', 20, 25, 45],
    ['Grand Total', 30, 40, 70],
  ]);
  const tables = readWorkbookTables(new Uint8Array(await workbook.xlsx.writeBuffer()), WORKBOOK_LIMITS);
  const { value } = await tables.next();
  expect(value?.columns.map(({ label }) => label)).toEqual(['Row Labels', '2023', '2024', 'Grand Total']);
  expect([value?.title, value?.rows.length]).toEqual(['Sum of Sales', 3]);
});
