import type { Mark } from '../../insight/insight.ts';
import { isLatest, type Message, seriesKey, seriesOf } from './message.ts';
import { isAt, isTimed } from './points.ts';
import type { StoryFocus } from './story-focus.ts';

/** A message with what its fact scores. */
export type Ranked = { readonly message: Message; readonly score: number };

/** What a focus makes of the best message: two points side by side, the lowest in place of the highest; without one, the steepest course. */
export function headlineOf(best: Ranked, ranked: readonly Ranked[], focus: readonly StoryFocus[]): Message {
  const { message } = best;
  if (focus.length === 0)
    return atTheEnd(message, ranked) ?? trough(message) ?? undone(message, ranked) ?? steepest(best, ranked);
  if (message.kind === 'extremes' && focus.includes('lowest')) return { ...message, part: 'lowest' };
  if (message.kind === 'level') return focus.includes('total') ? message : { ...message, part: 'mean' };
  if (focus[0] === 'share') return shareOfNamed(ranked) ?? message;
  if (message.kind !== 'standing' || !focus.includes('comparison')) return message;
  const key = seriesKey(message.fact.series);
  const other = ranked
    .map((one) => one.message)
    .find((one) => one.kind === 'standing' && one !== message && seriesKey(one.fact.series) === key);
  if (other?.kind !== 'standing') return message;
  const [upper, lower] =
    message.fact.rank.value <= other.fact.rank.value ? [message.fact, other.fact] : [other.fact, message.fact];
  return upper.rank.value === lower.rank.value ? message : { kind: 'pair', upper, lower };
}

type Moved = Extract<Message, { kind: 'course' | 'years' }>;

/** Of several that moved, years before whole courses, the one that went farthest the way that is asked for; of one alone none did. */
export function farthestOf(ranked: readonly Ranked[], focus: readonly StoryFocus[]): Message | undefined {
  const isDown = focus.includes('fall');
  const moved = ranked
    .map((one) => one.message)
    .filter((one): one is Moved => one.kind === 'course' || one.kind === 'years')
    .filter((one) => seriesOf(one)?.isWhole !== true);
  for (const kind of ['years', 'course'] as const) {
    const alike = moved.filter((one) => one.kind === kind);
    const known = new Set(alike.map((one) => seriesKey(seriesOf(one))));
    // One without whole years may have gone farther than all that have them.
    if (known.size < 2 || !moved.every((one) => known.has(seriesKey(seriesOf(one))))) continue;
    const [first] = [...alike].sort((one, other) => (ratioOf(other) - ratioOf(one)) * (isDown ? -1 : 1));
    const goesSo = first !== undefined && (isDown ? ratioOf(first) < 0 : ratioOf(first) > 0);
    return goesSo ? first : undefined;
  }
  return undefined;
}

/** How far something went, with its sign: the logarithm of its ratio; its difference where it has none. */
function ratioOf(message: Moved): number {
  const { relative, difference } = message.kind === 'years' ? message.fact : message.change;
  return relative === undefined ? difference.value : Math.log(1 + Math.max(-0.999, relative.value / 100));
}

/** The share of the one that is asked about. */
function shareOfNamed(ranked: readonly Ranked[]): Message | undefined {
  const found = ranked.find(({ message }) => message.kind === 'standing' && message.fact.share !== undefined)?.message;
  return found?.kind === 'standing' ? { ...found, part: 'share' } : undefined;
}

/** A course that began at its highest and was at its lowest on its way: the low is where something happened. */
function trough(message: Message): Message | undefined {
  if (message.kind !== 'extremes' || !isTimed(message.fact.axis)) return undefined;
  const { highest, lowest, count } = message.fact;
  const [first, last] = [count.cells[0], count.cells.at(-1)];
  const isLow = lowest.points.length === 1 && !isAt(lowest.points, last);
  return isLow && isAt(highest.points, first) ? { ...message, part: 'lowest' } : undefined;
}

/** Who is asked about and is the highest or the lowest of all: that says more than a rank. */
function atTheEnd(message: Message, ranked: readonly Ranked[]): Message | undefined {
  if (message.kind !== 'standing') return undefined;
  const { at, series } = message.fact;
  const isOwn = (mark: Mark): boolean => mark.points.length === 1 && isAt(mark.points, at.points[0]);
  for (const { message: other } of ranked) {
    if (other.kind !== 'extremes' || seriesKey(other.fact.series) !== seriesKey(series)) continue;
    if (isOwn(other.fact.highest)) return other;
    if (isOwn(other.fact.lowest)) return { ...other, part: 'lowest' };
  }
  return undefined;
}

/** The last step of a course that went the other way until then: what it undid is the news, and not the ends. */
function undone(message: Message, ranked: readonly Ranked[]): Message | undefined {
  if (message.kind !== 'course' || message.isSteady) return undefined;
  const { rises, falls, direction, series } = message.change;
  const isAgainst = direction === 'down' ? rises.value > falls.value : falls.value > rises.value;
  const key = seriesKey(series);
  return isAgainst
    ? ranked
        .map((one) => one.message)
        .find((one) => isLatest(one) && one.change.direction === direction && seriesKey(one.change.series) === key)
    : undefined;
}

/** Courses that score within two fifths of the best are alike in their steadiness. */
const ALIKE = 0.6;
/** Of measures the one that goes twice as far; of groups of one measure none comes before another but for how far it goes. */
const STEEPER = { measures: 2, groups: 1.05 } as const;

/** Among courses that are alike the one that goes much farther: it is what a reader sees first. */
function steepest({ message, score }: Ranked, ranked: readonly Ranked[]): Message {
  if (message.kind !== 'course') return message;
  let best: Message = message;
  const { group } = message.change.series;
  let most = STEEPER[group === undefined ? 'measures' : 'groups'] * steepnessOf(message);
  for (const other of ranked) {
    if (other.message.kind !== 'course' || !other.message.isSteady || other.score < ALIKE * score) continue;
    if (steepnessOf(other.message) <= most) continue;
    best = other.message;
    most = steepnessOf(other.message);
  }
  return best;
}

/** The change of a course in logarithms, of percentages in points; nothing is known of others without percentages. */
function steepnessOf({ change }: Extract<Message, { kind: 'course' }>): number {
  const { relative, difference } = change;
  if (relative === undefined && difference.unit.kind === 'points') return Math.abs(difference.value);
  return relative === undefined
    ? Number.POSITIVE_INFINITY
    : Math.abs(Math.log(1 + Math.max(-0.999, relative.value / 100)));
}
