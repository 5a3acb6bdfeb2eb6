import { isFlag } from '../table/profile/is-flag.ts';
import type { ColumnProfile, TableProfile } from '../table/profile.ts';
import type { Axis } from './axis.ts';
import { findAxis } from './find-axis.ts';
import { haveOneScale } from './scale.ts';

/** A table as the rules see it: its profile, and what many rules ask of it, found once. */
export type TableView = {
  readonly profile: TableProfile;
  readonly rows: number;
  readonly axis?: Axis;
  /** Number columns to be drawn: identifiers, years and the axis itself are not among them. */
  readonly measures: readonly ColumnProfile[];
  /** Every number column but those of no and yes, a number column taken as the axis too: what dots can be placed by. */
  readonly numbers: readonly ColumnProfile[];
  /** Columns of categories and periods. */
  readonly dimensions: readonly ColumnProfile[];
  /** Codes, postcodes and row numbers: never drawn. */
  readonly identifiers: readonly ColumnProfile[];
  /** Series once the data is prepared: number columns side by side, or the values of the column that names them. */
  readonly seriesCount: number;
  /** True where every measure is a sum (sales, counts), so that parts of it add up to a whole. */
  readonly isAdditive: boolean;
  readonly hasNegatives: boolean;
  readonly hasOneScale: boolean;
};

/** More values than this are no series: a chart would be lost in them. */
const MOST_SERIES = 12;

function countSeries(axis: Axis | undefined, measures: readonly ColumnProfile[]): number {
  if (axis?.series !== undefined) return axis.series.distinct;
  return axis?.preparation === 'transpose' ? 1 : Math.max(1, measures.length);
}

/** A second column of few categories names series where rows must be counted or gathered anyway. */
function withSeries(
  axis: Axis | undefined,
  dimensions: readonly ColumnProfile[],
  measureCount: number,
): Axis | undefined {
  if (axis?.column === undefined || axis.series !== undefined || measureCount > 1) return axis;
  if (axis.preparation !== 'aggregate' && axis.preparation !== 'count') return axis;
  const [series] = dimensions
    .filter((other) => other !== axis.column && other.role === 'category' && other.distinct > 1)
    .filter(({ distinct }) => distinct <= MOST_SERIES)
    .sort((left, right) => left.distinct - right.distinct);
  return series === undefined ? axis : { ...axis, series };
}

/** Looks at a profile the way the rules need it. */
export function viewTable(profile: TableProfile): TableView {
  const withRole = (...roles: readonly string[]) => profile.columns.filter(({ role }) => roles.includes(role));
  const all = withRole('measure');
  const dimensions = withRole('category', 'time', 'label');
  const found = profile.rowCount === 0 ? undefined : findAxis(profile, all);
  const measures = all.filter((column) => found?.spent?.includes(column) !== true);
  const numbers = all.filter((column) => column !== found?.series && !isFlag(column));
  const axis = withSeries(found, dimensions, measures.length);
  return {
    profile,
    rows: profile.rowCount,
    ...(axis === undefined ? {} : { axis }),
    measures,
    numbers,
    dimensions,
    identifiers: withRole('identifier'),
    seriesCount: countSeries(axis, measures),
    isAdditive: measures.every(({ number }) => number?.isAdditive ?? false),
    hasNegatives: measures.some(({ number }) => (number?.negatives ?? 0) > 0),
    hasOneScale: profile.isMatrix === true || haveOneScale(measures),
  };
}
