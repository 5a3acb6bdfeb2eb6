import Excel from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { SourceTable } from '../source-table.ts';
import { readWorkbookTables } from './read-workbook-tables.ts';
import { WORKBOOK_LIMITS } from './workbook-limits.ts';

async function readRows(rows: readonly (readonly Excel.CellValue[])[]): Promise<SourceTable | undefined> {
  const workbook = new Excel.Workbook();
  workbook.addWorksheet('Sheet1').addRows(rows.map((row) => [...row]));
  const tables = readWorkbookTables(new Uint8Array(await workbook.xlsx.writeBuffer()), WORKBOOK_LIMITS);
  const { value } = await tables.next();
  return value ?? undefined;
}

describe('formulas whose results were not saved', () => {
  it('are counted, with those of the row that closes the table', async () => {
    const table = await readRows([
      ['Item', 'Count', 'Total'],
      ['Pens', 3, { formula: 'B2*2' }],
      ['Ink', 4, { formula: 'B3*2' }],
      [null, { formula: 'SUM(B2:B3)' }, { formula: 'SUM(C2:C3)' }],
    ]);
    expect(table?.notices).toContainEqual({ kind: 'unsaved-formulas', values: { count: 4 } });
  });

  it('are not those whose result is a number, a text or an empty text', async () => {
    const table = await readRows([
      ['Item', 'Count', 'Remark'],
      ['Pens', { formula: '1+2', result: 3 }, { formula: 'A2&"s"', result: 'Penss' }],
      ['Ink', { formula: '1-1', result: 0 }, { formula: 'IF(B3,"x","")', result: '' }],
    ]);
    expect(table?.notices).toEqual([]);
  });
});
