import type { GraphConfig } from '../../chart/graph-config.ts';
import { EditError } from '../edit/edit-error.ts';
import { readPath, removePath } from '../edit/patch.ts';
import type { Plan } from '../plan.ts';
import { StepError } from '../step-error.ts';
import type { AxisName, Followed } from './notice.ts';

const AXES = ['x', 'y', 'y2'] as const satisfies readonly AxisName[];

/**
 * Lets an end of an axis that a plan set win over the other end that stood there before, where both cannot be: an axis that is
 * to start at 50 loses its old end at 40, and that is told. Throws a `StepError` where the plan itself set both so.
 */
export function settleAxisRanges(config: GraphConfig, plan: Plan): Followed {
  return AXES.reduce<Followed>((followed, axis) => settleAxis(followed, axis, plan), { config, notices: [] });
}

function settleAxis({ config, notices }: Followed, axis: AxisName, plan: Plan): Followed {
  const least = readPath(config, `axes.${axis}.min`);
  const most = readPath(config, `axes.${axis}.max`);
  if (typeof least !== 'number' || typeof most !== 'number' || least < most) return { config, notices };
  const [setMin, setMax] = (['min', 'max'] as const).map((bound) => lastStepThatSets(plan, `axes.${axis}.${bound}`));
  if (setMin === undefined && setMax === undefined) return { config, notices };
  if (setMin !== undefined && setMax !== undefined) {
    throw new StepError(Math.max(setMin, setMax), new EditError({ kind: 'emptyRange', axis, least, most }));
  }
  const bound = setMin === undefined ? 'min' : 'max';
  const value = bound === 'min' ? least : most;
  return {
    config: removePath(config, `axes.${axis}.${bound}`),
    notices: [...notices, { kind: 'boundDropped', axis, bound, value }],
  };
}

function lastStepThatSets(plan: Plan, field: string): number | undefined {
  const index = plan.steps.findLastIndex(
    (step) => step.verb === 'setField' && step.field === field && step.value !== null,
  );
  return index < 0 ? undefined : index;
}
