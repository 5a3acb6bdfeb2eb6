import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { type ChartView, nameColumn } from '../edit/chart-view.ts';
import { readPath } from '../edit/patch.ts';
import type { Transform } from '../transform/transform.ts';
import type { PlanNotice } from './notice.ts';

/** Types whose series are read from one axis of values. */
const ON_ONE_AXIS: ReadonlySet<ChartType> = new Set(['line', 'bar', 'groupedBar', 'column', 'groupedColumn', 'combo']);
/** A bar of a fifteenth of its neighbour's height, and what it does from place to place, can no longer be read. */
const LEAST_SHARE = 1 / 15;
/** More series than this are parts of one thing rather than figures of several. */
const MOST_SERIES = 6;

/**
 * The series that all but vanish beside the largest, since they share its axis. Told where the plan brought it about; no news where
 * the same columns stood so before.
 */
export function findScalesApart(
  before: GraphConfig,
  { config, table, reading }: ChartView,
  behind: () => readonly Transform[],
): readonly PlanNotice[] {
  const isOther = before.data !== config.data || before.type !== config.type;
  const hasOwnAxis = readPath(config, 'axes.hasDualYAxis') === true || readPath(config, 'axes.y.scaleType') === 'log';
  if (!isOther || hasOwnAxis || !ON_ONE_AXIS.has(config.type)) return [];
  const { series } = reading();
  if (series.length < 2 || series.length > MOST_SERIES) return [];
  const known = new Set(ON_ONE_AXIS.has(before.type) ? before.data.columns.map(({ key }) => key) : []);
  if (series.every((key) => known.has(key))) return [];
  const heights = series.map((key) => ({ key, height: heightOf(table.columns.find((one) => one.key === key)) }));
  const [large] = heights.toSorted((one, other) => other.height - one.height);
  if (large === undefined) return [];
  const small = heights.filter(({ height }) => height > 0 && height < large.height * LEAST_SHARE);
  // Parts of one figure belong on one axis, however small some are.
  return small.length === 0 || behind().some(({ verb }) => verb === 'pivotWider')
    ? []
    : [
        {
          kind: 'scalesApart',
          small: small.map(({ key }) => nameColumn(table, key)),
          large: nameColumn(table, large.key),
        },
      ];
}

/** The greatest distance from zero among the numbers of a column; 0 where it has none. */
function heightOf(column: ChartView['table']['columns'][number] | undefined): number {
  let height = 0;
  for (const value of column?.typed.numbers ?? []) if (Math.abs(value) > height) height = Math.abs(value);
  return height;
}
