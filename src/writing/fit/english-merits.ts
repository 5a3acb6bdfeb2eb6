import type { FactorTexts } from './factor-text.ts';

/** English, spelled alike on both sides of the Atlantic: what speaks for a type and against it. */
export const ENGLISH_MERITS = {
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
  'mixed-scale-lines': {
    label: 'Different scales',
    reason: 'The scales of {measures} differ too much for one axis: the smaller values would look flat.',
  },
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
  'two-scales-over-time': {
    label: 'Two scales over time',
    reason:
      'The scales of {measures} differ: columns and a line, each with its own axis, show these measures over time.',
  },
  'two-scales-by-category': {
    label: 'Two scales by category',
    reason: 'The scales of {measures} differ: columns and a line, each with its own axis, can show these measures.',
  },
  pareto: {
    label: 'Running share',
    reason:
      'With {measures}, columns for the falling values and a line for their running share show the few that matter most.',
  },
  'one-scale': {
    label: 'One scale is enough',
    reason: 'All series share one scale, so a line among columns would set one apart without need.',
  },
  'mixed-scales': {
    label: 'Different scales',
    reason: 'The scales of {measures} differ too much to share one axis: keep measures of one scale.',
  },
  'dot-positions': { label: 'Two measures', reason: 'Dots set {measures} against each other.' },
  'dot-cloud': {
    label: 'Cloud of dots',
    reason: 'Dots for {rows:rows} show how measures such as {measures} are related, and which rows stand out.',
  },
  'only-measures': {
    label: 'Measures only',
    reason: 'There are no categories or dates, only measures: {measures} can place every row.',
  },
  correlated: {
    label: 'Clear correlation',
    reason: 'There is a clear correlation between {measures}, with a coefficient of {coefficient}.',
  },
  'unlike-measures': {
    label: 'Measures of different kinds',
    reason: 'Dots relate {measures}, whose scales differ, without forcing them onto one axis.',
  },
  'places-are-no-amounts': {
    label: 'Places, not amounts',
    reason: '{measures} say where things are: lengths and courses would show them as amounts.',
  },
  'few-dots': { label: 'Few dots', reason: 'A pattern takes more dots than {rows:rows} can give: add more rows.' },
  'dots-over-time': {
    label: 'Dot by dot',
    reason: 'A dot for each row along {axis} shows the spread that a line would hide.',
  },
  'dots-by-group': {
    label: 'Spread within groups',
    reason: 'Dots for {rows:rows} show the spread within each value of {axis}.',
  },
  'third-measure': {
    label: 'Third measure as size',
    reason: 'The size of the bubbles shows a third measure beside the two that place them: {measures}.',
  },
  'sized-dots': {
    label: 'All three measures at once',
    reason: 'Bubbles show {measures} together, and {rows:rows} are few enough to tell apart.',
  },
  'third-measure-unused': { label: 'Leaves a measure out', reason: 'Dots have no size to show {measures}.' },
  'crowded-bubbles': {
    label: 'Crowded bubbles',
    reason: 'Bubbles for {rows:rows} would hide one another: keep the most important ones.',
  },
  'more-than-three': {
    label: 'More measures than places',
    reason: 'Only some of the {count:numberColumns} can be shown at once: choose which.',
  },
  grid: {
    label: 'Two dimensions',
    reason: 'The data fills a grid of {points:values} of {axis} by {series:series}.',
  },
  'against-itself': {
    label: 'Same names on both sides',
    reason: 'Both sides of the grid have the same names, as in a table of correlations: shaded cells show the pattern.',
  },
  'crossed-cycles': {
    label: 'Two cycles crossed',
    reason: 'Cells of {axis} by {series:series} show when values are high.',
  },
  'large-grid': {
    label: 'Large grid',
    reason: 'With {points:values} by {series:series}, shaded cells stay readable where bars and lines do not.',
  },
  'cells-do-not-add-up': {
    label: 'Values by cell',
    reason: 'Values such as {measures} do not add up, so cells suit them better than stacks.',
  },
  'sparse-grid': {
    label: 'Few cells',
    reason: 'With so few cells, lengths are read more precisely than shades.',
  },
  'binned-grid': {
    label: 'Needs ranges',
    reason: 'To fill cells, {measures} must first be cut into ranges and the rows counted.',
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
  'distribution-bins': {
    label: 'Distribution',
    reason: 'Columns over ranges of {measures} show how often values occur.',
  },
  'spread-of-one': {
    label: 'Spread of one measure',
    reason: 'Cut into ranges and counted, the values of {measures} can be shown by themselves.',
  },
  'exact-values': { label: 'Exact values', reason: 'A table shows every value exactly, whatever the data.' },
  'mostly-text': {
    label: 'Text to read',
    reason: 'The data is text without numbers to draw, and text is best read in a table.',
  },
  'names-are-sentences': {
    label: 'Sentences to read',
    reason: 'The texts in {axis} are sentences, too long to name bars.',
  },
  'few-figures': { label: 'Few figures', reason: 'So few figures are quicker to read than a chart.' },
  'long-list': {
    label: 'A list to look things up',
    reason: 'With {points:categories} in {axis}, readers will look up single values.',
  },
  'unlike-columns': {
    label: 'Many measures of different kinds',
    reason: 'A table keeps {count:numberColumns} with different scales side by side.',
  },
  'stack-of-periods': {
    label: 'Periods do not add up',
    reason: 'The columns {measures} are periods, whose values are to be compared, not added up.',
  },
  'named-positions': {
    label: 'Positions by name',
    reason: 'The names of {measures} say that they are positions.',
  },
  'single-row-of-cells': {
    label: 'One row of cells',
    reason:
      'There is only one row of cells, along {axis}, and lengths or positions are read more precisely: add a second category or more number columns.',
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
  'equal-wholes': {
    label: 'Wholes of one size',
    reason: 'Every row adds up to the same whole, so the widths along {axis} would all be equal.',
  },
  'too-many-steps': {
    label: 'Too many steps',
    reason: 'A waterfall of {points:steps} can’t be followed: combine them into fewer.',
  },
  'too-many-scales': {
    label: 'Too many scales',
    reason: 'There are {count:numberColumns} with different scales, and only two axes: keep two or three.',
  },
  'axis-left-out': {
    label: 'Leaves the axis out',
    reason: 'Bubbles do not show {axis}, along which the values run.',
  },
  'few-for-two-scales': {
    label: 'Few positions for two scales',
    reason: 'With so few positions in {axis}, two scales are harder to read than the numbers themselves.',
  },
  'family-asked-for': {
    label: 'Family asked for',
    reason: 'It belongs to the family of charts you asked for.',
  },
} as const satisfies Partial<FactorTexts>;
