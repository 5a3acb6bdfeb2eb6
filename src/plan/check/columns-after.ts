import type { ColumnName } from '../plan-error.ts';
import type { Transform, TransformOf, TransformVerb } from '../transform/transform.ts';

type Columns = readonly ColumnName[];
type Makers = {
  readonly [Verb in TransformVerb]?: (columns: Columns, transform: TransformOf<Verb>) => Columns | undefined;
};

/** Verbs that are not here leave the columns as they are. */
const MAKERS: Makers = {
  derive: (columns, { as }) => add(columns, as),
  group: (columns, { by, measures }) => [...pick(columns, by), ...measures.map(({ as }) => as)],
  pivotWider: () => undefined,
  pivotLonger: (columns, { columns: gone, nameAs, valueAs }) => [...omit(columns, gone), nameAs, valueAs],
  bin: (columns, { as }) => add(columns, as),
  truncateTime: (columns, { as }) => add(columns, as),
  window: (columns, { as }) => add(columns, as),
  rename: (columns, { column, label }) => columns.map((each) => (each.key === column ? { ...each, label } : each)),
  select: (columns, { columns: kept }) => pick(columns, kept),
  drop: (columns, { columns: gone }) => omit(columns, gone),
  splitText: () => undefined,
  mergeText: () => undefined,
  transpose: () => undefined,
};

/** The columns after a transform, as far as they follow from the plan alone; undefined where the cells decide. */
export function columnsAfter(columns: Columns, transform: Transform): Columns | undefined {
  // Each maker takes the transform of its own name, which the compiler cannot follow through the table.
  const maker = MAKERS[transform.verb] as ((columns: Columns, transform: Transform) => Columns | undefined) | undefined;
  return maker === undefined ? columns : maker(columns, transform);
}

function add(columns: Columns, column: ColumnName): Columns {
  return [...omit(columns, [column.key]), column];
}

function pick(columns: Columns, keys: readonly string[]): Columns {
  return keys.flatMap((key) => columns.find((column) => column.key === key) ?? []);
}

function omit(columns: Columns, keys: readonly string[]): Columns {
  const gone = new Set(keys);
  return columns.filter(({ key }) => !gone.has(key));
}
