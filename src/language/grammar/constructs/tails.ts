import { unitIn, unitWords } from '../../holes/units.ts';
import { literal } from '../expressions.ts';
import type { TailForm } from '../meaning.ts';
import { defineRule, type Rule } from '../rule.ts';
import { textTestOf } from '../text-tests.ts';

/** A comparison of some column with a number. Undefined where either is not told. */
export function compare(
  operator: Extract<TailForm, { kind: 'compare' }>['operator'] | undefined,
  value: number | undefined,
): { readonly tail: TailForm } | undefined {
  if (operator === undefined || value === undefined) return undefined;
  return { tail: { kind: 'compare', operator, operand: literal(value) } };
}

/** "Of the 5": so many of the things that follow, and no figure of what stands before. */
const OF_THE = /(?<!\p{L})(?:the|d[oa]s?)(?!\p{L})/iu;

/** What is said of a column: the ends of conditions, without their column. */
export const TAIL_RULES: readonly Rule[] = [
  defineRule({
    id: 'tail-number',
    gives: 'Tail',
    pattern: 'is? Comparison than|to? Number',
    weight: 0.1,
    build: (parts) => {
      const found = compare(parts.get('Comparison')?.operator, parts.get('Number')?.value);
      const isQuantity = parts.get('Number')?.isQuantity === true;
      return found?.tail.kind === 'compare' && isQuantity ? { tail: { ...found.tail, isQuantity } } : found;
    },
  }),
  defineRule({
    id: 'tail-or-more',
    gives: 'Tail',
    pattern: 'is|of? Number Unit|rows|measureUnit? orMore|orLess',
    weight: 0.15,
    build: (parts) => compare(parts.has('orMore') ? '>=' : '<=', parts.get('Number')?.value),
  }),
  defineRule({
    id: 'tail-between',
    gives: 'Tail',
    pattern: 'is? in? between|from|range Number and|to Number',
    weight: 0.2,
    build: (parts) => {
      const low = parts.get('Number')?.value;
      const high = parts.get('Number', 1)?.value;
      if (low === undefined || high === undefined) return undefined;
      const [least, most] = [Math.min(low, high), Math.max(low, high)];
      const isQuantity = parts.get('Number', 1)?.isQuantity === true;
      return {
        tail: { kind: 'between', low: literal(least), high: literal(most), ...(isQuantity ? { isQuantity } : {}) },
      };
    },
  }),
  defineRule({
    id: 'tail-is-number',
    gives: 'Tail',
    pattern: 'is|of Number',
    weight: 0,
    build: (parts) => {
      const value = parts.get('Number')?.value;
      // "The revenue of 2023" is that of a year, "the goals of the 5 players" those of so many.
      const isYear = value !== undefined && Number.isInteger(value) && value >= 1900 && value < 2100;
      return (isYear || OF_THE.test(parts.text)) && !parts.has('is') ? undefined : compare('=', value);
    },
  }),
  defineRule({
    id: 'tail-not-number',
    gives: 'Tail',
    pattern: 'is? not is|equal? to? Number',
    weight: 0.15,
    build: (parts) => compare('!=', parts.get('Number')?.value),
  }),
  defineRule({
    id: 'tail-with-unit',
    gives: 'Tail',
    pattern: 'Tail Unit|measureUnit',
    weight: -0.02,
    build: (parts) => {
      const tail = parts.get('Tail')?.tail;
      if (tail === undefined || tail.kind === 'empty' || tail.isMoment === true) return undefined;
      const unit = unitIn(unitWords(parts.lastText));
      return { tail: unit === undefined ? tail : { ...tail, unit } };
    },
  }),
  defineRule({
    id: 'tail-empty',
    gives: 'Tail',
    pattern: 'is|has empty|missing',
    weight: 0.15,
    build: () => ({ tail: { kind: 'empty', isNegated: false } }),
  }),
  defineRule({
    id: 'tail-not-empty',
    gives: 'Tail',
    pattern: 'is? not|unequal empty|missing',
    weight: 0.2,
    build: () => ({ tail: { kind: 'empty', isNegated: true } }),
  }),
  defineRule({
    id: 'tail-text',
    gives: 'Tail',
    pattern: 'startsWith|endsWith|contains letter? Text|Value|Word',
    weight: 0.2,
    build: (parts) => {
      const text = parts.get('Text')?.text ?? parts.get('Value')?.value ?? parts.get('Word')?.word;
      const operand = text === undefined ? undefined : literal(text);
      return operand && { tail: { kind: 'compare', operator: textTestOf(parts), operand } };
    },
  }),
];
