import type { z } from 'zod';
import { columnsAfter } from './check/columns-after.ts';
import { isEditStep } from './edit/apply-edit.ts';
import { isBranch } from './edit/patch.ts';
import type { ColumnScope } from './parse/column-scope.ts';
import { createEditSchemas } from './parse/edit-schemas.ts';
import { findChoice } from './parse/loose.ts';
import { type PlanIssue, PlanParseError, quoteValue, toIssues } from './parse/plan-parse-error.ts';
import { createTransformSchemas } from './parse/transform-schemas.ts';
import type { Plan, PlanStep } from './plan.ts';
import type { ColumnName } from './plan-error.ts';

/** More steps than this are no plan that anybody thought of. */
const MOST_STEPS = 100;

/** Fields whose null means something; any other null stands for a field that is left out. */
const NULLABLE: ReadonlySet<string> = new Set([
  'value',
  'text',
  'from',
  'to',
  'label',
  'url',
  'customColor',
  'paletteColorId',
  'lineStyle',
  'fillStyle',
]);

/**
 * Reads a plan that came from outside, such as from a language model. Trivial faults are put right: one step for a list of
 * steps, one item for a list, numbers as text, labels or near misses for the keys of columns, names in another case, nulls for
 * what is left out, conditions as text of the expression language. Everything else must fit. Throws a `PlanParseError` that
 * lists every fault with the value that was found.
 */
export function parsePlan(value: unknown, columns: readonly ColumnName[]): Plan {
  const scope: ColumnScope = { columns };
  const schemas: Readonly<Record<string, z.ZodType<PlanStep>>> = {
    ...createTransformSchemas(scope),
    ...createEditSchemas(scope),
  };
  const issues: PlanIssue[] = [];
  const steps: PlanStep[] = [];
  for (const [index, given] of listSteps(value).entries()) {
    const parsed = parseStep(withoutNulls(given), schemas, `steps[${index}]`);
    if ('issues' in parsed) {
      issues.push(...parsed.issues);
      scope.columns = undefined;
      continue;
    }
    steps.push(parsed.step);
    if (scope.columns !== undefined && !isEditStep(parsed.step)) {
      scope.columns = columnsAfter(scope.columns, parsed.step);
    }
  }
  if (issues.length > 0) throw new PlanParseError(issues);
  return { steps };
}

/** The steps of a plan, of a list of steps, or of a step alone. */
function listSteps(value: unknown): readonly unknown[] {
  const steps = isBranch(value) && 'steps' in value ? value.steps : value;
  const list: readonly unknown[] = Array.isArray(steps) ? steps : [steps];
  if (list.length <= MOST_STEPS) return list;
  throw new PlanParseError([{ path: 'steps', message: `a plan has at most ${MOST_STEPS} steps, not ${list.length}` }]);
}

type Parsed = { readonly step: PlanStep } | { readonly issues: readonly PlanIssue[] };

function parseStep(value: unknown, schemas: Readonly<Record<string, z.ZodType<PlanStep>>>, path: string): Parsed {
  if (!isBranch(value)) return { issues: [{ path, message: `a step is an object, not ${quoteValue(value)}` }] };
  const verbs = Object.keys(schemas);
  const verb = typeof value.verb === 'string' ? findChoice(value.verb, verbs) : undefined;
  const schema = verb === undefined ? undefined : schemas[verb];
  if (schema === undefined) {
    const message = `${quoteValue(value.verb)} is none of ${verbs.join(', ')}`;
    return { issues: [{ path: `${path}.verb`, message }] };
  }
  const parsed = schema.safeParse({ ...value, verb });
  return parsed.success ? { step: parsed.data } : { issues: toIssues(parsed.error.issues, value, path) };
}

const DEEPEST = 40;

function withoutNulls(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) throw new PlanParseError([{ path: 'steps', message: 'the plan is nested too deeply' }]);
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item, depth + 1));
  if (!isBranch(value)) return value;
  const kept = Object.entries(value).filter(([name, field]) => field !== null || NULLABLE.has(name));
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutNulls(field, depth + 1)]));
}
