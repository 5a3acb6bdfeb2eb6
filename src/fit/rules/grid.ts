import { comeToOthers } from '../../table/profile/come-to-others.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import type { TableView } from '../view.ts';
import { axisName, labelsOf, type Rule, when } from './rule.ts';

const MUNZNER = 'Munzner 2014, chapter 7: a matrix of two keys, values by shade';
const LARGE_SIDE = 6;
const MOST_LINES = 20;
const MOST_YEARS = 8;
const SMALL_GRID = 6;
const CLOCK: ReadonlySet<string> = new Set(['hour', 'minute', 'second']);

/** Weekdays, months, hours; durations that name the side of a grid are hours of the day too ("9h"). */
const isCycle = (column: ColumnProfile | undefined): boolean =>
  column?.kind === 'duration' || (column?.time !== undefined && (column.time.isCyclic || CLOCK.has(column.time.grain)));

function sides({ axis, measures }: TableView): readonly [number, number] {
  if (axis === undefined) return [0, 0];
  if (axis.series !== undefined) return [axis.points, axis.series.distinct];
  if (axis.preparation === 'transpose') return [axis.points, 1];
  return [axis.points, Math.max(1, measures.length)];
}

function gridFacts(view: TableView) {
  const [points, series] = sides(view);
  return { axis: axisName(view), points, series };
}

const isGrid = (view: TableView): boolean => sides(view)[0] > 1 && sides(view)[1] > 1;

function crossesCycles({ axis, profile, measures }: TableView): boolean {
  if (axis?.column === undefined ? axis?.kind !== 'cycle' : !isCycle(axis.column)) return false;
  return isCycle(axis?.series) || (measures.length > 2 && profile.headerTime !== undefined);
}

/**
 * Too many bars to group, or more courses than lines can carry: fewer where both sides are time, as years by months. Columns of which
 * some come to others (games, of which so many were won) are no side of a grid.
 */
function isLarge(view: TableView): boolean {
  const [points, series] = sides(view);
  const { axis, profile } = view;
  if (axis?.series === undefined && comeToOthers(profile)) return false;
  const runsOn = axis?.kind === 'time' || axis?.kind === 'cycle' || axis?.kind === 'number';
  if (runsOn) return series > (axis.series?.time === undefined ? MOST_LINES : MOST_YEARS) && points > 1;
  return points >= LARGE_SIDE && series >= LARGE_SIDE;
}

/** When values fill a grid of two keys. */
export const GRID_RULES: readonly Rule[] = [
  {
    id: 'grid',
    kind: 'pro',
    types: ['heatmap'],
    source: MUNZNER,
    check: (view) => when(isGrid(view), () => gridFacts(view)),
  },
  {
    id: 'against-itself',
    kind: 'specificity',
    types: ['heatmap'],
    source: 'FT Visual Vocabulary, "Correlation": XY heatmap',
    check: (view) => when(isGrid(view) && view.profile.isMatrix === true, () => gridFacts(view)),
  },
  {
    id: 'crossed-cycles',
    kind: 'specificity',
    types: ['heatmap'],
    source: 'FT Visual Vocabulary, "Change over time": calendar heatmap',
    check: (view) => when(isGrid(view) && crossesCycles(view), () => gridFacts(view)),
  },
  {
    id: 'large-grid',
    kind: 'pro',
    types: ['heatmap'],
    source: 'FT Visual Vocabulary, "Correlation": XY heatmap; Few 2012: too many series for bars or lines',
    check: (view) => when(isLarge(view), () => gridFacts(view)),
  },
  {
    id: 'cells-do-not-add-up',
    kind: 'pro',
    types: ['heatmap'],
    source: MUNZNER,
    check: (view) =>
      when(
        view.axis?.series !== undefined &&
          view.axis.kind === 'category' &&
          !view.isAdditive &&
          view.measures.length > 0,
        () => ({
          measures: labelsOf(view.measures),
        }),
      ),
  },
  {
    id: 'sparse-grid',
    kind: 'con',
    types: ['heatmap'],
    source: 'Cleveland and McGill 1984: shade is read least precisely of all',
    check: (view) => when(isGrid(view) && sides(view)[0] * sides(view)[1] < SMALL_GRID, () => gridFacts(view)),
  },
  {
    id: 'single-row-of-cells',
    kind: 'con',
    types: ['heatmap'],
    source: MUNZNER,
    check: (view) => when(view.axis !== undefined && !isGrid(view), () => ({ axis: axisName(view) })),
  },
  {
    id: 'binned-grid',
    kind: 'con',
    types: ['heatmap'],
    source: 'Carr et al. 1987: bin dots only where they hide one another',
    check: (view) =>
      when(!isGrid(view) && view.numbers.length > 1, () => ({ measures: labelsOf(view.numbers.slice(0, 2)) })),
  },
];
