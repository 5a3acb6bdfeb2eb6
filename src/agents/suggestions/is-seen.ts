import { readColumns } from '../../chart/read-columns.ts';
import type { InsightOptions } from '../../insight/find-insights.ts';
import type { Insight } from '../../insight/insight.ts';
import { withNatures } from '../../table/column-nature.ts';
import { PICTURE_OF, type PictureKind } from './candidate.ts';
import type { Examined } from './examine.ts';
import { partialRows } from './partial-periods.ts';
import type { Steer } from './read-prompt.ts';
import type { Base, Drawing } from './view-candidate.ts';

type Kind = Insight['kind'];
type Sight = NonNullable<InsightOptions['isSought']>;

/** How views are read. */
export type Reader = { readonly base: Base; readonly steer: Steer };

/** The kinds that a picture shows, where it shows but a few. */
const SHOWN_BY: Readonly<Partial<Record<PictureKind, ReadonlySet<Kind>>>> = {
  dots: new Set<Kind>(['correlation', 'outlier']),
  slices: new Set<Kind>(['share', 'concentration', 'part-to-whole']),
};
/** What dots along one axis of time or of numbers show besides. */
const COURSE_OF_DOTS: ReadonlySet<Kind> = new Set<Kind>(['trend', 'turning-point', 'seasonality', 'step']);
/** What is told of dots that nothing goes along with. */
const ALONE: ReadonlySet<Kind> = new Set<Kind>(['extremes', 'level']);
/** What is told of the ends of a course. */
const OF_ENDS: ReadonlySet<Kind> = new Set<Kind>(['change', 'growth', 'pace', 'ranking', 'gap', 'part-to-whole']);
/** What each value of a cut period would be told of. */
const OF_POINTS: ReadonlySet<Kind> = new Set<Kind>([
  'change',
  'growth',
  'pace',
  'step',
  'ranking',
  'gap',
  'outlier',
  'extremes',
  'turning-point',
  'share',
  'concentration',
]);
const COURSES: ReadonlySet<Kind> = new Set<Kind>(['change', 'trend', 'growth', 'pace', 'turning-point', 'step']);
/** What is true of all rows, and would be worked out of the highest few. */
const OF_ALL: ReadonlySet<Kind> = new Set<Kind>([
  'share',
  'concentration',
  'part-to-whole',
  'level',
  'outlier',
  'correlation',
]);
/** Nobody tells the first and the last of more points apart from their neighbours. */
const MOST_WITH_ENDS = 36;
/** Shorter courses are told by their ends, and so are those whose steps go one way by this share more than the other. */
const FEWEST_ADRIFT = 12;
const LEAST_BALANCE = 0.2;
/** The largest part over that of even parts, from where it leads. */
const LEAST_LEAD = 1.15;

/** Which kinds of facts, of points along what, the picture of a drawing may show: no others need be looked for. */
export function kindsSeenIn({ candidate, entry, examined }: Drawing, { base, steer }: Reader): Sight {
  const { shape } = candidate.preparation;
  const picture = PICTURE_OF[entry.type];
  if (shape.kind === 'bins') return (kind) => kind === 'extremes';
  // Dots that nothing goes along with are worth showing where they were asked for, or nothing else shows the rows as well.
  const isBest = base.ranking[0] !== undefined && PICTURE_OF[base.ranking[0].type] === 'dots';
  const isAskedFor = steer.types.includes(entry.type);
  const mayStandAlone = isBest || steer.goals.includes(candidate.goal) || isAskedFor;
  const isCutShort = shape.kind === 'top-rows' || shape.kind === 'top-groups';
  const hasLevel = shape.kind === 'as-is' || picture === 'dots';
  const shown = SHOWN_BY[picture];
  const isOfOne = examined.profile.columns.filter(({ role }) => role === 'measure').length === 1;
  const isShown: Sight = (kind, axis) => {
    if (kind === 'part-to-whole') return picture === 'layers' || picture === 'slices';
    if (shown === undefined || shown.has(kind)) return true;
    // Slices that are much alike have a largest, too, where someone wants slices.
    if (picture !== 'dots') return isAskedFor && kind === 'extremes';
    if (ALONE.has(kind) && mayStandAlone) return true;
    // Two measures take both axes: nothing is left for time.
    return (ALONE.has(kind) || COURSE_OF_DOTS.has(kind)) && (axis === 'number' || isOfOne);
  };
  return (kind, axis) =>
    kind !== 'completeness' &&
    (hasLevel || kind !== 'level') &&
    !(isCutShort && OF_ALL.has(kind)) &&
    isShown(kind, axis);
}

/**
 * Which of the facts about a drawing, of the kinds that its picture may show, it does show, and stand up to doubt: the ends of a long
 * course count where it goes somewhere, a period that the data hold a part of counts for nothing, what is so by construction is no news.
 */
export function seenIn(insights: readonly Insight[], drawing: Drawing, base: Base): readonly Insight[] {
  const { candidate, examined, entry } = drawing;
  const { shape } = candidate.preparation;
  if (shape.kind === 'bins') return insights.filter(isPlainPeak);
  const cut = partialRows(shape, drawing, base.examined.profile.columns);
  const going = new Set(insights.flatMap((fact) => (fact.kind === 'trend' ? [fact.series.columnKey] : [])));
  const drawn = drawnKeys(drawing);
  const isLong = examined.table.rowCount > MOST_WITH_ENDS;
  const grown = shape.kind === 'gathered' && shape.isGrowth ? examined.table.columns.at(-1)?.key : undefined;
  return insights.filter(
    (fact) =>
      !(isLong && OF_ENDS.has(fact.kind) && !keysOf(fact).some((key) => going.has(key))) &&
      keysOf(fact).every((key) => drawn.has(key)) &&
      (!isAdrift(fact, examined) || keysOf(fact).some((key) => going.has(key))) &&
      (shape.kind !== 'top-rows' || keysOf(fact).every((key) => key === shape.column.key)) &&
      !(OF_POINTS.has(fact.kind) && cut.size > 0 && pointsIn(fact).some((row) => cut.has(row))) &&
      (grown === undefined || isOfGrowth(fact, grown)) &&
      !isEvenShare(fact) &&
      !(isOfStages(fact) && entry.type !== 'funnel'),
  );
}

/** What one stage loses is seen of stages that stand in a funnel. */
const isOfStages = (fact: Insight): boolean => fact.kind === 'change' && fact.span === 'swing';

/** The columns that a type draws, lays its rows along, or names its points by. */
function drawnKeys({ entry, examined }: Drawing): ReadonlySet<string> {
  const { along, series, size, names } = readColumns(entry.type, withNatures(examined.table.columns));
  return new Set([...series, ...[along, size, names].filter((key) => key !== undefined)]);
}

/** The columns whose values a fact tells of. */
function keysOf(fact: Insight): readonly string[] {
  if ('series' in fact) return [fact.series.columnKey];
  if (fact.kind === 'correlation') return [fact.left.columnKey, fact.right.columnKey];
  return fact.kind === 'gap' ? [fact.upper.columnKey, fact.lower.columnKey] : [fact.column.columnKey];
}

/** A picture of change tells of the change, and not of how a rate of change itself changes. */
function isOfGrowth(fact: Insight, grown: string): boolean {
  return 'series' in fact && fact.series.columnKey === grown && !COURSES.has(fact.kind);
}

/** One range that holds more than any other. */
function isPlainPeak(fact: Insight): boolean {
  return fact.kind === 'extremes' && fact.highest.points.length === 1;
}

/** A change from the first to the last of a course that goes up about as often as down: another end would have told another story. */
function isAdrift(fact: Insight, { table }: Examined): boolean {
  if (fact.kind === 'ranking') return table.rowCount > FEWEST_ADRIFT;
  if (fact.kind === 'gap') return fact.first !== undefined && table.rowCount > FEWEST_ADRIFT;
  if (fact.kind === 'growth') return fact.periods.value >= FEWEST_ADRIFT;
  if (fact.kind !== 'change' || fact.span !== 'whole' || fact.steps.value < FEWEST_ADRIFT) return false;
  return Math.abs(fact.rises.value - fact.falls.value) < LEAST_BALANCE * fact.steps.value;
}

/** The largest of some parts that all are about as large. */
function isEvenShare(fact: Insight): boolean {
  return fact.kind === 'share' && fact.share.value * fact.whole.cells.length < 100 * LEAST_LEAD;
}

/** Rows of all points that a fact names; figures are not looked into. */
function pointsIn(part: unknown): readonly number[] {
  if (typeof part !== 'object' || part === null || 'operation' in part) return [];
  if ('rowIndex' in part && typeof part.rowIndex === 'number') return [part.rowIndex];
  return Object.values(part).flatMap(pointsIn);
}
