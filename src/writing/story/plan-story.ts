import type { ChangeFact, Insight, Point, TrendFact } from '../../insight/insight.ts';
import { directionOfMessage, type Message, seriesKey, seriesOf } from './message.ts';

/** Which facts a reader asked for. */
export type StoryFocus =
  | 'rise'
  | 'fall'
  | 'growth'
  | 'extremes'
  | 'share'
  | 'comparison'
  | 'relation'
  | 'season'
  | 'outlier'
  | 'latest';

/** What to tell: the one thing that matters, where anything stands out, and what bears it out. */
export type StoryPlan = { readonly headline: Message | undefined; readonly support: readonly Message[] };

type Ranked = { readonly message: Message; readonly score: number };

/** What scores less is nothing to make a title of. */
const LEAST_HEADLINE = 0.24;
const LEAST_SUPPORT = 0.08;
const MOST_SUPPORT = 3;
/** A gap in the data is told where so much is missing. */
const LEAST_MISSING_PERCENT = 5;
const FEW_STEPS = 3;
/** Percent for each period below which a rate is not told. */
const LEAST_RATE = 0.5;
const STEADY_BALANCE = 0.5;
const NO_HEADLINE: ReadonlySet<Message['kind']> = new Set(['level', 'completeness', 'growth', 'pace']);

/** Chooses what to tell from ranked facts: the best is the headline, up to three that add to it follow. */
export function planStory(insights: readonly Insight[], focus: readonly StoryFocus[] = []): StoryPlan {
  const ranked = toMessages(insights);
  const wanted = focus.length === 0 ? ranked : focused(ranked, focus);
  const least = focus.length === 0 ? LEAST_HEADLINE : 0;
  const headline = wanted.find(({ message, score }) => !NO_HEADLINE.has(message.kind) && score >= least)?.message;
  return { headline, support: chooseSupport(wanted, headline) };
}

/** Messages of a focus first, in the order of the wish; the rest keep their order behind them. */
function focused(ranked: readonly Ranked[], focus: readonly StoryFocus[]): readonly Ranked[] {
  const place = ({ message }: Ranked): number => {
    const at = focus.findIndex((one) => FOCUS_FITS[one](message));
    return at < 0 ? focus.length : at;
  };
  return [...ranked].sort((one, other) => place(one) - place(other));
}

/** True where some message is about what was asked for. */
export function hasFocus(plan: StoryPlan, focus: StoryFocus): boolean {
  return plan.headline !== undefined && [plan.headline, ...plan.support].some((message) => FOCUS_FITS[focus](message));
}

const COURSES: ReadonlySet<Message['kind']> = new Set([
  'course',
  'courses',
  'growth',
  'pace',
  'last-step',
  'turning-point',
]);

const FOCUS_FITS = {
  rise: (message) => directionOfMessage(message) === 'up' || isSteep(message, 'up'),
  fall: (message) => directionOfMessage(message) === 'down' || isSteep(message, 'down'),
  growth: ({ kind }) => COURSES.has(kind),
  extremes: ({ kind }) => kind === 'extremes' || kind === 'standing',
  share: ({ kind }) => kind === 'share' || kind === 'concentration' || kind === 'part-to-whole',
  comparison: ({ kind }) => kind === 'gap' || kind === 'courses' || kind === 'ranking' || kind === 'standing',
  relation: ({ kind }) => kind === 'correlation',
  season: ({ kind }) => kind === 'seasonality',
  outlier: ({ kind }) => kind === 'outlier',
  latest: ({ kind }) => kind === 'last-step',
} as const satisfies Record<StoryFocus, (message: Message) => boolean>;

/** A peak holds a rise and a fall. */
function isSteep(message: Message, _way: 'up' | 'down'): boolean {
  return message.kind === 'turning-point';
}

function toMessages(insights: readonly Insight[]): readonly Ranked[] {
  const wholes = new Map<string, ChangeFact>();
  const trends = new Map<string, TrendFact>();
  for (const insight of insights) {
    if (insight.kind === 'change' && insight.span === 'whole') wholes.set(seriesKey(insight.series), insight);
    if (insight.kind === 'trend') trends.set(seriesKey(insight.series), insight);
  }
  const told = new Set<string>();
  return insights.flatMap((insight): readonly Ranked[] => {
    const { score } = insight;
    if (insight.kind !== 'change' && insight.kind !== 'trend') {
      const message = plainMessage(insight);
      return message === undefined ? [] : [{ message, score }];
    }
    if (insight.kind === 'change' && insight.span === 'last-step')
      return [{ message: { kind: 'last-step', change: insight }, score }];
    const key = seriesKey(insight.series);
    const change = wholes.get(key);
    if (change === undefined || told.has(key)) return [];
    told.add(key);
    return [{ message: toCourse(change, trends.get(key)), score }];
  });
}

function toCourse(change: ChangeFact, trend: TrendFact | undefined): Message {
  const agrees = trend !== undefined && trend.direction === change.direction;
  const balance = Math.abs(change.rises.value - change.falls.value) / Math.max(1, change.steps.value);
  const isSteady = agrees || change.steps.value <= FEW_STEPS || balance >= STEADY_BALANCE;
  return { kind: 'course', change, isSteady, ...(agrees ? { trend } : {}) };
}

/** Facts that say nothing a reader could use are left out. */
function plainMessage(fact: Exclude<Insight, { kind: 'change' | 'trend' }>): Message | undefined {
  if (fact.kind === 'extremes') return { kind: 'extremes', fact, part: 'both' };
  if (fact.kind === 'completeness') {
    return fact.filled !== undefined && 100 - fact.filled.value < LEAST_MISSING_PERCENT
      ? undefined
      : { kind: fact.kind, fact };
  }
  // Each kind of fact makes the message of its own name.
  return { kind: fact.kind, fact } as Message;
}

function chooseSupport(ranked: readonly Ranked[], headline: Message | undefined): readonly Message[] {
  const chosen: Message[] = [];
  for (const { message, score } of ranked) {
    if (chosen.length === MOST_SUPPORT) break;
    if (message === headline || score < LEAST_SUPPORT) continue;
    const told = headline === undefined ? chosen : [headline, ...chosen];
    const fresh = withoutTold(message, told);
    if (fresh !== undefined) chosen.push(fresh);
  }
  const isCaveat = (message: Message): boolean => message.kind === 'completeness';
  return [...chosen.filter((message) => !isCaveat(message)), ...chosen.filter(isCaveat)];
}

/** A message less what has been told; undefined where nothing is left of it. */
function withoutTold(message: Message, told: readonly Message[]): Message | undefined {
  const key = seriesKey(seriesOf(message));
  const same = told.filter((other) => seriesKey(seriesOf(other)) === key);
  if (same.some(({ kind }) => kind === message.kind)) return message.kind === 'standing' ? message : undefined;
  if (told.filter(({ kind }) => kind === message.kind).length >= 2) return undefined;
  if (message.kind === 'level') return told.length === 0 ? message : undefined;
  if (message.kind === 'extremes') return extremesLeft(message, same);
  if (message.kind === 'share' || message.kind === 'concentration') {
    return same.some(({ kind }) => kind === 'share' || kind === 'concentration') ? undefined : message;
  }
  if (message.kind === 'growth') {
    const isSteady = same.some((other) => other.kind === 'course' && other.isSteady);
    const { periods, rate } = message.fact;
    return periods.value >= FEW_STEPS && isSteady && Math.abs(rate.value) >= LEAST_RATE ? message : undefined;
  }
  if (message.kind === 'pace') return same.some(({ kind }) => kind === 'course') ? message : undefined;
  if (message.kind === 'course' && !message.isSteady && told.length > 0) return undefined;
  if (message.kind === 'course' && same.some(({ kind }) => kind === 'turning-point' || kind === 'seasonality'))
    return undefined;
  if (message.kind === 'turning-point' && same.some(({ kind }) => kind === 'course')) return undefined;
  if (message.kind === 'outlier') return same.some((other) => other.kind === 'extremes') ? undefined : message;
  if (message.kind === 'gap' && told.some(({ kind }) => kind === 'ranking')) return undefined;
  return message;
}

type Extremes = Extract<Message, { kind: 'extremes' }>;

function extremesLeft(message: Extremes, same: readonly Message[]): Message | undefined {
  const { highest, lowest } = message.fact;
  for (const other of same) {
    if (other.kind === 'course') {
      const ends = [other.change.from.points[0], other.change.to.points[0]];
      const isMonotone = [highest, lowest].every((mark) => ends.some((end) => isAt(mark.points, end)));
      if (isMonotone) return undefined;
    }
    if (other.kind === 'share' && isAt(highest.points, other.fact.largest.points[0]))
      return { ...message, part: 'lowest' };
    if (other.kind === 'outlier') {
      if (isAt(highest.points, other.fact.at.points[0])) return { ...message, part: 'lowest' };
      if (isAt(lowest.points, other.fact.at.points[0])) return undefined;
    }
    if (other.kind === 'turning-point') return undefined;
    if (other.kind === 'concentration') return { ...message, part: 'lowest' };
  }
  return message;
}

function isAt(points: readonly Point[], point: Point | undefined): boolean {
  return points.some(({ rowIndex, columnKey }) => rowIndex === point?.rowIndex && columnKey === point.columnKey);
}
