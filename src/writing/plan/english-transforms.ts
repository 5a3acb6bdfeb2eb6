import type { FoundOrder, SortedBy } from '../../plan/transform/facts.ts';
import type { DatePart, FillMethod, WindowOperation } from '../../plan/transform/transform.ts';
import type { TimeGrain } from '../../table/column.ts';
import { ENGLISH_CONDITIONS } from './english-conditions.ts';
import type { PlanTexts, StepSay } from './plan-texts.ts';

const ALL_ROWS = { one: 'the only row', other: 'all # rows' } as const;
export const ROWS = { one: '# row', other: '# rows' };
export const CELLS = { one: '# cell', other: '# cells' };
const EMPTY_CELLS = { one: '# empty cell', other: '# empty cells' };
export const COLUMNS = { one: '# column', other: '# columns' };
export const MORE = { one: 'one more', other: '# more' };
const GROUPS = { one: '# group', other: '# groups' };
const INTERVALS = { one: '# interval', other: '# intervals' };

const ORDERS: Readonly<Record<FoundOrder, Readonly<Record<SortedBy['direction'], string>>>> = {
  number: { ascending: 'lowest first', descending: 'highest first' },
  time: { ascending: 'earliest first', descending: 'latest first' },
  letters: { ascending: 'from A to Z', descending: 'from Z to A' },
  ordinal: { ascending: 'in its natural order', descending: 'in its natural order, backwards' },
  stages: { ascending: 'in the order of its stages', descending: 'from the last stage to the first' },
  ranges: { ascending: 'lowest range first', descending: 'highest range first' },
  own: { ascending: 'in the order asked for', descending: 'in the order asked for, backwards' },
};

/** What the top of an order is called. */
const TOPS: Readonly<Partial<Record<FoundOrder, Readonly<Record<SortedBy['direction'], string>>>>> = {
  number: { ascending: 'lowest', descending: 'highest' },
  time: { ascending: 'earliest', descending: 'latest' },
};

const MEASURES = ENGLISH_CONDITIONS.aggregates;

const PARTS: Readonly<Record<DatePart, string>> = {
  year: 'year',
  half: 'half-year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
  hour: 'hour',
  quarterOfYear: 'quarter of the year',
  monthOfYear: 'month of the year',
  weekday: 'day of the week',
  dayOfMonth: 'day of the month',
  hourOfDay: 'hour of the day',
  fiscalYear: 'fiscal year',
  fiscalQuarter: 'fiscal quarter',
};

const GRAINS: Readonly<Record<TimeGrain, { readonly one: string; readonly other: string }>> = {
  year: { one: '# missing year', other: '# missing years' },
  half: { one: '# missing half-year', other: '# missing half-years' },
  quarter: { one: '# missing quarter', other: '# missing quarters' },
  month: { one: '# missing month', other: '# missing months' },
  week: { one: '# missing week', other: '# missing weeks' },
  day: { one: '# missing day', other: '# missing days' },
  hour: { one: '# missing hour', other: '# missing hours' },
  minute: { one: '# missing minute', other: '# missing minutes' },
  second: { one: '# missing second', other: '# missing seconds' },
};

const WINDOWS: Readonly<Record<WindowOperation, (column: string) => string>> = {
  runningTotal: (column) => `the running total of ${column}`,
  movingAverage: (column) => `the moving average of ${column}`,
  rank: (column) => `the rank by ${column}`,
  difference: (column) => `the change in ${column} from row to row`,
  percentChange: (column) => `the percentage change in ${column} from row to row`,
  shareOfTotal: (column) => `the share of each ${column} in the total`,
  indexTo100: (column) => `${column} as an index that begins at 100`,
  differenceFromMean: (column) => `how far each ${column} lies from the average`,
  lag: (column) => `the ${column} of an earlier row`,
};

const FILLS: Readonly<Record<FillMethod, string>> = {
  zero: 'with zero',
  previous: 'with the value before',
  next: 'with the value after',
  linear: 'on a straight line from value to value',
  mean: 'with the average',
  median: 'with the median',
  value: 'with the value asked for',
};

const KINDS = { number: 'numbers', text: 'text', date: 'dates', percentage: 'percentages' } as const;

function order(by: readonly SortedBy[], say: StepSay): string {
  return by
    .map(({ column, direction, order: found }) => `${say.name(column)}, ${ORDERS[found][direction]}`)
    .join(', then by ');
}

function per(columns: readonly string[] | undefined, groups: number, say: StepSay): string {
  return columns === undefined || columns.length === 0 ? '' : ` in each of ${say.count(groups, GROUPS)}`;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** What was done to the data, in English. */
export const ENGLISH_TRANSFORMS: PlanTexts['transforms'] = {
  filter: ({ rowsBefore, rowsAfter, undecided }, { where }, say) => {
    const condition = say.condition(where);
    if (rowsAfter === rowsBefore) return `Kept ${say.count(rowsBefore, ALL_ROWS)}: in each one, ${condition}.`;
    const unsure =
      undecided === 0
        ? ''
        : ` ${say.count(undecided, { one: '# row without', other: '# rows without' })} the value to decide by ${undecided === 1 ? 'was' : 'were'} left out.`;
    const kept = rowsAfter === 0 ? 'none' : say.number(rowsAfter);
    return `Kept ${kept} of ${say.count(rowsBefore, ROWS)} where ${condition}.${unsure}`;
  },
  derive: ({ column, isReplaced, empty }, { expression }, say) => {
    const verb = isReplaced ? 'Recalculated' : 'Added';
    const how = isReplaced ? 'as' : ', calculated as';
    const left = empty === 0 ? '' : ` ${say.count(empty, ROWS)} got no value.`;
    return `${verb} ${say.name(column)}${isReplaced ? ' ' : ''}${how} ${say.condition(expression)}.${left}`;
  },
  group: ({ by, measures, rowsAfter }, { measures: asked }, say) => {
    const figures = measures.map(({ operation, column }, index) => {
      const { percentile, where } = asked[index] ?? {};
      const of = where === undefined ? '' : ` where ${say.condition(where)}`;
      if (column === undefined) return `the number of rows${of}`;
      if (percentile !== undefined) return `percentile ${say.number(percentile)} of ${say.name(column)}`;
      return `${MEASURES[operation](say.name(column))}${of}`;
    });
    const groups =
      by.length === 0 ? ' over all rows' : ` for each ${say.names(by, MORE)} (${say.count(rowsAfter, GROUPS)})`;
    const [only] = measures;
    const isSum = measures.length === 1 && only?.operation === 'sum' && only.column !== undefined;
    if (isSum && only.column !== undefined) return `Summed ${say.name(only.column)}${groups}.`;
    if (figures.length === 0) return `Brought the rows together${groups}.`;
    return `Worked out ${say.list(figures)}${groups}.`;
  },
  sort: ({ by }, _transform, say) => `Sorted by ${order(by, say)}.`,
  limit: ({ rowsBefore, cut, groups, by, rest }, { from, count, per: columns, offset = 0 }, say) => {
    if (cut === 0) return `Kept ${say.count(rowsBefore, ALL_ROWS)}: there were no more.`;
    const ofEach = columns === undefined ? undefined : count;
    const kept = say.count(ofEach ?? rowsBefore - cut, { one: 'row', other: '# rows' });
    const turned = by?.direction === 'ascending' ? 'descending' : 'ascending';
    const top = by === undefined ? undefined : TOPS[by.order]?.[from === 'start' ? by.direction : turned];
    const place = from === 'start' ? 'first' : 'last';
    const which =
      by === undefined || top === undefined
        ? `the ${place} ${kept}${by === undefined ? '' : ` by ${say.name(by.column)}`}`
        : `the ${kept} with the ${top} ${say.name(by.column)}`;
    const skipped = offset === 0 ? '' : `, leaving out the first ${say.number(offset)}`;
    const others =
      rest === undefined || rest.rows === 0
        ? ''
        : ` The other ${say.count(rest.rows, ROWS)} became ${say.name(rest.label)}.`;
    return `Kept ${which}${per(columns, groups, say)}${skipped}.${others}`;
  },
  pivotWider: ({ names, values, made, met }, _transform, say) => {
    const combined = met === 0 ? '' : ` ${say.count(met, CELLS)} met another and were combined.`;
    return `Spread ${say.name(values)} into one column for each ${say.name(names)} (${say.count(made.length, COLUMNS)}).${combined}`;
  },
  pivotLonger: ({ columns, nameAs, valueAs }, _transform, say) =>
    `Gathered ${say.names(columns, MORE)} into ${say.name(nameAs)} and ${say.name(valueAs)}.`,
  bin: ({ column, edges, outside }, _transform, say) => {
    const left = outside === 0 ? '' : ` ${say.count(outside, { one: '# value lies', other: '# values lie' })} outside.`;
    return `Cut ${say.name(column)} into ${say.count(Math.max(0, edges.length - 1), INTERVALS)}.${left}`;
  },
  truncateTime: ({ column, part, periods }, _transform, say) =>
    `Took the ${PARTS[part]} of each ${say.name(column)} (${say.number(periods)} different).`,
  window: ({ operation, column, groups, empty }, { size, per: columns }, say) => {
    const width = operation === 'movingAverage' && size !== undefined ? ` over ${say.count(size, ROWS)}` : '';
    const left = empty === 0 ? '' : ` ${say.count(empty, { one: '# row has', other: '# rows have' })} no value for it.`;
    return `Added ${WINDOWS[operation](say.name(column))}${width}${per(columns, groups, say)}.${left}`;
  },
  fillEmpty: ({ method, columns }, _transform, say) => {
    const filled = sumOf(columns.map((each) => each.filled));
    const names = say.names(
      columns.map(({ column }) => column),
      MORE,
    );
    if (filled === 0) return `Found no empty cell to fill in ${names}.`;
    return `Filled ${say.count(filled, EMPTY_CELLS)} in ${names} ${FILLS[method]}.`;
  },
  completeDates: ({ column, grain, added, first, last }, _transform, say) => {
    const range = `from ${say.moment(first)} to ${say.moment(last)}`;
    if (added === 0) return `Found nothing missing in ${say.name(column)} ${range}.`;
    return `Added ${say.count(added, GRAINS[grain])} to ${say.name(column)}, ${range}.`;
  },
  rename: ({ from, to }, _transform, say) => `Renamed ${say.name(from)} to ${say.name(to)}.`,
  select: ({ kept, dropped }, _transform, say) =>
    dropped.length === 0
      ? `Put the columns in the order ${say.names(kept, MORE)}.`
      : `Kept only ${say.names(kept, MORE)} (removed ${say.count(dropped.length, COLUMNS)}).`,
  drop: ({ dropped }, _transform, say) => `Removed ${say.names(dropped, MORE)}.`,
  distinct: ({ removed }, _transform, say) =>
    removed === 0
      ? 'Found no repeated row.'
      : `Removed ${say.count(removed, { one: '# repeated row', other: '# repeated rows' })}.`,
  splitText: ({ column, into, split }, _transform, say) =>
    `Split ${say.name(column)} into ${say.names(into, MORE)} (${say.count(split, CELLS)}).`,
  mergeText: ({ columns, as }, _transform, say) => `Joined ${say.names(columns, MORE)} into ${say.name(as)}.`,
  replace: ({ column, replaced }, { from, to }, say) => {
    const value = (cell: string | number | null) =>
      cell === null ? 'nothing' : typeof cell === 'number' ? say.number(cell) : say.name(cell);
    if (replaced === 0) return `Found no ${value(from)} to replace in ${say.name(column)}.`;
    return `Replaced ${value(from)} with ${value(to)} in ${say.name(column)} (${say.count(replaced, CELLS)}).`;
  },
  round: ({ columns, decimals }, _transform, say) =>
    `Rounded ${say.names(columns, MORE)} to ${
      decimals < 0
        ? `the nearest ${say.number(10 ** -decimals)}`
        : decimals === 0
          ? 'whole numbers'
          : say.count(decimals, { one: '# decimal place', other: '# decimal places' })
    }.`,
  convert: ({ columns }, { to }, say) => {
    const failed = sumOf(columns.map((each) => each.failed));
    const left =
      failed === 0
        ? ''
        : ` ${say.count(failed, { one: '# cell could not be converted and is', other: '# cells could not be converted and are' })} empty now.`;
    return `Turned ${say.names(
      columns.map(({ column }) => column),
      MORE,
    )} into ${KINDS[to]}.${left}`;
  },
  transpose: ({ made }, _transform, say) => `Swapped rows and columns (${say.count(made.length, COLUMNS)} now).`,
  removeOutliers: ({ column, removed, bounds }, _transform, say) => {
    const [bound] = bounds;
    const range =
      bounds.length === 1 && bound !== undefined
        ? `, outside ${say.number(tidy(bound.low))} to ${say.number(tidy(bound.high))}`
        : '';
    if (removed === 0) return `Found no outlier in ${say.name(column)}.`;
    return `Removed ${say.count(removed, { one: '# row with an outlier', other: '# rows with outliers' })} in ${say.name(column)}${range}.`;
  },
  sample: ({ rowsBefore, rowsAfter }, _transform, say) =>
    `Drew ${say.number(rowsAfter)} of ${say.count(rowsBefore, ROWS)} at random.`,
  dropEmpty: ({ columns, removed }, { columns: asked }, say) => {
    const where = asked === undefined ? '' : ` in ${say.names(columns, MORE)}`;
    if (removed === 0) return asked === undefined ? 'Found no empty row.' : `Found no row with an empty cell${where}.`;
    const rows =
      asked === undefined
        ? { one: '# empty row', other: '# empty rows' }
        : { one: '# row with an empty cell', other: '# rows with an empty cell' };
    return `Removed ${say.count(removed, rows)}${where}.`;
  },
  dropTotals: ({ removed, labels }, _transform, say) => {
    if (removed === 0) return 'Found no row of totals.';
    const names = labels.length === 0 ? '' : ` (${say.names(labels, MORE)})`;
    return `Removed ${say.count(removed, { one: '# row of totals', other: '# rows of totals' })}${names}.`;
  },
  addTotals: ({ label, operation, columns }, _transform, say) =>
    operation === 'sum'
      ? `Added a row of totals, ${say.name(label)}.`
      : `Added a row, ${say.name(label)}, with ${MEASURES[operation](say.names(columns, MORE))}.`,
  parseValues: ({ columns }, _transform, say) => {
    const parsed = sumOf(columns.map((each) => each.parsed));
    if (parsed === 0) return 'Found no number or date written as text.';
    return `Read ${say.count(parsed, CELLS)} of text in ${say.names(
      columns.map(({ column }) => column),
      MORE,
    )} as numbers and dates.`;
  },
};

/** A bound that was computed, to four digits that matter. */
function tidy(value: number): number {
  return Number(value.toPrecision(4));
}
