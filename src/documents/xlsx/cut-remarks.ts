import { totalsClaim } from '../../table/notation/totals-words.ts';
import type { SheetRow } from './sheet-content.ts';

type Rows = readonly SheetRow[];

const LEAST_ROWS = 3;
const LEAST_SHARE = 0.6;
const LEAST_WORDS = 3;

/**
 * Parts the remarks off that stand below a table: after an empty row, sentences alone in a first column that otherwise holds dates or
 * numbers, or below a row of totals, which closes the table. Elsewhere a sentence may be one of the names.
 */
export function cutRemarks(rows: Rows): { readonly rows: Rows; readonly remarks: readonly string[] } {
  let end = rows.length;
  while (end > 0 && isRemark(rows[end - 1])) end -= 1;
  // Each block of remarks begins behind an empty row; a sentence right below the table is of it.
  while (end < rows.length && (rows[end]?.index ?? 0) === (rows[end - 1]?.index ?? 0) + 1) end += 1;
  const body = rows.slice(0, end);
  const [column] = rows.at(-1)?.columns ?? [];
  const widest = body.reduce((width, { cells }) => Math.max(width, cells.length), 0);
  const full = body.filter(({ cells }) => cells.length > 1 && cells.length * 2 >= widest);
  const first = full.flatMap(({ columns, cells }) => (columns[0] === column ? (cells[0] ?? []) : []));
  const numbers = first.filter(({ held }) => held === 'number').length;
  const isOfNumbers = numbers >= LEAST_ROWS && numbers >= LEAST_SHARE * first.length;
  const remarks = rows.slice(end).flatMap(({ cells }) => cells.map(({ text }) => text));
  return isOfNumbers || isTotal(body.at(-1)) ? { rows: body, remarks } : { rows, remarks: [] };
}

function isTotal(row: SheetRow | undefined): boolean {
  const texts = row?.cells.filter(({ held }) => held === 'text') ?? [];
  const hasNumber = row?.cells.some(({ held }) => held === 'number') === true;
  return hasNumber && texts.some(({ text }) => totalsClaim(text) === 'total');
}

function isRemark(row: SheetRow | undefined): boolean {
  const [cell, ...others] = row?.cells ?? [];
  return (
    cell !== undefined &&
    others.length === 0 &&
    cell.held === 'text' &&
    cell.text.trim().split(/\s+/).length >= LEAST_WORDS
  );
}
