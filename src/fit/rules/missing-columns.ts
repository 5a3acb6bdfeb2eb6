import { CHART_TYPES } from '../../chart/chart-type.ts';
import { NEEDS_OF, typesThatNeed } from '../../chart/needs.ts';
import type { TableView } from '../view.ts';
import { axisFacts, labelsOf, type Rule, when } from './rule.ts';

const DEMANDS = 'The way each type reads its columns (NEEDS_OF)';
/** One moment per row is enough for a cloud of dots once there are more than a year of months. */
const FEWEST_MOMENTS = 12;

const isEmpty = (view: TableView): boolean =>
  view.rows === 0 || view.profile.columns.every(({ role }) => role === 'empty');
const canCount = (view: TableView): boolean => view.axis?.preparation === 'count';
const codes = (view: TableView) => ({ codes: labelsOf(view.identifiers) });

/** Dates may stand in for a measure, and repeated values of a group may be strewn, where there are enough of them. */
function canStrew({ axis, measures, rows }: TableView): boolean {
  if (measures.length === 0 || axis === undefined) return false;
  if (axis.kind === 'number') return true;
  const isRepeated = axis.preparation === 'aggregate' && rows > axis.points;
  return isRepeated || (axis.kind === 'time' && rows > FEWEST_MOMENTS);
}

/** What is missing from the table before a type could be drawn at all. */
export const MISSING_COLUMN_RULES: readonly Rule[] = [
  {
    id: 'no-data',
    kind: 'deal-breaker',
    types: CHART_TYPES.filter((type) => type !== 'table'),
    source: DEMANDS,
    check: (view) => when(isEmpty(view), () => ({ rows: view.rows })),
  },
  {
    id: 'needs-measure',
    kind: 'deal-breaker',
    types: typesThatNeed(({ measures, canCount: counts }) => measures === 1 && counts),
    source: DEMANDS,
    check: (view) => when(!isEmpty(view) && view.numbers.length === 0 && !canCount(view), () => codes(view)),
  },
  {
    id: 'needs-amounts',
    kind: 'deal-breaker',
    types: typesThatNeed(({ measures, canCount: counts }) => measures === 1 && !counts),
    source: DEMANDS,
    check: (view) => when(!isEmpty(view) && view.numbers.length === 0, () => codes(view)),
  },
  {
    id: 'needs-second-measure',
    kind: 'deal-breaker',
    types: ['scatter'],
    source: 'Cleveland and McGill 1984: a dot is two positions, so it needs two scales',
    check: (view) =>
      when(!isEmpty(view) && view.numbers.length < 2 && !canStrew(view), () => ({
        missing: 2 - view.numbers.length,
        ...codes(view),
      })),
  },
  {
    id: 'needs-third-measure',
    kind: 'deal-breaker',
    types: ['bubble'],
    source: 'Abela 2006: a bubble chart shows three variables',
    check: (view) =>
      when(!isEmpty(view) && view.numbers.length < NEEDS_OF.bubble.measures, () => ({
        missing: NEEDS_OF.bubble.measures - view.numbers.length,
        ...codes(view),
      })),
  },
  {
    id: 'needs-axis',
    kind: 'deal-breaker',
    types: typesThatNeed(({ axis }) => axis === 'category-or-time'),
    source: DEMANDS,
    check: (view) =>
      when(view.numbers.length > 0 && (view.axis === undefined || view.axis.preparation === 'bin'), () => ({
        measures: labelsOf(view.numbers),
      })),
  },
  {
    id: 'needs-order',
    kind: 'deal-breaker',
    types: ['line', 'areaStacked'],
    source: 'FT Visual Vocabulary, "Change over time"',
    check: (view) =>
      when(view.axis?.preparation === 'bin' || (view.numbers.length === 1 && view.axis === undefined), () => ({
        measures: labelsOf(view.numbers),
      })),
  },
  {
    id: 'needs-series',
    kind: 'deal-breaker',
    types: typesThatNeed(({ series }) => series > 1),
    source: DEMANDS,
    check: (view) =>
      when(view.axis !== undefined && view.seriesCount < 2, () => ({ measures: labelsOf(view.measures) })),
  },
  {
    id: 'needs-grid',
    kind: 'deal-breaker',
    types: ['heatmap'],
    source: 'Munzner 2014, chapter 7: a matrix aligns cells by two keys',
    check: (view) =>
      when(!isEmpty(view) && view.numbers.length < 2 && (view.axis?.points ?? 0) < 2, () => ({
        measures: labelsOf(view.numbers),
      })),
  },
  {
    id: 'needs-points',
    kind: 'deal-breaker',
    types: typesThatNeed(({ points }) => points > 1),
    source: 'FT Visual Vocabulary: one position shows no course and no steps',
    check: (view) => when(view.axis?.points === 1, () => axisFacts(view)),
  },
];
