import { CHART_TYPES, type ChartType } from '../../chart/chart-type.ts';
import type { Preparation } from '../axis.ts';
import type { Facts } from '../factor.ts';
import type { TableView } from '../view.ts';
import { axisFacts, labelsOf, type Rule } from './rule.ts';

const READS = 'Charts do not aggregate: one row per position is what the data must already be';
const NOT_LAID_OUT: ReadonlySet<ChartType> = new Set(['table', 'scatter', 'bubble']);
const LAID_OUT = CHART_TYPES.filter((type) => !NOT_LAID_OUT.has(type));

function prepared(preparation: Preparation, more: (view: TableView) => Facts) {
  return (view: TableView): Facts | undefined =>
    view.axis?.preparation === preparation ? { ...axisFacts(view), ...more(view) } : undefined;
}

const seriesName = ({ axis }: TableView): Facts => ({ series: axis?.series?.label ?? '' });
const rowCount = ({ rows }: TableView): Facts => ({ rows });
const measureNames = ({ measures }: TableView): Facts => ({ measures: labelsOf(measures) });

/** What has to be done to the rows first. The types that draw rows as they come are free of it. */
export const PREPARATION_RULES: readonly Rule[] = [
  { id: 'widen-first', kind: 'con', types: LAID_OUT, source: READS, check: prepared('widen', seriesName) },
  { id: 'gather-first', kind: 'con', types: LAID_OUT, source: READS, check: prepared('aggregate', rowCount) },
  { id: 'count-first', kind: 'con', types: LAID_OUT, source: READS, check: prepared('count', rowCount) },
  { id: 'bin-first', kind: 'con', types: ['bar', 'column'], source: READS, check: prepared('bin', measureNames) },
  { id: 'turn-first', kind: 'con', types: LAID_OUT, source: READS, check: prepared('transpose', measureNames) },
];
