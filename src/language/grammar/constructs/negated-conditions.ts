import { negation } from '../expressions.ts';
import { defineRule, type Rule } from '../rule.ts';
import { conditionOf, valueFilter } from './conditions.ts';

const ORDERED: ReadonlySet<string> = new Set(['>', '<', '>=', '<=']);

/** Conditions that must not hold: "whose fee is not between 60 and 120", "names that do not contain the letter a", "not sold online". */
export const NEGATED_CONDITION_RULES: readonly Rule[] = [
  defineRule({
    id: 'condition-not',
    gives: 'Condition',
    pattern: 'whose|with|that? their|is? Column that|questionWord? is|has? not|unequal is|has? Tail',
    weight: 0.5,
    build: (parts, context) => {
      const tail = parts.get('Tail')?.tail;
      // "Not above 60" is a bound of its own.
      if (tail?.kind === 'compare' && ORDERED.has(tail.operator)) return undefined;
      const found = conditionOf(parts, context);
      return found && { ...found, where: negation(found.where) };
    },
  }),
  defineRule({
    id: 'condition-not-between',
    gives: 'Condition',
    pattern: 'Column without|not Tail',
    weight: 0.2,
    build: (parts, context) => {
      const found = parts.get('Tail')?.tail.kind === 'between' ? conditionOf(parts, context) : undefined;
      return found && { ...found, where: negation(found.where) };
    },
  }),
  defineRule({
    id: 'not-done-with-value',
    gives: 'Filter',
    pattern: 'that|questionWord? is|has? not|unequal Word|Column|lookVerb in|by|with|from|to|for|as|on? Values',
    weight: 0.6,
    build: (parts, context) => {
      const done = parts.get('Column');
      if (done !== undefined && done.reason !== 'derived' && done.reason !== 'synonym') return undefined;
      const kept = valueFilter(parts, context);
      return kept && { where: negation(kept.where) };
    },
  }),
];
