import type { Transform } from '../../../plan/transform/transform.ts';
import { isTimelike } from '../../holes/column-nature.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

type Built = { readonly steps: readonly Transform[] };

/** The first column of dates that know their year, or of years. */
function dateKey({ table, columnOf }: BuildContext): string | undefined {
  const column = table.columns.findIndex((_, at) => isTimelike(columnOf(at)) && columnOf(at).time?.isCyclic !== true);
  return column < 0 ? undefined : columnOf(column).key;
}

/** The newest and the oldest, by date. */
const BY_DATE = 'latest|earliest|ageMost|ageLeast';

const isByDate = (parts: Parts): boolean =>
  parts.has('latest') || parts.has('earliest') || parts.has('ageMost') || parts.has('ageLeast');

/** One row for each combination of the named columns: the first or last as they stand, or the newest or oldest by date. */
function oneOfEach(parts: Parts, context: BuildContext): Built | undefined {
  const named = parts.get('Columns')?.columns ?? parts.all('Column');
  const columns = named.map(({ column }) => context.columnOf(column).key);
  if (columns.length === 0) return undefined;
  if (isByDate(parts)) {
    const column = dateKey(context);
    const direction = parts.has('latest') || parts.has('ageLeast') ? 'descending' : 'ascending';
    if (column === undefined || columns.includes(column)) return undefined;
    return { steps: [{ verb: 'limit', count: 1, from: 'start', by: { column, direction }, per: columns }] };
  }
  if (parts.has('last')) return { steps: [{ verb: 'limit', count: 1, from: 'end', per: columns }] };
  return { steps: [{ verb: 'distinct', columns }] };
}

const WHICH = 'and? keepVerb|with|only|by? with|by|in|only?';
const ONE = 'rows|Number|Scope|Entity|Noun?';
const OF = 'of|in|by|for|from|on?';

/** Rows that repeat what columns hold, and which of them stays. */
export const DUPLICATE_RULES: readonly Rule[] = [
  defineRule({
    id: 'remove-duplicate-columns',
    gives: 'Steps',
    pattern: `removeVerb|without duplicates ${OF} Columns`,
    weight: 0.5,
    build: oneOfEach,
  }),
  defineRule({
    id: 'remove-columns-duplicate',
    gives: 'Steps',
    pattern: 'removeVerb|without Columns duplicates',
    weight: 0.5,
    build: oneOfEach,
  }),
  defineRule({
    id: 'remove-duplicates-but-end',
    gives: 'Steps',
    pattern: `removeVerb|without duplicates ${OF} Columns ${WHICH} first|last ${ONE}`,
    weight: 0.82,
    build: oneOfEach,
  }),
  defineRule({
    id: 'remove-duplicates-but-newest',
    gives: 'Steps',
    pattern: `removeVerb|without duplicates ${OF} Columns ${WHICH} ${BY_DATE} ${ONE}`,
    weight: 0.8,
    build: oneOfEach,
  }),
  defineRule({
    id: 'remove-repeated-but-end',
    gives: 'Steps',
    pattern: `removeVerb|without Columns duplicates ${WHICH} first|last ${ONE}`,
    weight: 0.82,
    build: oneOfEach,
  }),
  defineRule({
    id: 'remove-repeated-but-newest',
    gives: 'Steps',
    pattern: `removeVerb|without Columns duplicates ${WHICH} ${BY_DATE} ${ONE}`,
    weight: 0.8,
    build: oneOfEach,
  }),
  defineRule({
    id: 'one-row-of-each',
    gives: 'Steps',
    pattern: `keepVerb|only? Number rows|Entity|Scope per|for|of|by each? Column ${WHICH} ${BY_DATE}|first|last`,
    weight: 0.8,
    build: (parts, context) => (parts.get('Number')?.value === 1 ? oneOfEach(parts, context) : undefined),
  }),
];
