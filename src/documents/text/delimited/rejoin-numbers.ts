import { parseMoment } from '../../../table/notation/date-notation.ts';
import { parseNumber } from '../../../table/notation/number-notation.ts';
import type { SourceCell } from '../../source-table.ts';

type Row = readonly SourceCell[];

/** Rows, how many of them had numbers joined, the first such number, and whether something proves that they belong together. */
export type RejoinedRows = {
  readonly rows: readonly Row[];
  readonly joined: number;
  readonly example?: string | undefined;
  readonly isProven: boolean;
};

const HALF_ENDS = /\p{Nd}$/u;
const HALF_BEGINS = /^\p{Nd}{1,3}(?!\p{Nd})/u;
const LAST_WORD = /\S+$/;
const FIRST_WORD = /^\S+/;
const ZERO_BEGINS = /^0\p{Nd}/u;

/**
 * Joins numbers that commas of their own cut in halves ("Rs. 12" and "000"), where every row longer than the header has
 * exactly as many places to join as it has cells too many. A half that begins with a zero, or rows that need no joining,
 * prove it; where neither is there, a header may lack a label instead.
 */
export function rejoinNumbers(text: string, cut: readonly Row[]): RejoinedRows {
  const width = cut[0]?.length ?? 0;
  const rows = cut.map((row) => (row.length > width ? rejoinDate(text, row) : row));
  const found = rows.map((row) => (row.length > width ? findHalves(text, row) : []));
  const isWhole = rows.every((row, i) => row.length <= width || row.length - (found[i]?.length ?? 0) === width);
  const joined = isWhole ? found.filter((places) => places.length > 0).length : 0;
  if (joined === 0) return { rows, joined, isProven: true };
  const isProven = rows.some((row, i) => {
    const places = found[i] ?? [];
    return places.length === 0
      ? i > 0 && row.length === width
      : places.some((at) => ZERO_BEGINS.test(row[at]?.text ?? ''));
  });
  const whole = rows.map((row, i) => joinAt(text, row, new Set(found[i])));
  const first = found.findIndex((places) => places.length > 0);
  const example = whole[first]?.[(found[first]?.[0] ?? 0) - 1]?.text;
  return { rows: whole, joined, example, isProven };
}

const YEAR = /^(?:19|20)\d\d$/;
const COMMA_BEFORE_YEAR = /^[,،] *$/;

/** A row too long whose comma before a year cut a date ("March 3, 2024") in halves, with that date whole. */
function rejoinDate(text: string, row: Row): Row {
  const at = row.findIndex((cell, i) => {
    const left = row[i - 1];
    const between = text.slice(left?.spans.at(-1)?.end, cell.spans[0]?.start);
    if (left === undefined || !YEAR.test(cell.text) || !COMMA_BEFORE_YEAR.test(between)) return false;
    return /\p{L}/u.test(left.text) && parseMoment(`${left.text}, ${cell.text}`)?.shape === 'date';
  });
  return at < 0 ? row : joinAt(text, row, new Set([at]));
}

/** The cells that go on with the number at the end of the cell before them, nothing but the delimiter in between. */
function findHalves(text: string, row: Row): readonly number[] {
  return row.flatMap((cell, i) => {
    const left = row[i - 1]?.spans.at(-1);
    const right = cell.spans[0];
    if (left === undefined || right === undefined || right.start !== left.end + 1) return [];
    if (!HALF_ENDS.test(row[i - 1]?.text ?? '') || !HALF_BEGINS.test(cell.text)) return [];
    const word = [LAST_WORD.exec(row[i - 1]?.text ?? ''), text.charAt(left.end), FIRST_WORD.exec(cell.text)].join('');
    return parseNumber(word) === undefined ? [] : [i];
  });
}

function joinAt(text: string, row: Row, places: ReadonlySet<number>): Row {
  const cells: SourceCell[] = [];
  for (const [i, cell] of row.entries()) {
    const start = cells.at(-1)?.spans[0]?.start;
    const end = cell.spans[0]?.end;
    if (!places.has(i) || start === undefined || end === undefined) cells.push(cell);
    else cells[cells.length - 1] = { text: text.slice(start, end), spans: [{ start, end }] };
  }
  return cells;
}
