import type { ChartType } from './chart-type.ts';

/** What a column offers to a chart: a length or position, a moment, a name, or nothing. */
export type ColumnNature = 'number' | 'time' | 'text' | 'empty';

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

type Reader = (columns: readonly NaturedColumn[]) => ChartReading;

const READERS = {
  categories: (columns) => ({ ...along(firstName(columns)), series: numbersOf(columns) }),
  'one-measure': (columns) => ({ ...along(firstName(columns)), series: numbersOf(columns).slice(0, 1) }),
  dots: (columns) => {
    const [x, ...series] = positionsOf(columns);
    return { ...along(x), series, ...names(columns) };
  },
  bubbles: (columns) => {
    const [x, y, size] = positionsOf(columns);
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
  const key = columns.find(({ nature }) => nature === 'text')?.key;
  return key === undefined ? {} : { names: key };
}

function firstName(columns: readonly NaturedColumn[]): string | undefined {
  return columns.find(({ nature }) => nature === 'text' || nature === 'time')?.key;
}

function numbersOf(columns: readonly NaturedColumn[]): readonly string[] {
  return columns.filter(({ nature }) => nature === 'number').map(({ key }) => key);
}

/** Dots lie along a column of moments where only one measure is there to place them. */
function positionsOf(columns: readonly NaturedColumn[]): readonly string[] {
  const numbers = numbersOf(columns);
  const moment = columns.find(({ nature }) => nature === 'time')?.key;
  return numbers.length === 1 && moment !== undefined ? [moment, ...numbers] : numbers;
}
