import { read, utils, write } from '@e965/xlsx';
import Excel from 'exceljs';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import '../../../test/property-seed.ts';
import { parseNumber } from '../../table/notation/number-notation.ts';
import { SANDBOX_OPTIONS, Sandbox } from '../sandbox/sandbox.ts';
import type { SourceTable } from '../source-table.ts';
import { toAddress } from './address.ts';
import { readWorkbook } from './read-workbook.ts';
import { readWorkbookTables } from './read-workbook-tables.ts';
import { WORKBOOK_LIMITS, type WorkbookLimits } from './workbook-limits.ts';

const sandbox = new Sandbox(SANDBOX_OPTIONS);
afterAll(() => sandbox.close());
const context = { sandboxes: { plain: sandbox, native: sandbox }, signal: new AbortController().signal };

async function readThere(bytes: Uint8Array, limits?: WorkbookLimits): Promise<readonly SourceTable[]> {
  const reading = readWorkbook(bytes, context, limits);
  for (;;) {
    const step = await reading.next();
    if (step.done === true) return step.value.tables;
  }
}

type Value = string | number | null;

/** A workbook of one sheet whose columns have the formats. */
async function make(rows: readonly (readonly Value[])[], formats: readonly string[]): Promise<Uint8Array> {
  const workbook = new Excel.Workbook();
  const sheet = workbook.addWorksheet('Sheet1');
  sheet.addRows(rows.map((row) => [...row]));
  for (const [i, numFmt] of formats.entries()) sheet.getColumn(i + 1).numFmt = numFmt;
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

async function readHere(bytes: Uint8Array): Promise<readonly SourceTable[]> {
  const tables: SourceTable[] = [];
  for await (const table of readWorkbookTables(bytes, WORKBOOK_LIMITS)) tables.push(table);
  return tables;
}

describe('a workbook', { timeout: 60_000 }, () => {
  const amounts = ['General', '0.00', '#,##0', '0.0%', '#,##0.00 "€"', '[$$-C09]#,##0.00', '0.00E+00', '# ?/?'];
  const moments = ['yyyy-mm-dd', 'dd/mm/yyyy', 'm/d/yy', 'yyyy-mm-dd hh:mm:ss'];
  const names = fc.stringMatching(/^[A-Za-zÀ-ÿ\u0621-\u064a]{2,12}$/);
  const sheets = fc.record({
    amountFormat: fc.constantFrom(...amounts),
    momentFormat: fc.constantFrom(...moments),
    rows: fc.array(
      fc.tuple(names, fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.integer({ min: 61, max: 100_000 })),
      {
        minLength: 2,
        maxLength: 12,
      },
    ),
  });

  it('holds the values that another reader finds at the same addresses', async () => {
    await fc.assert(
      fc.asyncProperty(sheets, async ({ rows, amountFormat, momentFormat }) => {
        const bytes = await make([['Name', 'Amount', 'Day'], ...rows], ['General', amountFormat, momentFormat]);
        const sheet = read(bytes).Sheets.Sheet1 ?? {};
        const [table] = await readHere(bytes);
        expect(table?.rows.length).toBe(rows.length);
        for (const row of table?.rows ?? []) {
          const [name, amount, moment] = row.map(({ text, place }) => ({
            text,
            other: sheet[toAddress(place ?? { row: 0, column: 0 })],
          }));
          expect(name?.text).toBe(name?.other?.v);
          const parsed = parseNumber(amount?.text ?? '', { decimal: '.' });
          const stated = Number(amount?.other?.v) * (parsed?.isPercentage === true ? 100 : 1);
          expect(parsed?.value).toBeCloseTo(stated, Math.max(0, 11 - Math.ceil(Math.log10(Math.abs(stated) + 1))));
          const day = utils.format_cell({ t: 'n', v: Number(moment?.other?.v), z: 'yyyy-mm-dd' });
          expect(moment?.text.slice(0, 10)).toBe(day);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('that SheetJS wrote, in any of its ways, is read by everybody', async () => {
    const values = fc.oneof(
      names,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
      fc.string(),
    );
    const written = fc.record({
      sheets: fc.array(fc.array(fc.array(values, { minLength: 1, maxLength: 6 }), { maxLength: 8 }), {
        minLength: 1,
        maxLength: 3,
      }),
      bookSST: fc.boolean(),
      compression: fc.boolean(),
      date1904: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(written, async ({ sheets, bookSST, compression, date1904 }) => {
        const book = utils.book_new();
        for (const rows of sheets) utils.book_append_sheet(book, utils.aoa_to_sheet(rows));
        book.Workbook = { WBProps: { date1904 } };
        const bytes: Uint8Array = write(book, { type: 'buffer', bookType: 'xlsx', bookSST, compression });
        const tables = await readHere(new Uint8Array(bytes));
        const isFilled = (value: unknown): boolean => value !== null && String(value).trim() !== '';
        const filledSheets = sheets.filter((rows) => rows.some((row) => row.some(isFilled))).length;
        expect(tables.length).toBeGreaterThanOrEqual(filledSheets);
      }),
      { numRuns: 200 },
    );
  });

  it('is the same through the sandbox, cell by cell', async () => {
    const rows = Array.from({ length: 3000 }, (_, i) => [`city ${i}`, i === 5 ? null : i / 8, i]);
    const bytes = await make([['Name', 'Amount', 'n'], ...rows], ['General', '0.0%']);
    const here = await readHere(bytes);
    const there = await readThere(bytes);
    const plain = (tables: readonly SourceTable[]) =>
      tables.map((table) => ({
        ...table,
        rows: table.rows.map((row) => row.map(({ text, place, spans }) => ({ text, place, spans }))),
      }));
    expect(plain(there)).toEqual(plain(here));
    expect(there[0]?.rows[5]?.map(({ text }) => text)).toEqual(['city 5', '', '5']);
  });

  it('that is none is refused with the reason', async () => {
    const refused = readThere(Buffer.from('%PDF-1.7'));
    await expect(refused).rejects.toMatchObject({ name: 'DocumentRefusal', reason: 'wrong-kind' });
  });

  it('of more cells than may be read is refused', async () => {
    const bytes = await make(
      Array.from({ length: 100 }, (_, i) => [i, i, i]),
      [],
    );
    const refused = readThere(bytes, { ...WORKBOOK_LIMITS, cells: 299 });
    await expect(refused).rejects.toMatchObject({ reason: 'too-large' });
  });
});
