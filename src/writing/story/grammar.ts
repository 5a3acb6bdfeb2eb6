import type { Locale } from '../../chart/locale.ts';
import type { CellReference, ColumnUnit, Figure } from '../../insight/figure.ts';
import type { AxisName, Mark, Point, SeriesName } from '../../insight/insight.ts';
import type { PluralForms } from '../plural.ts';
import type { PreparedPart } from '../suggestions/data-preparation.ts';
import type { Message, MessageKind, MessageOf } from './message.ts';
import type { FigureWords } from './write-figure.ts';

/** The manners a story can be told in. */
export const TONES = ['neutral', 'formal', 'punchy', 'executive', 'playful'] as const;

/** One of the manners. */
export type Tone = (typeof TONES)[number];

/** A name of a measure as a language bends it. */
export type MeasureWords = {
  /** The label as written within a sentence, marked; or the group that it is of. */
  readonly text: string;
  readonly group: string | undefined;
  /** The label without marks, for what its letters tell of gender and number. */
  readonly plain: string;
  /** True for labels that name things, not measures: they keep their capitals and take no article. */
  readonly isName: boolean;
  /** True for a label that is a period: what is measured in it has no label. */
  readonly isPeriod: boolean;
};

/** What the sentences of one story are written with. Texts that state something come marked with their claim. */
export type Speech = {
  readonly locale: Locale;
  readonly tone: Tone;
  readonly hasNumbers: boolean;
  /** False where changes are to be told in their own unit. */
  readonly hasPercentages: boolean;
  readonly measure: (series: SeriesName) => MeasureWords;
  /** True for two groups of one measure, whose second need not name it. */
  readonly areGroupsOfOne: (one: SeriesName, other: SeriesName) => boolean;
  /** What a group is measured by, without the group. */
  readonly measuredBy: (series: SeriesName) => SeriesName;
  /** The title of the axis of values, as a name. */
  readonly figures: (title: string) => string;
  /** A figure with its sign. */
  readonly amount: (figure: Figure) => string;
  /** A figure whose direction the words around it say. */
  readonly size: (figure: Figure) => string;
  /** A counted noun in the form that its number needs. */
  readonly counted: (figure: Figure, forms: PluralForms) => string;
  /** The name of a point: a category as it stands, a period in the words of the language. */
  readonly name: (point: Point, axis: AxisName) => string;
  /** The name of a period without the year, where the other end of a range says it. */
  readonly shortName: (point: Point, other: Point, axis: AxisName) => string;
  /** The year that a period lies in. */
  readonly year: (point: Point, axis: AxisName) => string;
  readonly names: (points: readonly Point[], axis: AxisName) => string;
  /** A place in a cycle: January, Monday. */
  readonly season: (season: 'month' | 'quarter' | 'day' | 'hour', place: number) => string;
  /** A word for the way that the sign of a figure goes, or for how its size stands to that of another. */
  readonly way: (word: string, figure: Figure, against?: Figure) => string;
  /** A word for a ratio ("doubled"). */
  readonly multiple: (word: string, figure: Figure) => string;
  /** A superlative. */
  readonly extreme: (
    word: string,
    side: 'most' | 'least',
    at: readonly CellReference[],
    among: readonly CellReference[],
  ) => string;
  readonly rank: (word: string, figure: Figure) => string;
  /** True where the sentence before is about the same series, so that it need not be named again. */
  readonly isKnown: (series: SeriesName) => boolean;
  /** One of several words or clauses, the same for the same data. */
  readonly pick: <Choice>(slot: string, choices: readonly Choice[]) => Choice;
};

/** How rows of single events became the table that is told of. */
export type Gathering = {
  readonly operation: 'sum' | 'mean';
  /** The period that dates were brought down to; absent where they were few, and for groups. */
  readonly part?: PreparedPart;
  /** How many rows there were. */
  readonly rows: Figure;
};

/** A clause in the making; only what is chosen is written. */
export type Clause = () => string;

/** Ways to say one message: the plain one first, then its alternatives. */
export type Teller<Kind extends MessageKind> = (message: MessageOf<Kind>, speech: Speech) => readonly Clause[];

/** How the messages of every kind are said. */
export type Tellers = { readonly [Kind in MessageKind]: Teller<Kind> };

/** How messages along an axis of numbers are said, where nothing comes earlier or later; other kinds are said as ever. */
export type NumberTellers = {
  readonly titles: Pick<Tellers, 'course' | 'turning-point' | 'extremes'>;
  readonly sentences: Pick<Tellers, 'course' | 'turning-point' | 'extremes'>;
  readonly details: Pick<Tellers, 'course' | 'turning-point' | 'extremes'>;
};

/** The scope of a chart: what the subtitle is made of. Texts are marked. */
export type Scope = {
  readonly measures: readonly MeasureWords[];
  /** True where headings are periods: the first of the measures is what names the rows. */
  readonly isOfNames: boolean;
  /** How many measures are not named. */
  readonly more: number;
  /** What all measures are figures of, where the chart says so: "Revenue" over columns of regions. */
  readonly figures: string | undefined;
  readonly axisLabel: string | undefined;
  readonly axis: AxisName | undefined;
  readonly from: Point | undefined;
  readonly to: Point | undefined;
  /** The unit in words: "in millions of US dollars". */
  readonly unit: string | undefined;
  readonly rows: Figure;
  readonly gathering: Gathering | undefined;
};

/** The grammar of one language: how it says each message, and how it joins clauses. */
export type Grammar = {
  readonly figures: FigureWords;
  /** Statements for a title, richest first; each is complete without a full stop. */
  readonly titles: Tellers;
  /** Clauses for a caption that say the message in full. */
  readonly sentences: Tellers;
  /** Clauses that add the figures behind a title; absent where the title has said it all. */
  readonly details: { readonly [Kind in MessageKind]?: Teller<Kind> };
  readonly alongNumbers: NumberTellers;
  /** A title as a question that the caption answers. */
  readonly questions: (message: Message, speech: Speech) => string;
  /** Two clauses made one; `contrast` where they go opposite ways. */
  readonly join: (first: string, second: string, relation: 'contrast' | 'addition', speech: Speech) => string;
  readonly sentence: (clause: string) => string;
  readonly asQuestion: (clause: string) => string;
  readonly scope: (scope: Scope, speech: Speech) => readonly Clause[];
  /** The title where nothing stands out: what the chart shows. */
  readonly plainTitle: (scope: Scope, speech: Speech) => readonly Clause[];
  /** The period that dates were brought down to, as a word. */
  readonly periods: Readonly<Record<PreparedPart, string>>;
  /** What returns, as a word: the hour of the day, the day of the week. */
  readonly cycles: Readonly<Record<'hour' | 'day' | 'month' | 'quarter', string>>;
  /** A clause that says how the figures came from rows of single events. */
  readonly gathered: (gathering: Gathering, speech: Speech) => string;
  /** True for a label that measures something in this language: one that names a thing set beside others, it is not. */
  readonly isMeasure: (label: string) => boolean;
  /** A label as it is written within a sentence. */
  readonly label: (label: string, isName: boolean) => string;
  readonly period: (iso: string, form: 'full' | 'short') => string;
  readonly cycle: (season: 'month' | 'quarter' | 'day' | 'hour', place: number) => string;
  /** The unit of all measures in words: "in US dollars"; undefined for plain numbers. */
  readonly unit: (unit: ColumnUnit) => string | undefined;
};

/** The cells of marks, for superlatives. */
export const cellsOf = ({ points }: Mark): readonly CellReference[] =>
  points.map(({ rowIndex, columnKey }) => ({ rowIndex, columnKey }));
