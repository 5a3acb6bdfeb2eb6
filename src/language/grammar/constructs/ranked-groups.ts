import { foldWords } from '../../../table/notation/characters.ts';
import { isNaming, isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { defaultOperation } from '../../holes/default-operation.ts';
import { dimensionColumn } from '../../holes/dimension-column.ts';
import { isPay } from '../../holes/money-column.ts';
import { speaksOf } from '../../holes/speaks-of.ts';
import { whoColumn } from '../../holes/who-column.ts';
import { VAGUE_DIMENSIONS } from '../../lexicon/dimension-words.ts';
import { isFlag } from '../../links/link-flags.ts';
import { canonicalWord } from '../../links/table-index.ts';
import { isPlural } from '../../text/stem.ts';
import { binary, columnCell, literal } from '../expressions.ts';
import type { MeaningOf, MeasureForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { figureOf, figureOfBest, mainAmount } from './extremes.ts';
import { moneyMade } from './figures-of-columns.ts';
import { RANKED_PERIOD_RULES } from './ranked-periods.ts';

type Rank = MeaningOf['Rank'];
type Top = MeaningOf['Top'];

const COUNT: MeasureForm = { operation: 'count' };

/** True where words name a column by more than one of what it holds: "clinics" of Clinic, «clínicas» of it too. */
export function isNamedAsMany(text: string, label: string): boolean {
  return text
    .split(' ')
    .map(foldWords)
    .some((word) => isPlural(word) && speaksOf(label, [canonicalWord(word)]));
}

/** True for a column of names that several rows share, or that each row has its own of. */
export function isOfThings(column: number, { columnOf }: BuildContext): boolean {
  return columnOf(column).kind === 'text' && !isTimelike(columnOf(column));
}

/** Bars of which each can be read. */
export const MOST_RANKED_BARS = 40;
/** Of more than those a picture shows the first. */
export const FEW_OF_MANY = 10;

/**
 * Things in the order of a figure; one of them where rows are wanted and its name stands in the singular, the first few where a picture
 * has no room for all.
 */
export function ranked(
  parts: Parts,
  context: BuildContext,
  { of, measure, isAssumed }: { readonly of: number; readonly measure: MeasureForm; readonly isAssumed?: boolean },
  direction = (parts.get('Superlative') ?? parts.get('Extreme'))?.direction,
): { readonly rank: Rank; readonly top?: Top } | undefined {
  if (direction === undefined) return undefined;
  const guess = isAssumed === true ? { isAssumed } : {};
  const rank = { groups: [{ column: of }], measure, direction, ...guess };
  const { label, distinct } = context.columnOf(of);
  const isOne = context.purpose === 'data' && !isNamedAsMany(parts.text, label);
  const areFew = context.purpose === 'chart' && distinct > MOST_RANKED_BARS;
  if (!isOne && !areFew) return { rank };
  const count = isOne ? 1 : FEW_OF_MANY;
  return { rank, top: { count, of, direction, by: { kind: 'measure', measure }, ...guess } };
}

/** "The biggest clinics": by the main amount of the table, which is told; without one by how many rows they have. */
function ofMainAmount(parts: Parts, context: BuildContext): ReturnType<typeof ranked> {
  const named = parts.get('Column');
  const of = named?.column;
  const dimension = parts.get('Superlative')?.dimension;
  // "The most loved songs": of what they have most is not known.
  if (of === undefined || !isOfThings(of, context) || named?.isModified === true) return undefined;
  // An adjective that says of what is about a column that holds it, or about nothing here.
  if (dimension !== undefined && dimension !== 'size') return undefined;
  const amount = dimension === undefined ? figureOfBest(parts, context) : mainAmount(context);
  const isRow = isNaming(context.columnOf(of), context.profile);
  // What does not add up makes nothing big, and a rating makes it good.
  const isRating = amount !== undefined && amount === dimensionColumn('rating', context.profile)?.column;
  const isAdded = amount !== undefined && (isRow || isRating || defaultOperation(context.columnOf(amount)) === 'sum');
  const main = isAdded ? amount : undefined;
  if (main === undefined && isRow) return undefined;
  return ranked(parts, context, {
    of,
    measure: main === undefined ? COUNT : { column: main },
    isAssumed: main !== undefined,
  });
}

/** "The most common breed": by how many rows have it, where no column holds how often. */
function mostOften(parts: Parts, context: BuildContext): { readonly of: number } | undefined {
  const of = parts.get('Column')?.column;
  const dimension = parts.get('Extreme')?.dimension;
  if (of === undefined || (dimension !== 'frequency' && dimension !== 'popularity')) return undefined;
  const isCounted = dimensionColumn(dimension, context.profile) === undefined;
  return isCounted && isOfThings(of, context) && !context.columnOf(of).isUnique ? { of } : undefined;
}

/** "Which vet earns the most": the verb names the figure. */
function doesMost(parts: Parts, context: BuildContext): ReturnType<typeof ranked> {
  const [of, figure, ...others] = parts.all('Column').map(({ column }) => column);
  if (of === undefined || figure === undefined || others.length > 0 || of === figure) return undefined;
  if (!isOfThings(of, context) || context.columnOf(figure).role !== 'measure') return undefined;
  const { dimension, direction } = parts.get('Superlative') ?? {};
  // "Which agent resolves fastest": those who do it well need the least of it.
  const inDegree =
    dimension === undefined || direction === undefined || VAGUE_DIMENSIONS.has(dimension)
      ? undefined
      : figureOf({ dimension, direction }, context, parts.text);
  if (inDegree?.by.kind === 'column' && inDegree.by.column === figure)
    return ranked(parts, context, { of, measure: { column: figure, operation: 'mean' } }, inDegree.direction);
  return ranked(parts, context, { of, measure: { column: figure } });
}

/** "The most visited museums", "the 5 most mutated genes": what was done to them is a figure of theirs. */
function mostDone(
  parts: Parts,
  context: BuildContext,
): { readonly of: number; readonly measure: MeasureForm } | undefined {
  const [done, of] = parts.all('Column');
  if (done === undefined || of === undefined || !isOfThings(of.column, context) || of.isModified === true)
    return undefined;
  if (done.reason !== 'derived' || context.columnOf(done.column).role !== 'measure') return undefined;
  return { of: of.column, measure: { column: done.column } };
}

/** "Which channel sells more units": as much as "the most". */
function doesMore(parts: Parts, context: BuildContext): ReturnType<typeof ranked> {
  const columns = parts.all('Column').map(({ column }) => column);
  const [of] = columns;
  const figure = columns.at(-1);
  if (of === undefined || figure === undefined || of === figure || !isOfThings(of, context)) return undefined;
  if (context.columnOf(figure).role !== 'measure') return undefined;
  return ranked(parts, context, { of, measure: { column: figure } }, parts.has('lessOf') ? 'ascending' : 'descending');
}

/** "Which store has the most returns": by how many of its rows say yes. */
function mostOfFlag(parts: Parts, context: BuildContext): Rank | undefined {
  const of = parts.get('Column')?.column;
  const value = parts.get('Value');
  const direction = parts.get('Superlative')?.direction;
  if (of === undefined || value === undefined || direction === undefined || !isOfThings(of, context)) return undefined;
  // "Which agent sold the most": those that are sold.
  const isSaid = isFlag(value.column, context.table) || value.reason === 'exact' || value.reason === 'derived';
  if (!isSaid || value.column === of) return undefined;
  const where = binary('=', columnCell(context.columnOf(value.column).key), literal(value.value));
  return { groups: [{ column: of }], measure: COUNT, direction, where };
}

/** "Best students", "the subject with the worst average": by the rating that each row has, where there is one. */
function bestRated(parts: Parts, context: BuildContext): ReturnType<typeof ranked> {
  const of = parts.get('Column')?.column;
  const rating = dimensionColumn('rating', context.profile);
  if (of === undefined || rating === undefined || !isOfThings(of, context) || rating.column === of) return undefined;
  return ranked(
    parts,
    context,
    { of, measure: { column: rating.column, operation: 'mean' }, isAssumed: true },
    parts.has('worstWord') ? 'ascending' : 'descending',
  );
}

/** "The worst airline for delays", "the best shop by revenue": by the figure behind it. */
function bestFor(parts: Parts, context: BuildContext): ReturnType<typeof ranked> {
  const [of, figure] = parts.all('Column').map(({ column }) => column);
  const isOfQuality = parts.has('bestWord') || parts.has('worstWord');
  if (of === undefined || figure === undefined || of === figure || !isOfThings(of, context) || !isOfQuality)
    return undefined;
  if (context.columnOf(figure).role !== 'measure') return undefined;
  return ranked(
    parts,
    context,
    { of, measure: { column: figure } },
    parts.has('worstWord') ? 'ascending' : 'descending',
  );
}

/** "Which vet earns the most", where no column is called by the verb: all the money of each, or what each is paid. */
export function earnsMost(parts: Parts, context: BuildContext): ReturnType<typeof ranked> {
  const of = parts.has('whoWord') ? whoColumn(context.profile) : parts.get('Column')?.column;
  const column = moneyMade(context) ?? mainAmount(context);
  if (of === undefined || column === undefined || !isOfThings(of, context)) return undefined;
  const measure: MeasureForm = isPay(context.columnOf(column)) ? { column } : { column, operation: 'sum' };
  return ranked(parts, context, { of, measure, isAssumed: true });
}

/** "The top clinics by fee", said of several. */
function manyBy(parts: Parts, context: BuildContext): Rank | undefined {
  const [of, named] = parts.all('Column').map(({ column }) => column);
  const measure = parts.get('Measure')?.measures[0] ?? (named === undefined ? undefined : { column: named });
  const direction = parts.get('Superlative')?.direction;
  if (of === undefined || measure === undefined || direction === undefined || !isOfThings(of, context))
    return undefined;
  const isFigure = measure.column === undefined || isNumeric(context.columnOf(measure.column));
  const isMany = isNamedAsMany(parts.text, context.columnOf(of).label);
  return isFigure && isMany ? { groups: [{ column: of }], measure, direction } : undefined;
}

/** How many different ones each group has: "different breeds per vet". */
function differentOfEach(parts: Parts, { columnOf, profile }: BuildContext): Rank | undefined {
  const column = parts.get('Column')?.column;
  const by = parts.get('By');
  if (column === undefined || by === undefined || by.role !== 'group') return undefined;
  const isGroup = columnOf(column).kind === 'text' && !columnOf(column).isUnique;
  const isOther = by.groups.every((group) => group.column !== column);
  const areGroups = by.groups.every(
    (group) => group.column === undefined || !isNaming(columnOf(group.column), profile),
  );
  return isGroup && isOther && areGroups
    ? { groups: by.groups, measure: { operation: 'countDistinct', column } }
    : undefined;
}

/** The form of words that ranks things. */
export type RankForm = { readonly id: string; readonly pattern: string; readonly weight: number };

/** Two rules of one form: things in their order, and the one at its head. */
export function rankOrOne(form: RankForm, build: typeof doesMost): readonly Rule[] {
  return [
    defineRule({
      ...form,
      gives: 'Rank',
      build: (parts, context) => {
        const found = build(parts, context);
        return found?.top === undefined ? found?.rank : undefined;
      },
    }),
    defineRule({ ...form, id: `${form.id}-one`, gives: 'Top', build: (parts, context) => build(parts, context)?.top }),
  ];
}

/** Things ranked by a figure that a verb names, that the wish leaves open, or by how often they stand in the rows. */
export const RANKED_GROUP_RULES: readonly Rule[] = [
  ...rankOrOne(
    {
      id: 'does-most',
      pattern: 'questionWord|all? Column that|questionWord? Column Superlative money|sum?',
      weight: 0.45,
    },
    doesMost,
  ),
  ...rankOrOne(
    { id: 'most-done', pattern: 'questionWord? Superlative Column Column', weight: 0.5 },
    (parts, context) => {
      const found = mostDone(parts, context);
      return found && ranked(parts, context, found);
    },
  ),
  defineRule({
    id: 'some-most-done',
    gives: 'Top',
    pattern: 'only|keepVerb|of? top? Number Superlative Column Column',
    weight: 0.9,
    build: (parts, context) => {
      const found = mostDone(parts, context);
      const count = parts.get('Number')?.value ?? 0;
      const direction = parts.get('Superlative')?.direction;
      if (found === undefined || direction === undefined || !(count >= 1)) return undefined;
      const { of, measure } = found;
      return { of, count: Math.round(count), direction, by: { kind: 'measure', measure } };
    },
  }),
  defineRule({
    id: 'most-done-of-each',
    gives: 'Top',
    pattern: 'questionWord? Number? Superlative Column Column in|of|for|per|from each? Column',
    weight: 0.9,
    // "The most sold product of each shop".
    build: (parts, context) => {
      const [, of, per] = parts.all('Column').map(({ column }) => column);
      const found = mostDone(parts, context);
      const direction = parts.get('Superlative')?.direction;
      const count = Math.round(parts.get('Number')?.value ?? 1);
      if (found === undefined || direction === undefined || per === undefined || per === of || count < 1)
        return undefined;
      if (!isOfThings(per, context)) return undefined;
      return { of: found.of, per, count, direction, by: { kind: 'measure', measure: found.measure } };
    },
  }),
  ...rankOrOne(
    {
      id: 'does-more',
      pattern: 'questionWord Column that|questionWord? has|with|Column|Word? moreOf|lessOf Column',
      weight: 0.5,
    },
    doesMore,
  ),
  ...rankOrOne(
    {
      id: 'best-for',
      pattern: 'questionWord? Superlative|bestWord|worstWord Column for|on|in|by|to Column',
      weight: 0.75,
    },
    bestFor,
  ),
  ...[
    'with|has|that has? Superlative Value Noun|Word|Entity|rows|Scope?',
    'is|that? Value Superlative Noun|Word|Entity|rows|Scope?',
  ].map((pattern, at) =>
    defineRule({
      id: `most-of-flag-${at}`,
      gives: 'Rank',
      pattern: `questionWord? Column ${pattern}`,
      weight: 0.6,
      build: mostOfFlag,
    }),
  ),
  ...[
    'bestWord|worstWord Column',
    'Column bestWord|worstWord',
    'Column with|that? has? bestWord|worstWord average',
  ].flatMap((pattern, at) =>
    rankOrOne({ id: `best-rated-${at}`, pattern: `questionWord? ${pattern}`, weight: 0.15 }, bestRated),
  ),
  ...rankOrOne(
    {
      id: 'earns-most',
      pattern: 'questionWord|all? Column that|questionWord? earnVerb Superlative money?',
      weight: 0.6,
    },
    earnsMost,
  ),
  ...rankOrOne(
    {
      id: 'most-earning',
      pattern: 'only|keepVerb|questionWord? Superlative|bestWord|worstWord earnVerb Column',
      weight: 0.6,
    },
    earnsMost,
  ),
  ...rankOrOne(
    { id: 'main-most', pattern: 'only|keepVerb|questionWord? Superlative Column', weight: -0.1 },
    ofMainAmount,
  ),
  ...rankOrOne(
    { id: 'most-of-main', pattern: 'questionWord? Column that? is? Superlative', weight: -0.1 },
    ofMainAmount,
  ),
  ...[
    { id: 'most-often', pattern: 'only|keepVerb|questionWord? Extreme Column' },
    { id: 'often-most', pattern: 'questionWord? Column that? is? Extreme' },
  ].flatMap((form) =>
    rankOrOne({ ...form, weight: 0.4 }, (parts, context) => {
      const found = mostOften(parts, context);
      return found && ranked(parts, context, { ...found, measure: COUNT });
    }),
  ),
  ...['Number Extreme Column', 'top|bottom Number Extreme Column', 'Number Column Extreme'].map((pattern, at) =>
    defineRule({
      id: `some-most-often-${at}`,
      gives: 'Top',
      pattern: `only|keepVerb|of? ${pattern}`,
      weight: 0.9,
      build: (parts, context) => {
        const found = mostOften(parts, context);
        const count = parts.get('Number')?.value ?? 0;
        const direction = parts.get('Extreme')?.direction;
        if (found === undefined || direction === undefined || !(count >= 1)) return undefined;
        return { ...found, count: Math.round(count), direction, by: { kind: 'measure', measure: COUNT } };
      },
    }),
  ),
  ...RANKED_PERIOD_RULES,
  defineRule({
    id: 'many-by',
    gives: 'Rank',
    pattern: 'Superlative Column by|with|in|on Column|Measure',
    weight: 0.4,
    build: manyBy,
  }),
  defineRule({
    id: 'different-of-each',
    gives: 'Rank',
    pattern: 'all|count|howMany|number? of? distinct|different Column Word|Column? By',
    weight: 0.6,
    build: differentOfEach,
  }),
  defineRule({
    id: 'of-each-different',
    gives: 'Rank',
    pattern: 'count|howMany|number? of? Column distinct|different Word|Column? By',
    weight: 0.6,
    build: differentOfEach,
  }),
];
