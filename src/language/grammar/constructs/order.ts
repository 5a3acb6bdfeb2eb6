import { rankNaturally } from '../../../plan/table/natural-order.ts';
import { foldWords } from '../../../table/notation/characters.ts';
import { isTimelike } from '../../holes/column-nature.ts';
import { defaultOperation } from '../../holes/default-operation.ts';
import { dimensionColumn } from '../../holes/dimension-column.ts';
import { isPay } from '../../holes/money-column.ts';
import { speaksOf } from '../../holes/speaks-of.ts';
import { toCanonical } from '../../links/table-index.ts';
import { ARABIC } from '../../text/stem.ts';
import type { MeaningOf, MeasureForm, OrderTarget, SortDirection } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/**
 * True for the figure of a verb whose object no label names: "which month consumed the most energy" of a column Consumption. Objects that
 * labels name are the rows, and are counted.
 */
function isFigureOfOther(column: number | undefined, parts: Parts, { columnOf, table }: BuildContext): boolean {
  if (column === undefined || columnOf(column).role !== 'measure') return false;
  const words = toCanonical(parts.textOf('Entity'));
  return !table.columns.some(({ label }) => speaksOf(label, words));
}

/** Words for the chart as it is. */
const THAT: ReadonlySet<string> = new Set(['it', 'them', 'this', 'that']);

/** What an order or the first few go by: an axis, a figure, a column, or what is shown. */
export function targetOf(parts: Parts): OrderTarget | undefined {
  const axis = parts.get('Axis')?.axis;
  if (axis !== undefined) return { kind: 'axis', axis };
  const measure = parts.get('Measure')?.measures[0];
  if (measure !== undefined) return { kind: 'measure', measure };
  const column = parts.get('Column')?.column;
  if (column !== undefined) return { kind: 'column', column };
  // "By the total": by what is shown of each.
  const isOfValues = parts.has('valuesWord') || parts.has('sum');
  if (parts.has('namesWord') || (parts.has('barsWord') && !isOfValues)) return { kind: 'axis', axis: 'x' };
  return isOfValues ? { kind: 'axis', axis: 'y' } : undefined;
}

/**
 * The order of things by a figure, where no word says it: who is ranked stands first where it is highest. A word that sorts as well as ranks
 * ranks by amounts, ratings and pay alone: prices and ages run upwards.
 */
export function usualOfThings(
  figure: number | undefined,
  { says }: Pick<Parts, 'says'>,
  { columnOf, profile }: BuildContext,
): SortDirection | undefined {
  if (figure === undefined || columnOf(figure).role !== 'measure') return undefined;
  if (says('rankVerb')) return 'descending';
  const own = columnOf(figure);
  const isMoreBetter =
    defaultOperation(own) === 'sum' || isPay(own) || dimensionColumn('rating', profile)?.column === figure;
  return says('rankOrSort') && isMoreBetter ? 'descending' : undefined;
}

/** Who is ranked by a figure stands first where it is highest. */
function ranksBy(target: OrderTarget | undefined, { says }: Parts, { columnOf }: BuildContext): boolean {
  const isFigure =
    target?.kind === 'measure' || (target?.kind === 'column' && columnOf(target.column).role === 'measure');
  return isFigure && says('rankVerb');
}

/**
 * "Sort by highest sales": the end that an adjective names comes first; "by maximum sales" names a figure and no end. Arabic has one word
 * for both.
 */
export function endNamed(operation: MeasureForm['operation'], { says, text }: Parts): SortDirection | undefined {
  const isFigure = !ARABIC.test(text) && (says('maximum') || says('minimum'));
  if (isFigure) return undefined;
  if (operation === 'max' && says('most')) return 'descending';
  return operation === 'min' && says('least') ? 'ascending' : undefined;
}

function orderOf(parts: Parts, context: BuildContext): MeaningOf['Order'] {
  const target = targetOf(parts);
  const own = parts.get('Direction')?.direction ?? (parts.has('alphabetical') ? 'ascending' : undefined);
  const direction =
    own ??
    endNamed(target?.kind === 'measure' ? target.measure.operation : undefined, parts) ??
    (ranksBy(target, parts, context) ? 'descending' : undefined);
  return {
    ...(target === undefined ? {} : { target }),
    ...(direction === undefined ? {} : { direction }),
    ...(parts.has('alphabetical') ? { isByLetters: true } : {}),
    ...(parts.has('barsWord') ? { areBars: true } : {}),
  };
}

function orderOfBars(parts: Parts, context: BuildContext): MeaningOf['Order'] {
  return { ...orderOf({ ...parts, has: (name) => name !== 'barsWord' && parts.has(name) }, context), areBars: true };
}

/** The direction that begins with the end which is named: of dates the oldest is the first, of things with an age the last. */
function endOf(parts: Parts, { columnOf }: BuildContext): SortDirection | undefined {
  const { direction, dimension } = parts.get('Superlative') ?? {};
  const target = targetOf(parts);
  if (target?.kind !== 'column' || !isTimelike(columnOf(target.column))) return direction;
  if (parts.says('earliest')) return 'ascending';
  if (parts.says('latest')) return 'descending';
  if (dimension !== 'age') return direction;
  return direction === 'descending' ? 'ascending' : 'descending';
}

const TARGET = 'Axis|Column|Measure|namesWord|barsWord|valuesWord|sum';

/** "Order priority low to urgent": along the scale of its values, from the end that is named first. */
function alongScale(parts: Parts, { table }: BuildContext): MeaningOf['Order'] | undefined {
  const column = parts.get('Column')?.column;
  const [from, to] = parts.all('Value');
  if (column === undefined || from?.column !== column || to?.column !== column) return undefined;
  if (from.value === to.value) return undefined;
  const ranks = scaleOf(column, table);
  if (ranks === undefined) return betweenEnds(column, [from.value, to.value], table);
  const [first, last] = [ranks.get(from.value), ranks.get(to.value)];
  if (first === undefined || last === undefined || first === last) return undefined;
  return { target: { kind: 'column', column }, direction: first < last ? 'ascending' : 'descending' };
}

/** More values than this are no scale. */
const MOST_GRADES = 12;

/** "From A to Z" of values that no scale holds: the named ends where the wish puts them, the others between them by their letters. */
function betweenEnds(
  column: number,
  [first, last]: readonly [string, string],
  table: BuildContext['table'],
): MeaningOf['Order'] | undefined {
  const values = new Set((table.columns[column]?.typed.values ?? []).filter((value) => typeof value === 'string'));
  const between = [...values].map(String).filter((value) => value !== '' && value !== first && value !== last);
  if (between.length + 2 > MOST_GRADES) return undefined;
  const order = [first, ...between.toSorted((one, other) => one.localeCompare(other)), last];
  return { target: { kind: 'column', column }, direction: 'ascending', first: order };
}

/** The places of values on the scale that their column holds; undefined where it holds none. */
function scaleOf(column: number, { columns }: BuildContext['table']): ReadonlyMap<string, number> | undefined {
  const values = columns[column]?.typed.values ?? [];
  const texts = [...new Set(values.filter((value) => typeof value === 'string' && value !== ''))].map(String);
  const { order, ranks } = rankNaturally(texts);
  return order === 'letters' ? undefined : new Map(texts.map((text, place) => [text, ranks[place] ?? 0]));
}

/** "Critical first": along the scale from the end where the value stands; one within it, or of no scale, stands before all others. */
function valueFirst(parts: Parts, { table }: BuildContext): MeaningOf['Order'] | undefined {
  const named = parts.get('Value');
  if (named === undefined) return undefined;
  const { column, value } = named;
  const ranks = [...(scaleOf(column, table) ?? [])];
  const own = ranks.find(([text]) => text === value)?.[1];
  const target = { kind: 'column', column } as const;
  if (own !== undefined && ranks.every(([, rank]) => rank >= own)) return { target, direction: 'ascending' };
  if (own !== undefined && ranks.every(([, rank]) => rank <= own)) return { target, direction: 'descending' };
  return { target, direction: 'ascending', first: [value] };
}

/** Orders of rows, and the highest or lowest few. */
export const ORDER_RULES: readonly Rule[] = [
  defineRule({
    id: 'sort-it',
    gives: 'Order',
    // "Sort it and show the values": by the figures, the most first, where nothing else is said.
    pattern: 'and? sortVerb them|article',
    weight: -1.2,
    build: (parts) => (THAT.has(foldWords(parts.lastText)) ? { direction: 'descending' } : undefined),
  }),
  defineRule({
    id: 'sort-along-scale',
    gives: 'Order',
    pattern: 'and? sortVerb by? Column from|in|by? Value to|into|and Value',
    weight: 1,
    build: alongScale,
  }),
  defineRule({
    id: 'value-first',
    gives: 'Order',
    pattern: 'and? with? Value first',
    weight: 1.3,
    build: valueFirst,
  }),
  defineRule({
    id: 'sort-by',
    gives: 'Order',
    pattern: `and? sortVerb by|with|on? ${TARGET} order? in|from? Direction? order?`,
    weight: 0.3,
    build: orderOf,
  }),
  defineRule({
    id: 'sort-bars-by',
    gives: 'Order',
    pattern: 'and? sortVerb barsWord by|with|on Axis|Column|Measure|valuesWord order? in|from? Direction? order?',
    weight: 0.75,
    // "Order the bars by the y axis": the bars say what is put in order, and no more.
    build: orderOfBars,
  }),
  // "Sort the bars in descending order of the count": the bars are no name of an axis then.
  ...(
    [
      ['sortVerb?', 0.5],
      ['sortVerb barsWord', 0.9],
    ] as const
  ).map(([sorted, weight]) =>
    defineRule({
      id: `sort-direction-by-${weight}`,
      gives: 'Order',
      pattern: `and? ${sorted} in|as|from? Direction order? by|of|on|in|for|with ${TARGET}`,
      weight,
      build: orderOf,
    }),
  ),
  defineRule({
    id: 'sort-direction-target',
    gives: 'Order',
    // "Sort from the largest to the smallest value", "rank the bars from the highest to the lowest count".
    pattern: 'and? sortVerb barsWord? in|as|from? Direction Column|Measure',
    weight: 0.4,
    build: orderOf,
  }),
  defineRule({
    id: 'target-is-sorted',
    gives: 'Order',
    // "In which the x axis is ordered ascending".
    pattern: `that? ${TARGET} is sortVerb in|from? Direction order?`,
    weight: 0.5,
    build: orderOf,
  }),
  defineRule({
    id: 'sort-from-end',
    gives: 'Order',
    // "Sort by date from the newest", "ordena por valor a partir do maior", «رتب حسب التاريخ من الأحدث»: the end that is named stands first.
    pattern: `and? sortVerb by|with|on? ${TARGET} order? from|of|since|startsWith article? Superlative`,
    weight: 0.6,
    build: (parts, context) => {
      const direction = endOf(parts, context);
      return direction && { ...orderOf(parts, context), direction };
    },
  }),
  defineRule({
    id: 'from-most-to-least',
    gives: 'Order',
    pattern: 'and? sortVerb? from Superlative to Superlative',
    weight: 0.4,
    // "From the most to the fewest": the end that is named first stands first.
    build: (parts) => {
      const [first, last] = parts.all('Superlative').map(({ direction }) => direction);
      return first === undefined || first === last ? undefined : { direction: first };
    },
  }),
  defineRule({
    id: 'by-target-direction',
    gives: 'Order',
    pattern: `and? by|with ${TARGET} in|from? Direction order?`,
    weight: 0.3,
    build: orderOf,
  }),
  defineRule({
    id: 'target-direction',
    gives: 'Order',
    pattern: `and? showVerb? ${TARGET} in|from|to? Direction order?`,
    weight: 0.15,
    build: orderOf,
  }),
  defineRule({
    id: 'axis-direction',
    gives: 'Order',
    pattern: 'and? Axis in|from|to? Direction order?',
    // "Y axis high to low" puts bars in order, and turns no axis round.
    weight: 0.4,
    build: orderOf,
  }),
  defineRule({
    id: 'direction',
    gives: 'Order',
    pattern: 'and? sortVerb? in|from|as? Direction order?',
    weight: 0.1,
    build: orderOf,
  }),
  defineRule({
    id: 'which-is-highest',
    gives: 'Rank',
    pattern: 'questionWord Columns Entity? has|with|is|tookVerb|bringBack|Word|Column? Superlative Column|Entity|order',
    weight: 0.35,
    build: (parts, context) => {
      const groups = (parts.get('Columns')?.columns ?? []).map(({ column: group }) => ({ column: group }));
      const direction = parts.get('Superlative')?.direction;
      const last = parts.all('Column').at(-1)?.column;
      const areRows = parts.has('Entity') && parts.all('Column').length < 2 && !isFigureOfOther(last, parts, context);
      const column = areRows ? undefined : last;
      // "Who sold the most quantity": what is the most has no most of itself.
      if (groups.some((group) => group.column === column)) return undefined;
      const measure = column === undefined ? ({ operation: 'count' } as const) : { column };
      return direction && { groups, measure, direction };
    },
  }),
  defineRule({
    id: 'unit-with-highest',
    gives: 'Rank',
    pattern: 'questionWord? Unit has|with|is|Word? Superlative Column|Entity',
    weight: 0.3,
    build: (parts) => {
      const part = parts.get('Unit')?.part;
      const direction = parts.get('Superlative')?.direction;
      const column = parts.get('Column')?.column;
      if (part === undefined || direction === undefined) return undefined;
      return { groups: [{ part }], measure: column === undefined ? { operation: 'count' } : { column }, direction };
    },
  }),
  defineRule({
    id: 'when-most-is-done',
    gives: 'Rank',
    pattern: 'in|on questionWord|that Unit showVerb? Column Superlative',
    weight: 0.5,
    // "On which weekday do we sell the most?"
    build: (parts, { columnOf }) => {
      const part = parts.get('Unit')?.part;
      const direction = parts.get('Superlative')?.direction;
      const column = parts.get('Column')?.column;
      if (part === undefined || direction === undefined || column === undefined) return undefined;
      return columnOf(column).role === 'measure' ? { groups: [{ part }], measure: { column }, direction } : undefined;
    },
  }),
  defineRule({
    id: 'alphabetical-by',
    gives: 'Order',
    pattern: 'and? sortVerb? in|as? Direction? alphabetical by|on|of Column',
    weight: 0.5,
    build: orderOf,
  }),
  defineRule({
    id: 'alphabetical',
    gives: 'Order',
    pattern: 'and? sortVerb? in|as? Direction? alphabetical',
    weight: 0.15,
    build: (parts) => ({
      target: targetOf(parts) ?? { kind: 'axis', axis: 'x' },
      direction: parts.get('Direction')?.direction ?? 'ascending',
      isByLetters: true,
    }),
  }),
];
