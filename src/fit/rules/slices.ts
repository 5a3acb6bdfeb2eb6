import type { TableView } from '../view.ts';
import { axisFacts, labelsOf, type Rule, when } from './rule.ts';

const SLICED = ['pie', 'donut'] as const;
const FEWEST_SLICES = 2;
const MOST_SLICES = 6;
const MOST_READABLE = 12;
const FEW = 'Few 2007, "Save the pies for dessert": two to six slices at most';

const isWhole = ({ measures }: TableView): boolean => measures[0]?.number?.isPartToWhole === true;
const isOverTime = ({ axis }: TableView): boolean =>
  axis?.kind === 'time' || axis?.kind === 'cycle' || axis?.kind === 'number' || axis?.kind === 'bins';

function sliceCount(view: TableView): number {
  const { axis } = view;
  return axis === undefined || isOverTime(view) || view.seriesCount > 1 ? 0 : axis.points;
}

const areFew = (view: TableView): boolean => sliceCount(view) >= FEWEST_SLICES && sliceCount(view) <= MOST_SLICES;
const addsUp = (view: TableView): boolean => view.isAdditive || isWhole(view);

/** When slices of a whole say more than bars. */
export const SLICE_RULES: readonly Rule[] = [
  {
    id: 'parts-of-whole',
    kind: 'pro',
    types: SLICED,
    source: 'Abela 2006 and FT Visual Vocabulary, "Part-to-whole"; Kosara and Skau 2016 on reading shares',
    check: (view) =>
      when(areFew(view) && isWhole(view), () => ({ ...axisFacts(view), measures: labelsOf(view.measures) })),
  },
  {
    id: 'few-parts',
    kind: 'pro',
    types: SLICED,
    source: FEW,
    check: (view) => when(areFew(view) && !isWhole(view) && addsUp(view), () => axisFacts(view)),
  },
  {
    id: 'several-parts',
    kind: 'pro',
    types: SLICED,
    source: FEW,
    check: (view) =>
      when(sliceCount(view) > MOST_SLICES && sliceCount(view) <= MOST_READABLE && addsUp(view), () => axisFacts(view)),
  },
  {
    id: 'too-many-parts',
    kind: 'con',
    types: [...SLICED, 'funnel'],
    source: FEW,
    check: (view) => when((view.axis?.points ?? 0) > MOST_READABLE, () => axisFacts(view)),
  },
  {
    id: 'parts-do-not-add-up',
    kind: 'con',
    types: [...SLICED, 'funnel'],
    source: 'Few 2012: rates, averages and prices have no sum to take a share of',
    check: (view) => when(!addsUp(view) && view.measures.length > 0, () => ({ measures: labelsOf(view.measures) })),
  },
  {
    id: 'parts-over-time',
    kind: 'con',
    types: [...SLICED, 'mekko'],
    source: 'FT Visual Vocabulary: time runs along an axis, not around a circle',
    check: (view) => when(isOverTime(view), () => axisFacts(view)),
  },
  {
    id: 'single-part',
    kind: 'con',
    types: SLICED,
    source: FEW,
    check: (view) => when(view.axis?.points === 1, () => axisFacts(view)),
  },
];
