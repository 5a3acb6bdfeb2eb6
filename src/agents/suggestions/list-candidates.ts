import { standsOverAxis } from '../../fit/shows-rows.ts';
import { viewTable } from '../../fit/view.ts';
import { MOST_UNLIKE } from '../../insight/kinds/gap.ts';
import { grainFor } from '../../language/holes/time-grain.ts';
import { nameOf } from '../../plan/table/plan-column.ts';
import { isStockLabel } from '../../table/profile/stock-labels.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import type {
  PreparedGroup,
  PreparedMeasure,
  PreparedPart,
  PreparedShape,
} from '../../writing/suggestions/data-preparation.ts';
import { groupOf } from '../preparation/group-of.ts';
import { asItIs, MOST_AS_IS_COLUMNS, MOST_SLICES } from './as-it-is.ts';
import { type Candidate, PICTURE_OF } from './candidate.ts';
import { candidate, type Ground, nearness, type Parts } from './ground.ts';
import { isRunningNumber, isTwin, weightsOfMeasures } from './measure-worth.ts';
import { related, spread, strewn } from './measures-alone.ts';
import { operationOf } from './operation-of.ts';
import { areDatedEvents, meetByChance } from './single-events.ts';

const MOST_MEASURES = 3;
const MOST_GROUPS = 3;
/** Bars beyond this are cut to the highest few. */
const MOST_BARS = 15;
/** Fields of a grid along one side, where they stand in an order. */
const MOST_FIELDS = 31;
/** Bars with names, each of which can be read. */
const MOST_NAMED_BARS = 30;
const TOP = 10;
/** Lines that one picture tells apart. */
export const MOST_SERIES = 6;
const PARTS: ReadonlySet<string> = new Set(['year', 'quarter', 'month', 'week', 'day']);

/**
 * The views that a table offers, near the best first: as it is where it can be drawn so, else what the fit says is missing before it
 * can be (rows gathered, counted, put into bins, spread, turned), over its first few measures, groups and times.
 */
export function listCandidates(ground: Ground): readonly Candidate[] {
  const { profile } = ground;
  const view = viewTable(profile);
  const figures = (view.measures.length > 0 ? view.measures : view.numbers).filter(
    (column) => !isRunningNumber(column) && (!isTwin(column, profile) || ground.wanted.has(column.key)),
  );
  const measures = byRelevance(figures, ground, weightsOfMeasures(profile)).slice(0, MOST_MEASURES);
  const groups = byRelevance(
    profile.columns.filter((column) => isGroup(column, profile)),
    ground,
    ({ distinct }) => (distinct <= 12 ? 2 : distinct <= MOST_BARS ? 1 : 0),
  ).slice(0, MOST_GROUPS);
  const times = profile.columns.filter(({ role, distinct }) => role === 'time' && distinct > 1);
  const time = byRelevance(times, ground, () => 0)[0];
  const parts: Parts = { view, ground, measures, groups, time };
  return [
    // Of single events on dates of their own no single one is news.
    ...asItIs(view, ground.ranking).filter(({ goal }) => goal === 'relationship' || !areDatedEvents(profile)),
    ...oneByOne(parts),
    ...paired(parts),
    ...strewn(parts),
    ...turned(parts),
    ...widened(parts),
    ...overTime(parts),
    ...perGroup(parts),
    ...crossed(parts),
    ...spread(parts),
    ...related(parts),
    ...highestRows(parts),
  ];
}

/** A text, a code, an hour or a weekday that gathers rows: it repeats, and has more than one value. */
function isGroup({ role, distinct, isUnique, time }: ColumnProfile, { rowCount }: TableProfile): boolean {
  const gathers = role === 'category' || time?.isCyclic === true;
  return gathers && distinct > 1 && !isUnique && distinct <= rowCount * 0.8;
}

/** Columns that the prompt names first, then by a weight; equal ones keep their order. */
function byRelevance(
  columns: readonly ColumnProfile[],
  { wanted }: Ground,
  weigh: (column: ColumnProfile) => number,
): readonly ColumnProfile[] {
  const weight = (column: ColumnProfile): number => weigh(column) + (wanted.has(column.key) ? 10 : 0);
  return columns.toSorted((one, other) => weight(other) - weight(one));
}

/** What does not add up is not heaped. */
function unstacked(one: Candidate, isAmount: boolean): Candidate {
  if (isAmount) return one;
  return { ...one, types: one.types.filter((type) => PICTURE_OF[type] !== 'layers' && type !== 'areaStacked') };
}

/** Long rows whose key the gathering by times and groups does not meet: numbers in even steps. */
function widened(parts: Parts): readonly Candidate[] {
  const { view, ground } = parts;
  const { axis } = view;
  const [measure] = view.measures;
  if (axis?.preparation !== 'widen' || axis.column === undefined || axis.series === undefined) return [];
  if (measure === undefined || axis.column.role === 'time' || axis.column.role === 'category') return [];
  const figure: PreparedMeasure = { operation: operationOf(measure, ground.profile), column: nameOf(measure) };
  const shape = gathered(figure, { by: nameOf(axis.column), across: groupOf(axis.series) });
  const about = [axis.column.key, axis.series.key, measure.key];
  const best = ground.ranking.find(({ verdict, type }) => verdict === 'ok' && PICTURE_OF[type] !== 'dots');
  const facts = { about, relevance: 1 };
  return best === undefined ? [] : [{ ...candidate('trend', shape, facts), types: [best.type] }];
}

/** Each of the first measures by itself, where several stand beside the names or times of the rows, or other columns before them. */
function oneByOne({ view, measures: best, ground: { profile, wanted } }: Parts): readonly Candidate[] {
  const { axis, hasOneScale } = view;
  const column = axis?.preparation === 'none' ? axis.column : undefined;
  if (axis === undefined || column === undefined || profile.isMatrix === true) return [];
  const isFirst = standsOverAxis(view);
  if (isFirst && (view.measures.length < 2 || profile.headerTime !== undefined)) return [];
  // Measures that are drawn together say less one by one.
  const worth = isFirst && hasOneScale && profile.columns.length <= MOST_AS_IS_COLUMNS ? 0.5 : 1;
  if (axis.kind === 'category' && axis.points > MOST_NAMED_BARS) return [];
  // What is shown as it is need not add up: the order of the table tells which matters most.
  const { totalColumns = [] } = profile;
  const inOrder = profile.columns.filter((one) => best.includes(one));
  const sums = view.measures.filter(
    ({ index, number }) => totalColumns.includes(index) || number?.isDescending === true,
  );
  const [first] = sums;
  const measures = wanted.size > 0 || first === undefined ? best : [first, ...inOrder.filter((one) => one !== first)];
  const goal = axis.kind === 'time' || axis.kind === 'cycle' ? 'trend' : 'comparison';
  return measures
    .filter(({ key }) => key !== column.key)
    .slice(0, MOST_MEASURES)
    .map((measure, place) =>
      candidate(
        goal,
        { kind: 'columns', columns: [nameOf(column), nameOf(measure)] },
        { about: [column.key, measure.key], relevance: worth * nearness(place) },
      ),
    );
}

/** Two amounts of one unit and size that stand beside measures of another kind, over the names of the rows. */
function paired({ view: { axis, hasOneScale }, ground: { profile } }: Parts): readonly Candidate[] {
  const { column } = axis ?? {};
  if (column === undefined || axis?.preparation !== 'none' || hasOneScale || axis.points > MOST_BARS) return [];
  if (axis.kind !== 'category') return [];
  const measures = profile.columns.filter(({ role }) => role === 'measure');
  const at = measures.findIndex((one, place) => isPair(one, measures[place + 1], profile));
  const [one, other] = at < 0 ? [] : measures.slice(at, at + 2);
  if (one === undefined || other === undefined) return [];
  const shape = { kind: 'columns', columns: [column, one, other].map(nameOf) } as const;
  const facts = { about: [column.key, one.key, other.key], relevance: 1 };
  return [{ ...candidate('comparison', shape, facts), types: ['groupedColumn', 'groupedBar'] }];
}

function isPair(one: ColumnProfile, other: ColumnProfile | undefined, { sums = [] }: TableProfile): boolean {
  if (other?.number === undefined || one.number === undefined) return false;
  if (one.format !== other.format || one.currency !== other.currency || !one.number.isAdditive) return false;
  const [small, large] = [one.number.max, other.number.max].sort((left, right) => left - right);
  const isBound = sums.some(
    ({ total, parts }) => [total, ...parts].filter((index) => index === one.index || index === other.index).length > 1,
  );
  return small !== undefined && large !== undefined && small > 0 && large / small <= MOST_UNLIKE && !isBound;
}

/** Headings that are the axis: rows and columns change places. */
function turned({ view: { axis }, ground: { profile, ranking } }: Parts): readonly Candidate[] {
  const [labels] = profile.columns.filter(({ role }) => role !== 'measure');
  if (axis?.preparation !== 'transpose' || labels === undefined) return [];
  const { headerTime } = profile;
  const grain = headerTime === undefined ? {} : { grain: headerTime.grain };
  const shape = { kind: 'transposed', labels: nameOf(labels), ...grain } as const;
  const about = profile.columns.map(({ key }) => key);
  const facts = { about, relevance: 1 };
  const isGrid = ranking[0]?.type === 'heatmap';
  return [
    { ...candidate('trend', shape, facts), types: ['line', 'combo', 'groupedColumn', 'column'] },
    ...(isGrid ? [{ ...candidate('comparison', { kind: 'as-is' }, facts), types: ['heatmap'] as const }] : []),
  ];
}

type Figures = {
  readonly measure: PreparedMeasure;
  readonly key: string | undefined;
  readonly place: number;
  /** True for what adds up to a whole: parts of it can be heaped. */
  readonly isAmount: boolean;
};

/** What is worked out for each group: the first measures, and the number of rows where there is none. */
function figuresOf({ measures, groups, ground: { profile } }: Parts, isAlongTime = false): readonly Figures[] {
  const counts: Figures = { measure: { operation: 'count' }, key: undefined, place: 0, isAmount: true };
  if (measures.length === 0) return [counts];
  const figures = measures.map((column, place) => {
    // What is there at a time does not add up over times.
    const isHeld = !isAlongTime && profile.long !== undefined && isStockLabel(column.label);
    const operation = isHeld ? 'mean' : operationOf(column, profile);
    const measure: PreparedMeasure = { operation, column: nameOf(column) };
    return { measure, key: column.key, place, isAmount: operation === 'sum' && column.number?.negatives === 0 };
  });
  // Rows of series hold each name once for each period: their number says nothing.
  const isOfSeries = profile.long !== undefined && !meetByChance(profile);
  const isCounted = groups.length > 0 && !isOfSeries && figures.every(({ measure }) => measure.operation === 'mean');
  // How many there are is asked after the first of what was measured of them.
  return isCounted ? [...figures, { ...counts, place: 1 }] : figures;
}

type Gathering = Partial<Omit<Extract<PreparedShape, { kind: 'gathered' }>, 'kind'>> & { readonly by: PreparedGroup };

function gathered(measure: PreparedMeasure, given: Gathering): PreparedShape {
  return { kind: 'gathered', measures: [measure], isHighestFirst: false, isGrowth: false, ...given };
}

/** The period that dates are brought down to; none where they are few as they are. */
function periodOf(time: ColumnProfile): PreparedGroup {
  const usual = grainFor(time);
  const part = usual === 'month' && lastsShort(time) ? 'week' : usual;
  // Only the periods that a request can name are in the set.
  return { ...groupOf(time), ...(part !== undefined && PARTS.has(part) ? { part: part as PreparedPart } : {}) };
}

const FEWEST_PERIODS = 3;
const FEWEST_MONTHS = 5;
const MONTH_MS = 30.44 * 86_400_000;

/** How much amounts change from one period to the next is asked after the amounts. */
const OF_GROWTH = 0.4;

/** What the average of courses says beside the courses. */
const OF_MIXED = 0.5;

/** True for things of which each has a course of its own. */
const isOfCourses = ({ index }: ColumnProfile, { long }: TableProfile): boolean =>
  long !== undefined && (index === long.key || index === long.series);

/** Two or three months make no course; their weeks do. */
function lastsShort({ time }: ColumnProfile): boolean {
  return time !== undefined && (time.last - time.first) / MONTH_MS < FEWEST_MONTHS;
}

function overTime(parts: Parts): readonly Candidate[] {
  const { time, groups } = parts;
  const isGathered = time !== undefined && !(time.isUnique && grainFor(time) === undefined);
  if (time === undefined || !isGathered || time.distinct < FEWEST_PERIODS) return [];
  const by = periodOf(time);
  // Quarters and weekdays are times and groups alike, and are not set against themselves.
  const [series] = groups.filter(({ distinct, key }) => distinct <= MOST_SERIES && key !== time.key);
  return figuresOf(parts, true).flatMap(({ measure, key, place, isAmount }) => {
    const about = [time.key, ...(key === undefined ? [] : [key])];
    // The average height of many courses is the course of none.
    const isMixed = measure.operation === 'mean' && series !== undefined && isOfCourses(series, parts.ground.profile);
    const worth = nearness(place) * (isMixed ? OF_MIXED : 1);
    const along = candidate('trend', gathered(measure, { by }), { about, relevance: worth });
    const growth = candidate('change', gathered(measure, { by, isGrowth: true }), {
      about,
      relevance: OF_GROWTH * nearness(place),
    });
    const isSteady = time.time?.isCyclic === false && measure.operation === 'sum' && isAmount;
    const split = (series === undefined ? [] : [series]).flatMap((names) => {
      const shape = gathered(measure, { by, across: groupOf(names) });
      const facts = { about: [...about, names.key], relevance: nearness(place) };
      return [
        unstacked(candidate('trend', shape, facts), isAmount),
        ...(isAmount ? [candidate('composition', shape, { ...facts, relevance: facts.relevance * 0.85 })] : []),
      ];
    });
    return [...(isMixed ? [...split, along] : [along, ...split]), ...(isSteady && place === 0 ? [growth] : [])];
  });
}

function perGroup(parts: Parts): readonly Candidate[] {
  const { groups, view } = parts;
  // What a thing has to do with each of the others does not come to one figure.
  if (view.profile.isMatrix === true) return [];
  return figuresOf(parts).flatMap(({ measure, key, place, isAmount }) =>
    groups.flatMap((group, at) => {
      const facts = { about: [group.key, ...(key === undefined ? [] : [key])], relevance: nearness(place, at) };
      const by = groupOf(group);
      if (group.distinct > MOST_BARS && by.isOrdered !== true) {
        return [candidate('ranking', { kind: 'top-groups', by, measure, count: TOP }, facts)];
      }
      const isOrdered = group.time !== undefined || (group.text !== undefined && group.text.order !== 'none');
      const shape = gathered(measure, { by, isHighestFirst: !isOrdered });
      const isWhole = group.time === undefined && isAmount && group.distinct <= MOST_SLICES;
      return [
        candidate(group.time === undefined ? 'ranking' : 'trend', shape, facts),
        ...(isWhole ? [candidate('composition', shape, facts)] : []),
      ];
    }),
  );
}

/** Two groups against each other; hours and days of months have more values than names may have. */
function crossed(parts: Parts): readonly Candidate[] {
  const [one, ...others] = parts.groups.filter(
    ({ distinct, time }) => distinct <= (time === undefined ? MOST_BARS : MOST_FIELDS),
  );
  // Countries against their continents leave most fields empty.
  const other = others.find(({ index, parent }) => parent !== one?.index && one?.parent !== index);
  const [figure] = figuresOf(parts);
  if (one === undefined || other === undefined || figure === undefined) return [];
  const [names, rows] = one.distinct <= other.distinct ? [one, other] : [other, one];
  const shape = gathered(figure.measure, { by: groupOf(rows), across: groupOf(names) });
  const facts = { about: [one.key, other.key, ...(figure.key === undefined ? [] : [figure.key])], relevance: 0.8 };
  const grid = { ...candidate('comparison', shape, facts), types: ['heatmap'] as const };
  const isSmall = names.distinct <= MOST_SERIES;
  const { isAmount } = figure;
  return [
    ...(isSmall ? [unstacked(candidate('comparison', shape, facts), isAmount)] : []),
    ...(isSmall && isAmount ? [candidate('composition', shape, facts)] : []),
    grid,
  ];
}

/** Too many named rows for bars: the highest few. */
function highestRows({ view, measures, ground: { profile } }: Parts): readonly Candidate[] {
  const { axis } = view;
  const isList = axis?.preparation === 'none' && axis.kind === 'category' && profile.rowCount > MOST_BARS;
  if (!isList) return [];
  return measures
    .slice(0, 2)
    .map((column, place) =>
      candidate(
        'ranking',
        { kind: 'top-rows', column: nameOf(column), count: TOP },
        { about: [column.key], relevance: nearness(place) },
      ),
    );
}
