import { areMany } from '../../holes/told-of-each.ts';
import type { ColumnMention, MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** The figure of one value less that of another of the same column; undefined where a word beside them names no figure. */
function lessOther(parts: Parts, { columnOf }: BuildContext): MeaningOf['Change'] | undefined {
  const [one, other] = parts.all('Value');
  const named: ColumnMention | undefined = parts.get('Column');
  if (one === undefined || other === undefined || one.column !== other.column || one.value === other.value)
    return undefined;
  const isFigure = named === undefined || columnOf(named.column).role === 'measure';
  const figure = parts.get('Measure')?.measures[0] ?? (named === undefined ? undefined : { column: named.column });
  const isOfEach = areMany([one, other], parts.textOf('Value'));
  const measure = figure && { ...figure, ...(isOfEach ? { isOfEach } : {}) };
  return isFigure
    ? { from: other, to: one, isPercentage: false, ...(measure === undefined ? {} : { measure }) }
    : undefined;
}

const FIGURE = 'Column|Measure';

/** Values of one column set against one another: "the difference between online and store sales". */
export const GROUP_DIFFERENCE_RULES: readonly Rule[] = [
  `difference of|in|on? ${FIGURE}? between|of|from Value and|versus|to|minus Value in|of|on|for? ${FIGURE}?`,
  `difference between|of|in ${FIGURE} of|in|for|from? Value and|versus Value`,
  `${FIGURE} difference between|of|from Value and|versus|to Value`,
  `Value minus Value ${FIGURE}`,
  `${FIGURE} of|in|for Value minus Value`,
].map((pattern, at) =>
  defineRule({ id: `difference-of-values-${at}`, gives: 'Change', pattern, weight: 1, build: lessOther }),
);
