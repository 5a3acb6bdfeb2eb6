import Excel from 'exceljs';
import { describe, expect, it } from 'vitest';
import { readWorkbookTables } from './read-workbook-tables.ts';
import { compareWithSaved } from './second-reading.ts';
import { WORKBOOK_LIMITS } from './workbook-limits.ts';

async function readFirst() {
  const workbook = new Excel.Workbook();
  const sheet = workbook.addWorksheet('Data');
  sheet.addRows([
    ['Name', 'Amount', 'Share', 'Day', 'Time'],
    ['a', 1234.5, 0.256, new Date(Date.UTC(2024, 2, 12)), 0.5],
    ['b', -7, 0.744, new Date(Date.UTC(2023, 0, 31)), 0.75],
  ]);
  for (const [column, format] of [
    [2, '$#,##0.00'],
    [3, '0.0%'],
    [4, 'dd/mm/yyyy'],
    [5, 'h:mm AM/PM'],
  ] as const)
    sheet.getColumn(column).numFmt = format;
  for await (const table of readWorkbookTables(new Uint8Array(await workbook.xlsx.writeBuffer()), WORKBOOK_LIMITS))
    return table;
  throw new Error('There is no table.');
}

describe('the second reading of a sheet', () => {
  it('finds the amounts, shares and days of a table again, and passes over what is written in another way', async () => {
    expect((await readFirst()).secondReading).toEqual({ compared: 6, agreed: 6 });
  });

  it('tells of a number that is another', async () => {
    const table = await readFirst();
    const columns = 16_384;
    const saved = new Map([
      [columns + 1, 1234.5],
      [2 * columns + 1, 7],
    ]);
    expect(compareWithSaved(table, saved, false)).toEqual({
      compared: 2,
      agreed: 1,
      example: expect.stringContaining('7'),
    });
  });
});
