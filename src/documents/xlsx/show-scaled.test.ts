import Excel from 'exceljs';
import { expect, it } from 'vitest';
import { readWorkbookTables } from './read-workbook-tables.ts';
import { WORKBOOK_LIMITS } from './workbook-limits.ts';

/** The texts of the second column of a sheet whose amounts have one number format. */
async function amounts(
  label: string,
  format: string,
  title?: string,
  values: readonly number[] = [1_234_567, -2_500_000, 3_000_000],
): Promise<readonly (string | undefined)[]> {
  const workbook = new Excel.Workbook();
  const sheet = workbook.addWorksheet('Sheet1');
  if (title !== undefined) sheet.addRow([title]);
  sheet.addRow(['City', label]);
  for (const [i, value] of values.entries()) {
    sheet.addRow([['Faro', 'Porto', 'Braga'][i], value]).getCell(2).numFmt = format;
  }
  const bytes = new Uint8Array(await workbook.xlsx.writeBuffer());
  for await (const table of readWorkbookTables(bytes, WORKBOOK_LIMITS)) return table.rows.map((row) => row[1]?.text);
  return [];
}

it.each([
  ['Sales ($ thousands)', '#,##0,'],
  ['Sales k', '#,##0,'],
  ['Vendas (milhares)', '#,##0,'],
  ['المبيعات (بالآلاف)', '#,##0,'],
])('shows the amounts of %j in the scale that the label states', async (label, format) => {
  expect(await amounts(label, format)).toEqual(['1234.567', '-2500', '3000']);
});

it('does so where the line above the table states it, with the currency of the format', async () => {
  expect(await amounts('Sales', '$#,##0.0,,', 'Sales of 2024 (in millions)')).toEqual(['$1.234567', '-$2.5', '$3']);
});

it('keeps the saved amounts where no words speak of a scale, or the format leaves nothing out', async () => {
  const saved = ['1234567', '-2500000', '3000000'];
  expect(await amounts('Sales', '#,##0,')).toEqual(saved);
  expect(await amounts('Sales', '0.0,,"M"')).toEqual(saved);
  expect(await amounts('Sales ($ thousands)', '#,##0')).toEqual(saved);
});

it.each([
  ['[>=1000000]0.0,,"M";[>=1000]0.0,"K";0', 'Sales ($ millions)', ['1.234567', '-2.5', '0.0007']],
  ['[>=1000000]0.0,,"M";[>=1000]0.0,"K";0', 'Sales ($ thousands)', ['1234.567', '-2500', '0.7']],
  ['0.0,,"M"', 'Vendas (milhares)', ['1234.567', '-2500', '0.7']],
  ['#,##0,;-#,##0,;0', 'Sales ($ thousands)', ['1234.567', '-2500', '0.7']],
])(
  'takes amounts shown by %s for whole ones where it tells their scales itself, under %j',
  async (format, label, shown) => {
    expect((await amounts(label, format, undefined, [1_234_567, -2_500_000, 700])).map(Number)).toEqual(
      shown.map(Number),
    );
  },
);
