import Excel from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { SourceTable } from '../source-table.ts';
import { readWorkbookTables } from './read-workbook-tables.ts';
import { WORKBOOK_LIMITS } from './workbook-limits.ts';

async function readRows(rows: readonly (readonly (string | number | null)[])[]): Promise<readonly SourceTable[]> {
  const workbook = new Excel.Workbook();
  workbook.addWorksheet('Sheet1').addRows(rows.map((row) => [...row]));
  const tables: SourceTable[] = [];
  const bytes = new Uint8Array(await workbook.xlsx.writeBuffer());
  for await (const table of readWorkbookTables(bytes, WORKBOOK_LIMITS)) tables.push(table);
  return tables;
}

const labels = (table: SourceTable | undefined): readonly string[] => (table?.columns ?? []).map(({ label }) => label);
const texts = (table: SourceTable | undefined): readonly (readonly string[])[] =>
  (table?.rows ?? []).map((row) => row.map(({ text }) => text));
const kinds = (table: SourceTable | undefined): readonly string[] => (table?.notices ?? []).map(({ kind }) => kind);

describe('the cells of a sheet', () => {
  it('are parted where each holds a whole line of a CSV file', async () => {
    const [table] = await readRows([
      ['day,article,price'],
      ['2024-01-05,"Lamp, desk",19.90'],
      ['2024-01-07,Chair,120.00'],
    ]);
    expect(labels(table)).toEqual(['day', 'article', 'price']);
    expect(texts(table)).toEqual([
      ['2024-01-05', 'Lamp, desk', '19.90'],
      ['2024-01-07', 'Chair', '120.00'],
    ]);
    expect(table?.rows[0]?.[2]?.place).toEqual({ row: 1, column: 0 });
  });

  it('stay one column where they are sentences', async () => {
    const [table] = await readRows([['Remarks'], ['Late, but whole'], ['Fine, and cheap'], ['Broken, sent back']]);
    expect(table?.columns.length ?? 1).toBe(1);
  });

  it('are in one column where they are names set in by whole columns', async () => {
    const [table] = await readRows([
      [null, null, null, '2023', '2022'],
      ['Income', null, null, null, null],
      [null, 'Design', null, 4120, 3987],
      [null, 'Upkeep', null, 1205, 1347],
      ['Expense', null, null, null, null],
      [null, 'Car', null, null, null],
      [null, null, 'Fuel', 221, 198],
    ]);
    expect(texts(table)[1]).toEqual(['Design', '4120', '3987']);
    expect(texts(table).map(([name]) => name)).toEqual(['Income', 'Design', 'Upkeep', 'Expense', 'Car', 'Fuel']);
    expect(kinds(table)).toContain('names-in-steps');
  });
});
