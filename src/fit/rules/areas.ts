import { isCourse } from '../axis.ts';
import { axisFacts, labelsOf, type Rule, when } from './rule.ts';

const ABELA = 'Abela 2006: composition, changing over time';

/** When layers over time show a whole and its parts. */
export const AREA_RULES: readonly Rule[] = [
  {
    id: 'time-area',
    kind: 'continuity',
    types: ['areaStacked'],
    source: ABELA,
    check: (view) => when(isCourse(view.axis) && !view.hasNegatives, () => axisFacts(view)),
  },
  {
    id: 'layers-add-up',
    kind: 'pro',
    types: ['areaStacked'],
    source: ABELA,
    check: (view) =>
      when(
        isCourse(view.axis) && view.isAdditive && view.hasOneScale && view.seriesCount > 2 && !view.hasNegatives,
        () => ({
          series: view.seriesCount,
        }),
      ),
  },
  {
    id: 'layers-do-not-add-up',
    kind: 'con',
    types: ['areaStacked'],
    source: 'Few 2012: only what adds up may be stacked',
    check: (view) => when(!view.isAdditive && view.measures.length > 0, () => ({ measures: labelsOf(view.measures) })),
  },
  {
    id: 'no-course-for-area',
    kind: 'con',
    types: ['areaStacked'],
    source: 'FT Visual Vocabulary, "Change over time": areas need care, and a course to fill',
    check: (view) => {
      const isShort = view.axis !== undefined && view.axis.kind !== 'category' && !isCourse(view.axis);
      return when(isShort && view.axis?.preparation !== 'bin', () => axisFacts(view));
    },
  },
  {
    id: 'area-below-zero',
    kind: 'con',
    types: ['areaStacked'],
    source: 'Few 2012: an area stands for an amount, from zero up',
    check: (view) => when(isCourse(view.axis) && view.hasNegatives, () => ({ measures: labelsOf(view.measures) })),
  },
];
