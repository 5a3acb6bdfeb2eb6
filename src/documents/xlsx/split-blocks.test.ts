import Excel from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { SourceTable } from '../source-table.ts';
import { readNumberFormat } from './number-format/number-format.ts';
import { readWorkbookTables } from './read-workbook-tables.ts';
import { SheetCell } from './sheet-content.ts';
import { mayBeSideBySide } from './split-blocks.ts';
import { WORKBOOK_LIMITS } from './workbook-limits.ts';

type SheetRows = readonly (readonly (string | number | null)[])[];

async function tablesOf(rows: SheetRows): Promise<readonly SourceTable[]> {
  const workbook = new Excel.Workbook();
  workbook.addWorksheet('Sheet1').addRows(rows.map((row) => [...row]));
  const tables: SourceTable[] = [];
  const bytes = new Uint8Array(await workbook.xlsx.writeBuffer());
  for await (const table of readWorkbookTables(bytes, WORKBOOK_LIMITS)) tables.push(table);
  return tables;
}

async function labelsOf(rows: SheetRows): Promise<readonly (readonly string[])[]> {
  return (await tablesOf(rows)).map(({ columns }) => columns.map(({ label }) => label));
}

describe('blocks of a sheet', () => {
  it('are tables side by side where each has a title and names of its own', async () => {
    const rows = [
      ['Sales by region', null, null, 'Sales by product', null],
      ['Region', 'Sales', null, 'Product', 'Sales'],
      ['North', 120, null, 'Tea', 90],
      ['South', 150, null, 'Coffee', 210],
    ];
    expect(await labelsOf(rows)).toEqual([
      ['Region', 'Sales'],
      ['Product', 'Sales'],
    ]);
  });

  it('are one table where the titles are those of its columns', async () => {
    const rows = [
      [null, '2023', null, null, '2024', null],
      ['City', 'Men', 'Women', null, 'Men', 'Women'],
      ['Faro', 12, 15, null, 13, 18],
      ['Beja', 30, 9, null, 28, 14],
    ];
    expect(await labelsOf(rows)).toEqual([['City', '2023 Men', '2023 Women', '2024 Men', '2024 Women']]);
  });

  it('are one table that is less sure where an empty column stands before other names of the same height', async () => {
    const [parted] = await tablesOf([
      ['Item', 'n', null, 'Team', 'Points'],
      ['Pen', 1, null, 'Reds', 10],
      ['Ink', 2, null, 'Blues', 20],
      ['Pad', 3, null, 'Greens', 30],
    ]);
    const [spaced] = await tablesOf([
      ['Item', 'n', null, 'Price', 'Sum'],
      ['Pen', 1, null, 10, 10],
      ['Ink', 2, null, 20, 40],
      ['Pad', 3, null, 30, 90],
    ]);
    expect(parted?.columns).toHaveLength(4);
    expect([parted, spaced].map((table) => (table?.certainty ?? 0) > 0.8)).toEqual([false, true]);
    expect([parted, spaced].map((table) => table?.notices.map(({ kind }) => kind))).toEqual([
      ['may-be-two-tables'],
      [],
    ]);
  });

  it('are two tables where several empty columns stand before other names', async () => {
    const rows = [
      ['Item', 'n', null, null, 'Team', 'Points'],
      ['Pen', 1, null, null, 'Reds', 10],
      ['Ink', 2, null, null, 'Blues', 20],
      ['Pad', 3, null, null, 'Greens', 30],
    ];
    expect(await labelsOf(rows)).toEqual([
      ['Item', 'n'],
      ['Team', 'Points'],
    ]);
  });

  it('leave all lines below the first note to the notes', async () => {
    const [table] = await tablesOf([
      ['SKU', 'Cost', 'Price'],
      ['A-1', 4, 9.5],
      ['A-2', 6, 12],
      [],
      ['Prices without tax.'],
      ['Seen by the office'],
    ]);
    expect(table?.rows.map(([name]) => name?.text)).toEqual(['A-1', 'A-2']);
  });

  it('are apart where a list of amounts stands above a wider table', async () => {
    const list = [
      ['Rent', 1000],
      ['Power', 150],
      ['Water', 60],
    ];
    const table = [
      ['City', 'Jan', 'Feb'],
      ['Faro', 1, 2],
      ['Beja', 3, 4],
    ];
    expect(await labelsOf([...list, [], ...table])).toEqual([
      ['', ''],
      ['City', 'Jan', 'Feb'],
    ]);
  });

  it('begin below lines of names and values', async () => {
    const rows = [
      ['Atlantic Bank'],
      ['Account', '0035 1234'],
      ['Period', '01-03-2025 to 31-03-2025'],
      [],
      ['Date', 'What', 'Amount', 'Balance'],
      ['2025-03-03', 'Shop', -45.3, 1954.7],
      ['2025-03-05', 'Wages', 1650, 3604.7],
      ['2025-03-09', 'Rent', -800, 2804.7],
    ];
    expect(await labelsOf(rows)).toEqual([['Date', 'What', 'Amount', 'Balance']]);
    const years = [
      ['Data Source', 'World Indicators'],
      ['Last updated', 45_000],
      [],
      ['Country', 'Code', 2020, 2021],
      ['Aruba', 'ABW', 106, 107],
      ['Angola', 'AGO', 323, 334],
      ['Albania', 'ALB', 285, 283],
    ];
    expect(await labelsOf(years)).toEqual([['Country', 'Code', '2020', '2021']]);
  });

  it('are a form and the table below it, and no sentence behind its total', async () => {
    const rows = [
      ['Invoice no:', '2024-01', null, 'Client:', 'Acme'],
      ['Project:', 'Shop', null, 'Contact:', 'Ann'],
      [],
      ['Description', 'Quantity', 'Price', 'Amount'],
      ['Design', 3, 100, 300],
      ['Hosting', 12, 10, 120],
      [null, null, 'Total', 420],
      [],
      ['Please pay within 30 days'],
    ];
    expect((await labelsOf(rows)).at(-1)).toEqual(['Description', 'Quantity', 'Price', 'Amount']);
    expect((await tablesOf(rows)).at(-1)?.rows.length).toBe(3);
  });

  it('are looked at in few places, however many columns are empty', () => {
    const style = { format: readNumberFormat('General', false), isBold: false };
    const readsOf = (width: number): number => {
      let reads = 0;
      const columns = Array.from({ length: width }, (_, i) => 2 * i + 1);
      const rows = Array.from({ length: 5 }, (_, index) => {
        const cells = columns.map(() => new SheetCell({ text: `row ${index}`, held: 'text', style }));
        return {
          index,
          isHidden: false,
          columns,
          get cells() {
            reads += 1;
            return cells;
          },
        };
      });
      expect(mayBeSideBySide(rows)).toBe(false);
      return reads;
    };
    // Four times as wide, about four times as much to read.
    expect(readsOf(200)).toBeLessThan(6 * readsOf(50));
  });
});
