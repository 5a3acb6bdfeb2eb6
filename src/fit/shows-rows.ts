import type { ChartType } from '../chart/chart-type.ts';
import { areSetAgainstEachOther } from '../table/profile/plans-and-outcomes.ts';
import type { TableProfile } from '../table/profile.ts';
import { haveOneScale } from './scale.ts';
import { type TableView, viewTable } from './view.ts';

const DOTS: ReadonlySet<ChartType> = new Set(['scatter', 'bubble']);
/** Types that heap measures up: what sums up others would be heaped on its own parts, and one year on another. */
const HEAPS: ReadonlySet<ChartType> = new Set([
  'stackedBar',
  'stackedColumn',
  '100StackedBar',
  '100StackedColumn',
  'areaStacked',
  'mekko',
]);
/** Types that follow a course along the headings of columns: they need the table turned first. */
const COURSES: ReadonlySet<ChartType> = new Set(['line', 'areaStacked', 'combo']);

/**
 * True where a type shows the rows of a table as they are. Of rows that must be gathered, counted or widened first, which charts do not
 * do themselves, only dots and the table do; and along another column than the first that names them no lengths are drawn.
 */
export function showsRows(type: ChartType, profile: TableProfile): boolean {
  const view = viewTable(profile);
  const preparation = view.axis?.preparation ?? 'none';
  if (type === 'table') return true;
  if (HEAPS.has(type) && !mayBeHeaped(profile)) return false;
  if (type === 'scatter' && !shareHeight(view)) return false;
  if (type === 'bubble' && view.numbers.length > MOST_IN_BUBBLES) return false;
  if (preparation === 'none') return DOTS.has(type) || standsOverAxis(view);
  if (preparation === 'transpose') return !COURSES.has(type);
  return DOTS.has(type) && canPlaceDots(view);
}

/** Two places and a size: a fourth number would not be drawn. */
const MOST_IN_BUBBLES = 3;

/** Every number but the first places a dot by its height: where these have no scale in common, all but one lie along the axis. */
const shareHeight = ({ numbers: [, ...heights] }: TableView): boolean => haveOneScale(heights);

/** True for measures of which none sums up others, is a period beside other periods, or a plan beside what came of it. */
export function mayBeHeaped({ columns, totalColumns = [], sums = [], headerTime }: TableProfile): boolean {
  const labels = columns.filter(({ role }) => role === 'measure').map(({ label }) => label);
  const areParts = totalColumns.length === 0 && sums.length === 0 && headerTime === undefined;
  return areParts && !areSetAgainstEachOther(labels);
}

/** A chart lays its rows along the first column that names or dates them; codes do so where nothing else does. */
export function standsOverAxis({ profile, axis }: TableView): boolean {
  const first = profile.columns.find(
    ({ role, kind }) => role !== 'empty' && role !== 'identifier' && (kind !== 'number' || role === 'time'),
  );
  return axis?.column === undefined || first === undefined || first.index === axis.column.index;
}

/** Two measures place a dot, or one along a time. Months and weekdays in words are no places in time. */
function canPlaceDots({ numbers, profile }: TableView): boolean {
  const hasTime = profile.columns.some(
    ({ role, kind, time }) => role === 'time' && (kind === 'number' || time?.isCyclic !== true),
  );
  return numbers.length > 1 || (numbers.length === 1 && hasTime);
}
