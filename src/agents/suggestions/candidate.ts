import type { ChartType } from '../../chart/chart-type.ts';
import type { DataPreparation } from '../../writing/suggestions/data-preparation.ts';

/** What a view is good for. */
const GOALS = [
  'trend',
  'comparison',
  'composition',
  'relationship',
  'distribution',
  'ranking',
  'change',
  'deviation',
] as const;

/** One of the things that a view is good for. */
export type Goal = (typeof GOALS)[number];

/** A view worth trying: what is done to the data, and which types would tell what it is for. */
export type Candidate = {
  readonly goal: Goal;
  readonly preparation: DataPreparation;
  /** The types among which the fit on the result chooses. */
  readonly types: readonly ChartType[];
  /** Keys of the columns that it shows. */
  readonly about: readonly string[];
  /** 0 to 1: how near it is to the first measures and groups of the table, and to what the prompt names. */
  readonly relevance: number;
};

/** The types that tell each goal, after the FT Visual Vocabulary. */
export const TYPES_OF_GOAL = {
  trend: ['line', 'areaStacked', 'column', 'groupedColumn', 'stackedColumn'],
  comparison: ['column', 'bar', 'groupedColumn', 'groupedBar', 'stackedColumn', 'stackedBar', 'line', 'combo'],
  composition: [
    'pie',
    'donut',
    'stackedColumn',
    'stackedBar',
    '100StackedColumn',
    '100StackedBar',
    'mekko',
    'areaStacked',
  ],
  relationship: ['scatter', 'bubble'],
  distribution: ['column', 'bar'],
  ranking: ['bar', 'column'],
  change: ['combo', 'line', 'column', 'waterfall'],
  deviation: ['column', 'bar', 'waterfall'],
} as const satisfies Record<Goal, readonly ChartType[]>;

/** What a picture looks like at a glance: two of one kind, of the same numbers, are the same picture. */
export type PictureKind = 'lines' | 'bars' | 'layers' | 'slices' | 'dots' | 'grid' | 'steps' | 'table';

/** The kind of picture that each type draws. */
export const PICTURE_OF = {
  line: 'lines',
  areaStacked: 'lines',
  combo: 'lines',
  bar: 'bars',
  column: 'bars',
  groupedBar: 'bars',
  groupedColumn: 'bars',
  stackedBar: 'layers',
  stackedColumn: 'layers',
  '100StackedBar': 'layers',
  '100StackedColumn': 'layers',
  mekko: 'layers',
  pie: 'slices',
  donut: 'slices',
  heatmap: 'grid',
  scatter: 'dots',
  bubble: 'dots',
  waterfall: 'steps',
  funnel: 'steps',
  table: 'table',
} as const satisfies Record<ChartType, PictureKind>;
