import { looksAtAllRows } from '../expression/map-columns.ts';
import type { Transform, TransformVerb } from '../transform/transform.ts';

/** Steps in two parts: those that prepare the rows, and those that shape what is shown of them. */
export type SplitSteps = { readonly prepare: readonly Transform[]; readonly shape: readonly Transform[] };

const BEFORE_GATHERING: ReadonlySet<TransformVerb> = new Set(['filter', 'truncateTime', 'bin']);
const SHAPING: ReadonlySet<TransformVerb> = new Set([
  'filter',
  'truncateTime',
  'bin',
  'group',
  'sort',
  'limit',
  'select',
  'drop',
  'convert',
  'pivotWider',
]);

/**
 * Parts steps so that the shape gathers rows once at most, and all that was done to cells or to rows before stays. A figure worked
 * out row by row may as well come before the conditions on rows. The shape is what a later wish may put in another way.
 */
export function splitSteps(steps: readonly Transform[]): SplitSteps {
  const worked: Transform[] = [];
  const shape: Transform[] = [];
  let start = steps.length;
  let isGathered = false;
  while (start > 0) {
    const step = steps[start - 1];
    if (step === undefined) break;
    const isWorkedOut = isGathered && step.verb === 'derive' && !looksAtAllRows(step.expression);
    if (!isWorkedOut && !(isGathered ? BEFORE_GATHERING : SHAPING).has(step.verb)) break;
    if (step.verb === 'group') isGathered = true;
    (isWorkedOut ? worked : shape).unshift(step);
    start--;
  }
  return { prepare: [...steps.slice(0, start), ...worked], shape };
}
