import { typesThatNeed } from '../../chart/needs.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import { labelsOf, type Rule, when } from './rule.ts';

const FEW = 'Few 2012, "Show Me the Numbers": a share of a whole can\'t be below nothing';
const PARTS = typesThatNeed(({ nonNegative }) => nonNegative);

const isNegative = ({ number }: ColumnProfile): boolean => (number?.negatives ?? 0) > 0;

/** Values that a type could draw only by telling an untruth. */
export const IMPOSSIBLE_VALUE_RULES: readonly Rule[] = [
  {
    id: 'negative-parts',
    kind: 'deal-breaker',
    types: PARTS,
    source: FEW,
    check: (view) => when(view.hasNegatives, () => ({ measures: labelsOf(view.measures.filter(isNegative)) })),
  },
  {
    id: 'negative-layers',
    kind: 'deal-breaker',
    types: ['areaStacked'],
    source: FEW,
    check: (view) =>
      when(view.hasNegatives && view.seriesCount > 1, () => ({ measures: labelsOf(view.measures.filter(isNegative)) })),
  },
  {
    id: 'negative-sizes',
    kind: 'deal-breaker',
    types: ['bubble'],
    source: 'Munzner 2014, chapter 5: area encodes magnitude, which has no sign',
    check: ({ numbers }) =>
      when(numbers.length > 2 && numbers.every(isNegative), () => ({ measures: labelsOf(numbers) })),
  },
  {
    id: 'empty-whole',
    kind: 'deal-breaker',
    types: PARTS,
    source: FEW,
    check: ({ measures, rows }) =>
      when(
        rows > 0 && measures.length > 0 && measures.every(({ number }) => number?.max === 0 && number.min === 0),
        () => ({
          measures: labelsOf(measures),
        }),
      ),
  },
];
