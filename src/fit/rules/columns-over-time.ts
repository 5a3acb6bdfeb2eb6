import { hasMoments } from '../axis.ts';
import type { TableView } from '../view.ts';
import { axisFacts, BAR_TYPES, COLUMN_TYPES, type Rule, when } from './rule.ts';

const FT = 'FT Visual Vocabulary, "Change over time": columns work well for few periods';
const FEW_PERIODS = 4;
const SOME_PERIODS = 12;
const MOST_COLUMNS = 60;

/** Positions along an axis of periods or of even steps; 0 for any other axis. */
function periodsOf({ axis }: TableView): number {
  return axis?.kind === 'time' || axis?.kind === 'cycle' || axis?.kind === 'number' ? axis.points : 0;
}

/** Few periods; few moments of the clock are still a course and not periods. */
function areFew(view: TableView): boolean {
  const periods = periodsOf(view);
  return periods > 0 && periods <= FEW_PERIODS && view.axis !== undefined && !hasMoments(view.axis);
}

/** How columns stand over time: well while they are few. */
export const COLUMN_OVER_TIME_RULES: readonly Rule[] = [
  {
    id: 'few-period-columns',
    kind: 'pro',
    types: [...COLUMN_TYPES, ...BAR_TYPES],
    source: FT,
    check: (view) => when(areFew(view), () => axisFacts(view)),
  },
  {
    id: 'period-columns',
    kind: 'pro',
    types: [...COLUMN_TYPES, ...BAR_TYPES],
    source: FT,
    check: (view) =>
      when(periodsOf(view) > 0 && periodsOf(view) <= SOME_PERIODS && !areFew(view), () => axisFacts(view)),
  },
  {
    id: 'many-period-columns',
    kind: 'pro',
    types: [...COLUMN_TYPES, ...BAR_TYPES],
    source: FT,
    check: (view) => when(periodsOf(view) > SOME_PERIODS, () => axisFacts(view)),
  },
  {
    id: 'crowded-columns',
    kind: 'con',
    types: [...COLUMN_TYPES, ...BAR_TYPES, 'combo'],
    source: 'Few 2012: bars thinner than the gaps between them are read as texture',
    check: (view) => when(periodsOf(view) > MOST_COLUMNS, () => axisFacts(view)),
  },
  {
    id: 'time-runs-across',
    kind: 'con',
    types: BAR_TYPES,
    source: 'Tversky, Kugelmass and Winter 1991: time is read along the line of writing',
    check: (view) => when(periodsOf(view) > 0, () => axisFacts(view)),
  },
];
