import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { moneyMade } from './figures-of-columns.ts';

/** "The top earner in each department", "who earns the most in each": the row that has the most money in each. */
function earnerOfEach(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const per = parts.get('Column')?.column;
  const column = moneyMade(context);
  const direction = parts.get('Superlative')?.direction;
  if (per === undefined || column === undefined || direction === undefined) return undefined;
  const count = Math.round(parts.get('Number')?.value ?? 1);
  const { kind, isUnique } = context.columnOf(per);
  if (kind !== 'text' || isUnique || count < 1) return undefined;
  return { count, direction, per, by: { kind: 'column', column }, isAssumed: true };
}

const EACH = 'in|of|for|per|by|from each|all? Column';

/** Those who earn the most of each group. */
export const EARNER_RULES: readonly Rule[] = [
  `Superlative Number? earnVerb ${EACH}`,
  `Number Superlative earnVerb ${EACH}`,
  `whoWord earnVerb Superlative money? ${EACH}`,
].map((pattern, at) =>
  defineRule({ id: `earner-of-each-${at}`, gives: 'Top', pattern, weight: 0.8, build: earnerOfEach }),
);
