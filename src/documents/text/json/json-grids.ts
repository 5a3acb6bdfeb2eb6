import { isPeriodLabel } from '../../grid/cell-shape.ts';
import { EMPTY_CELL, type RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell } from '../../source-table.ts';
import { type ArrayNode, isArray, isObject, jsonGrid, keyCell, type ObjectNode, scalarCell } from './json-cells.ts';
import { isScalar, type JsonMember, type JsonNode, type JsonScalar } from './json-node.ts';
import { gridOfRecords } from './json-records.ts';
import { gridOfAxisSeries, gridOfLabelledSeries, HEADER_KEYS } from './json-series.ts';

/** How many times the values of the largest table beside it a list of single values must hold to be told of as well. */
const FACTS_PER_ROW = 3;
const LEAST_ROWS = 2;

type Found = {
  readonly grid: RawGrid;
  /** Numbers by name in one object: facts about an answer (its page, its count) as often as its data. */
  readonly isFacts: boolean;
  /** True where further objects or lists stand among them. */
  readonly isMixed: boolean;
};

/**
 * Every table in a value of JSON: in itself or anywhere inside it, named by the key it stands under. Numbers by name count only
 * where no list of records is there: beside one they are the envelope that an interface puts around its answer.
 */
export function findJsonGrids(root: JsonNode): readonly RawGrid[] {
  const found: Found[] = [];
  const queue: { readonly node: JsonNode; readonly title: string | undefined }[] = [{ node: root, title: undefined }];
  for (const { node, title } of queue) {
    const table = isScalar(node) ? undefined : node.kind === 'array' ? gridOfArray(node) : gridOfObject(node);
    const facts = table === undefined && isObject(node) ? gridOfFacts(node) : undefined;
    const grid = table ?? facts;
    const isMixed = facts !== undefined && isObject(node) && node.members.some(({ value }) => !isScalar(value));
    if (grid !== undefined) {
      const named = { ...grid, ...(title === undefined ? {} : { title }) };
      found.push({ grid: named, isFacts: facts !== undefined, isMixed });
    }
    if (table === undefined) for (const child of childrenOf(node)) queue.push(child);
  }
  return withoutEnvelopes(found);
}

/**
 * Without facts beside a table of numbers that holds no fewer rows, unless their names are years: those are data, whatever stands beside
 * them. Beside words alone, facts may be all the numbers there are, unless one of them counts the rows of words.
 */
function withoutEnvelopes(found: readonly Found[]): readonly RawGrid[] {
  const facts = found.filter(({ isFacts }) => isFacts).flatMap(({ grid }) => grid.rows);
  const counts = new Set(facts.map(([, cell]) => cell?.text));
  const isData = (grid: RawGrid): boolean => hasNumbers(grid) || counts.has(String(countData(grid)));
  const tables = found.filter(({ grid, isFacts }) => !isFacts && isData(grid) && countData(grid) >= LEAST_ROWS);
  const largest = mostRows(tables);
  const isKept = ({ grid, isFacts }: Found): boolean =>
    !isFacts || isByPeriod(grid) || countData(grid) >= largest * FACTS_PER_ROW;
  const kept = found.filter(isKept);
  const flat = mostRows(kept.filter(({ grid, isMixed }) => !isMixed && isData(grid)));
  const isOwn = ({ grid, isMixed }: Found): boolean => !isMixed || isByPeriod(grid) || countNumbers(grid) > flat;
  return kept.filter(isOwn).map(({ grid }) => grid);
}

/** True for facts most of whose names are years. */
function isByPeriod({ rows }: RawGrid): boolean {
  const periods = rows.filter(([name]) => isPeriodLabel(name?.text ?? '')).length;
  return periods >= LEAST_ROWS && periods * 2 > rows.length;
}

function hasNumbers({ rows, headerRows = 0 }: RawGrid): boolean {
  return rows.slice(headerRows).some((row) => row.some(isNumeric));
}

function isNumeric(cell: SourceCell | undefined): boolean {
  return cell !== undefined && Number.isFinite(Number(cell.text || 'none'));
}

function mostRows(found: readonly Found[]): number {
  return found.reduce((most, { grid }) => Math.max(most, countData(grid)), 0);
}

function countData({ rows, headerRows = 0 }: RawGrid): number {
  return rows.length - headerRows;
}

function countNumbers({ rows }: RawGrid): number {
  return rows.filter(([, cell]) => isNumeric(cell)).length;
}

function childrenOf(node: JsonNode): readonly { readonly node: JsonNode; readonly title: string | undefined }[] {
  if (isScalar(node)) return [];
  if (node.kind === 'array') return node.items.map((item) => ({ node: item, title: undefined }));
  return node.members.map(({ key, value }) => ({ node: value, title: key }));
}

function gridOfArray(node: ArrayNode): RawGrid | undefined {
  const objects = node.items.filter(isObject);
  if (objects.length > 0 && objects.length * 2 > node.items.length) return gridOfRecords(node, objects);
  const arrays = node.items.filter(isArray);
  if (arrays.length > 1 && arrays.length === node.items.length) return gridOfRows(node, arrays);
  return undefined;
}

function gridOfObject(node: ObjectNode): RawGrid | undefined {
  return (
    gridWithNamedHeader(node) ??
    gridOfAxisSeries(node) ??
    gridOfColumns(node) ??
    gridOfNamedRecords(node) ??
    gridOfNamedPairs(node)
  );
}

/** `{"USD": 1.17, "GBP": 0.87}`: numbers by name, with the other single values among them. */
function gridOfFacts(node: ObjectNode): RawGrid | undefined {
  const numbers = node.members.filter(({ value }) => value.kind === 'number');
  if (numbers.length < 2 || numbers.length * 2 < node.members.length) return undefined;
  const rows = node.members.flatMap((member) =>
    isScalar(member.value) ? [[keyCell(member), scalarCell(member.value)]] : [],
  );
  return { ...jsonGrid(node, rows, 0), method: 'key-value' };
}

/** `[[…], […]]`: rows of scalars; whether the first names the columns is seen from the cells. */
function gridOfRows(node: JsonNode, arrays: readonly ArrayNode[], header?: ArrayNode): RawGrid | undefined {
  const all = header === undefined ? arrays : [header, ...arrays];
  if (!all.every((array) => array.items.every(isScalar))) return undefined;
  const rows = all.map((array) => array.items.filter(isScalar).map(scalarCell));
  return jsonGrid(node, rows, header === undefined ? undefined : 1);
}

/** `{"columns": ["a", "b"], "data": [[1, 2]]}`, and the same with labels and series of a chart. */
function gridWithNamedHeader(node: ObjectNode): RawGrid | undefined {
  const header = node.members.find(({ key, value }) => HEADER_KEYS.has(key.toLowerCase()) && isArray(value))?.value;
  if (header === undefined || !isArray(header) || header.items.length === 0) return undefined;
  const definitions = header.items.filter(isObject);
  if (definitions.length === header.items.length) return gridOfDefinedRecords(node, header, definitions);
  if (!header.items.every(isScalar)) return undefined;
  const names = header;
  for (const { value } of node.members) {
    if (!isArray(value) || value === header || value.items.length === 0) continue;
    const rows = value.items.filter(isArray);
    const fits = rows.length === value.items.length && rows.every((row) => row.items.length === names.items.length);
    if (fits) return gridOfRows(node, rows, names);
    const series = gridOfLabelledSeries(node, names, value);
    if (series !== undefined) return series;
  }
  return undefined;
}

/** `{"columns": [{"key": "a", "label": "City"}], "rows": [{"a": "Faro"}]}`: records whose columns are defined beside them. */
function gridOfDefinedRecords(
  node: ObjectNode,
  header: ArrayNode,
  definitions: readonly ObjectNode[],
): RawGrid | undefined {
  const textOf = (definition: ObjectNode, names: readonly string[]): JsonScalar | undefined => {
    const value = definition.members.find(({ key }) => names.includes(key))?.value;
    return value !== undefined && value.kind === 'text' ? value : undefined;
  };
  const labels = new Map(
    definitions.flatMap((definition) => {
      const key = textOf(definition, ['key', 'name', 'field', 'id', 'accessorKey', 'dataKey']);
      const label = textOf(definition, ['label', 'title', 'header', 'headerName']);
      return key === undefined || label === undefined ? [] : [[key.raw, scalarCell(label)] as const];
    }),
  );
  for (const { value } of node.members) {
    if (!isArray(value) || value === header || labels.size === 0) continue;
    const grid = gridOfArray(value);
    const [keys, ...rows] = grid?.rows ?? [];
    if (grid === undefined || keys === undefined || !keys.some(({ text }) => labels.has(text))) continue;
    return { ...grid, rows: [keys.map((key) => labels.get(key.text) ?? key), ...rows] };
  }
  return undefined;
}

/** `{"city": ["Faro", "Braga"], "sales": [1, 2]}`: one column a key, where at least two are of one length. */
function gridOfColumns(node: ObjectNode): RawGrid | undefined {
  const lists = node.members.flatMap((member) =>
    isArray(member.value) && member.value.items.length > 0 && member.value.items.every(isScalar)
      ? [{ key: keyCell(member), cells: member.value.items.filter(isScalar).map(scalarCell) }]
      : [],
  );
  const length = lists[0]?.cells.length ?? 0;
  if (lists.length < 2 || length < 2 || lists.some((list) => list.cells.length !== length)) return undefined;
  const rows = Array.from({ length }, (_, i) => lists.map((list) => list.cells[i] ?? EMPTY_CELL));
  return jsonGrid(node, [lists.map((list) => list.key), ...rows], 1);
}

/** `{"Faro": {"sales": 1}, "Braga": {"sales": 2}}`: one row a key, where the objects share keys. */
function gridOfNamedRecords(node: ObjectNode): RawGrid | undefined {
  const records = node.members.filter(({ value }) => isObject(value));
  const [first, second] = records.map(({ value }) => (isObject(value) ? value : undefined));
  if (first === undefined || second === undefined || records.length < node.members.length) return undefined;
  const keys = new Set(first.members.map(({ key }) => key));
  if (records.every(({ value }) => areRowNumbers(value, first.members.length)))
    return gridOfNumberedColumns(node, records);
  if (!second.members.some(({ key }) => keys.has(key))) return undefined;
  const grid = gridOfRecords(
    node,
    records.flatMap(({ value }) => (isObject(value) ? [value] : [])),
  );
  if (grid === undefined) return undefined;
  const names = [EMPTY_CELL, ...records.map(keyCell)];
  return { ...grid, rows: grid.rows.map((row, i) => [names[i] ?? EMPTY_CELL, ...row]) };
}

/** `{"Faro": [["2024", 1], ["2025", 2]], "Braga": [["2024", 3], ["2025", 4]]}`: one column a key beside what all pairs begin with. */
function gridOfNamedPairs(node: ObjectNode): RawGrid | undefined {
  const series = node.members.map(({ value }) => (isArray(value) ? value.items.map(pairOf) : []));
  const [first = []] = series;
  const isAlike = (pairs: readonly Pair[]): boolean =>
    pairs.length === first.length &&
    pairs.every((pair, i) => pair !== undefined && pair[0].text === first[i]?.[0].text);
  if (series.length < 2 || first.length < 2 || !series.every(isAlike)) return undefined;
  const rows = first.map((pair, i) => [pair?.[0] ?? EMPTY_CELL, ...series.map((pairs) => pairs[i]?.[1] ?? EMPTY_CELL)]);
  return jsonGrid(node, [[EMPTY_CELL, ...node.members.map(keyCell)], ...rows], 1);
}

type Pair = readonly [SourceCell, SourceCell] | undefined;

function pairOf(node: JsonNode): Pair {
  const [name, value, ...others] = isArray(node) ? node.items : [];
  if (name === undefined || value === undefined || others.length > 0 || !isScalar(name) || !isScalar(value))
    return undefined;
  return [scalarCell(name), scalarCell(value)];
}

/** True for an object whose keys count from 0 to so many. */
function areRowNumbers(node: JsonNode, length: number): boolean {
  const isNumbered = isObject(node) && node.members.every(({ key, value }, i) => key === String(i) && isScalar(value));
  return isNumbered && length > 1 && node.members.length === length;
}

/** `{"city": {"0": "Faro", "1": "Braga"}, "sales": {"0": 1, "1": 2}}`: columns of rows that are numbered, as data frames are written. */
function gridOfNumberedColumns(node: ObjectNode, columns: readonly JsonMember[]): RawGrid {
  const members = columns.map(({ value }) => (isObject(value) ? value.members : []));
  const rows = (members[0] ?? []).map((numbered, i) => {
    const values = members.map((column) => column[i]?.value);
    return [
      keyCell(numbered),
      ...values.map((value) => (value !== undefined && isScalar(value) ? scalarCell(value) : EMPTY_CELL)),
    ];
  });
  return jsonGrid(node, [[EMPTY_CELL, ...columns.map(keyCell)], ...rows], 1);
}
