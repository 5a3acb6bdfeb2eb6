import type { TableView } from '../view.ts';
import { axisFacts, type Rule, when } from './rule.ts';

const FEW = 'Few 2012: a table is for looking up and comparing single values';
/** Longer names are sentences, which take more room than the bars beside them. */
const LONGEST_NAME = 60;
const LONG_LIST = 100;
const MANY_MEASURES = 5;

/** One figure, or a few of different units in one row. */
function isAlone({ axis, measures }: TableView): boolean {
  return measures.length === 1 || (measures.length > 1 && axis === undefined);
}

/** One row, or one value over and over. */
function hasNothingToCompare({ rows, axis, numbers }: TableView): boolean {
  const isConstant = axis === undefined && numbers.length === 1 && numbers[0]?.distinct === 1;
  return (rows === 1 && axis?.preparation !== 'transpose') || isConstant;
}

/** When figures are better read than drawn. */
export const EXACT_VALUE_RULES: readonly Rule[] = [
  {
    id: 'exact-values',
    kind: 'pro',
    types: ['table'],
    source: FEW,
    check: (view) => ({ rows: view.rows, columns: view.profile.columns.length }),
  },
  {
    id: 'mostly-text',
    kind: 'pro',
    types: ['table'],
    source: FEW,
    check: (view) => {
      const isRecord =
        view.identifiers.length > 0 ||
        view.dimensions.some(({ isUnique, role }) => role === 'label' || (isUnique && role === 'category'));
      return when(view.rows > 0 && view.numbers.length === 0 && (isRecord || view.axis === undefined), () => ({
        columns: view.profile.columns.length,
      }));
    },
  },
  {
    id: 'names-are-sentences',
    kind: 'pro',
    types: ['table'],
    source: FEW,
    check: (view) =>
      when((view.axis?.column?.text?.averageLength ?? 0) > LONGEST_NAME && view.axis?.preparation === 'none', () =>
        axisFacts(view),
      ),
  },
  {
    id: 'few-figures',
    kind: 'pro',
    types: ['table'],
    source: 'Tufte 1983: small sets of numbers belong in a table or a sentence',
    check: (view) => when(view.rows === 1 && isAlone(view), () => ({ count: view.measures.length })),
  },
  {
    id: 'long-list',
    kind: 'pro',
    types: ['table'],
    source: FEW,
    check: (view) => when(view.axis?.kind === 'category' && view.axis.points > LONG_LIST, () => axisFacts(view)),
  },
  {
    id: 'unlike-columns',
    kind: 'pro',
    types: ['table'],
    source: FEW,
    check: (view) =>
      when(view.measures.length >= MANY_MEASURES && !view.hasOneScale, () => ({ count: view.measures.length })),
  },
  {
    id: 'single-value',
    kind: 'con',
    types: [
      'bar',
      'column',
      'groupedBar',
      'groupedColumn',
      'stackedBar',
      'stackedColumn',
      '100StackedBar',
      '100StackedColumn',
      'mekko',
      'scatter',
      'bubble',
      'heatmap',
    ],
    source: 'Tufte 1983: a graphic compares; one position has nothing to be compared with',
    check: (view) => when(hasNothingToCompare(view), () => ({ rows: view.rows })),
  },
];
