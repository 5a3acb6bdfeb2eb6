import type { BinaryOperator } from '../../../plan/expression/expression.ts';
import { foldWords } from '../../../table/notation/characters.ts';
import type { ColumnProfile, TableProfile } from '../../../table/profile.ts';
import { wholeLength } from '../../holes/dimension-column.ts';
import { otherEnd } from '../../holes/ends-of-figures.ts';
import { isTimeUnit, type KnownUnit, unitIn, unitWords } from '../../holes/units.ts';
import { ARABIC, isPlural } from '../../text/stem.ts';
import { binary, completeTail, literal } from '../expressions.ts';
import type { MeaningOf, TailForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { datesOf, daysBetween } from './stretches.ts';

/** «أسبوعين»: the ending says that there are two. */
const DUAL = /ت?(?:ين|ان)$/;

const unitSaid = (own: Parts): KnownUnit | undefined =>
  unitIn([...unitWords(own.lastText), foldWords(own.lastText).replace(DUAL, '')]);

/** How many of a unit are said: a number, or one, where the unit stands in the singular: "an hour", «أسبوع». */
function unitsSaid(own: Parts): number | undefined {
  const word = foldWords(own.lastText);
  if (DUAL.test(word) && unitIn([word.replace(DUAL, '')]) !== undefined) return 2;
  const isOne = ARABIC.test(word) || own.says('article');
  return own.get('Number')?.value ?? (isOne && !isPlural(word) ? 1 : undefined);
}

/** True for lengths of time, and for a figure that its label tells in units of time; not for the lowest of two ends ("temp_min"). */
function isOfTime({ role, label, format }: ColumnProfile, kind: number, profile: TableProfile): boolean {
  const isTold = format === 'duration' || unitWords(label).some((word) => unitIn([word])?.kind === kind);
  return role === 'measure' && isTold && otherEnd(label, 'max', profile) === undefined;
}

/** "Waited longer than an hour": a stretch of time against the column named before it, in the unit of its label. */
function soLong(own: Parts, context: BuildContext): MeaningOf['Condition'] | undefined {
  const column = own.get('Column')?.column;
  return column === undefined ? undefined : lasting(own, column, context);
}

/** "Ficaram mais de uma semana": of the only column that tells a stretch of time, or of the whole that others are parts of. */
function stayedSoLong(own: Parts, context: BuildContext): MeaningOf['Condition'] | undefined {
  const unit = unitSaid(own);
  if (unit === undefined) return undefined;
  const { table, columnOf, profile } = context;
  const found = table.columns.flatMap((_, column) => (isOfTime(columnOf(column), unit.kind, profile) ? [column] : []));
  const column = found.length === 1 ? found[0] : wholeLength(profile);
  return column === undefined ? undefined : lasting(own, column, context);
}

function lasting(own: Parts, column: number, context: BuildContext): MeaningOf['Condition'] | undefined {
  const comparative = own.get('Comparative');
  // «أبرد يوم» is no day of less than anything.
  if (comparative !== undefined && comparative.dimension !== 'length') return undefined;
  const operator = own.get('Comparison')?.operator ?? comparative?.operator;
  return operator === undefined ? undefined : isSoLong(column, operator, { own, context });
}

/** A figure that is told in a unit of time, against a stretch of time. */
function isSoLong(
  column: number,
  operator: BinaryOperator,
  { own, context }: Said,
): MeaningOf['Condition'] | undefined {
  const unit = unitSaid(own);
  const value = unitsSaid(own);
  if (value === undefined || unit === undefined) return undefined;
  const profile = context.columnOf(column);
  if (!isTimeUnit(unit) || !isOfTime(profile, unit.kind, context.profile)) return undefined;
  const tail: TailForm = { kind: 'compare', operator, operand: literal(value), unit };
  const where = completeTail(tail, profile);
  return where && { column, where };
}

/** "Closed within 24 hours" of the dates of both ends, "first reply within 30 minutes" of a figure: no longer than that. */
function withinSoLong(own: Parts, context: BuildContext): MeaningOf['Condition'] | undefined {
  const named = own.get('Column')?.column;
  if (named === undefined || unitSaid(own) === undefined) return undefined;
  if (context.columnOf(named).kind === 'date') return fromEndToEnd(named, '<=', { own, context });
  return isSoLong(named, '<=', { own, context });
}

/** "Open for more than 3 days", of the dates of both ends. */
function openSoLong(own: Parts, context: BuildContext): MeaningOf['Condition'] | undefined {
  const named = own.get('Column')?.column;
  const operator = own.get('Comparison')?.operator;
  return named === undefined || operator === undefined ? undefined : fromEndToEnd(named, operator, { own, context });
}

/** Minutes of a day: the first unit of time is the minute. */
const DAY_MINUTES = 1440;

type Said = { readonly own: Parts; readonly context: BuildContext };

/** What lies between the two dates of a row, one of them named, against a stretch of time. */
function fromEndToEnd(
  named: number,
  operator: BinaryOperator,
  { own, context }: Said,
): MeaningOf['Condition'] | undefined {
  const [unit, value] = [unitSaid(own), unitsSaid(own)];
  const [from, to, ...others] = datesOf(context);
  if (from === undefined || to === undefined || others.length > 0 || (named !== from && named !== to)) return undefined;
  if (unit === undefined || value === undefined || !isTimeUnit(unit)) return undefined;
  const days = daysBetween(context.columnOf(from).key, context.columnOf(to).key);
  return { column: named, where: binary(operator, days, literal((value * unit.size) / DAY_MINUTES)) };
}

/** How long something lasted, against a stretch of time: "waited longer than an hour". */
export const LASTING_RULES: readonly Rule[] = [
  defineRule({
    id: 'so-long',
    gives: 'Condition',
    pattern: 'that|questionWord|whose? is|has? Column by|of? Comparison|Comparative than|of? Number? Unit|measureUnit',
    weight: 0.6,
    build: soLong,
  }),
  defineRule({
    id: 'stayed-so-long',
    gives: 'Condition',
    pattern: 'that|questionWord? Word? Comparison|Comparative than|of? Number? Unit|measureUnit',
    weight: 0.55,
    build: stayedSoLong,
  }),
  defineRule({
    id: 'within-so-long',
    gives: 'Condition',
    pattern: 'that|questionWord? is? Column in|until Number Unit|measureUnit',
    weight: 0.9,
    build: withinSoLong,
  }),
  defineRule({
    id: 'open-so-long',
    gives: 'Condition',
    pattern: 'that|questionWord? is? Column for? Comparison than? Number Unit|measureUnit',
    weight: 0.9,
    build: openSoLong,
  }),
];
