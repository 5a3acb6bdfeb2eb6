import { FEWEST_VALUES } from '../../../table/profile/correlation.ts';
import { comesAgain, isNaming, isNumeric, isScale, isTimelike, numbersRows } from '../../holes/column-nature.ts';
import { runsAlong, setAgainst } from '../bare-figure.ts';
import { courseColumn } from '../course-column.ts';
import type { Frame } from '../frame.ts';
import { binGroups, plainGroup } from '../groups.ts';
import { isPicture } from '../is-picture.ts';
import type { Workshop } from '../workshop.ts';
import { areRowsShown, COUNT, type Draft, type DraftInput, figuresOfSingles, gathered } from './draft-parts.ts';

/** Columns alone: shown as they are, or, where a picture is wanted and values repeat, counted and measured. */
export function mentionedDraft(input: DraftInput): Draft | undefined {
  const { frame, workshop, mentions, numbers, others } = input;
  const { columnOf, profile } = workshop.context;
  const [first] = mentions;
  if (first === undefined) return frame.types.includes('histogram') ? histogramOf(input) : rankedRows(input);
  const areNumbered = numbersRows(columnOf(first)) && frame.filters.length > 0;
  if (mentions.length === 1 && (areNumbered || areRowsMeant(frame, workshop))) return { kind: 'none' };
  const [rivals] = mentions.length === 1 && numbers.length === 1 ? setAgainst(frame, workshop) : [];
  if (rivals !== undefined) return gathered([plainGroup(rivals)], [{ column: first }], input);
  const course = others.length === 0 ? courseColumn(frame, workshop) : undefined;
  if (course !== undefined) return { kind: 'raw', columns: [course, ...mentions] };
  if (mentions.length === 1) {
    if (numbers.length === 1 && (frame.isEachRow || frame.tops.length > 0 || isOneOfSeries(frame, workshop))) {
      const name = nameColumn(workshop);
      return { kind: 'raw', columns: name === undefined ? mentions : [name, ...mentions] };
    }
    // "Survival rate" by itself is one figure of all rows.
    if (workshop.context.madeColumns().get(first)?.isRate === true && isPicture(frame, workshop))
      return gathered([], [{ column: first }], input);
    const along = numbers.length === 1 ? runsAlong(first, frame, workshop) : undefined;
    if (along !== undefined) return gathered([along], [{ column: first }], input);
    const compared = frame.task === 'compare' ? figuresOfSingles([plainGroup(first)], [], input) : [];
    if (compared.length > 0) return { kind: 'raw', columns: [first, ...compared] };
    const isCounted = isPicture(frame, workshop) && !isTimelyFigure(input) && frame.derives.length === 0;
    if (isCounted) return gathered(binGroups([plainGroup(first)], frame, workshop), [COUNT], input);
    return { kind: 'raw', columns: mentions };
  }
  // Two scales make points; a scale and numbers that are few make bars.
  const figures = numbers.filter(
    (column) =>
      isScale(columnOf(column), profile) ||
      (frame.task === 'relation' && columnOf(column).role === 'measure' && columnOf(column).distinct >= FEWEST_VALUES),
  );
  const isRelation = frame.task === 'relation' && figures.length >= 2;
  // "The patients and fees of the three longest visits": rows are picked out, and none of them are gathered.
  const arePicked = frame.tops.some(({ of, ofPart, by }) => (of ?? ofPart) === undefined && by?.kind === 'column');
  if (workshop.situation.purpose !== 'chart' || isRawAsked(frame) || isRelation || arePicked)
    return { kind: 'raw', columns: mentions };
  const keys = [...others, ...numbers.filter((column) => !figures.includes(column))];
  const isMeasurable = figures.every((column) => columnOf(column).role === 'measure');
  const isRepeated = isMeasurable && keys.every((column) => comesAgain(columnOf(column), profile));
  if (keys.length === 0 || keys.length > 2 || !isRepeated) return { kind: 'raw', columns: mentions };
  return gathered(keys.map(plainGroup), figures.length === 0 ? [COUNT] : figures.map((column) => ({ column })), input);
}

/** A histogram of no named figure is one of the only figure there is; bars over intervals are one already. Undefined where it could be of several. */
function histogramOf(input: DraftInput): Draft | undefined {
  const { frame, workshop } = input;
  const { table, columnOf, profile } = workshop.context;
  const figures = table.columns.flatMap((_, column) => (columnOf(column).role === 'measure' ? [column] : []));
  const [only, ...others] = figures;
  if (profile.columns.some(({ text }) => text?.order === 'ranges')) return { kind: 'none' };
  if (only === undefined || others.length > 0) return undefined;
  return gathered(binGroups([{ ...plainGroup(only), isBinned: true }], frame, workshop), [COUNT], input);
}

/** "The 3 heaviest pets" of a table, for a picture: their names beside what they are picked by, since nothing else was asked for. */
function rankedRows({ frame, workshop }: DraftInput): Draft {
  const { situation, context } = workshop;
  const [top] = frame.tops;
  const by =
    top?.by?.kind === 'column' ? top.by.column : top?.by?.kind === 'measure' ? top.by.measure.column : undefined;
  const isTable = situation.purpose === 'chart' && areRowsShown(workshop) && !frame.types.includes('table');
  const name = telling(top?.of, workshop) ?? nameColumn(workshop);
  // Rows that share their names are told apart by all that they have.
  const isNamed =
    top?.of !== undefined ||
    top?.per !== undefined ||
    (name !== undefined && isNaming(context.columnOf(name), context.profile));
  if (!isTable || by === undefined || name === undefined || name === by || !isNamed) return { kind: 'none' };
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

/** "The top employees" by their names, where their numbers alone are called so. */
function telling(of: number | undefined, workshop: Pick<Workshop, 'context'>): number | undefined {
  if (of === undefined || workshop.context.columnOf(of).role !== 'identifier') return of;
  const name = nameColumn(workshop);
  return name !== undefined && workshop.context.columnOf(name).isUnique ? name : of;
}

/** The column that names the rows: the first text that no two rows share, or the one most seldom shared. */
function nameColumn({ context }: Pick<Workshop, 'context'>): number | undefined {
  const texts = context.profile.columns.flatMap(({ kind, role, isUnique, distinct }, column) =>
    kind === 'text' ? [{ column, role, isUnique, distinct }] : [],
  );
  const own = texts.filter(({ isUnique }) => isUnique);
  return (
    own.find(({ role }) => role !== 'identifier') ??
    own[0] ??
    texts.toSorted((a, b) => b.distinct - a.distinct)[0]
  )?.column;
}
