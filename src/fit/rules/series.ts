import { areSetAgainstEachOther } from '../../table/profile/plans-and-outcomes.ts';
import { axisFacts, labelsOf, ONE_SERIES_TYPES, type Rule, when } from './rule.ts';

const MOST_SIDE_BY_SIDE = 2;
const MOST_IN_GROUP = 4;
const MOST_LAYERS = 6;

/** How several series share a chart. */
export const SERIES_RULES: readonly Rule[] = [
  {
    id: 'side-by-side',
    kind: 'specificity',
    types: ['groupedBar', 'groupedColumn'],
    source: 'FT Visual Vocabulary, "Magnitude": paired bars get tricky to read with more than two series',
    check: (view) =>
      when(view.seriesCount > 1 && view.seriesCount <= MOST_SIDE_BY_SIDE && view.axis !== undefined, () => ({
        series: view.seriesCount,
      })),
  },
  {
    id: 'hides-series',
    kind: 'specificity',
    types: ['bar', 'column'],
    source: 'Munzner 2014, chapter 3: a chart should carry every key of the table',
    check: (view) =>
      when(view.seriesCount > 1 && view.hasOneScale && view.axis !== undefined, () => ({ series: view.seriesCount })),
  },
  {
    id: 'one-measure-at-a-time',
    kind: 'specificity',
    types: ['bar', 'column'],
    source: 'Tufte 1983: small multiples, one measure each, rather than one axis for two units',
    check: (view) => when(!view.hasOneScale && view.axis !== undefined, () => ({ measures: labelsOf(view.measures) })),
  },
  {
    id: 'leaves-series-out',
    kind: 'specificity',
    types: ONE_SERIES_TYPES,
    source: 'Munzner 2014, chapter 3: a chart should carry every key of the table',
    check: (view) => when(view.seriesCount > 1 && view.axis !== undefined, () => ({ series: view.seriesCount })),
  },
  {
    id: 'many-series-crowd',
    kind: 'con',
    types: ['groupedBar', 'groupedColumn'],
    source: 'Few 2012: more than four bars in a group lose their group',
    check: (view) => when(view.seriesCount > MOST_IN_GROUP, () => ({ series: view.seriesCount })),
  },
  {
    id: 'stack-adds-up',
    kind: 'pro',
    types: ['stackedBar', 'stackedColumn'],
    source: 'Abela 2006: composition, static, with the total of each bar',
    check: (view) =>
      when(
        view.seriesCount > 1 &&
          view.seriesCount <= MOST_LAYERS &&
          view.isAdditive &&
          view.hasOneScale &&
          !view.hasNegatives,
        () => ({ ...axisFacts(view), series: view.seriesCount }),
      ),
  },
  {
    id: 'stack-does-not-add-up',
    kind: 'con',
    types: ['stackedBar', 'stackedColumn', '100StackedBar', '100StackedColumn', 'mekko'],
    source: 'Few 2012: only what adds up may be stacked',
    check: (view) =>
      when(!view.isAdditive && view.measures.length > 0 && view.profile.rowShares.length < 2, () => ({
        measures: labelsOf(view.measures),
      })),
  },
  {
    id: 'stack-of-signs',
    kind: 'con',
    types: ['stackedBar', 'stackedColumn'],
    source: 'Few 2012: layers above and below the baseline no longer end at the total',
    check: (view) => when(view.hasNegatives && view.seriesCount > 1, () => ({ measures: labelsOf(view.measures) })),
  },
  {
    id: 'stack-of-periods',
    kind: 'con',
    types: ['stackedBar', 'stackedColumn', '100StackedBar', '100StackedColumn', 'mekko'],
    source: 'Few 2012: only parts of one whole may be stacked, and a year is no part of another',
    check: (view) =>
      when(view.profile.headerTime !== undefined && view.axis?.preparation === 'none', () => ({
        measures: labelsOf(view.measures),
      })),
  },
  {
    id: 'stack-of-plans',
    kind: 'con',
    types: ['stackedBar', 'stackedColumn', '100StackedBar', '100StackedColumn', 'mekko'],
    source: 'Few 2012: only parts of one whole may be stacked, and a plan is no part of what came of it',
    check: ({ profile, axis, measures }) =>
      when(
        profile.headerTime === undefined && axis?.preparation === 'none' && areSetAgainstEachOther(labelsOf(measures)),
        () => ({
          measures: labelsOf(measures),
        }),
      ),
  },
];
