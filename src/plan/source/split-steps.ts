import { columnsIn } from '../check/columns-used.ts';
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
/** What may stand behind figures along the groups and leave them what they are. */
const AFTER_WINDOWS: ReadonlySet<TransformVerb> = new Set([
  'window',
  'drop',
  'select',
  'sort',
  'convert',
  'pivotWider',
]);

/** True for a figure worked out of the sums of the groups alone: over other groups it is worked out anew. */
function isFormula(step: Transform, before: readonly Transform[]): boolean {
  if (step.verb !== 'derive' || looksAtAllRows(step.expression)) return false;
  const gathering = before.findLast(({ verb }) => verb === 'group');
  if (gathering?.verb !== 'group') return false;
  const sums = gathering.measures.flatMap(({ operation, as }) => (operation === 'sum' ? [as.key] : []));
  return columnsIn(step.expression).every((key) => sums.includes(key));
}

/** True for a figure along the groups, such as a share of their sum, that no later step takes for granted. */
function isAlongGroups(step: Transform, before: readonly Transform[], after: readonly Transform[]): boolean {
  return (
    step.verb === 'window' &&
    before.some(({ verb }) => verb === 'group') &&
    after.every(({ verb }) => AFTER_WINDOWS.has(verb))
  );
}

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
    const before = steps.slice(0, start - 1);
    const isOfGroups = !isGathered && (isFormula(step, before) || isAlongGroups(step, before, shape));
    if (!isWorkedOut && !isOfGroups && !(isGathered ? BEFORE_GATHERING : SHAPING).has(step.verb)) break;
    if (step.verb === 'group') isGathered = true;
    (isWorkedOut ? worked : shape).unshift(step);
    start--;
  }
  return { prepare: [...steps.slice(0, start), ...worked], shape };
}
