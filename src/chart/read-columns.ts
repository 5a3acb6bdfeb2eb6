import type { ChartType } from './chart-type.ts';

/** What a column offers to a chart: a length or position, a moment, a name, a code in numbers or in letters, or nothing. */
export type ColumnNature = 'number' | 'time' | 'text' | 'code' | 'lettered-code' | 'empty';

/** A visible column and what it offers. */
export type NaturedColumn = { readonly key: string; readonly nature: ColumnNature };

/**
 * How a chart of one type reads its columns, by their keys. `along` is the column that rows are laid along (the categories of
 * bars whichever way they lie, the slices of a pie, the first numbers of a scatter); `series` are the columns drawn, in the order
 * of `series1`, `series2`…; `size` is the third measure of a bubble; `names` labels points.
 */
export type ChartReading = {
  readonly along?: string;
  readonly series: readonly string[];
  readonly size?: string;
  readonly names?: string;
};

/** What `appearance.seriesStyles` is keyed by: the series, the rows of a pie, the parts of a waterfall, or nothing. */
export type StyleScope = 'series' | 'slice' | 'waterfall' | 'none';

type Manner = 'categories' | 'one-measure' | 'dots' | 'bubbles' | 'table';

const MANNER_OF = {
  line: 'categories',
  areaStacked: 'categories',
  bar: 'categories',
  groupedBar: 'categories',
  stackedBar: 'categories',
  '100StackedBar': 'categories',
  column: 'categories',
  groupedColumn: 'categories',
  stackedColumn: 'categories',
  '100StackedColumn': 'categories',
  combo: 'categories',
  pie: 'one-measure',
  donut: 'one-measure',
  funnel: 'one-measure',
  heatmap: 'categories',
  scatter: 'dots',
  bubble: 'bubbles',
  waterfall: 'one-measure',
  table: 'table',
  mekko: 'categories',
} as const satisfies Record<ChartType, Manner>;

const SCOPES: Readonly<Partial<Record<ChartType, StyleScope>>> = {
  pie: 'slice',
  donut: 'slice',
  waterfall: 'waterfall',
  heatmap: 'none',
  table: 'none',
};

const LYING: ReadonlySet<ChartType> = new Set(['bar', 'groupedBar', 'stackedBar', '100StackedBar']);

/** True for bars that lie: their categories run along the y axis and their values along the x axis. */
export function isLying(type: ChartType): boolean {
  return LYING.has(type);
}

/** The axis that values are read from; `axes.x` runs across the page and `axes.y` up it, whatever the type lays along them. */
export function valueAxisOf(type: ChartType): 'x' | 'y' {
  return isLying(type) ? 'x' : 'y';
}

/** How many columns of numbers a manner of drawing needs before it leaves codes out. */
const FEWEST = { lengths: 1, dots: 2, bubbles: 3 } as const;

type Reader = (columns: readonly NaturedColumn[]) => ChartReading;

const READERS = {
  categories: (columns) => lengthsOf(columns),
  'one-measure': (columns) => {
    const { series, ...rest } = lengthsOf(columns);
    return { ...rest, series: series.slice(0, 1) };
  },
  dots: (columns) => {
    const [x, ...series] = positionsOf(columns, FEWEST.dots);
    return { ...along(x), series, ...names(columns) };
  },
  bubbles: (columns) => {
    const [x, y, size] = positionsOf(columns, FEWEST.bubbles);
    return {
      ...along(x),
      series: y === undefined ? [] : [y],
      ...(size === undefined ? {} : { size }),
      ...names(columns),
    };
  },
  table: () => ({ series: [] }),
} as const satisfies Record<Manner, Reader>;

/** How a type reads visible columns: the table of `graph-config.md`, "How a type reads its columns". */
export function readColumns(type: ChartType, columns: readonly NaturedColumn[]): ChartReading {
  return READERS[MANNER_OF[type]](columns);
}

/** What the series styles of a type are keyed by. */
export function styleScopeOf(type: ChartType): StyleScope {
  return SCOPES[type] ?? 'series';
}

const along = (key: string | undefined): Pick<ChartReading, 'along'> => (key === undefined ? {} : { along: key });

function names(columns: readonly NaturedColumn[]): Pick<ChartReading, 'names'> {
  const key = firstOf(columns, 'text', 'lettered-code');
  return key === undefined ? {} : { names: key };
}

/** Lengths over the first names or moments, else over the first codes that are not drawn themselves. */
function lengthsOf(columns: readonly NaturedColumn[]): ChartReading {
  const series = numbersOf(columns, FEWEST.lengths);
  const codes = columns.filter(({ key }) => !series.includes(key));
  return { ...along(firstOf(columns, 'text', 'time') ?? firstOf(codes, 'code', 'lettered-code')), series };
}

/** The key of the first column that offers one of some things. */
function firstOf(columns: readonly NaturedColumn[], ...wanted: readonly ColumnNature[]): string | undefined {
  return columns.find(({ nature }) => wanted.includes(nature))?.key;
}

/** The columns of numbers. Codes are among them only where too few others are there to be drawn. */
function numbersOf(columns: readonly NaturedColumn[], fewest: number): readonly string[] {
  const numbers = columns.filter(({ nature }) => nature === 'number');
  const drawn =
    numbers.length >= fewest ? numbers : columns.filter(({ nature }) => nature === 'number' || nature === 'code');
  return drawn.map(({ key }) => key);
}

/** Dots lie along a column of moments where only one measure is there to place them. */
function positionsOf(columns: readonly NaturedColumn[], fewest: number): readonly string[] {
  const measures = columns.filter(({ nature }) => nature === 'number');
  const moment = firstOf(columns, 'time');
  const [only] = measures;
  return only !== undefined && measures.length === 1 && moment !== undefined
    ? [moment, only.key]
    : numbersOf(columns, fewest);
}
