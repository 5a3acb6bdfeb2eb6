import { dimensionColumn } from '../../holes/dimension-column.ts';
import { areMany } from '../../holes/told-of-each.ts';
import type { ColumnMention, MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** The figure of one value less that of another of the same column; undefined where a word beside them names no figure. */
function lessOther(parts: Parts, { columnOf, profile }: BuildContext): MeaningOf['Change'] | undefined {
  const [one, other] = parts.all('Value');
  const named: ColumnMention | undefined = parts.get('Column');
  if (one === undefined || other === undefined || one.column !== other.column || one.value === other.value)
    return undefined;
  const isFigure = named === undefined || columnOf(named.column).role === 'measure';
  // "Difference between maths and english" of rows that are graded is one of grades.
  const column = named?.column ?? dimensionColumn('rating', profile)?.column;
  const figure = parts.get('Measure')?.measures[0] ?? (column === undefined ? undefined : { column });
  const isOfEach = areMany([one, other], parts.textOf('Value'));
  const measure = figure && { ...figure, ...(isOfEach ? { isOfEach } : {}) };
  return isFigure
    ? { from: other, to: one, isPercentage: false, ...(measure === undefined ? {} : { measure }) }
    : undefined;
}

/** "Improvement from autumn to spring": from the first value to the last, of a rating where no figure is named. */
function fromOneToOther(parts: Parts, context: BuildContext): MeaningOf['Change'] | undefined {
  const change = lessOther(parts, context);
  const isPercentage = parts.has('growth') || parts.has('percentage');
  return change && { ...change, from: change.to, to: change.from, isPercentage };
}

const FIGURE = 'Column|Measure';

const APART = [
  `difference of|in|on? ${FIGURE}? between|of|from Value and|versus|to|minus Value in|of|on|for? ${FIGURE}?`,
  `difference between|of|in ${FIGURE} of|in|for|from? Value and|versus Value`,
  `${FIGURE} difference between|of|from Value and|versus|to Value`,
  `Value minus Value ${FIGURE}`,
  `${FIGURE} of|in|for Value minus Value`,
];

const CHANGED = 'changeWord|growth|difference';
const FROM_TO = [
  `percentage? ${CHANGED} of|in|on|for? ${FIGURE}? from Value to Value`,
  `percentage? ${FIGURE} ${CHANGED} from Value to Value`,
  `percentage? ${CHANGED} from Value to Value in|of|on|for ${FIGURE}`,
];

/** Values of one column set against one another: "the difference between online and store sales". */
export const GROUP_DIFFERENCE_RULES: readonly Rule[] = [
  ...FROM_TO.map((pattern, at) =>
    defineRule({ id: `change-between-values-${at}`, gives: 'Change', pattern, weight: 1, build: fromOneToOther }),
  ),
  ...APART.map((pattern, at) =>
    defineRule({ id: `difference-of-values-${at}`, gives: 'Change', pattern, weight: 1, build: lessOther }),
  ),
];
