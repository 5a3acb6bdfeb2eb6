import { AREA_RULES } from './areas.ts';
import { BAR_RULES } from './bars.ts';
import { BUBBLE_RULES } from './bubbles.ts';
import { COLUMN_OVER_TIME_RULES } from './columns-over-time.ts';
import { DISTRIBUTION_RULES } from './distribution.ts';
import { DOT_RULES } from './dots.ts';
import { EXACT_VALUE_RULES } from './exact-values.ts';
import { GRID_RULES } from './grid.ts';
import { IMPOSSIBLE_VALUE_RULES } from './impossible-values.ts';
import { LINE_RULES } from './lines.ts';
import { MISSING_COLUMN_RULES } from './missing-columns.ts';
import { MOSAIC_RULES } from './mosaic.ts';
import { PREPARATION_RULES } from './preparation.ts';
import type { Rule } from './rule.ts';
import { SCALE_RULES } from './scales.ts';
import { SERIES_RULES } from './series.ts';
import { SHARE_RULES } from './shares.ts';
import { SLICE_RULES } from './slices.ts';
import { STAGE_RULES } from './stages.ts';
import { STEP_RULES } from './steps.ts';

/** Every rule that reads the table, in the order in which factors of equal weight are told. */
export const RULES: readonly Rule[] = [
  ...MISSING_COLUMN_RULES,
  ...IMPOSSIBLE_VALUE_RULES,
  ...LINE_RULES,
  ...AREA_RULES,
  ...COLUMN_OVER_TIME_RULES,
  ...BAR_RULES,
  ...SERIES_RULES,
  ...SHARE_RULES,
  ...SLICE_RULES,
  ...STAGE_RULES,
  ...STEP_RULES,
  ...SCALE_RULES,
  ...DOT_RULES,
  ...BUBBLE_RULES,
  ...GRID_RULES,
  ...MOSAIC_RULES,
  ...DISTRIBUTION_RULES,
  ...EXACT_VALUE_RULES,
  ...PREPARATION_RULES,
];
