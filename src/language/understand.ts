import type { ChartType } from '../chart/chart-type.ts';
import { startOfPeriod } from '../plan/table/periods.ts';
import type { TimeGrain } from '../table/column.ts';
import type { ColumnProfile } from '../table/profile.ts';
import { type Amended, amendFrame } from './amend/amend-frame.ts';
import { frameOfSteps } from './amend/frame-of-steps.ts';
import { isAdding, isBeside } from './amend/is-adding.ts';
import { keepManner } from './amend/keep-manner.ts';
import { asksForAnyChart } from './any-chart.ts';
import { createMadeColumns } from './grammar/made-columns.ts';
import { parseWish } from './grammar/parse.ts';
import type { BuildContext, Item } from './grammar/rule.ts';
import { areDegrees, unitIn, unitWords } from './holes/units.ts';
import { RATIO_SENSES } from './lexicon/analysis-senses.ts';
import { BOUND_SENSES, COMPARATIVE_SENSES, FREE_SENSES, type Sense, SUPERLATIVE_SENSES } from './lexicon/senses.ts';
import type { Link } from './links/link.ts';
import { isOfLook } from './links/link-looks.ts';
import { type LinkedWish, linkWords } from './links/link-words.ts';
import { understandPeriods } from './long-periods.ts';
import { partMark } from './part-mark.ts';
import { type Compiled, compileFrame } from './readings/compile.ts';
import { type Cover, findCovers, skipCost } from './readings/cover.ts';
import { withCutPeriodsTold } from './readings/cut-periods.ts';
import { withDateOfVerb, withDeedsDone } from './readings/date-of-verb.ts';
import { findUnknown } from './readings/find-unknown.ts';
import { toFrame } from './readings/frame.ts';
import { leavesOutMeaning } from './readings/leaves-out.ts';
import { withQuality } from './readings/quality.ts';
import { withRowsFirst } from './readings/rows-first.ts';
import { settleMentions } from './readings/settle-mentions.ts';
import { withStocksAtEnd } from './readings/stocks-at-end.ts';
import { takenForGranted } from './readings/taken-for-granted.ts';
import { tearsRatio } from './readings/tears-ratio.ts';
import { sharesInFull } from './shares-alone.ts';
import type { Reading, Situation, Understanding } from './understanding.ts';

/** A runner-up is offered where its score comes this near the best. */
const CLOSE = 0.35;
const MOST_READINGS = 3;
/** Readings below this are no understanding. */
const LEAST_CONFIDENCE = 0.3;

/**
 * Reads a wish against a chart: the plans it may mean, best first, or exactly which words were not understood. Words are linked
 * to the table and to senses, composed by the grammar, put together into complete analyses, and completed from the profile.
 * Pure: the clock is `situation.now`. Never throws; time is linear in the length of the wish and bounded.
 */
export function understand(wish: string, situation: Situation): Understanding {
  const read = understandRows(wish, situation);
  const ofPeriods = understandPeriods(wish, { situation, read, understand: understandRows });
  if (ofPeriods !== undefined) return ofPeriods;
  const shares = read.readings.every(isOfShares) ? sharesInFull(wish, situation) : undefined;
  return shares === undefined ? read : understandRows(shares, situation);
}

/** True for figures shown as shares, each along its own rows. */
function isOfShares({ plan }: Reading): boolean {
  return plan.steps.some((step) => step.verb === 'window' && step.operation === 'shareOfTotal');
}

/** Reads a wish against the rows as they stand. */
function understandRows(wish: string, situation: Situation): Understanding {
  const linked = linkWords(wish, situation);
  const context = createContext(situation);
  const covers = findCovers(linked, parseWish(linked, context));
  const readings = readCovers(covers, linked, { situation, context });
  const unknown = findUnknown(covers[0], linked, situation);
  const isBlocked = unknown.some(({ isBlocking }) => isBlocking);
  const parted = partMark(linked);
  const undoes = covers[0]?.pieces.some(({ meaning }) => isUndoing(meaning)) === true;
  const given = isBlocked || undoes ? [] : readings;
  const wantsAnyChart =
    situation.purpose === 'chart' &&
    !undoes &&
    given.every((one) => isNothing(one, situation) || isMereCount(one, situation)) &&
    asksForAnyChart(linked);
  return {
    readings: wantsAnyChart ? [] : given,
    unknown: wantsAnyChart ? [] : unknown.map(({ words }) => words),
    ...(undoes ? { undoes } : {}),
    ...(wantsAnyChart ? { wantsAnyChart } : {}),
    ...(parted === undefined ? {} : { parted }),
  };
}

/** True for what cannot be seen: a trend line in a table. */
function isNothing({ plan }: Reading, { config }: Situation): boolean {
  return config.type === 'table' && plan.steps.every(({ verb }) => verb === 'setReferenceLine');
}

/** True for rows that are counted where nothing names them: "over time" says nothing of what. */
function isMereCount({ plan }: Reading, { before }: Situation): boolean {
  const measures = plan.steps.flatMap((step) => (step.verb === 'group' ? step.measures : []));
  const isCount = measures.length > 0 && measures.every(({ operation }) => operation === 'count');
  return before === undefined && isCount && plan.steps.every(({ verb }) => verb !== 'bin');
}

/** What the grammar may know of a table. */
export function createContext({ config, table, profile, purpose, locale, now, before }: Situation): BuildContext {
  const byIndex = new Map(profile.columns.map((column) => [column.index, column]));
  const made = createMadeColumns(table.columns.length, profile.rowCount);
  const columnOf = (column: number): ColumnProfile => {
    const found = made.profileAt(column) ?? byIndex.get(table.columns[column]?.index ?? -1) ?? profile.columns[0];
    if (found === undefined) throw new RangeError(`The table has no column ${column}.`);
    return found;
  };
  const lasts = profile.columns.flatMap(({ time }) => (time === undefined || time.isCyclic ? [] : [time.last]));
  const last = Math.max(...lasts, Number.NEGATIVE_INFINITY);
  const today = Number.isFinite(last) ? Math.min(last, now) : now;
  const { makeColumn, madeColumns } = made;
  const isFollowing = before !== undefined;
  const closed = closedGrain(profile.columns, { last, now });
  return { table, profile, config, purpose, locale, columnOf, makeColumn, madeColumns, today, closed, isFollowing };
}

/** The periods that data are figures for, where the last of them is over: all of last year's figures are there. */
function closedGrain(
  columns: readonly ColumnProfile[],
  { last, now }: { readonly last: number; readonly now: number },
): TimeGrain | undefined {
  const grain = columns.find(({ time }) => time?.isCyclic === false && time.last === last)?.time?.grain;
  const isOver = grain !== undefined && startOfPeriod(now, grain) > startOfPeriod(last, grain);
  return isOver ? grain : undefined;
}

function isUndoing(meaning: Item['meaning']): boolean {
  return meaning !== undefined && 'kind' in meaning && meaning.kind === 'last';
}

/** The most that a token can add to a score. */
function worthOf({ links }: LinkedWish, at: number): number {
  return Math.max(0.5, ...(links[at] ?? []).map(({ score }) => score));
}

/** "Anyway": it is wanted though the data may not suit. */
function isInsisted({ links }: LinkedWish): boolean {
  return links.flat().some(({ target }) => target.kind === 'sense' && target.sense === 'anyway');
}

/** What a word asks to be done, or to be figured out: a reading that leaves it over does something else. */
const DEMANDS: ReadonlySet<Sense> = new Set<Sense>([
  'not',
  'removeVerb',
  'renameVerb',
  'roundVerb',
  'fillVerb',
  'replaceVerb',
  'mergeVerb',
  'unpivotVerb',
  'sampleVerb',
  'difference',
  'ratio',
  'rateWord',
  'planVariance',
  'netPromoter',
  'firstHalf',
  'secondHalf',
  'growth',
  'runningTotal',
  'movingAverage',
  'movingWord',
  'shareOfTotal',
  'indexed',
  'bestWord',
  'worstWord',
  'changeWord',
  'orderAverage',
  'flagVerb',
  'splitVerb',
  'shareWord',
  'median',
  'average',
  'minimum',
  'inTotal',
  'secondPlace',
  'thirdPlace',
  'neither',
]);

/** What else asks for something, unless a drawing is all that is changed: "the tallest" is said of bars too. */
const DEMANDS_ON_ROWS: ReadonlySet<Sense> = new Set<Sense>([...DEMANDS, ...SUPERLATIVE_SENSES, ...COMPARATIVE_SENSES]);

const demandOf = ({ target }: Link): readonly Sense[] =>
  target.kind === 'sense' && DEMANDS.has(target.sense) ? [target.sense] : [];

const isHarmless = ({ target }: Link): boolean =>
  target.kind === 'sense' && (FREE_SENSES.has(target.sense) || target.sense === 'addVerb');

/** Words that set a figure against what follows them, and mean nothing else. */
const COMPARING: ReadonlySet<Sense> = new Set<Sense>(['above', 'below']);

/** Periods that a question may ask for. */
const PERIODS: ReadonlySet<Sense> = new Set<Sense>(['hour', 'day', 'week', 'month', 'quarter', 'year', 'weekday']);

/** The number of a bound stands so many words behind it at most: "more than the 20". */
const BOUND_REACH = 3;

const isUnitWord = (text: string): boolean => unitIn(unitWords(text)) !== undefined || areDegrees(unitWords(text));

const isNumberAt = (links: readonly Link[]): boolean => links.some(({ target }) => target.kind === 'number');

/** Pieces that put something in an order, or pick it out. */
const RANKING: ReadonlySet<Item['name']> = new Set<Item['name']>(['Rank', 'Top', 'By', 'Order', 'Change']);

/** "Which agent sold the most" of no agents: the most of all says nothing of whom it asks for. */
function asksForUnknown({ pieces, skipped }: Cover, { links }: LinkedWish): boolean {
  const says = (at: number, senses: readonly Sense[]): boolean =>
    (links[at] ?? []).some(({ target }) => target.kind === 'sense' && senses.includes(target.sense));
  const isUnknown = (own: readonly Link[]): boolean =>
    own.length > 0 &&
    own.every(({ target }) => target.kind === 'word' || (target.kind === 'sense' && PERIODS.has(target.sense)));
  const isMost = links.some((_, at) => says(at, SUPERLATIVE_SENSES));
  // "Who sold the most in May" of a table that tells of no people.
  if (isMost && skipped.includes(0) && says(0, ['whoWord'])) return pieces.every(({ name }) => !RANKING.has(name));
  if (!isMost || pieces.some(({ name }) => name !== 'Measure')) return false;
  return links.some((own, at) => isUnknown(own) && says(at - 1, ['questionWord']));
}

/** Whether a cover leaves over a word that asks for something and can be nothing else. */
function leavesDemand(cover: Cover, wish: LinkedWish): boolean {
  return (
    asksForUnknown(cover, wish) ||
    leavesOverDemand(cover, wish) ||
    drawsAverageFirst(cover, wish) ||
    tearsRatio(cover, wish)
  );
}

const AVERAGES: readonly Sense[] = ['average', 'averageLine'];
const FIGURES: ReadonlySet<Item['name']> = new Set<Item['name']>(['Measure', 'Columns', 'Mention', 'Rank', 'By']);

/** "A line with the average pay by month": before the groups, and with no figure ahead of it, an average is what is drawn, and no line across it. */
function drawsAverageFirst({ pieces }: Cover, { links }: LinkedWish): boolean {
  const says = (at: number): boolean =>
    (links[at] ?? []).some(({ target }) => target.kind === 'sense' && AVERAGES.includes(target.sense));
  return pieces.some(
    (line) =>
      line.name === 'Edits' &&
      Array.from({ length: line.end - line.start }, (_, place) => line.start + place).some(says) &&
      pieces.some(({ name, start }) => name === 'By' && start >= line.end) &&
      pieces.every(({ name, end }) => !FIGURES.has(name) || end > line.start),
  );
}

/** Words for a rate of what follows them. */
const RATES: readonly Sense[] = ['rateWord', 'percentage'];

/** Words before what figures are told of. */
const EACH: readonly Sense[] = ['by', 'per', 'each'];

const isCondition = (name: Item['name']): boolean => name === 'Filter' || name === 'Condition';

function leavesOverDemand({ skipped, pieces }: Cover, linked: LinkedWish): boolean {
  const { links, over, tokens } = linked;
  if (skipped.length === 0) return false;
  const demands = pieces.some(({ name }) => name === 'Edits') ? DEMANDS : DEMANDS_ON_ROWS;
  const left = new Set(skipped);
  const says = (at: number, sense: Sense): boolean =>
    (links[at] ?? []).some(({ target }) => target.kind === 'sense' && target.sense === sense);
  // "At least 14" is no 14 that are least: words of one bound leave none of it behind.
  const isBound = (at: number): boolean =>
    (links[at] ?? []).some(
      ({ target, end }) =>
        target.kind === 'sense' &&
        BOUND_SENSES.has(target.sense) &&
        links
          .slice(end, at + BOUND_REACH + 1)
          .some((here, place) => isNumberAt(here) && (end > at + 1 || left.has(end + place))),
    );
  // "Below reorder level" is against a figure: a reading that leaves out how speaks of something else.
  const isAgainst = (at: number): boolean =>
    demands === DEMANDS_ON_ROWS &&
    (links[at] ?? []).some(
      ({ target, end }) =>
        target.kind === 'sense' &&
        COMPARING.has(target.sense) &&
        (links[end] ?? []).some((next) => next.target.kind === 'column' && next.target.reason === 'exact'),
    );
  // "Add a column": a reading that adds none does something else.
  const isAdded = (at: number): boolean =>
    says(at, 'addVerb') && [at + 1, at + 2, at + 3].some((next) => left.has(next) && says(next, 'columnWord'));
  const taken = new Set(links.flatMap((here, at) => (left.has(at) ? [] : here.flatMap(demandOf))));
  // "More than 30 minutes": the number was taken without its unit.
  const isUnit = (at: number): boolean =>
    !left.has(at - 1) &&
    (links[at - 1] ?? []).some(({ target }) => target.kind === 'number') &&
    isUnitWord(tokens[at]?.text ?? '');
  // "A week ago" is a day: a week alone is a stretch of time.
  const isAgo = (at: number): boolean => says(at, 'ago') && unitIn(unitWords(tokens[at - 1]?.text ?? '')) !== undefined;
  // Of two conditions between which "or" is left over, either would do: both at once are another wish.
  const isEither = (at: number): boolean =>
    says(at, 'or') &&
    pieces.some(({ name, end }) => isCondition(name) && end === at) &&
    isCondition(pieces.find(({ start }) => start > at)?.name ?? 'article');
  // "By position" of a table that has none: a total is no figure of each.
  const isUngrouped = (at: number): boolean =>
    EACH.some((sense) => says(at, sense)) &&
    left.has(at + 1) &&
    skipCost(linked, at + 1) > 0 &&
    pieces.some(({ name }) => name === 'Measure') &&
    pieces.every(({ name }) => name !== 'Bin');
  // "Top 5 of tip by average bill": what the few go by is no figure of them all.
  const isUnranked = (at: number): boolean =>
    says(at, 'by') &&
    pieces.some(({ name, start }) => name === 'Measure' && start === at + 1) &&
    pieces.some(({ name, end }) => name === 'Top' && end <= at);
  // "How long do they take" asks for a length of time, and for no number of rows.
  const isHowLong = (at: number): boolean =>
    says(at, 'questionWord') &&
    (links[at] ?? []).some(
      ({ target, end }) => target.kind === 'sense' && target.sense === 'durationWord' && end > at + 1,
    );
  // "Admissions minus discharges": both beside one another are another wish.
  const isLess = (at: number): boolean =>
    says(at, 'minus') &&
    pieces.some(({ name, end }) => name === 'Columns' && end === at) &&
    pieces.some(({ name, start }) => name === 'Columns' && start === at + 1);
  // "Cancellation rate" of no cancellations, «نسبة الإلغاء»: figures of other things are no such rate.
  const isRated = (at: number): boolean =>
    demands === DEMANDS_ON_ROWS &&
    !left.has(at - 1) &&
    RATES.some((sense) => says(at - 1, sense)) &&
    skipCost(linked, at) > 0;
  return skipped.some((at) => {
    const here = links[at] ?? [];
    if (isHowLong(at) || isLess(at)) return true;
    if (isEither(at) || isUngrouped(at) || isUnranked(at) || isRated(at)) return true;
    // An equation that no piece took says how a figure is made.
    if (tokens[at]?.text === '=' || says(at, 'orMore') || RATIO_SENSES.some((ratio) => says(at, ratio))) return true;
    if (isBound(at) || isUnit(at) || isAgainst(at) || isAgo(at) || isAdded(at)) return true;
    // "Would be better" is chatter as a whole; what is said twice is done once; "junta" adds where it does not merge.
    if ((over[at] ?? []).some(isHarmless) || here.flatMap(demandOf).some((sense) => taken.has(sense))) return false;
    return (
      here.some(({ target }) => target.kind === 'sense' && demands.has(target.sense)) &&
      here.every((link) => link.target.kind === 'sense' && !FREE_SENSES.has(link.target.sense) && !isOfLook(link))
    );
  });
}

/** Other rows of the same are shown as they were; another shape in the manner of the chart before. */
function suitsAfter(
  { isReshaped, frame: { task } }: Amended,
  compiled: Compiled,
  current: ChartType,
): readonly ChartType[] {
  const isNamed = compiled.plan.steps.some(({ verb }) => verb === 'setType');
  return isReshaped || isNamed || current === 'table' ? keepManner({ ...compiled, task }, current) : [];
}

type Setting = { readonly situation: Situation; readonly context: BuildContext };

function readCovers(covers: readonly Cover[], linked: LinkedWish, { situation, context }: Setting): readonly Reading[] {
  const most = linked.tokens.reduce((sum, _, at) => sum + (skipCost(linked, at) > 0 ? worthOf(linked, at) : 0), 0);
  const seen = new Set<string>();
  const before = situation.before === undefined ? undefined : frameOfSteps(situation.before, context);
  const tools = { context, config: situation.config, isAdding: isAdding(linked) };
  const readings: (Reading & { readonly score: number })[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const cover of covers) {
    // Covers come best first, and what is compiled of one scores no higher: none behind this would be offered.
    if (cover.score < highest - CLOSE) break;
    if (leavesDemand(cover, linked)) continue;
    const done = withDeedsDone(withDateOfVerb(toFrame(cover), linked, context), context);
    const settled = settleMentions(done, cover, { linked, context });
    if (settled === undefined || leavesOutMeaning(settled, cover, { linked, context })) continue;
    const { frame: own, assumptions: taken } = withQuality(withRowsFirst(settled, context), linked, context);
    const isJoining = tools.isAdding || (isBeside(linked) && own.filters.length === 0);
    const amended = before === undefined ? undefined : amendFrame(own, before, { ...tools, isAdding: isJoining });
    // Over the rows behind a chart a wish means something only together with what made the chart: its best sense, or none.
    if (amended === undefined && situation.before !== undefined) break;
    const frame = amended?.frame ?? own;
    const made = compileFrame(frame, situation, context);
    const compiled = made && withCutPeriodsTold(withStocksAtEnd(made, context), context.profile);
    if (compiled === undefined || (compiled.plan.steps.length === 0 && !frame.isAsItIs && amended?.isNeeded !== true))
      continue;
    const key = JSON.stringify(compiled.plan);
    if (seen.has(key)) continue;
    seen.add(key);
    const score = cover.score - compiled.penalty;
    highest = Math.max(highest, score);
    const confidence = Math.max(0, Math.min(1, score / Math.max(1, most)));
    readings.push({
      plan: compiled.plan,
      assumptions: [...compiled.assumptions, ...taken, ...takenForGranted(cover, compiled.plan, { linked, situation })],
      suits: amended === undefined ? compiled.suits : suitsAfter(amended, compiled, situation.config.type),
      confidence: Math.round(confidence * 100) / 100,
      ...(frame.task === undefined ? {} : { task: frame.task }),
      namesType: frame.types.length > 0,
      ...(amended === undefined ? {} : { needsSource: amended.isNeeded }),
      ...(isInsisted(linked) ? { insists: true } : {}),
      score,
    });
  }
  readings.sort((a, b) => b.score - a.score);
  const best = readings[0]?.score ?? 0;
  return readings
    .filter(({ score, confidence }) => best - score <= CLOSE && confidence >= LEAST_CONFIDENCE)
    .slice(0, MOST_READINGS)
    .map(({ score: _, ...reading }) => reading);
}
