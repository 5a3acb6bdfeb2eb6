import type { TableView } from '../view.ts';
import { axisFacts, type Rule, when } from './rule.ts';

const FEWEST_BARS = 3;
const MOST_BARS = 8;
const UNEVEN_RATIO = 4;
const MOST_LAYERS = 6;
const MOSAIC = 'Hartigan and Kleiner 1981, "Mosaics for contingency tables"; Zelazny 2001';

function isMosaic(view: TableView): boolean {
  const isNamed = view.axis?.kind === 'category' || view.axis?.kind === 'ordered' || view.axis?.kind === 'bins';
  return isNamed && view.seriesCount > 1 && view.isAdditive && view.hasOneScale && !view.hasNegatives;
}

/** True where every measure is many times larger in one row than in another, so that the totals of the rows differ too. */
function hasUnevenRows({ axis, measures }: TableView): boolean {
  const isWide = axis?.series === undefined && (axis?.points ?? 0) >= FEWEST_BARS;
  return isWide && measures.every(({ number }) => number !== undefined && number.max >= UNEVEN_RATIO * number.min);
}

/** When both the size of each whole and its parts matter. */
export const MOSAIC_RULES: readonly Rule[] = [
  {
    id: 'mosaic',
    kind: 'specificity',
    types: ['mekko'],
    source: MOSAIC,
    check: (view) => when(isMosaic(view), () => ({ ...axisFacts(view), series: view.seriesCount })),
  },
  {
    id: 'uneven-wholes',
    kind: 'specificity',
    types: ['mekko'],
    source: MOSAIC,
    check: (view) => when(isMosaic(view) && hasUnevenRows(view), () => axisFacts(view)),
  },
  {
    id: 'crowded-mosaic',
    kind: 'con',
    types: ['mekko'],
    source: MOSAIC,
    check: (view) =>
      when(view.seriesCount > 1 && ((view.axis?.points ?? 0) > MOST_BARS || view.seriesCount > MOST_LAYERS), () => ({
        ...axisFacts(view),
        series: view.seriesCount,
      })),
  },
  {
    id: 'equal-wholes',
    kind: 'con',
    types: ['mekko'],
    source: MOSAIC,
    check: (view) => when(view.profile.rowShares.length > 1, () => axisFacts(view)),
  },
];
