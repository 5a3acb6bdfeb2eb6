import type { FactorTexts } from './factor-text.ts';

/** English, spelled alike on both sides of the Atlantic: what keeps a type from being drawn, and what has to be done first. */
export const ENGLISH_OBSTACLES = {
  'no-data': {
    label: 'No data',
    reason: 'There are no values to draw: add rows, with at least one column of numbers.',
  },
  'needs-measure': {
    label: 'Needs numbers',
    reason:
      'There is no column of numbers to draw: add one, or a column of categories that repeat and can be counted.[ Codes such as {codes} only identify the rows.]',
  },
  'needs-amounts': {
    label: 'Needs amounts',
    reason: 'There is no column of numbers to draw: add one.[ Codes such as {codes} only identify the rows.]',
  },
  'needs-axis': {
    label: 'Needs categories',
    reason: 'There is no axis to lay {measures} along: add a column of categories or dates.',
  },
  'needs-order': {
    label: 'Needs an order',
    reason: 'A line must follow an order: add a column of dates, or another ordered column, beside {measures}.',
  },
  'needs-second-measure': {
    label: 'Needs two measures',
    reason:
      'Each dot is placed by two measures: add {missing:measuresToPlaceDots}.[ Codes such as {codes} only identify the rows.]',
  },
  'needs-third-measure': {
    label: 'Needs three measures',
    reason:
      'Each bubble shows three measures, two for its place and one for its size: add {missing:measuresForBubbles}.[ Codes such as {codes} only identify the rows.]',
  },
  'needs-series': {
    label: 'Needs a second series',
    reason:
      'There is only one series, so there is nothing to set beside it: add a second number column, or a column that names the series.',
  },
  'needs-grid': {
    label: 'Needs a grid',
    reason: 'There is nothing to lay the cells along: add a category column, or more number columns.',
  },
  'needs-points': {
    label: 'Only one position',
    reason: 'There is only one position on the axis: add a second row, with another category or date.',
  },
  'negative-parts': {
    label: 'Negative values',
    reason:
      'Parts of a whole can’t be below zero, and there are negative values in {measures}: this type needs values of zero or more.',
  },
  'negative-layers': {
    label: 'Negative layers',
    reason:
      'Stacked layers can’t be below zero, and there are negative values in {measures}: this type needs values of zero or more.',
  },
  'negative-sizes': {
    label: 'No measure for the size',
    reason:
      'The size of a bubble can’t be negative, and every measure has values below zero: add a number column without negative values.',
  },
  'empty-whole': {
    label: 'Nothing to divide',
    reason: 'All values of {measures} are zero, so there is no whole to divide: this type needs values above zero.',
  },
  'single-value': {
    label: 'Nothing to compare',
    reason: 'There is nothing to compare here: add more rows, with other values.',
  },
  'widen-first': {
    label: 'Needs one column per series',
    reason:
      'The data is in long form: first give each value of {series} a column of its own, with one row per value of {axis}.',
  },
  'gather-first': {
    label: 'Needs aggregating',
    reason:
      'There are {rows:rows} for {points:categories} of {axis}: first sum or average them to one row per category.',
  },
  'count-first': {
    label: 'Needs counting',
    reason: 'First count the rows for each value of {axis}: {rows:rows} fall into {points:categories}.',
  },
  'bin-first': { label: 'Needs ranges', reason: 'First cut {measures} into ranges and count the rows in each.' },
  'turn-first': {
    label: 'Needs turning',
    reason: 'The headings are the positions: first turn {measures} into one row each.',
  },
} as const satisfies Partial<FactorTexts>;
