import type { ChartType } from '../../chart/chart-type.ts';
import type { TypeWord } from '../grammar/meaning.ts';
import type { Task } from '../understanding.ts';
import type { Shape } from './shape.ts';
import type { ShapedColumn } from './shaped-columns.ts';

const PLAIN: Partial<Readonly<Record<TypeWord, ChartType>>> = {
  line: 'line',
  area: 'areaStacked',
  pie: 'pie',
  donut: 'donut',
  scatter: 'scatter',
  bubble: 'bubble',
  heatmap: 'heatmap',
  funnel: 'funnel',
  waterfall: 'waterfall',
  table: 'table',
  mekko: 'mekko',
  combo: 'combo',
};

const BAR_WORDS: ReadonlySet<TypeWord> = new Set([
  'bar',
  'column',
  'histogram',
  'stacked',
  'grouped',
  'hundred',
  'horizontal',
  'vertical',
]);

/** What beside words decides a type: what the picture is to tell, and the type there is. */
type TypeFacts = {
  readonly task: Task | undefined;
  readonly current: ChartType;
  /** True where bars are put in order: of a table they are bars to be drawn. */
  readonly areBarsSorted: boolean;
  /** The figures that the steps of the wish leave of the chart's own; undefined where they leave all. */
  readonly left?: number | undefined;
};

/** The chart type that words name, given the shape of the rows: bars of two groups are stacked where they add up, else side by side. */
export function chooseType(
  named: readonly TypeWord[],
  shape: Shape,
  { task, current, left, areBarsSorted }: TypeFacts,
): ChartType | undefined {
  const words = named.length === 0 && areBarsSorted && current === 'table' ? (['bar'] as const) : named;
  const isSized = words.includes('bubble');
  const plain = isSized ? 'bubble' : words.map((word) => PLAIN[word]).find((type) => type !== undefined);
  if (plain !== undefined) return plain;
  if (!words.some((word) => BAR_WORDS.has(word))) return isRelation(shape, task) ? 'scatter' : undefined;
  if (shape.columns.length === 0 && isTurning(words, current)) return turnedType(words, current, left);
  const groups = shape.columns.filter(({ kind }) => kind === 'group').length;
  const isMannerAlone = words.every((word) => MANNERS.has(word));
  const isLying =
    words.includes('horizontal') ||
    (isMannerAlone && !words.includes('vertical') && /bar$/i.test(current)) ||
    (words.includes('bar') && !words.includes('vertical') && !isAlongScale(shape) && groups < 2);
  const stack = stackOf(words, shape, groups);
  return BARS[stack][isLying ? 1 : 0];
}

/** Two figures row by row, said to have to do with one another, are points whatever the figures are. */
function isRelation({ columns }: Shape, task: Task | undefined): boolean {
  const isRaw = columns.every(({ kind }) => kind === 'column');
  return (
    task === 'relation' &&
    isRaw &&
    columns.filter(({ isNumber, isTime }) => isNumber === true && isTime !== true).length >= 2
  );
}

const MANNERS: ReadonlySet<TypeWord> = new Set(['stacked', 'grouped', 'hundred', 'horizontal', 'vertical']);

/** "Columns" said of grouped or stacked bars turns them, as manners do. */
function isTurning(words: readonly TypeWord[], current: ChartType): boolean {
  const isMany = /^(?:grouped|stacked|100Stacked)(?:Bar|Column)$/.test(current);
  return words.every((word) => MANNERS.has(word) || (isMany && (word === 'bar' || word === 'column')));
}

/** The current bars in another manner: what the words do not speak of stays. */
function turnedType(words: readonly TypeWord[], current: ChartType, left?: number): ChartType {
  const isLying =
    words.includes('horizontal') ||
    words.includes('bar') ||
    (/bar$/i.test(current) && !words.includes('vertical') && !words.includes('column'));
  // One figure has nothing to stand beside.
  const own =
    left === 1
      ? 'plain'
      : current.startsWith('100')
        ? 'hundred'
        : current.startsWith('stacked')
          ? 'stacked'
          : current.startsWith('grouped')
            ? 'grouped'
            : 'plain';
  const named = (['hundred', 'stacked', 'grouped'] as const).find((word) => words.includes(word));
  return BARS[named ?? own][isLying ? 1 : 0];
}

const BARS = {
  plain: ['column', 'bar'],
  stacked: ['stackedColumn', 'stackedBar'],
  grouped: ['groupedColumn', 'groupedBar'],
  hundred: ['100StackedColumn', '100StackedBar'],
} as const satisfies Record<string, readonly [ChartType, ChartType]>;

function stackOf(words: readonly TypeWord[], shape: Shape, groups: number): keyof typeof BARS {
  if (words.includes('hundred')) return 'hundred';
  if (words.includes('stacked')) return 'stacked';
  if (words.includes('grouped')) return 'grouped';
  if (groups < 2) return 'plain';
  return isAddedUp(shape) && !arePeriodsApart(shape.columns) ? 'stacked' : 'grouped';
}

/** Years set against one another stand side by side. */
function arePeriodsApart(columns: readonly ShapedColumn[]): boolean {
  return columns.some(({ isTime, isSeries }) => isTime === true && isSeries === true);
}

/** Counts and sums add up to a whole; averages do not. */
function isAddedUp({ columns }: Pick<Shape, 'columns'>): boolean {
  return columns.some(({ operation }) => operation === 'count' || operation === 'sum');
}

/**
 * Types that suit a shape where the wish names none, best first; none where the shape says nothing. Time runs along a line,
 * intervals stand side by side, two scales make points, parts of parts are stacked where they add up.
 */
export function suitedTypes({ columns }: Pick<Shape, 'columns'>, task: Task | undefined): readonly ChartType[] {
  const groups = columns.filter(({ kind }) => kind === 'group');
  const measures = columns.filter(({ kind }) => kind === 'measure');
  if (groups.length === 0) return measures.length > 0 ? [] : suitedToRows(columns);
  const areShares = task === 'share' && isAddedUp({ columns }) && groups.length + measures.length > 2;
  if (areShares) return ['100StackedColumn', 'stackedColumn'];
  // A breakdown shows the parts and what they come to.
  if (task === 'parts' && isAddedUp({ columns }) && groups.length > 1) return ['stackedColumn', '100StackedColumn'];
  const isRanking = task === 'rank';
  const isWeek = groups.length === 1 && groups[0]?.isWeekday === true;
  if (!isRanking && runsOverTime(groups)) return isWeek ? ['column', 'line'] : ['line', 'column', 'areaStacked'];
  if (groups.length >= 2) {
    if (task === 'distribution' && groups.some(({ isBinned }) => isBinned === true))
      return ['heatmap', 'stackedColumn'];
    if (task === 'share') return ['100StackedColumn', 'stackedColumn'];
    // What is set against one another stands side by side.
    const areParts = task !== 'compare' && isAddedUp({ columns }) && !arePeriodsApart(groups);
    return areParts ? ['stackedColumn', 'groupedColumn'] : ['groupedColumn', 'stackedColumn'];
  }
  if (measures.length > 1) return ['groupedColumn', 'groupedBar', 'combo'];
  if ((task === 'share' || task === 'parts') && isAddedUp({ columns })) return ['pie', 'donut', 'bar', 'column'];
  return groups[0]?.isBinned === true ? ['column'] : ['column', 'bar'];
}

/** Periods that are set against one another over categories are series, and no line runs along them. */
function runsOverTime(groups: readonly ShapedColumn[]): boolean {
  const isPeriod = ({ isTime, isBinned }: ShapedColumn): boolean => isTime === true && isBinned !== true;
  const isOverOthers = groups.some((group) => !isPeriod(group) && group.isSeries !== true);
  return groups.some((group) => isPeriod(group) && !(group.isSeries === true && isOverOthers));
}

function suitedToRows(columns: readonly ShapedColumn[]): readonly ChartType[] {
  const numbers = columns.filter(({ isNumber }) => isNumber === true).length;
  const [first] = columns;
  if (columns.length === 0) return [];
  if (first?.isTime === true) return ['line', 'column'];
  if (first?.isNumber === true && numbers >= 2) return ['scatter'];
  return numbers === 1 ? ['bar', 'column'] : numbers > 1 ? ['groupedColumn', 'groupedBar'] : [];
}

function isAlongScale({ columns }: Shape): boolean {
  return columns.some(({ kind, isTime }) => kind === 'group' && isTime === true);
}
