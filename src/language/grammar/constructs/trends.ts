import { isTimelike } from '../../holes/column-nature.ts';
import { amongValues } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/**
 * "The trend of cancellations": how many there were, over time; of a figure of single events its course. On a chart that is there, and
 * where each date has one row, a trend is a line that is added.
 */
function trendOfRows(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const { table, columnOf, isFollowing, purpose } = context;
  const time = table.columns.map((_, column) => columnOf(column)).find(isTimelike);
  if (time === undefined || isFollowing || purpose === 'data') return undefined;
  const column = parts.get('Column')?.column;
  if (column !== undefined)
    return time.isUnique || columnOf(column).role !== 'measure' ? undefined : { groups: [{}], measure: { column } };
  if ((parts.get('Entity')?.words ?? []).length > 0) return undefined;
  const where = parts.get('Filter')?.where ?? amongValues(parts.get('Values')?.values ?? [], context);
  return { groups: [{}], measure: { operation: 'count' }, ...(where === undefined ? {} : { where }) };
}

/** Trends of single events. */
export const TREND_RULES: readonly Rule[] = [
  defineRule({
    id: 'trend-of-rows',
    gives: 'Rank',
    pattern: 'showVerb? trend of|in Entity|Filter|Values|Column',
    weight: 0.9,
    build: trendOfRows,
  }),
];
