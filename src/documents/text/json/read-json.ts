import { isBlankCode } from '../../../table/notation/characters.ts';
import type { RawGrid } from '../../grid/raw-grid.ts';
import { findJsonGrids } from './json-grids.ts';
import type { JsonNode } from './json-node.ts';
import { parseJson } from './parse-json.ts';

const OPENING = /[[{]/g;

/**
 * Finds the tables in JSON and JSON Lines, alone or among other text: arrays of objects, arrays of arrays, objects of
 * arrays, objects of objects, lists of numbers by name, at any depth of a value. Objects that follow one another make
 * one table.
 */
export function readJson(text: string): readonly RawGrid[] {
  return joinLines(findValues(text)).flatMap(findJsonGrids);
}

/**
 * Objects and arrays of the text, outermost only. After a failure the search goes on behind the place of the failure, so
 * that no position is parsed twice.
 */
function findValues(text: string): readonly JsonNode[] {
  const values: JsonNode[] = [];
  OPENING.lastIndex = 0;
  for (let found = OPENING.exec(text); found !== null; found = OPENING.exec(text)) {
    if (!startsLine(text, found.index)) continue;
    const { node, end } = parseJson(text, found.index);
    if (node !== undefined && !isMark(node)) values.push(node);
    OPENING.lastIndex = Math.max(end, found.index + 1);
  }
  return values;
}

/** True for one scalar in brackets, as before an entry of a bibliography or behind a word: `[1]`. */
function isMark(node: JsonNode): boolean {
  return node.kind === 'array' && node.items.length === 1 && isFlat(node);
}

/** True where nothing but blanks, or an assignment such as `data =`, stands before an offset on its line. */
function startsLine(text: string, offset: number): boolean {
  let at = offset - 1;
  while (at >= 0 && text.charAt(at) !== '\n' && isBlankCode(text.charCodeAt(at))) at -= 1;
  return at < 0 || '\n\r=:(,]};'.includes(text.charAt(at)) || text.charCodeAt(at) === 0xfeff;
}

/** Runs of objects, or of arrays, read as the items of one array: that is JSON Lines. */
function joinLines(values: readonly JsonNode[]): readonly JsonNode[] {
  const joined: JsonNode[] = [];
  let run: JsonNode[] = [];
  const close = (): void => {
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined) return;
    const isList = run.length > 1 && run.every((node) => isFlat(node));
    if (isList) joined.push({ kind: 'array', span: { start: first.span.start, end: last.span.end }, items: run });
    else joined.push(...run);
    run = [];
  };
  for (const value of values) {
    if (run[0] !== undefined && run[0].kind !== value.kind) close();
    run.push(value);
  }
  close();
  return joined;
}

/** True for an object, or an array of scalars: what one line of JSON Lines holds. */
function isFlat(node: JsonNode): boolean {
  if (node.kind === 'object') return true;
  return node.kind === 'array' && node.items.every((item) => item.kind !== 'array' && item.kind !== 'object');
}
