import type { Rule } from '../../rule.ts';
import { ARRANGEMENT_RULES } from './arrangement.ts';
import { AXIS_RULES } from './axes.ts';
import { COLOUR_RULES } from './colours.ts';
import { LINE_RULES } from './lines.ts';
import { NUMBER_RULES } from './numbers.ts';
import { PART_RULES } from './parts.ts';
import { REMARK_RULES } from './remarks.ts';
import { TEXT_RULES } from './texts.ts';

/** Every construct that changes the drawing. Words about the drawing are linked only in wishes for a picture. */
export const EDIT_RULES: readonly Rule[] = [
  ...PART_RULES,
  ...AXIS_RULES,
  ...TEXT_RULES,
  ...COLOUR_RULES,
  ...LINE_RULES,
  ...NUMBER_RULES,
  ...REMARK_RULES,
  ...ARRANGEMENT_RULES,
];
