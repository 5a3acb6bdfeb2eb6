import { columnsIn } from '../../../plan/check/columns-used.ts';
import type { Expression } from '../../../plan/expression/expression.ts';
import { foldWords } from '../../../table/notation/characters.ts';
import { isAmount, isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { dimensionColumn, dimensionColumnFrom } from '../../holes/dimension-column.ts';
import { areDegrees, unitWords } from '../../holes/units.ts';
import { valueOfNone } from '../../holes/value-of-none.ts';
import { DIMENSIONS } from '../../lexicon/dimension-words.ts';
import { LANGUAGES, type Language } from '../../lexicon/lexicon-index.ts';
import { isParticiple } from '../../text/derivation.ts';
import {
  amongValues,
  binary,
  columnCell,
  completeTail,
  emptyCell,
  joinedBy,
  literal,
  negation,
} from '../expressions.ts';
import type { ColumnMention, MeaningOf, TailForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { isOfRows } from './extremes.ts';
import { moneyMade } from './figures-of-columns.ts';
import { columnOfUnit } from './quantities.ts';

type Comparison = Extract<TailForm, { kind: 'compare' }>;

/** Nobody is older. */
const OLDEST = 120;
const DIRECTED: ReadonlySet<string> = new Set(['>', '<', '>=', '<=']);

/** The number that a tail compares with, where it says above or below and names no unit. */
function plainNumber(tail: TailForm | undefined): number | undefined {
  if (tail?.kind !== 'compare' || tail.isMoment === true || tail.isQuantity === true || tail.unit !== undefined)
    return undefined;
  const { operator, operand } = tail;
  return DIRECTED.has(operator) && operand.kind === 'literal' && typeof operand.value === 'number'
    ? operand.value
    : undefined;
}

/** True where some figures of a column lie on either side of a number. */
function hasAround(column: number, value: number, { columnOf }: BuildContext): boolean {
  const { number } = columnOf(column);
  return number !== undefined && number.min <= value && value <= number.max;
}

/**
 * The column that "runners over 60" or "flats under 1,500" speaks of: ages, then money, then the only figure that has values on both
 * sides of the number. Undefined where several could be meant.
 */
function columnAround(value: number, context: BuildContext): number | undefined {
  const { table, columnOf, profile } = context;
  const age = dimensionColumn('age', profile);
  const isAge = age !== undefined && !age.isTurned && value <= OLDEST && hasAround(age.column, value, context);
  if (isAge) return age.column;
  const money = moneyMade(context) ?? dimensionColumn('price', profile)?.column;
  if (money !== undefined && hasAround(money, value, context)) return money;
  const around = table.columns.flatMap((_, column) =>
    columnOf(column).role === 'measure' && hasAround(column, value, context) ? [column] : [],
  );
  return around.length === 1 ? around[0] : undefined;
}

/** True for what the rows are, and for what has an id in them: "patients over 60" of their visits. */
const areThings = (column: number, context: BuildContext): boolean =>
  isOfRows(column, context) || context.columnOf(column).role === 'identifier';

/** "Over 60" of the rows, by the column that it speaks of. */
function soMuch(own: Parts, context: BuildContext, pick = columnAround): MeaningOf['Condition'] | undefined {
  const tail = own.get('Tail')?.tail;
  const value = plainNumber(tail);
  // "Above 25 degrees" is about a temperature, and no number will do.
  if (areDegrees(unitWords(own.lastText))) return undefined;
  const rows = own.get('Column')?.column;
  if (tail === undefined || value === undefined || (rows !== undefined && !areThings(rows, context))) return undefined;
  // "Newer than 2000" is about an age, and no number will do.
  const isOfDimension = DIMENSIONS.some((one) => own.says(`${one}More`) || own.says(`${one}Less`));
  if (isOfDimension && !own.says('above') && !own.says('below')) return undefined;
  const column = pick(value, context);
  const where = column === undefined ? undefined : completeTail(tail, context.columnOf(column));
  return column === undefined || where === undefined ? undefined : { column, where };
}

/**
 * "Flats under 1,500", "managers earning over 4,000": rows that hold a value, and figures beside. Behind "a quantity under 2" it is the
 * same figure that is over 9, where it goes so far.
 */
function alsoSoMuch(own: Parts, context: BuildContext, pick = columnAround): MeaningOf['Filter'] | undefined {
  const filter = own.get('Filter') ?? own.get('Condition');
  if (filter === undefined) return undefined;
  const before = columnsIn(filter.where);
  const more = soMuch(own, context, (value) => {
    const same = context.table.columns.findIndex(
      ({ key }, column) => before.includes(key) && hasAround(column, value, context),
    );
    return same < 0 ? pick(value, context) : same;
  });
  const where = more && joinedBy('and', [filter.where, more.where]);
  return where && { where };
}

/** "Over 100 or under 5" of the rows, by a column that both numbers lie within. */
function eitherSoMuch(own: Parts, context: BuildContext): MeaningOf['Filter'] | undefined {
  const [tail, other] = own.all('Tail').map((one) => one.tail);
  const value = plainNumber(other);
  if (tail === undefined || other === undefined || value === undefined) return undefined;
  const first = soMuch(own, context, (number) => {
    const column = columnAround(number, context);
    return column !== undefined && hasAround(column, value, context) ? column : undefined;
  });
  const second = first?.column === undefined ? undefined : completeTail(other, context.columnOf(first.column));
  return first && second && { where: binary('or', first.where, second) };
}

const moneyAround = (value: number, context: BuildContext): number | undefined => {
  const column = moneyMade(context);
  return column !== undefined && hasAround(column, value, context) ? column : undefined;
};

/** "Above 25 degrees": the temperature, of two ends the one that it speaks of. */
function columnOfDegrees(unit: string, operator: string | undefined, { profile }: BuildContext): number | undefined {
  if (!areDegrees(unitWords(unit))) return undefined;
  const end = operator === '>' || operator === '>=' ? 'high' : 'low';
  return dimensionColumnFrom(end, 'temperature', profile)?.column;
}

/** "Less than 50 mm": the column whose label has the unit. */
function soMuchOfUnit(own: Parts, context: BuildContext): MeaningOf['Condition'] | undefined {
  const operator = own.get('Comparison')?.operator;
  const value = own.get('Number')?.value;
  const column = columnOfUnit(own.lastText, context) ?? columnOfDegrees(own.lastText, operator, context);
  if (operator === undefined || value === undefined || column === undefined) return undefined;
  const tail: Comparison = { kind: 'compare', operator, operand: literal(value) };
  const where = completeTail(tail, context.columnOf(column));
  return where && { column, where };
}

/** "More than half of the capacity": a figure against a part of another. */
function againstPart(own: Parts, { columnOf }: BuildContext): MeaningOf['Condition'] | undefined {
  const [left, right] = own.all('Column').map(({ column }) => column);
  const operator = own.get('Comparison')?.operator;
  const number = own.get('Number');
  if (left === undefined || right === undefined || left === right || operator === undefined || number === undefined)
    return undefined;
  const isRatio = number.isPercentage || number.value < 1;
  if (!isRatio || !isNumeric(columnOf(left)) || !isNumeric(columnOf(right))) return undefined;
  const share = number.isPercentage ? number.value / 100 : number.value;
  const part = binary('*', columnCell(columnOf(right).key), literal(share));
  return { column: left, where: binary(operator, columnCell(columnOf(left).key), part) };
}

/** "A negative balance": of a figure that lies on both sides of zero. */
function sideOfZero(own: Parts, { columnOf }: BuildContext): MeaningOf['Condition'] | undefined {
  const column = own.get('Column')?.column;
  if (column === undefined || (columnOf(column).number?.negatives ?? 0) === 0) return undefined;
  const where = binary(own.has('negative') ? '<' : '>', columnCell(columnOf(column).key), literal(0));
  return { column, where };
}

/** "With no mutations": zero where zeros are told, else nothing written. */
function lacking(own: Parts, { columnOf }: BuildContext): MeaningOf['Condition'] | undefined {
  const column = own.all('Column').at(-1)?.column;
  if (column === undefined) return undefined;
  const { key, number, missing } = columnOf(column);
  // "Players with no goals" are none where each has some.
  const isCounted = number?.isInteger === true && isAmount(columnOf(column)) && missing === 0;
  const isTold = number !== undefined && (number.zeros > 0 || isCounted);
  if (!isTold && missing === 0) return undefined;
  const where: Expression = isTold ? binary('=', columnCell(key), literal(0)) : emptyCell(key);
  return { column, where };
}

/** "Visits without insurance", "sem seguro": cells say that there is none. What is called by its whole label is a column to be left out. */
function noneOfKind(own: Parts, { table, columnOf }: BuildContext): MeaningOf['Condition'] | undefined {
  const named = own.get('Column');
  const none = named === undefined || named.reason === 'exact' ? undefined : valueOfNone(named.column, table);
  if (named === undefined || none === undefined || own.says('article')) return undefined;
  return { column: named.column, where: binary('=', columnCell(columnOf(named.column).key), literal(none)) };
}

/** "A", "any", "some": one at least. Portuguese "a" is the English "the". */
const SOME: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['a', 'an', 'any', 'some']),
  pt: new Set(['um', 'uma', 'algum', 'alguma', 'alguns', 'algumas', 'qualquer', 'nenhum', 'nenhuma']),
  ar: new Set(['اي'].map(foldWords)),
};

/** True where a word behind the first says that one is meant, whichever it is. */
const speaksOfSome = ({ text }: Parts, language: Language): boolean =>
  text
    .split(' ')
    .slice(1)
    .some((word) => SOME[language].has(foldWords(word)));

/** "Loans with a fine": those that have one, of a figure that is zero in others, or of cells that are empty in others. */
function having(own: Parts, { columnOf }: BuildContext): MeaningOf['Condition'] | undefined {
  const column = own.get('Column')?.column;
  if (column === undefined) return undefined;
  const { key, number, missing } = columnOf(column);
  if (number !== undefined && number.zeros > 0 && number.min === 0)
    return { column, where: binary('>', columnCell(key), literal(0)) };
  return number === undefined && missing > 0 ? { column, where: negation(emptyCell(key)) } : undefined;
}

/** "Discounted orders", "reopened tickets": the rows in which a figure so called is above zero, where it is not so in all. */
export function doneToRows(own: Parts, context: BuildContext): MeaningOf['Filter'] | undefined {
  const [done, rows] = own.all('Column');
  return rowsDone(done, rows, { own, context });
}

/** A participle of English or Portuguese: "closed", "fechados". */
const isDone = (word: string): boolean => isParticiple(word) || /[ai]d[oa]s?$/.test(word);

/** "Tickets that were closed": what was done stands behind the rows. */
function rowsThatWereDone(own: Parts, context: BuildContext): MeaningOf['Filter'] | undefined {
  const [done, rows] = own.all('Column').toReversed();
  return rowsDone(done, rows, { own, context });
}

function rowsDone(
  done: ColumnMention | undefined,
  rows: ColumnMention | undefined,
  { own, context }: { readonly own: Parts; readonly context: BuildContext },
): MeaningOf['Filter'] | undefined {
  const areSaid = own.has('Scope') || own.has('Noun');
  if (done === undefined || (rows === undefined ? !areSaid : !isOfRows(rows.column, context))) return undefined;
  const column = context.columnOf(done.column);
  const isFigure = column.role === 'measure' && isNumeric(column) && !isTimelike(column);
  const isSaid = done.reason === 'derived' || own.text.split(' ').some((word) => isDone(foldWords(word)));
  // "Closed tickets" of a column of dates that open ones lack.
  const isDated = column.kind === 'date' && column.time?.isCyclic === false && column.missing > 0;
  if (isDated && isSaid) return { where: negation(emptyCell(column.key)) };
  if (!isFigure || !isSaid || column.number === undefined || column.number.min > 0) return undefined;
  return { where: binary('>', columnCell(column.key), literal(0)) };
}

const ROWS = 'Column|Scope|Noun|rows';

/** Conditions that name no column: their number, their unit or what was done says which is meant. */
export const OPEN_CONDITION_RULES: readonly Rule[] = [
  defineRule({
    id: 'done-with-value',
    gives: 'Filter',
    pattern: 'that? is|has? Column with|by|in|on|from|to|of? Values',
    weight: 0.35,
    // "Paid with card" of a column Payment: the verb says whose value it is.
    build: (parts, context) => {
      const column = parts.get('Column');
      const values = parts.get('Values')?.values ?? [];
      const isOwn = column?.reason === 'derived' && values.every((value) => value.column === column.column);
      const where = isOwn ? amongValues(values, context) : undefined;
      return where && { where };
    },
  }),
  defineRule({
    id: 'rows-so-much',
    gives: 'Filter',
    pattern: `only|keepVerb|all? ${ROWS} that|questionWord|with? Tail`,
    weight: 0.3,
    build: (own, context) => soMuch(own, context),
  }),
  defineRule({
    id: 'rows-so-much-either',
    gives: 'Filter',
    // "Products over 100 or under 5": both are of one column.
    pattern: `only|keepVerb|all? ${ROWS} that|questionWord|with? Tail or Tail`,
    weight: 0.5,
    build: eitherSoMuch,
  }),
  defineRule({
    id: 'rows-earn-so-much',
    gives: 'Filter',
    pattern: `only|keepVerb|all? ${ROWS} that|questionWord? earnVerb Tail`,
    weight: 0.3,
    build: (own, context) => soMuch(own, context, moneyAround),
  }),
  defineRule({
    id: 'filter-so-much',
    gives: 'Filter',
    pattern: 'Filter|Condition and|that? Tail',
    weight: 0.2,
    build: (own, context) => alsoSoMuch(own, context),
  }),
  defineRule({
    id: 'filter-earns-so-much',
    gives: 'Filter',
    pattern: 'Filter|Condition and|that? earnVerb Tail',
    weight: 0.3,
    build: (own, context) => alsoSoMuch(own, context, moneyAround),
  }),
  defineRule({
    id: 'so-much-of-unit',
    gives: 'Condition',
    pattern: 'with|has|that? is|has? Comparison than|to? Number measureUnit|Unit|Word|Scope',
    weight: 0.3,
    build: soMuchOfUnit,
  }),
  defineRule({
    id: 'against-part',
    gives: 'Condition',
    pattern: 'whose|with|that? Column is|has? Comparison than? Number of Column',
    weight: 0.6,
    build: againstPart,
  }),
  defineRule({
    id: 'with-none-of',
    gives: 'Condition',
    // "With no falls", "who do not have a licence".
    pattern: 'with|that|has showVerb? has? not has? Column',
    weight: 0.5,
    build: lacking,
  }),
  defineRule({
    id: 'without-a-kind',
    gives: 'Condition',
    pattern: 'without Column',
    weight: 0.8,
    build: noneOfKind,
  }),
  // "Accounts with a negative balance", "months whose profit is positive".
  ...['with|has? negative|positive Column', 'whose|with|that|has? Column is? negative|positive'].map((pattern, at) =>
    defineRule({ id: `side-of-zero-${at}`, gives: 'Condition', pattern, weight: 0.4, build: sideOfZero }),
  ),
  defineRule({
    id: 'rows-without',
    gives: 'Filter',
    // "How many loans without a fine": of the loans, which are the rows, no column is left out.
    pattern: 'Column without Column',
    weight: 1.2,
    build: (parts, context) => {
      const rows = parts.get('Column');
      const areRows = rows !== undefined && rows.reason !== 'exact' && isOfRows(rows.column, context);
      const lack = areRows ? lacking(parts, context) : undefined;
      return lack?.column === rows?.column ? undefined : lack && { where: lack.where };
    },
  }),
  // "Without the fine" leaves the column out, "without a fine" the rows that have one.
  ...LANGUAGES.flatMap((language) => [
    defineRule({
      id: `with-some-of-${language}`,
      gives: 'Condition',
      language,
      pattern: 'with|has Column',
      weight: 0.3,
      build: (own, context) => (speaksOfSome(own, language) ? having(own, context) : undefined),
    }),
    defineRule({
      id: `without-any-of-${language}`,
      gives: 'Condition',
      language,
      pattern: 'without Column',
      weight: 0.3,
      build: (own, context) => (speaksOfSome(own, language) ? lacking(own, context) : undefined),
    }),
  ]),
  defineRule({
    id: 'done-to-rows',
    gives: 'Filter',
    pattern: 'only|keepVerb? Column Column|Scope|Noun',
    weight: 0.75,
    build: doneToRows,
  }),
  defineRule({
    id: 'rows-that-were-done',
    gives: 'Filter',
    pattern: 'only|keepVerb? Column|Scope|Noun that? is? Column',
    weight: 0.6,
    build: rowsThatWereDone,
  }),
];
