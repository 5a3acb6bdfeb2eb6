import type { Expression } from '../../plan/expression/expression.ts';
import type { Plan, PlanStep } from '../../plan/plan.ts';
import type { ColumnName } from '../../plan/plan-error.ts';
import type { Measure, SortKey, TransformOf } from '../../plan/transform/transform.ts';
import type {
  DataPreparation,
  PreparedMeasure,
  PreparedPart,
  PreparedShape,
} from '../../writing/suggestions/data-preparation.ts';

const PARTS: readonly PreparedPart[] = ['year', 'quarter', 'month', 'week', 'day'];
const FEWEST_KEPT = 2;
const MOST_KEPT = 50;

/**
 * The preparation that a plan comes to, whoever thought of it; undefined where it is none that can be asked for in one sentence. It
 * is what `toPlan` undoes: names of new columns are left behind, and an order that only tidies.
 */
export function toPreparation({ steps }: Plan, columns: readonly ColumnName[]): DataPreparation | undefined {
  const begin = steps.findIndex(({ verb }) => verb !== 'filter');
  const filters = begin < 0 ? steps : steps.slice(0, begin);
  const wheres = filters.flatMap((step) => (step.verb === 'filter' ? [step.where] : []));
  const shape = toShape(begin < 0 ? [] : steps.slice(begin), new Names(columns));
  if (shape === undefined) return undefined;
  const [first, ...others] = wheres;
  if (first === undefined) return { shape };
  const where = others.reduce<Expression>((left, right) => ({ kind: 'binary', operator: 'and', left, right }), first);
  return { where, shape };
}

/** The columns that the data bring, by their keys. */
class Names {
  readonly #byKey: ReadonlyMap<string, ColumnName>;

  constructor(columns: readonly ColumnName[]) {
    this.#byKey = new Map(columns.map(({ key, label }) => [key, { key, label }]));
  }

  of(key: string | undefined): ColumnName | undefined {
    return key === undefined ? undefined : this.#byKey.get(key);
  }
}

function toShape(steps: readonly PlanStep[], names: Names): PreparedShape | undefined {
  const [first, second, ...others] = steps;
  if (first === undefined) return { kind: 'as-is' };
  switch (first.verb) {
    case 'select':
      return second === undefined ? columnsShape(first, names) : undefined;
    case 'transpose': {
      const labels = names.of(first.labels);
      return second !== undefined || labels === undefined ? undefined : { kind: 'transposed', labels };
    }
    case 'limit':
    case 'sort':
      return others.length > 0 ? undefined : topRows(first, second, names);
    case 'bin':
      return binsShape(first, second, others, names);
    case 'truncateTime':
      return second?.verb === 'group'
        ? gatheredShape({ period: first, group: second, rest: others }, names)
        : undefined;
    case 'group':
      return gatheredShape({ group: first, rest: steps.slice(1) }, names);
    case 'pivotWider':
      return second === undefined ? widenedShape(first, names) : undefined;
    default:
      return undefined;
  }
}

function columnsShape({ columns }: TransformOf<'select'>, names: Names): PreparedShape | undefined {
  const known = columns.flatMap((key) => names.of(key) ?? []);
  return known.length === 0 || known.length < columns.length ? undefined : { kind: 'columns', columns: known };
}

/** The highest rows: by the limit's own order, or by a sort before it; a sort behind it by the same column changes nothing. */
function topRows(
  first: TransformOf<'limit'> | TransformOf<'sort'>,
  second: PlanStep | undefined,
  names: Names,
): PreparedShape | undefined {
  const limit = first.verb === 'limit' ? first : second?.verb === 'limit' ? second : undefined;
  const other = first === limit ? second : first;
  if (limit === undefined || (other !== undefined && other.verb !== 'sort')) return undefined;
  const by = limit.by ?? (first.verb === 'sort' ? first.by[0] : undefined);
  const count = countOf(limit);
  const column = names.of(by?.column);
  if (column === undefined || count === undefined || !isHighest(by)) return undefined;
  if (other !== undefined && !(isOnlyBy(other, column.key) && isHighest(other.by[0]))) return undefined;
  return { kind: 'top-rows', column, count };
}

const isHighest = (key: SortKey | undefined): boolean =>
  key?.direction === 'descending' && (key.order === undefined || key.order === 'value');

const isOnlyBy = ({ by }: TransformOf<'sort'>, column: string): boolean => by.length === 1 && by[0]?.column === column;

/** How many rows a plain limit keeps from the start. */
function countOf(limit: TransformOf<'limit'>): number | undefined {
  const { count, percent, offset, from, per, rest } = limit;
  const isPlain = percent === undefined && (offset ?? 0) === 0 && from === 'start' && (per ?? []).length === 0;
  return isPlain && rest === undefined ? maybeCount(count) : undefined;
}

function maybeCount(count: number | undefined): number | undefined {
  const isFit = count !== undefined && Number.isInteger(count) && count >= FEWEST_KEPT && count <= MOST_KEPT;
  return isFit ? count : undefined;
}

function binsShape(
  bin: TransformOf<'bin'>,
  group: PlanStep | undefined,
  [sort, ...others]: readonly PlanStep[],
  names: Names,
): PreparedShape | undefined {
  const column = names.of(bin.column);
  const count = maybeCount(bin.count);
  if (column === undefined || count === undefined || group?.verb !== 'group' || others.length > 0) return undefined;
  const [measure, ...more] = group.measures;
  const isCounted = more.length === 0 && measure?.operation === 'count' && measure.where === undefined;
  const isByBin = group.by.length === 1 && group.by[0] === bin.as.key;
  const isInOrder = sort === undefined || isAlong(sort, bin.as.key);
  return isCounted && isByBin && isInOrder ? { kind: 'bins', column, count } : undefined;
}

const isAlong = (step: PlanStep, key: string): boolean =>
  step.verb === 'sort' && isOnlyBy(step, key) && step.by[0]?.direction === 'ascending';

function widenedShape(pivot: TransformOf<'pivotWider'>, names: Names): PreparedShape | undefined {
  const [by, ...others] = pivot.keys.flatMap((key) => names.of(key) ?? []);
  const across = names.of(pivot.names);
  const column = names.of(pivot.values);
  const { combine: operation } = pivot;
  const isKnown = by !== undefined && across !== undefined && column !== undefined && others.length === 0;
  if (!isKnown || (operation !== 'sum' && operation !== 'mean') || pivot.keys.length !== 1) return undefined;
  return {
    kind: 'gathered',
    by,
    across,
    measures: [{ operation, column }],
    isHighestFirst: false,
    isGrowth: false,
  };
}

type Gathering = {
  readonly period?: TransformOf<'truncateTime'>;
  readonly group: TransformOf<'group'>;
  /** What follows the group. */
  readonly rest: readonly PlanStep[];
};

type Ending = { readonly isHighestFirst: boolean; readonly isGrowth: boolean; readonly count?: number };

function gatheredShape({ period, group, rest }: Gathering, names: Names): PreparedShape | undefined {
  const measures = group.measures.flatMap((measure) => toMeasure(measure, names) ?? []);
  const [first] = measures;
  if (first === undefined || measures.length < group.measures.length) return undefined;
  const pivot = rest.find((step) => step.verb === 'pivotWider');
  const keys = group.by.map((key) => (key === period?.as.key ? period.column : key));
  if (period !== undefined && !group.by.includes(period.as.key)) return undefined;
  const sides = sidesOf(keys, { period, pivot });
  const by = names.of(sides?.by);
  const across = names.of(sides?.across);
  const part = period === undefined ? undefined : PARTS.find((one) => one === period.part);
  if (by === undefined || (sides?.across !== undefined && across === undefined)) return undefined;
  if (period !== undefined && part === undefined) return undefined;
  if (across !== undefined && measures.length > 1) return undefined;
  const ending = endingOf(
    rest.filter((step) => step !== pivot),
    group,
  );
  if (ending === undefined || (ending.isGrowth && (across !== undefined || measures.length > 1))) return undefined;
  const { count, isHighestFirst, isGrowth } = ending;
  if (count !== undefined) {
    const isPlain = across === undefined && part === undefined && measures.length === 1;
    return isPlain ? { kind: 'top-groups', by, measure: first, count } : undefined;
  }
  return {
    kind: 'gathered',
    by: part === undefined ? by : { ...by, part },
    ...(across === undefined ? {} : { across }),
    measures,
    isHighestFirst,
    isGrowth,
  };
}

type Sides = { readonly by: string; readonly across?: string };

/** What stands along the axis, and what becomes series: periods are always along. */
function sidesOf(
  [one, other, ...more]: readonly string[],
  { period, pivot }: { readonly period: Gathering['period']; readonly pivot: TransformOf<'pivotWider'> | undefined },
): Sides | undefined {
  if (one === undefined || more.length > 0) return undefined;
  if (other === undefined) return pivot === undefined ? { by: one } : undefined;
  const isTurned = pivot === undefined ? period?.column === other : pivot.names === one;
  const sides = isTurned ? { by: other, across: one } : { by: one, across: other };
  return pivot === undefined || pivot.names === sides.across ? sides : undefined;
}

/** A count of the cells of a column is a count of rows only where all are filled, so it is none here. */
function toMeasure({ operation, column, where }: Measure, names: Names): PreparedMeasure | undefined {
  if (where !== undefined) return undefined;
  if (operation === 'count') return column === undefined ? { operation } : undefined;
  const known = names.of(column);
  return known !== undefined && (operation === 'sum' || operation === 'mean')
    ? { operation, column: known }
    : undefined;
}

/** What follows a group: an order, the highest few, or the change along the periods. */
function endingOf(rest: readonly PlanStep[], { by, measures }: TransformOf<'group'>): Ending | undefined {
  const figure = measures[0]?.as.key ?? '';
  let ending: Ending = { isHighestFirst: false, isGrowth: false };
  for (const step of rest) {
    if (step.verb === 'sort') {
      if (isOnlyBy(step, figure) && isHighest(step.by[0])) ending = { ...ending, isHighestFirst: true };
      else if (!by.some((key) => isAlong(step, key))) return undefined;
    } else if (step.verb === 'limit') {
      const count = countOf(step);
      const isByFigure =
        step.by === undefined ? ending.isHighestFirst : step.by.column === figure && isHighest(step.by);
      if (count === undefined || !isByFigure) return undefined;
      ending = { ...ending, count };
    } else if (step.verb === 'window' && step.operation === 'percentChange' && step.column === figure) {
      if ((step.size ?? 1) !== 1) return undefined;
      ending = { ...ending, isGrowth: true };
    } else return undefined;
  }
  return ending;
}
