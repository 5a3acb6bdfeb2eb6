import { numbersParts, numbersRows } from '../../holes/column-nature.ts';
import { otherEnd } from '../../holes/ends-of-figures.ts';
import { speaksOf } from '../../holes/speaks-of.ts';
import { VAGUE_DIMENSIONS } from '../../lexicon/dimension-words.ts';
import { isIdentifying, toCanonical } from '../../links/table-index.ts';
import { ARABIC } from '../../text/stem.ts';
import type { MeasureForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { figureOf } from './extremes.ts';

/** True for a word that the rows are numbered by: the largest "orders" beside Order ID are some of them, and no figure of Order Total. */
function areRows(text: string, { table, columnOf }: BuildContext): boolean {
  const words = toCanonical(text);
  return table.columns.some(
    ({ label }, at) => numbersRows(columnOf(at)) && toCanonical(label).some((word) => words.includes(word)),
  );
}

/** "Highest salary": the greatest figure of a column of numbers. */
function extremes(parts: Parts, context: BuildContext): { readonly measures: readonly MeasureForm[] } | undefined {
  const { columnOf, profile } = context;
  const { column, reason } = parts.get('Column') ?? {};
  // "The most money" is all of it.
  if (column === undefined || parts.says('money')) return undefined;
  // "The best episode" is no highest number, where episodes are numbered.
  if (numbersParts(columnOf(column))) return undefined;
  if (numbersRows(columnOf(column)) && !toCanonical(parts.text).some(isIdentifying)) return undefined;
  const { number, kind, time } = columnOf(column);
  // "The biggest order" is no latest "Order Date", and «أكبر طلب» is none of order_date.
  const isOfRowsDated = reason === 'part' || (reason === 'synonym' && !speaksOf(parts.textOf('Column'), ['date']));
  // "The hottest day" of a table that tells no temperature is no latest date.
  const dimension = parts.get('Superlative')?.dimension;
  const isOfOther = dimension !== undefined && dimension !== 'age' && !VAGUE_DIMENSIONS.has(dimension);
  if (kind === 'date' && (isOfRowsDated || isOfOther)) return undefined;
  if (reason !== 'exact' && areRows(parts.textOf('Column'), context)) return undefined;
  if (number === undefined && (kind !== 'date' || time?.isCyclic !== false)) return undefined;
  const operations = parts.all('Superlative').map(({ direction }) => (direction === 'descending' ? 'max' : 'min'));
  const [only, ...others] = operations;
  if (
    only !== undefined &&
    others.length === 0 &&
    reason !== 'exact' &&
    otherEnd(columnOf(column).label, only, profile) !== undefined
  )
    return undefined;
  return { measures: operations.map((operation) => ({ operation, column })) };
}

/** "Average, lowest and highest salary": what the figure comes to, and its ends, in the order in which they are said. */
function withExtremes(parts: Parts, context: BuildContext): { readonly measures: readonly MeasureForm[] } | undefined {
  const column = parts.get('Column')?.column;
  const operations = parts.all('Operation').map(({ operation }) => operation);
  // "Min and max temperature" are operations by themselves.
  const isMixed = operations.some((operation) => operation !== 'min' && operation !== 'max');
  if (column === undefined || !isMixed || !parts.has('and') || !areSaidOf(column, parts, context)) return undefined;
  const ends = extremes(parts, context)?.measures ?? [];
  if (ends.length === 0) return undefined;
  const others = operations.map((operation) => ({ operation, column }));
  const all = parts.text.startsWith(parts.textOf('Operation')) ? [...others, ...ends] : [...ends, ...others];
  return { measures: all };
}

/** True where adjectives speak of what the column holds, its high end for its most: "the longest" of a duration, and of no price. */
function areSaidOf(column: number, parts: Parts, context: BuildContext): boolean {
  return parts.all('Superlative').every(({ dimension, direction }) => {
    if (dimension === undefined) return true;
    const found = figureOf({ dimension, direction }, context, parts.text);
    return found?.by.kind === 'column' && found.by.column === column && found.direction === direction;
  });
}

/** "First and last order date": the earliest and the latest. */
function endsOf(parts: Parts, { columnOf }: BuildContext): { readonly measures: readonly MeasureForm[] } | undefined {
  const column = parts.get('Column')?.column;
  if (column === undefined || columnOf(column).kind !== 'date' || columnOf(column).time?.isCyclic !== false)
    return undefined;
  const ends = [...(parts.has('first') ? (['min'] as const) : []), ...(parts.has('last') ? (['max'] as const) : [])];
  return { measures: ends.map((operation) => ({ operation, column })) };
}

/** The greatest and the least of a figure, the first and the last of a date. */
export const END_RULES: readonly Rule[] = [
  defineRule({
    id: 'measure-first-and-last',
    gives: 'Measure',
    pattern: 'first and last Column',
    weight: 0.4,
    build: endsOf,
  }),
  defineRule({ id: 'measure-end', gives: 'Measure', pattern: 'first|last Column', weight: 0.1, build: endsOf }),
  defineRule({
    id: 'measure-superlative',
    gives: 'Measure',
    pattern: 'Superlative of? Column',
    weight: -0.05,
    build: extremes,
  }),
  defineRule({
    id: 'superlative-behind',
    gives: 'Measure',
    pattern: 'Column that? Superlative',
    weight: -0.05,
    // In Arabic it has the article; without one it compares: «إنتاجها أكثر من».
    build: (parts, context) =>
      ARABIC.test(parts.lastText) && !parts.lastText.startsWith('ال') ? undefined : extremes(parts, context),
  }),
  defineRule({
    id: 'measure-superlatives',
    gives: 'Measure',
    pattern: 'Superlative and Superlative of? Column',
    weight: 0.3,
    build: extremes,
  }),
  defineRule({
    id: 'measure-with-extremes',
    gives: 'Measure',
    pattern: 'Operation|Superlative and? Operation|Superlative and? Operation|Superlative? of? Column',
    weight: 0.35,
    build: withExtremes,
  }),
  defineRule({
    id: 'measure-after-extremes',
    gives: 'Measure',
    // «O menor, o maior e o salário médio».
    pattern: 'Superlative and? Superlative? and Column Operation',
    weight: 0.35,
    build: withExtremes,
  }),
  defineRule({
    id: 'extremes-after-measure',
    gives: 'Measure',
    // «Duração mais longa, mais curta e média».
    pattern: 'Column Superlative and? Superlative? and Operation',
    weight: 0.35,
    build: withExtremes,
  }),
];
