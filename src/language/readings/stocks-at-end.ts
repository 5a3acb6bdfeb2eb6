import { isStockLabel } from '../../table/profile/stock-labels.ts';
import type { TableProfile } from '../../table/profile.ts';
import { completeTail } from '../grammar/expressions.ts';
import { lastPeriods } from '../grammar/periods.ts';
import type { BuildContext } from '../grammar/rule.ts';
import type { Compiled } from './compile.ts';

/**
 * "Population by continent" of countries in many years: what is there at a time is not added up over times, so the rows of the last
 * period are taken where a wish says nothing of time, nor what is to be worked out.
 */
export function withStocksAtEnd(compiled: Compiled, context: BuildContext): Compiled {
  const { plan, assumptions } = compiled;
  const stock = assumptions.find(
    (one) => one.kind === 'operation' && one.operation === 'sum' && isStockLabel(one.column),
  );
  const time = timeOfPanel(context.profile);
  if (stock?.kind !== 'operation' || time?.time === undefined) return compiled;
  if (JSON.stringify(plan.steps).includes(JSON.stringify(time.key))) return compiled;
  const { grain, last } = time.time;
  const period = PERIODS.find((part) => part === grain);
  const tail = period === undefined ? undefined : lastPeriods(period, 1, last);
  const where = tail && completeTail(tail, time);
  if (where === undefined) return compiled;
  return {
    ...compiled,
    plan: { steps: [{ verb: 'filter', where }, ...plan.steps] },
    assumptions: [...assumptions.filter((one) => one !== stock), { kind: 'last-period', column: stock.column }],
  };
}

const PERIODS = ['year', 'quarter', 'month', 'week', 'day'] as const;

/** The times of rows that tell of each name once for each of them. */
function timeOfPanel({ long, columns }: TableProfile): TableProfile['columns'][number] | undefined {
  return columns.find(
    ({ index, role, time }) =>
      role === 'time' && time?.isCyclic === false && (index === long?.key || index === long?.series),
  );
}
