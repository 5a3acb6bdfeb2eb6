import type { CellReference, Figure, StepGrain } from './figure.ts';

/**
 * A place that a fact is about: a category or a period, by the text or ISO text of its cell, and the cell that holds the value.
 * The name is empty where no column names the rows.
 */
export type Point = {
  readonly name: string;
  readonly rowIndex: number;
  readonly columnKey: string;
  /** Where it lies, along an axis of numbers. */
  readonly place?: Figure;
};

/** A value and all the places it stands at: several where values tie. */
export type Mark = { readonly points: readonly Point[]; readonly value: Figure };

/** Which way something goes. */
export type Direction = 'up' | 'down' | 'flat';

/** What a fact is about: a measure, or one group of it where rows or headings name the series. */
export type SeriesName = {
  /** The label of the measure's column; empty where the headings are periods and each row is a series. */
  readonly measure: string;
  readonly columnKey: string;
  /** The text that names the group: "North" of Sales. */
  readonly group?: string;
  /** A cell that names the group. */
  readonly groupCell?: CellReference;
  /** True for all series of a table together, where they are the parts of a whole: no column holds it. */
  readonly isWhole?: true;
};

/** The axis that the points of a fact lie along; `number` for the numbers of another column, such as temperatures or ages. */
export type AxisName = {
  readonly kind: 'time' | 'cycle' | 'number' | 'ordered' | 'category' | 'none';
  readonly columnKey?: string;
  readonly label?: string;
  readonly grain: StepGrain;
  /** True where rows stand once for each period of the grain, with none left out between. */
  readonly isEveryPeriod?: boolean;
};

type About = { readonly series: SeriesName; readonly axis: AxisName };

/** Where the values of a measure lie. `total` only for amounts that add up. */
export type LevelFact = About & {
  readonly kind: 'level';
  readonly mean: Figure;
  readonly median: Figure;
  readonly total?: Figure;
  readonly count: Figure;
  /** Where the value stands, of a single one. */
  readonly only?: Mark;
};

/** The highest and the lowest; `lead` is how far the highest is above the next one, where one stands alone. */
export type ExtremesFact = About & {
  readonly kind: 'extremes';
  readonly highest: Mark;
  readonly lowest: Mark;
  readonly runnerUp?: Mark;
  readonly lead?: Figure;
  /** The highest over the lowest ("2.5 times"), where both are above 0 on a scale with a true zero. */
  readonly ratio?: Figure;
  /** All values of the series: its cells are what the highest is the highest of. */
  readonly count: Figure;
};

/**
 * From the first period to the last (`whole`), to the last from the one before it (`last-step`), or from a high to the low behind it and
 * the reverse (`swing`); of stages, the one that loses most (`swing`).
 */
export type ChangeFact = About & {
  readonly kind: 'change';
  readonly span: 'whole' | 'last-step' | 'swing';
  readonly direction: Direction;
  readonly from: Mark;
  readonly to: Mark;
  /** In the unit of the column; percentages differ by points. */
  readonly difference: Figure;
  /** Percent of the first value; absent for percentages, changes, temperatures and a base that is not above 0. */
  readonly relative?: Figure;
  readonly steps: Figure;
  readonly rises: Figure;
  readonly falls: Figure;
};

/** The steady rate that leads from the first value to the last, and its quickest and slowest single step. */
export type GrowthFact = About & {
  readonly kind: 'growth';
  readonly direction: Direction;
  /** What one step of `rate` is. */
  readonly per: StepGrain;
  readonly rate: Figure;
  readonly periods: Figure;
  readonly from: Mark;
  readonly to: Mark;
  readonly best: Step;
  readonly worst: Step;
};

/** One step from a period to the next, in percent. */
export type Step = { readonly from: Mark; readonly to: Mark; readonly rate: Figure };

/** Growth that gets quicker or slower: the rates of the two halves. */
export type PaceFact = About & {
  readonly kind: 'pace';
  readonly pace: 'quickening' | 'slowing';
  readonly early: Step;
  readonly late: Step;
};

/** A course that rises or falls as time goes on. */
export type TrendFact = About & {
  readonly kind: 'trend';
  readonly direction: Direction;
  /** The median step of the Theil–Sen line. */
  readonly slope: Figure;
  readonly tau: Figure;
  readonly from: Mark;
  readonly to: Mark;
};

/** A course that turns: up to a peak and down from it, or the reverse. */
export type TurningPointFact = About & {
  readonly kind: 'turning-point';
  readonly shape: 'peak' | 'trough';
  readonly from: Mark;
  readonly at: Mark;
  readonly to: Mark;
  readonly before: Figure;
  readonly after: Figure;
};

/** A season that returns: its place in the cycle from 0 (January, Monday, Q1, midnight) and the mean of its periods. */
export type Season = { readonly place: number; readonly mean: Figure };

/** Values that rise and fall with the season. */
export type SeasonalityFact = About & {
  readonly kind: 'seasonality';
  /** What a season is: months and quarters of the year, days of the week, hours of the day. */
  readonly season: 'month' | 'quarter' | 'day' | 'hour';
  readonly high: Season;
  readonly low: Season;
  readonly mean: Figure;
};

/** The largest part of a column that adds up. */
export type ShareFact = About & {
  readonly kind: 'share';
  readonly largest: Mark;
  readonly share: Figure;
  readonly whole: Figure;
};

/** How few make up how much of a column that adds up. */
export type ConcentrationFact = About & {
  readonly kind: 'concentration';
  readonly top: readonly Point[];
  readonly share: Figure;
  readonly count: Figure;
  readonly herfindahl: Figure;
  readonly gini: Figure;
};

/** How far two series of one unit lie apart. Differences are of `upper` less `lower`, as they stand at the end (or on average). */
export type GapFact = {
  readonly kind: 'gap';
  readonly axis: AxisName;
  readonly upper: SeriesName;
  readonly lower: SeriesName;
  /** `steady` also for categories, which have no first and last; `mixed` where now the one is ahead and now the other. */
  readonly development: 'widening' | 'narrowing' | 'crossed' | 'steady' | 'mixed';
  readonly widest: { readonly at: Point; readonly difference: Figure };
  readonly narrowest: { readonly at: Point; readonly difference: Figure };
  readonly first?: { readonly at: Point; readonly difference: Figure };
  readonly last?: { readonly at: Point; readonly difference: Figure };
  /** Where the upper one is ahead for the first time, of two that crossed once. */
  readonly crossing?: { readonly at: Point; readonly difference: Figure };
};

/** A value far from the others of its series. */
export type OutlierFact = About & {
  readonly kind: 'outlier';
  readonly side: 'high' | 'low';
  readonly at: Mark;
  /** The median of the series. */
  readonly median: Figure;
  /** The value less the median. */
  readonly distance: Figure;
};

/** Two measures that go together. Along time it is their changes that are compared: any two things that grow look alike. */
export type CorrelationFact = {
  readonly kind: 'correlation';
  readonly axis: AxisName;
  readonly left: SeriesName;
  readonly right: SeriesName;
  readonly direction: Direction;
  readonly manner: 'levels' | 'changes';
  readonly spearman: Figure;
  readonly pearson: Figure;
  readonly count: Figure;
};

/** The one step of a short course that dwarfs its others, and where the course went from there. */
export type StepFact = About & {
  readonly kind: 'step';
  readonly direction: Direction;
  readonly from: Mark;
  readonly to: Mark;
  readonly difference: Figure;
  /** As for changes. */
  readonly relative?: Figure;
  readonly after: {
    readonly to: Mark;
    readonly difference: Figure;
    readonly direction: Direction;
    /** True where what came after makes up half of the step, either way. */
    readonly hasRegained: boolean;
  };
};

/** What gains and losses come to, and the largest of each. */
export type NetFact = About & {
  readonly kind: 'net';
  readonly total: Figure;
  readonly gain: Mark;
  readonly loss: Mark;
  /** All gains and losses: its cells are what the largest are the largest of. */
  readonly count: Figure;
};

/** A calendar year, by its first period, and what it came to. */
export type YearFigure = { readonly at: Point; readonly figure: Figure };

/** A whole calendar year against the one before it. */
export type YearsFact = About & {
  readonly kind: 'years';
  /** True for totals of the years, false for averages of their periods. */
  readonly isSum: boolean;
  readonly direction: Direction;
  readonly from: YearFigure;
  readonly to: YearFigure;
  readonly difference: Figure;
  /** Percent of the year before. */
  readonly relative: Figure;
};

/** A series that changes its rank among the others from the first period to the last. */
export type RankingFact = About & {
  readonly kind: 'ranking';
  readonly direction: Direction;
  readonly from: { readonly at: Point; readonly rank: Figure };
  readonly to: { readonly at: Point; readonly rank: Figure };
  readonly isNewLeader: boolean;
  /** The series that led at first, where the new leader took its place. */
  readonly formerLeader?: SeriesName;
};

/** The share of one series in the sum of all of one unit, at the last period (or in all rows), and how it moved. */
export type PartToWholeFact = About & {
  readonly kind: 'part-to-whole';
  readonly share: Figure;
  readonly at?: Point;
  readonly earlier?: { readonly at: Point; readonly share: Figure };
  /** In percentage points. */
  readonly shift?: Figure;
};

/** Values or periods that are missing. */
export type CompletenessFact = {
  readonly kind: 'completeness';
  readonly missing: 'values' | 'periods';
  readonly column: { readonly columnKey: string; readonly label: string };
  readonly count: Figure;
  /** Filled cells of all, in percent, for `values`. */
  readonly filled?: Figure;
};

/** Where one named point stands among the others: for a caller who asks about it. */
export type StandingFact = About & {
  readonly kind: 'standing';
  readonly at: Mark;
  readonly rank: Figure;
  readonly count: Figure;
  readonly distanceToMean: Figure;
  readonly share?: Figure;
};

/** What a fact states. */
export type Fact =
  | LevelFact
  | ExtremesFact
  | ChangeFact
  | GrowthFact
  | PaceFact
  | TrendFact
  | TurningPointFact
  | StepFact
  | NetFact
  | YearsFact
  | SeasonalityFact
  | ShareFact
  | ConcentrationFact
  | GapFact
  | OutlierFact
  | CorrelationFact
  | RankingFact
  | PartToWholeFact
  | CompletenessFact
  | StandingFact;

/** The kinds of facts. */
export type InsightKind = Fact['kind'];

/** The tests that kinds rest on; facts of plain arithmetic have none. */
export type TestName = 'mann-kendall' | 'kruskal-wallis' | 'exponential-gap' | 'spearman';

/** A test that was made, and how likely its result is where there is nothing. */
export type TestResult = {
  readonly name: TestName;
  readonly statistic: number;
  readonly sampleSize: number;
  /** Two-sided, not corrected. */
  readonly pValue: number;
};

/** What speaks for a fact. */
export type Evidence = {
  /** How large it is, 0 to 1, by the measure that the file of its kind names. */
  readonly effect: number;
  /** How little it was to be expected, 0 to 1. */
  readonly surprise: number;
  /** With `adjusted`, the chance corrected for all tests made on the table. */
  readonly test?: TestResult & { readonly adjusted: number };
};

/** A fact, what speaks for it, and its place among the others. */
export type Insight = Fact & {
  readonly evidence: Evidence;
  /** What facts are ranked by; higher first. */
  readonly score: number;
};
