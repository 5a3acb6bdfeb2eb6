import type { FactorTexts } from './factor-text.ts';

/** English, spelled alike on both sides of the Atlantic: what speaks for and against dots, grids, two scales and plain numbers. */
export const ENGLISH_MEASURE_MERITS = {
  'mixed-scale-lines': {
    label: 'Different scales',
    reason: 'The scales of {measures} differ too much for one axis: the smaller values would look flat.',
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
  'named-positions': {
    label: 'Positions by name',
    reason: 'The names of {measures} say that they are positions.',
  },
  'single-row-of-cells': {
    label: 'One row of cells',
    reason:
      'There is only one row of cells, along {axis}, and lengths or positions are read more precisely: add a second category or more number columns.',
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
