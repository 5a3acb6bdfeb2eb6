import type { Expression } from '../../../plan/expression/expression.ts';
import { newKeys } from '../../../plan/table/new-keys.ts';
import type { DatePart } from '../../../plan/transform/transform.ts';
import { partLabel } from '../../holes/labels.ts';
import { binary, columnCell, emptyCell, literal, negation } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { isOfRows } from './extremes.ts';
import { datesOf } from './stretches.ts';

/** "Opened vs closed per month": how many of each event fall in each period, though each has a column of dates of its own. */
function eventsPerPeriod(parts: Parts, context: BuildContext): MeaningOf['Steps'] | undefined {
  const named = parts.all('Column').map(({ column }) => column);
  const dates = datesOf(context);
  const rows = named.find((column) => !dates.includes(column));
  const [first, second, ...others] = named.filter((column) => column !== rows);
  const part = parts.get('Unit')?.part;
  if (first === undefined || second === undefined || first === second || others.length > 0 || part === undefined)
    return undefined;
  if (rows !== undefined && !isOfRows(rows, context)) return undefined;
  return { steps: countedSteps([first, second], part, context) };
}

/** What began and what ended in each period, where the wish names the end alone. */
function newAndDonePerPeriod(parts: Parts, context: BuildContext): MeaningOf['Steps'] | undefined {
  const part = parts.get('Unit')?.part;
  const [first, second, ...others] = datesOf(context);
  const [done, rows] = parts.all('Column').map(({ column }) => column);
  if (part === undefined || first === undefined || second === undefined || others.length > 0) return undefined;
  if (done !== second || !isOfRows(rows, context)) return undefined;
  return { steps: countedSteps([first, second], part, context) };
}

/** Of two events that have dates of their own, how many more there were of the first in each period. */
function netPerPeriod(parts: Parts, context: BuildContext): MeaningOf['Steps'] | undefined {
  const steps = eventsPerPeriod(parts, context)?.steps ?? [];
  const gathered = steps.find((step) => step.verb === 'group');
  const [first, second] = gathered?.measures.map(({ as }) => as) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const as = { key: `${first.key}_net`, label: `${first.label} − ${second.label}` };
  const expression = binary('-', columnCell(first.key), columnCell(second.key));
  return { steps: [...steps, { verb: 'derive', expression, as }, { verb: 'drop', columns: [first.key, second.key] }] };
}

function countedSteps(
  columns: readonly number[],
  part: DatePart,
  { columnOf, table, locale }: BuildContext,
): MeaningOf['Steps']['steps'] {
  const events = columns.map(columnOf);
  const names = ['event', 'period', ...events.map((_, at) => `event_${at + 1}`)];
  const [event = '', when = '', ...countKeys] = newKeys(
    names,
    table.columns.map(({ key }) => key),
  );
  const moment = { key: when, label: events.map(({ label }) => label).join(' / ') };
  const period = { key: when, label: partLabel(locale, part) };
  // Nothing of an event in a period is none of it, and no gap.
  const counted = events.map(({ label }, at) => ({ key: countKeys[at] ?? '', label }));
  return [
    {
      verb: 'pivotLonger',
      columns: events.map(({ key }) => key),
      nameAs: { key: event, label: 'Event' },
      valueAs: moment,
    },
    { verb: 'filter', where: negation(emptyCell(when)) },
    { verb: 'truncateTime', column: when, part, as: period },
    ...counted.map((as) => ({ verb: 'derive', expression: isEvent(event, as.label), as }) as const),
    {
      verb: 'group',
      by: [when],
      measures: counted.map((as) => ({ operation: 'sum', column: as.key, as })),
    },
    { verb: 'sort', by: [{ column: when, direction: 'ascending' }] },
    ...(RUNNING.has(part) ? [{ verb: 'completeDates', column: when, method: 'zero' } as const] : []),
  ];
}

/** Periods that follow one another, of which some may be missing. */
const RUNNING: ReadonlySet<DatePart> = new Set(['year', 'half', 'quarter', 'month', 'week', 'day']);

/** 1 in the rows of an event, 0 in the others. */
const isEvent = (event: string, label: string): Expression => ({
  kind: 'call',
  name: 'if',
  arguments: [binary('=', columnCell(event), literal(label)), literal(1), literal(0)],
});

const EVENTS = 'Column versus|and Column';
const PER = 'rows|Entity|Scope|Noun|Column? by|per|in|each each? Unit';

/** Events that have dates of their own, set against one another along time. */
export const EVENT_COUNT_RULES: readonly Rule[] = [
  defineRule({
    id: 'events-per-period',
    gives: 'Steps',
    pattern: `${EVENTS} ${PER}`,
    weight: 1.2,
    build: eventsPerPeriod,
  }),
  defineRule({
    id: 'events-of-rows-per-period',
    gives: 'Steps',
    pattern: `rows|Entity|Scope|Noun|Column ${EVENTS} ${PER}`,
    weight: 1.6,
    build: eventsPerPeriod,
  }),
  defineRule({
    id: 'number-of-events-per-period',
    gives: 'Steps',
    pattern: `number|howMany|count of? rows|Entity|Scope|Noun|Column ${EVENTS} ${PER}`,
    weight: 1.6,
    build: eventsPerPeriod,
  }),
  // "New vs cancelled per month", "new and closed tickets by week": what is new begins at the other of two dates.
  ...[`newOnes versus|and Column ${PER}`, `newOnes versus|and Column rows|Entity|Scope|Noun|Column ${PER}`].map(
    (pattern, at) =>
      defineRule({
        id: `new-and-done-per-period-${at}`,
        gives: 'Steps',
        pattern,
        weight: 1.2,
        build: newAndDonePerPeriod,
      }),
  ),
  defineRule({
    id: 'net-per-period',
    gives: 'Steps',
    // "Admissions minus discharges per month": how many more there were of the one.
    pattern: 'number? of? Column minus Column by|per|in|each each? Unit',
    weight: 1.2,
    build: netPerPeriod,
  }),
  defineRule({
    id: 'events-of-each-period',
    gives: 'Steps',
    pattern: `Unit ${EVENTS}`,
    weight: 0.9,
    build: eventsPerPeriod,
  }),
];
