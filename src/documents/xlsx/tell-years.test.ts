import Excel from 'exceljs';
import { expect, it } from 'vitest';
import { readWorkbookTables } from './read-workbook-tables.ts';
import { WORKBOOK_LIMITS } from './workbook-limits.ts';

/** The first column of a sheet whose dates have a number format. */
async function readDates(format: string, dates: readonly string[]): Promise<readonly (string | undefined)[]> {
  const workbook = new Excel.Workbook();
  const sheet = workbook.addWorksheet('Sheet1');
  sheet.addRow(['When', 'Visits']);
  for (const [i, date] of dates.entries()) sheet.addRow([new Date(`${date}T00:00:00Z`), 100 + i]);
  sheet.getColumn(1).numFmt = format;
  const tables = readWorkbookTables(new Uint8Array(await workbook.xlsx.writeBuffer()), WORKBOOK_LIMITS);
  const { value } = await tables.next();
  return value?.rows.map(([cell]) => cell?.text) ?? [];
}

it('days without their year are as the sheet shows them within one year, and in full over several', async () => {
  const december = ['2025-12-30', '2025-12-31'];
  expect(await readDates('d-mmm', december)).toEqual(['30-Dec', '31-Dec']);
  expect(await readDates('d-mmm', [...december, '2026-01-01'])).toEqual(['2025-12-30', '2025-12-31', '2026-01-01']);
  expect(await readDates('mmm', ['2025-11-01', '2025-12-01'])).toEqual(['Nov', 'Dec']);
  expect(await readDates('mmm', ['2025-12-01', '2026-01-01'])).toEqual(['2025-12', '2026-01']);
  expect(await readDates('mmm-yy', ['2025-12-01', '2026-01-01'])).toEqual(['Dec-25', 'Jan-26']);
});
