import { EMPTY_CELL, type RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell } from '../../source-table.ts';
import { type ArrayNode, isArray, isNumber, isObject, jsonGrid, type ObjectNode, scalarCell } from './json-cells.ts';
import { isScalar, type JsonMember, type JsonNode } from './json-node.ts';

/** Keys that hold the names of columns, or of the places along an axis. */
export const HEADER_KEYS: ReadonlySet<string> = new Set([
  'columns',
  'headers',
  'header',
  'fields',
  'labels',
  'names',
  'categories',
]);
const NAME_KEYS: ReadonlySet<string> = new Set(['label', 'name', 'key']);
/** Keys that hold the values of a series, the surest first. */
const VALUE_KEYS: readonly string[] = ['data', 'values', 'y'];
/** Keys of what names the places of all series, the surest first; of others, as a legend, no labels are taken before these. */
const LABELLING = [/^(?:x[_-]?axis|categor(?:y|ies)|labels?)$/i, /axis|axes|scale/i] as const;
const FEWEST_VALUES = 2;
/** Lists of one length that are tried as labels: a chart has its axes and its legend. */
const MOST_TRIED = 8;

type Series = { readonly name: SourceCell; readonly values: ArrayNode };

/** Series beside their labels: `{"labels": ["Mon", "Tue"], "datasets": [{"label": "Visits", "data": [1, 2]}]}`. */
export function gridOfLabelledSeries(node: ObjectNode, labels: ArrayNode, value: JsonNode): RawGrid | undefined {
  const series = isArray(value) ? seriesOf(value, labels.items.length) : undefined;
  return series === undefined ? undefined : gridOfSeries(node, labels, series);
}

/**
 * Series whose labels lie deeper, as charting libraries keep them with an axis:
 * `{"xAxis": {"categories": ["Jan", "Feb"]}, "series": [{"name": "A", "data": [1, 2]}]}`.
 */
export function gridOfAxisSeries(node: ObjectNode): RawGrid | undefined {
  const lists = collectLabels(node);
  for (const { value } of node.members) {
    if (!isArray(value)) continue;
    const length = lengthOfSeries(value);
    const tried = length < FEWEST_VALUES ? undefined : lists.get(length)?.slice(0, MOST_TRIED);
    const series = tried === undefined ? undefined : seriesOf(value, length);
    if (tried === undefined || !series?.every(holdsNumbers)) continue;
    const names = new Set(series.map(({ name }) => name.text));
    const labels = tried.find(({ holder, list }) => holder !== value && !isListOf(list, names))?.list;
    if (labels !== undefined) return gridOfSeries(node, labels, series);
  }
  return undefined;
}

function holdsNumbers({ values }: Series): boolean {
  return values.items.some(isNumberNode);
}

/** True for a list of nothing but such names, as a legend has them. */
function isListOf({ items }: ArrayNode, names: ReadonlySet<string>): boolean {
  return items.every((item) => isScalar(item) && names.has(scalarCell(item).text));
}

/** How many values the first of some series holds; 0 where these are no series. */
function lengthOfSeries({ items }: ArrayNode): number {
  const [first] = items;
  return first !== undefined && isObject(first) ? (valuesOf(first)?.items.length ?? 0) : 0;
}

function flatList({ value }: JsonMember): ArrayNode | undefined {
  return isArray(value) && value.items.length > 0 && value.items.every(isScalar) ? value : undefined;
}

/** The values of a series: the list under a key that says so, else the only list of numbers. Colours and dashes are lists as well. */
function valuesOf({ members }: ObjectNode): ArrayNode | undefined {
  for (const wanted of VALUE_KEYS) {
    const member = members.find(({ key }) => key.toLowerCase() === wanted);
    const list = member === undefined ? undefined : flatList(member);
    if (list !== undefined) return list;
  }
  const lists = members.flatMap((member) => flatList(member) ?? []).filter(({ items }) => items.some(isNumberNode));
  return lists.length === 1 ? lists[0] : undefined;
}

function isNumberNode(node: JsonNode): boolean {
  return isScalar(node) && isNumber(node);
}

type Labels = { readonly list: ArrayNode; readonly holder: JsonNode; readonly rank: number };

/** Lists of names within the members of an object, or within the first object of a list there, by their length; the surest first. */
function collectLabels(node: ObjectNode): ReadonlyMap<number, readonly Labels[]> {
  const lists = new Map<number, Labels[]>();
  for (const { key, value: holder } of node.members) {
    const list = innerLabels(holder);
    if (list === undefined) continue;
    const found = LABELLING.findIndex((pattern) => pattern.test(key));
    const known = lists.get(list.items.length) ?? [];
    known.push({ list, holder, rank: found < 0 ? LABELLING.length : found });
    lists.set(list.items.length, known);
  }
  for (const known of lists.values()) known.sort((one, other) => one.rank - other.rank);
  return lists;
}

function innerLabels(holder: JsonNode): ArrayNode | undefined {
  const [first] = isArray(holder) ? holder.items : [];
  const inner = isObject(holder) ? holder : first !== undefined && isObject(first) ? first : undefined;
  const member = inner?.members.find(
    (one) => (HEADER_KEYS.has(one.key.toLowerCase()) || one.key === 'data') && flatList(one) !== undefined,
  );
  return member === undefined ? undefined : flatList(member);
}

/** Series as charting libraries hold them: objects with a name and as many values as there are labels, numbers among them. */
function seriesOf(node: ArrayNode, length: number): readonly Series[] | undefined {
  const series = node.items.filter(isObject).flatMap((item) => {
    const values = valuesOf(item);
    const name = item.members.find(({ key, value }) => NAME_KEYS.has(key) && value.kind === 'text')?.value;
    if (values === undefined || values.items.length !== length) return [];
    return [{ name: name !== undefined && isScalar(name) ? scalarCell(name) : EMPTY_CELL, values }];
  });
  return series.length === node.items.length && series.some(holdsNumbers) ? series : undefined;
}

function gridOfSeries(node: JsonNode, names: ArrayNode, series: readonly Series[]): RawGrid {
  const labels = names.items.filter(isScalar).map(scalarCell);
  const columns = series.map(({ values }) => values.items.filter(isScalar).map(scalarCell));
  const rows = labels.map((label, i) => [label, ...columns.map((column) => column[i] ?? EMPTY_CELL)]);
  return jsonGrid(node, [[EMPTY_CELL, ...series.map(({ name }) => name)], ...rows], 1);
}
