import { CHART_TYPES, type ChartType } from '../../chart/chart-type.ts';

/** The values a field takes. `words` are taken beside numbers; `known` names texts that every renderer knows. */
export type FieldValues =
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'colour' }
  | { readonly kind: 'url' }
  | { readonly kind: 'text'; readonly longest: number; readonly known?: readonly string[] }
  | {
      readonly kind: 'number';
      readonly least?: number;
      readonly most?: number;
      readonly isWhole?: boolean;
      readonly words?: readonly string[];
    };

/** A field of a chart that a person may set: what it takes, what it does, and the types whose drawing shows it. */
export type EditField = {
  readonly values: FieldValues;
  readonly description: string;
  readonly shownOn: readonly ChartType[];
};

const BARS = ['bar', 'groupedBar', 'stackedBar', '100StackedBar'] as const satisfies readonly ChartType[];
const COLUMNS = [
  'column',
  'groupedColumn',
  'stackedColumn',
  '100StackedColumn',
] as const satisfies readonly ChartType[];
/** The types that are drawn with lines. */
export const LINES = ['line', 'areaStacked', 'combo'] as const satisfies readonly ChartType[];
const DOTS = ['scatter', 'bubble'] as const satisfies readonly ChartType[];
const SLICES = ['pie', 'donut'] as const satisfies readonly ChartType[];
const WITH_NUMBER_Y = [...COLUMNS, ...LINES, ...DOTS, 'waterfall'] as const satisfies readonly ChartType[];
const WITH_AXES = [...BARS, ...WITH_NUMBER_Y, 'heatmap', 'mekko'] as const satisfies readonly ChartType[];
const WITH_NUMBER_X = [...BARS, ...DOTS] as const satisfies readonly ChartType[];
const WITH_SECOND_AXIS = ['line', 'combo'] as const satisfies readonly ChartType[];
const STACKS = ['stackedBar', 'stackedColumn', 'areaStacked', 'combo'] as const satisfies readonly ChartType[];
const DRAWN = CHART_TYPES.filter((type) => type !== 'table');

const boolean = { kind: 'boolean' } as const;
const colour = { kind: 'colour' } as const;
const bound = { kind: 'number' } as const;
const shortText = { kind: 'text', longest: 200 } as const;
const fontName = { kind: 'text', longest: 100 } as const;
const choice = <const Choice extends string>(...choices: readonly Choice[]) => ({ kind: 'choice', choices }) as const;

const MONOCHROMES = ['grey', 'red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink'] as const;
const NEONS = ['cyan', 'pink', 'purple', 'red', 'orange', 'yellow', 'green', 'blue'] as const;

/** The palettes that every renderer of the format knows; a host may have others of its own. */
export const PALETTES: readonly string[] = [
  'preset:default',
  'preset:pastel',
  ...MONOCHROMES.map((name) => `preset:mono:${name}`),
  ...NEONS.map((name) => `preset:neon:${name}`),
];

const OPTIONS = {
  'options.lineThickness': {
    values: { kind: 'number', least: 0.5, most: 20 },
    description: 'How thick lines are, in pixels.',
    shownOn: LINES,
  },
  'options.isSmoothLine': {
    values: boolean,
    description: 'Lines run in curves from point to point.',
    shownOn: LINES,
  },
  'options.showPoints': { values: boolean, description: 'Every point of a line is marked.', shownOn: LINES },
  'options.showFill': {
    values: boolean,
    description: 'The area below a line is filled.',
    shownOn: ['line', 'areaStacked'],
  },
  'options.missingValues': {
    values: choice('gap', 'connect', 'zero'),
    description: 'What stands where a value is missing: a gap, a line across it, or zero.',
    shownOn: LINES,
  },
  'options.sortBars': {
    values: boolean,
    description: 'Bars are drawn from the longest to the shortest, the data left as it is.',
    shownOn: [...BARS, ...COLUMNS],
  },
  'options.pointSize': {
    values: { kind: 'number', least: 1, most: 100 },
    description: 'How large dots are, in pixels.',
    shownOn: DOTS,
  },
  'options.comboType': {
    values: choice('grouped-bars', 'stacked-bars'),
    description: 'Whether the columns of a combo stand side by side or on each other.',
    shownOn: ['combo'],
  },
  'options.pieTotalPosition': {
    values: choice('center'),
    description: 'Where the total of a pie or donut is written; nowhere where absent.',
    shownOn: SLICES,
  },
} as const satisfies Record<string, EditField>;

const AXES = {
  'axes.x.label': { values: shortText, description: 'The title of the x axis.', shownOn: WITH_AXES },
  'axes.x.min': { values: bound, description: 'Where an x axis of numbers starts.', shownOn: WITH_NUMBER_X },
  'axes.x.max': { values: bound, description: 'Where an x axis of numbers ends.', shownOn: WITH_NUMBER_X },
  'axes.x.scaleType': {
    values: choice('linear', 'log'),
    description: 'Whether steps of an x axis of numbers are equal differences or equal ratios.',
    shownOn: WITH_NUMBER_X,
  },
  'axes.x.isReversed': { values: boolean, description: 'The x axis runs the other way.', shownOn: WITH_AXES },
  'axes.x.isHidden': { values: boolean, description: 'The x axis is not drawn.', shownOn: WITH_AXES },
  'axes.x.tickDisplayMode': {
    values: choice('auto', 'edges'),
    description: 'Whether the x axis labels what fits, or its two ends only.',
    shownOn: WITH_AXES,
  },
  'axes.y.label': { values: shortText, description: 'The title of the y axis.', shownOn: WITH_AXES },
  'axes.y.min': { values: bound, description: 'Where a y axis of numbers starts.', shownOn: WITH_NUMBER_Y },
  'axes.y.max': { values: bound, description: 'Where a y axis of numbers ends.', shownOn: WITH_NUMBER_Y },
  'axes.y.scaleType': {
    values: choice('linear', 'log'),
    description: 'Whether steps of a y axis of numbers are equal differences or equal ratios.',
    shownOn: WITH_NUMBER_Y,
  },
  'axes.y.isReversed': { values: boolean, description: 'The y axis runs the other way.', shownOn: WITH_AXES },
  'axes.y.isHidden': { values: boolean, description: 'The y axis is not drawn.', shownOn: WITH_AXES },
  'axes.y.tickDisplayMode': {
    values: choice('auto', 'edges'),
    description: 'Whether the y axis labels what fits, or its two ends only.',
    shownOn: WITH_AXES,
  },
  'axes.y2.label': { values: shortText, description: 'The title of the second y axis.', shownOn: WITH_SECOND_AXIS },
  'axes.y2.min': { values: bound, description: 'Where the second y axis starts.', shownOn: WITH_SECOND_AXIS },
  'axes.y2.max': { values: bound, description: 'Where the second y axis ends.', shownOn: WITH_SECOND_AXIS },
  'axes.y2.scaleType': {
    values: choice('linear', 'log'),
    description: 'Whether steps of the second y axis are equal differences or equal ratios.',
    shownOn: WITH_SECOND_AXIS,
  },
  'axes.y2.isReversed': {
    values: boolean,
    description: 'The second y axis runs the other way.',
    shownOn: WITH_SECOND_AXIS,
  },
  'axes.y2.isHidden': { values: boolean, description: 'The second y axis is not drawn.', shownOn: WITH_SECOND_AXIS },
  'axes.y2.tickDisplayMode': {
    values: choice('auto', 'edges'),
    description: 'Whether the second y axis labels what fits, or its two ends only.',
    shownOn: WITH_SECOND_AXIS,
  },
  'axes.hasDualYAxis': {
    values: boolean,
    description: 'The last series has a y axis of its own.',
    shownOn: WITH_SECOND_AXIS,
  },
  'axes.showGridLines': { values: boolean, description: 'Lines across the plot at every step.', shownOn: WITH_AXES },
} as const satisfies Record<string, EditField>;

const APPEARANCE = {
  'legend.position': {
    values: choice('auto', 'top', 'right', 'none'),
    description: 'Where the legend stands.',
    shownOn: DRAWN,
  },
  'appearance.paletteId': {
    values: { kind: 'text', longest: 100, known: PALETTES },
    description: 'The palette that series are coloured from.',
    shownOn: DRAWN,
  },
  'appearance.highlightStyle': {
    values: choice('fade-color', 'grey'),
    description: 'How everything beside a highlight steps back.',
    shownOn: DRAWN,
  },
  'appearance.border.style': {
    values: choice('none', 'grey', 'custom', 'tinted', 'gradient', 'preset'),
    description: 'The kind of border around the chart.',
    shownOn: CHART_TYPES,
  },
  'appearance.border.width': {
    values: { kind: 'number', least: 0, most: 100 },
    description: 'How wide the border is, in pixels.',
    shownOn: CHART_TYPES,
  },
  'appearance.border.color': { values: colour, description: 'The colour of the border.', shownOn: CHART_TYPES },
  'appearance.hasRoundedCorners': {
    values: boolean,
    description: 'The corners of the chart are round.',
    shownOn: CHART_TYPES,
  },
  'appearance.numberFormat.abbreviation': {
    values: choice('auto', 'k', 'm', 'b', 'none'),
    description: 'Whether numbers are written in thousands, millions, billions, in full, or as suits them.',
    shownOn: CHART_TYPES,
  },
  'appearance.numberFormat.decimalPlaces': {
    values: { kind: 'number', least: 0, most: 10, isWhole: true, words: ['auto'] },
    description: 'How many decimal places numbers are written with.',
    shownOn: CHART_TYPES,
  },
  'appearance.textScale': {
    values: { kind: 'number', least: 0.25, most: 4 },
    description: 'How large text is: 1 as usual, 2 twice as large.',
    shownOn: CHART_TYPES,
  },
  'appearance.textStyle.heading.fontId': {
    values: fontName,
    description: 'The font of the title.',
    shownOn: CHART_TYPES,
  },
  'appearance.textStyle.heading.color': {
    values: colour,
    description: 'The colour of the title.',
    shownOn: CHART_TYPES,
  },
  'appearance.textStyle.body.fontId': {
    values: fontName,
    description: 'The font of all other text.',
    shownOn: CHART_TYPES,
  },
  'appearance.textStyle.body.color': {
    values: colour,
    description: 'The colour of all other text.',
    shownOn: CHART_TYPES,
  },
  'appearance.background.type': {
    values: choice('theme', 'solid', 'tinted'),
    description: 'The kind of background: the theme’s, one colour, or a shade of the palette.',
    shownOn: CHART_TYPES,
  },
  'appearance.background.color': { values: colour, description: 'The colour of the background.', shownOn: CHART_TYPES },
} as const satisfies Record<string, EditField>;

const TEXTS_AND_FIGURES = {
  'content.isTitleHidden': { values: boolean, description: 'The title is not drawn.', shownOn: CHART_TYPES },
  'content.isSubtitleHidden': { values: boolean, description: 'The subtitle is not drawn.', shownOn: CHART_TYPES },
  'content.isCaptionHidden': { values: boolean, description: 'The caption is not drawn.', shownOn: CHART_TYPES },
  'content.isSourceHidden': { values: boolean, description: 'The source is not drawn.', shownOn: CHART_TYPES },
  'headlineNumbers.show': {
    values: choice('current', 'average', 'total', 'conversion', 'none'),
    description: 'Which figure of each series is written large above the chart.',
    shownOn: DRAWN,
  },
  'headlineNumbers.compareWith': {
    values: choice('previous', 'first', 'none'),
    description: 'Which value the headline figure is compared with.',
    shownOn: DRAWN,
  },
  'headlineNumbers.size': {
    values: choice('auto', 'small', 'medium', 'large'),
    description: 'How large headline figures are.',
    shownOn: DRAWN,
  },
  'dataLabels.showDataLabels': {
    values: boolean,
    description: 'Every value is written at its place.',
    shownOn: DRAWN,
  },
  'dataLabels.showStackTotals': {
    values: boolean,
    description: 'The total of each stack is written at its end.',
    shownOn: STACKS,
  },
  'dataLabels.showCategoryLabels': {
    values: boolean,
    description: 'The name of each slice, stage or dot is written at its place.',
    shownOn: [...SLICES, 'funnel', 'mekko', ...DOTS],
  },
  'dataLabels.dataLabelFormat': {
    values: choice('absolute', 'percentage'),
    description: 'Whether labels are written as values or as percentages of the whole.',
    shownOn: DRAWN,
  },
} as const satisfies Record<string, EditField>;

const FIELDS = { ...OPTIONS, ...AXES, ...APPEARANCE, ...TEXTS_AND_FIGURES } as const satisfies Record<
  string,
  EditField
>;

/** The dotted path of a field that a person may set. */
export type EditFieldPath = keyof typeof FIELDS;

/** Every field of a chart that a person may set, by its dotted path. */
export const EDIT_FIELDS: Readonly<Record<EditFieldPath, EditField>> = FIELDS;

/** The paths of `EDIT_FIELDS`, in their order. */
export const EDIT_FIELD_PATHS = Object.keys(FIELDS) as readonly EditFieldPath[];

/** True for a path of `EDIT_FIELDS`. */
export function isEditFieldPath(path: string): path is EditFieldPath {
  return Object.hasOwn(FIELDS, path);
}
