import type { GraphConfig } from '../../chart/graph-config.ts';
import { booleanOr, fieldOf, maybeNumberWithin, maybeOneOf, maybeText } from './read-fields.ts';

/** What `axes.x`, `axes.y` and `axes.y2` say. */
export type AxisSettings = {
  readonly label: string | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly isLog: boolean;
  readonly isReversed: boolean;
  readonly isHidden: boolean;
  readonly tickDisplayMode: 'auto' | 'edges';
};

/** What `options`, `axes`, `legend` and `dataLabels` say, with the default where they say nothing or nothing that can be read. */
export type ChartSettings = {
  /** In pixels of a picture 800 wide; not set: as the look has it. */
  readonly lineThickness: number | undefined;
  readonly isSmoothLine: boolean;
  /** Not set: points where they help. */
  readonly showPoints: boolean | undefined;
  readonly showFill: boolean;
  readonly missingValues: 'gap' | 'connect' | 'zero';
  readonly sortBars: boolean;
  readonly pointSize: number | undefined;
  readonly comboType: 'grouped-bars' | 'stacked-bars';
  readonly hasCenteredTotal: boolean;
  readonly x: AxisSettings;
  readonly y: AxisSettings;
  readonly y2: AxisSettings;
  /** Not set: a combo has a second axis where its line is of another measure than its columns. */
  readonly hasDualYAxis: boolean | undefined;
  readonly showGridLines: boolean;
  readonly legendPosition: 'auto' | 'top' | 'right' | 'none';
  readonly showDataLabels: boolean;
  readonly showStackTotals: boolean;
  /** Not set: the names of slices, stages and dots are there, those of bars stand on their axis alone. */
  readonly showCategoryLabels: boolean | undefined;
  readonly dataLabelFormat: 'absolute' | 'percentage';
};

/** Reads the settings of a chart. Fields of a wrong form count as not set; numbers are held within what can be drawn. */
export function readSettings(config: GraphConfig): ChartSettings {
  const { options, axes, dataLabels } = config;
  return {
    lineThickness: maybeNumberWithin(fieldOf(options, 'lineThickness'), [0.5, 16]),
    isSmoothLine: booleanOr(fieldOf(options, 'isSmoothLine'), false),
    showPoints: maybeBoolean(fieldOf(options, 'showPoints')),
    showFill: booleanOr(fieldOf(options, 'showFill'), false),
    missingValues: maybeOneOf(fieldOf(options, 'missingValues'), ['gap', 'connect', 'zero']) ?? 'gap',
    sortBars: booleanOr(fieldOf(options, 'sortBars'), false),
    pointSize: maybeNumberWithin(fieldOf(options, 'pointSize'), [1, 60]),
    comboType: maybeOneOf(fieldOf(options, 'comboType'), ['grouped-bars', 'stacked-bars']) ?? 'grouped-bars',
    hasCenteredTotal: fieldOf(options, 'pieTotalPosition') === 'center',
    x: readAxis(fieldOf(axes, 'x')),
    y: readAxis(fieldOf(axes, 'y')),
    y2: readAxis(fieldOf(axes, 'y2')),
    hasDualYAxis: maybeBoolean(fieldOf(axes, 'hasDualYAxis')),
    showGridLines: booleanOr(fieldOf(axes, 'showGridLines'), true),
    legendPosition: maybeOneOf(fieldOf(config.legend, 'position'), ['auto', 'top', 'right', 'none']) ?? 'auto',
    showDataLabels: booleanOr(fieldOf(dataLabels, 'showDataLabels'), false),
    showStackTotals: booleanOr(fieldOf(dataLabels, 'showStackTotals'), false),
    showCategoryLabels: maybeBoolean(fieldOf(dataLabels, 'showCategoryLabels')),
    dataLabelFormat: maybeOneOf(fieldOf(dataLabels, 'dataLabelFormat'), ['absolute', 'percentage']) ?? 'absolute',
  };
}

/** Beyond these, extents are more than floats hold. */
const BOUNDS = [-1e290, 1e290] as const;

/** True where so much lies between two bounds that places between them can be told apart. */
function isApart(min: number, max: number): boolean {
  return max - min > 1e-9 * Math.max(Math.abs(min), Math.abs(max), 1e-280);
}

function readAxis(axis: unknown): AxisSettings {
  const min = maybeNumberWithin(fieldOf(axis, 'min'), BOUNDS);
  const max = maybeNumberWithin(fieldOf(axis, 'max'), BOUNDS);
  const isRange = min === undefined || max === undefined || isApart(min, max);
  return {
    label: maybeText(fieldOf(axis, 'label')),
    min: isRange ? min : undefined,
    max: isRange ? max : undefined,
    isLog: fieldOf(axis, 'scaleType') === 'log',
    isReversed: booleanOr(fieldOf(axis, 'isReversed'), false),
    isHidden: booleanOr(fieldOf(axis, 'isHidden'), false),
    tickDisplayMode: maybeOneOf(fieldOf(axis, 'tickDisplayMode'), ['auto', 'edges']) ?? 'auto',
  };
}

function maybeBoolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}
