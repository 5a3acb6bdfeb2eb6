import type { Locale } from '../../../chart/locale.ts';
import type { Expression } from '../../../plan/expression/expression.ts';
import { isTimeUnit, unitOfColumn } from '../../holes/units.ts';
import { toCanonical } from '../../links/table-index.ts';
import { binary, columnCell, literal } from '../expressions.ts';
import type { ColumnMention } from '../meaning.ts';
import type { BuildContext } from '../rule.ts';

/** Positions of the columns of whole dates, which stretches of time lie between. */
export function datesOf({ table, columnOf }: BuildContext): readonly number[] {
  return table.columns.flatMap((_, column) => {
    const { kind, time } = columnOf(column);
    return kind === 'date' && time?.isCyclic === false ? [column] : [];
  });
}

/** Two dates, and the unit that the wish names for what lies between them. */
type Ends = { readonly from: number; readonly to: number; readonly unit: string | undefined };

/** Units other than days, with how many of them a day has. */
const UNITS: Readonly<Record<string, number>> = { hour: 24 };
const HOUR_SIGN = 'h';
const DAYS = { EN_US: 'days', EN_GB: 'days', PT_PT: 'dias', AR: 'أيام' } as const satisfies Record<Locale, string>;

/** What a column of the time from one date to another is called, its unit behind it. */
export function stretchLabel(first: string, last: string, { locale }: BuildContext, unit = 'day'): string {
  return `${first} → ${last} (${unit === 'hour' ? HOUR_SIGN : DAYS[locale]})`;
}

/** The days from one date of a row to another. */
export function daysBetween(from: string, to: string): Expression {
  return { kind: 'call', name: 'daysBetween', arguments: [columnCell(from), columnCell(to)] };
}

/** The column of days from one date to another, or of hours where the wish asks for them. */
export function stretch({ from, to, unit }: Ends, context: BuildContext): ColumnMention {
  const [first, last] = [context.columnOf(from), context.columnOf(to)];
  const days = daysBetween(first.key, last.key);
  const aDay = UNITS[unit ?? ''];
  const label = stretchLabel(first.label, last.label, context, aDay === undefined ? 'day' : unit);
  const expression = aDay === undefined ? days : binary('*', days, literal(aDay));
  const key = unit === undefined || aDay === undefined ? 'days' : `${unit}s`;
  return { column: context.makeColumn({ key, label, expression, isAdditive: false }), reason: 'synonym' };
}

/** What says of a date that somebody was born: nothing in a table lasts from there. */
const BIRTH: ReadonlySet<string> = new Set(toCanonical('birth born nascimento ميلاد ولادة'));

/** The stretch of time that each row lasted, where the table has the dates of both ends and no others. */
export function stretchOfRows(context: BuildContext, unit?: string): ColumnMention | undefined {
  const isOfBirth = (column: number): boolean =>
    toCanonical(context.columnOf(column).label).some((word) => BIRTH.has(word));
  if (datesOf(context).some(isOfBirth)) return undefined;
  return stretchTo(undefined, context, unit);
}

/** The stretch that ends at a named date and begins at the first of the others, or lies between the only two there are. */
export function stretchTo(named: number | undefined, context: BuildContext, unit?: string): ColumnMention | undefined {
  const dates = datesOf(context);
  const [first, second] = dates;
  if (first === undefined || second === undefined) return undefined;
  if (named === undefined) return dates.length === 2 ? stretch({ from: first, to: second, unit }, context) : undefined;
  if (!dates.includes(named)) return undefined;
  return stretch({ from: first, to: named === first ? second : named, unit }, context);
}

const DURATIONS: ReadonlySet<string> = new Set(
  toCanonical('time duration length tenure stay wait tempo duracao prazo espera مدة زمن وقت انتظار'),
);

/** True where a figure of the table itself tells how long something lasted, by its name or by its unit. */
export function tellsHowLong({ profile }: BuildContext): boolean {
  return profile.columns.some((column) => {
    const { role, label } = column;
    const unit = unitOfColumn(column);
    const isOfTime = unit !== undefined && isTimeUnit(unit);
    return role === 'measure' && (isOfTime || toCanonical(label).some((word) => DURATIONS.has(word)));
  });
}
