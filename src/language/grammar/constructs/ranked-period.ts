import type { BuildContext, Parts } from '../rule.ts';

/** "The peak month" is the month of most, and no latest date of a column that is called so. */
export function isRankedPeriod(parts: Parts, { columnOf }: BuildContext): boolean {
  const column = parts.get('Columns')?.columns[0]?.column ?? parts.get('Column')?.column;
  const isPeriod = PERIODS.some((sense) => parts.says(sense));
  const isOfTime = parts.says('latest') || parts.says('earliest');
  if (!isPeriod || isOfTime || column === undefined || parts.has('average')) return false;
  const { kind, time } = columnOf(column);
  return kind === 'date' || time?.isCyclic === true;
}

const PERIODS = ['month', 'quarter', 'week', 'day', 'weekday', 'hour'] as const;
