import { nextPeriod, startOfPeriod } from '../../plan/table/periods.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import type { PreparedShape } from '../../writing/suggestions/data-preparation.ts';
import type { Laid } from './view-candidate.ts';

/** Steps between moments that may be missing at an end before the period counts as cut: of even steps, and of uneven ones. */
const MISSING_STEPS = { even: 1.5, uneven: 4 } as const;
/** Of short periods less may be missing, but always a weekend. */
const MOST_MISSING = 0.15;
const WEEKEND_STEPS = 2.2;

/**
 * Rows of a view that stand for a period of which the data hold a part alone: the first, the last, both or neither. Their sums and
 * counts are small for no reason of their own.
 */
export function partialRows(
  shape: PreparedShape,
  { examined }: Pick<Laid, 'examined'>,
  columns: readonly ColumnProfile[],
): ReadonlySet<number> {
  if (shape.kind !== 'gathered' || shape.by.part === undefined) return new Set();
  if (shape.measures.every(({ operation }) => operation === 'mean')) return new Set();
  const { part } = shape.by;
  const { time, distinct } = columns.find(({ key }) => key === shape.by.key) ?? {};
  const periods = examined.table.columns.find(({ typed }) => typed.times !== undefined)?.typed.times;
  if (time === undefined || time.isCyclic || distinct === undefined || distinct < 2 || periods === undefined) {
    return new Set();
  }
  const step = (time.last - time.first) / (distinct - 1);
  const [begins, ends] = [startOfPeriod(time.first, part), startOfPeriod(time.last, part)];
  const usual = Math.min(step * MISSING_STEPS.uneven, MOST_MISSING * (nextPeriod(ends, part) - ends));
  const allowed = time.isRegular ? step * MISSING_STEPS.even : Math.max(step * WEEKEND_STEPS, usual);
  const cut = new Set<number>();
  if (time.first - begins >= allowed) cut.add(begins);
  if (nextPeriod(ends, part) - time.last > allowed) cut.add(ends);
  return new Set(
    Array.from(periods, (moment, row) => ({ moment, row })).flatMap(({ moment, row }) =>
      cut.has(moment) ? [row] : [],
    ),
  );
}
