import { toBritish } from './british-spelling.ts';
import type { AxisTexts, FieldText, FieldTexts } from './field-text.ts';

function axis(the: string): AxisTexts {
  return {
    label: { name: `the title of ${the}` },
    min: { name: `the start of ${the}` },
    max: { name: `the end of ${the}` },
    scaleType: {
      name: `the scale of ${the}`,
      is: { linear: `Gave ${the} a linear scale.`, log: `Gave ${the} a logarithmic scale.` },
    },
    isReversed: {
      name: `the direction of ${the}`,
      is: { true: `Reversed ${the}.`, false: `Let ${the} run the usual way.` },
    },
    isHidden: { name: `the visibility of ${the}`, is: { true: `Hid ${the}.`, false: `Showed ${the}.` } },
    tickDisplayMode: {
      name: `the labeling of ${the}`,
      is: { auto: `Labeled ${the} wherever there is room.`, edges: `Labeled only the two ends of ${the}.` },
    },
  };
}

const X = axis('the x axis');
const Y = axis('the y axis');
const Y2 = axis('the second y axis');

/** What each field is called in American English. */
export const AMERICAN_FIELDS: FieldTexts = {
  'options.lineThickness': { name: 'the thickness of the lines' },
  'options.isSmoothLine': {
    name: 'the smoothing of the lines',
    is: { true: 'Smoothed the lines.', false: 'Drew the lines straight.' },
  },
  'options.showPoints': {
    name: 'the marking of points',
    is: { true: 'Marked every point.', false: 'Hid the point markers.' },
  },
  'options.showFill': {
    name: 'the filling below the lines',
    is: { true: 'Filled the area below the lines.', false: 'Took the filling below the lines away.' },
  },
  'options.missingValues': {
    name: 'the treatment of missing values',
    is: {
      gap: 'Left a gap where values are missing.',
      connect: 'Connected the line across missing values.',
      zero: 'Drew missing values as zero.',
    },
  },
  'options.sortBars': {
    name: 'the sorting of bars',
    is: { true: 'Sorted the bars by length.', false: 'Drew the bars in the order of the data.' },
  },
  'options.pointSize': { name: 'the size of the points' },
  'options.comboType': {
    name: 'the arrangement of the columns',
    is: {
      'grouped-bars': 'Put the columns side by side.',
      'stacked-bars': 'Stacked the columns.',
    },
  },
  'options.pieTotalPosition': {
    name: 'the place of the total',
    is: { center: 'Wrote the total in the center.' },
  },
  'axes.x.label': X.label,
  'axes.x.min': X.min,
  'axes.x.max': X.max,
  'axes.x.scaleType': X.scaleType,
  'axes.x.isReversed': X.isReversed,
  'axes.x.isHidden': X.isHidden,
  'axes.x.tickDisplayMode': X.tickDisplayMode,
  'axes.y.label': Y.label,
  'axes.y.min': Y.min,
  'axes.y.max': Y.max,
  'axes.y.scaleType': Y.scaleType,
  'axes.y.isReversed': Y.isReversed,
  'axes.y.isHidden': Y.isHidden,
  'axes.y.tickDisplayMode': Y.tickDisplayMode,
  'axes.y2.label': Y2.label,
  'axes.y2.min': Y2.min,
  'axes.y2.max': Y2.max,
  'axes.y2.scaleType': Y2.scaleType,
  'axes.y2.isReversed': Y2.isReversed,
  'axes.y2.isHidden': Y2.isHidden,
  'axes.y2.tickDisplayMode': Y2.tickDisplayMode,
  'axes.hasDualYAxis': {
    name: 'the second y axis',
    is: { true: 'Gave the last series a y axis of its own.', false: 'Drew all series on one y axis.' },
  },
  'axes.showGridLines': {
    name: 'the grid',
    is: { true: 'Showed the grid lines.', false: 'Hid the grid lines.' },
  },
  'legend.position': {
    name: 'the position of the legend',
    is: {
      auto: 'Let the legend find its own place.',
      top: 'Put the legend on top.',
      right: 'Put the legend on the right.',
      none: 'Hid the legend.',
    },
  },
  'appearance.paletteId': { name: 'the color palette' },
  'appearance.highlightStyle': {
    name: 'the style of highlights',
    is: {
      'fade-color': 'Faded the colors of everything that is not highlighted.',
      grey: 'Turned everything that is not highlighted gray.',
    },
  },
  'appearance.border.style': {
    name: 'the style of the border',
    is: {
      none: 'Took the border away.',
      grey: 'Gave the chart a gray border.',
      custom: 'Gave the chart a border in a color of its own.',
      tinted: 'Gave the chart a tinted border.',
      gradient: 'Gave the chart a border with a gradient.',
      preset: 'Gave the chart the border of its preset.',
    },
  },
  'appearance.border.width': { name: 'the width of the border' },
  'appearance.border.color': { name: 'the color of the border' },
  'appearance.hasRoundedCorners': {
    name: 'the shape of the corners',
    is: { true: 'Rounded the corners.', false: 'Made the corners square.' },
  },
  'appearance.numberFormat.abbreviation': {
    name: 'the shortening of numbers',
    is: {
      auto: 'Shortened the numbers as suits them.',
      k: 'Wrote the numbers in thousands.',
      m: 'Wrote the numbers in millions.',
      b: 'Wrote the numbers in billions.',
      none: 'Wrote the numbers in full.',
    },
  },
  'appearance.numberFormat.decimalPlaces': {
    name: 'the number of decimal places',
    is: { auto: 'Gave the numbers as many decimal places as suit them.' },
  },
  'appearance.textScale': { name: 'the size of the text' },
  'appearance.textStyle.heading.fontId': { name: 'the font of the title' },
  'appearance.textStyle.heading.color': { name: 'the color of the title' },
  'appearance.textStyle.body.fontId': { name: 'the font of the text' },
  'appearance.textStyle.body.color': { name: 'the color of the text' },
  'appearance.background.type': {
    name: 'the kind of background',
    is: {
      theme: 'Gave the chart the background of its theme.',
      solid: 'Gave the chart a background of one color.',
      tinted: 'Gave the chart a tinted background.',
    },
  },
  'appearance.background.color': { name: 'the color of the background' },
  'content.isTitleHidden': {
    name: 'the visibility of the title',
    is: { true: 'Hid the title.', false: 'Showed the title.' },
  },
  'content.isSubtitleHidden': {
    name: 'the visibility of the subtitle',
    is: { true: 'Hid the subtitle.', false: 'Showed the subtitle.' },
  },
  'content.isCaptionHidden': {
    name: 'the visibility of the caption',
    is: { true: 'Hid the caption.', false: 'Showed the caption.' },
  },
  'content.isSourceHidden': {
    name: 'the visibility of the source',
    is: { true: 'Hid the source.', false: 'Showed the source.' },
  },
  'headlineNumbers.show': {
    name: 'the headline number',
    is: {
      current: 'Showed the latest value as the headline number.',
      average: 'Showed the average as the headline number.',
      total: 'Showed the total as the headline number.',
      conversion: 'Showed the conversion rate as the headline number.',
      none: 'Hid the headline numbers.',
    },
  },
  'headlineNumbers.compareWith': {
    name: 'the comparison of the headline number',
    is: {
      previous: 'Compared the headline number with the previous value.',
      first: 'Compared the headline number with the first value.',
      none: 'Compared the headline number with nothing.',
    },
  },
  'headlineNumbers.size': {
    name: 'the size of the headline numbers',
    is: {
      auto: 'Let the headline numbers find their own size.',
      small: 'Made the headline numbers small.',
      medium: 'Made the headline numbers medium-sized.',
      large: 'Made the headline numbers large.',
    },
  },
  'dataLabels.showDataLabels': {
    name: 'the labeling of values',
    is: { true: 'Showed the value labels.', false: 'Hid the value labels.' },
  },
  'dataLabels.showStackTotals': {
    name: 'the display of stack totals',
    is: { true: 'Showed the total of each stack.', false: 'Hid the totals of the stacks.' },
  },
  'dataLabels.showCategoryLabels': {
    name: 'the display of category names',
    is: { true: 'Showed the names of the categories.', false: 'Hid the names of the categories.' },
  },
  'dataLabels.dataLabelFormat': {
    name: 'the format of the labels',
    is: { absolute: 'Wrote the labels as values.', percentage: 'Wrote the labels as percentages.' },
  },
};

/** What each field is called in British English. */
export const BRITISH_FIELDS: FieldTexts = spellFields(AMERICAN_FIELDS);

function spellFields(fields: FieldTexts): FieldTexts {
  // The same paths, each with its text in another spelling.
  return Object.fromEntries(Object.entries(fields).map(([path, text]) => [path, spellField(text)])) as FieldTexts;
}

function spellField({ name, is }: FieldText): FieldText {
  if (is === undefined) return { name: toBritish(name) };
  const spelled = Object.entries(is).map(([value, sentence]) => [value, toBritish(sentence)]);
  return { name: toBritish(name), is: Object.fromEntries(spelled) };
}
