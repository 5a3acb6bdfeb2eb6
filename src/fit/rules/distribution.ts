import { labelsOf, type Rule, when } from './rule.ts';

/** When the question is how often values occur. */
export const DISTRIBUTION_RULES: readonly Rule[] = [
  {
    id: 'distribution-bins',
    kind: 'pro',
    types: ['column'],
    source: 'Abela 2006: distribution of one variable, column histogram',
    check: (view) =>
      when(view.axis?.kind === 'bins' && view.seriesCount === 1, () => ({
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
