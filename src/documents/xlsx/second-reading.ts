import { parseNumber } from '../../table/notation/number-notation.ts';
import type { SecondReading, SourceTable } from '../source-table.ts';
import { MOST_COLUMNS, maybePlace } from './address.ts';
import type { OfficePackage } from './open-package.ts';
import { SheetCell } from './sheet-content.ts';

/** The saved numbers of a sheet by their places: row times `MOST_COLUMNS` plus column. */
export type SavedNumbers = ReadonlyMap<number, number>;

/** How much of a sheet is looked through: enough for tens of thousands of cells, and soon done. */
const MOST_CHARACTERS = 4_000_000;
/** How far before its value a cell may begin: a formula stands between. */
const LONGEST_CELL = 4000;
const LONGEST_NUMBER = 40;
const CLOSE = 1e-9;

/**
 * Looks for the numbers of a sheet by another way than the reader of its cells: no parsing of XML, no styles and no shared
 * strings, only the marks around values. Sheets whose elements have prefixes give none.
 */
export async function findSavedNumbers(file: OfficePackage, part: string): Promise<SavedNumbers> {
  let text = '';
  for await (const chunk of file.read(part)) {
    // References and numbers are ASCII; whatever else the letters are does not matter here.
    text += Buffer.from(chunk).toString('latin1');
    if (text.length >= MOST_CHARACTERS) break;
  }
  const numbers = new Map<number, number>();
  for (let at = text.indexOf('<v>'); at >= 0; at = text.indexOf('<v>', at + 1)) {
    const window = text.slice(Math.max(0, at - LONGEST_CELL), at);
    const cell = window.slice(window.lastIndexOf('<c '));
    const tag = cell.startsWith('<c ') ? cell.slice(0, cell.indexOf('>')) : '';
    const place = maybePlace(/\sr="([A-Z]{1,3}\d{1,7})"/.exec(tag)?.[1] ?? '');
    const end = text.indexOf('<', at + 1);
    if (place === undefined || end < 0 || end - at > LONGEST_NUMBER || !/\st="n"|^(?!.*\st=)/.test(tag)) continue;
    const value = Number(text.slice(at + 3, end));
    if (Number.isFinite(value)) numbers.set(place.row * MOST_COLUMNS + place.column, value);
  }
  return numbers;
}

/** Compares the numbers and days of a table with those that the second reading found in the same cells. */
export function compareWithSaved(table: SourceTable, saved: SavedNumbers, is1904: boolean): SecondReading {
  let lastRow = -1;
  for (const place of saved.keys()) lastRow = Math.max(lastRow, Math.floor(place / MOST_COLUMNS));
  let compared = 0;
  let agreed = 0;
  let example: string | undefined;
  for (const row of table.rows) {
    for (const cell of row) {
      // Most of a large sheet stands below what was looked through.
      if (!(cell instanceof SheetCell) || cell.place === undefined || cell.place.row > lastRow) continue;
      const value = saved.get(cell.place.row * MOST_COLUMNS + cell.place.column);
      const isSame = value === undefined ? undefined : maybeSame(cell, value, is1904);
      if (isSame === undefined) continue;
      compared += 1;
      if (isSame) agreed += 1;
      else example ??= cell.text;
    }
  }
  return { compared, agreed, ...(example === undefined ? {} : { example }) };
}

const AMOUNTS: ReadonlySet<string> = new Set(['decimal', 'integer', 'percentage', 'currency']);
const DAYS: ReadonlySet<string> = new Set(['date', 'datetime']);
const ISO_DAY = /^\d{4}-\d\d-\d\d/;

/** Whether a text states a saved number; undefined for texts that state it in their own way, as words, clocks and months do. */
function maybeSame(cell: SheetCell, value: number, is1904: boolean): boolean | undefined {
  const format = cell.format.stated?.format;
  if (format !== undefined && DAYS.has(format))
    return ISO_DAY.test(cell.text) ? isDay(cell.text, value, is1904) : undefined;
  if (format !== undefined && !AMOUNTS.has(format)) return undefined;
  const parsed = parseNumber(cell.text, { decimal: '.' });
  if (parsed === undefined) return undefined;
  const stated = parsed.isPercentage === true ? parsed.value / 100 : parsed.value;
  return Math.abs(stated - value) <= CLOSE * Math.max(1, Math.abs(value));
}

const DAY_MS = 86_400_000;
/** The day before which Excel counts one too many: it takes 1900 for a leap year. */
const LEAP_DAY = 61;

function isDay(text: string, serial: number, is1904: boolean): boolean {
  const first = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const days = (Date.parse(`${text.slice(0, 10)}T00:00:00Z`) - first) / DAY_MS;
  return Math.abs(days - Math.floor(serial)) <= (serial < LEAP_DAY ? 1 : 0);
}
