import type { DatePart } from '../../plan/transform/transform.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import type { Grouping } from '../grammar/meaning.ts';
import { isNumeric, isScale, isTimelike } from '../holes/column-nature.ts';
import { crossedParts, finerPeriod } from '../holes/parts-beside.ts';
import { isWithin } from '../holes/time-grain.ts';
import type { Assumption, Situation } from '../understanding.ts';
import type { Frame } from './frame.ts';
import type { Workshop } from './workshop.ts';

/** A column that rows are gathered by, and what its values are brought down to first. */
export type Group = Grouping & {
  readonly column: number;
  readonly isSeries: boolean;
  readonly isBinned?: boolean;
  /** True where the wish names no column: "over time". */
  readonly isUnnamed?: boolean;
  /** True for one of two parts of a date: each is called after its part. */
  readonly isCrossed?: boolean;
  readonly binWidth?: number;
  readonly binCount?: number;
};

/** A column to group by as it stands. */
export const plainGroup = (column: number): Group => ({ column, isSeries: false });

/**
 * The groups a frame asks for, with their columns: "over time" and "monthly" take a column of dates, one that the wish names
 * before others. Undefined where there is none.
 */
export function resolveGroups(
  frame: Frame,
  workshop: Workshop,
  assumptions: Assumption[],
): readonly Group[] | undefined {
  const { context } = workshop;
  const dates = datesOf(workshop);
  const groups: Group[] = [];
  for (const { column, part, role } of [...frame.groups, ...looseGrains(frame)]) {
    const named = column ?? dateAmong(frame, groups, datesFor(part, dates, workshop));
    if (named === undefined) return undefined;
    if (column === undefined && dates.length > 1) {
      const others = dates.filter((date) => date !== named).map((date) => context.columnOf(date).label);
      assumptions.push({ kind: 'date-column', column: context.columnOf(named).label, others });
    }
    const said = part ?? partOfOwn(named, frame, workshop);
    const own = said !== undefined && isAlready(said, context.columnOf(named)) ? undefined : said;
    const facts = { ...(own === undefined ? {} : { part: own }), ...(column === undefined ? { isUnnamed: true } : {}) };
    addGroup(groups, { column: named, isSeries: role === 'series', ...facts });
  }
  return alongAxis(withBins(groups, frame, workshop), frame);
}

/** "Compare 2022 and 2023 by month" of a column of months that is called so: its months are those of each year. */
function partOfOwn(column: number, { groups }: Frame, { context }: Workshop): DatePart | undefined {
  const isBeside = groups.some((group) => group.part === 'year' && (group.column ?? column) === column);
  const grain = context.columnOf(column).time?.grain;
  return isBeside && (grain === 'month' || grain === 'quarter') ? grain : undefined;
}

/** Of two groups the one that the wish lays along the x axis stands first. */
function alongAxis(groups: readonly Group[], { axes }: Frame): readonly Group[] {
  const laid = axes.flatMap(({ axis, columns }) => (axis === 'x' ? columns.map(({ column }) => column) : []));
  const [first, second, ...others] = groups;
  const isTurned =
    first !== undefined &&
    second !== undefined &&
    !laid.includes(first.column) &&
    laid.includes(second.column) &&
    second.isSeries !== true;
  return isTurned && others.length === 0
    ? [
        { ...second, isSeries: false },
        { ...first, isSeries: true },
      ]
    : groups;
}

/** The periods that columns of names of months, days and quarters hold as they stand. */
const CYCLES: Readonly<Record<string, readonly DatePart[]>> = {
  month: ['month', 'monthOfYear'],
  quarter: ['quarter'],
  day: ['weekday', 'day'],
  week: ['week'],
};

/** "By month" of a column of month names: there is nothing to bring down. */
function isAlready(part: DatePart, { time }: ColumnProfile): boolean {
  return time?.isCyclic === true && CYCLES[time.grain]?.includes(part) === true;
}

/** Columns of time: dates before years, which may be no more than when a thing was made. */
function datesOf({ context }: Workshop): readonly number[] {
  const all = context.table.columns.flatMap((_, column) => (isTimelike(context.columnOf(column)) ? [column] : []));
  const isDate = (column: number): boolean => {
    const { time } = context.columnOf(column);
    return time !== undefined && !time.isCyclic && time.grain !== 'year';
  };
  return [...all.filter(isDate), ...all.filter((column) => !isDate(column))];
}

/**
 * A column named twice is one group; the second time may say its period, or that it makes the series. Two parts of one date are two
 * groups: "by month, a line for each year", "by weekday and hour".
 */
function addGroup(groups: Group[], group: Group): void {
  const at = groups.findIndex(({ column }) => column === group.column);
  const known = groups[at];
  if (known === undefined) groups.push(group);
  else groups.splice(at, 1, ...(crossed(known, group) ?? [together(known, group)]));
}

/** Of two periods the finer runs along, and a line stands for each of the coarser where the wish does not say it otherwise. */
function crossed(one: Group, other: Group): readonly [Group, Group] | undefined {
  if (one.part === undefined || other.part === undefined) return undefined;
  const parts = crossedParts(one.part, other.part);
  if (parts === undefined) return undefined;
  const finer = finerPeriod(one.part, other.part);
  const isSaid = finer === undefined || one.isSeries || other.isSeries;
  const withPart = (group: Group, part: DatePart): Group => ({
    ...group,
    part,
    isSeries: isSaid ? group.isSeries : group.part !== finer,
    isCrossed: true,
  });
  return [withPart(one, parts[0]), withPart(other, parts[1])];
}

/** Periods of which one says it all: the weeks of each year are those that a line of weeks shows. */
function together(known: Group, group: Group): Group {
  const part = known.part && group.part && finerPeriod(known.part, group.part);
  return { ...known, ...group, ...(part === undefined ? {} : { part }), isSeries: known.isSeries || group.isSeries };
}

/** Periods named without their column: "bin by month". */
function looseGrains({ bins, axes, groups }: Frame): Frame['groups'] {
  if (axes.length > 0) return [];
  // "Over time, binned by month" runs along the months of each year.
  const isCourse = groups.some(({ column, part }) => column === undefined && part === undefined);
  return bins.flatMap(({ part, column }) =>
    part === undefined || column !== undefined
      ? []
      : [{ part: isCourse && part === 'monthOfYear' ? 'month' : part, role: 'group' }],
  );
}

/**
 * The dates that can tell a period: weekdays know no hour, months without years know no year, and years no months. All of them where
 * none can.
 */
function datesFor(part: Grouping['part'], dates: readonly number[], { context }: Workshop): readonly number[] {
  if (part === undefined || dates.length < 2) return dates;
  const able = dates.filter((column) => {
    const profile = context.columnOf(column);
    const { time, number } = profile;
    if (time?.isCyclic === true) return isWithin(profile, part);
    const isYears = time?.grain === 'year' || (time === undefined && number !== undefined);
    return part === 'year' || !isYears;
  });
  return able.length === 0 ? dates : able;
}

function dateAmong(frame: Frame, groups: readonly Group[], dates: readonly number[]): number | undefined {
  const measured = frame.measures.flatMap(({ column }) => (column === undefined ? [] : [{ column }]));
  const named = [...groups, ...frame.mentions, ...frame.axes.flatMap(({ columns }) => columns), ...measured];
  return named.find(({ column }) => dates.includes(column))?.column ?? dates[0];
}

/** Bins that name their column belong to the group of that column, or make one. */
function withBins(groups: readonly Group[], frame: Frame, { context }: Workshop): readonly Group[] {
  const made = [...groups];
  for (const { column, part, width, count } of frame.bins) {
    if (column === undefined) continue;
    const profile = context.columnOf(column);
    addGroup(made, {
      ...plainGroup(column),
      ...(part === undefined ? {} : { part }),
      ...(width === undefined ? {} : { binWidth: width }),
      ...(count === undefined ? {} : { binCount: count }),
      isBinned: part === undefined && isNumeric(profile) && !isTimelike(profile),
    });
  }
  return made;
}

/** Groups by numbers on a scale fall into intervals, and so do all numbers where bins are asked for. */
export function binGroups(groups: readonly Group[], frame: Frame, { context, situation }: Workshop): readonly Group[] {
  const bin = frame.bins.find(({ part, column }) => part === undefined && column === undefined);
  return groups.map((group) => {
    const profile = context.columnOf(group.column);
    if (group.part !== undefined || !isNumeric(profile) || isTimelike(profile)) return group;
    const isTooMany =
      asksForBins(frame, situation) &&
      isScale(profile, context.profile) &&
      profile.role === 'measure' &&
      !areFewSteps(profile, frame);
    if (bin === undefined && group.isBinned !== true && !isTooMany) return group;
    return {
      ...group,
      isBinned: true,
      ...(bin?.width === undefined ? {} : { binWidth: bin.width }),
      ...(bin?.count === undefined ? {} : { binCount: bin.count }),
    };
  });
}

/** Whole numbers that so few bars can show are what they are: "the average price for each manufacturer" of manufacturers 1 to 6. */
const MOST_STEPS = 12;

function areFewSteps({ number, distinct }: ColumnProfile, { measures, task, types }: Frame): boolean {
  const isDistribution = task === 'distribution' || types.includes('histogram');
  if (number?.isInteger !== true || distinct > MOST_STEPS) return false;
  // Ratings from 1 to 5 are counted one by one; a dozen ages between 20 and 80 fall into intervals.
  return isDistribution ? number.max - number.min < MOST_STEPS : measures.length > 0;
}

/** Rows are put into intervals unasked only for a picture, or where the wish speaks of a distribution. */
function asksForBins({ types, task }: Frame, { purpose }: Situation): boolean {
  // Points are placed by the numbers themselves.
  if (types.includes('scatter') || types.includes('bubble')) return false;
  return purpose === 'chart' || types.includes('histogram') || task === 'distribution';
}
