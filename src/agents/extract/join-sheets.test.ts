import { describe, expect, it } from 'vitest';
import type { SourceTable } from '../../documents/source-table.ts';
import { readText } from '../../documents/text/read-text.ts';
import { chooseTable } from './choose-table.ts';
import { joinSheets } from './join-sheets.ts';
import { toProvenance } from './provenance.ts';
import { typeTable } from './type-table.ts';

const PLACE = {
  reference: { kind: 'spreadsheet', field: 'attachments[0]', name: '“a.xlsx”' },
  typing: {},
  locale: 'EN_US',
} as const;

function onSheet(sheet: string, text: string, isSheetHidden = false): SourceTable {
  const [table] = readText(text);
  if (table === undefined) throw new Error(`No table in ${text}.`);
  const rows = table.rows.map((row, i) =>
    row.map((cell, column) => ({ text: cell.text, spans: [], place: { row: i + 1, column } })),
  );
  const origin = { sheet, range: 'A1:C9', kind: 'range', isCharted: false, isSheetHidden } as const;
  return { ...table, method: 'sheet', rows, origin };
}

const JAN = onSheet('Jan', 'Product,Sold\nTea,10\nCake,20');
const FEB = onSheet('Feb', 'Product,Sold\nTea,11\nCake,25');
const MAR = onSheet('Mar', 'Sold,Product\n12,Tea\n27,Cake');

const valuesOf = (tables: readonly SourceTable[]) =>
  joinSheets(tables, PLACE).map(({ table }) => table.columns.map(({ values }) => values));

describe('sheets of one shape', () => {
  it('are one table whose first column names the sheet', () => {
    const [joined] = joinSheets([JAN, FEB, MAR], PLACE);
    expect(joined?.table.source.columns.map(({ label }) => label)).toEqual(['Month', 'Product', 'Sold']);
    expect(joined?.table.columns.map(({ values }) => values)).toEqual([
      ['Jan', 'Jan', 'Feb', 'Feb', 'Mar', 'Mar'],
      ['Tea', 'Cake', 'Tea', 'Cake', 'Tea', 'Cake'],
      [10, 20, 11, 25, 12, 27],
    ]);
    expect(joined?.table.source.notices).toContainEqual({ kind: 'sheets-joined', values: { count: 3, name: 'Month' } });
  });

  it('name their column by what they are', () => {
    const [north, south] = ['North', 'South'].map((name, i) => onSheet(name, `Month,Sold\nJan,${i}1\nFeb,${i}2`));
    if (north === undefined || south === undefined) throw new Error('Two sheets were made.');
    expect(joinSheets([north, south], PLACE)[0]?.table.source.columns[0]?.label).toBe('Sheet');
    const portuguese = joinSheets([north, south], { ...PLACE, locale: 'PT_PT' });
    expect(portuguese[0]?.table.source.columns[0]?.label).toBe('Folha');
  });

  it('say of each cell which sheet it is from', () => {
    const [joined] = joinSheets([JAN, FEB], PLACE);
    if (joined === undefined) throw new Error('Nothing was joined.');
    const { sources, rows } = toProvenance(joined.table, ['month', 'product', 'sold']);
    expect(sources.map(({ sheet }) => sheet)).toEqual([undefined, 'Jan', 'Feb']);
    expect(rows[2]).toEqual([null, '2!A2', '2!B2']);
  });

  it('leave out a sheet that sums up the others', () => {
    const total = onSheet('Year', 'Product,Sold\nTea,33\nCake,72');
    const joined = valuesOf([total, JAN, FEB, MAR]);
    expect(joined[0]?.[0]).toEqual(['Jan', 'Jan', 'Feb', 'Feb', 'Mar', 'Mar']);
  });

  it('stay apart where they repeat each other, differ in unit or label, are hidden, or are one sheet', () => {
    const all = onSheet('All', 'Product,Sold\nTea,10\nCake,20\nTea,11\nCake,25');
    expect(valuesOf([JAN, FEB, all])).toEqual([]);
    expect(valuesOf([JAN, onSheet('Copy', 'Product,Sold\nTea,10\nCake,20')])).toEqual([]);
    expect(valuesOf([JAN, onSheet('Feb', 'Product,Sold ($)\nTea,11\nCake,25')])).toEqual([]);
    expect(valuesOf([JAN, onSheet('Feb', 'Product,Sold\nTea,11\nCake,25', true)])).toEqual([]);
    expect(valuesOf([JAN, onSheet('Jan', 'Product,Sold\nTea,1\nCake,2')])).toEqual([]);
  });

  it('come before each of them, unless the text names one', () => {
    const typed = [JAN, FEB].map((table) => {
      const from = { ...PLACE.reference, sheet: table.origin?.sheet };
      return { ...typeTable(table, {}, from), isPart: true as const };
    });
    const candidates = [...joinSheets([JAN, FEB], PLACE).map(({ table }) => table), ...typed];
    const rowsFor = (words: string) => chooseTable(candidates, words)?.best.source.rows.length;
    expect(rowsFor('')).toBe(4);
    expect(chooseTable(candidates, '')?.isTied).toBe(false);
    expect(rowsFor('Chart Feb, please')).toBe(2);
    expect(rowsFor('Compare Jan and Feb')).toBe(4);
  });
});
