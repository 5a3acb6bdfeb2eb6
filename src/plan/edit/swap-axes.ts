import type { ChartType } from '../../chart/chart-type.ts';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { type ChartView, nameColumn } from './chart-view.ts';
import { EditError } from './edit-error.ts';
import type { Edited } from './edit-facts.ts';
import { swapAxisSettings } from './swap-axis-settings.ts';

/** The same chart lying down or standing up. */
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
 * chart change places. What is set for an axis goes with what it shows. Throws an `EditError` for other types.
 */
export function swapAxes(view: ChartView): Edited<'swapAxes'> {
  const { config, table } = view;
  const to = TURNED[config.type];
  if (to !== undefined) {
    return {
      config: swapAxisSettings({ ...config, type: to }),
      facts: { verb: 'swapAxes', from: config.type, to, isAlready: false },
    };
  }
  const { along, series } = view.reading();
  const [first] = series;
  const hasDots = config.type === 'scatter' || config.type === 'bubble';
  if (!hasDots || along === undefined || first === undefined) {
    throw new EditError({ kind: 'cannotSwap', type: config.type });
  }
  return {
    config: swapAxisSettings(swapColumns(config, along, first)),
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
