import { isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { binary, columnCell } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** "More losses than wins": one figure of the row against another. */
function moreOfOne(parts: Parts, { columnOf }: BuildContext): MeaningOf['Condition'] | undefined {
  const [left, right] = parts.all('Column').map(({ column }) => column);
  if (left === undefined || right === undefined || left === right) return undefined;
  const areFigures = [left, right].every((column) => isNumeric(columnOf(column)) && !isTimelike(columnOf(column)));
  if (!areFigures) return undefined;
  const operator = parts.has('lessOf') ? '<' : '>';
  return { column: left, where: binary(operator, columnCell(columnOf(left).key), columnCell(columnOf(right).key)) };
}

/** Rows that have more of one thing than of another. */
export const MORE_OF_THAN_RULES: readonly Rule[] = [
  defineRule({
    id: 'more-of-than',
    gives: 'Condition',
    pattern: 'with|that|whose|has|whoWord has? moreOf|lessOf Column than Column',
    weight: 0.5,
    build: moreOfOne,
  }),
];
