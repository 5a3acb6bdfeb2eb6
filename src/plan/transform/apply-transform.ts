import { PlanError } from '../plan-error.ts';
import type { PlanTable } from '../table/plan-table.ts';
import type { TransformFacts } from './facts.ts';
import type { Step, TransformContext } from './step.ts';
import type { Transform, TransformVerb } from './transform.ts';
import { drop } from './verbs/drop.ts';
import { rename } from './verbs/rename.ts';
import { select } from './verbs/select.ts';

/** What a transform made and what it did. */
export type TransformResult = { readonly table: PlanTable; readonly facts: TransformFacts };

const STEPS: { readonly [Verb in TransformVerb]?: Step<Verb> } = { drop, rename, select };

/**
 * Carries out one transform on a table, which stays as it was. Gives the new table and, in figures, what was done and what
 * was left out. Throws `PlanError` where the transform does not fit the table, and whatever `context.signal` throws.
 */
export function applyTransform(
  table: PlanTable,
  transform: Transform,
  context: TransformContext = {},
): TransformResult {
  context.signal?.throwIfAborted();
  // The step of a verb takes the transform of that verb: both are looked up by it.
  const step = STEPS[transform.verb] as Step<TransformVerb> | undefined;
  if (step === undefined)
    throw new PlanError({ kind: 'badArgument', argument: 'verb', value: transform.verb, needs: 'a known transform' });
  const { table: after, did, notes = [] } = step(table, transform, context);
  const rows = { rowsBefore: table.rowCount, rowsAfter: after.rowCount };
  // The facts are those of the verb whose step gave them.
  return { table: after, facts: { verb: transform.verb, ...rows, notes, ...did } as TransformFacts };
}
