import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { type ChartView, nameColumn } from './chart-view.ts';
import { EditError } from './edit-error.ts';
import type { Edited } from './edit-facts.ts';
import { readPath, removePath, setPath } from './patch.ts';

/** The same chart lying down or standing up. Its axes keep their settings: the x axis is that of the categories either way. */
const TURNED: Readonly<Partial<Record<ChartType, ChartType>>> = {
  bar: 'column',
  groupedBar: 'groupedColumn',
  stackedBar: 'stackedColumn',
  '100StackedBar': '100StackedColumn',
  column: 'bar',
  groupedColumn: 'groupedBar',
  stackedColumn: 'stackedBar',
  '100StackedColumn': '100StackedBar',
};

/**
 * Puts a chart the other way round: bars become columns and columns bars; the first two measures of a scatter or bubble
 * chart change places, and what is set for their axes with them. Throws an `EditError` for other types.
 */
export function swapAxes(view: ChartView): Edited<'swapAxes'> {
  const { config, table } = view;
  const to = TURNED[config.type];
  if (to !== undefined) {
    return { config: { ...config, type: to }, facts: { verb: 'swapAxes', from: config.type, to, isAlready: false } };
  }
  const { along, series } = view.reading();
  const [first] = series;
  const hasDots = config.type === 'scatter' || config.type === 'bubble';
  if (!hasDots || along === undefined || first === undefined) {
    throw new EditError({ kind: 'cannotSwap', type: config.type });
  }
  return {
    config: swapSettings(swapColumns(config, along, first)),
    facts: {
      verb: 'swapAxes',
      from: config.type,
      to: config.type,
      columns: [nameColumn(table, along), nameColumn(table, first)],
      isAlready: false,
    },
  };
}

function swapColumns(config: GraphConfig, left: string, right: string): GraphConfig {
  const { columns } = config.data;
  const definitionOf = (key: string) => columns.find((column) => column.key === key);
  const swapped = columns.map((column) => {
    if (column.key === left) return definitionOf(right) ?? column;
    return column.key === right ? (definitionOf(left) ?? column) : column;
  });
  return { ...config, data: { ...config.data, columns: swapped } };
}

function swapSettings(config: GraphConfig): GraphConfig {
  const x = readPath(config, 'axes.x');
  const y = readPath(config, 'axes.y');
  return put(put(config, 'axes.x', y), 'axes.y', x);
}

function put(config: GraphConfig, path: string, value: unknown): GraphConfig {
  return value === undefined ? removePath(config, path) : setPath(config, path, value);
}
