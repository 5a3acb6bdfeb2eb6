import Excel from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { SourceTable } from '../source-table.ts';
import { readWorkbookTables } from './read-workbook-tables.ts';
import { WORKBOOK_LIMITS } from './workbook-limits.ts';

async function readRows(rows: readonly (readonly (string | number | null)[])[]): Promise<readonly SourceTable[]> {
  const workbook = new Excel.Workbook();
  workbook.addWorksheet('Sheet1').addRows(rows.map((row) => [...row]));
  const bytes = new Uint8Array(await workbook.xlsx.writeBuffer());
  const tables: SourceTable[] = [];
  for await (const table of readWorkbookTables(bytes, WORKBOOK_LIMITS)) tables.push(table);
  return tables;
}

const labels = (table: SourceTable | undefined): readonly string[] => (table?.columns ?? []).map(({ label }) => label);
const HEAD = ['Month', 2023, 2024];
const NOTE = 'Please check with Ann!';

describe('texts to the right of a table', () => {
  it('are notes where they stand beside some of its rows, behind an empty column and under no label', async () => {
    const [table, ...others] = await readRows([
      HEAD,
      ['Jan', 1200, 800, null, 'March holds the fair.'],
      ['Feb', 1350, 790],
      ['Mar', 1280, 910, null, NOTE],
      ['Apr', 1500, 870],
    ]);
    expect(others).toEqual([]);
    expect(labels(table)).toEqual(['Month', '2023', '2024']);
    expect(table?.notices).toEqual([{ kind: 'notes-beside', values: { count: 2 } }]);
    expect(table?.doubts).toEqual([]);
  });

  it.each([
    ['no empty column before them', [HEAD, ['Jan', 1200, 800, NOTE], ['Feb', 1350, 790], ['Mar', 1280, 910]]],
    [
      'a label over them',
      [
        [...HEAD, null, 'Notes'],
        ['Jan', 1200, 800, null, NOTE],
        ['Feb', 1350, 790],
        ['Mar', 1280, 910],
      ],
    ],
    [
      'one for every row',
      [HEAD, ...['Jan', 'Feb', 'Mar'].map((month, i) => [month, 1200 + i, 800, null, `${NOTE} ${i}`])],
    ],
    ['figures among them', [HEAD, ['Jan', 1200, 800, null, 5], ['Feb', 1350, 790], ['Mar', 1280, 910]]],
  ])('are cells of it with %s', async (_, rows) => {
    const [table] = await readRows(rows);
    expect(table?.columns.length).toBe(4);
  });
});
