import { z } from 'zod';
import { AGGREGATE_OPERATIONS } from '../expression/expression.ts';
import {
  DATE_PARTS,
  FILL_METHODS,
  type TransformOf,
  type TransformVerb,
  WINDOW_OPERATIONS,
} from '../transform/transform.ts';
import { type ColumnScope, createColumnSchema, createNewColumnSchema } from './column-scope.ts';
import { createExpressionSchema } from './expression-schema.ts';
import { looseChoice, looseCount, looseList, looseNumber, looseTruth } from './loose.ts';

/** The schema of each transform. */
export type TransformSchemas = { readonly [Verb in TransformVerb]: z.ZodType<TransformOf<Verb>> };

const verb = <Verb extends TransformVerb>(name: Verb) => z.literal(name);
const operation = looseChoice(AGGREGATE_OPERATIONS);
const direction = looseChoice(['ascending', 'descending']);
const maybe = z.exactOptional;

/** The schemas of all transforms over the columns of a scope, which may change from step to step. */
export function createTransformSchemas(scope: ColumnScope): TransformSchemas {
  const column = createColumnSchema(scope);
  const columns = looseList(column);
  const as = createNewColumnSchema(scope);
  const expression = createExpressionSchema(scope);
  const order = z.union([z.enum(['value', 'natural']), z.array(z.string())]);
  const sortKey = z.preprocess(
    (value) => (typeof value === 'string' ? { column: value } : value),
    z.object({ column, direction: direction.prefault('ascending'), order: maybe(order) }),
  );
  const measure = z.object({
    operation,
    column: maybe(column),
    percentile: maybe(looseNumber),
    where: maybe(expression),
    as,
  });
  return {
    ...createRowSchemas({ column, columns, sortKey, expression }),
    ...createCellSchemas({ column, columns, as }),
    derive: z.object({ verb: verb('derive'), expression, as }),
    group: z.object({ verb: verb('group'), by: columns.prefault([]), measures: looseList(measure) }),
    pivotWider: z.object({
      verb: verb('pivotWider'),
      keys: columns,
      names: column,
      values: column,
      combine: operation.prefault('sum'),
    }),
    pivotLonger: z.object({ verb: verb('pivotLonger'), columns, nameAs: as, valueAs: as }),
    window: z.object({
      verb: verb('window'),
      operation: looseChoice(WINDOW_OPERATIONS),
      column,
      size: maybe(looseCount(1)),
      direction: maybe(direction),
      orderBy: maybe(looseList(sortKey)),
      per: maybe(columns),
      as,
    }),
    rename: z.object({ verb: verb('rename'), column, label: z.string().min(1) }),
    select: z.object({ verb: verb('select'), columns }),
    drop: z.object({ verb: verb('drop'), columns }),
    transpose: z.object({ verb: verb('transpose'), labels: column, as }),
    addTotals: z.object({ verb: verb('addTotals'), operation: operation.prefault('sum'), label: z.string().min(1) }),
  };
}

type Column = ReturnType<typeof createColumnSchema>;
type Columns = ReturnType<typeof looseList<Column>>;
type NewColumnSchema = ReturnType<typeof createNewColumnSchema>;
type RowParts = {
  readonly column: Column;
  readonly columns: Columns;
  readonly sortKey: z.ZodType<TransformOf<'sort'>['by'][number]>;
  readonly expression: z.ZodType<TransformOf<'filter'>['where']>;
};

type RowVerb =
  | 'filter'
  | 'sort'
  | 'limit'
  | 'distinct'
  | 'removeOutliers'
  | 'sample'
  | 'dropEmpty'
  | 'dropTotals'
  | 'completeDates';

/** Transforms that choose and order rows. */
function createRowSchemas({ column, columns, sortKey, expression }: RowParts): Pick<TransformSchemas, RowVerb> {
  return {
    filter: z.object({ verb: verb('filter'), where: expression }),
    sort: z.object({ verb: verb('sort'), by: looseList(sortKey) }),
    limit: z.object({
      verb: verb('limit'),
      count: maybe(looseCount(0)),
      percent: maybe(looseNumber),
      offset: maybe(looseCount(0)),
      from: looseChoice(['start', 'end']).prefault('start'),
      by: maybe(sortKey),
      per: maybe(columns),
      rest: maybe(z.object({ column, label: z.string().min(1) })),
    }),
    distinct: z.object({ verb: verb('distinct'), columns: maybe(columns) }),
    removeOutliers: z.object({
      verb: verb('removeOutliers'),
      column,
      method: looseChoice(['interquartile', 'deviations']).prefault('interquartile'),
      factor: looseNumber.prefault(1.5),
      per: maybe(columns),
    }),
    sample: z.object({ verb: verb('sample'), count: looseCount(0), seed: looseCount(0).prefault(1) }),
    dropEmpty: z.object({ verb: verb('dropEmpty'), columns: maybe(columns) }),
    dropTotals: z.object({ verb: verb('dropTotals') }),
    completeDates: z.object({
      verb: verb('completeDates'),
      column,
      per: maybe(columns),
      method: maybe(looseChoice(FILL_METHODS)),
    }),
  };
}

type CellParts = { readonly column: Column; readonly columns: Columns; readonly as: NewColumnSchema };

type CellVerb =
  | 'bin'
  | 'truncateTime'
  | 'fillEmpty'
  | 'splitText'
  | 'mergeText'
  | 'replace'
  | 'round'
  | 'convert'
  | 'parseValues';

/** Transforms that change cells or make new ones from them. */
function createCellSchemas({ column, columns, as }: CellParts): Pick<TransformSchemas, CellVerb> {
  const cell = z.union([z.string(), z.number(), z.null()]);
  return {
    bin: z.object({
      verb: verb('bin'),
      column,
      width: maybe(looseNumber),
      count: maybe(looseCount(1)),
      edges: maybe(z.array(looseNumber)),
      as,
    }),
    truncateTime: z.object({
      verb: verb('truncateTime'),
      column,
      part: looseChoice(DATE_PARTS),
      fiscalStart: maybe(looseCount(1)),
      as,
    }),
    fillEmpty: z.object({
      verb: verb('fillEmpty'),
      columns,
      method: looseChoice(FILL_METHODS),
      value: maybe(z.union([z.number(), z.string()])),
      per: maybe(columns),
    }),
    splitText: z.object({ verb: verb('splitText'), column, separator: z.string().min(1), into: looseList(as) }),
    mergeText: z.object({ verb: verb('mergeText'), columns, separator: z.string(), as }),
    replace: z.object({ verb: verb('replace'), column, from: cell, to: cell, isPartial: maybe(looseTruth) }),
    round: z.object({ verb: verb('round'), columns, decimals: looseCount(-15).prefault(0) }),
    convert: z.object({
      verb: verb('convert'),
      columns,
      to: looseChoice(['number', 'text', 'date', 'percentage']),
    }),
    parseValues: z.object({ verb: verb('parseValues'), columns: maybe(columns) }),
  };
}
