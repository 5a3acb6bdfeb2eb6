import type { Expression } from '../../../plan/expression/expression.ts';
import type { DatePart } from '../../../plan/transform/transform.ts';
import { maybeMoment } from '../../../table/notation/date-notation.ts';
import { isTimelike } from '../../holes/column-nature.ts';
import { binary, columnCell, completeTail, literal, negation } from '../expressions.ts';
import type { MeaningOf, MomentMention, TailForm } from '../meaning.ts';
import { lastOfMonths, lastPeriod, lastPeriods } from '../periods.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

const moment = (iso: string): Expression => ({ kind: 'moment', iso });

/** The time column that a wish without a name for it means: the first. */
function timeColumn({ table, columnOf }: BuildContext): number | undefined {
  const found = table.columns.findIndex(
    (_, column) => isTimelike(columnOf(column)) && columnOf(column).time?.isCyclic !== true,
  );
  return found < 0 ? undefined : found;
}

const GRAINS: Readonly<Record<string, string>> = { weekday: 'day', month: 'month', quarter: 'quarter', half: 'half' };

/** The column of weekdays, months or quarters without years that a moment without its year is a place of. */
function cycleColumn(tail: TailForm | undefined, { table, columnOf }: BuildContext): number | undefined {
  const end = tail?.kind === 'compare' ? tail.operand : tail?.kind === 'between' ? tail.low : undefined;
  if (end?.kind !== 'moment' || /^\d{4}/.test(end.iso)) return undefined;
  const grain = GRAINS[maybeMoment(end.iso)?.shape ?? ''];
  const found = table.columns.findIndex((_, column) => {
    const { time } = columnOf(column);
    return time?.isCyclic === true && time.grain === grain;
  });
  return found < 0 ? undefined : found;
}

/** "Last quarter", "the last 6 months": of dates, or of months without years where the table has no dates. */
export function lastOf(
  part: DatePart,
  { count, words }: { readonly count: number | undefined; readonly words: string },
  context: BuildContext,
): TailForm | undefined {
  const months = context.profile.columns.find(({ time }) => time?.isCyclic === true && time.grain === 'month');
  if (timeColumn(context) === undefined && months?.time !== undefined)
    return lastOfMonths(part, count ?? 1, months.time.last);
  return count === undefined ? lastPeriod(part, words, context) : lastPeriods(part, count, context.today);
}

/** A filter of the first column of dates; none where there are no dates or the tail does not suit them. */
export function filterBy(
  tail: TailForm | undefined,
  context: BuildContext,
): { readonly where: Expression } | undefined {
  const column = cycleColumn(tail, context) ?? timeColumn(context);
  if (tail === undefined || column === undefined) return undefined;
  const where = completeTail(tail, context.columnOf(column));
  return where && { where };
}

function compareMoment(parts: Parts): { readonly tail: TailForm } | undefined {
  const iso = parts.get('Moment')?.iso;
  if (iso === undefined) return undefined;
  const operator =
    parts.has('after') || parts.has('above')
      ? '>'
      : parts.has('before') || parts.has('below')
        ? '<'
        : parts.has('since')
          ? '>='
          : parts.has('until')
            ? '<='
            : '=';
  return { tail: { kind: 'compare', operator, operand: moment(iso), isMoment: true } };
}

/** "Between March and June 2023": a month or a quarter without its year is of the year of the later one. */
function withYearOf(low: MomentMention | undefined, high: MomentMention | undefined): MomentMention | undefined {
  if (low === undefined || high === undefined || low.shape === high.shape) return low;
  const year = /^\d{4}/.exec(high.iso)?.[0];
  const isMonths = low.shape === 'month' && high.shape === 'monthOfYear';
  if (year === undefined || !isMonths) return low;
  const time = Date.UTC(Number(year), low.time, 1);
  return { shape: high.shape, time, iso: `${year}-${String(low.time + 1).padStart(2, '0')}` };
}

const MONTHS: ReadonlySet<string> = new Set(['month', 'monthOfYear']);
/** The last day of the first half of any month. */
const MIDDLE_OF_MONTH = 15;

/** Periods that have no days of their own. */
const COARSE: ReadonlySet<string> = new Set(['year', 'half', 'quarter', 'month', '']);

/** "The second half of January": days of the month, and no half of a year. */
function halfOfMonth(parts: Parts, context: BuildContext): { readonly where: Expression } | undefined {
  const month = parts.get('Moment');
  if (month === undefined || !MONTHS.has(month.shape)) return undefined;
  const column = timeColumn(context);
  if (column === undefined || COARSE.has(context.columnOf(column).time?.grain ?? '')) return undefined;
  const tail: TailForm = { kind: 'compare', operator: '=', operand: moment(month.iso), isMoment: true };
  const own = completeTail(tail, context.columnOf(column));
  if (own === undefined) return undefined;
  const day: Expression = { kind: 'call', name: 'day', arguments: [columnCell(context.columnOf(column).key)] };
  return { where: binary('and', own, binary(parts.has('firstHalf') ? '<=' : '>', day, literal(MIDDLE_OF_MONTH))) };
}

/** The tail that a named stretch of time makes. */
function tailOf(
  parts: Parts,
  make: (part: MeaningOf['Unit']['part']) => TailForm | undefined,
): { readonly tail: TailForm } | undefined {
  const part = parts.get('Unit')?.part;
  const tail = part && make(part);
  return tail && { tail };
}

const saidOf = (parts: Parts): string => parts.textOf('previous') + parts.textOf('last');

/** Dates and periods as conditions. */
export const TIME_RULES: readonly Rule[] = [
  defineRule({
    id: 'tail-moment',
    gives: 'Tail',
    pattern: 'is? in|on|is|after|before|since|until|above|below|equal Moment',
    weight: 0.15,
    build: compareMoment,
  }),
  defineRule({
    id: 'tail-moment-open',
    gives: 'Tail',
    pattern: 'is? in|on|from|since|is? Moment orMore|orLess',
    weight: 0.3,
    // "In 2014 or after".
    build: (parts) => {
      const iso = parts.get('Moment')?.iso;
      if (iso === undefined) return undefined;
      const operator = parts.has('orMore') ? '>=' : '<=';
      return { tail: { kind: 'compare', operator, operand: moment(iso), isMoment: true } };
    },
  }),
  defineRule({
    id: 'tail-moments',
    gives: 'Tail',
    pattern: 'is? between|from|since|in|range Moment and|to|until Moment',
    weight: 0.25,
    build: (parts) => {
      const high = parts.get('Moment', 1);
      const low = withYearOf(parts.get('Moment'), high);
      if (low === undefined || high === undefined || low.shape !== high.shape) return undefined;
      // "In January and March" leaves February out.
      if (parts.has('in') && parts.has('and')) return undefined;
      const [first, last] = low.time <= high.time ? [low, high] : [high, low];
      return { tail: { kind: 'between', low: moment(first.iso), high: moment(last.iso), isMoment: true } };
    },
  }),
  defineRule({
    id: 'half-of-month',
    gives: 'Filter',
    pattern: 'only|keepVerb|in|for|on|from? firstHalf|secondHalf of|in|from? month? Moment',
    weight: 0.8,
    build: halfOfMonth,
  }),
  defineRule({
    id: 'filter-moment',
    gives: 'Filter',
    pattern: 'only|keepVerb|for|of? Moment',
    weight: 0,
    build: (parts, context) => filterBy(compareMoment(parts)?.tail, context),
  }),
  defineRule({
    id: 'filter-month-called',
    gives: 'Filter',
    // "Only the month of January", «طلبات شهر يناير»: the word before the name says what it is, and no groups.
    pattern: 'only|keepVerb|for|in|of? article? month of? Moment',
    weight: 0.3,
    build: (parts, context) =>
      parts.get('Moment')?.shape === 'month' ? filterBy(compareMoment(parts)?.tail, context) : undefined,
  }),
  defineRule({
    id: 'filter-named-moment',
    gives: 'Filter',
    pattern: 'for|of|in Moment',
    weight: 0.4,
    // «لعام 2024»: the word before the number says what it is, and no groups.
    build: (parts, context) => {
      const isNamed = parts.textOf('Moment').includes(' ') && parts.get('Moment')?.shape === 'year';
      return isNamed ? filterBy(compareMoment(parts)?.tail, context) : undefined;
    },
  }),
  defineRule({
    id: 'filter-not-moment',
    gives: 'Filter',
    pattern: 'without|removeVerb|not|unequal rows? in|on|from|of|for? Unit? Moment',
    weight: 0.3,
    build: (parts, context) => {
      const own = filterBy(compareMoment(parts)?.tail, context);
      return own && { where: negation(own.where) };
    },
  }),
  defineRule({
    id: 'filter-moment-tail',
    gives: 'Filter',
    pattern: 'only|keepVerb? rows|Unit? Tail',
    weight: 0.05,
    build: (parts, context) => {
      const tail = parts.get('Tail')?.tail;
      return tail !== undefined && tail.kind !== 'empty' && tail.isMoment === true
        ? filterBy(tail, context)
        : undefined;
    },
  }),
  defineRule({
    id: 'filter-weekday',
    gives: 'Filter',
    pattern: 'only|keepVerb? in|on|for? Unit Moment',
    weight: 0.3,
    // «يوم الجمعة», "on the day Monday".
    build: (parts, context) => {
      const isDay = parts.get('Unit')?.part === 'day' && parts.get('Moment')?.shape === 'weekday';
      return isDay ? filterBy(compareMoment(parts)?.tail, context) : undefined;
    },
  }),
  defineRule({
    id: 'tail-current-period',
    gives: 'Tail',
    pattern: 'in|for|over? current Unit',
    weight: 0.2,
    build: (parts, context) => tailOf(parts, (part) => lastPeriods(part, 1, context.today)),
  }),
  defineRule({
    id: 'tail-last-periods',
    gives: 'Tail',
    pattern: 'in|for|over? last|previous Number? Unit',
    weight: 0.2,
    build: (parts, context) => {
      const count = parts.get('Number')?.value;
      return tailOf(parts, (part) => lastOf(part, { count, words: saidOf(parts) }, context));
    },
  }),
  defineRule({
    id: 'tail-period-passed',
    gives: 'Tail',
    pattern: 'in|for|over|of? Unit previous',
    language: 'pt',
    weight: 0.3,
    // "No mês passado", "vendas do ano passado".
    build: (parts, context) => tailOf(parts, (part) => lastPeriod(part, saidOf(parts), context)),
  }),
];
