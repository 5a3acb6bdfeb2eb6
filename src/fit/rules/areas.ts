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
];
