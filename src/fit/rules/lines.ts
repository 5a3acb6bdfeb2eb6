import { hasMoments } from '../axis.ts';
import type { TableView } from '../view.ts';
import { axisFacts, type Rule, when } from './rule.ts';

const SAKET = 'Saket, Endert and Demiralp 2019: lines are best for how one value goes with another, time above all';
const FT = 'FT Visual Vocabulary, "Change over time"';
/** Below five periods there is no course to follow, only values to compare. */
const FEWEST_PERIODS = 5;
const FEWEST_IN_CYCLE = 8;
/** Beyond 24 positions columns grow too thin to be compared one by one. */
const MANY_PERIODS = 24;
/** More lines than eight can't be told apart by colour. */
const MOST_LINES = 8;
const WIDEST_GAP_SHARE = 0.1;

/** True for a course to follow: enough periods, or moments of the clock however few. */
function runsOn({ axis }: TableView): boolean {
  return axis?.kind === 'time' && (axis.points >= FEWEST_PERIODS || hasMoments(axis));
}

/** Months and hours make a course; weekdays and quarters are few enough to be compared one by one. */
function isLongCycle({ axis }: TableView): boolean {
  return axis?.kind === 'cycle' && axis.points >= FEWEST_IN_CYCLE;
}

/** When a line shows the course of values, and when it invents one. */
export const LINE_RULES: readonly Rule[] = [
  {
    id: 'time-line',
    kind: 'continuity',
    types: ['line'],
    source: SAKET,
    check: (view) => when(runsOn(view), () => axisFacts(view)),
  },
  {
    id: 'short-time-line',
    kind: 'continuity',
    types: ['line'],
    source: FT,
    check: (view) => {
      const isTime = view.axis?.kind === 'time' || view.axis?.kind === 'cycle';
      return when(isTime && !runsOn(view) && !isLongCycle(view), () => axisFacts(view));
    },
  },
  {
    id: 'cycle-line',
    kind: 'continuity',
    types: ['line'],
    source: FT,
    check: (view) => when(isLongCycle(view), () => axisFacts(view)),
  },
  {
    id: 'number-line',
    kind: 'continuity',
    types: ['line'],
    source: 'Cleveland 1994, "The Elements of Graphing Data": connect values that depend on an even scale',
    check: (view) => when(view.axis?.kind === 'number', () => axisFacts(view)),
  },
  {
    id: 'ordered-line',
    kind: 'continuity',
    types: ['line'],
    source: 'Zacks and Tversky 1999, "Bars and lines": lines suit what has an order',
    check: (view) => when(view.axis?.kind === 'ordered' || view.axis?.kind === 'bins', () => axisFacts(view)),
  },
  {
    id: 'long-line',
    kind: 'continuity',
    types: ['line'],
    source: FT,
    check: (view) => {
      const isOrdered = view.axis?.kind === 'time' || view.axis?.kind === 'number';
      return when(isOrdered && (view.axis?.points ?? 0) > MANY_PERIODS, () => axisFacts(view));
    },
  },
  {
    id: 'unordered-line',
    kind: 'con',
    types: ['line', 'areaStacked'],
    source: 'Zacks and Tversky 1999, "Bars and lines": a line between names is read as a trend',
    check: (view) => when(view.axis?.kind === 'category', () => axisFacts(view)),
  },
  {
    id: 'gaps-in-time',
    kind: 'continuity',
    types: ['line', 'areaStacked'],
    source: 'Few 2012: a line drawn across missing periods hides that they are missing',
    check: (view) => {
      const gaps = view.axis?.column?.time?.gaps ?? 0;
      return when(gaps > (view.axis?.points ?? 0) * WIDEST_GAP_SHARE, () => ({ ...axisFacts(view), gaps }));
    },
  },
  {
    id: 'too-many-lines',
    kind: 'con',
    types: ['line', 'areaStacked', 'combo'],
    source: 'Few 2012: eight hues are the most that can be told apart',
    check: (view) => when(view.seriesCount > MOST_LINES, () => ({ series: view.seriesCount })),
  },
];
