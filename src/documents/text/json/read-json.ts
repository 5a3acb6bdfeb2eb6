import { isBlankCode } from '../../../table/notation/characters.ts';
import type { RawGrid } from '../../grid/raw-grid.ts';
import { maskSpans } from '../mask.ts';
import { findJsonGrids } from './json-grids.ts';
import type { JsonMember, JsonNode } from './json-node.ts';
import { parseJson } from './parse-json.ts';

const OPENING = /[[{]/g;
const ASSIGNED = /([\p{L}_][\p{L}\p{N}_.]{0,40})\s{0,4}=\s{0,4}$/u;
const LONGEST_ASSIGNED = 60;
const LINE_BREAK = /\r\n?|\n/;
const STATEMENT = /[;{]\s*$|^\s*(?:return|import|from|def|class|for|if|while|print)\b/;
const FEWEST_STATEMENTS = 2;
const CERTAINTY_IN_CODE = 0.7;

/**
 * Finds the tables in JSON and JSON Lines, alone or among other text: arrays of objects, arrays of arrays, objects of
 * arrays, objects of objects, lists of numbers by name, at any depth of a value. Objects that follow one another make
 * one table.
 */
export function readJson(text: string): readonly RawGrid[] {
  const grids = joinLines(text, findValues(text)).flatMap(findJsonGrids);
  if (grids.length === 0 || !isInCode(text, grids)) return grids;
  return grids.map((grid) => ({ ...grid, certainty: CERTAINTY_IN_CODE }));
}

/** True where the lines outside the values are statements of a program: what it holds may be no data. */
function isInCode(text: string, grids: readonly RawGrid[]): boolean {
  const rest = maskSpans(
    text,
    grids.map(({ span }) => span),
  );
  const lines = rest.split(LINE_BREAK).filter((line) => /[\p{L}\p{N}]/u.test(line));
  const statements = lines.filter((line) => STATEMENT.test(line)).length;
  return statements >= FEWEST_STATEMENTS && statements * 2 >= lines.length;
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
function joinLines(text: string, values: readonly JsonNode[]): readonly JsonNode[] {
  const joined: JsonNode[] = [];
  let run: JsonNode[] = [];
  const close = (): void => {
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined) return;
    const isList = run.length > 1 && run.every((node) => isFlat(node));
    const members = isList ? maybeAssigned(text, run) : undefined;
    if (members !== undefined)
      joined.push({ kind: 'object', span: { start: first.span.start, end: last.span.end }, members });
    else if (isList) joined.push({ kind: 'array', span: { start: first.span.start, end: last.span.end }, items: run });
    else for (const value of run) joined.push(value);
    run = [];
  };
  for (const value of values) {
    if (run[0] !== undefined && run[0].kind !== value.kind) close();
    run.push(value);
  }
  close();
  return joined;
}

/** Lists of one length that an assignment names each (`x = [1, 2]`), as the members of an object; else undefined. */
function maybeAssigned(text: string, run: readonly JsonNode[]): readonly JsonMember[] | undefined {
  const length = run[0]?.kind === 'array' ? run[0].items.length : 0;
  const members: JsonMember[] = [];
  for (const value of run) {
    const start = Math.max(0, value.span.start - LONGEST_ASSIGNED);
    const [, key = ''] = ASSIGNED.exec(text.slice(start, value.span.start)) ?? [];
    if (key === '' || value.kind !== 'array' || value.items.length !== length) return undefined;
    const keyStart = text.lastIndexOf(key, value.span.start);
    members.push({ key, keySpan: { start: keyStart, end: keyStart + key.length }, value });
  }
  return new Set(members.map(({ key }) => key)).size === members.length ? members : undefined;
}

/** True for an object, or an array of scalars: what one line of JSON Lines holds. */
function isFlat(node: JsonNode): boolean {
  if (node.kind === 'object') return true;
  return node.kind === 'array' && node.items.every((item) => item.kind !== 'array' && item.kind !== 'object');
}
