import { foldWords } from '../../../table/notation/characters.ts';
import { comesAgain } from '../../holes/column-nature.ts';
import { isPlural } from '../../text/stem.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { isNamedAsMany, isOfThings } from './ranked-groups.ts';

type Most = Required<Pick<MeaningOf['Top'], 'of' | 'direction' | 'by'>>;

/** Groups, and the figure that one of them has the most of; undefined where the words name none. */
function groupWithMost(
  parts: Parts,
  { columnOf, profile }: BuildContext,
): (Most & { readonly isOne: boolean }) | undefined {
  const [of, figure] = parts.all('Column').map(({ column }) => column);
  const own = parts.get('Measure')?.measures[0];
  const direction = parts.get('Superlative')?.direction;
  const column = own?.column ?? figure;
  if (of === undefined || column === undefined || direction === undefined) return undefined;
  const named = columnOf(of);
  if (named.kind !== 'text' || columnOf(column).role !== 'measure' || named.distinct * 2 > profile.rowCount)
    return undefined;
  const measure = own ?? { column, ...(parts.has('average') ? { operation: 'mean' as const } : {}) };
  return { of, direction, by: { kind: 'measure', measure }, isOne: !isNamedAsMany(parts.text, named.label) };
}

/** "Which ward has the longest wait": one is asked for where its name stands in the singular and rows are wanted, no picture. */
function oneWithMost(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const found = groupWithMost(parts, context);
  if (context.purpose === 'chart' || found?.isOne !== true) return undefined;
  const { isOne: _, ...top } = found;
  return { ...top, count: 1 };
}

/** "3 wards with the highest average wait". */
function fewWithMost(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const found = groupWithMost(parts, context);
  const number = parts.get('Number');
  if (found === undefined || number === undefined || !(number.value > 0)) return undefined;
  const { isOne: _, ...top } = found;
  return { ...top, ...(number.isPercentage ? { percent: number.value } : { count: Math.round(number.value) }) };
}

/** "Find the ward that has the highest average wait" as a picture, and "which wards have": all of them, that one first. */
function rankedByMeasure(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const found = groupWithMost(parts, context);
  if (found?.by.kind !== 'measure' || (context.purpose === 'data' && found.isOne)) return undefined;
  return { groups: [{ column: found.of }], measure: found.by.measure, direction: found.direction };
}

/** The group that has the most of a figure, and all of them in their ranking. */
export const GROUP_WITH_MOST_RULES: readonly Rule[] = [
  defineRule({
    id: 'which-one-has-most',
    gives: 'Top',
    pattern: 'questionWord Column has|with|is|that? Superlative Column|Measure in|on? average?',
    weight: 0.6,
    build: oneWithMost,
  }),
  defineRule({
    id: 'which-one-has-figure-most',
    gives: 'Top',
    pattern: 'questionWord? Column with|has|that has? Superlative Column|Measure in|on? average?',
    weight: 0.15,
    build: oneWithMost,
  }),
  defineRule({
    id: 'few-that-have-most',
    gives: 'Top',
    pattern: 'only|keepVerb|questionWord? Number Column with|has|that has? Superlative Measure',
    weight: 0.6,
    build: fewWithMost,
  }),
  defineRule({
    id: 'one-whose-rows-have-most',
    gives: 'Top',
    // "The clinic whose visits have the lowest average fee".
    pattern: 'questionWord? Column whose Scope|Entity|Noun|rows has Superlative Measure',
    weight: 0.6,
    build: oneWithMost,
  }),
  defineRule({
    id: 'groups-whose-rows-have-most',
    gives: 'Rank',
    pattern: 'questionWord? Column whose Scope|Entity|Noun|rows has Superlative Measure',
    weight: 0.6,
    build: rankedByMeasure,
  }),
  ...['Measure', 'Column in|on? average'].map((figure, at) =>
    defineRule({
      id: `groups-ranked-by-measure-${at}`,
      gives: 'Rank',
      pattern: `questionWord|all? Column with|has|that has? Superlative ${figure}`,
      weight: 0.6,
      build: rankedByMeasure,
    }),
  ),
  defineRule({
    id: 'ranking-of',
    gives: 'Rank',
    pattern: 'rankWord of|for? Column by|in|on|of Column',
    weight: 0.7,
    // «Ranking de vendedores por quantidade»: several things in the order of their figures, and no place for each row.
    build: (parts, context) => {
      const [of, figure] = parts.all('Column').map(({ column }) => column);
      if (of === undefined || figure === undefined || !isOfThings(of, context)) return undefined;
      const areMany = isPlural(foldWords(parts.textOf('Column'))) && comesAgain(context.columnOf(of), context.profile);
      // Where rows are wanted, each is given its place.
      if (context.purpose === 'data' || !areMany || context.columnOf(figure).role !== 'measure') return undefined;
      return { groups: [{ column: of }], measure: { column: figure }, direction: 'descending' };
    },
  }),
];
