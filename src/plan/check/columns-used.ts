import type { Expression } from '../expression/expression.ts';
import type { Measure, SortKey, Transform, TransformOf, TransformVerb } from '../transform/transform.ts';

type Users = { readonly [Verb in TransformVerb]: (transform: TransformOf<Verb>) => readonly string[] };

const USERS: Users = {
  filter: ({ where }) => columnsIn(where),
  derive: ({ expression }) => columnsIn(expression),
  group: ({ by, measures }) => [...by, ...measures.flatMap(columnsOfMeasure)],
  sort: ({ by }) => by.map(columnOfSort),
  limit: ({ by, per = [], rest }) => [
    ...(by === undefined ? [] : [by.column]),
    ...per,
    ...(rest === undefined ? [] : [rest.column]),
  ],
  pivotWider: ({ keys, names, values }) => [...keys, names, values],
  pivotLonger: ({ columns }) => columns,
  bin: ({ column }) => [column],
  truncateTime: ({ column }) => [column],
  window: ({ column, orderBy = [], per = [] }) => [column, ...orderBy.map(columnOfSort), ...per],
  fillEmpty: ({ columns, per = [] }) => [...columns, ...per],
  completeDates: ({ column, per = [] }) => [column, ...per],
  rename: ({ column }) => [column],
  select: ({ columns }) => columns,
  drop: ({ columns }) => columns,
  distinct: ({ columns = [] }) => columns,
  splitText: ({ column }) => [column],
  mergeText: ({ columns }) => columns,
  replace: ({ column }) => [column],
  round: ({ columns }) => columns,
  convert: ({ columns }) => columns,
  transpose: ({ labels }) => [labels],
  removeOutliers: ({ column, per = [] }) => [column, ...per],
  sample: () => [],
  dropEmpty: ({ columns = [] }) => columns,
  dropTotals: () => [],
  addTotals: () => [],
  parseValues: ({ columns = [] }) => columns,
};

/** The keys of the columns that a transform reads. */
export function columnsUsed(transform: Transform): readonly string[] {
  // Each user takes the transform of its own name, which the compiler cannot follow through the table.
  const users = USERS[transform.verb] as (transform: Transform) => readonly string[];
  return users(transform);
}

/** The names of the transforms. */
export const TRANSFORM_VERBS = Object.keys(USERS) as readonly TransformVerb[];

/** The keys of the columns that an expression reads, in its order. */
export function columnsIn(expression: Expression): readonly string[] {
  switch (expression.kind) {
    case 'column':
    case 'aggregate':
      return [expression.key];
    case 'literal':
    case 'moment':
      return [];
    case 'not':
    case 'negate':
      return columnsIn(expression.of);
    case 'binary':
      return [...columnsIn(expression.left), ...columnsIn(expression.right)];
    case 'in':
      return [expression.of, ...expression.values].flatMap(columnsIn);
    case 'between':
      return [expression.of, expression.low, expression.high].flatMap(columnsIn);
    case 'call':
      return expression.arguments.flatMap(columnsIn);
  }
}

const columnOfSort = ({ column }: SortKey): string => column;

function columnsOfMeasure({ column, where }: Measure): readonly string[] {
  return [...(column === undefined ? [] : [column]), ...(where === undefined ? [] : columnsIn(where))];
}
