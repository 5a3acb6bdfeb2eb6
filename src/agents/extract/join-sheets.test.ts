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
  words: '',
  signal: new AbortController().signal,
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

const valuesOf = async (tables: readonly SourceTable[], words = '') =>
  (await joinSheets(tables, { ...PLACE, words })).map(({ table }) => table.columns.map(({ values }) => values));

/** The sheets that are joined into one table, none where they stay apart. */
const sheetsOf = async (tables: readonly SourceTable[], words = '') => [
  ...new Set((await valuesOf(tables, words))[0]?.[0]),
];

describe('sheets of one shape', () => {
  it('are one table whose first column names the sheet', async () => {
    const [joined] = await joinSheets([JAN, FEB, MAR], PLACE);
    expect(joined?.table.source.columns.map(({ label }) => label)).toEqual(['Month', 'Product', 'Sold']);
    expect(joined?.table.columns.map(({ values }) => values)).toEqual([
      ['Jan', 'Jan', 'Feb', 'Feb', 'Mar', 'Mar'],
      ['Tea', 'Cake', 'Tea', 'Cake', 'Tea', 'Cake'],
      [10, 20, 11, 25, 12, 27],
    ]);
    expect(joined?.table.source.notices).toContainEqual({ kind: 'sheets-joined', values: { count: 3, name: 'Month' } });
  });

  it('name their column by what they are', async () => {
    const [north, south] = ['North', 'South'].map((name, i) =>
      onSheet(name, `Month,Sold\nJan,${i + 1}1\nFeb,${i + 1}2`),
    );
    if (north === undefined || south === undefined) throw new Error('Two sheets were made.');
    expect((await joinSheets([north, south], PLACE))[0]?.table.source.columns[0]?.label).toBe('Sheet');
    const portuguese = await joinSheets([north, south], { ...PLACE, locale: 'PT_PT' });
    expect(portuguese[0]?.table.source.columns[0]?.label).toBe('Folha');
  });

  it('say of each cell which sheet it is from', async () => {
    const [joined] = await joinSheets([JAN, FEB], PLACE);
    if (joined === undefined) throw new Error('Nothing was joined.');
    const { sources, rows } = toProvenance(joined.table, ['month', 'product', 'sold']);
    expect(sources.map(({ sheet }) => sheet)).toEqual([undefined, 'Jan', 'Feb']);
    expect(rows[2]).toEqual([null, '2!A2', '2!B2']);
  });

  it('leave out a sheet that sums up the others', async () => {
    const total = onSheet('Year', 'Product,Sold\nTea,33\nCake,72');
    const joined = await valuesOf([total, JAN, FEB, MAR]);
    expect(joined[0]?.[0]).toEqual(['Jan', 'Jan', 'Feb', 'Feb', 'Mar', 'Mar']);
  });

  it('leave out a summary beside means, with a total row of its own, of hidden parts, and of a longer time', async () => {
    const [north, south, hidden] = [1, 2, 3].map((n) =>
      onSheet(`Part ${n}`, `Product,Units,Price\nTea,${n}0,1.5\nCake,${n}5,2.5\nMilk,${n}7,3.5`, n === 3),
    );
    if (north === undefined || south === undefined || hidden === undefined) throw new Error('Three sheets were made.');
    const means = onSheet('Company', 'Product,Units,Price\nTea,30,1.5\nCake,40,2.5\nMilk,44,3.5');
    expect(await sheetsOf([north, south, means])).toEqual(['Part 1', 'Part 2']);
    const totals = onSheet('Company', 'Product,Units,Price\nTea,30,1.5\nCake,40,2.5\nMilk,44,3.5\nTotal,114,');
    expect(await sheetsOf([north, south, totals])).toEqual(['Part 1', 'Part 2']);
    const whole = onSheet('Company', 'Product,Units,Price\nTea,60,1.5\nCake,75,2.5\nMilk,81,3.5');
    expect(await sheetsOf([north, south, hidden, whole])).toEqual(['Part 1', 'Part 2']);
    expect(
      await sheetsOf([
        onSheet('Q1', 'Product,Sold\nTea,1\nCake,2'),
        onSheet('Half year', 'Product,Sold\nTea,3\nCake,5'),
      ]),
    ).toEqual([]);
  });

  it.each(['Total', 'All', 'Summary', 'Resumo', 'Total geral', 'الإجمالي', 'الكل'])(
    'leave out one that is named %s',
    async (name) => {
      const rounded = onSheet(name, 'Product,Sold\nTea,20\nCake,50');
      const [joined] = await joinSheets([JAN, FEB, rounded], PLACE);
      expect([...new Set(joined?.table.columns[0]?.values)]).toEqual(['Jan', 'Feb']);
      expect(joined?.table.source.notices).toContainEqual({ kind: 'other-table', values: { name } });
    },
  );

  it('belong together by their names, by the names of their rows, or by three labels', async () => {
    const countries = 'Name,Value\nPortugal,10\nSpain,47';
    const settings = 'Name,Value\nTimeout,3000\nPort,8080';
    const pair = (one: string, other: string) => sheetsOf([onSheet(one, countries), onSheet(other, settings)]);
    expect(await pair('Countries', 'Settings')).toEqual([]);
    expect(await pair('Sheet1', 'Sheet2')).toEqual([]);
    expect(await pair('Region 1', 'Region 2')).toEqual(['Region 1', 'Region 2']);
    expect(await pair('janeiro', 'fevereiro')).toEqual(['janeiro', 'fevereiro']);
    expect(await pair('تشرين الأول', 'تشرين الثاني')).toHaveLength(2);
    const wide = [1, 2].map((n) =>
      onSheet(n === 1 ? 'Lisbon' : 'Porto', `Name,Age,Pay\nAna${n},3${n},10\nRui${n},4${n},12`),
    );
    expect(await sheetsOf(wide)).toEqual(['Lisbon', 'Porto']);
  });

  it('stay apart where one is a copy with a row twice', async () => {
    const text = 'Product,Sold\nTea,10\nTea,10\nCake,20\nMilk,30';
    expect(await sheetsOf([onSheet('A 1', text), onSheet('A 2', text)])).toEqual([]);
  });

  it('stay apart where their own cells are read in different ways', async () => {
    const british = onSheet('UK', 'Day,Town,Sold\n03/04/2025,Bath,1\n05/06/2025,York,2\n13/06/2025,Hull,3');
    const american = onSheet('US', 'Day,Town,Sold\n03/04/2025,Reno,4\n06/13/2025,Waco,5\n06/14/2025,Mesa,6');
    const open = onSheet('IE', 'Day,Town,Sold\n03/04/2025,Cork,4\n06/05/2025,Sligo,5');
    expect(await sheetsOf([british, american])).toEqual([]);
    expect(await sheetsOf([american, open])).toEqual([]);
    const euros = onSheet('Feb', 'Product,Sold\nTea,€11\nCake,€25');
    const dollars = onSheet('Mar', 'Product,Sold\nTea,$12\nCake,$27');
    expect(await sheetsOf([euros, dollars])).toEqual([]);
    expect(await sheetsOf([JAN, onSheet('Feb', 'Product,Sold\nTea,many\nCake,few')])).toEqual([]);
  });

  it('are all months, though one is the sum of the others', async () => {
    const months = ['Jan', 'Feb', 'Mar'].map((name, i) => onSheet(name, `Product,Sold\nTea,${i + 1}0\nCake,${i + 1}2`));
    expect(await sheetsOf(months)).toEqual(['Jan', 'Feb', 'Mar']);
  });

  it('are only those that the text names', async () => {
    expect(await sheetsOf([JAN, FEB, MAR], 'Compare Jan and Mar')).toEqual(['Jan', 'Mar']);
    expect(await sheetsOf([JAN, FEB, MAR], 'Chart Feb')).toEqual(['Jan', 'Feb', 'Mar']);
  });

  it('stay apart where they repeat each other, differ in unit or label, are hidden, or are one sheet', async () => {
    const all = onSheet('Both', 'Product,Sold\nTea,10\nCake,20\nTea,11\nCake,25\nMilk,70');
    const offices = ['North', 'South'].map((name, i) =>
      onSheet(name, `Product,Sold\nTea,${10 + i}\nCake,${20 + 5 * i}`),
    );
    expect(await valuesOf([...offices, all])).toEqual([]);
    expect(await valuesOf([JAN, onSheet('Copy', 'Product,Sold\nTea,10\nCake,20')])).toEqual([]);
    expect(await valuesOf([JAN, onSheet('Feb', 'Product,Sold ($)\nTea,11\nCake,25')])).toEqual([]);
    expect(await valuesOf([JAN, onSheet('Feb', 'Product,Sold\nTea,11\nCake,25', true)])).toEqual([]);
    expect(await valuesOf([JAN, onSheet('Jan', 'Product,Sold\nTea,1\nCake,2')])).toEqual([]);
  });

  it('come before each of them, unless the text names one', async () => {
    const typed = [JAN, FEB].map((table) => {
      const from = { ...PLACE.reference, sheet: table.origin?.sheet };
      return { ...typeTable(table, {}, from), isPart: true as const };
    });
    const candidates = [...(await joinSheets([JAN, FEB], PLACE)).map(({ table }) => table), ...typed];
    const rowsFor = (words: string) => chooseTable(candidates, words)?.best.source.rows.length;
    expect(rowsFor('')).toBe(4);
    expect(chooseTable(candidates, '')?.isTied).toBe(false);
    expect(rowsFor('Chart Feb, please')).toBe(2);
    expect(rowsFor('Compare Jan and Feb')).toBe(4);
  });
});
