import { EMPTY_CELL, type RawGrid } from '../../grid/raw-grid.ts';
import type { Notice, SourceCell } from '../../source-table.ts';
import type { JsonMember, JsonNode, JsonScalar } from './json-node.ts';

/** An object of JSON. */
export type ObjectNode = Extract<JsonNode, { readonly kind: 'object' }>;
/** A list of JSON. */
export type ArrayNode = Extract<JsonNode, { readonly kind: 'array' }>;

const EMPTY_WORDS: ReadonlySet<string> = new Set(['null', 'undefined', 'NaN', 'None']);
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** True for `{…}`. */
export function isObject(node: JsonNode): node is ObjectNode {
  return node.kind === 'object';
}

/** True for `[…]`. */
export function isArray(node: JsonNode): node is ArrayNode {
  return node.kind === 'array';
}

/** True for a number, and for a text that is one. */
export function isNumber(node: JsonScalar): boolean {
  return node.kind === 'number' || (node.kind === 'text' && NUMBER.test(node.raw));
}

/** The key of a member as a cell, empty where it is blank. */
export function keyCell({ key, keySpan }: JsonMember): SourceCell {
  const text = key.trim();
  return text === '' ? EMPTY_CELL : { text, spans: [keySpan] };
}

/** A scalar as a cell; `null` and the other words for nothing give an empty one. */
export function scalarCell(node: JsonScalar): SourceCell {
  const text = node.raw.trim();
  if (text === '' || (node.kind === 'word' && EMPTY_WORDS.has(text))) return EMPTY_CELL;
  return { text, spans: [node.span] };
}

/** Scalars as one cell, commas between them. */
export function listCell(nodes: readonly JsonScalar[]): SourceCell {
  const cells = nodes.map(scalarCell).filter((cell) => cell.text !== '');
  if (cells.length === 0) return EMPTY_CELL;
  return { text: cells.map((cell) => cell.text).join(', '), spans: cells.flatMap((cell) => cell.spans) };
}

/** Rows that a value of JSON holds, `headerRows` of them on top naming the columns; undefined where only the cells can tell. */
export function jsonGrid(
  node: JsonNode,
  rows: readonly (readonly SourceCell[])[],
  headerRows: number | undefined,
  notices: readonly Notice[] = [],
): RawGrid {
  return {
    method: 'json',
    span: node.span,
    rows,
    ...(headerRows === undefined ? {} : { headerRows }),
    ...(notices.length === 0 ? {} : { notices }),
    certainty: 1,
    decimalMark: '.',
  };
}
