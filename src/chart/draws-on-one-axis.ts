import type { ChartType } from './chart-type.ts';

const ON_ONE_AXIS: ReadonlySet<ChartType> = new Set([
  'line',
  'areaStacked',
  'bar',
  'groupedBar',
  'stackedBar',
  'column',
  'groupedColumn',
  'stackedColumn',
]);

/** True for types that draw the figures of several columns, as they are, along one axis of values. */
export function drawsOnOneAxis(type: ChartType): boolean {
  return ON_ONE_AXIS.has(type);
}
