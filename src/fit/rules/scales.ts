import { haveOneScale } from '../scale.ts';
import type { TableView } from '../view.ts';
import { axisFacts, labelsOf, type Rule, when } from './rule.ts';

const FEW_DUAL = 'Few 2008, "Dual-scaled axes in graphs": two scales only for measures of different kinds over time';
const MOST_COMBINED = 3;
const FEWEST_POINTS = 3;

const measureLabels = (view: TableView) => ({ measures: labelsOf(view.measures) });
const isTimed = ({ axis }: TableView): boolean => axis?.kind === 'time' || axis?.kind === 'cycle';

/** The last measure is the line and has an axis of its own; the columns share the other. */
const canShareColumns = ({ measures }: TableView): boolean => haveOneScale(measures.slice(0, -1));

function areUnlike(view: TableView): boolean {
  const { axis, measures } = view;
  const canCombine = measures.length > 1 && measures.length <= MOST_COMBINED && axis?.preparation === 'none';
  const isShown = canCombine && axis.series === undefined && axis.points >= FEWEST_POINTS;
  return isShown && !view.hasOneScale && canShareColumns(view);
}

/** Falling values, and a second measure that climbs to the whole. */
function isPareto({ measures }: TableView): boolean {
  const [values, share] = measures;
  const isWhole = share?.number?.max === 1 || share?.number?.max === 100;
  return (
    measures.length === 2 && values?.number?.isDescending === true && share?.number?.isAscending === true && isWhole
  );
}

/** What measures of different units ask for. */
export const SCALE_RULES: readonly Rule[] = [
  {
    id: 'two-scales-over-time',
    kind: 'pro',
    types: ['combo'],
    source: FEW_DUAL,
    check: (view) => when(areUnlike(view) && isTimed(view), () => measureLabels(view)),
  },
  {
    id: 'two-scales-by-category',
    kind: 'pro',
    types: ['combo'],
    source: FEW_DUAL,
    check: (view) => when(areUnlike(view) && !isTimed(view), () => measureLabels(view)),
  },
  {
    id: 'pareto',
    kind: 'specificity',
    types: ['combo'],
    source: 'Juran 1951, "Quality Control Handbook": falling counts and their running share',
    check: (view) => when(areUnlike(view) && isPareto(view), () => measureLabels(view)),
  },
  {
    id: 'one-scale',
    kind: 'con',
    types: ['combo'],
    source: FEW_DUAL,
    check: (view) => when(view.hasOneScale && view.seriesCount > 1, () => measureLabels(view)),
  },
  {
    id: 'mixed-scale-lines',
    kind: 'con',
    types: ['line', 'areaStacked'],
    source: FEW_DUAL,
    check: (view) => when(!view.hasOneScale && view.axis?.preparation !== 'aggregate', () => measureLabels(view)),
  },
  {
    id: 'mixed-scales',
    kind: 'con',
    types: [
      'groupedBar',
      'groupedColumn',
      'stackedBar',
      'stackedColumn',
      '100StackedBar',
      '100StackedColumn',
      'mekko',
      'heatmap',
    ],
    source: FEW_DUAL,
    check: (view) => when(!view.hasOneScale, () => measureLabels(view)),
  },
  {
    id: 'too-many-scales',
    kind: 'con',
    types: ['combo'],
    source: FEW_DUAL,
    check: (view) =>
      when(!view.hasOneScale && view.measures.length > MOST_COMBINED, () => ({ count: view.measures.length })),
  },
  {
    id: 'few-for-two-scales',
    kind: 'con',
    types: ['combo'],
    source: FEW_DUAL,
    check: (view) =>
      when(!view.hasOneScale && view.axis !== undefined && view.axis.points < FEWEST_POINTS, () => axisFacts(view)),
  },
];
