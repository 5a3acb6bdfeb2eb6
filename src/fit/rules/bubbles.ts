import type { TableView } from '../view.ts';
import { axisName, labelsOf, type Rule, when } from './rule.ts';

const ABELA = 'Abela 2006: relationship between three variables';
const FEWEST_BUBBLES = 5;
const MOST_BUBBLES = 60;

const isOnDots = ({ axis }: TableView): boolean => axis?.kind !== 'time' && axis?.kind !== 'cycle';
const isUnlike = (view: TableView): boolean => view.axis?.series === undefined && (isOnDots(view) || !view.hasOneScale);
const hasSize = ({ numbers }: TableView): boolean => numbers.some(({ number }) => number?.negatives === 0);

/** When a third measure is worth the size of a dot. */
export const BUBBLE_RULES: readonly Rule[] = [
  {
    id: 'third-measure',
    kind: 'specificity',
    types: ['bubble'],
    source: ABELA,
    check: (view) =>
      when(view.numbers.length > 2 && hasSize(view) && isUnlike(view), () => ({
        measures: labelsOf(view.numbers.slice(0, 3)),
      })),
  },
  {
    id: 'sized-dots',
    kind: 'specificity',
    types: ['bubble'],
    source: ABELA,
    check: (view) => {
      const isNamed = view.axis?.preparation === 'none' && isOnDots(view);
      const isReadable = view.rows >= FEWEST_BUBBLES && view.rows <= MOST_BUBBLES;
      return when(view.numbers.length === 3 && isNamed && isReadable && hasSize(view) && !view.hasOneScale, () => ({
        rows: view.rows,
        measures: labelsOf(view.numbers),
      }));
    },
  },
  {
    id: 'third-measure-unused',
    kind: 'specificity',
    types: ['scatter'],
    source: ABELA,
    check: (view) => when(view.numbers.length === 3, () => ({ measures: labelsOf(view.numbers.slice(2)) })),
  },
  {
    id: 'crowded-bubbles',
    kind: 'con',
    types: ['bubble'],
    source: 'Heer and Bostock 2010: areas are read with more error than lengths; Munzner 2014: and overlap hides them',
    check: (view) => when(view.numbers.length > 2 && view.rows > MOST_BUBBLES, () => ({ rows: view.rows })),
  },
  {
    id: 'more-than-three',
    kind: 'specificity',
    types: ['bubble', 'scatter'],
    source: ABELA,
    check: (view) => when(view.numbers.length > 4, () => ({ count: view.numbers.length })),
  },
  {
    id: 'axis-left-out',
    kind: 'specificity',
    types: ['bubble'],
    source: 'FT Visual Vocabulary, "Change over time": what runs along an axis is shown along it',
    check: (view) =>
      when(view.axis !== undefined && view.numbers.length > 2 && !isUnlike(view), () => ({ axis: axisName(view) })),
  },
];
