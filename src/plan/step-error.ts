import { EditError, type EditFault } from './edit/edit-error.ts';
import { PlanError, type PlanFault } from './plan-error.ts';

/** Why a step cannot be carried out, be it one on the data or one on the drawing. */
export type StepFault = PlanFault | EditFault;

/** A plan that cannot be carried out: which step fails, from 0, and why. Nothing of the plan has happened then. */
export class StepError extends Error {
  override readonly name = 'StepError';
  readonly step: number;
  readonly fault: StepFault;

  constructor(step: number, cause: PlanError | EditError) {
    super(`Step ${step + 1}: ${cause.message}`, { cause });
    this.step = step;
    this.fault = cause.fault;
  }
}

/** Runs one step; what it throws of its own kind names the step, anything else goes through. */
export function runStep<Result>(step: number, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof PlanError || error instanceof EditError) throw new StepError(step, error);
    throw error;
  }
}
