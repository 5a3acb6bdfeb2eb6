import type { SourceCell } from '../source-table.ts';
import { countFilled } from './raw-grid.ts';

type Row = readonly SourceCell[];

const LEAST_PARTS = 2;
const NAMED = /^([^:：]{1,40})[:：]\s*(\S.*)$/su;

/** A table that stood in parts under titles, as one: each row begins with the title of its part. */
export type JoinedParts = { readonly rows: readonly Row[]; readonly parts: number };

/**
 * Joins the parts of a table that each stand under a title of one cell and begin with the same header: "Region: North", header, rows,
 * "Region: South", header, rows. What all titles begin with names the new first column. Undefined where a part has no title,
 * or a title no part.
 */
export function joinTitledParts(rows: readonly Row[]): JoinedParts | undefined {
  const first = rows.findIndex((row, i) => i > 0 && countFilled(row) > 1 && isTitle(rows[i - 1]));
  const header = rows[first];
  if (header === undefined) return undefined;
  const heads = rows.flatMap((row, i) => (i >= first && isSame(row, header) ? [i] : []));
  if (heads.length < LEAST_PARTS || !heads.every((at) => isTitle(rows[at - 1]))) return undefined;
  const titles = heads.map((at) => rows[at - 1]?.[0]).filter((cell) => cell !== undefined);
  if (new Set(titles.map(({ text }) => text)).size < titles.length) return undefined;
  const { label, names } = nameParts(titles);
  const joined: Row[] = [...rows.slice(0, first - 1), [label, ...header]];
  for (const [part, at] of heads.entries()) {
    const name = names[part];
    const end = (heads[part + 1] ?? rows.length + 1) - 1;
    const body = rows.slice(at + 1, end);
    if (name === undefined || body.length === 0 || body.some(isTitle)) return undefined;
    joined.push(...body.map((row) => [name, ...row]));
  }
  return { rows: joined, parts: heads.length };
}

function isTitle(row: Row | undefined): boolean {
  return row !== undefined && countFilled(row) === 1 && (row[0]?.text ?? '') !== '';
}

function isSame(row: Row, header: Row): boolean {
  const width = Math.max(row.length, header.length);
  return Array.from({ length: width }, (_, i) => i).every((i) => (row[i]?.text ?? '') === (header[i]?.text ?? ''));
}

/** What the titles name their parts, and what they call that where all say it: "Region" of "Region: North". */
function nameParts(titles: readonly SourceCell[]): {
  readonly label: SourceCell;
  readonly names: readonly SourceCell[];
} {
  const read = titles.map(({ text }) => NAMED.exec(text));
  const [kind = ''] = new Set(read.map((match) => match?.[1]));
  const isShared = read.every((match) => match?.[1] === kind);
  const names = titles.map((cell, i) => (isShared ? withText(cell, read[i]?.[2] ?? '') : cell));
  return { label: { text: isShared ? kind : '', spans: [] }, names };
}

/** A cell that says a part of what it said, in the same place. */
function withText({ spans, place, area }: SourceCell, text: string): SourceCell {
  return { text, spans, ...(place === undefined ? {} : { place }), ...(area === undefined ? {} : { area }) };
}
