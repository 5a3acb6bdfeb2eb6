import type { Expression } from '../../../plan/expression/expression.ts';
import { isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { dimensionColumnFrom } from '../../holes/dimension-column.ts';
import { soldFor } from '../../holes/sales-column.ts';
import { isTimeUnit, unitIn, unitWords } from '../../holes/units.ts';
import { SUMMED_DIMENSIONS, VAGUE_DIMENSIONS } from '../../lexicon/dimension-words.ts';
import { toCanonical } from '../../links/table-index.ts';
import { amongValues, completeTail, literal } from '../expressions.ts';
import type { MeaningOf, MeasureForm, OrderTarget } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { figureOf, isOfRows, isOneAsked, ROWS } from './extremes.ts';
import { type MostOfRows, mostOfRows } from './most-of-rows.ts';
import { areNameless, namesOf, numberOfNameless } from './nameless-rows.ts';
import { FEW_OF_MANY, MOST_RANKED_BARS } from './ranked-groups.ts';

/** The figure of an extreme that is said of the rows; undefined where its words may say no more than "much". */
function figureOfRows(parts: Parts, context: BuildContext): MostOfRows | undefined {
  const extreme = parts.get('Extreme');
  const column = parts.get('Column')?.column;
  if (extreme === undefined) return undefined;
  const isOfNamed = column !== undefined && isOfRows(column, context);
  // "The latest order" is one of the orders; "the latest" by itself may be a period.
  if (extreme.dimension === 'time') return isOfNamed || parts.has('Entity') ? figureOf(extreme, context) : undefined;
  const isSaid = isOfNamed || parts.has('Noun') || parts.has('Word') || parts.has('Entity');
  const isVague = VAGUE_DIMENSIONS.has(extreme.dimension) && !isSaid;
  return isVague ? undefined : (paidFor(parts, context) ?? figureOf(extreme, context) ?? mostOfRows(parts, context));
}

/** "The most expensive orders": by what the orders come to, where a column says so, and not by the price of a piece. */
function paidFor(parts: Parts, { profile, columnOf }: BuildContext): ReturnType<typeof figureOf> {
  const { dimension, direction } = parts.get('Extreme') ?? {};
  const sold = dimension === 'price' && parts.has('Entity') ? soldFor(profile) : undefined;
  if (sold === undefined || direction === undefined) return undefined;
  const [rows = ''] = toCanonical(parts.lastText);
  return toCanonical(columnOf(sold).label).includes(rows)
    ? { by: { kind: 'column', column: sold }, direction }
    : undefined;
}

/** True where a picture of all that is named has no room: the first few of them are seen. */
function hasManyNames(parts: Parts, context: BuildContext): boolean {
  const column = parts.get('Column')?.column ?? namesOf(context);
  if (context.purpose === 'data' || column === undefined) return false;
  const { kind, distinct } = context.columnOf(column);
  return kind === 'text' && distinct > MOST_RANKED_BARS;
}

/**
 * One row, where rows are wanted or none has a name; where a picture is, all of them in their order, since one bar tells nothing.
 */
function soleExtreme(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const isNameless = areNameless(parts, context);
  const isOne = isOneAsked(parts, context) || isNameless;
  const areMany = !isOne && hasManyNames(parts, context);
  const found = isOne || areMany ? figureOfRows(parts, context) : undefined;
  const column = parts.get('Column')?.column ?? (areMany ? namesOf(context) : undefined);
  if (found === undefined) return undefined;
  const isShared = column !== undefined && !isOfRows(column, context) && !isNumeric(context.columnOf(column));
  const by = isShared && found.by.kind === 'column' ? ofLevel(parts, found.by) : found.by;
  const count = areMany ? FEW_OF_MANY : isNameless ? numberOfNameless(parts) : 1;
  return { ...found, by, count, ...(column === undefined || isNameless ? {} : { of: column }) };
}

function rankedExtreme(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const isOther = isOneAsked(parts, context) || hasManyNames(parts, context);
  const found = isOther ? undefined : figureOfRows(parts, context);
  const column = parts.get('Column')?.column ?? namesOf(context);
  if (found?.by.kind !== 'column' || column === undefined || found.by.column === column) return undefined;
  if (isNumeric(context.columnOf(column)) || isTimelike(context.columnOf(column))) return undefined;
  const isFigure = isNumeric(context.columnOf(found.by.column)) && !isTimelike(context.columnOf(found.by.column));
  if (!isFigure) return undefined;
  const isOwn = isOfRows(column, context);
  const measure = isOwn ? { column: found.by.column } : levelOf(parts, found.by.column);
  return { groups: [{ column }], measure, direction: found.direction };
}

/** "The most expensive clinic": what one thing of many has is its typical figure, and no sum. */
function levelOf(parts: Parts, column: number): MeasureForm {
  const dimension = parts.get('Extreme')?.dimension;
  const isLevel = dimension !== undefined && dimension !== 'time' && !SUMMED_DIMENSIONS.has(dimension);
  return isLevel ? { column, operation: 'mean' } : { column };
}

function ofLevel(parts: Parts, by: Extract<OrderTarget, { kind: 'column' }>): OrderTarget {
  const measure = levelOf(parts, by.column);
  return measure.operation === undefined ? by : { kind: 'measure', measure };
}

/** "The oldest houses": the rows that hold a value, in the order of the figure or the date. */
function extremeAmong(
  parts: Parts,
  context: BuildContext,
): (ReturnType<typeof figureOf> & { readonly where: Expression }) | undefined {
  const extreme = parts.get('Extreme');
  const column = parts.get('Column')?.column;
  if (extreme === undefined || (column !== undefined && !isOfRows(column, context))) return undefined;
  const where = amongValues(parts.get('Values')?.values ?? [], context);
  const found = figureOf(extreme, context);
  return where && found && { ...found, where };
}

/** "The oldest routes" of a picture: dates are no lengths of bars, so the rows stand in their order. */
function orderOfDates(parts: Parts, context: BuildContext): MeaningOf['Order'] | undefined {
  const among = parts.has('Values') ? extremeAmong(parts, context) : undefined;
  const found = parts.has('Values') ? among : figureOfRows(parts, context);
  if (context.purpose === 'data' || found?.by.kind !== 'column') return undefined;
  const isDate = isTimelike(context.columnOf(found.by.column));
  const { by, direction } = found;
  return isDate ? { target: by, direction, ...(among === undefined ? {} : { where: among.where }) } : undefined;
}

/** "The heaviest tin gadgets" of a picture: the names of those rows, in their order. */
function rankOfValues(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const among = context.purpose === 'chart' ? extremeAmong(parts, context) : undefined;
  const column = parts.get('Column')?.column ?? namesOf(context);
  if (among?.by.kind !== 'column' || column === undefined || isTimelike(context.columnOf(among.by.column)))
    return undefined;
  const { where, direction, by } = among;
  return { groups: [{ column }], measure: { column: by.column }, direction, where };
}

/** "Older than" and "not older than". */
function operatorOf(parts: Parts): '>' | '<' | '>=' | '<=' | undefined {
  const operator = parts.get('Comparative')?.operator;
  if (operator === undefined || !(parts.has('not') || parts.has('unequal'))) return operator;
  return operator === '>' ? '<=' : '>=';
}

const EARLIEST_YEAR = 1000;
const LATEST_YEAR = 2200;
const TURNED = { '>': '<', '<': '>', '>=': '<=', '<=': '>=' } as const;

/** "Older than 1990", said of what has a date and no age: from before that year. */
function datedBy(
  column: number,
  operator: keyof typeof TURNED,
  value: number,
  { columnOf }: BuildContext,
): MeaningOf['Condition'] | undefined {
  if (!Number.isInteger(value) || value < EARLIEST_YEAR || value > LATEST_YEAR) return undefined;
  const operand: Expression = { kind: 'moment', iso: String(value) };
  const where = completeTail(
    { kind: 'compare', operator: TURNED[operator], operand, isMoment: true },
    columnOf(column),
  );
  return where && { column, where };
}

/** "Older than 40": the column that the adjective speaks of, compared. */
function compared(parts: Parts, context: BuildContext): MeaningOf['Condition'] | undefined {
  const comparative = parts.get('Comparative');
  const operator = operatorOf(parts);
  const value = parts.get('Number')?.value;
  if (comparative === undefined || operator === undefined) return undefined;
  const end = operator === '>' || operator === '>=' ? 'high' : 'low';
  const found = dimensionColumnFrom(end, comparative.dimension, context.profile);
  if (found?.isTurned === true && comparative.dimension === 'speed') return quicker(parts, found.column, context);
  if (value === undefined) return undefined;
  if (found?.isTurned === true && comparative.dimension === 'age')
    return datedBy(found.column, operator, value, context);
  // A number of years is no date.
  const unit = parts.get('Column')?.column;
  if (found === undefined || found.isTurned || (unit !== undefined && unit !== found.column)) return undefined;
  const operand = literal(value);
  // "Longer than 2 hours" of minutes.
  const wanted = parts.has('Unit') || parts.has('measureUnit') ? unitIn(unitWords(parts.lastText)) : undefined;
  const where = completeTail(
    { kind: 'compare', operator, operand, ...(wanted === undefined ? {} : { unit: wanted }) },
    context.columnOf(found.column),
  );
  return where && { column: found.column, where };
}

/** "Faster than 3 hours", "faster than 3:30", said of what has a length of time and no speed: in less of it. */
function quicker(parts: Parts, column: number, { columnOf }: BuildContext): MeaningOf['Condition'] | undefined {
  const operator = operatorOf(parts);
  const [value, clock] = [parts.get('Number')?.value, parts.get('Moment')?.iso];
  const unit = clock === undefined ? unitIn(unitWords(parts.lastText)) : undefined;
  if (operator === undefined || (clock === undefined && (unit === undefined || !isTimeUnit(unit)))) return undefined;
  const operand: Expression = clock === undefined ? literal(value ?? 0) : { kind: 'moment', iso: clock };
  const isMoment = clock !== undefined;
  const tail = { kind: 'compare', operator: TURNED[operator], operand, isMoment, ...(unit && { unit }) } as const;
  const where = completeTail(tail, columnOf(column));
  return where && { column, where };
}

/** "Heaviest first": by the column that the adjective speaks of, or by what the order is of. */
function orderOf(parts: Parts, context: BuildContext): MeaningOf['Order'] | undefined {
  const extreme = parts.get('Extreme');
  if (extreme === undefined) return undefined;
  const named = parts.get('Column')?.column;
  const found = figureOf(extreme, context);
  if (found?.by.kind === 'column' && (named === undefined || named === found.by.column || isOfRows(named, context)))
    return { target: found.by, direction: found.direction };
  if (named === undefined) return found === undefined ? { direction: extreme.direction } : undefined;
  const isOfTime = isTimelike(context.columnOf(named)) && extreme.dimension === 'age';
  const turned = extreme.direction === 'ascending' ? 'descending' : 'ascending';
  return { target: { kind: 'column', column: named }, direction: isOfTime ? turned : extreme.direction };
}

/** "The 3 deepest lakes", "top 3 oldest". */
function someExtremes(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  // "The last 10 orders" are those that stand last.
  const found = parts.get('Extreme')?.dimension === 'time' ? undefined : figureOfRows(parts, context);
  const number = parts.get('Number');
  const column = parts.get('Column')?.column;
  // "The 5 biggest schools by number of teachers": what they are biggest in may stand behind them.
  if (found === undefined || found.isAssumed === true) return undefined;
  if (number === undefined || !(number.value > 0)) return undefined;
  if (column !== undefined && context.columnOf(column).role === 'measure') return undefined;
  const size = number.isPercentage ? { percent: number.value } : { count: Math.round(number.value) };
  return { ...found, ...size, ...(column === undefined ? {} : { of: column }) };
}

/** Adjectives that say of what: the heaviest, older than 40, cheapest first. */
export const DIMENSION_RULES: readonly Rule[] = [
  defineRule({
    id: 'superlative-of-dimension',
    gives: 'Superlative',
    pattern: 'Extreme',
    weight: -0.2,
    // "Longest duration", "oldest age": the column stands behind it.
    build: (parts) => {
      const { dimension, direction } = parts.get('Extreme') ?? {};
      return dimension === undefined || dimension === 'time' || direction === undefined
        ? undefined
        : { dimension, direction };
    },
  }),
  defineRule({
    id: 'comparison-of-dimension',
    gives: 'Comparison',
    pattern: 'not|unequal? Comparative than|from|of?',
    weight: -0.2,
    // "Duration longer than 90", "not longer than 90": the column stands before it.
    build: (parts) => {
      const operator = operatorOf(parts);
      return operator && { operator };
    },
  }),
  defineRule({
    id: 'extreme-row',
    gives: 'Top',
    pattern: `only|keepVerb? Extreme ${ROWS}?`,
    weight: 0.3,
    build: soleExtreme,
  }),
  ...['Extreme Word', 'Word that? is? Extreme', 'Noun Extreme'].map((pattern, at) =>
    defineRule({
      id: `nameless-extreme-${at}`,
      gives: 'Top',
      pattern,
      weight: 0.35,
      build: (parts, context) =>
        context.purpose === 'chart' && areNameless(parts, context) ? soleExtreme(parts, context) : undefined,
    }),
  ),
  defineRule({
    id: 'row-extreme',
    gives: 'Top',
    pattern: `only|keepVerb|questionWord? ${ROWS} that? is? Extreme`,
    weight: 0.4,
    build: soleExtreme,
  }),
  ...[`Extreme ${ROWS}`, `${ROWS} that? is? Extreme`, `Extreme Values ${ROWS}?`].map((pattern, at) =>
    defineRule({
      id: `dates-in-order-${at}`,
      gives: 'Order',
      pattern: `only|keepVerb? ${pattern}`,
      weight: 0.35,
      build: orderOfDates,
    }),
  ),
  ...[`Extreme Values ${ROWS}?`, 'Values that? is? Extreme'].flatMap((pattern, at) => [
    defineRule({
      id: `extreme-of-values-${at}`,
      gives: 'Top',
      pattern: `only|keepVerb? ${pattern}`,
      weight: 0.3,
      build: (parts, context) => {
        const isNameless = namesOf(context) === undefined && !parts.has('Column');
        const among = context.purpose === 'data' || isNameless ? extremeAmong(parts, context) : undefined;
        return among && { ...among, count: isNameless ? numberOfNameless(parts) : 1 };
      },
    }),
    defineRule({
      id: `rank-of-values-${at}`,
      gives: 'Rank',
      pattern: `only|keepVerb? ${pattern}`,
      weight: 0.3,
      build: rankOfValues,
    }),
  ]),
  defineRule({
    id: 'some-extremes',
    gives: 'Top',
    pattern: `only|keepVerb|of? top|bottom? Number Extreme ${ROWS}?`,
    weight: 0.9,
    build: someExtremes,
  }),
  defineRule({
    id: 'extremes-so-many',
    gives: 'Top',
    pattern: `only|keepVerb? Extreme Number ${ROWS}?`,
    weight: 0.55,
    build: someExtremes,
  }),
  defineRule({
    id: 'some-rows-extreme',
    gives: 'Top',
    pattern: `only|keepVerb|of? top|bottom? Number ${ROWS} Extreme`,
    weight: 0.9,
    build: someExtremes,
  }),
  defineRule({ id: 'extreme-rank', gives: 'Rank', pattern: `Extreme ${ROWS}?`, weight: 0.3, build: rankedExtreme }),
  defineRule({
    id: 'rank-extreme',
    gives: 'Rank',
    pattern: `questionWord? ${ROWS} that? is? Extreme`,
    weight: 0.4,
    build: rankedExtreme,
  }),
  defineRule({
    id: 'compared-in-degree',
    gives: 'Condition',
    pattern:
      'that|questionWord|whose|and|or|with? is? not|unequal? Comparative than|of? Number Unit|measureUnit|Column?',
    weight: 0.45,
    build: compared,
  }),
  defineRule({
    id: 'quicker-than',
    gives: 'Condition',
    pattern: 'that|questionWord|whose|and|or|with? is? not|unequal? Comparative than|of? Moment',
    weight: 0.45,
    build: compared,
  }),
  defineRule({
    id: 'extreme-first',
    gives: 'Order',
    pattern: `and? sortVerb? by|on|from|in? Extreme ${ROWS}? first`,
    weight: 0.75,
    build: orderOf,
  }),
  defineRule({
    id: 'first-extreme',
    gives: 'Order',
    pattern: 'and? sortVerb? first Extreme',
    weight: 0.3,
    build: orderOf,
  }),
  defineRule({
    id: 'extreme-to-extreme',
    gives: 'Order',
    pattern: 'and? sortVerb? in? from? Extreme to|into Extreme',
    weight: 0.4,
    build: orderOf,
  }),
  defineRule({
    id: 'sorted-in-degree',
    gives: 'Order',
    pattern: 'sortVerb by|on? Column and? from|in? Extreme first',
    weight: 1,
    build: orderOf,
  }),
  defineRule({
    id: 'sorted-from-degree',
    gives: 'Order',
    pattern: 'sortVerb by|on? Column and? from|in? Extreme to|into Extreme',
    weight: 1,
    build: orderOf,
  }),
];
