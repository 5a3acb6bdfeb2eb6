import Excel from 'exceljs';
import { describe, expect, it } from 'vitest';
import { makeLinks, makeRows, makeSheet, packParts, workbookParts } from '../../../test/workbooks/make-package.ts';
import type { SourceTable } from '../source-table.ts';
import { readWorkbookTables } from './read-workbook-tables.ts';
import { WORKBOOK_LIMITS } from './workbook-limits.ts';

type Value = string | number | Date | null | Excel.CellValue;

async function read(bytes: Uint8Array): Promise<readonly SourceTable[]> {
  const tables: SourceTable[] = [];
  for await (const table of readWorkbookTables(bytes, WORKBOOK_LIMITS)) tables.push(table);
  return tables;
}

/** The tables of a workbook that exceljs wrote. */
async function readMade(make: (workbook: Excel.Workbook) => void): Promise<readonly SourceTable[]> {
  const workbook = new Excel.Workbook();
  make(workbook);
  return await read(new Uint8Array(await workbook.xlsx.writeBuffer()));
}

/** The tables of one sheet of rows. */
async function readRows(rows: readonly (readonly Value[])[], change: (sheet: Excel.Worksheet) => void = () => {}) {
  return await readMade((workbook) => {
    const sheet = workbook.addWorksheet('Sheet1');
    sheet.addRows(rows.map((row) => [...row]));
    change(sheet);
  });
}

const labels = (table: SourceTable | undefined): readonly string[] => (table?.columns ?? []).map(({ label }) => label);
const texts = (table: SourceTable | undefined): readonly (readonly string[])[] =>
  (table?.rows ?? []).map((row) => row.map(({ text }) => text));
const kinds = (table: SourceTable | undefined): readonly string[] => (table?.notices ?? []).map(({ kind }) => kind);
const day = (year: number, month: number, date = 1): Date => new Date(Date.UTC(year, month - 1, date));

const CITIES = [
  ['City', 'Sum'],
  ['Faro', 1],
  ['Porto', 2],
  ['Braga', 3],
];

describe('a sheet', () => {
  it('keeps sentences below an empty row out of a column of dates', async () => {
    const statement = [
      ['Date', 'What', 'Amount'],
      [day(2024, 3, 1), 'Rent', -950],
      [day(2024, 3, 5), 'Salary', 2400],
      [day(2024, 3, 9), 'Food', -54],
      [null, 'Total', 1396],
    ];
    const [table] = await readRows([...statement, [], ['Generated on 01/04/2024'], ['All amounts in GBP']]);
    expect(table?.rows.length).toBe(4);
    expect(kinds(table)).toContain('notes-below');
    const [whole] = await readRows([...statement, ['Generated on 01/04/2024']]);
    expect(whole?.rows.length).toBe(5);
  });

  it('is a table with titles above and notes below', async () => {
    const [table] = await readRows([['Sales of 2024'], [], ...CITIES, [], ['Source: our books']], (sheet) => {
      sheet.mergeCells('A1:B1');
    });
    expect(table?.title).toBe('Sales of 2024');
    expect([labels(table), texts(table)]).toEqual([
      ['City', 'Sum'],
      [
        ['Faro', '1'],
        ['Porto', '2'],
        ['Braga', '3'],
      ],
    ]);
    expect(kinds(table)).toEqual(['notes-below']);
  });

  it('has the unit of its amounts from the lines above it', async () => {
    const rows = [['Sales'], ['in thousands of EUR'], [], ['Year', 'Sum', 'Share %'], [2023, 1.5, 10], [2024, 2.5, 20]];
    const [table] = await readRows(rows);
    expect(table?.columns.map(({ unit }) => unit)).toEqual([undefined, 'in thousands of EUR', undefined]);
  });

  it('may begin anywhere; each cell knows its place', async () => {
    const rows = CITIES.map((row) => [null, null, ...row]);
    const [table] = await readRows([[], [null, null, 'Sales by city, a long title over it'], [], ...rows]);
    expect(table?.origin).toMatchObject({ sheet: 'Sheet1', range: 'C2:D7', kind: 'range' });
    expect(table?.rows[0]?.map(({ place }) => place)).toEqual([
      { row: 4, column: 2 },
      { row: 4, column: 3 },
    ]);
  });

  it('may have merged headers over headers, and merged names beside rows', async () => {
    const [table] = await readRows(
      [
        ['Country', 'City', 2023, null, 2024, null],
        [null, null, 'Plan', 'Actual', 'Plan', 'Actual'],
        ['Portugal', 'Faro', 1, 2, 3, 4],
        [null, 'Porto', 5, 6, 7, 8],
        ['Spain', 'Vigo', 9, 8, 7, 6],
      ],
      (sheet) => {
        for (const range of ['C1:D1', 'E1:F1', 'A1:A2', 'B1:B2', 'A3:A4']) sheet.mergeCells(range);
      },
    );
    expect(labels(table)).toEqual(['Country', 'City', '2023 Plan', '2023 Actual', '2024 Plan', '2024 Actual']);
    expect(texts(table).map(([country]) => country)).toEqual(['Portugal', 'Portugal', 'Spain']);
  });

  it('keeps a merged amount in one place, and a merged heading between rows out of the other columns', async () => {
    const [table] = await readRows([...CITIES, ['South', null], ['Beja', 7], ['Evora', null]], (sheet) => {
      sheet.mergeCells('A5:B5');
      sheet.mergeCells('B6:B7');
    });
    expect(texts(table).slice(3)).toEqual([
      ['South', ''],
      ['Beja', '7'],
      ['Evora', ''],
    ]);
  });

  it('holds two tables where each has its header over figures of its own', async () => {
    const staff = [
      ['Team', 'Heads', 'Cost'],
      ['IT', 5, 50_000],
      ['HR', 3, 30_000],
    ];
    const below = await readRows([['Sales by city'], ...CITIES, [], ['Staff by team'], ...staff]);
    expect(below.map(({ title }) => title)).toEqual(['Sales by city', 'Staff by team']);
    const beside = await readRows(CITIES.map((row, i) => [...row, null, ...(staff[i] ?? [])]));
    expect(beside.map(labels)).toEqual([
      ['City', 'Sum'],
      ['Team', 'Heads', 'Cost'],
    ]);
  });

  it('holds two tables where the second names other things over columns of the same names', async () => {
    const planned = ['Planned', 'Actual'];
    const income = [
      ['Income', ...planned],
      ['Salary', 3000, 3000],
      ['Side job', 400, 350],
    ];
    const expenses = [
      ['Expenses', ...planned],
      ['Rent', 1200, 1200],
      ['Food', 500, 560],
    ];
    const [first, second] = await readRows([...income, [], ...expenses]);
    expect([labels(first), labels(second)]).toEqual([income[0], expenses[0]]);
    expect([texts(first).length, texts(second).length]).toEqual([2, 2]);
    // The same header once more is that of the same table, on its next page.
    expect(await readRows([...income, [], ...income])).toHaveLength(1);
  });

  it('may have a line of several cells above, which is no part of its header', async () => {
    const header = ['Day', 'In', 'Out', 'Hours', 'Overtime'];
    const rows = [header, ['Mon', 9, 17, 8, 0], ['Tue', 9, 18, 9, 1]];
    const [table] = await readRows([['Employee:', 'Rui', null, 'Week:', 12], [], ...rows]);
    expect([labels(table), table?.title]).toEqual([header, 'Employee: Rui Week: 12']);
    // Names that stand twice need the names above them.
    const [grouped] = await readRows([
      [null, 2023, null, 2024],
      [],
      ['City', 'Sales', 'Cost', 'Sales'],
      ['Faro', 1, 2, 3],
    ]);
    expect(labels(grouped)).toContain('2023 Sales');
  });

  it('lacks cells at the ends of rows without being ragged', async () => {
    const [table] = await readRows([
      ['City', 'Sum', 'Note'],
      ['Faro', 1],
      ['Porto', 2],
      ['Braga', 3, 'old'],
    ]);
    expect([texts(table)[0], kinds(table)]).toEqual([['Faro', '1', ''], []]);
    const [scattered] = await readRows([
      ['City', 'Sum', 'Note', 'Since', 'By'],
      ['Faro', 1],
      ['Porto', 2],
      ['Braga', 3, 'old', 2020, 'Ann'],
    ]);
    expect(kinds(scattered)).toEqual(['ragged-rows']);
  });

  it('is one table where gaps part nothing', async () => {
    const gap = await readRows([...CITIES, [], ['Beja', 4], ['Evora', 5]]);
    expect(gap.map((table) => table.rows.length)).toEqual([5]);
    const column = await readRows(CITIES.map(([city, sum]) => [city ?? null, null, sum ?? null]));
    expect(column.map(labels)).toEqual([['City', 'Sum']]);
  });

  it('of words alone has the header that it shows, in bold or by a filter', async () => {
    const rows = [['Staff of 2024'], ['Ana', 'Engineer'], ['Rui', 'Doctor'], ['Eva', 'Engineer']];
    const [plain] = await readRows(rows);
    const [bold] = await readRows(rows, (sheet) => {
      sheet.getRow(2).font = { bold: true };
    });
    const [filtered] = await readRows(rows, (sheet) => {
      sheet.autoFilter = 'A2:B4';
    });
    expect(plain?.doubts.map(({ kind }) => kind)).toEqual(['header-row']);
    for (const table of [bold, filtered]) {
      expect([table?.title, labels(table), table?.doubts]).toEqual(['Staff of 2024', ['Ana', 'Engineer'], []]);
      expect(texts(table)).toEqual([
        ['Rui', 'Doctor'],
        ['Eva', 'Engineer'],
      ]);
    }
  });

  it('may be a row, a cell or nothing', async () => {
    expect(texts((await readRows([['a', 'b', 'c']]))[0])).toEqual([['a', 'b', 'c']]);
    expect(texts((await readRows([[7]]))[0])).toEqual([['7']]);
    expect(await readRows([])).toEqual([]);
  });

  it('may be hidden, filtered or in part hidden', async () => {
    const [hidden] = await readMade((workbook) => workbook.addWorksheet('Raw', { state: 'hidden' }).addRows(CITIES));
    expect(hidden?.origin?.isSheetHidden).toBe(true);
    expect(hidden?.certainty).toBeLessThan(0.6);
    const [part] = await readRows(CITIES, (sheet) => {
      sheet.getRow(3).hidden = true;
      sheet.getColumn(1).hidden = true;
    });
    expect([part?.rows.length, kinds(part)]).toEqual([3, ['hidden-rows']]);
    expect(part?.columns.map(({ isHidden }) => isHidden)).toEqual([true, undefined]);
  });

  it('shows what a filter shows', async () => {
    const rows = '<row><c><v>1</v></c><c><v>5</v></c></row><row hidden="1"><c><v>2</v></c><c><v>6</v></c></row>';
    const filter = '<autoFilter ref="A1:B3"><filterColumn colId="0"/></autoFilter>';
    const sheet = makeSheet(makeRows([['a', 'b']]) + rows, { after: filter });
    const [table] = await read(packParts(workbookParts([sheet])));
    expect(table?.notices.map(({ values }) => values)).toEqual([{ count: 1 }]);
    expect([texts(table), kinds(table)]).toEqual([[['1', '5']], ['filtered-rows']]);
  });

  it('from right to left is read like any other', async () => {
    const [table] = await readMade((workbook) => {
      const sheet = workbook.addWorksheet('ورقة1', { views: [{ rightToLeft: true }] });
      sheet.addRows([
        ['المدينة', '٢٠٢٣', '٢٠٢٤'],
        ['الرياض', 120, 140],
        ['جدة', 90, 95],
      ]);
    });
    expect(labels(table)).toEqual(['المدينة', '٢٠٢٣', '٢٠٢٤']);
    expect(table?.title).toBeUndefined();
  });

  it('gives its name to a table without a title, where it is a name', async () => {
    const tables = await readMade((workbook) => {
      for (const name of ['Sheet2', 'Sales']) workbook.addWorksheet(name).addRows(CITIES);
    });
    expect(tables.map(({ title }) => title)).toEqual([undefined, 'Sales']);
  });
});

describe('a cell', () => {
  it('gives what was computed last, and never computes', async () => {
    const [table] = await readRows([
      ['Item', 'Value'],
      ['a', { formula: 'B9*2', result: 7 }],
      ['b', { formula: '"x"&1', result: 'x1' }],
      ['c', { formula: 'NOW()' }],
      ['d', { formula: '1/0', result: { error: '#DIV/0!' } }],
      ['e', { sharedFormula: 'B2', result: 9 }],
    ]);
    expect(texts(table).map(([, value]) => value)).toEqual(['7', 'x1', '', '#DIV/0!', '9']);
    expect(table?.notices).toContainEqual({ kind: 'error-values', values: { count: 1, text: '#DIV/0!' } });
  });

  it('may be rich text, a link, a truth or an escaped sign', async () => {
    const [table] = await readRows([
      ['Name', 'Is', 'n'],
      [{ richText: [{ text: 'Reg' }, { text: 'ion', font: { bold: true } }] }, true, 1],
      [{ text: 'North', hyperlink: 'http://127.0.0.1:1/' }, false, 2],
      ['_x0041_', true, 3],
    ]);
    expect(texts(table).map((row) => row.slice(0, 2))).toEqual([
      ['Region', 'TRUE'],
      ['North', 'FALSE'],
      ['A', 'TRUE'],
    ]);
  });

  it('may write a truth as a word', async () => {
    const sheet = makeSheet('<row><c t="b"><v>true</v></c><c><v>1</v></c></row>');
    expect(texts((await read(packParts(workbookParts([sheet]))))[0])).toEqual([['TRUE', '1']]);
  });

  it('of a Japanese sheet leaves its readings aside', async () => {
    const sheet = makeSheet('<row><c t="s"><v>0</v></c><c><v>1</v></c></row>');
    const strings = '<sst><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si></sst>';
    const [table] = await read(packParts(workbookParts([sheet], { 'xl/sharedStrings.xml': strings })));
    expect(texts(table)).toEqual([['東京', '1']]);
  });

  it('has the dates of both epochs, and what its column states', async () => {
    for (const date1904 of [false, true]) {
      const [table] = await readMade((workbook) => {
        workbook.properties.date1904 = date1904;
        const sheet = workbook.addWorksheet('Sheet1');
        sheet.addRows([['Day', 'Rate', 'Price'], ...[1, 2, 3].map((i) => [day(2024, i, 5), i / 8, i * 1.5])]);
        for (const [i, numFmt] of ['dd/mm/yyyy', '0.0%', '#,##0.00 "€"'].entries())
          sheet.getColumn(i + 1).numFmt = numFmt;
      });
      expect(texts(table)).toEqual([
        ['2024-01-05', '12.5%', '€1.5'],
        ['2024-02-05', '25%', '€3'],
        ['2024-03-05', '37.5%', '€4.5'],
      ]);
      expect(table?.columns.map(({ stated }) => stated)).toEqual([
        { format: 'date' },
        { format: 'percentage', decimals: 1 },
        { format: 'currency', currency: 'EUR', decimals: 2 },
      ]);
    }
  });

  it('without an address follows the one before it', async () => {
    const [table] = await read(packParts(workbookParts([makeSheet(makeRows(CITIES.map((row) => [...row])))])));
    expect([labels(table), texts(table)[2]]).toEqual([
      ['City', 'Sum'],
      ['Braga', '3'],
    ]);
  });
});

describe('what the workbook declares', () => {
  it('a table of its own, with its headers', async () => {
    const tables = await readRows([[null, 'Our cities'], [], [], [], [], [], [], ['seen by nobody']], (sheet) => {
      sheet.addTable({
        name: 'Cities',
        ref: 'B3',
        headerRow: true,
        columns: [{ name: '2023' }, { name: '2024' }],
        rows: [
          [1, 2],
          [3, 4],
        ],
      });
    });
    expect(tables.map(labels)).toEqual([['2023', '2024']]);
    expect(tables[0]).toMatchObject({ title: 'Our cities', certainty: 1, origin: { kind: 'table', range: 'B3:C5' } });
  });

  it('a pivot table, whose last header row names the columns', async () => {
    const sheet = makeSheet(
      makeRows([
        ['Sum of n', 'Column Labels', ''],
        ['Row Labels', '2023', '2024'],
        ['Faro', 1, 2],
        ['Porto', 3, 4],
        ['Grand Total', 4, 6],
      ]),
    );
    const file = packParts({
      ...workbookParts([sheet]),
      'xl/worksheets/_rels/sheet1.xml.rels': makeLinks([['p', 'pivotTable', '../pivotTables/p.xml']]),
      'xl/pivotTables/p.xml':
        '<pivotTableDefinition name="PivotTable1"><location ref="A1:C5" firstHeaderRow="1" firstDataRow="2" firstDataCol="1"/></pivotTableDefinition>',
    });
    const [table] = await read(file);
    expect([labels(table), texts(table).length]).toEqual([['Row Labels', '2023', '2024'], 3]);
    expect(table?.origin?.kind).toBe('pivot');
  });

  it('the cells that a chart draws', async () => {
    const chart = (range: string): string =>
      `<c:chartSpace><c:ser><c:val><c:numRef><c:f>S1!${range}</c:f></c:numRef></c:val></c:ser></c:chartSpace>`;
    const sheet = makeSheet(
      makeRows([
        [1, 10, '', 7],
        [2, 20, '', 8],
        [3, 30],
      ]),
    );
    const file = (ranges: readonly string[]) =>
      packParts({
        ...workbookParts([sheet]),
        'xl/worksheets/_rels/sheet1.xml.rels': makeLinks([['d', 'drawing', '../drawings/d.xml']]),
        'xl/drawings/d.xml': '<wsDr/>',
        'xl/drawings/_rels/d.xml.rels': makeLinks(
          ranges.map((_, i) => [`c${i}`, 'chart', `../charts/c${i}.xml`] as const),
        ),
        ...Object.fromEntries(ranges.map((range, i) => [`xl/charts/c${i}.xml`, chart(range)])),
      });
    expect((await read(file(['$A$1:$B$3']))).map(({ origin }) => [origin?.range, origin?.isCharted])).toEqual([
      ['A1:D3', true],
    ]);
    expect((await read(file(['$A$1:$B$3', '$D$1:$D$2']))).map(({ origin }) => origin?.range)).toEqual([
      'A1:B3',
      'D1:D2',
    ]);
  });
});
