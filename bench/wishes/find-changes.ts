import { type Fields, isFields, plainText } from './config-shape.ts';
import { toPlainCell } from './plain-cell.ts';

/** Objects that come as a whole: whoever sets one of their fields may set the others. */
const WHOLE = [
  'referenceLines.goalLine',
  'referenceLines.trendline',
  'referenceLines.averageLine',
  'headlineNumbers',
  'content.source',
  'appearance.background',
  'appearance.border',
];

/** Texts that may be plain or rich. */
const TEXTS = ['content.title', 'content.subtitle', 'content.caption'];

const isBelow = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}.`);

function* leavesOf(value: unknown, path: string): Generator<readonly [path: string, value: string]> {
  if (path.split('.').includes('_metadata')) return;
  if (TEXTS.includes(path)) yield [path, plainText(value)];
  else if (isFields(value))
    for (const [name, one] of Object.entries(value)) yield* leavesOf(one, path === '' ? name : `${path}.${name}`);
  else if (value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0))
    yield [path, JSON.stringify(value)];
}

/** Columns and rows as one text each, whatever the order of the properties. */
function* dataLeaves(data: unknown): Generator<readonly [path: string, value: string]> {
  if (!isFields(data) || !Array.isArray(data.columns) || !Array.isArray(data.rows)) return;
  const columns = data.columns.filter(isFields);
  yield ['data.columns', JSON.stringify(columns.map(({ key, label }) => [key, label ?? key]))];
  const cells = data.rows.filter(isFields).map((row) => columns.map(({ key }) => toPlainCell(row[String(key)])));
  yield ['data.rows', JSON.stringify(cells)];
}

function flatten({ data, ...rest }: Fields): ReadonlyMap<string, string> {
  return new Map([...leavesOf(rest, ''), ...dataLeaves(data)]);
}

/**
 * The paths at which two configs differ beside those that may. An absent field and an empty one are the same; the
 * editor's `_metadata` is not looked at. Data count as two paths, `data.columns` and `data.rows`.
 */
export function findChanges(before: Fields, after: Fields, mayChange: readonly string[]): readonly string[] {
  const free = mayChange.flatMap((path) => [path, ...WHOLE.filter((whole) => isBelow(path, whole))]);
  const [old, now] = [flatten(before), flatten(after)];
  const paths = new Set([...old.keys(), ...now.keys()]);
  return [...paths].filter((path) => old.get(path) !== now.get(path) && !free.some((parent) => isBelow(path, parent)));
}
