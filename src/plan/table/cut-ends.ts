import type { TimeGrain } from '../../table/column.ts';
import type { TimeProfile } from '../../table/profile.ts';
import { nextPeriod, startOfPeriod } from './periods.ts';

/** Steps between moments that may be missing at an end before the period counts as cut: of even steps, and of uneven ones. */
const MISSING_STEPS = { even: 1.5, uneven: 4 } as const;
/** Of short periods less may be missing, but always a weekend. */
const MOST_MISSING = 0.15;
const WEEKEND_STEPS = 2.2;

/**
 * The beginnings of the first and the last period of a grain where the moments of a column tell a part of it alone: what is added up
 * in them is small for no reason of its own. None for moments without a year.
 */
export function cutEnds(
  { time, distinct }: { readonly time?: TimeProfile; readonly distinct: number },
  part: TimeGrain,
): { readonly first?: number; readonly last?: number } {
  if (time === undefined || time.isCyclic || distinct < 2) return {};
  const step = (time.last - time.first) / (distinct - 1);
  const [begins, ends] = [startOfPeriod(time.first, part), startOfPeriod(time.last, part)];
  const usual = Math.min(step * MISSING_STEPS.uneven, MOST_MISSING * (nextPeriod(ends, part) - ends));
  const allowed = time.isRegular ? step * MISSING_STEPS.even : Math.max(step * WEEKEND_STEPS, usual);
  return {
    ...(time.first - begins >= allowed ? { first: begins } : {}),
    ...(nextPeriod(ends, part) - time.last > allowed ? { last: ends } : {}),
  };
}
