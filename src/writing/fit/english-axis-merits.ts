import type { FactorTexts } from './factor-text.ts';

/** English, spelled alike on both sides of the Atlantic: what speaks for and against lines, areas, bars and their series. */
export const ENGLISH_AXIS_MERITS = {
  'time-line': {
    label: 'Course over time',
    reason: 'A line best shows the rise and fall over {points:periods} of {axis}.',
  },
  'short-time-line': {
    label: 'Short course over time',
    reason: 'A line can follow {axis}, though over only {points:periods}.',
  },
  'cycle-line': {
    label: 'Course through a cycle',
    reason: 'A line shows how values rise and fall through the cycle of {axis}.',
  },
  'number-line': {
    label: 'Even scale along the axis',
    reason: 'The values of {axis} are evenly spaced, so a line can join what depends on them.',
  },
  'ordered-line': { label: 'Ordered categories', reason: 'The values of {axis} have an order that a line can follow.' },
  'long-line': {
    label: 'Room for a long series',
    reason: 'Over {points:periods}, a line stays readable where bars would be too thin.',
  },
  'unordered-line': {
    label: 'No order to follow',
    reason: 'The values of {axis} have no order, so a line between them would suggest a trend that is not there.',
  },
  'gaps-in-time': {
    label: 'Gaps in time',
    reason: 'A line would hide {gaps:periods} missing from {axis}.',
  },
  'too-many-lines': { label: 'Too many series', reason: 'It is hard to tell {series:series} apart in one chart.' },
  'time-area': { label: 'Volume over time', reason: 'A filled area shows the volume over {points:periods} of {axis}.' },
  'layers-add-up': {
    label: 'Layers add up',
    reason: 'There are {series:series} that add up, so stacked layers show both the total and its parts.',
  },
  'layers-do-not-add-up': {
    label: 'Nothing to fill',
    reason: 'Values such as {measures} do not add up, so a filled area would suggest a volume that is not there.',
  },
  'few-period-columns': {
    label: 'Few periods',
    reason: 'With {points:periods} in {axis}, each value can be seen on its own and compared.',
  },
  'period-columns': {
    label: 'Periods side by side',
    reason: 'With {points:periods} in {axis}, values can still be compared one by one.',
  },
  'many-period-columns': {
    label: 'Many periods',
    reason: 'Over {points:periods} of {axis}, bars still show the course, though single values are harder to compare.',
  },
  'crowded-columns': {
    label: 'Too thin to compare',
    reason: 'Bars for {points:periods} would be too thin to be told apart: group them into longer periods.',
  },
  'time-runs-across': {
    label: 'Time runs across',
    reason: 'Time is read across the page, but horizontal bars would run it down the page.',
  },
  'category-bars': {
    label: 'Lengths to compare',
    reason: 'Lengths on one scale compare the values of {points:categories} in {axis} precisely.',
  },
  'few-short-names': {
    label: 'Few short names',
    reason: 'There is room below the columns to name {points:categories}.',
  },
  'ordered-columns': {
    label: 'Order from left to right',
    reason: 'The values of {axis} have an order, and columns show it from left to right.',
  },
  'long-names': { label: 'Long names', reason: 'The long names in {axis} are easy to read beside horizontal bars.' },
  'long-names-crowd': {
    label: 'Long names',
    reason: 'The long names in {axis} would be tilted or cut short below columns.',
  },
  'many-categories': {
    label: 'Many categories',
    reason: 'A list of {points:categories} reads well from top to bottom.',
  },
  'many-categories-crowd': {
    label: 'Many categories',
    reason: 'There is little room for {points:categories} side by side.',
  },
  'too-many-categories': {
    label: 'Too many categories',
    reason: 'The {points:categories} of {axis} do not fit on one screen: keep the largest, or form groups.',
  },
  'signed-bars': {
    label: 'Above and below zero',
    reason: 'Bars from a zero line show which values of {measures} are positive and which are negative.',
  },
  'side-by-side': { label: 'Side by side', reason: 'Bars that share a baseline compare {series:series} directly.' },
  'hides-series': {
    label: 'One series only',
    reason:
      'This type is made for one series, and the data has {series:series}: a grouped or stacked type keeps them apart.',
  },
  'one-measure-at-a-time': {
    label: 'One measure at a time',
    reason: 'The scales of {measures} differ: bars can show one measure, or each measure in a chart of its own.',
  },
  'leaves-series-out': {
    label: 'Leaves series out',
    reason: 'This type shows only the first of the {series:series}: it is made for one.',
  },
  'many-series-crowd': {
    label: 'Crowded groups',
    reason: 'Groups of {series:series} are too wide to be seen as one: keep four at most.',
  },
  'stack-adds-up': {
    label: 'Total and parts',
    reason: 'The series add up, so each bar shows the total of one value of {axis} and its {series:parts}.',
  },
  'stack-does-not-add-up': {
    label: 'Nothing to add up',
    reason: 'Values such as {measures} do not add up to a total: stack amounts or counts instead.',
  },
  'stack-of-signs': {
    label: 'Mixed signs in a stack',
    reason: 'With negative values in {measures}, a stack no longer ends at its total.',
  },
  'stack-of-periods': {
    label: 'Periods do not add up',
    reason: 'The columns {measures} are periods, whose values are to be compared, not added up.',
  },
  'stack-of-plans': {
    label: 'Plans do not add up to outcomes',
    reason: 'The columns {measures} are to be set against each other, not added up.',
  },
  'no-course-for-area': {
    label: 'Too short for an area',
    reason: 'An area needs a longer course than {axis} has.',
  },
  'area-below-zero': {
    label: 'Area below zero',
    reason: 'An area stands for an amount from zero up, and there are negative values in {measures}.',
  },
  'no-even-scale': {
    label: 'No even scale',
    reason:
      'The values of {measures} are unevenly spaced, so a line would run back and forth: add a column of dates, or an evenly spaced one.',
  },
} as const satisfies Partial<FactorTexts>;
