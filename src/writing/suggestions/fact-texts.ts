import type { Figure, StepGrain } from '../../insight/figure.ts';
import type { Fact, InsightKind, Mark, Point, SeriesName } from '../../insight/insight.ts';

/** The parts of a sentence about a fact, written in one locale. A figure that cannot be written ends the sentence: it is not told. */
export type FactSay = {
  /** A name of the caller's in quotation marks. */
  readonly name: (text: string) => string;
  /** A measure, or the group of it that the series is. */
  readonly series: (series: SeriesName) => string;
  /** A place: a period in words where the axis is time, else the quoted name. */
  readonly point: (point: Point | undefined, axis: AxisKind) => string;
  /** All places where a value stands, at most three of them named. */
  readonly points: (mark: Mark, axis: AxisKind) => string;
  readonly figure: (figure: Figure) => string;
  /** A figure without its sign. */
  readonly size: (figure: Figure) => string;
  readonly list: (texts: readonly string[]) => string;
  /** The name of a season: July, Monday, Q1, 09:00. */
  readonly season: (season: Season, place: number) => string;
};

/** What lies along an axis. */
export type AxisKind = 'time' | 'cycle' | 'number' | 'ordered' | 'category' | 'none';

/** What a season is. */
export type Season = 'month' | 'quarter' | 'day' | 'hour';

/** A sentence for each kind of fact, with its full stop; undefined where the fact is not worth one. */
export type FactTexts = {
  readonly [Kind in InsightKind]: (fact: Extract<Fact, { readonly kind: Kind }>, say: FactSay) => string | undefined;
};

/** What one step of time is called. */
export type GrainNames = Readonly<Record<StepGrain, string>>;
