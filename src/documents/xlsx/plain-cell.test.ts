import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSheet, packParts, workbookParts } from '../../../test/workbooks/make-package.ts';
import type { SourceTable } from '../source-table.ts';
import { type PlainCell, takePlainCell } from './plain-cell.ts';
import { readWorkbookTables } from './read-workbook-tables.ts';
import { WORKBOOK_LIMITS } from './workbook-limits.ts';

function take(text: string): PlainCell | undefined {
  const cell: PlainCell = { type: '', style: -1, column: -1, value: '' };
  return takePlainCell(text, 0, cell) === text.length ? cell : undefined;
}

describe('a cell written plainly', () => {
  it.each([
    ['<c r="B2"><v>7</v></c>', { type: 'n', style: 0, column: 1, value: '7' }],
    ['<c r="AA10" s="12" t="s"><v>0</v></c>', { type: 's', style: 12, column: 26, value: '0' }],
    ['<c t="str" r="XFD1048576"><v>a b</v></c>', { type: 'str', style: 0, column: 16_383, value: 'a b' }],
    ['<c r="C1" t="inlineStr"><is><t>Évora</t></is></c>', { type: 'inlineStr', style: 0, column: 2, value: 'Évora' }],
    ['<c r="D4" s="3"/>', { type: 'n', style: 3, column: 3, value: '' }],
  ])('is taken whole: %s', (text, cell) => {
    expect(take(text)).toEqual(cell);
  });

  it.each([
    ['a formula', '<c r="A1"><f>1+1</f><v>2</v></c>'],
    ['a reference to a character', '<c r="A1" t="str"><v>a&amp;b</v></c>'],
    ['no address', '<c><v>1</v></c>'],
    ['an address beyond the sheet', '<c r="XFE1"><v>1</v></c>'],
    ['an address without a row', '<c r="A"><v>1</v></c>'],
    ['an attribute of another name', '<c r="A1" cm="1"><v>1</v></c>'],
    ['single quotes', "<c r='A1'><v>1</v></c>"],
    ['an element of another name', '<col r="A1"><v>1</v></col>'],
    ['runs of several styles', '<c r="A1" t="inlineStr"><is><r><t>a</t></r></is></c>'],
    ['an end that is not there yet', '<c r="A1"><v>12'],
    ['a value of two parts', '<c r="A1"><v>1</v><v>2</v></c>'],
  ])('is left to the scanner with %s', (_, text) => {
    expect(take(text)).toBeUndefined();
  });
});

type Cell = { readonly type: string; readonly value: string };

const cell = fc.oneof(
  fc.record({ type: fc.constant('n'), value: fc.constantFrom('', '1', '0.1', '1E+2', '-3', ' 4 ', 'x') }),
  fc.record({ type: fc.constant('s'), value: fc.constantFrom('0', '1', '9', '') }),
  fc.record({ type: fc.constantFrom('str', 'inlineStr', 'e'), value: fc.constantFrom('', 'North', '_x0041_', '#N/A') }),
  fc.record({ type: fc.constant('b'), value: fc.constantFrom('0', '1') }),
);

const STRINGS = '<sst><si><t>Lisbon</t></si><si><t>Porto</t></si></sst>';

/** A sheet of the same cells, with quotes of one kind around attributes: the single ones are left to the scanner. */
function makeBook(rows: readonly (readonly Cell[])[], quote: '"' | "'"): Uint8Array {
  const lines = rows.map((cells, row) => {
    const written = cells.map(({ type, value }, column) => {
      const inside = type === 'inlineStr' ? `<is><t>${value}</t></is>` : `<v>${value}</v>`;
      const address = `r=${quote}${'ABCD'[column]}${row + 1}${quote}`;
      return `<c ${address} s=${quote}0${quote} t=${quote}${type}${quote}>${inside}</c>`;
    });
    return `<row r="${row + 1}">${written.join('')}</row>`;
  });
  return packParts(workbookParts([makeSheet(lines.join(''))], { 'xl/sharedStrings.xml': STRINGS }));
}

async function read(bytes: Uint8Array): Promise<readonly SourceTable[]> {
  const tables: SourceTable[] = [];
  for await (const table of readWorkbookTables(bytes, WORKBOOK_LIMITS)) tables.push(table);
  return tables;
}

/** What a reader says of its cells, and what it says of tables. */
function plain({ rows, columns, notices, origin }: SourceTable): unknown {
  const labels = columns.map(({ label, stated, isHidden }) => ({ label, stated, isHidden }));
  return { labels, notices, origin, rows: rows.map((row) => row.map(({ text, place }) => ({ text, place }))) };
}

describe('cells taken whole and cells that were scanned', () => {
  it('make the same tables', async () => {
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(rows, async (cells) => {
        const taken = await read(makeBook(cells, '"'));
        const scanned = await read(makeBook(cells, "'"));
        expect(taken.map(plain)).toEqual(scanned.map(plain));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a large sheet', () => {
  it('says of its first 100,000 cells where they stand, and all it says is right', async () => {
    const rows = Array.from({ length: 30_001 }, (_, row) =>
      ['A', 'B', 'C', 'D'].map((name, column) => {
        const value = row === 0 ? name : (row * 7 + column) % 100;
        const type = row === 0 ? 'str' : 'n';
        return `<c r="${name}${row + 1}" t="${type}"><v>${value}</v></c>`;
      }),
    );
    const sheet = makeSheet(rows.map((cells, row) => `<row r="${row + 1}">${cells.join('')}</row>`).join(''));
    const [table] = await read(packParts(workbookParts([sheet])));
    expect(table?.rows).toHaveLength(30_000);
    expect(table?.rows[24_998]?.[1]?.place).toEqual({ row: 24_999, column: 1 });
    expect(table?.rows[29_999]?.[1]?.place).toBeUndefined();
    const isRight = table?.rows.every((cells, row) =>
      cells.every(({ text }, column) => text === String(((row + 1) * 7 + column) % 100)),
    );
    expect(isRight).toBe(true);
  });
});
