import { columnsIn } from '../../../plan/check/columns-used.ts';
import type { Expression } from '../../../plan/expression/expression.ts';
import type { ColumnProfile } from '../../../table/profile.ts';
import { isNumeric, isTimelike, numbersRows } from '../../holes/column-nature.ts';
import { areMany } from '../../holes/told-of-each.ts';
import { amongValues, binary, columnCell, completeTail, isBeyond, literal, negation } from '../expressions.ts';
import type { MeaningOf, TailForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { isNumberOfRows, mainAmount } from './extremes.ts';
import { compare } from './tails.ts';

/** A column with a comparison; without one of the two, or where they do not fit, nothing. */
export function conditionOf(
  parts: Parts,
  context: BuildContext,
): { readonly where: Expression; readonly column: number } | undefined {
  const named = parts.get('Column');
  const tail = parts.get('Tail')?.tail;
  if (named === undefined || tail === undefined) return undefined;
  // "Orders over 100" are those of a greater amount; "orders between 20 and 40" may be numbers, where no unit follows.
  const isOfFigure = tail.kind === 'between' ? tail.isQuantity : tail.kind === 'compare' && tail.isMoment !== true;
  const isOfRows = isOfFigure === true && isNumberOfRows(named, parts.text, context);
  const own = context.columnOf(named.column);
  const isNoneOfIt =
    (isBeyond(tail, own) && (numbersRows(own) || isOfYears(tail, own, context))) || areYearsOfDates(tail, own, context);
  const column = isOfRows ? mainAmount(context) : isNoneOfIt ? undefined : named.column;
  // "At least 14 employees" is said of no salaries, and "between 2008 and 2011" of no museum numbers.
  if (column === undefined || (isOfRows && isBeyond(tail, context.columnOf(column)))) return undefined;
  const where = completeTail(againstColumn(tail, column, context), context.columnOf(column));
  return where && { where, column };
}

/** "2023 above 2019" in a table with a column for each year: the one column against the other. */
function againstColumn(tail: TailForm, column: number, { table, columnOf }: BuildContext): TailForm {
  if (tail.kind !== 'compare' || !isCalledByNumber(columnOf(column).label)) return tail;
  const { operand } = tail;
  const name = operand.kind === 'literal' ? String(operand.value) : operand.kind === 'moment' ? operand.iso : '';
  const other = table.columns.find(({ label }, at) => at !== column && label.trim() === name);
  if (other === undefined) return tail;
  const { isMoment: _, ...rest } = tail;
  return { ...rest, operand: columnCell(other.key) };
}

/** True for labels like "2023": numbers beside them name columns rather than cells. */
const isCalledByNumber = (label: string): boolean => /^\d+$/.test(label.trim());

/** "Population from 1952 to 1967": years of the dates, and no figures of a column that has none like them. */
function isOfYears(tail: TailForm, own: ColumnProfile, { profile }: BuildContext): boolean {
  if (tail.kind !== 'between' || isTimelike(own)) return false;
  const years = [tail.low, tail.high].map((end) => (end.kind === 'literal' ? Number(end.value) : Number.NaN));
  const isYear = (value: number): boolean => Number.isInteger(value) && FIRST_YEAR <= value && value <= LAST_YEAR;
  return years.every(isYear) && profile.columns.some(({ time }) => time?.isCyclic === false);
}

/** "Members from 2022 to 2024" where the dates run over just those years: the years, though there be as many members. */
function areYearsOfDates(tail: TailForm, own: ColumnProfile, context: BuildContext): boolean {
  if (tail.kind !== 'between' || !isOfYears(tail, own, context)) return false;
  const ends = [tail.low, tail.high].map((end) => (end.kind === 'literal' ? Number(end.value) : Number.NaN));
  return context.profile.columns.some(({ time }) => {
    if (time === undefined || time.isCyclic) return false;
    const [first, last] = [time.first, time.last].map((ms) => new Date(ms).getUTCFullYear());
    return ends.every((year) => (first ?? year) <= year && year <= (last ?? year));
  });
}

/** Two conditions joined as written; "and" binds closer than "or". */
function join(left: Expression, right: Expression, isOr: boolean): Expression {
  if (isOr || right.kind !== 'binary' || right.operator !== 'or') return binary(isOr ? 'or' : 'and', left, right);
  return binary('or', join(left, right.left, false), right.right);
}

/** Numbers that may be years. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** "4 or 6 cylinders"; the years of "2024 and 2025 revenue" are no amounts of it. */
function amongNumbers(parts: Parts, { columnOf, table }: BuildContext): MeaningOf['Condition'] | undefined {
  const column = parts.get('Column')?.column;
  if (column === undefined || !isNumeric(columnOf(column)) || isCalledByNumber(columnOf(column).label))
    return undefined;
  const numbers = parts.all('Number').map(({ value }) => value);
  const isHeld = (value: number): boolean => table.columns[column]?.typed.values.includes(value) === true;
  if (numbers.every((value) => FIRST_YEAR <= value && value <= LAST_YEAR && !isHeld(value))) return undefined;
  const values = numbers.map((value) => literal(value));
  return { column, where: { kind: 'in', of: columnCell(columnOf(column).key), values } };
}

const CONDITIONS: readonly Rule[] = [
  defineRule({
    id: 'condition',
    gives: 'Condition',
    pattern: 'whose|with|that? their|is? Column that? Tail',
    weight: 0.3,
    build: conditionOf,
  }),
  defineRule({
    id: 'condition-of',
    gives: 'Condition',
    // "With a rating of at least 95".
    pattern: 'whose|with|has Column of Tail',
    weight: 0.5,
    build: conditionOf,
  }),
  defineRule({
    id: 'condition-number-first',
    gives: 'Condition',
    pattern: 'has|with Tail|Number Column',
    weight: 0.2,
    build: (parts, context) => conditionOf(withNumberTail(parts), context),
  }),
  defineRule({
    id: 'condition-compare-first',
    gives: 'Condition',
    pattern: 'has|with|in? Comparison than? Number Column',
    weight: 0.25,
    build: (parts, context) => conditionOf(withNumberTail(parts), context),
  }),
  defineRule({
    id: 'condition-either-first',
    gives: 'Condition',
    // "Fewer than 20 or more than 380 in stock": the column behind the second is that of the first.
    pattern: 'has|with? Tail or|and Tail in|of? Column',
    weight: 0.75,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      if (column === undefined || !isNumeric(columnOf(column))) return undefined;
      const [left, right] = parts.all('Tail').map(({ tail }) => completeTail(tail, columnOf(column)));
      return left && right && { column, where: join(left, right, parts.has('or')) };
    },
  }),
  defineRule({
    id: 'condition-number-column-open',
    gives: 'Condition',
    pattern: 'has|with? Number Column orMore|orLess',
    weight: 0.4,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const value = parts.get('Number')?.value;
      if (column === undefined || value === undefined || !isNumeric(columnOf(column))) return undefined;
      const operator = parts.has('orMore') ? '>=' : '<=';
      return { column, where: binary(operator, columnCell(columnOf(column).key), literal(value)) };
    },
  }),
  defineRule({
    id: 'condition-numbers',
    gives: 'Condition',
    pattern: 'has|with|of|in? Number or|and Number Column',
    weight: 0.45,
    build: amongNumbers,
  }),
  defineRule({
    id: 'condition-three-numbers',
    gives: 'Condition',
    pattern: 'has|with|of|in? Number or|and? Number or|and Number Column',
    weight: 0.45,
    build: amongNumbers,
  }),
  defineRule({
    id: 'condition-column-numbers',
    gives: 'Condition',
    pattern: 'whose|with|has|that? Column is|of|in|equal Number or|and? Number or|and? Number?',
    weight: 0.5,
    // "With a memory of 32 or 64".
    build: (parts, context) => (parts.all('Number').length < 2 ? undefined : amongNumbers(parts, context)),
  }),
  defineRule({
    id: 'condition-above-average',
    gives: 'Condition',
    pattern: 'Column is? Comparison than? average|median Column?',
    weight: 0.3,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const operator = parts.get('Comparison')?.operator;
      const other = parts.get('Column', 1)?.column ?? column;
      if (column === undefined || operator === undefined || other !== column || !isNumeric(columnOf(column)))
        return undefined;
      const { key } = columnOf(column);
      const operation = parts.has('median') ? 'median' : 'mean';
      return { column, where: binary(operator, columnCell(key), { kind: 'aggregate', operation, key }) };
    },
  }),
  defineRule({
    id: 'condition-is-value',
    gives: 'Condition',
    pattern: 'whose|with? Column is|in|equal|as? Values',
    weight: 0.35,
    build: (parts, context) => {
      const column = parts.get('Column')?.column;
      const values = parts.get('Values')?.values ?? [];
      if (values[0]?.column !== column) return undefined;
      const where = amongValues(values, context);
      return where && column !== undefined ? { where, column } : undefined;
    },
  }),
  defineRule({
    id: 'condition-column-value',
    gives: 'Condition',
    pattern: 'Column Values',
    weight: 0.2,
    build: (parts, context) => {
      const column = parts.get('Column')?.column;
      const values = parts.get('Values')?.values ?? [];
      if (column === undefined || values[0]?.column !== column) return undefined;
      const where = amongValues(values, context);
      return where && { where, column };
    },
  }),
  defineRule({
    id: 'condition-is-not-value',
    gives: 'Condition',
    pattern: 'whose? Column is? not|unequal in|equal? to? Values',
    weight: 0.4,
    build: (parts, context) => {
      const column = parts.get('Column')?.column;
      const values = parts.get('Values')?.values ?? [];
      if (values[0]?.column !== column) return undefined;
      const where = amongValues(values, context);
      return where && column !== undefined ? { where: negation(where), column } : undefined;
    },
  }),
  defineRule({
    id: 'condition-and',
    gives: 'Condition',
    pattern: 'Condition and|or and? Condition',
    weight: 0.1,
    build: (parts) => {
      const left = parts.get('Condition');
      const right = parts.get('Condition', 1);
      if (left === undefined || right === undefined) return undefined;
      return { ...left, where: join(left.where, right.where, parts.has('or')) };
    },
  }),
  defineRule({
    id: 'condition-tail',
    gives: 'Condition',
    pattern: 'Condition and|or Tail',
    weight: 0.1,
    build: (parts, { columnOf }) => {
      const left = parts.get('Condition');
      const tail = parts.get('Tail')?.tail;
      if (left?.column === undefined || tail === undefined) return undefined;
      const right = completeTail(tail, columnOf(left.column));
      return right && { ...left, where: join(left.where, right, parts.has('or')) };
    },
  }),
];

/** "At least 1 death": the number comes before its column. */
function withNumberTail(parts: Parts): Parts {
  if (parts.get('Tail') !== undefined) return parts;
  const operator = parts.get('Comparison')?.operator ?? '=';
  const value = parts.get('Number')?.value;
  const made = compare(operator, value);
  return {
    ...parts,
    get: (name, nth) =>
      name === 'Tail' && made !== undefined
        ? (made as ReturnType<typeof parts.get<typeof name>>)
        : parts.get(name, nth),
  };
}

const FILTERS: readonly Rule[] = [
  defineRule({
    id: 'filter',
    gives: 'Filter',
    pattern: 'only|keepVerb|for|in|that? Condition',
    weight: 0.05,
    build: (parts) => parts.get('Condition'),
  }),
  defineRule({
    id: 'filter-not',
    gives: 'Filter',
    pattern: 'removeVerb|without rows? with|whose|that? Condition',
    weight: 0.3,
    build: (parts) => {
      const condition = parts.get('Condition');
      return condition && { where: negation(condition.where) };
    },
  }),
  defineRule({
    id: 'filter-value',
    gives: 'Filter',
    pattern: 'Values',
    weight: -0.15,
    build: (parts, context) => valueFilter(parts, context),
  }),
  defineRule({
    id: 'filter-only-value',
    gives: 'Filter',
    pattern: 'only|keepVerb|in|for|from|with|of|is|that|to|has rows? for|with|from|in? Values',
    weight: 0.15,
    build: (parts, context) => valueFilter(parts, context),
  }),
  defineRule({
    id: 'filter-or-filter',
    gives: 'Filter',
    pattern: 'Filter or Filter',
    weight: 0.4,
    build: joinedFilters,
  }),
  defineRule({
    id: 'filter-and-did',
    gives: 'Filter',
    pattern: 'that|questionWord? Word|first|last|Column? Filter and|or that? is? Word Filter',
    weight: 0.4,
    // "Who earn more than 5000 and work in Rome": of those that are spoken of, a verb says no more than what stands behind it.
    build: (parts, context) => (parts.says('that') || parts.has('is') ? joinedFilters(parts, context) : undefined),
  }),
  defineRule({
    id: 'filter-without-value',
    gives: 'Filter',
    pattern: 'without|removeVerb|not rows? for|with|from|in? Values',
    weight: 0.3,
    build: (parts, context) => {
      const kept = valueFilter(parts, context);
      return kept && { where: negation(kept.where) };
    },
  }),
];

/** Two conditions on other columns as one: values of one column are a list. */
function joinedFilters(parts: Parts, { table }: BuildContext): MeaningOf['Filter'] | undefined {
  const [left, right] = parts.all('Filter');
  if (left === undefined || right === undefined) return undefined;
  // "Agree or strongly agree" are answers to one question, though others have them too.
  const said = [left, right].map(({ where }) => namedCell(where));
  const areOfOne = table.columns.some(({ typed }) =>
    said.every((value) => value !== undefined && typed.values.includes(value)),
  );
  if (areOfOne) return undefined;
  const isPlain = [left, right].every(({ contrast, periods }) => contrast === undefined && periods === undefined);
  const isOther = !columnsIn(right.where).some((key) => columnsIn(left.where).includes(key));
  return isPlain && isOther ? { where: join(left.where, right.where, parts.has('or')) } : undefined;
}

/** The text that a condition names by itself; undefined for any other condition. */
function namedCell(where: Expression): string | undefined {
  const isNamed = where.kind === 'binary' && where.operator === '=' && where.right.kind === 'literal';
  return isNamed && typeof where.right.value === 'string' ? where.right.value : undefined;
}

export function valueFilter(parts: Parts, context: BuildContext): MeaningOf['Filter'] | undefined {
  const { values = [], isContrast } = parts.get('Values') ?? {};
  const where = amongValues(values, context);
  const [first] = values;
  if (where === undefined || first === undefined) return undefined;
  // "Men and women per department": a condition that every row meets tells them apart.
  const { distinct } = context.columnOf(first.column);
  const areAll = values.length > 1 && values.length === distinct;
  if (isContrast !== true && !areAll) return { where };
  return { where, contrast: first.column, ...(areMany(values, parts.textOf('Values')) ? { areMany: true } : {}) };
}

/** Conditions on rows. */
export const CONDITION_RULES: readonly Rule[] = [...CONDITIONS, ...FILTERS];
