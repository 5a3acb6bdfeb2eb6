import { create } from './element.ts';
import { readSpans } from './read-places.ts';

/** What was read at a place of a source: the place as `docs/documents.md` writes it, and the cell it became. */
export type FoundPlace = { readonly where: string; readonly text: string };

/** How much of a text is shown around a place, and of one in which nothing is pointed at. */
const CONTEXT = 220;
const BEGINNING = 700;
/** How many cells of a sheet are shown on each side of the one that is pointed at. */
const SHEET_REACH = { rows: 3, columns: 2 } as const;

/** The text around a place, which is marked; without a place its beginning, with all that was read from it. */
export function previewText(text: string, places: readonly FoundPlace[], where: string | undefined): HTMLElement {
  const found = places.flatMap((place) => readSpans(place.where)).sort(([a], [b]) => a - b);
  const pointed = where === undefined ? [] : readSpans(where);
  const [first, last] = [pointed[0] ?? found[0], pointed.at(-1)];
  const start = Math.max(0, (first?.[0] ?? 0) - CONTEXT);
  const end = Math.min(text.length, last === undefined ? start + BEGINNING : last[1] + CONTEXT);
  const pieces: (Node | string)[] = [start > 0 ? '… ' : ''];
  let at = start;
  for (const [from, to] of found) {
    if (from < at || to > end) continue;
    const isPointed = pointed.some(([begin]) => begin === from);
    pieces.push(text.slice(at, from), create('mark', { class: isPointed ? 'pointed' : 'found' }, text.slice(from, to)));
    at = to;
  }
  pieces.push(text.slice(at, end), end < text.length ? ' …' : '');
  return create('pre', { class: 'excerpt', dir: 'auto' }, ...pieces);
}

/** The part of a sheet around a cell, with the names of its rows and columns. */
export function previewSheet(places: readonly FoundPlace[], where: string | undefined): HTMLElement {
  const cells = new Map(places.map(({ where: address, text }) => [address, text]));
  const known = places.flatMap(({ where: address }) => readAddress(address) ?? []);
  const center = readAddress(where ?? '') ?? known[0] ?? { column: 1, row: 1 };
  const rows = around(center.row, SHEET_REACH.rows);
  const columns = around(center.column, SHEET_REACH.columns);
  const body = rows.map((row) =>
    create(
      'tr',
      {},
      create('th', { scope: 'row' }, String(row)),
      ...columns.map((column) => {
        const address = `${toLetters(column)}${row}`;
        const text = cells.get(address);
        const kind = address === where ? 'pointed' : text === undefined ? 'unread' : undefined;
        return create('td', { class: kind, dir: 'auto' }, text ?? '');
      }),
    ),
  );
  const head = create(
    'tr',
    {},
    create('td'),
    ...columns.map((column) => create('th', { scope: 'col' }, toLetters(column))),
  );
  const label = where === undefined ? undefined : create('figcaption', { class: 'sheet-cell', dir: 'ltr' }, where);
  const table = create('table', {}, create('thead', {}, head), create('tbody', {}, ...body));
  return create('figure', { class: 'sheet' }, label, create('div', { class: 'scroll', dir: 'ltr' }, table));
}

function around(center: number, reach: number): readonly number[] {
  const first = Math.max(1, center - reach);
  return Array.from({ length: 2 * reach + 1 }, (_, index) => first + index);
}

function readAddress(address: string): { readonly column: number; readonly row: number } | undefined {
  const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  if (letters === undefined || row === undefined) return undefined;
  const column = Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
  return { column, row: Number(row) };
}

function toLetters(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return (before > 0 ? toLetters(before) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}
