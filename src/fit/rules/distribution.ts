import type { TableView } from '../view.ts';
import { labelsOf, type Rule, when } from './rule.ts';

/** Whole amounts over ranges may count what lies in them; an average of each range says nothing of how often values occur. */
function mayCount({ axis, measures }: TableView): boolean {
  if (axis?.preparation === 'bin') return true;
  return measures.every(({ number }) => number?.isInteger === true && number.isAdditive && number.negatives === 0);
}

/** When the question is how often values occur. */
export const DISTRIBUTION_RULES: readonly Rule[] = [
  {
    id: 'distribution-bins',
    kind: 'pro',
    types: ['column'],
    source: 'Abela 2006: distribution of one variable, column histogram',
    check: (view) =>
      when(view.axis?.kind === 'bins' && view.seriesCount === 1 && mayCount(view), () => ({
        measures: labelsOf(view.axis?.column === undefined ? view.measures : [view.axis.column]),
      })),
  },
  {
    id: 'spread-of-one',
    kind: 'pro',
    types: ['column', 'bar'],
    source: 'Abela 2006: distribution of one variable, column histogram',
    check: (view) =>
      when(view.axis === undefined && view.numbers.length > 1, () => ({
        measures: labelsOf(view.numbers.slice(0, 1)),
      })),
  },
];
