import { mainAmount } from '../grammar/constructs/extremes.ts';
import type { MeaningOf } from '../grammar/meaning.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { comesAgain, isScale, isTimelike } from '../holes/column-nature.ts';
import { defaultOperation } from '../holes/default-operation.ts';
import type { Frame } from './frame.ts';

/**
 * "Top 5 countries by sales" gathers rows by country where countries repeat; "by sales" beside a top says what it goes by, and
 * groups beside what is counted are those in each of which the few are taken.
 */
export function withTopGroups(frame: Frame, context: BuildContext): Frame {
  const { columnOf, profile } = context;
  const [found] = frame.tops;
  if (found === undefined) return frame;
  const { top: named, groups } = withOrder(found, frame, context);
  const top = withMainAmount(named, frame, context);
  const counted = top.of === undefined ? [] : [{ column: top.of, role: 'group' as const }];
  const isOfPart = ({ column }: Frame['groups'][number]): boolean =>
    top.ofPart !== undefined && (column === undefined || isTimelike(columnOf(column)));
  const parts = top.ofPart === undefined ? [] : [{ part: top.ofPart, role: 'group' as const }];
  const isRepeated = counted.every(({ column }) => comesAgain(columnOf(column), profile));
  if (!isRepeated && isTopOfEach(top, groups, context)) return withTopRows(frame, { top, groups }, context);
  if (counted.length + parts.length === 0 && isOfEachPeriod(top, { ...frame, groups }, context))
    return withExtremeOfEach(top, { ...frame, groups });
  if (!isRepeated || counted.length + parts.length === 0) return { ...frame, tops: [top], groups };
  const per =
    top.per ??
    groups.find((group) => group.column !== undefined && group.column !== top.of && !isOfPart(group))?.column ??
    dateOfPeriods(top, groups, context);
  const isThere = groups.some(({ column, part }) => column === per || (column === undefined && part !== undefined));
  const own = per === undefined || isThere ? [] : [{ column: per, role: 'group' as const }];
  const measure =
    top.by?.kind === 'measure' ? top.by.measure : top.by?.kind === 'column' ? { column: top.by.column } : undefined;
  const whole = {
    ...frame,
    groups: [...own, ...groups, ...counted, ...parts],
    measures: frame.measures.length > 0 || measure === undefined ? frame.measures : [measure],
  };
  return isSeenAmongOthers(top, per, context)
    ? {
        ...whole,
        tops: [],
        orders: [...whole.orders, { target: { kind: 'axis', axis: 'y' }, direction: top.direction }],
      }
    : { ...whole, tops: [per === undefined ? top : { ...top, per }] };
}

/** "Most sold product": a picture of one bar says nothing, so it stands first among the others. */
function isSeenAmongOthers(
  top: MeaningOf['Top'],
  per: number | undefined,
  { purpose, isFollowing }: BuildContext,
): boolean {
  const isFirst = top.count === 1 && top.offset === undefined && per === undefined && top.by !== undefined;
  return purpose === 'chart' && !isFollowing && isFirst && top.from === undefined && top.where === undefined;
}

/** "The biggest purchase each month", "the heaviest squat over time": what is the highest of each period, and no single row. */
function isOfEachPeriod(top: MeaningOf['Top'], frame: Frame, { columnOf }: BuildContext): boolean {
  const { groups, measures, mentions, windows, formulas, derives } = frame;
  const isAlone = measures.length + mentions.length + windows.length + formulas.length + derives.length === 0;
  const isOfTime = ({ column, part }: Frame['groups'][number]): boolean =>
    part !== undefined || column === undefined || isTimelike(columnOf(column));
  const isFigure = top.by?.kind === 'column' && columnOf(top.by.column).role === 'measure';
  const isFirst = top.count === 1 && top.offset === undefined && top.per === undefined && top.rest === undefined;
  return isAlone && isFigure && isFirst && groups.some(isOfTime);
}

function withExtremeOfEach(top: MeaningOf['Top'], frame: Frame): Frame {
  if (top.by?.kind !== 'column') return frame;
  const { column } = top.by;
  const operation = top.direction === 'ascending' ? 'min' : 'max';
  const guessed = top.isAssumed === true ? { guessed: [column] } : {};
  return { ...frame, tops: [], measures: [{ column, operation }], ...guessed };
}

/** "The top site per quarter" is one of each quarter: its column of dates, where the table has one. */
function dateOfPeriods(
  { of, ofPart }: Topped['top'],
  groups: Topped['groups'],
  { profile }: BuildContext,
): number | undefined {
  const arePeriods = groups.some(({ column, part }) => column === undefined && part !== undefined);
  if (of === undefined || ofPart !== undefined || !arePeriods) return undefined;
  const [date, ...others] = profile.columns.filter(isTimelike);
  return others.length === 0 ? date?.index : undefined;
}

/** What things that come again are ranked by where nothing says it ("the top 3 products"): the main amount, where it adds up; it is told. */
function withMainAmount(top: MeaningOf['Top'], frame: Frame, context: BuildContext): MeaningOf['Top'] {
  const { columnOf, profile } = context;
  const of = top.of === undefined ? undefined : columnOf(top.of);
  const isOpen = top.by === undefined && top.from === undefined && top.ofPart === undefined;
  const isAlone = frame.measures.length + frame.mentions.length + frame.windows.length === 0;
  if (of?.kind !== 'text' || !comesAgain(of, profile) || !isOpen || !isAlone) return top;
  const main = mainAmount(context);
  if (main === undefined || defaultOperation(columnOf(main)) !== 'sum') return top;
  return { ...top, by: { kind: 'measure', measure: { column: main } }, isAssumed: true };
}

type Topped = { readonly top: MeaningOf['Top']; readonly groups: Frame['groups'] };

/** "The top 3 candidates by votes in each region": each has a row of its own, and the groups are those in which the few are taken. */
function isTopOfEach(top: Topped['top'], groups: Topped['groups'], { columnOf }: BuildContext): boolean {
  const [group] = groups;
  if (group?.column === undefined || groups.length > 1 || group.part !== undefined || top.by === undefined)
    return false;
  const isFigure = top.by.kind === 'column' ? columnOf(top.by.column).role === 'measure' : top.by.kind === 'measure';
  return top.per === undefined && isFigure && group.column !== top.of && columnOf(group.column).kind === 'text';
}

/** Rows are kept whole where data are wanted; a picture has the figure of each of the few. */
function withTopRows(frame: Frame, { top, groups }: Topped, { purpose }: BuildContext): Frame {
  const per = groups[0]?.column;
  const kept = per === undefined ? top : { ...top, per };
  const isPicture = purpose === 'chart' && top.of !== undefined && top.by?.kind === 'column';
  if (!isPicture || top.of === undefined || top.by?.kind !== 'column') return { ...frame, tops: [kept], groups: [] };
  const measures = frame.measures.length > 0 ? frame.measures : [{ column: top.by.column }];
  return { ...frame, tops: [kept], groups: [...groups, { column: top.of, role: 'group' }], measures };
}

/** A figure that rows seem to be grouped by is what the top goes by. */
function withOrder(
  top: MeaningOf['Top'],
  { groups }: Frame,
  { columnOf, profile }: BuildContext,
): Pick<Frame, 'groups'> & { readonly top: MeaningOf['Top'] } {
  const figure = groups.find(({ column }) => column !== undefined && isScale(columnOf(column), profile))?.column;
  if (top.by !== undefined || top.from !== undefined || figure === undefined) return { top, groups };
  return {
    top: { ...top, by: { kind: 'column', column: figure } },
    groups: groups.filter(({ column }) => column !== figure),
  };
}
