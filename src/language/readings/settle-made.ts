import type { Expression } from '../../plan/expression/expression.ts';
import type { PlanStep } from '../../plan/plan.ts';
import type { BuildContext, MadeColumn } from '../grammar/rule.ts';

/** The made column that rows without one are left out for: the only one of its kind in a plan, which shows no others beside it. */
function soleWithin(steps: readonly PlanStep[], made: readonly MadeColumn[]): MadeColumn | undefined {
  const names = JSON.stringify(steps);
  const [only, ...others] = made.filter(
    ({ key, within }) => within !== undefined && names.includes(JSON.stringify(key)),
  );
  const isBesideOthers = steps.some(
    (step) => step.verb === 'group' && step.measures.some(({ column }) => column !== only?.key),
  );
  return others.length > 0 || isBesideOthers ? undefined : only;
}

/**
 * A plan whose made columns are worked out: written out within conditions on rows, added as columns before the first other step
 * that needs them.
 */
export function settleMade(steps: readonly PlanStep[], { madeColumns }: BuildContext): readonly PlanStep[] {
  const made = [...madeColumns().values()];
  if (made.length === 0) return steps;
  const there = new Set<string>();
  const sole = soleWithin(steps, made);
  return steps.flatMap((step): readonly PlanStep[] => {
    // What a wish asks to add is worked out by its own step.
    if (step.verb === 'derive' && made.some(({ key }) => key === step.as.key)) {
      there.add(step.as.key);
      return [step];
    }
    const own = step.verb === 'filter' ? { ...step, where: writtenOut(step.where, made, there) } : step;
    const names = JSON.stringify(own);
    const needed = made.filter(({ key }) => !there.has(key) && names.includes(JSON.stringify(key)));
    for (const { key } of needed) there.add(key);
    const added = needed.flatMap(({ key, label, expression, within }): readonly PlanStep[] => {
      const as = { key, label };
      return within === undefined || key !== sole?.key
        ? [{ verb: 'derive', expression, as }]
        : [
            { verb: 'filter', where: within.where },
            { verb: 'derive', expression: within.expression, as },
          ];
    });
    return [...added, own];
  });
}

/** An expression with made columns replaced by what makes them, unless they are there already. */
function writtenOut(expression: Expression, made: readonly MadeColumn[], there: ReadonlySet<string>): Expression {
  const go = (one: Expression): Expression => writtenOut(one, made, there);
  switch (expression.kind) {
    case 'column':
      return there.has(expression.key)
        ? expression
        : (made.find(({ key }) => key === expression.key)?.expression ?? expression);
    case 'binary':
      return { ...expression, left: go(expression.left), right: go(expression.right) };
    case 'not':
    case 'negate':
      return { ...expression, of: go(expression.of) };
    case 'in':
      return { ...expression, of: go(expression.of), values: expression.values.map(go) };
    case 'between':
      return { ...expression, of: go(expression.of), low: go(expression.low), high: go(expression.high) };
    case 'call':
      return { ...expression, arguments: expression.arguments.map(go) };
    case 'literal':
    case 'moment':
    case 'aggregate':
      return expression;
  }
}
