import type { PlanTable } from '../table/plan-table.ts';
import type { TransformFacts } from './facts.ts';
import type { Step, TransformContext } from './step.ts';
import type { Transform, TransformVerb } from './transform.ts';
import { addTotals } from './verbs/add-totals.ts';
import { bin } from './verbs/bin.ts';
import { completeDates } from './verbs/complete-dates.ts';
import { convert } from './verbs/convert.ts';
import { derive } from './verbs/derive.ts';
import { distinct } from './verbs/distinct.ts';
import { drop } from './verbs/drop.ts';
import { dropEmpty } from './verbs/drop-empty.ts';
import { dropTotals } from './verbs/drop-totals.ts';
import { fillEmpty } from './verbs/fill-empty.ts';
import { filter } from './verbs/filter.ts';
import { group } from './verbs/group.ts';
import { limit } from './verbs/limit.ts';
import { mergeText } from './verbs/merge-text.ts';
import { parseValues } from './verbs/parse-values.ts';
import { pivotLonger } from './verbs/pivot-longer.ts';
import { pivotWider } from './verbs/pivot-wider.ts';
import { removeOutliers } from './verbs/remove-outliers.ts';
import { rename } from './verbs/rename.ts';
import { replace } from './verbs/replace.ts';
import { round } from './verbs/round.ts';
import { sample } from './verbs/sample.ts';
import { select } from './verbs/select.ts';
import { sort } from './verbs/sort.ts';
import { splitText } from './verbs/split-text.ts';
import { transpose } from './verbs/transpose.ts';
import { truncateTime } from './verbs/truncate-time.ts';
import { window } from './verbs/window.ts';

/** What a transform made and what it did. */
export type TransformResult = { readonly table: PlanTable; readonly facts: TransformFacts };

const STEPS = {
  addTotals,
  bin,
  completeDates,
  convert,
  derive,
  distinct,
  drop,
  dropEmpty,
  dropTotals,
  fillEmpty,
  filter,
  group,
  limit,
  mergeText,
  parseValues,
  pivotLonger,
  pivotWider,
  removeOutliers,
  rename,
  replace,
  round,
  sample,
  select,
  sort,
  splitText,
  transpose,
  truncateTime,
  window,
} as const satisfies { readonly [Verb in TransformVerb]: Step<Verb> };

/**
 * Carries out one transform on a table, which stays as it was. Gives the new table and, in figures, what was done and what
 * was left out. Throws `PlanError` where the transform does not fit the table, and whatever `context.signal` throws.
 * @example applyTransform(toPlanTable(data), { verb: 'sort', by: [{ column: 'sales', direction: 'descending' }] }).table
 */
export function applyTransform(
  table: PlanTable,
  transform: Transform,
  context: TransformContext = {},
): TransformResult {
  context.signal?.throwIfAborted();
  // The step of a verb takes the transform of that verb: both are looked up by it.
  const step = STEPS[transform.verb] as Step<TransformVerb>;
  const { table: after, did, notes = [] } = step(table, transform, context);
  const rows = { rowsBefore: table.rowCount, rowsAfter: after.rowCount };
  // The facts are those of the verb whose step gave them.
  return { table: after, facts: { verb: transform.verb, ...rows, notes, ...did } as TransformFacts };
}
