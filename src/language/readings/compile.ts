import type { ChartType } from '../../chart/chart-type.ts';
import { columnsIn } from '../../plan/check/columns-used.ts';
import { EDIT_FIELDS } from '../../plan/edit/edit-fields.ts';
import type { Expression } from '../../plan/expression/expression.ts';
import type { Plan, PlanStep } from '../../plan/plan.ts';
import type { Transform } from '../../plan/transform/transform.ts';
import { binary, columnCell, completeTail, emptyCell, negation } from '../grammar/expressions.ts';
import type { OrderTarget, TailForm } from '../grammar/meaning.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { isTimelike } from '../holes/column-nature.ts';
import type { Assumption, Situation } from '../understanding.ts';
import { arrangeFrame } from './arrange.ts';
import { changeShape, portionShape, spreadShape } from './change.ts';
import { chooseType, suitedTypes } from './choose-type.ts';
import { withFacets } from './facets.ts';
import { figureSteps } from './figures.ts';
import type { Frame } from './frame.ts';
import { type Lined, withLines } from './lines-per-group.ts';
import { NewKeys } from './new-keys.ts';
import { withOperationOfAll } from './operation-of-all.ts';
import { roundLast } from './round-last.ts';
import { withStackedSeries } from './series-for-stack.ts';
import { settleEdits } from './settle-edits.ts';
import { settleFrame } from './settle-frame.ts';
import { settleMade } from './settle-made.ts';
import { type Shape, shapeFrame } from './shape.ts';
import type { Workshop } from './workshop.ts';

/** The steps of a frame, and what was taken for granted. */
export type Compiled = {
  readonly plan: Plan;
  readonly assumptions: readonly Assumption[];
  /** Chart types that show it well, best first. */
  readonly suits: readonly ChartType[];
  /** Taken off the score of the reading. */
  readonly penalty: number;
};

/** "Sort by 2022, only show 2024": what rows are ordered by is there until columns are taken out. */
function beforeCuts(steps: readonly Transform[], orders: readonly Transform[]): readonly Transform[] {
  const isCut = ({ verb }: Transform): boolean => orders.length > 0 && (verb === 'select' || verb === 'drop');
  return [...steps.filter((step) => !isCut(step)), ...orders, ...steps.filter(isCut)];
}

/** Turns a frame into steps over the table. Undefined where its pieces make no sense together on this table. */
export function compileFrame(asked: Frame, situation: Situation, context: BuildContext): Compiled | undefined {
  const whose = withOperationOfAll(asked, context);
  if (whose === undefined || isLookAlone(whose, situation) || dropsShare(whose, situation)) return undefined;
  const frame = withFacets(whose, context);
  const workshop: Workshop = { situation, context, keys: new NewKeys(situation.table.columns.map(({ key }) => key)) };
  const lined = withGroupsOfType(frame, context);
  const whole = settleFrame(lined.frame, workshop);
  const shape = shapeOf(whole, workshop);
  if (shape === undefined || (frame.isWide && !canWiden(shape))) return undefined;
  const figures = figureSteps(whole, shape, workshop);
  if (figures === undefined) return undefined;
  const shown = shownShape(shape, figures.only);
  const arranged = arrangeFrame(whole, withMade(shown, [...whole.steps, ...figures.steps], whole), workshop);
  if (arranged === undefined) return undefined;
  const havings = havingSteps(whole, shape, context);
  if (havings === undefined) return undefined;
  const named =
    situation.purpose === 'chart' || frame.types.length > 0
      ? chooseType(frame.types, shape, {
          task: frame.task,
          current: situation.config.type,
          areBarsSorted: frame.orders.some(({ areBars }) => areBars === true),
          left: figuresLeft(frame, context),
        })
      : undefined;
  const type = named ?? typeToStyle(frame, shape, situation);
  if (isMisplaced(frame, type ?? situation.config.type)) return undefined;
  const rounded = roundLast(frame.steps, shape, context);
  const steps: readonly PlanStep[] = [
    ...whole.filters.map((where) => ({ verb: 'filter', where }) as const),
    ...datedOnly(whole, shape, workshop),
    ...beforeCuts(
      rounded.before.map((step) => withCategory(step, frame, workshop)),
      arranged.before,
    ),
    ...shapeAndFigures(shape, figures.steps),
    ...rounded.after,
    ...havings,
    ...arranged.after,
    ...(shape.numberKeys === undefined ? [] : [{ verb: 'convert', columns: shape.numberKeys, to: 'text' } as const]),
    ...widenSteps(frame, shown, workshop),
    ...(type === undefined ? [] : [{ verb: 'setType', type } as const]),
    ...settleEdits(frame.edits, { type: type ?? situation.config.type, isTyped: type !== undefined }),
  ];
  const assumptions = [
    ...guessedFigures(frame, context),
    ...lined.assumptions,
    ...shape.assumptions,
    ...arranged.assumptions,
  ];
  return {
    plan: { steps: settleMade(steps, context) },
    assumptions,
    suits: type === undefined ? suitedTypes(shape, toldBy(whole, context)) : [type],
    penalty: arranged.hidden * HIDDEN_ORDER,
  };
}

/** A course runs over the rows that have a date: those that never left stand at no year of leaving. */
function datedOnly({ filters }: Frame, { columns }: Shape, { situation, context }: Workshop): readonly PlanStep[] {
  if (situation.purpose === 'data') return [];
  return columns.flatMap(({ kind, isTime, isBinned, source }) => {
    if (kind !== 'group' || isTime !== true || isBinned === true || source === undefined) return [];
    const { key, missing } = context.columnOf(source);
    const isAsked = filters.some((where) => columnsIn(where).includes(key));
    return missing === 0 || isAsked ? [] : [{ verb: 'filter', where: negation(emptyCell(key)) } as const];
  });
}

/** How many of the chart's figures a wish keeps that picks columns; undefined where it picks none. */
function figuresLeft({ steps }: Frame, { profile }: BuildContext): number | undefined {
  const picks = steps.flatMap((step) => (step.verb === 'select' ? [step.columns] : []));
  const [columns] = picks;
  return columns && profile.columns.filter(({ key, role }) => role === 'measure' && columns.includes(key)).length;
}

/** The figures by which groups are ranked, where the wish does not say which. */
function guessedFigures({ guessed = [] }: Frame, { columnOf }: BuildContext): readonly Assumption[] {
  return guessed.map((column) => ({ kind: 'measure', column: columnOf(column).label }));
}

/** What the picture of a frame is to tell, where the wish does not say it by a word. */
function toldBy(frame: Frame, context: BuildContext): Frame['task'] {
  return isRanked(frame, context) ? 'rank' : (frame.task ?? (frame.contrasts.length > 0 ? 'compare' : undefined));
}

/** The few highest are set side by side, whatever they are. */
function isRanked({ tops, orders, task }: Frame, { columnOf }: BuildContext): boolean {
  const isFigure = (target: OrderTarget | undefined): boolean => {
    if (target?.kind === 'column') return columnOf(target.column).role === 'measure';
    return target?.kind !== 'axis' || target.axis === 'y';
  };
  const isByFigure = orders.some(({ target, direction }) => direction !== undefined && isFigure(target));
  return (
    task === undefined &&
    (isByFigure ||
      tops.some(
        ({ from, per, ofPart }) =>
          from === undefined && (per === undefined || ofPart !== undefined || isTimelike(columnOf(per))),
      ))
  );
}

/** The groups that the type needs and the wish leaves open. */
function withGroupsOfType(frame: Frame, context: BuildContext): Lined {
  const lined = withLines(frame, context);
  return lined.frame === frame ? withStackedSeries(frame, context) : lined;
}

/** What becomes of the rows: figures of two periods or of two ends have shapes of their own, and stand alone. */
function shapeOf(frame: Frame, workshop: Workshop): Shape | undefined {
  const { changes, spreads, portions, measures, windows } = frame;
  const [change] = changes;
  const [spread] = spreads;
  const [portion] = portions;
  if (change === undefined && spread === undefined && portion === undefined) return shapeFrame(frame, workshop);
  if (changes.length + spreads.length + portions.length > 1 || measures.length + windows.length > 0) return undefined;
  if (portion !== undefined) return portionShape(portion, frame, workshop);
  if (change !== undefined) return changeShape(change, frame, workshop);
  return spread === undefined ? undefined : spreadShape(spread, frame, workshop);
}

/** An order without a word for what it is of is that of a figure just added to the rows, or just renamed. */
function withMade(shape: Shape, steps: readonly Transform[], { orders, tops }: Frame): Shape {
  const made = steps.flatMap((step) =>
    step.verb === 'derive' ? [step.as.key] : step.verb === 'rename' ? [step.column] : [],
  );
  const isOpen = [...orders.map(({ target }) => target), ...tops.map(({ by }) => by)].includes(undefined);
  const [key] = made;
  if (shape.columns.length > 0 || key === undefined || !isOpen || tops.some(({ by }) => by !== undefined)) return shape;
  return { ...shape, columns: [{ key, kind: 'measure' }] };
}

/** Conditions on the figure of each group, once rows are gathered. Undefined where they are not. */
function havingSteps(
  { havings }: Frame,
  { columns }: Shape,
  { columnOf, profile }: BuildContext,
): readonly Transform[] | undefined {
  const measures = columns.filter(({ kind }) => kind === 'measure');
  const steps = havings.map(({ tail, group, measure: own }): Transform | undefined => {
    const isOfGroup = group === undefined || columns.some(({ kind, source }) => kind === 'group' && source === group);
    const measure =
      measures.find(
        ({ operation, source }) =>
          own !== undefined && operation === own.operation && (operation === 'count' || source === own.column),
      ) ?? measures[0];
    if (measure === undefined || !isOfGroup) return undefined;
    const isCountBeyond = measure.operation === 'count' && isMoreThan(tail, profile.rowCount);
    if (isCountBeyond) return undefined;
    const where =
      measure.source === undefined || measure.operation === 'count'
        ? tailOfCount(tail, measure.key)
        : completeTail(tail, { ...columnOf(measure.source), key: measure.key });
    return where && { verb: 'filter', where };
  });
  return steps.includes(undefined) ? undefined : steps.flatMap((step) => step ?? []);
}

/** No group has more rows than the table. */
function isMoreThan(tail: TailForm, rows: number): boolean {
  return tail.kind === 'compare' && tail.operand.kind === 'literal' && Number(tail.operand.value) > rows;
}

function tailOfCount(tail: TailForm, key: string): Expression | undefined {
  if (tail.kind === 'empty') return undefined;
  const cell = columnCell(key);
  return tail.kind === 'compare'
    ? binary(tail.operator, cell, tail.operand)
    : { kind: 'between', of: cell, low: tail.low, high: tail.high };
}

/** Columns that are but named beside changes of a drawing were to be changed too: no new picture is asked for. */
function isLookAlone(frame: Frame, { config, purpose }: Situation): boolean {
  if (purpose !== 'chart' || config.type === 'table' || frame.edits.length === 0) return false;
  const asked = [frame.measures, frame.groups, frame.types, frame.filters, frame.tops, frame.bins, frame.axes];
  return frame.mentions.length > 0 && frame.task === undefined && asked.every((pieces) => pieces.length === 0);
}

/** "The share of 2023" says of what there are shares by no column: the rows of 2023 alone are none. */
function dropsShare(frame: Frame, { config, purpose }: Situation): boolean {
  const { task, measures, mentions, groups, windows, formulas, portions, types, filters } = frame;
  const isShown = purpose === 'chart' && config.type !== 'table';
  const shared = [measures, mentions, groups, windows, formulas, portions, types];
  return task === 'share' && !isShown && filters.length > 0 && shared.every((pieces) => pieces.length === 0);
}

const SECOND_AXIS = 'axes.hasDualYAxis';

/**
 * A table has no series to be coloured: the type that suits the data comes first. Other figures that are to have axes of their own
 * are drawn as columns and a line where the chart has no second axis.
 */
function typeToStyle({ edits, task }: Frame, shape: Shape, { config }: Situation): ChartType | undefined {
  const isStyled = config.type === 'table' && edits.some(({ verb }) => verb === 'styleSeries');
  const isApart =
    shape.columns.filter(({ kind }) => kind === 'measure').length > 1 &&
    !EDIT_FIELDS[SECOND_AXIS].shownOn.includes(config.type) &&
    edits.some((edit) => edit.verb === 'setField' && edit.field === SECOND_AXIS && edit.value === true);
  return isApart ? 'combo' : isStyled ? suitedTypes(shape, task)[0] : undefined;
}

/** Gains and losses have a colour of their own in a waterfall alone. */
function isMisplaced({ edits }: Frame, type: ChartType): boolean {
  return type !== 'waterfall' && edits.some((edit) => edit.verb === 'styleSeries' && edit.target.kind === 'waterfall');
}

/** What an order by a column out of sight costs a reading. */
const HIDDEN_ORDER = 0.4;

/** Series kept of a chart keep the categories they stand over. */
function withCategory(step: Transform, { types }: Frame, { situation, context }: Workshop): Transform {
  const isTable = situation.config.type === 'table' && types.length === 0;
  if (step.verb !== 'select' || isTable) return step;
  const kept = context.profile.columns.filter(({ key }) => step.columns.includes(key));
  const category = context.profile.columns.find(({ role }) => role === 'category' || role === 'time');
  if (category === undefined || !kept.every(({ role }) => role === 'measure')) return step;
  return { ...step, columns: [category.key, ...step.columns] };
}

/** Figures of columns shown as they are come first, while all columns are there; then they are shown beside the others. */
function shapeAndFigures(shape: Shape, figures: readonly Transform[]): readonly Transform[] {
  const made = figures.flatMap((step) => ('as' in step && 'key' in step.as ? [step.as.key] : []));
  const isRaw = shape.columns.length > 0 && shape.columns.every(({ kind }) => kind === 'column');
  if (!isRaw || made.length === 0) return [...shape.steps, ...figures];
  const steps = figures.filter(({ verb }) => verb !== 'select');
  return [...steps, { verb: 'select', columns: [...shape.columns.map(({ key }) => key), ...made] }];
}

/** The shape as a chart sees it: one figure made of others stands in their place. */
function shownShape(shape: Shape, only: string | undefined): Shape {
  if (only === undefined) return shape;
  const groups = shape.columns.filter(({ kind }) => kind === 'group');
  return { ...shape, columns: [...groups, { key: only, kind: 'measure' }] };
}

const LONG_TYPES: ReadonlySet<string> = new Set(['scatter', 'bubble', 'table']);

/** One figure for each of two groups, which alone can be spread over columns. */
function canWiden({ columns }: Shape): boolean {
  const count = (wanted: string): number => columns.filter(({ kind }) => kind === wanted).length;
  return count('group') === 2 && count('measure') === 1;
}

/** Two groups and one figure: the second group becomes series, as charts draw them, or as the wish says. */
function widenSteps(frame: Frame, { columns }: Shape, { situation }: Workshop): readonly PlanStep[] {
  const isDrawn = situation.purpose === 'chart' && !frame.types.some((word) => LONG_TYPES.has(word));
  if (!isDrawn && !frame.isWide) return [];
  const groups = columns.filter(({ kind }) => kind === 'group');
  const measures = columns.filter(({ kind }) => kind === 'measure');
  const [first, second] = groups;
  const [measure] = measures;
  if (
    groups.length !== 2 ||
    measures.length !== 1 ||
    first === undefined ||
    second === undefined ||
    measure === undefined
  )
    return [];
  // Where both are to be told apart, the later one says so.
  const isNamedLast = second.isSeries === true;
  const isSwapped = !isNamedLast && (first.isSeries === true || (second.isTime === true && first.isTime !== true));
  const [key, names] = isSwapped ? [second, first] : [first, second];
  return [{ verb: 'pivotWider', keys: [key.key], names: names.key, values: measure.key, combine: 'sum' }];
}
