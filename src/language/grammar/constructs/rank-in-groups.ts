import { isNaming, isNumeric, isScale, isTimelike } from '../../holes/column-nature.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** The place of each row among those of its group, by a figure. */
function rankWithin(parts: Parts, { columnOf, profile }: BuildContext): MeaningOf['Window'] | undefined {
  const columns = parts.all('Column').map(({ column }) => column);
  const within = columns.at(-1);
  const column = columns.at(-2);
  const [rows] = columns.slice(0, -2);
  if (within === undefined || column === undefined || within === column || columns.length > 3) return undefined;
  const isFigure = isNumeric(columnOf(column)) || isTimelike(columnOf(column));
  const isGroup =
    !columnOf(within).isUnique && !isNaming(columnOf(within), profile) && !isScale(columnOf(within), profile);
  // What many rows share is gathered first: its rows have no place of their own.
  const areRows = rows === undefined || columnOf(rows).isUnique || isNaming(columnOf(rows), profile);
  const direction = parts.get('Direction')?.direction;
  if (!isFigure || !isGroup || rows === within || rows === column) return undefined;
  const own = { operation: 'rank', column, within, ...(direction === undefined ? {} : { direction }) } as const;
  return areRows ? own : { ...own, by: [{ column: within }, { column: rows }] };
}

const RANK = 'addVerb? columnWord? for|with|of|that? rankWord of|for? each|all? Column|Scope|Entity|Noun|rows?';

/** Places in a ranking that begins anew in every group. */
export const RANK_IN_GROUP_RULES: readonly Rule[] = [
  defineRule({
    id: 'rank-within-each',
    gives: 'Window',
    pattern: `${RANK} by|on|in|of Column Direction? in|of|for|per|from|by each|their? Column`,
    weight: 0.8,
    build: rankWithin,
  }),
];
