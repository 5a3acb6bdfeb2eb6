import type { MeasureForm } from '../grammar/meaning.ts';
import { comesAgain, isAmount, isNaming, isNumeric, isScale, isTimelike, numbersRows } from '../holes/column-nature.ts';
import { defaultOperation } from '../holes/default-operation.ts';
import { grainFor } from '../holes/time-grain.ts';
import type { Assumption } from '../understanding.ts';
import { areFiguresOfPeriods, isMeasurable, pointsNamed, rangeOf, usesOf } from './asked-measures.ts';
import { runsAlong, setAgainst } from './bare-figure.ts';
import { courseColumn } from './course-column.ts';
import type { Frame } from './frame.ts';
import { binGroups, type Group, plainGroup, resolveGroups } from './groups.ts';
import { groupsOfNone } from './groups-of-none.ts';
import { isPicture } from './is-picture.ts';
import { isOfMembers } from './members.ts';
import { groupsOfSpread } from './spread.ts';
import { unnamedFigures } from './unnamed-figures.ts';
import type { Workshop } from './workshop.ts';

/** What becomes of the rows: they stay, columns of them are shown as they are, or they are gathered. */
export type Draft =
  | { readonly kind: 'none' }
  | { readonly kind: 'raw'; readonly columns: readonly number[] }
  | {
      readonly kind: 'grouped';
      readonly groups: readonly Group[];
      readonly measures: readonly MeasureForm[];
      readonly assumptions: readonly Assumption[];
    };

/** Numbers fewer than these are groups to be compared, whatever they have to do with another figure. */
const LEAST_OF_RELATION = 7;

const COUNT: MeasureForm = { operation: 'count' };

type DraftInput = {
  readonly frame: Frame;
  readonly workshop: Workshop;
  readonly assumptions: Assumption[];
  readonly mentions: readonly number[];
  readonly measures: readonly MeasureForm[];
  readonly groups: readonly Group[];
  /** Mentioned columns of numbers on a scale, and the other mentioned columns. */
  readonly numbers: readonly number[];
  readonly others: readonly number[];
};

/** Decides what becomes of the rows. Undefined where the pieces make no sense together (the mean of a text). */
export function draftOf(frame: Frame, workshop: Workshop): Draft | undefined {
  const { columnOf } = workshop.context;
  const assumptions: Assumption[] = [];
  const groups = resolveGroups(frame, workshop, assumptions);
  if (groups === undefined) return undefined;
  const { mentions, measures: asked } = usesOf(frame, groups.length > 0);
  if (!asked.every((measure) => isMeasurable(measure, columnOf))) return undefined;
  const keys = new Set(groups.map(({ column }) => column));
  // "Visits by month" of a column that numbers the visits counts them.
  const areCounted = groups.length > 0 && !frame.types.includes('scatter') && !frame.types.includes('bubble');
  const left = mentions.filter((column) => !keys.has(column) && !(areCounted && numbersRows(columnOf(column))));
  const named = left.filter((column) => isNumeric(columnOf(column)) && !isTimelike(columnOf(column)));
  const others = left.filter((column) => !named.includes(column));
  const isOfPeriod = areFiguresOfPeriods(asked, named, workshop);
  const measures = isOfPeriod ? named.map((column) => ({ operation: 'sum', column }) as const) : asked;
  const numbers = isOfPeriod ? [] : named;
  const input = { frame, workshop, assumptions, mentions, measures, groups, numbers, others };
  const ranged = groups.length > 0 || workshop.situation.purpose !== 'chart' ? undefined : rangeOf(measures);
  if (ranged !== undefined) return mentionedDraft({ ...input, measures: [], numbers: [...numbers, ranged] });
  const drawn = groups.length > 0 ? undefined : pointsNamed(frame, measures, workshop);
  if (drawn !== undefined) return { kind: 'raw', columns: [...drawn, ...numbers, ...others] };
  const spread = others.length > 0 ? undefined : groupsOfSpread({ frame, groups, measures, numbers }, workshop);
  if (spread !== undefined) return grouped(spread, [COUNT], input);
  if (measures.length > 0) return measuredDraft(input);
  return groups.length > 0 ? groupedDraft(input) : mentionedDraft(input);
}

/** Measures are asked for: what else is mentioned groups them, numbers on a scale are measured beside them. */
function measuredDraft(input: DraftInput): Draft {
  const { frame, workshop, measures, groups, numbers, others, assumptions } = input;
  const { columnOf, profile } = workshop.context;
  const counted = measures.flatMap(({ operation, column }) =>
    operation === 'count' && column !== undefined ? [column] : [],
  );
  const isMeasured = groups.length > 0;
  // Amounts are measured however few they are: a month has so many days of rain.
  const figures = isMeasured
    ? numbers.filter((column) => isScale(columnOf(column), profile) || isAmount(columnOf(column)))
    : [];
  const part = frame.bins.find((bin) => bin.part !== undefined && bin.column === undefined)?.part;
  const keys = [...others, ...numbers]
    .filter((column) => !figures.includes(column))
    .filter((column) => !(isMeasured && (counted.includes(column) || isNaming(columnOf(column), profile))))
    .map(
      (column): Group => ({
        ...plainGroup(column),
        ...(part !== undefined && isTimelike(columnOf(column)) ? { part } : {}),
      }),
    );
  const all = [...withoutNumbers(withoutRowNames(keys, counted, input), groups, input), ...groups];
  const added = all.length > 0 ? all : groupsOfNone(frame, workshop, counted);
  const own = ownFigures(measures, added, workshop);
  if (own !== undefined) return { kind: 'raw', columns: own };
  const single = soleDistinct(input, added);
  if (single !== undefined) return grouped([plainGroup(single)], [COUNT], input);
  const told = new Set(measures.map(({ column }) => column));
  const wanted = [...measures, ...figures.flatMap((column) => (told.has(column) ? [] : [{ column }]))];
  return { ...grouped(binGroups(added, frame, workshop), wanted, input), assumptions };
}

/** "The number of countries that have managers": a column that numbers the rows says what is counted, and groups nothing. */
function withoutRowNames(
  keys: readonly Group[],
  counted: readonly number[],
  { workshop, groups }: DraftInput,
): readonly Group[] {
  const { columnOf } = workshop.context;
  const isCounted = groups.length === 0 && counted.some((column) => !isNumeric(columnOf(column)));
  return isCounted ? keys.filter(({ column }) => !columnOf(column).isUnique || counted.includes(column)) : keys;
}

/** "The topics of all tickets, and how many tickets": the numbers of the tickets group nothing beside the topics. */
function withoutNumbers(
  keys: readonly Group[],
  groups: readonly Group[],
  { workshop, measures }: DraftInput,
): readonly Group[] {
  const left = keys.filter(({ column }) => !numbersRows(workshop.context.columnOf(column)));
  const isCounted = measures.every(({ operation }) => operation === 'count');
  return isCounted && left.length + groups.length > 0 ? left : keys;
}

/** Figures of what each row is its own group of: they stand as they are where nothing says how to bring them down. */
function ownFigures(
  measures: readonly MeasureForm[],
  [only, ...others]: readonly Group[],
  { context }: Workshop,
): readonly number[] | undefined {
  const figures = measures.flatMap(({ column, operation, where }) =>
    column === undefined || operation !== undefined || where !== undefined ? [] : [column],
  );
  const isOwn = only !== undefined && others.length === 0 && !isBroughtDown(only, { context });
  if (!isOwn || figures.length < measures.length || only.isBinned === true) return undefined;
  return context.columnOf(only.column).isUnique ? [only.column, ...figures] : undefined;
}

/** "The number of different states" as a picture is a bar for each state. */
function soleDistinct({ frame, workshop, measures }: DraftInput, groups: readonly Group[]): number | undefined {
  const [only] = measures;
  const isSole = groups.length === 0 && measures.length === 1 && only?.operation === 'countDistinct';
  return isSole && isPicture(frame, workshop) ? only.column : undefined;
}

/** Groups without a measure: mentioned numbers are measured in them, or rows counted. Numbers against numbers stay as they are. */
function groupedDraft(input: DraftInput): Draft {
  const { frame, workshop, groups, numbers, others } = input;
  const { columnOf, profile } = workshop.context;
  const points = pointsAgain(input);
  if (points !== undefined) return { kind: 'raw', columns: points };
  const isFree = ({ column, part, isBinned }: Group): boolean =>
    part === undefined && isBinned !== true && isScale(columnOf(column), profile);
  const scales = groups.filter(isFree);
  const isCounted =
    frame.task === 'distribution' ||
    frame.types.includes('histogram') ||
    (frame.contrasts.length === 0 && groups.every(({ isSeries }) => isSeries));
  const areMeasured = numbers.some((column) => isScale(columnOf(column), profile));
  const figures = numbers.filter(
    (column) =>
      isScale(columnOf(column), profile) ||
      (areMeasured && columnOf(column).number?.isAdditive === true) ||
      (numbers.length === 1 && !isCounted),
  );
  const keys = [...others, ...numbers.filter((column) => !figures.includes(column))].map(plainGroup);
  const isAgainst = scales.length > 0 || (frame.task === 'relation' && workshop.situation.purpose === 'chart');
  const isRelation = isAgainst && scales.length + figures.length >= 2;
  if (isRelation)
    return {
      kind: 'raw',
      columns: [...figures, ...columnsOf(scales), ...columnsOf([...keys, ...groups.filter((group) => !isFree(group))])],
    };
  const isListed = keys.length > 0 && keys.every(({ column }) => isNaming(columnOf(column), profile));
  if (isListed && groups.every(({ column, part }) => part === undefined && columnOf(column).role === 'measure')) {
    return { kind: 'raw', columns: [...columnsOf(keys), ...figures, ...columnsOf(groups)] };
  }
  const names = [...keys, ...groups].filter((group) => figures.length > 0 || keys.length === 0 || !isFree(group));
  const against = figures.length === 0 && keys.length > 0 ? columnsOf(scales) : figures;
  if (against.length === 0) {
    const shown = unnamedFigures(input);
    const { bareOperation: operation } = frame;
    const own = operation === undefined ? figuresOfSingles(names, shown, input) : [];
    if (own.length > 0) return { kind: 'raw', columns: [...columnsOf(names), ...own] };
    const wanted = shown.map((column) => ({ column, ...(operation === undefined ? {} : { operation }) }));
    if (wanted.length > 0) return grouped(names, wanted, input);
    // "Satisfaction by age" has the ages along the axis, and each of them the answers; a distribution runs along what is distributed.
    const isOfEach = workshop.situation.purpose === 'chart' && frame.task !== 'distribution';
    const isByOne = isOfEach && keys.length === 1 && groups.length === 1;
    const along = isByOne && !groups.some(({ isSeries }) => isSeries) ? names.toReversed() : names;
    const telling = along.filter(({ column }) => !isNaming(columnOf(column), profile));
    return grouped(binGroups(telling.length > 0 ? telling : along, frame, workshop), [COUNT], input);
  }
  const isUnique = names.some(
    (group) =>
      group.isBinned !== true && !isBroughtDown(group, workshop) && !comesAgain(columnOf(group.column), profile),
  );
  const isPoints = frame.types.includes('scatter') || frame.types.includes('bubble');
  if (isUnique || (isPoints && !names.every(({ column }) => isTimelike(columnOf(column))))) {
    return { kind: 'raw', columns: [...columnsOf(names), ...against] };
  }
  const { bareOperation } = frame;
  const figuresOf = against.map((column) => ({
    column,
    ...(bareOperation === undefined ? {} : { operation: bareOperation }),
  }));
  return grouped(binGroups(names, frame, workshop), figuresOf, input);
}

/**
 * The figures that stand as they are where each group is one row, "compare the cities": nothing is to be brought down, and to count
 * such rows gives ones. None where a single figure or shares are shown, and in a change of rows.
 */
function figuresOfSingles(
  [only, ...others]: readonly Group[],
  shown: readonly number[],
  { workshop, frame }: DraftInput,
): readonly number[] {
  const { columnOf, table } = workshop.context;
  if (only === undefined || only.isSeries || others.length > 0 || frame.task === 'share') return [];
  const isSingle = columnOf(only.column).isUnique && !isBroughtDown(only, workshop);
  if (!isSingle || workshop.situation.purpose !== 'chart' || shown.length === 1) return [];
  const measures = table.columns.flatMap((_, column) => (columnOf(column).role === 'measure' ? [column] : []));
  return shown.length > 0 ? shown : measures;
}

/** "Colour by origin" said of a chart of points: its numbers stay, the groups join them. */
function pointsAgain({ frame, workshop, groups, mentions }: DraftInput): readonly number[] | undefined {
  const { situation, context } = workshop;
  const isPoints = situation.config.type === 'scatter' || situation.config.type === 'bubble';
  const isAlone = mentions.length === 0 && frame.types.length === 0 && groups.every(({ isSeries }) => isSeries);
  // Periods that are set against one another have figures to compare, and points have no period of their own.
  const isOfPeriods = groups.some(({ part }) => part !== undefined);
  if (situation.purpose !== 'chart' || !isPoints || !isAlone || isOfPeriods) return undefined;
  const numbers = context.table.columns.flatMap((_, column) => (isNumeric(context.columnOf(column)) ? [column] : []));
  return [...numbers, ...columnsOf(groups)];
}

/** True for dates that become periods: asked for, or because "over time" names none of them. */
function isBroughtDown({ column, part, isUnnamed }: Group, { context }: Pick<Workshop, 'context'>): boolean {
  return part !== undefined || (isUnnamed === true && grainFor(context.columnOf(column)) !== undefined);
}

const columnsOf = (groups: readonly Group[]): readonly number[] => groups.map(({ column }) => column);

/** Columns alone: shown as they are, or, where a picture is wanted and values repeat, counted and measured. */
function mentionedDraft(input: DraftInput): Draft | undefined {
  const { frame, workshop, mentions, numbers, others } = input;
  const { columnOf, profile } = workshop.context;
  const [first] = mentions;
  if (first === undefined) return frame.types.includes('histogram') ? histogramOf(input) : rankedRows(input);
  const areNumbered = numbersRows(columnOf(first)) && frame.filters.length > 0;
  if (mentions.length === 1 && (areNumbered || areRowsMeant(frame, workshop))) return { kind: 'none' };
  const [rivals] = mentions.length === 1 && numbers.length === 1 ? setAgainst(frame, workshop) : [];
  if (rivals !== undefined) return grouped([plainGroup(rivals)], [{ column: first }], input);
  const course = others.length === 0 ? courseColumn(frame, workshop) : undefined;
  if (course !== undefined) return { kind: 'raw', columns: [course, ...mentions] };
  if (mentions.length === 1) {
    if (numbers.length === 1 && (frame.isEachRow || frame.tops.length > 0 || isOneOfSeries(frame, workshop))) {
      const name = nameColumn(workshop);
      return { kind: 'raw', columns: name === undefined ? mentions : [name, ...mentions] };
    }
    const along = numbers.length === 1 ? runsAlong(first, frame, workshop) : undefined;
    if (along !== undefined) return grouped([along], [{ column: first }], input);
    const compared = frame.task === 'compare' ? figuresOfSingles([plainGroup(first)], [], input) : [];
    if (compared.length > 0) return { kind: 'raw', columns: [first, ...compared] };
    const isCounted = isPicture(frame, workshop) && !isTimelyFigure(input) && frame.derives.length === 0;
    if (isCounted) return grouped(binGroups([plainGroup(first)], frame, workshop), [COUNT], input);
    return { kind: 'raw', columns: mentions };
  }
  // Two scales make points; a scale and numbers that are few make bars.
  const figures = numbers.filter(
    (column) =>
      isScale(columnOf(column), profile) ||
      (frame.task === 'relation' &&
        columnOf(column).role === 'measure' &&
        columnOf(column).distinct >= LEAST_OF_RELATION),
  );
  const isRelation = frame.task === 'relation' && figures.length >= 2;
  if (workshop.situation.purpose !== 'chart' || isRawAsked(frame) || isRelation)
    return { kind: 'raw', columns: mentions };
  const keys = [...others, ...numbers.filter((column) => !figures.includes(column))];
  const isMeasurable = figures.every((column) => columnOf(column).role === 'measure');
  const isRepeated = isMeasurable && keys.every((column) => comesAgain(columnOf(column), profile));
  if (keys.length === 0 || keys.length > 2 || !isRepeated) return { kind: 'raw', columns: mentions };
  return grouped(keys.map(plainGroup), figures.length === 0 ? [COUNT] : figures.map((column) => ({ column })), input);
}

/** A histogram of no named figure is one of the only figure there is; bars over intervals are one already. Undefined where it could be of several. */
function histogramOf(input: DraftInput): Draft | undefined {
  const { frame, workshop } = input;
  const { table, columnOf } = workshop.context;
  const figures = table.columns.flatMap((_, column) => (columnOf(column).role === 'measure' ? [column] : []));
  const [only, ...others] = figures;
  if (table.columns.some(({ typed }) => areIntervals(typed.values))) return { kind: 'none' };
  if (only === undefined || others.length > 0) return undefined;
  return grouped(binGroups([{ ...plainGroup(only), isBinned: true }], frame, workshop), [COUNT], input);
}

const INTERVAL = /^-?[\d.]+ ?– ?-?[\d.]+$/;

function areIntervals(values: readonly unknown[]): boolean {
  return values.length > 0 && values.every((value) => typeof value === 'string' && INTERVAL.test(value));
}

/** "The 3 heaviest pets" of a table, for a picture: their names beside what they are picked by, since nothing else was asked for. */
function rankedRows({ frame, workshop }: DraftInput): Draft {
  const { situation, context } = workshop;
  const [top] = frame.tops;
  const by = top?.by?.kind === 'column' ? top.by.column : undefined;
  const isTable = situation.purpose === 'chart' && situation.config.type === 'table' && !frame.types.includes('table');
  const name = top?.of ?? nameColumn(workshop);
  if (!isTable || by === undefined || name === undefined || name === by) return { kind: 'none' };
  const per = top?.per === undefined || top.per === name ? [] : [top.per];
  // "The wettest month in each city": the month stands beside the city that it is of.
  const time = top?.per !== name ? -1 : context.table.columns.findIndex((_, at) => isTimelike(context.columnOf(at)));
  const when = time < 0 || time === by ? [] : [time];
  return isNumeric(context.columnOf(by)) ? { kind: 'raw', columns: [name, ...when, by, ...per] } : { kind: 'none' };
}

/** "Sales of Porto in 2023" beside a column of revenue: the rows that meet it, since no column has that name. */
function areRowsMeant(
  { mentions, filters, orders, tops, isEachRow }: Frame,
  { situation, context }: Workshop,
): boolean {
  const isOther = mentions.every(
    ({ column, reason }) => reason === 'synonym' || context.columnOf(column).time?.isCyclic === true,
  );
  const isPlain = orders.length + tops.length === 0 && !isEachRow && situation.purpose === 'data';
  return isOther && isPlain && filters.length > 0;
}

/** "Budget 2024", "a pie of 2023" of a small table with one row for each category: that figure beside the categories. */
function isOneOfSeries({ types, task, bins, derives, filters }: Frame, { situation, context }: Workshop): boolean {
  const { hasOneRowPerCategory, rowCount } = context.profile;
  if (!hasOneRowPerCategory || rowCount > MOST_CATEGORIES || task === 'distribution') return false;
  const isPlain = types.length + bins.length + derives.length + filters.length === 0;
  if (isPlain) return situation.purpose === 'chart' && nameColumn({ context }) !== undefined;
  return types.some((type) => /^(?:bar|column|pie|donut|funnel)$/.test(type)) && !types.includes('histogram');
}

/** Categories that one chart shows by themselves. */
const MOST_CATEGORIES = 40;

/** "The trend of sales" names a figure and no group. */
function isTimelyFigure({ frame, numbers }: DraftInput): boolean {
  return numbers.length === 1 && (frame.task === 'trend' || frame.types.includes('line'));
}

function isRawAsked({ types, task }: Frame): boolean {
  return types.includes('scatter') || types.includes('table') || types.includes('bubble') || task === 'distribution';
}

/** The column that names the rows: the first text that no two rows share, or the one most seldom shared. */
function nameColumn({ context }: Pick<Workshop, 'context'>): number | undefined {
  const texts = context.profile.columns.flatMap(({ kind, isUnique, distinct }, column) =>
    kind === 'text' ? [{ column, isUnique, distinct }] : [],
  );
  return (texts.find(({ isUnique }) => isUnique) ?? texts.toSorted((a, b) => b.distinct - a.distinct)[0])?.column;
}

/** The draft with every measure's operation decided: amounts add up, levels are averaged. */
function grouped(
  groups: readonly Group[],
  measures: readonly MeasureForm[],
  input: DraftInput,
): Extract<Draft, { kind: 'grouped' }> {
  const { context } = input.workshop;
  const { columnOf } = context;
  const decided = measures.map((measure): MeasureForm => {
    if (isOfMembers(measure, groups, context)) return { ...measure, operation: 'countDistinct' };
    if (measure.operation !== undefined || measure.column === undefined) return measure;
    // A quotient of sums is neither added up nor averaged.
    if (context.madeColumns().get(measure.column)?.sources !== undefined) return { ...measure, operation: 'mean' };
    const profile = columnOf(measure.column);
    if (numbersRows(profile)) return COUNT;
    // What one figure has to do with another is told by the typical one, not by how many there are.
    if (input.frame.task === 'relation') return { ...measure, operation: 'mean' };
    const operation = defaultOperation(profile);
    const because = operation === 'sum' ? 'amounts-add-up' : 'levels-average';
    input.assumptions.push({ kind: 'operation', column: profile.label, operation, because });
    return { ...measure, operation, isAssumed: true };
  });
  return { kind: 'grouped', groups, measures: decided, assumptions: input.assumptions };
}
