import { startOfPeriod } from '../../plan/table/periods.ts';
import type { SortKey, Transform } from '../../plan/transform/transform.ts';
import { mainAmount } from '../grammar/constructs/extremes.ts';
import { FEW_OF_MANY, MOST_RANKED_BARS } from '../grammar/constructs/ranked-groups.ts';
import type { MeaningOf, OrderTarget, SortDirection } from '../grammar/meaning.ts';
import { defaultOperation } from '../holes/default-operation.ts';
import { dimensionColumn, wholeLength } from '../holes/dimension-column.ts';
import { measureLabel } from '../holes/labels.ts';
import type { Assumption } from '../understanding.ts';
import type { Frame } from './frame.ts';
import type { Shape } from './shape.ts';
import type { ShapedColumn } from './shaped-columns.ts';
import type { Workshop } from './workshop.ts';

/** Steps before the rows are shaped, and after. */
export type Arrangement = {
  readonly before: readonly Transform[];
  readonly after: readonly Transform[];
  readonly assumptions: readonly Assumption[];
  /** Orders by a column that the result does not show: possible, but seldom meant. */
  readonly hidden: number;
};

/** Orders and limits of a frame, over the columns its shape has. Undefined where what to order by can't be told. */
export function arrangeFrame(frame: Frame, shape: Shape, workshop: Workshop): Arrangement | undefined {
  const columns = shape.columns.length > 0 ? shape.columns : keptColumns(frame, workshop);
  const before: Transform[] = [];
  const after: Transform[] = [];
  const assumptions: Assumption[] = [];
  const last: Transform[] = [];
  for (const top of frame.tops) {
    const steps = topSteps(top, { columns, workshop, assumptions, isShaped: shape.columns.length > 0 });
    if (steps === undefined) return undefined;
    const isUnseen = steps.some((step) => isByUnseen(step, columns));
    (isUnseen ? before : top.isOfOrder === true ? last : after).push(...steps);
  }
  const keys = frame.orders.map((order) => orderKey(order, columns, workshop));
  if (keys.includes(undefined)) return undefined;
  const sorts = keys.flatMap((key) => key ?? []);
  const shown = sorts.filter(({ column }) => columns.some(({ key }) => key === column));
  const unseen = sorts.filter((key) => !shown.includes(key));
  if (shown.length > 0) after.push({ verb: 'sort', by: distinctKeys(shown) });
  after.push(...fewOfPeriods(frame, shape, workshop));
  if (unseen.length > 0) before.push({ verb: 'sort', by: distinctKeys(unseen) });
  const run = frame.orders.length === 0 && frame.tops.length === 0 ? runOf(shape, workshop) : [];
  if (run.length > 0) after.push({ verb: 'sort', by: run });
  return { before, after: [...after, ...last], assumptions, hidden: unseen.length };
}

/** The first few of ranked periods that are more than the bars of a picture can show. */
function fewOfPeriods(
  { orders, tops, types }: Frame,
  shape: Shape,
  { situation, context }: Workshop,
): readonly Transform[] {
  const direction = orders.find(({ isOfRank }) => isOfRank === true)?.direction;
  const [group, ...others] = shape.columns.filter(({ kind }) => kind === 'group');
  const column = shape.columns.find(({ kind }) => kind === 'measure')?.key;
  if (situation.purpose !== 'chart' || direction === undefined || tops.length > 0 || column === undefined) return [];
  if (group?.source === undefined || others.length > 0 || types.includes('table')) return [];
  const isMany = periodsOf(group, shape, context) > MOST_RANKED_BARS;
  return isMany ? [{ verb: 'limit', count: FEW_OF_MANY, from: 'start', by: { column, direction } }] : [];
}

/** How many periods of the dates there are; 0 for groups that are none. */
function periodsOf({ source = 0, key }: ShapedColumn, { steps }: Shape, { table }: Workshop['context']): number {
  const parts = steps.flatMap((step) => (step.verb === 'truncateTime' && step.as.key === key ? [step.part] : []));
  const grain = LINE_GRAINS.find((one) => one === parts[0]);
  const times = table.columns[source]?.typed.times?.filter((time) => !Number.isNaN(time));
  return grain === undefined || times === undefined ? 0 : new Set(times.map((time) => startOfPeriod(time, grain))).size;
}

/** Parts of dates that follow one another, and do not come again. */
const LINE_GRAINS = ['year', 'half', 'quarter', 'month', 'week', 'day', 'hour'] as const;

/** "The names of the 5 players with the most goals": what rows are picked by is gone once some columns alone are shown. */
function isByUnseen(step: Transform, columns: readonly ShapedColumn[]): boolean {
  const by = step.verb === 'limit' ? step.by?.column : undefined;
  const areOwn = columns.every(({ kind }) => kind === 'column');
  return by !== undefined && areOwn && !columns.some(({ key }) => key === by);
}

/** Time runs from its beginning, groups that numbers name upwards, and the steps of a scale ("low, medium, high") from the lowest. */
function runOf({ columns, numberKeys = [] }: Shape, { context }: Workshop): readonly SortKey[] {
  const groups = columns.filter(({ kind }) => kind === 'group');
  const own = groups.find(({ isTime }) => isTime === true) ?? groups.find(({ key }) => numberKeys.includes(key));
  const steps = groups.filter((group) => group !== own && isScaled(group.source, context));
  return [...(own === undefined ? [] : [own]), ...steps].map(({ key }) => ({
    column: key,
    direction: 'ascending',
    order: 'natural',
  }));
}

/** True for texts that have an order of their own: sizes, ratings and ranges of numbers. */
function isScaled(source: number | undefined, { columnOf }: Workshop['context']): boolean {
  if (source === undefined) return false;
  const order = columnOf(source).text?.order;
  return order === 'ordinal' || order === 'ranges';
}

/** Keys in their order, each column once: the first word counts. */
function distinctKeys(keys: readonly SortKey[]): readonly SortKey[] {
  return keys.filter(({ column }, at) => keys.findIndex((key) => key.column === column) === at);
}

/** The table's own columns, as if they had been asked for in their order. */
function tableColumns({ context }: Workshop): readonly ShapedColumn[] {
  return context.table.columns.map(({ key }, column) => {
    const { role } = context.columnOf(column);
    return { key, kind: role === 'measure' ? 'measure' : 'group', source: column };
  });
}

/** Those of the table's own columns that a wish leaves there: "only 2024, highest first" is ordered by what is kept. */
function keptColumns({ steps }: Frame, workshop: Workshop): readonly ShapedColumn[] {
  return steps.reduce((columns, step) => {
    if (step.verb === 'select') return columns.filter(({ key }) => step.columns.includes(key));
    return step.verb === 'drop' ? columns.filter(({ key }) => !step.columns.includes(key)) : columns;
  }, tableColumns(workshop));
}

function orderKey(
  { target, direction, isByLetters, first }: MeaningOf['Order'],
  columns: readonly ShapedColumn[],
  workshop: Workshop,
): SortKey | undefined {
  const column = target === undefined ? defaultTarget(columns, direction) : findTarget(target, columns, workshop);
  if (column === undefined) return undefined;
  if (first !== undefined) return { column, direction: 'ascending', order: first };
  const source = columns.find(({ key }) => key === column)?.source;
  const isNatural = isByLetters !== true && isScaled(source, workshop.context);
  return { column, direction: direction ?? 'ascending', ...(isNatural ? { order: 'natural' } : {}) };
}

/** Without a word for it the order is that of the figures. */
function defaultTarget(
  columns: readonly ShapedColumn[],
  direction: 'ascending' | 'descending' | undefined,
): string | undefined {
  return direction === undefined ? columns[0]?.key : (yOf(columns) ?? columns[0]?.key);
}

function yOf(columns: readonly ShapedColumn[]): string | undefined {
  const others = columns.slice(1);
  const found =
    columns.find(({ kind }) => kind === 'measure') ??
    others.find(({ isNumber }) => isNumber) ??
    soleFigure(columns) ??
    others[0];
  return found?.key;
}

function xOf(columns: readonly ShapedColumn[]): string | undefined {
  const sole = soleFigure(columns);
  return columns.find((column) => column.kind !== 'measure' && column !== sole)?.key ?? columns[0]?.key;
}

/** "The gross and title of films": the one figure of columns shown as they are stands along the y axis, wherever it is named. */
function soleFigure(columns: readonly ShapedColumn[]): ShapedColumn | undefined {
  const [first, ...others] = columns.filter(
    ({ kind, isNumber, isTime }) => kind === 'column' && isNumber && isTime !== true,
  );
  return others.length === 0 && columns.length > 1 ? first : undefined;
}

function findTarget(target: OrderTarget, columns: readonly ShapedColumn[], { context }: Workshop): string | undefined {
  if (target.kind === 'axis') return target.axis === 'x' ? xOf(columns) : yOf(columns);
  if (target.kind === 'measure') {
    const { column, operation } = target.measure;
    const same = columns.find(
      (shown) =>
        shown.kind === 'measure' && (operation === 'count' ? shown.operation === 'count' : shown.source === column),
    );
    // "The boats and their lengths, by their top speeds": single rows have the figure, shown or not.
    const isOwn = column !== undefined && operation !== 'count' && columns.every(({ kind }) => kind === 'column');
    // "The best selling dish", by what its pieces come to: worked out of each row.
    const isMade = column !== undefined && context.madeColumns().has(column) && columns.every(isAsItIs);
    if (same === undefined && (isOwn || isMade)) return context.columnOf(column).key;
    return (same ?? columns.find(({ kind }) => kind === 'measure'))?.key ?? yOf(columns);
  }
  const from = columns.filter(({ source, operation }) => source === target.column && operation !== 'count');
  return from.find(({ kind }) => kind !== 'measure')?.key ?? from[0]?.key ?? context.columnOf(target.column).key;
}

/** True for a column that no rows were brought together for. */
const isAsItIs = ({ operation, source }: ShapedColumn): boolean => operation === undefined && source !== undefined;

/** The label of the column of the table that a shaped column comes from. */
function labelOf(key: string, columns: readonly ShapedColumn[], { context, situation }: Workshop): string {
  const shown = columns.find((column) => column.key === key);
  if (shown?.source !== undefined) return context.columnOf(shown.source).label;
  if (shown?.operation === 'count') return measureLabel(situation.locale, 'count', undefined);
  const made = [...context.madeColumns().values()].find((column) => column.key === key);
  return made?.label ?? context.table.columns.find((column) => column.key === key)?.label ?? key;
}

type TopTools = {
  readonly columns: readonly ShapedColumn[];
  readonly workshop: Workshop;
  readonly assumptions: Assumption[];
  readonly isShaped: boolean;
};

function topSteps(
  top: MeaningOf['Top'],
  { columns, workshop, assumptions }: TopTools,
): readonly Transform[] | undefined {
  const size = top.percent === undefined ? { count: top.count ?? 1 } : { percent: top.percent };
  if (top.from !== undefined && top.by === undefined) return [{ verb: 'limit', ...size, from: top.from }];
  const named = top.by === undefined ? undefined : findTarget(top.by, columns, workshop);
  const time = named === undefined ? timeOfRace(columns, workshop) : undefined;
  const column = named ?? time ?? openTarget(columns, workshop);
  if (column === undefined) return undefined;
  const label = labelOf(column, columns, workshop);
  if (named === undefined || top.isAssumed === true) assumptions.push({ kind: 'measure', column: label });
  if (time !== undefined) assumptions.push({ kind: 'low-is-good', column: label });
  const by: SortKey = { column, direction: time === undefined ? top.direction : turned(top.direction) };
  const per = top.per === undefined ? undefined : findTarget({ kind: 'column', column: top.per }, columns, workshop);
  const rest = top.rest === undefined ? undefined : restOf(top.rest, columns);
  return [
    {
      verb: 'limit',
      ...size,
      from: 'start',
      by,
      ...(top.offset === undefined ? {} : { offset: top.offset }),
      ...(per === undefined ? {} : { per: [per] }),
      ...(rest === undefined ? {} : { rest }),
    },
    { verb: 'sort', by: per === undefined ? [by] : [{ column: per, direction: 'ascending' }, by] },
  ];
}

const turned = (direction: SortDirection): SortDirection => (direction === 'descending' ? 'ascending' : 'descending');

/** "The top 10 runners" are those of the least time, where times are all that is told of each. */
function timeOfRace(columns: readonly ShapedColumn[], { context }: Workshop): string | undefined {
  const whole = wholeLength(context.profile);
  const measures = columns.filter(({ kind }) => kind === 'measure');
  const areTimes = measures.every(
    ({ source }) => source !== undefined && context.columnOf(source).format === 'duration',
  );
  return areTimes && measures.length > 1 ? measures.find(({ source }) => source === whole)?.key : undefined;
}

/** What "the top 10" go by where the wish does not say: a rating, else the main amount, else the first figure. */
function openTarget(columns: readonly ShapedColumn[], { context }: Workshop): string | undefined {
  const measures = columns.filter(({ kind }) => kind === 'measure');
  const rating = dimensionColumn('rating', context.profile)?.column;
  const main = mainAmount(context);
  const amount = main !== undefined && defaultOperation(context.columnOf(main)) === 'sum' ? main : undefined;
  const wanted = [rating, amount].filter((column) => column !== undefined);
  const found = wanted.flatMap((column) => measures.find(({ source }) => source === column) ?? [])[0];
  return (found ?? measures[0])?.key;
}

/** What is left over becomes one row under its label, in the first column that is no figure. */
function restOf(
  label: string,
  columns: readonly ShapedColumn[],
): { readonly column: string; readonly label: string } | undefined {
  const column = columns.find(({ kind }) => kind === 'group')?.key;
  return column === undefined ? undefined : { column, label };
}
