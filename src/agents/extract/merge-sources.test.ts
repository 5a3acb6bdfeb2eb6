import { describe, expect, it } from 'vitest';
import type { SourceTable } from '../../documents/source-table.ts';
import { readText } from '../../documents/text/read-text.ts';
import { mergeSources } from './merge-sources.ts';
import type { SourceReference } from './sources.ts';
import { type ExtractedTable, typeTable } from './type-table.ts';

const TEXT: SourceReference = { kind: 'text', field: 'sourceText', name: '' };
const SHEET: SourceReference = { kind: 'spreadsheet', field: 'attachments[0]', name: 'a.xlsx' };
const OTHER_SHEET: SourceReference = { kind: 'spreadsheet', field: 'attachments[1]', name: 'b.xlsx' };
const PICTURE: SourceReference = { kind: 'image', field: 'attachments[2]', name: 'c.png' };

/** The table of a text, as if it stood in the source. */
function tableOf(csv: string, from: SourceReference, changes: Partial<SourceTable> = {}): ExtractedTable {
  const [table] = readText(csv);
  if (table === undefined) throw new Error('There is no table.');
  return typeTable({ ...table, ...changes }, undefined, from);
}

function gridOf({ source, columns }: ExtractedTable): readonly unknown[] {
  const rows = source.rows.map((_, row) => columns.map(({ values }) => values[row]));
  return [source.columns.map(({ label }) => label), ...rows];
}

const BASE = 'City,Visitors\nLisbon,1200\nPorto,950\nFaro,400';

describe('tables of several sources', () => {
  it('bring missing values, rows and columns, each with its source', () => {
    const base = tableOf('City,Visitors\nLisbon,1200\nPorto,\nFaro,400\nBraga,70', SHEET);
    const { table, joined, rest } = mergeSources(base, [
      tableOf('City,Visitors,Staff\nLisbon,1200,8\nPorto,950,5\nFaro,400,2\nBeja,33,1', TEXT),
    ]);
    expect(gridOf(table)).toEqual([
      ['City', 'Visitors', 'Staff'],
      ['Lisbon', 1200, 8],
      ['Porto', 950, 5],
      ['Faro', 400, 2],
      ['Braga', 70, null],
      ['Beja', 33, 1],
    ]);
    expect(joined).toEqual([{ from: TEXT, rows: 1, columns: 1 }]);
    expect(rest).toEqual([]);
    expect(table.columns[1]?.from?.map(({ field }) => field)).toEqual([
      'attachments[0]',
      'sourceText',
      'attachments[0]',
      'attachments[0]',
      'sourceText',
    ]);
  });

  it('that disagree follow the more exact one, whichever was chosen first', () => {
    const sheet = tableOf(BASE, SHEET);
    const text = tableOf(BASE.replace('950', '980'), TEXT);
    for (const [base, other] of [
      [sheet, text],
      [text, sheet],
    ] as const) {
      const { table, disagreements } = mergeSources(base, [other]);
      expect(gridOf(table)).toEqual([
        ['City', 'Visitors'],
        ['Lisbon', 1200],
        ['Porto', 950],
        ['Faro', 400],
      ]);
      expect(disagreements).toEqual([
        { count: 1, column: 1, row: 'Porto', taken: 950, left: 980, winner: SHEET, loser: TEXT },
      ]);
    }
  });

  it('agree where one is rounded, or measured on an axis', () => {
    const exact = tableOf('City,Share\nLisbon,12.344\nPorto,7.551\nFaro,3.2', SHEET);
    const rounded = tableOf('City,Share\nLisbon,12.3\nPorto,7.6\nFaro,3.2', TEXT);
    expect(mergeSources(exact, [rounded]).disagreements).toEqual([]);
    const measured = tableOf('City,Share\nLisbon,12.6\nPorto,7.4\nFaro,3.3', PICTURE, { isMeasured: true });
    const { table, disagreements } = mergeSources(measured, [exact]);
    expect(disagreements).toEqual([]);
    expect(gridOf(table)).toEqual(gridOf(exact));
  });

  it('with the same columns and no row in common are parts of one', () => {
    const { table } = mergeSources(tableOf(BASE, SHEET), [tableOf('City,Visitors\nBeja,33\nBraga,70', OTHER_SHEET)]);
    expect(gridOf(table)).toHaveLength(6);
  });

  it.each([
    ['of another year', 'City,Visitors\nLisbon,1310\nPorto,1020\nFaro,455'],
    ['of other things', 'Product,Stock\nChairs,5\nDesks,7\nLamps,9'],
    ['that share one name in many', 'City,Staff\nLisbon,5\nBeja,7\nBraga,9\nGuarda,2'],
  ])('%s stay apart', (_, csv) => {
    const base = tableOf(BASE, SHEET);
    const other = tableOf(csv, OTHER_SHEET);
    expect(mergeSources(base, [other])).toMatchObject({ table: base, rest: [other], joined: [] });
  });

  it('have a column in common under other labels where its values say so, and are told to disagree in the rest', () => {
    const said = tableOf('Cidade,Visitantes\nLisbon,1200\nPorto,950\nFaro,410', TEXT);
    const { table, disagreements } = mergeSources(tableOf(BASE, SHEET), [said]);
    expect(gridOf(table)).toEqual(gridOf(tableOf(BASE, SHEET)));
    expect(disagreements).toMatchObject([{ count: 1, column: 1, row: 'Faro', taken: 400, left: 410 }]);
    const staff = tableOf('City,Staff\nLisbon,12\nPorto,9\nFaro,4', TEXT);
    const counts = tableOf('City,Rooms\nLisbon,12\nPorto,9\nFaro,5', SHEET);
    expect(mergeSources(counts, [staff]).table.columns).toHaveLength(3);
  });

  it('of one source stay apart', () => {
    const base = tableOf(BASE, SHEET);
    expect(mergeSources(base, [tableOf(BASE, SHEET)]).joined).toEqual([]);
  });

  it('with names that stand twice are not joined by them', () => {
    const base = tableOf('City,Visitors\nLisbon,1200\nLisbon,950\nFaro,400', SHEET);
    expect(mergeSources(base, [tableOf(BASE, TEXT)]).joined).toEqual([]);
  });
});
