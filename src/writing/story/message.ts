import type {
  ChangeFact,
  CompletenessFact,
  ConcentrationFact,
  CorrelationFact,
  Direction,
  ExtremesFact,
  Fact,
  GapFact,
  GrowthFact,
  LevelFact,
  NetFact,
  OutlierFact,
  PaceFact,
  PartToWholeFact,
  RankingFact,
  SeasonalityFact,
  SeriesName,
  ShareFact,
  StandingFact,
  StepFact,
  TrendFact,
  TurningPointFact,
  YearsFact,
} from '../../insight/insight.ts';

/** A course from its first period to its last; with the trend that bears it out, where one does. */
export type CourseMessage = {
  readonly kind: 'course';
  readonly change: ChangeFact;
  readonly trend?: TrendFact;
  /** False where it went up and down so much that only its ends may be set against each other. */
  readonly isSteady: boolean;
};

/** Two courses side by side. */
export type CoursesMessage = { readonly kind: 'courses'; readonly first: ChangeFact; readonly second: ChangeFact };

/** The last step of a course. */
export type LastStepMessage = { readonly kind: 'last-step'; readonly change: ChangeFact };

/** The highest and the lowest, or one alone where the other has been told. */
export type ExtremesMessage = {
  readonly kind: 'extremes';
  readonly fact: ExtremesFact;
  readonly part: 'both' | 'highest' | 'lowest';
};

/** Two points that a reader wants compared, the higher first. */
export type PairMessage = { readonly kind: 'pair'; readonly upper: StandingFact; readonly lower: StandingFact };

type Plain<Of extends Fact> = { readonly kind: Of['kind']; readonly fact: Of };

/** One thing that a story tells. */
export type Message =
  | CourseMessage
  | CoursesMessage
  | LastStepMessage
  | ExtremesMessage
  | PairMessage
  | (Plain<GrowthFact> & { readonly kind: 'growth' })
  | (Plain<PaceFact> & { readonly kind: 'pace' })
  | (Plain<TurningPointFact> & { readonly kind: 'turning-point' })
  | (Plain<StepFact> & { readonly kind: 'step' })
  | (Plain<NetFact> & { readonly kind: 'net' })
  | (Plain<YearsFact> & { readonly kind: 'years' })
  | (Plain<SeasonalityFact> & { readonly kind: 'seasonality' })
  | (Plain<ShareFact> & { readonly kind: 'share' })
  | (Plain<ConcentrationFact> & { readonly kind: 'concentration' })
  | (Plain<GapFact> & { readonly kind: 'gap' })
  | (Plain<OutlierFact> & { readonly kind: 'outlier' })
  | (Plain<CorrelationFact> & { readonly kind: 'correlation' })
  | (Plain<RankingFact> & { readonly kind: 'ranking' })
  | (Plain<PartToWholeFact> & { readonly kind: 'part-to-whole' })
  | (Plain<CompletenessFact> & { readonly kind: 'completeness' })
  | (Plain<StandingFact> & { readonly kind: 'standing'; readonly part?: 'share' })
  | (Plain<LevelFact> & { readonly kind: 'level'; readonly part?: 'mean' });

/** The kinds of messages. */
export type MessageKind = Message['kind'];

/** The message of a kind. */
export type MessageOf<Kind extends MessageKind> = Extract<Message, { readonly kind: Kind }>;

/** True for the step to the last period. */
export function isLatest(message: Message): message is LastStepMessage {
  return message.kind === 'last-step' && message.change.span === 'last-step';
}

/** What a message is about, where it is one series. */
export function seriesOf(message: Message): SeriesName | undefined {
  if (message.kind === 'course' || message.kind === 'last-step') return message.change.series;
  if (message.kind === 'courses') return message.first.series;
  if (message.kind === 'pair') return message.upper.series;
  const { fact } = message;
  return 'series' in fact ? fact.series : undefined;
}

/** A key for a series. */
export function seriesKey(series: SeriesName | undefined): string {
  return series === undefined ? '' : JSON.stringify([series.columnKey, series.group]);
}

/** The way that a message goes, where it goes one. */
export function directionOfMessage(message: Message): Direction | undefined {
  if (message.kind === 'course' || message.kind === 'last-step') return message.change.direction;
  if (message.kind === 'courses') return message.first.direction;
  if (message.kind === 'pair') return undefined;
  return 'direction' in message.fact && message.kind !== 'correlation' && message.kind !== 'ranking'
    ? message.fact.direction
    : undefined;
}
