import { isStockLabel } from '../../table/profile/stock-labels.ts';
import type { TableProfile } from '../../table/profile.ts';
import { completeTail } from '../grammar/expressions.ts';
import { lastPeriods } from '../grammar/periods.ts';
import type { BuildContext } from '../grammar/rule.ts';
import type { Compiled } from './compile.ts';

/**
 * "Population by continent" of countries in many years: what is there at a time is not added up over times, so the rows of the last
 * period are taken where a wish says nothing of time.
 */
export function withStocksAtEnd(compiled: Compiled, context: BuildContext): Compiled {
  const { plan, assumptions } = compiled;
  const stock = addedStock(plan, context.profile);
  const time = timeOfPanel(context.profile);
  if (stock === undefined || time?.time === undefined) return compiled;
  if (JSON.stringify(plan.steps).includes(JSON.stringify(time.key))) return compiled;
  const { grain, last } = time.time;
  const period = PERIODS.find((part) => part === grain);
  const tail = period === undefined ? undefined : lastPeriods(period, 1, last);
  const where = tail && completeTail(tail, time);
  if (where === undefined) return compiled;
  return {
    ...compiled,
    plan: { steps: [{ verb: 'filter', where }, ...plan.steps] },
    assumptions: [
      ...assumptions.filter((one) => one.kind !== 'operation' || one.column !== stock),
      { kind: 'last-period', column: stock },
    ],
  };
}

/** The label of what is there at a time, and is added up. */
function addedStock({ steps }: Compiled['plan'], { columns }: TableProfile): string | undefined {
  const summed = steps.flatMap((step) => (step.verb === 'group' ? step.measures : []));
  const keys = summed.flatMap((measure) => (measure.operation === 'sum' ? [measure.column] : []));
  return columns.find(({ key, label }) => keys.includes(key) && isStockLabel(label))?.label;
}

const PERIODS = ['year', 'quarter', 'month', 'week', 'day'] as const;

/** The times of rows that tell of each name once for each of them. */
function timeOfPanel({ long, columns }: TableProfile): TableProfile['columns'][number] | undefined {
  return columns.find(
    ({ index, role, time }) =>
      role === 'time' && time?.isCyclic === false && (index === long?.key || index === long?.series),
  );
}
