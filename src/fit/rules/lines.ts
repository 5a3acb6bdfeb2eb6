import { isCourse } from '../axis.ts';
import { axisFacts, labelsOf, type Rule, when } from './rule.ts';

const SAKET = 'Saket, Endert and Demiralp 2019: lines are best for how one value goes with another, time above all';
const FT = 'FT Visual Vocabulary, "Change over time"';
/** Beyond 24 positions columns grow too thin to be compared one by one. */
const MANY_PERIODS = 24;
/** More lines than eight can't be told apart by colour. */
const MOST_LINES = 8;
const WIDEST_GAP_SHARE = 0.1;

/** When a line shows the course of values, and when it invents one. */
export const LINE_RULES: readonly Rule[] = [
  {
    id: 'time-line',
    kind: 'continuity',
    types: ['line'],
    source: SAKET,
    check: (view) => when(view.axis?.kind === 'time' && isCourse(view.axis), () => axisFacts(view)),
  },
  {
    id: 'short-time-line',
    kind: 'continuity',
    types: ['line'],
    source: FT,
    check: (view) => {
      const isTime = view.axis?.kind === 'time' || view.axis?.kind === 'cycle';
      return when(isTime && !isCourse(view.axis), () => axisFacts(view));
    },
  },
  {
    id: 'cycle-line',
    kind: 'continuity',
    types: ['line'],
    source: FT,
    check: (view) => when(view.axis?.kind === 'cycle' && isCourse(view.axis), () => axisFacts(view)),
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
  {
    id: 'no-even-scale',
    kind: 'con',
    types: ['line', 'areaStacked'],
    source: 'Cleveland 1994: connect values that depend on an even scale, not a cloud',
    check: (view) =>
      when(view.axis === undefined && view.numbers.length > 1, () => ({
        measures: labelsOf(view.numbers.slice(0, 1)),
      })),
  },
];
