import type { FactorTexts } from './factor-text.ts';

/** English, spelled alike on both sides of the Atlantic: what speaks for and against parts of a whole, stages and steps. */
export const ENGLISH_PART_MERITS = {
  'shares-across': {
    label: 'Shares of a whole',
    reason: 'In every row, {measures} add up to the whole: bars of equal length compare the shares.',
  },
  'hides-totals': {
    label: 'Hides the totals',
    reason: 'Bars of equal length hide the total of each value of {axis}.',
  },
  'parts-of-whole': {
    label: 'Parts of one whole',
    reason: 'The values of {measures} add up to a whole of {points:parts}, few enough to be read as slices.',
  },
  'few-parts': {
    label: 'Few parts',
    reason: 'The values add up, and {points:parts} are few enough for slices; bars are more precise.',
  },
  'several-parts': {
    label: 'Several parts',
    reason: 'The values add up, but {points:parts} make thin slices: up to six are easy to read.',
  },
  'too-many-parts': {
    label: 'Too many parts',
    reason: 'No one can compare {points:parts}: keep the six largest and put the rest together.',
  },
  'parts-do-not-add-up': {
    label: 'Not parts of a whole',
    reason: 'Values such as {measures} do not add up to a whole: use amounts, counts or shares.',
  },
  'parts-over-time': {
    label: 'An order needs an axis',
    reason: 'The values of {axis} follow an order, which slices and blocks can’t show.',
  },
  'single-part': { label: 'Only one part', reason: 'A whole of one part shows nothing: add the other parts.' },
  stages: {
    label: 'Stages of a process',
    reason: 'The {points:stages} of {axis} lose part of the flow one after another, as a funnel shows.',
  },
  'no-stages': {
    label: 'Not a process',
    reason:
      'The values of {axis} are not stages that each keep part of the one before: this type suits a process with falling values.',
  },
  'signed-steps': {
    label: 'Rises and falls',
    reason: 'The gains and losses in {measures} lead step by step from a start to an end.',
  },
  'gains-and-losses': {
    label: 'Gains and losses',
    reason: 'The gains and losses in {measures} build up along {axis}.',
  },
  'totals-to-bridge': {
    label: 'Totals to lead to',
    reason: 'The data has {totals:totals} for the steps to start from or end at.',
  },
  'no-falls': {
    label: 'No rises and falls',
    reason: 'No value is negative, so the steps would only climb: this type suits gains and losses.',
  },
  'steps-do-not-add-up': {
    label: 'Steps do not add up',
    reason: 'Values such as {measures} do not add up from step to step: this type suits amounts.',
  },
  mosaic: {
    label: 'Size and share at once',
    reason: 'Widths show the total of each value of {axis}, and heights the shares of {series:series}.',
  },
  'uneven-wholes': {
    label: 'Wholes of different size',
    reason: 'The values of {axis} differ widely in size, which widths show and columns of equal width hide.',
  },
  'crowded-mosaic': {
    label: 'Too many blocks',
    reason: 'Blocks for {points:values} by {series:series} would be too small: keep up to eight by six.',
  },
  'equal-wholes': {
    label: 'Wholes of one size',
    reason: 'Every row adds up to the same whole, so the widths along {axis} would all be equal.',
  },
  'too-many-steps': {
    label: 'Too many steps',
    reason: 'A waterfall of {points:steps} can’t be followed: combine them into fewer.',
  },
} as const satisfies Partial<FactorTexts>;
