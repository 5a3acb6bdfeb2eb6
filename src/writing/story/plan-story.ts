import type { ChangeFact, Insight, StepFact, TrendFact } from '../../insight/insight.ts';
import { farthestOf, headlineOf, type Ranked } from './choose-headline.ts';
import { directionOfMessage, isLatest, type Message, seriesKey, seriesOf } from './message.ts';
import { isAt, isPercentage, isTimed } from './points.ts';
import type { StoryFocus } from './story-focus.ts';

/** What to tell: the one thing that matters, where anything stands out, and what bears it out. */
export type StoryPlan = { readonly headline: Message | undefined; readonly support: readonly Message[] };

/** What scores less is nothing to make a title of. */
const LEAST_HEADLINE = 0.18;
const LEAST_SUPPORT = 0.08;
const MOST_SUPPORT = 3;
/** A gap in the data is told where so much is missing. */
const LEAST_MISSING_PERCENT = 5;
/** Parts of a whole in percent, within what rounding loses: two of them may be added up. */
const WHOLE_PERCENT = 100;
const MOST_ROUNDING = 1.5;
const FEW_STEPS = 3;
/** Percent for each period below which a rate is not told. */
const LEAST_RATE = 0.5;
const MOST_RATE = 1_000;
const STEADY_BALANCE = 0.5;
const NO_HEADLINE: ReadonlySet<Message['kind']> = new Set(['level', 'completeness', 'growth', 'pace']);

/** What is asked of the choice of facts. */
export type PlanWish = {
  readonly focus: readonly StoryFocus[];
  /** True where the one that went farthest of several is asked for. */
  readonly asksWhich: boolean;
  /** Kinds of facts that are not to be told. */
  readonly avoided: readonly StoryFocus[];
  /** False where facts that only a percentage tells are not wanted. */
  readonly hasPercentages: boolean;
  /** Facts beside the headline: three where nothing is said. */
  readonly mostSupport?: number;
};

const PLAIN_WISH: PlanWish = { focus: [], asksWhich: false, avoided: [], hasPercentages: true };

/** Chooses what to tell from ranked facts: the best is the headline, and up to so many that add to it follow. */
export function planStory(insights: readonly Insight[], wish: PlanWish = PLAIN_WISH): StoryPlan {
  const { focus, asksWhich, avoided, hasPercentages, mostSupport = MOST_SUPPORT } = wish;
  const ranked = toMessages(insights).filter(
    ({ message }) => (hasPercentages || !isOfPercentages(message)) && !avoided.some((one) => FOCUS_FITS[one](message)),
  );
  const wanted = focus.length === 0 ? namedFirst(ranked) : focused(ranked, focus);
  const least = focus.length === 0 ? LEAST_HEADLINE : 0;
  const isOfLevels = focus[0] === 'total' || focus[0] === 'average';
  const mayLead = wanted.filter(
    ({ message, score }) =>
      (!NO_HEADLINE.has(message.kind) || (isOfLevels && message.kind === 'level')) && score >= least,
  );
  const best =
    (focus.length === 0 ? mayLead.find(({ message }) => !isAdrift(message)) : undefined) ??
    mayLead[0] ??
    wanted.find(({ message }) => isLeader(message) || isOfOne(message));
  const farthest = asksWhich ? farthestOf(wanted, focus) : undefined;
  const headline = farthest ?? (best === undefined ? undefined : headlineOf(best, wanted, focus));
  return { headline, support: chooseSupport(wanted, headline, mostSupport) };
}

/** Steps of a long course: its first and last point are two of many, and others would have told another story. */
const LONG_COURSE = 20;

/** Of days and hours that go up and down the first and the last are as good as any. */
const SHORT_PERIODS: ReadonlySet<string> = new Set(['day', 'hour', 'minute', 'second']);

/** True for the ends of a long course that went both ways, and for the last day of many: they lead where nothing else does. */
function isAdrift(message: Message): boolean {
  if (message.kind === 'last-step')
    return message.change.axis.grain === 'day' || isMomentary(message) || message.change.span === 'swing';
  if (message.kind !== 'course' || message.isSteady) return false;
  const { steps, axis } = message.change;
  return steps.cells.length > LONG_COURSE || SHORT_PERIODS.has(axis.grain);
}

/** True for the value of a table that holds one, where it has a name. */
function isOfOne(message: Message): boolean {
  return message.kind === 'level' && message.fact.only !== undefined;
}

/** True for the one name that is ahead of others: where nothing stands out, who is first does. */
function isLeader(message: Message): boolean {
  if (message.kind !== 'extremes') return false;
  const { axis, highest } = message.fact;
  return (axis.kind === 'category' || axis.kind === 'ordered') && highest.points.length === 1;
}

/** Where a named point stands is told only where somebody asks for that point: it comes first. */
function namedFirst(ranked: readonly Ranked[]): readonly Ranked[] {
  const isNamed = ({ message }: Ranked): boolean => message.kind === 'standing';
  return [...ranked.filter(isNamed), ...ranked.filter((one) => !isNamed(one))];
}

/** Messages of a focus first, in the order of the wish; the rest keep their order behind them. */
function focused(ranked: readonly Ranked[], focus: readonly StoryFocus[]): readonly Ranked[] {
  const place = ({ message }: Ranked): number => {
    const at = focus.findIndex((one) => FOCUS_FITS[one](message));
    // Of stages the question is which of them loses most, and not what all of them lose.
    const isOfStages = message.kind === 'last-step' && !isTimed(message.change.axis);
    return at < 0 ? focus.length : isOfStages ? at - 0.5 : at;
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
  'step',
  'net',
  'years',
]);

const FOCUS_FITS = {
  rise: (message) => directionOfMessage(message) === 'up' || isSteep(message, 'up'),
  fall: (message) => directionOfMessage(message) === 'down' || isSteep(message, 'down'),
  growth: ({ kind }) => COURSES.has(kind),
  extremes: ({ kind }) => kind === 'extremes' || kind === 'standing',
  lowest: ({ kind }) => kind === 'extremes',
  share: ({ kind }) => kind === 'share' || kind === 'concentration' || kind === 'part-to-whole',
  comparison: ({ kind }) =>
    kind === 'pair' || kind === 'gap' || kind === 'courses' || kind === 'ranking' || kind === 'standing',
  relation: ({ kind }) => kind === 'correlation',
  season: ({ kind }) => kind === 'seasonality',
  outlier: ({ kind }) => kind === 'outlier',
  latest: (message) => isLatest(message),
  years: ({ kind }) => kind === 'years',
  total: ({ kind }) => kind === 'level',
  average: ({ kind }) => kind === 'level',
} as const satisfies Record<StoryFocus, (message: Message) => boolean>;

/** True for what is told in percent or not at all. */
function isOfPercentages({ kind }: Message): boolean {
  return kind === 'share' || kind === 'concentration' || kind === 'growth' || kind === 'part-to-whole';
}

/** A peak holds a rise and a fall. */
function isSteep(message: Message, _way: 'up' | 'down'): boolean {
  return message.kind === 'turning-point';
}

function toMessages(insights: readonly Insight[]): readonly Ranked[] {
  const wholes = new Map<string, ChangeFact>();
  const trends = new Map<string, TrendFact>();
  const steps = new Map<string, StepFact>();
  for (const insight of insights) {
    if (insight.kind === 'change' && insight.span === 'whole') wholes.set(seriesKey(insight.series), insight);
    if (insight.kind === 'trend') trends.set(seriesKey(insight.series), insight);
    if (insight.kind === 'step') steps.set(seriesKey(insight.series), insight);
  }
  const percentages = new Set(
    insights.flatMap((insight) =>
      insight.kind === 'extremes' && isPercentage(insight.highest.value) ? [insight.series.columnKey] : [],
    ),
  );
  const hundreds = new Set(
    insights.flatMap((insight) =>
      insight.kind === 'share' && Math.abs(insight.whole.value - WHOLE_PERCENT) < MOST_ROUNDING
        ? [insight.series.columnKey]
        : [],
    ),
  );
  const told = new Set<string>();
  return insights.flatMap((insight): readonly Ranked[] => {
    const { score } = insight;
    if (!isNamed(insight)) return [];
    // "34% of the share of votes" says less than the highest share itself.
    if ((insight.kind === 'share' || insight.kind === 'concentration') && percentages.has(insight.series.columnKey))
      return insight.kind === 'concentration' && hundreds.has(insight.series.columnKey)
        ? [{ message: { kind: 'concentration', fact: insight }, score: Math.min(score, LEAST_HEADLINE / 2) }]
        : [];
    if (insight.kind !== 'change' && insight.kind !== 'trend') {
      if (isIdleHole(insight, wholes)) return [];
      const message = plainMessage(insight);
      return message === undefined ? [] : [{ message, score }];
    }
    if (insight.kind === 'change' && insight.span !== 'whole')
      return [{ message: { kind: 'last-step', change: insight }, score }];
    const key = seriesKey(insight.series);
    const change = wholes.get(key);
    if (change === undefined || told.has(key)) return [];
    told.add(key);
    return [{ message: toCourse(change, { trend: trends.get(key), step: steps.get(key) }), score }];
  });
}

type Course = { readonly trend: TrendFact | undefined; readonly step: StepFact | undefined };

/** A course that one step led the other way is no steady one, however many small ones made up for it. */
function toCourse(change: ChangeFact, { trend, step }: Course): Message {
  const agrees = trend !== undefined && trend.direction === change.direction;
  const isTurned = step !== undefined && step.direction !== change.direction;
  const isSteady = !isTurned && (agrees || change.steps.cells.length <= FEW_STEPS || isOneSided(change));
  return { kind: 'course', change, isSteady, ...(agrees ? { trend } : {}) };
}

/** True where half of all steps more go the way of the whole than the other. */
function isOneSided({ rises, falls, steps, direction }: ChangeFact): boolean {
  const balance = (rises.value - falls.value) / Math.max(1, steps.cells.length);
  return (direction === 'down' ? -balance : balance) >= STEADY_BALANCE;
}

/** Periods missing from dates that no course runs along: nobody waits for them. */
function isIdleHole(insight: Insight, courses: ReadonlyMap<string, ChangeFact>): boolean {
  if (insight.kind !== 'completeness' || insight.missing === 'values') return false;
  return ![...courses.values()].some(({ axis }) => axis.columnKey === insight.column.columnKey);
}

/** True where every point that a fact would name has a name. */
function isNamed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if ('name' in value && 'rowIndex' in value) return value.name !== '';
  // A figure names no points, and asking for its value would compute it.
  if ('operation' in value) return true;
  return Object.entries(value).every(([field, part]) => field === 'cells' || isNamed(part));
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

/** Where more is asked for than is usual, lesser facts are told too. */
function chooseSupport(ranked: readonly Ranked[], headline: Message | undefined, most: number): readonly Message[] {
  const chosen: Message[] = [];
  const least = most > MOST_SUPPORT ? 0 : LEAST_SUPPORT;
  for (const { message, score } of ranked) {
    if (chosen.length >= most) break;
    if (message === headline || score < least || isOfPair(message, headline)) continue;
    const told = headline === undefined ? chosen : [headline, ...chosen];
    const fresh = message.kind === 'level' && least === 0 && !told.some(isLevel) ? message : withoutTold(message, told);
    if (fresh !== undefined) chosen.push(fresh);
  }
  const isCaveat = (message: Message): boolean => message.kind === 'completeness';
  return [...chosen.filter((message) => !isCaveat(message)), ...chosen.filter(isCaveat)];
}

const isLevel = ({ kind }: Message): boolean => kind === 'level';

/** True for one of the two that a headline compares. */
function isOfPair(message: Message, headline: Message | undefined): boolean {
  return (
    headline?.kind === 'pair' &&
    message.kind === 'standing' &&
    (message.fact === headline.upper || message.fact === headline.lower)
  );
}

/** A message less what has been told; undefined where nothing is left of it. */
function withoutTold(message: Message, told: readonly Message[]): Message | undefined {
  const key = seriesKey(seriesOf(message));
  const same = told.filter((other) => seriesKey(seriesOf(other)) === key);
  if (same.some(({ kind }) => kind === message.kind)) return message.kind === 'standing' ? message : undefined;
  if (told.filter(({ kind }) => kind === message.kind).length >= 2) return undefined;
  if (same.some(({ kind }) => kind === 'net')) return undefined;
  if (message.kind === 'net') return told.length === 0 ? message : undefined;
  if (message.kind === 'last-step' && (same.some(({ kind }) => kind === 'step') || isMomentary(message)))
    return undefined;
  if (message.kind === 'step' && same.some(({ kind }) => kind === 'turning-point' || kind === 'last-step'))
    return undefined;
  if (message.kind === 'level') return told.length === 0 ? message : undefined;
  if (message.kind === 'extremes') return extremesLeft(message, same);
  if (message.kind === 'share' || message.kind === 'concentration') {
    if (told[0]?.kind === 'correlation' || isShareAlready(message, same)) return undefined;
    return same.some(({ kind }) => kind === 'share' || kind === 'concentration') ? undefined : message;
  }
  if (message.kind === 'growth') {
    const isSteady = same.some((other) => other.kind === 'course' && other.isSteady);
    const { periods, rate } = message.fact;
    return periods.value >= FEW_STEPS &&
      isSteady &&
      Math.abs(rate.value) >= LEAST_RATE &&
      Math.abs(rate.value) < MOST_RATE
      ? message
      : undefined;
  }
  if (message.kind === 'pace') return same.some(({ kind }) => kind === 'course') ? message : undefined;
  if (message.kind === 'course' && same.some(({ kind }) => kind === 'step')) return { ...message, isSteady: false };
  if (message.kind === 'course' && !message.isSteady && told.length > 0) return undefined;
  if (message.kind === 'course' && same.some(({ kind }) => kind === 'turning-point' || kind === 'seasonality'))
    return undefined;
  if (message.kind === 'turning-point' && same.some(({ kind }) => kind === 'course')) return undefined;
  if (message.kind === 'outlier') return same.some((other) => other.kind === 'extremes') ? undefined : message;
  if (message.kind === 'gap' && told.some(({ kind }) => kind === 'ranking')) return undefined;
  return message;
}

/** The last hour or minute of many is no news. */
function isMomentary({ change }: Extract<Message, { kind: 'last-step' }>): boolean {
  const { grain } = change.axis;
  return grain === 'hour' || grain === 'minute' || grain === 'second';
}

/** A column of percentages has said its largest share with its highest value. */
function isShareAlready(message: Message, same: readonly Message[]): boolean {
  if (message.kind !== 'share' && message.kind !== 'concentration') return false;
  const figure = message.kind === 'share' ? message.fact.largest.value : undefined;
  return same.some(({ kind }) => kind === 'extremes') && figure !== undefined && isPercentage(figure);
}

type Extremes = Extract<Message, { kind: 'extremes' }>;

function extremesLeft(message: Extremes, same: readonly Message[]): Message | undefined {
  const { highest, lowest } = message.fact;
  for (const other of same) {
    if (other.kind === 'course') {
      const ends = [other.change.from.points[0], other.change.to.points[0]];
      const [isHighTold, isLowTold] = [highest, lowest].map((mark) => ends.some((end) => isAt(mark.points, end)));
      if (isHighTold && isLowTold) return undefined;
      if (isHighTold || isLowTold) return { ...message, part: isHighTold ? 'lowest' : 'highest' };
    }
    if (other.kind === 'share' && isAt(highest.points, other.fact.largest.points[0]))
      return { ...message, part: 'lowest' };
    if (other.kind === 'outlier') {
      if (isAt(highest.points, other.fact.at.points[0])) return { ...message, part: 'lowest' };
      if (isAt(lowest.points, other.fact.at.points[0])) return undefined;
    }
    if (other.kind === 'turning-point') return undefined;
    if (other.kind === 'step') {
      const { from, to, after } = other.fact;
      const ends = [from, to, after.to].map(({ points }) => points[0]);
      if ([highest, lowest].every((mark) => ends.some((end) => isAt(mark.points, end)))) return undefined;
    }
    if (other.kind === 'concentration') return { ...message, part: 'lowest' };
  }
  return message;
}
