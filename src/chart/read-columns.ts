import type { ChartType } from './chart-type.ts';

/**
 * What a column offers to a chart: a length or position, one that rises from row to row where nothing names the rows, a moment (a date, a
 * year, or the number of a week or an hour), a name, a code in numbers or in letters, or nothing.
 */
export type ColumnNature =
  | 'number'
  | 'rising-number'
  | 'time'
  | 'year'
  | 'cycle'
  | 'text'
  | 'code'
  | 'lettered-code'
  | 'empty';

/** A visible column and what it offers. `tellsApart` says whether it holds short names of which each stands in one row alone: looked at where it is asked. */
export type NaturedColumn = {
  readonly key: string;
  readonly nature: ColumnNature;
  readonly tellsApart?: () => boolean;
};

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

/** How many columns dots and bubbles are placed and sized by. */
const PLACED_BY = { dots: 2, bubbles: 3 } as const;

const MOMENTS = ['time', 'year', 'cycle'] as const satisfies readonly ColumnNature[];
const MEASURES = ['number', 'rising-number'] as const satisfies readonly ColumnNature[];

type Reader = (columns: readonly NaturedColumn[]) => ChartReading;

const READERS = {
  categories: (columns) => lengthsOf(columns),
  'one-measure': (columns) => {
    const { series, ...rest } = lengthsOf(columns);
    return { ...rest, series: series.slice(0, 1) };
  },
  dots: (columns) => {
    const [x, ...series] = placesOf(columns, PLACED_BY.dots);
    return { ...along(x), series, ...names(columns, [x, ...series]) };
  },
  bubbles: (columns) => {
    const [x, y, size] = placesOf(columns, PLACED_BY.bubbles);
    return {
      ...along(x),
      series: y === undefined ? [] : [y],
      ...(size === undefined ? {} : { size }),
      ...names(columns, [x, y, size]),
    };
  },
  table: () => ({ series: [] }),
} as const satisfies Record<Manner, Reader>;

/** How a type reads visible columns: the table of `graph-config.md`, "How a type reads its columns". */
export function readColumns(type: ChartType, columns: readonly NaturedColumn[]): ChartReading {
  return READERS[MANNER_OF[type]](columns);
}

/** The key of the column that a reader knows the rows by: the names of points, else what the rows are laid along. */
export function namingKeyOf({ names, along }: ChartReading): string | undefined {
  return names ?? along;
}

/** What the series styles of a type are keyed by. */
export function styleScopeOf(type: ChartType): StyleScope {
  return SCOPES[type] ?? 'series';
}

const along = (key: string | undefined): Pick<ChartReading, 'along'> => (key === undefined ? {} : { along: key });

/** What names points: texts and codes in letters, first those that tell the points apart; else what else is not drawn itself. */
function names(columns: readonly NaturedColumn[], drawn: readonly (string | undefined)[]): Pick<ChartReading, 'names'> {
  const others = columns.filter(({ key }) => !drawn.includes(key));
  const named = others.filter(({ nature }) => nature === 'text' || nature === 'lettered-code');
  const telling = named.length > 1 ? named.filter(({ tellsApart }) => tellsApart?.() === true) : [];
  const key =
    firstOf(telling, 'text', 'lettered-code') ??
    firstOf(named, 'text', 'lettered-code') ??
    firstOf(others, ...MOMENTS, 'code');
  return key === undefined ? {} : { names: key };
}

/**
 * Lengths over the first names or moments, else over the first codes, else over numbers that rise. Where there is nothing else to draw,
 * codes and numbers of weeks are lengths, but for those that name the rows.
 */
function lengthsOf(columns: readonly NaturedColumn[]): ChartReading {
  const name = firstOf(columns, 'text', ...MOMENTS);
  const measures = keysOf(columns, 'number');
  if (measures.length > 0) {
    const other = firstOf(columns, 'code', 'lettered-code') ?? firstOf(columns, 'rising-number');
    return { ...along(name ?? other), series: measures };
  }
  const numbers = keysOf(columns, 'rising-number', 'code', 'cycle');
  const other = firstOf(columns, 'lettered-code') ?? (numbers.length > 1 ? numbers[0] : undefined);
  return { ...along(name ?? other), series: numbers.filter((key) => key !== (name ?? other)) };
}

/** The key of the first column that offers one of some things. */
function firstOf(columns: readonly NaturedColumn[], ...wanted: readonly ColumnNature[]): string | undefined {
  return columns.find(({ nature }) => wanted.includes(nature))?.key;
}

function keysOf(columns: readonly NaturedColumn[], ...wanted: readonly ColumnNature[]): readonly string[] {
  return columns.filter(({ nature }) => wanted.includes(nature)).map(({ key }) => key);
}

/** What places dots: measures; along a moment where one is missing; with codes and numbered moments where more are. */
function placesOf(columns: readonly NaturedColumn[], count: number): readonly string[] {
  const measures = keysOf(columns, ...MEASURES);
  const moment = firstOf(columns, ...MOMENTS);
  if (measures.length >= count) return measures;
  if (measures.length === count - 1 && moment !== undefined) return [moment, ...measures];
  return keysOf(columns, ...MEASURES, 'code', 'year', 'cycle');
}
