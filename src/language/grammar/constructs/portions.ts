import { columnsIn } from '../../../plan/check/columns-used.ts';
import { isAmount, numbersRows } from '../../holes/column-nature.ts';
import { defaultOperation } from '../../holes/default-operation.ts';
import { amongValues } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { calledAfter, isOnTime } from './rates.ts';

/** The condition that a rule matched, however it is said. */
function whereOf(parts: Parts, context: BuildContext): MeaningOf['Filter']['where'] | undefined {
  return (
    parts.get('Filter')?.where ??
    parts.get('Condition')?.where ??
    amongValues(parts.get('Values')?.values ?? [], context)
  );
}

/** "The share of units that are vegetarian, by section": of the figure that is named, and not of the rows. */
function portionThatMeets(parts: Parts, context: BuildContext): MeaningOf['Portion'] | undefined {
  const { columnOf } = context;
  const figure = parts.get('Measure')?.measures[0]?.column ?? parts.get('Column')?.column;
  const where = whereOf(parts, context);
  const groups = parts.get('By')?.groups ?? [];
  if (figure === undefined || where === undefined || groups.length === 0) return undefined;
  const own = columnOf(figure);
  const said = columnsIn(where);
  const isOfOther = groups.every(({ column }) => column === undefined || !said.includes(columnOf(column).key));
  const isAdded = isAmount(own) && !numbersRows(own) && defaultOperation(own) === 'sum';
  if (!isOfOther || !isAdded || said.includes(own.key) || isOnTime(where, context)) return undefined;
  return { column: figure, where, of: calledAfter(where, context).replace(/ \(%\)$/, ''), groups };
}

/** "Vote share of each party in the South": of all that was counted there. */
function sharesAmong(parts: Parts, context: BuildContext): MeaningOf['By'] | undefined {
  const { columnOf } = context;
  const [figure, group] = parts.all('Column').map(({ column }) => column);
  const where = whereOf(parts, context);
  if (figure === undefined || group === undefined || where === undefined || !isAmount(columnOf(figure)))
    return undefined;
  const { kind, isUnique, key } = columnOf(group);
  if (kind !== 'text' || isUnique || columnsIn(where).includes(key)) return undefined;
  return { groups: [{ column: group }], role: 'group', isShare: true, shareOf: figure, where };
}

const SHARE = 'shareWord|percentage';

/** Shares of a figure among some of the rows, or that some of the rows have in it. */
export const PORTION_RULES: readonly Rule[] = [
  defineRule({
    id: 'portion-that-meets',
    gives: 'Portion',
    pattern: `questionWord? ${SHARE} of|in Column|Measure that|with|has is? Filter|Condition|Values and? By`,
    weight: 1.2,
    build: portionThatMeets,
  }),
  defineRule({
    id: 'shares-among',
    gives: 'By',
    pattern: `Column ${SHARE} of|for|by|per each? Column Filter|Condition`,
    weight: 1.2,
    build: sharesAmong,
  }),
];
