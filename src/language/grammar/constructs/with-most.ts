import type { MeaningOf, SortDirection } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { isOfRows, isOneAsked, ROWS } from './extremes.ts';
import { namesOf } from './nameless-rows.ts';
import { FEW_OF_MANY, MOST_RANKED_BARS } from './ranked-groups.ts';

/** The measure that a superlative stands before, and the column of what has it, where that names the rows or groups them. */
function withMost(
  parts: Parts,
  { columnOf }: BuildContext,
): { readonly of?: number; readonly by: number; readonly direction: SortDirection } | undefined {
  const columns = parts.all('Column').map(({ column }) => column);
  const by = columns.at(-1);
  const of = columns.length > 1 ? columns[0] : undefined;
  const direction = parts.get('Superlative')?.direction;
  if (by === undefined || direction === undefined || by === of || columnOf(by).role !== 'measure') return undefined;
  if (of !== undefined && columnOf(of).kind !== 'text') return undefined;
  return { by, direction, ...(of === undefined ? {} : { of }) };
}

/** "The 3 rivers with the largest discharge"; one of them where rows are wanted and each has its own name. */
function rowsWithMost(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const found = withMost(parts, context);
  const number = parts.get('Number');
  if (found === undefined || (number !== undefined && !(number.value > 0))) return undefined;
  const of = found.of ?? namesOf(context);
  const isOneMeant = isOneAsked(parts, context);
  const areMany = !isOneMeant && of !== undefined && context.columnOf(of).distinct > MOST_RANKED_BARS;
  const isOne = isOneMeant && isOfRows(found.of, context);
  if (number === undefined && !areMany && !isOne) return undefined;
  const count = Math.round(number?.value ?? (areMany ? FEW_OF_MANY : 1));
  const size = number?.isPercentage === true ? { percent: number.value } : { count };
  const { by, ...rest } = found;
  return { ...rest, ...(areMany && of !== undefined ? { of } : {}), ...size, by: { kind: 'column', column: by } };
}

/** "The three regions with the most orders": by how many rows each has. */
function groupsWithMostRows(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const [of, rows] = parts.all('Column').map(({ column }) => column);
  const direction = parts.get('Superlative')?.direction;
  const number = parts.get('Number');
  if (of === undefined || direction === undefined || (number !== undefined && !(number.value > 0))) return undefined;
  // "The station with the most trips", of trips that are numbered.
  if (rows !== undefined && (rows === of || !isOfRows(rows, context))) return undefined;
  const isGroup = context.columnOf(of).kind === 'text' && !isOfRows(of, context);
  if (!isGroup || (number === undefined && context.purpose === 'chart')) return undefined;
  const size = number?.isPercentage === true ? { percent: number.value } : { count: Math.round(number?.value ?? 1) };
  return { of, direction, ...size, by: { kind: 'measure', measure: { operation: 'count' } } };
}

/** "The product with the highest sales", for a picture: all of them in that order. */
function rankWithMost(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const found = withMost(parts, context);
  const column = found?.of ?? namesOf(context);
  if (context.purpose === 'data' || found === undefined || column === undefined) return undefined;
  if (context.columnOf(column).distinct > MOST_RANKED_BARS) return undefined;
  return { groups: [{ column }], measure: { column: found.by }, direction: found.direction };
}

/** Rows and groups said to have the most of a measure: "the rivers with the largest discharge". */
export const WITH_MOST_RULES: readonly Rule[] = [
  defineRule({
    id: 'rows-with-most',
    gives: 'Top',
    pattern: `only|keepVerb|questionWord? Number? ${ROWS} with|that|has|of has? Superlative Column`,
    weight: 0.2,
    build: rowsWithMost,
  }),
  defineRule({
    id: 'groups-with-most-rows',
    gives: 'Top',
    pattern:
      'only|keepVerb|questionWord? Number? Column with|that|has|of has? Superlative Entity|Noun|rows|Scope|order|Column',
    weight: 0.45,
    build: groupsWithMostRows,
  }),
  defineRule({
    id: 'rank-with-most',
    gives: 'Rank',
    pattern: `questionWord? ${ROWS} with|that|has has? Superlative Column`,
    weight: 0.2,
    build: rankWithMost,
  }),
  ...['with|that|has has? Column Superlative', 'that|with? Superlative Column'].map((pattern, at) =>
    defineRule({
      id: `rank-of-more-${at}`,
      gives: 'Rank',
      pattern: `questionWord? Column ${pattern}`,
      weight: at === 0 ? 0.2 : -0.05,
      build: rankWithMost,
    }),
  ),
];
