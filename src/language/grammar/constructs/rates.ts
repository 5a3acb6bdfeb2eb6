import { columnsIn } from '../../../plan/check/columns-used.ts';
import type { Expression } from '../../../plan/expression/expression.ts';
import { foldWords } from '../../../table/notation/characters.ts';
import { isNaming, isTimelike, numbersRows } from '../../holes/column-nature.ts';
import { rateLabel } from '../../holes/rate-label.ts';
import { areCourses } from '../../holes/single-rows.ts';
import { isFlag } from '../../links/link-flags.ts';
import { canonicalWord, conceptsOf, lettersOf, toCanonical } from '../../links/table-index.ts';
import { isParticiple } from '../../text/derivation.ts';
import { amongValues, binary, columnCell, literal } from '../expressions.ts';
import type { MeaningOf, ValueMention } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { doneToRows } from './open-conditions.ts';
import { cellsWithout } from './quantities.ts';

/** The share of the rows that meet a condition, in percent: each row counts for 100 or for 0. */
export function rateOf(where: Expression, label: string, { makeColumn }: BuildContext): MeaningOf['Measure'] {
  const expression: Expression = { kind: 'call', name: 'if', arguments: [where, literal(100), literal(0)] };
  const column = makeColumn({ key: 'rate', label, expression, isAdditive: false, isRate: true });
  return { measures: [{ operation: 'mean', column }] };
}

/** What a share of the rows that meet a condition is called. */
export function calledAfter(where: Expression, { profile, table }: BuildContext): string {
  const labelOf = (key: string): string => profile.columns.find((column) => column.key === key)?.label ?? key;
  const [of] = columnsIn(where);
  const isOfFlag = table.columns.some(({ key }, column) => key === of && isFlag(column, table));
  const called = rateLabel(where, labelOf);
  // "Yes (%)" says of nothing what it is, and "1" of what is so says nothing at all.
  if (!isOfFlag || of === undefined) return called;
  return called === '1 (%)' ? `${labelOf(of)} (%)` : `${labelOf(of)}: ${called}`;
}

/** True for a condition on when something was: it says which rows are looked at, and is no part of a whole. How long it took is. */
export function isOnTime(where: Expression, { profile }: BuildContext): boolean {
  if (where.kind === 'binary' && where.left.kind === 'call' && where.left.name === 'daysBetween') return false;
  const keys = columnsIn(where);
  return profile.columns.some((column) => keys.includes(column.key) && isTimelike(column));
}

/** Rows that have one of some values of one column. */
function among(values: MeaningOf['Values']['values'], context: BuildContext): Expression | undefined {
  return values.every(({ column }) => column === values[0]?.column) ? amongValues(values, context) : undefined;
}

const HAS_LETTER = /\p{L}/u;

/** "The share of the budget in Sales" is one of a figure, and of no rows. */
function areOfFigure(parts: Parts, { profile }: BuildContext): boolean {
  const said = new Set((['Scope', 'Entity', 'Noun'] as const).flatMap((name) => toCanonical(parts.textOf(name))));
  return profile.columns.some(({ role, label }) => {
    const words = toCanonical(label).filter((word) => HAS_LETTER.test(word));
    return role === 'measure' && words.length > 0 && words.every((word) => said.has(word));
  });
}

/** True for a column that names or numbers the rows; figures are shared out by what they add up to. */
export function areRows(column: number, { columnOf, profile }: BuildContext): boolean {
  const own = columnOf(column);
  return numbersRows(own) || (own.role !== 'measure' && (own.isUnique || isNaming(own, profile)));
}

/** The share of the rows that a rule finds. */
const rateOfFound =
  (find: (parts: Parts, context: BuildContext) => { readonly where: Expression } | undefined) =>
  (parts: Parts, context: BuildContext): MeaningOf['Measure'] | undefined => {
    const where = find(parts, context)?.where;
    return where && rateOf(where, calledAfter(where, context), context);
  };

/** "The percentage of cancelled bookings": of all rows, where none of the columns says that it is of something else. */
function rateOfRows(parts: Parts, context: BuildContext): MeaningOf['Measure'] | undefined {
  if (!parts.all('Column').every(({ column }) => areRows(column, context)) || areOfFigure(parts, context))
    return undefined;
  const where =
    parts.get('Condition')?.where ??
    parts.get('Filter')?.where ??
    among(parts.get('Values')?.values ?? [], context) ??
    doneToRows(parts, context)?.where;
  return where === undefined || isOnTime(where, context) || isOfThing(where, context)
    ? undefined
    : rateOf(where, calledAfter(where, context), context);
}

/** True for a condition that names a thing which has one row, or one at each moment: its share is one of figures, and not of rows. */
function isOfThing(where: Expression, { table, columnOf }: BuildContext): boolean {
  const keys = columnsIn(where);
  const column = table.columns.findIndex(({ key }) => keys.length === 1 && key === keys[0]);
  if (column < 0 || columnOf(column).kind !== 'text') return false;
  const isCourse = (time: number): boolean => isTimelike(columnOf(time)) && areCourses(time, column, table);
  return columnOf(column).isUnique || table.columns.some((_, time) => isCourse(time));
}

/** "The share of Spanish bookings that were cancelled": the first says among which rows, the last which of them. */
function rateAmong(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const [rows, which] = parts.all('Filter');
  if (rows === undefined || which === undefined || isOnTime(which.where, context)) return undefined;
  // "Cancelled to completed" are two parts of one whole.
  if (columnsIn(rows.where).some((key) => columnsIn(which.where).includes(key))) return undefined;
  const [measure] = rateOf(which.where, calledAfter(which.where, context), context).measures;
  return measure && { groups: [], measure, where: rows.where };
}

const STATUS: ReadonlySet<string> = new Set(conceptsOf(canonicalWord('status')));

/** True for a value that says what became of a row: a yes, a past form, a word made of one, or a status. A rate of Spain is none of it. */
function isState({ column, value, reason }: ValueMention, { columnOf, table }: BuildContext): boolean {
  const isOfStatus = toCanonical(columnOf(column).label).some((word) =>
    conceptsOf(word).some((one) => STATUS.has(one)),
  );
  return reason === 'derived' || isFlag(column, table) || isParticiple(foldWords(value)) || isOfStatus;
}

/** "Return rate": the share of the rows that say yes. "Cancelled rate": of those that have the value. */
function rateOfValue(parts: Parts, context: BuildContext): MeaningOf['Measure'] | undefined {
  const value = parts.get('Value');
  if (value === undefined || !isState(value, context)) return undefined;
  // "No-show rate" says nothing of a column that answers no.
  const isAnswer = lettersOf(parts.textOf('Value')) === lettersOf(value.value);
  if (isAnswer && isFlag(value.column, context.table)) return undefined;
  const { key, label } = context.columnOf(value.column);
  const where = binary('=', columnCell(key), literal(value.value));
  const isYes = isFlag(value.column, context.table);
  return rateOf(where, isYes ? `${label} (%)` : calledAfter(where, context), context);
}

/** Words before the rows that a whole is made of. */
const FOR: ReadonlySet<string> = new Set(['for', 'among', 'para', 'entre', 'بين', 'لدى'].map(foldWords));

/** "The share of each city that are Italian": the rows are told by what they are gathered by. */
function rateOfEach(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const named = parts.all('Column').map(({ column }) => column);
  const flag = named.map(context.columnOf).find(({ kind }) => kind === 'boolean');
  // "The share of sales per shop in May" is one of sales, not of rows.
  if (named.some((column) => context.columnOf(column).role === 'measure')) return undefined;
  // What stands behind "of" says what the rows are, and is no group unless it is each of them.
  const areRowsSaid = (['Scope', 'rows', 'Entity', 'Noun'] as const).some((name) => parts.has(name));
  // "The proportion of each status for patients over 60" shares out the rows that are meant.
  if (!areRowsSaid && FOR.has(foldWords(parts.textOf('Filter')).split(' ', 1)[0] ?? '')) return undefined;
  const own = (areRowsSaid ? named : named.slice(1)).filter((column) => context.columnOf(column) !== flag);
  const groups = parts.get('By')?.groups ?? own.map((column) => ({ column }));
  const where =
    parts.get('Condition')?.where ??
    parts.get('Filter')?.where ??
    among(parts.get('Values')?.values ?? [], context) ??
    (flag && columnCell(flag.key));
  if (where === undefined || groups.length !== 1 || isOnTime(where, context)) return undefined;
  const [measure] = rateOf(
    where,
    flag === undefined ? calledAfter(where, context) : `${flag.label} (%)`,
    context,
  ).measures;
  return measure && { groups, measure };
}

/** The rate as a column, to be ranked or compared by: "the highest return rate". */
function rateNamed(parts: Parts, context: BuildContext): MeaningOf['Column'] | undefined {
  const column = rateOfValue(parts, context)?.measures[0]?.column;
  return column === undefined ? undefined : { column, reason: 'synonym' };
}

/** Words between a share and what it is of. */
const JOINTS = ['of', 'in', 'that', 'is', 'has'] as const;

/** What part of the rows meets a condition: a figure as others are, for each group or for all. */
export const RATE_RULES: readonly Rule[] = [
  defineRule({
    id: 'rate-of-some',
    gives: 'Measure',
    pattern: 'questionWord? percentage|shareWord|rateWord of? Values|Filter|Condition Scope|rows|Entity|Noun|Column',
    weight: 0.7,
    build: rateOfRows,
  }),
  defineRule({
    id: 'rate-of-rest',
    gives: 'Measure',
    // "What percentage are members", "share of women": of all rows, which no word names.
    pattern: 'questionWord? percentage|shareWord of|in|that|is|has? Values|Filter|Condition',
    weight: 0.6,
    build: (parts, context) => {
      // "Percent over budget" is by how much; of what is over it there may be a share.
      const isBare = JOINTS.every((joint) => !parts.has(joint));
      const measure = isBare && parts.says('planVariance') ? undefined : rateOfRows(parts, context);
      // "The percentage of men and women" is one of each.
      const areSeveral = (parts.get('Values')?.values ?? []).length > 1 || parts.get('Filter')?.where.kind === 'in';
      return areSeveral ? undefined : measure;
    },
  }),
  defineRule({
    id: 'rate-of-answers',
    gives: 'Measure',
    // "Percent who agree or strongly agree that the tools suffice": answers to the question that is named, though others have them too.
    pattern:
      'questionWord? percentage|shareWord of? Scope|rows|Entity|Noun? that|questionWord? Values that|with|to|in|on|for? Column',
    weight: 0.9,
    build: (parts, context) => {
      const column = parts.get('Column')?.column;
      const values = parts.get('Values')?.values ?? [];
      const held = column === undefined ? undefined : context.table.columns[column]?.typed.values;
      const isAnswered = held !== undefined && values.some(({ value }) => held.includes(value));
      if (column === undefined || !isAnswered || context.columnOf(column).kind !== 'text') return undefined;
      const where = amongValues(
        values.map((value) => ({ ...value, column })),
        context,
      );
      return where && rateOf(where, `${context.columnOf(column).label}: ${calledAfter(where, context)}`, context);
    },
  }),
  defineRule({
    id: 'rate-of-done',
    gives: 'Measure',
    pattern: 'questionWord? percentage|shareWord|rateWord of Column Column|Scope',
    weight: 0.7,
    // "The percentage of delayed flights".
    build: rateOfFound(doneToRows),
  }),
  defineRule({
    id: 'rate-that',
    gives: 'Measure',
    pattern:
      'questionWord? percentage|shareWord of? Scope|rows|Entity|Noun|Column that? is|has? Condition|Filter|Values',
    weight: 0.7,
    build: rateOfRows,
  }),
  defineRule({
    id: 'rate-made-by',
    gives: 'Measure',
    pattern: 'questionWord? percentage|shareWord of? Scope|rows|Entity|Noun|Column that? is by Values',
    weight: 0.7,
    // "What percentage of orders are by members".
    build: rateOfRows,
  }),
  defineRule({
    id: 'rate-without',
    gives: 'Measure',
    pattern: 'questionWord? percentage|shareWord of? Scope|rows|Entity|Noun without Column',
    weight: 0.9,
    // "The share of patients without insurance".
    build: rateOfFound(cellsWithout),
  }),
  ...['Value rateWord', 'rateWord of Value'].map((pattern, at) =>
    defineRule({ id: `rate-of-value-${at}`, gives: 'Measure', pattern, weight: 0.7, build: rateOfValue }),
  ),
  defineRule({
    id: 'rate-among',
    gives: 'Rank',
    pattern: 'questionWord? percentage|shareWord of? Filter Scope|rows|Entity|Noun that? is|has? Filter',
    weight: 0.8,
    build: rateAmong,
  }),
  ...['Value rateWord', 'rateWord of Value'].map((pattern, at) =>
    defineRule({ id: `rate-named-${at}`, gives: 'Column', pattern, weight: 0.2, build: rateNamed }),
  ),
  defineRule({
    id: 'rate-of-values-by',
    gives: 'Rank',
    pattern: 'questionWord? percentage|shareWord of? Values By',
    weight: 0.7,
    // "The share of women by level": of each level, and not of all women. Where all values are named, each has a share of its own.
    build: (parts, context) => {
      const values = parts.get('Values')?.values ?? [];
      const groups = parts.get('By')?.groups ?? [];
      const [first] = values;
      const areSome = first !== undefined && values.length < context.columnOf(first.column).distinct;
      const isOfOther =
        (areSome || values.length === 1) &&
        values.every(({ column }) => column === first?.column) &&
        groups.every(({ column }) => column !== first?.column);
      const where = isOfOther ? among(values, context) : undefined;
      const [measure] = where === undefined ? [] : rateOf(where, calledAfter(where, context), context).measures;
      return measure && { groups, measure };
    },
  }),
  defineRule({
    id: 'rate-of-value-by',
    gives: 'Rank',
    pattern: 'Values shareWord|percentage|rateWord By',
    weight: 0.8,
    // "Remote share by department": that of remote ones in each.
    build: (parts, context) => {
      const values = parts.get('Values')?.values ?? [];
      const groups = parts.get('By')?.groups ?? [];
      const isOfOther = groups.every(({ column }) => values.every((value) => value.column !== column));
      const where = isOfOther ? among(values, context) : undefined;
      const [measure] = where === undefined ? [] : rateOf(where, calledAfter(where, context), context).measures;
      return measure && { groups, measure };
    },
  }),
  defineRule({
    id: 'rate-of-each',
    gives: 'Rank',
    pattern: 'questionWord? percentage|shareWord|howMany of By|Column that? is|has? Column|Condition|Filter',
    weight: 0.6,
    build: rateOfEach,
  }),
  defineRule({
    id: 'rate-in-each',
    gives: 'Rank',
    pattern:
      'questionWord? percentage|shareWord of Scope|rows|Entity|Noun|Column By|Column that? is|has? Condition|Filter|Values',
    weight: 0.7,
    build: rateOfEach,
  }),
  defineRule({
    id: 'rate-of-values-in-each',
    gives: 'Rank',
    pattern:
      'questionWord? percentage|shareWord of? Scope|rows|Entity|Noun|Column that? is|has? Condition|Filter|Values in|from|of each? Column',
    weight: 0.7,
    build: rateOfEach,
  }),
];
