import { foldWords } from '../../../table/notation/characters.ts';
import { closingPrice } from '../../holes/closing-price.ts';
import { isNaming, isNumeric, isTimelike, numbersParts, numbersRows } from '../../holes/column-nature.ts';
import { defaultOperation } from '../../holes/default-operation.ts';
import { type DimensionColumn, dimensionColumn, dimensionColumnFrom } from '../../holes/dimension-column.ts';
import { moneyColumn } from '../../holes/money-column.ts';
import { soldFor } from '../../holes/sales-column.ts';
import { speaksOf } from '../../holes/speaks-of.ts';
import { VAGUE_DIMENSIONS } from '../../lexicon/dimension-words.ts';
import { isIdentifying, toCanonical } from '../../links/table-index.ts';
import { isPlural } from '../../text/stem.ts';
import { amongValues } from '../expressions.ts';
import type { ColumnMention, MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { revenueMade } from './figures-of-columns.ts';
import { stretchOfRows } from './stretches.ts';

type Extreme = MeaningOf['Extreme'];
type Top = MeaningOf['Top'];

const measuresOf = ({ table, columnOf }: BuildContext): readonly number[] =>
  table.columns.flatMap((_, column) =>
    columnOf(column).role === 'measure' && !numbersParts(columnOf(column)) ? [column] : [],
  );

/** True where a column's label has one of the words, or a synonym of one. */
export function isAbout(column: number, words: readonly string[], { columnOf }: BuildContext): boolean {
  return speaksOf(columnOf(column).label, words);
}

/** The figure that "the best product" goes by where none is named: money that adds up, else the first amount, and no weights or ages. */
export function mainAmount(context: BuildContext): number | undefined {
  const additive = measuresOf(context).filter((column) => context.columnOf(column).number?.isAdditive === true);
  const added = additive.filter((column) => defaultOperation(context.columnOf(column)) === 'sum');
  const amounts = added.length > 0 ? added : additive;
  const money = amounts.find((column) => context.columnOf(column).currency !== undefined);
  const named = (word: string): number | undefined => additive.find((column) => isAbout(column, [word], context));
  const made = revenueMade(context);
  const paid = added.length > 0 ? undefined : moneyColumn(context.profile);
  const earned = named('revenue') ?? soldFor(context.profile) ?? named('value');
  // The price of a piece is no main amount where rows say how many were sold.
  const price = named('quantity') === undefined ? named('price') : undefined;
  return made ?? closingPrice(context.profile) ?? money ?? earned ?? price ?? paid ?? amounts[0];
}

/** The column an extreme goes by, and which end of it is meant: the quickest have the least time, or the greatest speed. */
export function figureOf(
  { dimension, direction }: Extreme,
  context: BuildContext,
  saidOf?: string,
): Required<Pick<MeaningOf['Top'], 'by' | 'direction'>> | undefined {
  const { profile } = context;
  if (dimension === 'time') {
    const date = profile.columns.findIndex((column) => isTimelike(column) && column.time?.isCyclic !== true);
    return date < 0 ? undefined : { by: { kind: 'column', column: date }, direction };
  }
  const end = direction === 'descending' ? 'high' : 'low';
  const found = dimensionColumnFrom(end, dimension, profile, saidOf) ?? lastedSoLong(dimension, context);
  if (found === undefined) return undefined;
  const turned = direction === 'ascending' ? 'descending' : 'ascending';
  return { by: { kind: 'column', column: found.column }, direction: found.isTurned ? turned : direction };
}

/** "The longest case": by what lies between the dates of both its ends. */
function lastedSoLong(dimension: Extreme['dimension'], context: BuildContext): DimensionColumn | undefined {
  const column = dimension === 'length' ? stretchOfRows(context)?.column : undefined;
  return column === undefined ? undefined : { column, isTurned: false };
}

/** True where the one at the head is wanted alone: "only", "keep", and wherever rows are wanted rather than a picture. */
export const isOneAsked = (parts: Parts, { purpose }: BuildContext): boolean =>
  parts.has('only') || parts.has('keepVerb') || purpose === 'data';

/** True where a part says what the rows are: "shipment" of a column that numbers them, "rows". */
export function isOfRows(column: number | undefined, { columnOf, profile }: BuildContext): boolean {
  if (column === undefined) return true;
  const named = columnOf(column);
  if (numbersParts(named)) return true;
  if (named.role === 'measure') return numbersRows(named);
  return named.isUnique || isNaming(named, profile) || (isTimelike(named) && !isNumeric(named));
}

/** "Orders" named for the rows, and not for the number that each has: a column that numbers them, without a word that says so. */
export function isNumberOfRows(
  { column, reason }: ColumnMention,
  text: string,
  { columnOf }: Pick<BuildContext, 'columnOf'>,
): boolean {
  return numbersRows(columnOf(column)) && reason !== 'exact' && !toCanonical(text).some(isIdentifying);
}

/** "The 3 top orders of each store": the rows themselves, by the main amount. */
function someRowsOfEach(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const top = parts.get('Top');
  const per = parts.get('Column')?.column;
  const by = figureOfBest(parts, context);
  if (top === undefined || per === undefined || by === undefined || top.by !== undefined || top.from !== undefined)
    return undefined;
  if (top.of !== undefined || top.ofPart !== undefined || context.columnOf(per).kind !== 'text') return undefined;
  // Which end of times is the best is told once the rows have their shape.
  if (context.columnOf(by).format === 'duration') return { ...top, per };
  return { ...top, per, by: { kind: 'column', column: by }, isAssumed: true };
}

/** One row of each group: the latest, the second dearest. */
function extremeOfEach(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const extreme = parts.get('Extreme');
  const found = extreme && figureOf(extreme, context);
  const columns = parts.all('Column').map(({ column }) => column);
  const per = columns.at(-1);
  const rows = columns.length > 1 ? columns[0] : undefined;
  if (found === undefined || per === undefined || rows === per || !isOfRows(rows, context)) return undefined;
  if (isNumeric(context.columnOf(per)) && !isTimelike(context.columnOf(per))) return undefined;
  const among = parts.get('Values')?.values ?? [];
  const where = among.length === 0 ? undefined : amongValues(among, context);
  return { ...found, count: 1, per, ...offsetOf(parts), ...(where === undefined ? {} : { where }) };
}

/** What was done last or first: the column of its dates, and the rows where a column names them. */
function doneAt(
  parts: Parts,
  context: BuildContext,
): (Required<Pick<Top, 'by' | 'direction'>> & { readonly others: readonly number[] }) | undefined {
  const [done, ...others] = parts.all('Column').map(({ column }) => column);
  const { dimension, direction } = parts.get('Extreme') ?? {};
  if (done === undefined || dimension !== 'time' || direction === undefined) return undefined;
  if (!isTimelike(context.columnOf(done)) || others.includes(done)) return undefined;
  if (others.some((column) => context.columnOf(column).role === 'measure')) return undefined;
  return { by: { kind: 'column', column: done }, direction, others };
}

/** "The most recently hired person of each office": by the date that the word behind names. */
function lastDoneOfEach(parts: Parts, context: BuildContext): Top | undefined {
  const found = doneAt(parts, context);
  const count = Math.round(parts.get('Number')?.value ?? 1);
  if (found === undefined || count < 1) return undefined;
  const { others, ...top } = found;
  const per = others.at(-1);
  const rows = others.length > 1 ? others[0] : undefined;
  return per === undefined || rows === per ? undefined : { ...top, count, per };
}

/** "The 3 most recently hired employees", "the most recently shipped order". Several without a number are all of them. */
function lastDone(parts: Parts, context: BuildContext): Top | undefined {
  const found = doneAt(parts, context);
  const areAll = !parts.has('Number') && isPlural(foldWords(parts.lastText));
  const count = Math.round(parts.get('Number')?.value ?? 1);
  if (found === undefined || areAll || count < 1) return undefined;
  return { by: found.by, direction: found.direction, count };
}

/** "The most recently hired employees": all of them, the last of them first. */
function allLastDone(parts: Parts, context: BuildContext): MeaningOf['Order'] | undefined {
  const found = doneAt(parts, context);
  return found !== undefined && isPlural(foldWords(parts.lastText))
    ? { target: found.by, direction: found.direction }
    : undefined;
}

function offsetOf(parts: Parts): { readonly offset?: number } {
  const place = parts.get('Ordinal')?.place;
  return place === undefined ? {} : { offset: place - 1 };
}

/** "The second highest score in each subject": the rows themselves. */
function nthOfEach(parts: Parts, { columnOf }: BuildContext): MeaningOf['Top'] | undefined {
  const [by, per] = parts.all('Column').map(({ column }) => column);
  const direction = parts.get('Superlative')?.direction;
  if (by === undefined || direction === undefined || !isNumeric(columnOf(by))) return undefined;
  if (per !== undefined && (per === by || (isNumeric(columnOf(per)) && !isTimelike(columnOf(per))))) return undefined;
  return {
    count: 1,
    direction,
    by: { kind: 'column', column: by },
    ...(per === undefined ? {} : { per }),
    ...offsetOf(parts),
  };
}

/** "Second largest order per city": what the rows are, by the one amount they have. */
function nthRowOfEach(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const direction = parts.get('Superlative')?.direction;
  const columns = parts.all('Column').map(({ column }) => column);
  const per = columns.at(-1);
  const rows = columns.length > 1 ? columns[0] : undefined;
  const by = mainAmount(context) ?? measuresOf(context)[0];
  if (direction === undefined || per === undefined || by === undefined || rows === per) return undefined;
  if (isNumeric(context.columnOf(per)) || !isOfRows(rows, context)) return undefined;
  const offset = offsetOf(parts);
  return { count: 1, direction, by: { kind: 'column', column: by }, per, isAssumed: true, ...offset };
}

/** "The biggest claim per policy type": rows that are named, by the main amount, and not by what another adjective speaks of. */
function mostRowOfEach(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const dimension = parts.get('Superlative')?.dimension;
  const [rows] = parts.all('Column').map(({ column }) => column);
  const isNamed = rows !== undefined && !isTimelike(context.columnOf(rows));
  const isVague = dimension === undefined || VAGUE_DIMENSIONS.has(dimension);
  return isNamed && isVague && mainAmount(context) !== undefined ? nthRowOfEach(parts, context) : undefined;
}

/** The figure that "best" and "top" go by: a rating where the best are asked for, or where no amount adds up; else the main amount. */
export function figureOfBest(parts: Parts, context: BuildContext): number | undefined {
  const amount = mainAmount(context);
  const isOfQuality = parts.says('bestWord') || parts.says('worstWord');
  const isAdded = amount !== undefined && defaultOperation(context.columnOf(amount)) === 'sum';
  const isOfRating = isOfQuality || (!isAdded && (parts.says('top') || parts.says('bottom')));
  return (isOfRating ? dimensionColumn('rating', context.profile)?.column : undefined) ?? amount;
}

/** "Best selling product in each region": groups ranked within groups by the main amount. */
function bestGroupOfEach(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const { columnOf, profile } = context;
  const [of, per] = parts.all('Column').map(({ column }) => column);
  const direction = parts.get('Superlative')?.direction;
  const by = figureOfBest(parts, context);
  if (of === undefined || per === undefined || of === per || by === undefined || direction === undefined)
    return undefined;
  const isGroup = (column: number): boolean => !isNumeric(columnOf(column)) || isTimelike(columnOf(column));
  if (!isGroup(of) || isTimelike(columnOf(of)) || !isGroup(per) || isNaming(columnOf(of), profile)) return undefined;
  return { count: 1, of, per, direction, by: { kind: 'column', column: by }, isAssumed: true, ...offsetOf(parts) };
}

/** Words before what each of something is taken of. */
export const EACH = 'in|of|for|per|by|from|to each|all? Column';
/** Words for the rows, or for a column that may name them. */
export const ROWS = 'rows|Entity|Scope|Noun|Column';

/** The latest, the dearest, the quickest, the second best: rows, in all or of each group. */
export const EXTREME_RULES: readonly Rule[] = [
  defineRule({
    id: 'extreme-of-each',
    gives: 'Top',
    pattern: `Ordinal? Extreme ${ROWS} ${EACH}`,
    weight: 0.75,
    build: extremeOfEach,
  }),
  defineRule({
    id: 'last-done-of-each',
    gives: 'Top',
    pattern: `Number? Extreme Column ${ROWS}? ${EACH}`,
    weight: 0.85,
    build: lastDoneOfEach,
  }),
  defineRule({
    id: 'last-done',
    gives: 'Top',
    pattern: `Number? Extreme Column ${ROWS}`,
    weight: 0.5,
    build: lastDone,
  }),
  defineRule({
    id: 'all-last-done',
    gives: 'Order',
    pattern: `Extreme Column ${ROWS}`,
    weight: 0.5,
    build: allLastDone,
  }),
  defineRule({
    id: 'extreme-value-of-each',
    gives: 'Top',
    pattern: `Ordinal? Extreme Values ${ROWS}? ${EACH}`,
    weight: 0.55,
    build: extremeOfEach,
  }),
  defineRule({
    id: 'extreme-after-of-each',
    gives: 'Top',
    pattern: `Ordinal? ${ROWS} Extreme ${EACH}`,
    weight: 0.75,
    build: extremeOfEach,
  }),
  defineRule({
    id: 'some-rows-of-each',
    gives: 'Top',
    pattern: 'Top rows|Entity|Scope|Noun per|in|of|for|by|from each? Column',
    weight: 0.6,
    build: someRowsOfEach,
  }),
  ...['in|of|for|by|from each', 'per'].map((each, at) =>
    defineRule({
      id: `some-of-each-${at}`,
      gives: 'Top',
      // "The top 2 in each region": of the rows, and no two of the regions.
      pattern: `Top ${each} Column`,
      weight: 0.9,
      build: someRowsOfEach,
    }),
  ),
  defineRule({
    id: 'newest-first',
    gives: 'Order',
    pattern: 'and? sortVerb? newestFirst|oldestFirst',
    weight: 0.3,
    build: (parts, context) => {
      const found = figureOf({ dimension: 'time', direction: 'descending' }, context)?.by;
      return found === undefined
        ? undefined
        : { target: found, direction: parts.has('newestFirst') ? 'descending' : 'ascending' };
    },
  }),
  defineRule({
    id: 'rows-extreme',
    gives: 'Top',
    pattern: 'Number Column|Scope|Entity|Noun|rows Extreme',
    weight: 0.5,
    build: (parts, context) => {
      const extreme = parts.get('Extreme');
      const found = extreme && figureOf(extreme, context);
      const count = parts.get('Number')?.value ?? 0;
      if (found === undefined || !isOfRows(parts.get('Column')?.column, context)) return undefined;
      return Number.isInteger(count) && count > 0 ? { ...found, count } : undefined;
    },
  }),
  // "The 3 dearest visits in each ward", «أغلى 3 حالات في كل قسم», "as 3 consultas mais caras de cada médico".
  ...[
    `Number Extreme ${ROWS}?`,
    `Extreme Number ${ROWS}?`,
    `Number ${ROWS} Extreme`,
    `Number Extreme Values ${ROWS}?`,
  ].map((head, at) =>
    defineRule({
      id: `extremes-of-each-${at}`,
      gives: 'Top',
      pattern: `${head} ${EACH}`,
      weight: 1.3,
      build: (parts, context) => {
        const top = extremeOfEach(parts, context);
        const count = parts.get('Number')?.value;
        // "The last 6 months" are a stretch of time.
        const isStretch = head.startsWith('Extreme') && parts.get('Extreme')?.dimension === 'time';
        return top !== undefined && !isStretch && count !== undefined && Number.isInteger(count) && count > 0
          ? { ...top, count }
          : undefined;
      },
    }),
  ),
  defineRule({
    id: 'nth-of-each',
    gives: 'Top',
    pattern: `Ordinal Superlative Column Scope|Entity|Word? ${EACH}`,
    weight: 0.9,
    build: nthOfEach,
  }),
  defineRule({ id: 'nth', gives: 'Top', pattern: 'Ordinal Superlative Column', weight: 0.6, build: nthOfEach }),
  defineRule({
    id: 'nth-row-of-each',
    gives: 'Top',
    pattern: `Ordinal Superlative ${ROWS} ${EACH}`,
    weight: 0.85,
    build: nthRowOfEach,
  }),
  defineRule({
    id: 'nth-row-after-of-each',
    gives: 'Top',
    pattern: `Ordinal ${ROWS} Superlative ${EACH}`,
    weight: 0.85,
    build: nthRowOfEach,
  }),
  defineRule({
    id: 'most-row-of-each',
    gives: 'Top',
    pattern: 'Superlative Column in|of|for|per|from each|all? Column',
    weight: 0.7,
    build: mostRowOfEach,
  }),
  defineRule({
    id: 'which-did-most',
    gives: 'Rank',
    pattern: 'questionWord? Column Column Superlative Column',
    weight: 1.2,
    // "Which region lost most customers" of a column Lost customers: its words stand apart.
    build: (parts, { columnOf }) => {
      const [group, verb, noun] = parts.all('Column').map(({ column }) => column);
      const direction = parts.get('Superlative')?.direction;
      if (group === undefined || verb === undefined || verb !== noun || direction === undefined) return undefined;
      const isFigure = columnOf(verb).role === 'measure' && columnOf(group).role !== 'measure';
      return isFigure ? { groups: [{ column: group }], measure: { column: verb }, direction } : undefined;
    },
  }),
  defineRule({
    id: 'best-group-of-each',
    gives: 'Top',
    pattern: `Ordinal? Superlative Column ${EACH}`,
    weight: 0.6,
    build: bestGroupOfEach,
  }),
  defineRule({
    id: 'best-group-after-of-each',
    gives: 'Top',
    pattern: `Ordinal? Column Superlative ${EACH}`,
    weight: 0.6,
    build: bestGroupOfEach,
  }),
];
