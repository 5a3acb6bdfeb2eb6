import type { ChartType } from '../../chart/chart-type.ts';
import { STACKED_AREAS } from './area-stacked.ts';
import { BARS, COLUMNS, SHARE_BARS, SHARE_COLUMNS, STACKED_BARS, STACKED_COLUMNS } from './bars.ts';
import { BUBBLE } from './bubble.ts';
import { COMBO } from './combo.ts';
import { FUNNEL } from './funnel.ts';
import { HEATMAP } from './heatmap.ts';
import { LINES } from './line.ts';
import { MEKKO } from './mekko.ts';
import { DONUT, PIE } from './pie.ts';
import type { Plot } from './plot-drawing.ts';
import { SCATTER } from './scatter.ts';
import { TABLE } from './table.ts';
import { WATERFALL } from './waterfall.ts';

/** How each type is drawn. */
export const PLOTS = {
  line: LINES,
  areaStacked: STACKED_AREAS,
  bar: BARS,
  groupedBar: BARS,
  stackedBar: STACKED_BARS,
  '100StackedBar': SHARE_BARS,
  column: COLUMNS,
  groupedColumn: COLUMNS,
  stackedColumn: STACKED_COLUMNS,
  '100StackedColumn': SHARE_COLUMNS,
  combo: COMBO,
  pie: PIE,
  donut: DONUT,
  funnel: FUNNEL,
  heatmap: HEATMAP,
  scatter: SCATTER,
  bubble: BUBBLE,
  waterfall: WATERFALL,
  table: TABLE,
  mekko: MEKKO,
} as const satisfies Record<ChartType, Plot>;
