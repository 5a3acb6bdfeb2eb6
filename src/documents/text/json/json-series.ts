import { EMPTY_CELL, type RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell } from '../../source-table.ts';
import { type ArrayNode, isArray, isObject, jsonGrid, type ObjectNode, scalarCell } from './json-cells.ts';
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
const FEWEST_VALUES = 2;

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
  for (const member of node.members) {
    if (!isArray(member.value)) continue;
    const length = lengthOfSeries(member.value);
    const others = node.members.filter((other) => other !== member);
    const labels = length < FEWEST_VALUES ? undefined : findLabels(others, length);
    const series = labels === undefined ? undefined : seriesOf(member.value, length);
    if (labels !== undefined && series?.every(holdsNumbers)) return gridOfSeries(node, labels, series);
  }
  return undefined;
}

function holdsNumbers({ values }: Series): boolean {
  return values.items.some(({ kind }) => kind === 'number');
}

/** How many values the first of some series holds; 0 where these are no series. */
function lengthOfSeries({ items }: ArrayNode): number {
  const [first] = items;
  const values = first !== undefined && isObject(first) ? first.members.find(isFlatList)?.value : undefined;
  return values !== undefined && isArray(values) ? values.items.length : 0;
}

function isFlatList({ value }: JsonMember): boolean {
  return isArray(value) && value.items.length >= FEWEST_VALUES && value.items.every(isScalar);
}

/** A list of so many names within a member: its own, or that of the first object in it. */
function findLabels(members: readonly JsonMember[], length: number): ArrayNode | undefined {
  for (const { value } of members) {
    const [first] = isArray(value) ? value.items : [];
    const inner = isObject(value) ? value : first !== undefined && isObject(first) ? first : undefined;
    const found = inner?.members.find(
      (member) => isFlatList(member) && (HEADER_KEYS.has(member.key.toLowerCase()) || member.key === 'data'),
    )?.value;
    if (found !== undefined && isArray(found) && found.items.length === length) return found;
  }
  return undefined;
}

/** Series as charting libraries hold them: objects with a name and as many values as there are labels. */
function seriesOf(node: ArrayNode, length: number): readonly Series[] | undefined {
  const series = node.items.filter(isObject).flatMap((item) => {
    const values = item.members.find((member) => isFlatList(member) || member.key === 'data')?.value;
    const name = item.members.find(({ key, value }) => NAME_KEYS.has(key) && value.kind === 'text')?.value;
    if (values === undefined || !isArray(values) || values.items.length !== length) return [];
    if (!values.items.every(isScalar)) return [];
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
