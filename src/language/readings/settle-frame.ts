import type { Expression } from '../../plan/expression/expression.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import type { MeasureForm } from '../grammar/meaning.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { isScale, isTimelike } from '../holes/column-nature.ts';
import { saysOperation } from '../holes/ends-of-figures.ts';
import { withOwnNames } from './bare-figure.ts';
import { withCourses, withinThings } from './courses-of-things.ts';
import { areRowsShown } from './drafts/draft-parts.ts';
import { withEither } from './either.ts';
import { withFiguresOfOrders } from './figures-of-orders.ts';
import type { Frame } from './frame.ts';
import { withTopGroups } from './top-groups.ts';
import { withValueGroups } from './value-groups.ts';
import type { Workshop } from './workshop.ts';

/**
 * A frame with what its pieces say of one another settled: figures of rows apart from groups, the time that a trend or a running figure
 * goes along, and groups that values and ranks stand for.
 */
export function settleFrame(frame: Frame, workshop: Workshop): Frame {
  const { context } = workshop;
  const own = withOwnNames(
    withEither(withPointsOnAxes(withFormulaOfRows(withPeriodsBeside(frame), workshop), context), context),
    workshop,
  );
  const settled = withoutOwnGroups(withRowFormulas(own, workshop), workshop);
  const grouped = withValueGroups(withTopGroups(settled, context), context);
  const courses = withinThings(withCourses(withTrend(grouped, context), context), context);
  const timed = withTimeToRunAlong(courses, workshop);
  return withFiguresOfOrders(withOwnMentions(timed, workshop), workshop);
}

/** "Income vs spending by month": figures of each month stand side by side, and the rows are no points. */
function withPeriodsBeside(frame: Frame): Frame {
  const { task, groups, types } = frame;
  const isOfPeriods = groups.some(({ part }) => part !== undefined);
  if (task !== 'relation' || !isOfPeriods || types.includes('scatter') || types.includes('bubble')) return frame;
  const { task: _, ...rest } = frame;
  return rest;
}

/** "x: age, y: fee, colour: sex": a figure along either axis makes a point of each row. */
function withPointsOnAxes(frame: Frame, { columnOf, profile }: BuildContext): Frame {
  const { axes, types, measures, bins, task } = frame;
  if (axes.length !== 2 || types.length + measures.length + bins.length > 0 || task !== undefined) return frame;
  // "Total cost" of a column that is called so is no sum.
  const isCalled = ({ column, operation }: MeasureForm): boolean =>
    column !== undefined && saysOperation(columnOf(column).label, operation);
  const figures = axes.flatMap(({ columns, measures: made }): readonly number[] => {
    const [only, ...others] = [...columns, ...made].map(({ column }) => column);
    const isFigure = only !== undefined && others.length === 0 && made.every(isCalled);
    return isFigure && isScale(columnOf(only), profile) ? [only] : [];
  });
  if (figures.length < 2 || axes[0]?.axis === axes[1]?.axis) return frame;
  const laid = axes.map((use, at) => ({
    ...use,
    columns: figures.slice(at, at + 1).map((column) => ({ column, reason: 'exact' as const })),
    measures: [],
  }));
  return { ...frame, task: 'relation', axes: laid };
}

/** "Visitors per guide of each museum", "…, top 10 museums": a picture shows what is worked out beside the names, and ranks them by it. */
function withFormulaOfRows(frame: Frame, workshop: Workshop): Frame {
  const { formulas, groups, measures, mentions, tops, windows, orders } = frame;
  const [formula, ...others] = formulas;
  const [top] = tops;
  const isAlone = others.length + measures.length + mentions.length + windows.length + orders.length === 0;
  const isPicture = workshop.situation.purpose === 'chart' && areRowsShown(workshop);
  const isOfRows = top === undefined ? groups.length > 0 || frame.isEachRow : tops.length === 1 && top.by === undefined;
  if (formula === undefined || !isAlone || !isPicture || !isOfRows || !groups.every(isOwnOf(workshop))) return frame;
  const { expression, sources, name: label = '÷' } = formula;
  const column = workshop.context.makeColumn({ key: 'ratio', label, expression, isAdditive: false, sources });
  const shown = { ...frame, formulas: [], groups: [] };
  return top === undefined
    ? { ...shown, mentions: [{ column, reason: 'exact' }], isEachRow: true }
    : { ...shown, tops: [{ ...top, by: { kind: 'column', column } }] };
}

/** True for a group for each row. */
const isOwnOf =
  ({ context }: Workshop) =>
  ({ column, part }: Frame['groups'][number]): boolean =>
    column !== undefined && part === undefined && context.columnOf(column).isUnique;

/** True for what is worked out of single rows: a product, or the days between two dates. */
const isOfSingleRows = (expression: Expression): boolean => expression.kind === 'call' || isProduct(expression);

/** True for a product of columns: what it comes to in a group is the sum of its rows', not a product of sums. */
function isProduct(expression: Expression): boolean {
  if (expression.kind !== 'binary') return false;
  const { operator, left, right } = expression;
  const hasColumn = (one: Expression): boolean => JSON.stringify(one).includes('"kind":"column"');
  return (operator === '*' && hasColumn(left) && hasColumn(right)) || isProduct(left) || isProduct(right);
}

/** "Value = stock * cost, by family": worked out for each row, then added up. */
function withRowFormulas(frame: Frame, { context }: Workshop): Frame {
  const products = frame.formulas.filter(({ expression }) => isOfSingleRows(expression));
  if (products.length === 0 || frame.groups.length === 0) return frame;
  const measures = products.map(({ expression, name }) => {
    const label = name ?? '×';
    const isAdditive = isProduct(expression);
    return { column: context.makeColumn({ key: 'product', label, expression, isAdditive }) };
  });
  const formulas = frame.formulas.filter((formula) => !products.includes(formula));
  return { ...frame, formulas, measures: [...frame.measures, ...measures] };
}

/** A group for each row is no group: figures of rows stay beside the column that names them. */
function withoutOwnGroups(frame: Frame, workshop: Workshop): Frame {
  const { situation } = workshop;
  const { groups, measures, formulas, derives, steps, windows } = frame;
  // A picture shows the figure that was made, beside its names and beside nothing else.
  if (situation.purpose === 'chart' && situation.config.type === 'table' && steps.length === 0) return frame;
  const areOwn = groups.every(isOwnOf(workshop));
  const isOfRows = formulas.length + derives.length + steps.length > 0;
  if (groups.length === 0 || !areOwn || !isOfRows || measures.length + windows.length > 0) return frame;
  return { ...frame, groups: [] };
}

/**
 * A made column that is all a wish mentions is added to the rows; a figure mentioned beside a window is what the window runs over,
 * and the rows stay.
 */
function withOwnMentions(frame: Frame, { context, situation }: Workshop): Frame {
  const { mentions, windows, formulas, measures, groups } = frame;
  if (situation.purpose === 'chart' || mentions.length === 0 || measures.length + groups.length > 0) return frame;
  const made = mentions.flatMap(({ column }) => context.madeColumns().get(column) ?? []);
  const isAlone = made.length === mentions.length && frame.tops.length + frame.orders.length === 0;
  if (isAlone) {
    const added = made.map(({ expression, label }) => ({ expression, sources: [], name: label }));
    return { ...frame, mentions: [], formulas: [...formulas, ...added] };
  }
  const [window] = windows;
  const [figure] = mentions;
  if (window === undefined || windows.length > 1 || mentions.length > 1 || figure === undefined) return frame;
  const isOwn = window.column === undefined || window.column === figure.column;
  if (!isOwn || context.columnOf(figure.column).role !== 'measure') return frame;
  return { ...frame, mentions: [], windows: [{ ...window, column: figure.column }] };
}

const ALONG_TIME: ReadonlySet<string> = new Set(['runningTotal', 'movingAverage', 'difference', 'percentChange']);

/** "Running total of discharges per ward" runs over time in each of the wards: a figure of each ward alone has nothing to run along. */
function withTimeToRunAlong(frame: Frame, { situation, context }: Workshop): Frame {
  const { table, columnOf } = context;
  const isTimed = frame.groups.some(
    ({ column, part }) => part !== undefined || column === undefined || isTimelike(columnOf(column)),
  );
  const runs = frame.windows.some(({ operation }) => ALONG_TIME.has(operation));
  if (!runs || isTimed) return frame;
  const time = table.columns.findIndex(
    (_, column) => isTimelike(columnOf(column)) && columnOf(column).time?.isCyclic !== true,
  );
  if (time < 0) return frame;
  if (frame.groups.length + frame.measures.length > 0)
    return { ...frame, groups: [{ role: 'group', column: time }, ...frame.groups] };
  // "Cumulative revenue" of single orders: a picture of it runs over their dates.
  const areSingle = table.columns.some((_, column) => namesEach(columnOf(column)));
  const comesAgain = situation.config.type === 'table' && !columnOf(time).isUnique;
  const isPicture = situation.purpose === 'chart' && frame.mentions.length === 0;
  const isOfEvents =
    isPicture && (areSingle || comesAgain) && frame.windows.every(({ column }) => column !== undefined);
  return isOfEvents ? { ...frame, groups: [{ role: 'group' }] } : frame;
}

/** True for a column that has a name or a sign of its own for each row. */
const namesEach = ({ kind, isUnique }: ColumnProfile): boolean => kind === 'text' && isUnique;

/** "The trend of sales by product" runs over time, whatever else it is by. */
function withTrend(frame: Frame, { table, columnOf }: BuildContext): Frame {
  const isTimed = frame.groups.some(
    ({ column, part }) => part !== undefined || column === undefined || isTimelike(columnOf(column)),
  );
  const isOpen = frame.groups.length === 0 && frame.mentions.length === 0;
  if (frame.task !== 'trend' || isOpen || isTimed || frame.axes.length > 0) return frame;
  const hasTime = table.columns.some((_, column) => isTimelike(columnOf(column)));
  return hasTime ? { ...frame, groups: [{ role: 'group' }, ...frame.groups] } : frame;
}
