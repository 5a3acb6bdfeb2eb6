import { EMPTY_CELL, type RawGrid } from '../../grid/raw-grid.ts';
import type { Notice, SourceCell } from '../../source-table.ts';
import { isArray, isNumber, isObject, jsonGrid, keyCell, listCell, type ObjectNode, scalarCell } from './json-cells.ts';
import { isScalar, type JsonNode, type JsonScalar } from './json-node.ts';
import { HEADER_KEYS } from './json-series.ts';
import { unfoldRecords } from './unfold-records.ts';

/** More places than 500,000 characters can fill sensibly: objects that share no keys make no table. */
const MOST_PLACES = 1_000_000;
/** Numbers of a list that become columns of their own: a point, the months of a year. */
const MOST_PARTS = 12;
/** The same where several lists stand beside one another, which may be the two coordinates of a line. */
const MOST_PARTS_BESIDE = 3;
const MOST_TUPLE = 4;
const MOST_NAMED = 3;
/** Shorter lists of a single record may be a range, or the values of several fields. */
const FEWEST_POINTS = 5;
/** Keys that hold where the points of a line stand. */
const AXIS_KEYS: ReadonlySet<string> = new Set(
  ['x', 'y', 'theta', 't', 'time', 'timestamp', 'date', 'year', 'quarter', 'month', 'week', 'day', 'hour'].flatMap(
    (key) => [key, `${key}s`],
  ),
);
/** Characters of all labels together: deeper keys repeat those above them, many times over where one of those is long. */
const MOST_LABEL_CHARACTERS = 20_000_000;

/** A value of a record with its label, dotted where it lies deeper: a cell, or a list of cells. */
type Flat = { readonly label: string; readonly key: SourceCell } & (
  | { readonly cell: SourceCell }
  | { readonly list: readonly JsonScalar[]; readonly isTupled?: true }
);

/** What stands in the lists of one label, over all records. */
type Lists = { readonly lengths: Set<number>; areNumbers: boolean; isTupled: boolean };

/**
 * `[{…}, {…}]`: one row an object, columns in the order in which their keys first come; what lies deeper gets dotted labels, without the
 * part that all of them share. Lists of as many numbers in each object are columns of their own; lists that run beside one another, as
 * the `x` and `y` of a plotted line do, are rows of their own, the rest of the object beside each. Other lists of scalars are one cell,
 * lists of objects that hold all the figures are unfolded, and others told of in a notice. Undefined where the objects share too little.
 */
export function gridOfRecords(node: JsonNode, objects: readonly ObjectNode[]): RawGrid | undefined {
  const unfolded = unfoldRecords(objects);
  if (unfolded !== undefined) return gridOfRecords(node, unfolded);
  const left = new Set<string>();
  const records = objects.map((object) => flatten(object, left));
  if (sumOf(records.flat(), ({ label }) => label.length) > MOST_LABEL_CHARACTERS) return undefined;
  const lists = describeLists(records);
  const isParallel = records.every(areBeside) && doRunOn(records, lists);
  if (isParallel && sumOf(records, countLongPlaces) > MOST_PLACES) return undefined;
  const parted = new Set(
    isParallel ? [] : [...lists].flatMap(([label, list]) => (isOfParts(list, lists.size) ? [label] : [])),
  );
  const rows = records.flatMap((record) => (isParallel ? toLongRows(record) : [record]));
  const table = layOut(rows, parted);
  return table && jsonGrid(node, [withoutSharedPrefix(table.header), ...table.rows], 1, leftOut(left));
}

function sumOf<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0);
}

function leftOut(labels: ReadonlySet<string>): readonly Notice[] {
  if (labels.size === 0) return [];
  const names = [...labels].slice(0, MOST_NAMED).join(', ');
  return [{ kind: 'lists-left-out', values: { count: labels.size, text: names } }];
}

function flatten(object: ObjectNode, left: Set<string>, prefix = ''): readonly Flat[] {
  return object.members.flatMap((member): readonly Flat[] => {
    const label = prefix + member.key;
    const { value } = member;
    if (isObject(value)) return flatten(value, left, `${label}.`);
    const key = keyCell(member);
    if (isScalar(value)) return [{ label, key, cell: scalarCell(value) }];
    const scalars = value.items.filter(isScalar);
    if (scalars.length === value.items.length) return [{ label, key, list: scalars }];
    const tuples = toTuples(value.items);
    if (tuples === undefined) left.add(label);
    return (tuples ?? []).map((list, i) => ({ label: `${label}.${i + 1}`, key, list, isTupled: true }));
  });
}

/** `[[1, 2], [3, 4]]` as lists that run beside one another: `[1, 3]` and `[2, 4]`. */
function toTuples(items: readonly JsonNode[]): readonly (readonly JsonScalar[])[] | undefined {
  const tuples = items.map((item) => (isArray(item) ? item.items.filter(isScalar) : []));
  const width = tuples[0]?.length ?? 0;
  if (items.length < 2 || width < 2 || width > MOST_TUPLE) return undefined;
  const isWhole = tuples.every((tuple, i) => {
    const item = items[i];
    return tuple.length === width && item !== undefined && isArray(item) && item.items.length === width;
  });
  if (!isWhole) return undefined;
  return Array.from({ length: width }, (_, at) => tuples.flatMap((tuple) => tuple[at] ?? []));
}

function describeLists(records: readonly (readonly Flat[])[]): ReadonlyMap<string, Lists> {
  const lists = new Map<string, Lists>();
  for (const flat of records.flat()) {
    if (!('list' in flat)) continue;
    const known = lists.get(flat.label) ?? { lengths: new Set(), areNumbers: true, isTupled: false };
    known.lengths.add(flat.list.length);
    if (!flat.list.every(isNumber)) known.areNumbers = false;
    if (flat.isTupled) known.isTupled = true;
    lists.set(flat.label, known);
  }
  return lists;
}

/** True for lists of as many numbers in every record: each place of them means the same. */
function isOfParts({ lengths, areNumbers, isTupled }: Lists, count: number): boolean {
  const [length = 0] = lengths;
  const most = count > 1 ? MOST_PARTS_BESIDE : MOST_PARTS;
  return areNumbers && !isTupled && lengths.size === 1 && length > 1 && length <= most;
}

/** True for a record whose lists, two at least and numbers among them, are of one length. */
function areBeside(record: readonly Flat[]): boolean {
  const lists = record.flatMap((flat) => ('list' in flat ? [flat.list] : []));
  const length = lists[0]?.length ?? 0;
  const isEven = lists.length > 1 && length > 1 && lists.every((list) => list.length === length);
  return isEven && lists.some((list) => list.every(isNumber));
}

/**
 * True for lists that go along something, as the points of a line do: they are long, or of different length from record to record, or one
 * of them comes back in all. Short lists of one length may be the values of several fields.
 */
function doRunOn(records: readonly (readonly Flat[])[], lists: ReadonlyMap<string, Lists>): boolean {
  const all = [...lists.values()];
  if (all.some(({ isTupled }) => isTupled)) return true;
  const [record = []] = records;
  if (records.length === 1) return isOfPoints(record);
  if (all.some(({ lengths }) => lengths.size > 1 || Math.max(...lengths) > MOST_PARTS)) return true;
  return doesOneComeBack(records);
}

/** True where the lists of the only record are rows: there are many places, one list says where they stand, or nothing else is there. */
function isOfPoints(record: readonly Flat[]): boolean {
  const lists = record.filter((flat) => 'list' in flat);
  const isAlong = lists.some(({ label }) => {
    const name = label.slice(label.lastIndexOf('.') + 1).toLowerCase();
    return AXIS_KEYS.has(name) || HEADER_KEYS.has(name);
  });
  return isAlong || lists.length === record.length || longestList(record) >= FEWEST_POINTS;
}

/** True where a list of one label is the same in all records. */
function doesOneComeBack(records: readonly (readonly Flat[])[]): boolean {
  const [first = [], ...others] = records;
  const shared = textsOfLists(first);
  for (const record of others) {
    const texts = textsOfLists(record);
    for (const [label, text] of shared) if (texts.get(label) !== text) shared.delete(label);
    if (shared.size === 0) return false;
  }
  return shared.size > 0;
}

function textsOfLists(record: readonly Flat[]): Map<string, string> {
  return new Map(
    record.flatMap((flat) =>
      'list' in flat ? [[flat.label, flat.list.map(({ raw }) => raw).join('\u0000')] as const] : [],
    ),
  );
}

function longestList(record: readonly Flat[]): number {
  return record.reduce((longest, flat) => Math.max(longest, 'list' in flat ? flat.list.length : 0), 0);
}

/** The places that a record takes where each place of its lists is a row. */
function countLongPlaces(record: readonly Flat[]): number {
  return longestList(record) * record.length;
}

function toLongRows(record: readonly Flat[]): readonly (readonly Flat[])[] {
  return Array.from({ length: longestList(record) }, (_, at) =>
    record.map((flat) => {
      if (!('list' in flat)) return flat;
      const node = flat.list[at];
      return { label: flat.label, key: flat.key, cell: node === undefined ? EMPTY_CELL : scalarCell(node) };
    }),
  );
}

type Table = { readonly header: readonly SourceCell[]; readonly rows: readonly (readonly SourceCell[])[] };

function layOut(records: readonly (readonly Flat[])[], parted: ReadonlySet<string>): Table | undefined {
  const columns = new Map<string, number>();
  const header: SourceCell[] = [];
  const rows = records.map((record) => {
    const row: (SourceCell | undefined)[] = [];
    for (const { label, key, cell } of record.flatMap((flat) => toCells(flat, parted))) {
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
  return { header, rows: rows.map((row) => Array.from({ length: width }, (_, i) => row[i] ?? EMPTY_CELL)) };
}

type LabelledCell = { readonly label: string; readonly key: SourceCell; readonly cell: SourceCell };

function toCells(flat: Flat, parted: ReadonlySet<string>): readonly LabelledCell[] {
  const { label, key } = flat;
  if (!('list' in flat)) return [{ label, key, cell: flat.cell }];
  if (!parted.has(label)) return [{ label, key, cell: listCell(flat.list) }];
  return flat.list.map((node, i) => ({ label: `${label}.${i + 1}`, key, cell: scalarCell(node) }));
}

/** `node.name`, `node.age` as `name`, `age`: what all labels begin with tells none of them apart. */
function withoutSharedPrefix(header: readonly SourceCell[]): readonly SourceCell[] {
  const [first, ...others] = header;
  if (first === undefined || others.length === 0) return header;
  let shared = first.text.length - 1;
  for (const { text } of others) {
    const most = Math.min(shared, text.length - 1);
    shared = 0;
    while (shared < most && text[shared] === first.text[shared]) shared += 1;
  }
  const end = first.text.slice(0, Math.max(0, shared)).lastIndexOf('.') + 1;
  return end === 0 ? header : header.map((cell) => ({ ...cell, text: cell.text.slice(end) }));
}
