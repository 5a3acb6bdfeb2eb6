import { describe, expect, it } from 'vitest';
import type { SourceTable } from '../source-table.ts';
import { EMPTY_CELL } from './raw-grid.ts';
import { settleGrid } from './settle-grid.ts';

function settle(lines: readonly string[], headerRows?: number): SourceTable | undefined {
  let at = 0;
  const rows = lines.map((line) =>
    line.split(',').map((text) => {
      at += text.length + 1;
      return text === '' ? EMPTY_CELL : { text, spans: [{ start: at, end: at + text.length }] };
    }),
  );
  return settleGrid({
    method: 'delimited',
    span: { start: 0, end: at },
    rows,
    certainty: 1,
    ...(headerRows === undefined ? {} : { headerRows }),
  });
}

const texts = (table: SourceTable | undefined): unknown => table?.rows.map((row) => row.map(({ text }) => text));
const kinds = (table: SourceTable | undefined): unknown => table?.notices.map(({ kind }) => kind);

describe('the roles of rows', () => {
  it('take titles off the top and notes off the bottom', () => {
    const table = settle(['Sales of 2024', 'all regions', 'region,q1,q2', 'North,1,2', 'South,3,4', 'Source: ledger']);
    expect(table?.title).toBe('Sales of 2024');
    expect(texts(table)).toEqual([
      ['North', '1', '2'],
      ['South', '3', '4'],
    ]);
    expect(kinds(table)).toEqual(['lines-above', 'notes-below']);
  });

  it('take an amount with its name above the names of columns for no name', () => {
    const table = settle([
      'Opening balance 1 May,,,1.250 EUR',
      'Date,Text,Sum,Balance',
      '2 May,Rent,-90,10',
      '3 May,Pay,50,60',
    ]);
    expect([table?.title, table?.columns.map(({ label }) => label)]).toEqual([
      undefined,
      ['Date', 'Text', 'Sum', 'Balance'],
    ]);
    expect(kinds(table)).toEqual(['lines-above']);
    const years = settle(['Region,2023,,', 'name,a,b,c', 'x,1,2,3', 'y,4,5,6']);
    expect(years?.columns.map(({ label }) => label)).not.toEqual(['name', 'a', 'b', 'c']);
  });

  it('keep totals and short rows, and fill the holes', () => {
    const table = settle(['name,a,b', 'x,1,2', 'y,3', 'Total,4,2']);
    expect(texts(table)).toEqual([
      ['x', '1', '2'],
      ['y', '3', ''],
      ['Total', '4', '2'],
    ]);
    expect(kinds(table)).toEqual(['ragged-rows']);
  });

  it('drop repeated headers, blank rows and blank columns', () => {
    const table = settle(['name,,n', 'x,,1', ',,', 'name,,n', 'y,,2']);
    expect(table?.columns.map(({ label }) => label)).toEqual(['name', 'n']);
    expect(texts(table)).toEqual([
      ['x', '1'],
      ['y', '2'],
    ]);
    expect(kinds(table)).toEqual(['repeated-header']);
  });

  it('turn a table that lies on its side, and no other', () => {
    const table = settle(['Name,Ana,Rui,Eva', 'Age,31,42,28', 'City,Faro,Porto,Braga']);
    expect(table?.columns.map(({ label }) => label)).toEqual(['Name', 'Age', 'City']);
    expect(kinds(table)).toEqual(['turned']);
    expect(kinds(settle(['Quarter,Q1,Q2,Q3', 'Sales,1,2,3', 'Costs,4,5,6']))).toEqual([]);
  });

  it('put a label that stands over the end or the middle of its group over all of it', () => {
    const labelsOf = (lines: readonly string[]) => settle(lines)?.columns.map(({ label }) => label);
    const data = ['North,10,20,30,40', 'South,50,60,70,80'];
    expect(labelsOf([',,2023,,2024', 'Region,Plan,Actual,Plan,Actual', ...data])).toEqual([
      'Region',
      '2023 Plan',
      '2023 Actual',
      '2024 Plan',
      '2024 Actual',
    ]);
    expect(labelsOf([',,,,2024', 'Region,Q1,Q2,Q3,Q4', ...data])?.[1]).toBe('2024 Q1');
    expect(labelsOf([',,,,٢٠٢٤', 'المنطقة,يناير,فبراير,مارس,أبريل', ...data])?.[1]).toBe('٢٠٢٤ يناير');
  });

  it('leave a label over the one column that it is of', () => {
    const labelsOf = (lines: readonly string[]) => settle(lines)?.columns.map(({ label }) => label);
    const data = ['North,10,20,30,40', 'South,50,60,70,80'];
    expect(labelsOf([',,Change,,Change', 'Region,Plan,%,Plan,%', ...data])?.[1]).toBe('Plan');
    expect(labelsOf([',,,,2024', 'Region,Staff,Sites,Cars,Sales', ...data])?.[1]).toBe('Staff');
    expect(labelsOf([',,,,2024', 'Mês,Out,Nov,Dez,Jan', ...data])?.[1]).toBe('Out');
  });

  it('obey a format that names its headers', () => {
    expect(settle(['1,2', '3,4'], 1)?.columns.map(({ label }) => label)).toEqual(['1', '2']);
    expect(settle(['a,b', 'c,d'], 0)?.columns.map(({ label }) => label)).toEqual(['', '']);
  });

  it('note the unit a label states', () => {
    const table = settle(['year,sales ($m),team (home)', '2023,1,x', '2024,2,y']);
    expect(table?.columns.map(({ unit }) => unit)).toEqual([undefined, '$m', undefined]);
  });

  it('are nothing without a row of data', () => {
    expect(settle(['a,b'], 1)).toBeUndefined();
    expect(settle([])).toBeUndefined();
  });
});
