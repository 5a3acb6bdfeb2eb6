import type { Expression } from '../../../plan/expression/expression.ts';
import { foldWords } from '../../../table/notation/characters.ts';
import { WEEKDAY_NAMES } from '../../../table/notation/weekday-names.ts';
import type { ColumnProfile } from '../../../table/profile.ts';
import { toCanonical } from '../../links/table-index.ts';
import { isPlural } from '../../text/stem.ts';
import { titled } from '../../text/titled.ts';
import { binary, columnCell, literal, negation } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** Monday is day 1 of the week. */
const SATURDAY = 6;

/** The first column of whole dates, else the one that holds the names of weekdays. */
function dayColumn({ table, columnOf }: BuildContext): number | undefined {
  const find = (isMeant: (column: ColumnProfile) => boolean): number =>
    table.columns.findIndex((_, column) => isMeant(columnOf(column)));
  const date = find(({ kind, time }) => kind === 'date' && time?.isCyclic !== true);
  const day = date >= 0 ? date : find(({ time }) => time?.isCyclic === true && time.grain === 'day');
  return day < 0 ? undefined : day;
}

/** Saturdays and Sundays of the dates, or of the names of weekdays. */
function weekend(context: BuildContext): Expression | undefined {
  const day = dayColumn(context);
  if (day === undefined) return undefined;
  const { key, time } = context.columnOf(day);
  if (time?.isCyclic !== true)
    return binary('>=', { kind: 'call', name: 'weekday', arguments: [columnCell(key)] }, literal(SATURDAY));
  const names = new Set(context.table.columns[day]?.typed.values.filter((name) => typeof name === 'string'));
  const off = [...names].filter((name) => (WEEKDAY_NAMES.get(foldWords(name)) ?? 0) + 1 >= SATURDAY);
  return off.length === 0 ? undefined : { kind: 'in', of: columnCell(key), values: off.map(literal) };
}

/** Weekends set against the days between them: two groups, called as the wish calls them. */
function weekendOrNot(parts: Parts, context: BuildContext): MeaningOf['By'] | undefined {
  const column = weekendColumn([titled(parts.textOf('weekend')), titled(parts.textOf('workday'))], context);
  return column === undefined ? undefined : { groups: [{ column }], role: 'group' };
}

/** The column that tells weekends from the days between them, by a name for each. */
export function weekendColumn([off, on]: readonly [string, string], context: BuildContext): number | undefined {
  const day = dayColumn(context);
  const where = weekend(context);
  if (day === undefined || where === undefined) return undefined;
  const expression: Expression = { kind: 'call', name: 'if', arguments: [where, literal(off), literal(on)] };
  const { label } = context.columnOf(day);
  return context.makeColumn({ key: 'days', label, expression, isAdditive: false, texts: [off, on] });
}

/** True where a column is called by a word, which then names the column. */
function isOfColumn(word: string, { table, columnOf }: BuildContext): boolean {
  const words = toCanonical(word);
  return table.columns.some((_, column) => {
    const own = toCanonical(columnOf(column).label);
    return words.length > 0 && words.every((one) => own.includes(one));
  });
}

/**
 * True where words name the days from Monday to Friday. "Weekday" is as well each day of the week, one by one: only the plural of it
 * stands for the working days, where no column is called so and nothing asks for the days themselves.
 */
function areWorkdays(parts: Parts, context: BuildContext): boolean {
  if (!parts.says('weekday')) return true;
  const word = parts.textOf('workday');
  const asksForDays = ['questionWord', 'all', 'each', 'distribution'] as const;
  if (asksForDays.some((sense) => parts.says(sense)) || !isPlural(foldWords(word.split(' ')[0] ?? ''))) return false;
  const isChosen = parts.has('only') || parts.has('keepVerb') || parts.has('on');
  return isChosen || !isOfColumn(word, context);
}

/** Keeps the rows of weekends or of working days, or leaves them out. */
function onDays(days: 'weekend' | 'workday', isLeftOut: boolean) {
  return (parts: Parts, context: BuildContext): MeaningOf['Filter'] | undefined => {
    const where = weekend(context);
    if (where === undefined || (days === 'workday' && !areWorkdays(parts, context))) return undefined;
    return { where: (days === 'weekend') === isLeftOut ? negation(where) : where };
  };
}

/** Weekends and working days: as a condition, and set against one another. */
export const WEEKEND_RULES: readonly Rule[] = [
  defineRule({
    id: 'filter-weekend',
    gives: 'Filter',
    pattern: 'only|keepVerb? in|on|of|for|to? weekend',
    weight: 0.2,
    build: onDays('weekend', false),
  }),
  defineRule({
    id: 'filter-workday',
    gives: 'Filter',
    pattern: 'only|keepVerb|in|on|of|for|to workday',
    // "Only weekdays" are rows before they are the column that is called "Weekday".
    weight: 0.35,
    // "The number of bookings for weekdays" is that of each of them.
    build: (parts, context) => {
      const isOfThem = parts.says('weekday') && (parts.has('of') || parts.has('for') || parts.has('to'));
      return isOfThem ? undefined : onDays('workday', false)(parts, context);
    },
  }),
  ...(['weekend', 'workday'] as const).map((days) =>
    defineRule({
      id: `filter-no-${days}`,
      gives: 'Filter',
      pattern: `without|removeVerb|not in|on|of? ${days}`,
      weight: 0.4,
      build: onDays(days, true),
    }),
  ),
  ...['weekend JOINT workday', 'workday JOINT weekend'].map((pattern, at) =>
    defineRule({
      id: `weekend-or-not-${at}`,
      gives: 'By',
      pattern: `by|per|on|in|of|between|compare? ${pattern.replace('JOINT', 'and|or|versus|with|to|than on|in|of?')}`,
      weight: 0.8,
      build: weekendOrNot,
    }),
  ),
];
