import { EMPTY_CELL, type RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell } from '../../source-table.ts';
import { isScalar, type JsonMember, type JsonNode, type JsonScalar } from './json-node.ts';

type ObjectNode = Extract<JsonNode, { readonly kind: 'object' }>;
type ArrayNode = Extract<JsonNode, { readonly kind: 'array' }>;
type Row = readonly SourceCell[];

const EMPTY_WORDS: ReadonlySet<string> = new Set(['null', 'undefined', 'NaN', 'None']);
const HEADER_KEYS: ReadonlySet<string> = new Set([
  'columns',
  'headers',
  'header',
  'fields',
  'labels',
  'names',
  'categories',
]);
/** More places than 500,000 characters can fill sensibly: objects that share no keys make no table. */
const MOST_PLACES = 1_000_000;

/** Every table in a value of JSON: in itself or anywhere inside it, named by the key it stands under. */
export function findJsonGrids(root: JsonNode): readonly RawGrid[] {
  const grids: RawGrid[] = [];
  const queue: { readonly node: JsonNode; readonly title: string | undefined }[] = [{ node: root, title: undefined }];
  for (const { node, title } of queue) {
    const grid = isScalar(node) ? undefined : node.kind === 'array' ? gridOfArray(node) : gridOfObject(node);
    if (grid !== undefined) grids.push({ ...grid, ...(title === undefined ? {} : { title }) });
    if (grid === undefined) for (const child of childrenOf(node)) queue.push(child);
  }
  return grids;
}

function childrenOf(node: JsonNode): readonly { readonly node: JsonNode; readonly title: string | undefined }[] {
  if (isScalar(node)) return [];
  if (node.kind === 'array') return node.items.map((item) => ({ node: item, title: undefined }));
  return node.members.map(({ key, value }) => ({ node: value, title: key }));
}

function isObject(node: JsonNode): node is ObjectNode {
  return node.kind === 'object';
}

function isArray(node: JsonNode): node is ArrayNode {
  return node.kind === 'array';
}

function gridOfArray(node: ArrayNode): RawGrid | undefined {
  const objects = node.items.filter(isObject);
  if (objects.length > 0 && objects.length * 2 > node.items.length) return gridOfRecords(node, objects);
  const arrays = node.items.filter(isArray);
  if (arrays.length > 1 && arrays.length === node.items.length) return gridOfRows(node, arrays);
  return undefined;
}

function gridOfObject(node: ObjectNode): RawGrid | undefined {
  const table = gridWithNamedHeader(node) ?? gridOfColumns(node) ?? gridOfNamedRecords(node) ?? gridOfNamedPairs(node);
  if (table !== undefined) return table;
  const scalars = node.members.filter(({ value }) => value.kind === 'number');
  if (scalars.length < 2 || scalars.length * 2 < node.members.length) return undefined;
  const rows = node.members.flatMap((member) =>
    isScalar(member.value) ? [[keyCell(member), scalarCell(member.value)]] : [],
  );
  return { ...jsonGrid(node, rows, 0), method: 'key-value' };
}

function jsonGrid(node: JsonNode, rows: readonly Row[], headerRows: number | undefined): RawGrid {
  return {
    method: 'json',
    span: node.span,
    rows,
    ...(headerRows === undefined ? {} : { headerRows }),
    certainty: 1,
    decimalMark: '.',
  };
}

/** `[{…}, {…}]`: one row an object, columns in the order in which their keys first come; what lies deeper gets dotted labels. */
function gridOfRecords(node: JsonNode, objects: readonly ObjectNode[]): RawGrid | undefined {
  const columns = new Map<string, number>();
  const header: SourceCell[] = [];
  const rows = objects.map((object) => {
    const row: (SourceCell | undefined)[] = [];
    for (const { label, cell, keyCell: key } of flatten(object)) {
      let column = columns.get(label);
      if (column === undefined) {
        column = columns.size;
        columns.set(label, column);
        header.push({ text: label, spans: key.spans });
      }
      row[column] ??= cell;
    }
    return row;
  });
  const width = header.length;
  if (width === 0 || width * rows.length > MOST_PLACES) return undefined;
  const filled = rows.map((row) => Array.from({ length: width }, (_, i) => row[i] ?? EMPTY_CELL));
  return jsonGrid(node, [header, ...filled], 1);
}

type Flat = { readonly label: string; readonly cell: SourceCell; readonly keyCell: SourceCell };

function flatten(object: ObjectNode, prefix = ''): readonly Flat[] {
  return object.members.flatMap((member): readonly Flat[] => {
    const label = prefix + member.key;
    const { value } = member;
    if (isObject(value)) return flatten(value, `${label}.`);
    if (isScalar(value)) return [{ label, cell: scalarCell(value), keyCell: keyCell(member) }];
    const scalars = value.items.filter(isScalar);
    if (scalars.length !== value.items.length) return [];
    return [{ label, cell: listCell(scalars), keyCell: keyCell(member) }];
  });
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
    const series = seriesOf(value, names.items.length);
    if (series !== undefined) return gridOfSeries(node, names, series);
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

type Series = { readonly name: SourceCell; readonly values: ArrayNode };

/** Series as charting libraries hold them: objects with a name and as many values as there are labels. */
function seriesOf(node: ArrayNode, length: number): readonly Series[] | undefined {
  const series = node.items.filter(isObject).flatMap((item) => {
    const values = item.members.find(
      ({ value }) => isArray(value) && value.items.length === length && value.items.every(isScalar),
    )?.value;
    const name = item.members.find(
      ({ key, value }) => ['label', 'name', 'key'].includes(key) && value.kind === 'text',
    )?.value;
    if (values === undefined || !isArray(values)) return [];
    return [{ name: name !== undefined && isScalar(name) ? scalarCell(name) : EMPTY_CELL, values }];
  });
  return series.length > 0 && series.length === node.items.length ? series : undefined;
}

function gridOfSeries(node: JsonNode, names: ArrayNode, series: readonly Series[]): RawGrid {
  const labels = names.items.filter(isScalar).map(scalarCell);
  const columns = series.map(({ values }) => values.items.filter(isScalar).map(scalarCell));
  const rows = labels.map((label, i) => [label, ...columns.map((column) => column[i] ?? EMPTY_CELL)]);
  return jsonGrid(node, [[EMPTY_CELL, ...series.map(({ name }) => name)], ...rows], 1);
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

function keyCell({ key, keySpan }: JsonMember): SourceCell {
  const text = key.trim();
  return text === '' ? EMPTY_CELL : { text, spans: [keySpan] };
}

function scalarCell(node: JsonScalar): SourceCell {
  const text = node.raw.trim();
  if (text === '' || (node.kind === 'word' && EMPTY_WORDS.has(text))) return EMPTY_CELL;
  return { text, spans: [node.span] };
}

function listCell(nodes: readonly JsonScalar[]): SourceCell {
  const cells = nodes.map(scalarCell).filter((cell) => cell.text !== '');
  if (cells.length === 0) return EMPTY_CELL;
  return { text: cells.map((cell) => cell.text).join(', '), spans: cells.flatMap((cell) => cell.spans) };
}
