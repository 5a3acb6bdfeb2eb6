import type { Expression } from '../../../plan/expression/expression.ts';
import type { DatePart } from '../../../plan/transform/transform.ts';
import { foldWords } from '../../../table/notation/characters.ts';
import type { ColumnProfile } from '../../../table/profile.ts';
import { isNaming, isNumeric, isTimelike, numbersRows } from '../../holes/column-nature.ts';
import { speaksOf } from '../../holes/speaks-of.ts';
import { isTimeUnit, type KnownUnit, unitOfColumn } from '../../holes/units.ts';
import { canonicalWord, toCanonical } from '../../links/table-index.ts';
import { isDone } from '../../text/derivation.ts';
import {
  amongValues,
  binary,
  columnCell,
  completeTail,
  emptyCell,
  isBeyond,
  joinedBy,
  literal,
  negation,
} from '../expressions.ts';
import type { ValueMention } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { textTestOf } from '../text-tests.ts';
import { isAbout } from './extremes.ts';

const DATES: ReadonlySet<string> = new Set(['date', 'data', 'تاريخ'].map(canonicalWord));

/** What a label says of a length of time, whatever its unit. */
const LENGTHS = ['duration', 'waiting', 'time', 'tempo', 'وقت', 'زمن'].map(canonicalWord);

/** Days in the units that differences of dates are told in. */
const DAYS: Partial<Readonly<Record<DatePart, number>>> = { day: 1, week: 7, month: 30.44, year: 365.25 };

/** The condition or the filter that a part gives. */
function whereOf(parts: Parts): Expression | undefined {
  return parts.get('Condition')?.where ?? parts.get('Filter')?.where;
}

/** True where the words before a condition say what the rows are: a scope, or a column that each row has its own value of. */
function isOfRows(parts: Parts, { columnOf, profile }: BuildContext): boolean {
  const column = parts.get('Column')?.column;
  if (column === undefined) return parts.has('Scope') || parts.has('Unit');
  const named = columnOf(column);
  // "The price of the products that are red": figures and dates are no things, though no two of them be equal.
  const isDate = toCanonical(parts.textOf('Column')).some((word) => DATES.has(word));
  if ((named.role === 'measure' && !numbersRows(named)) || isDate) return false;
  return named.isUnique || isNaming(named, profile);
}

/** "Shipped more than 5 days after ordered": the stretch between two dates, compared. */
function stretchCompared(parts: Parts, { columnOf }: BuildContext): { readonly where: Expression } | undefined {
  const [late, early] = parts.all('Column').map(({ column }) => columnOf(column));
  const days = DAYS[parts.get('Unit')?.part ?? 'year'];
  const value = parts.get('Number')?.value;
  const operator = parts.get('Comparison')?.operator ?? (parts.has('in') ? '<=' : '=');
  if (late === undefined || early === undefined || late === early || days === undefined || value === undefined)
    return undefined;
  if (!isTimelike(late) || !isTimelike(early)) return undefined;
  const [from, to] = parts.has('before') ? [late, early] : [early, late];
  const stretch: Expression = {
    kind: 'call',
    name: 'daysBetween',
    arguments: [columnCell(from.key), columnCell(to.key)],
  };
  return { where: binary(operator, stretch, literal(value * days)) };
}

/** None of the values of a column. */
function noneOf(key: string, values: readonly ValueMention[]): Expression {
  const literals = values.map(({ value }) => literal(value));
  const [only] = literals;
  const isOne = literals.length === 1 && only !== undefined;
  return negation(isOne ? binary('=', columnCell(key), only) : { kind: 'in', of: columnCell(key), values: literals });
}

/** "Supplied by Fenix", "closed by Asha": who did it, and that it was done where a column of its dates says so. */
function doneBy(parts: Parts, context: BuildContext): Expression | undefined {
  const values = parts.get('Values')?.values ?? [];
  const deed = parts.get('Column')?.column;
  const who = amongValues(values, context);
  if (who === undefined || values.some(({ column }) => context.columnOf(column).kind !== 'text')) return undefined;
  if (deed === undefined || values.some(({ column }) => column === deed)) return who;
  const { key, missing } = context.columnOf(deed);
  if (!isTimelike(context.columnOf(deed))) return undefined;
  return missing === 0 ? who : binary('and', who, negation(emptyCell(key)));
}

const literalOf = (operand: Expression): unknown => (operand.kind === 'literal' ? operand.value : undefined);

/** The one measure whose figures reach from below a number to above it: what "scored less than 50" is about. */
function soleFigureAround(value: number, { table, columnOf }: BuildContext): number | undefined {
  const around = table.columns.flatMap((_, column) => {
    const { role, number } = columnOf(column);
    return role === 'measure' && number !== undefined && number.min <= value && value <= number.max ? [column] : [];
  });
  return around.length === 1 ? around[0] : undefined;
}

/** False for a stretch of time against a figure that tells of none: "more than 3 days" of a rating. */
function maySuit({ unit }: { readonly unit?: KnownUnit }, column: ColumnProfile): boolean {
  if (unit === undefined || !isTimeUnit(unit)) return true;
  const own = unitOfColumn(column);
  return own === undefined ? speaksOf(column.label, LENGTHS) : isTimeUnit(own);
}

type OfColumn = { readonly column: number; readonly where: Expression };

/** "The letter M in their name": a text that cells of a column hold, begin or end with. */
function letterIn(parts: Parts, { columnOf }: BuildContext): OfColumn | undefined {
  const column = parts.get('Column')?.column;
  const text = parts.get('Text')?.text;
  if (column === undefined || text === undefined) return undefined;
  const operator = textTestOf(parts);
  return { column, where: binary(operator, columnCell(columnOf(column).key), literal(text)) };
}

function lettersIn(parts: Parts, { columnOf }: BuildContext, joint: 'and' | 'or'): OfColumn | undefined {
  const column = parts.get('Column')?.column;
  if (column === undefined) return undefined;
  const cell = columnCell(columnOf(column).key);
  const tests = parts.all('Text').map(({ text }) => binary('contains', cell, literal(text)));
  const where = joinedBy(joint, tests);
  return where && { where, column };
}

function without(held: OfColumn | undefined): OfColumn | undefined {
  return held && { ...held, where: negation(held.where) };
}

/** Words for rows that were spoken of before. */
const THOSE = /(?<!\p{L})(?:those|these|the ones|dos|das|daqueles|daquelas|desses|dessas)(?!\p{L})/iu;

/** Conditions that lean on what the rows are, and on dates set against dates. */
export const ROW_CONDITION_RULES: readonly Rule[] = [
  defineRule({
    id: 'rows-that',
    gives: 'Filter',
    pattern: 'only|keepVerb? Column|Scope|Unit that|questionWord|with|whose is|has? Condition|Filter',
    weight: 0.3,
    build: (parts, context) => {
      const where = whereOf(parts);
      return where !== undefined && isOfRows(parts, context) ? { where } : undefined;
    },
  }),
  defineRule({
    id: 'of-those',
    gives: 'Filter',
    pattern: 'of|for|with|in Condition|Filter',
    weight: 0.1,
    // "Of those hired after 2018": the date says which rows, and gathers none.
    build: (parts) => {
      const where = whereOf(parts);
      return where !== undefined && THOSE.test(parts.text) ? { where } : undefined;
    },
  }),
  ...(['en', 'pt'] as const).map((language) =>
    defineRule({
      id: `done-by-${language}`,
      gives: 'Filter',
      pattern: 'that? is? Word|Column by Values',
      weight: 0.3,
      language,
      build: (parts, context) => {
        const deed = parts.get('Word')?.word ?? parts.textOf('Column');
        const where = isDone(foldWords(deed), language) ? doneBy(parts, context) : undefined;
        return where && { where };
      },
    }),
  ),
  defineRule({
    id: 'only-rows',
    gives: 'Filter',
    pattern: 'only|keepVerb Column|Scope Filter',
    weight: 0.3,
    build: (parts, context) => {
      const where = whereOf(parts);
      return where !== undefined && isOfRows(parts, context) ? { where } : undefined;
    },
  }),
  defineRule({
    id: 'has-so-much',
    gives: 'Condition',
    pattern: 'that|questionWord|whose? has than|on? Tail',
    weight: 0.1,
    build: (parts, context) => {
      const tail = parts.get('Tail')?.tail;
      if (tail?.kind !== 'compare' || typeof literalOf(tail.operand) !== 'number') return undefined;
      const column = soleFigureAround(Number(literalOf(tail.operand)), context);
      if (column === undefined || !maySuit(tail, context.columnOf(column))) return undefined;
      const where = completeTail(tail, context.columnOf(column));
      return where && { column, where };
    },
  }),
  defineRule({
    id: 'is-so-old',
    gives: 'Condition',
    pattern: 'that|questionWord|whose|and|or? is|has Tail',
    weight: 0.15,
    build: (parts, context) => {
      const tail = parts.get('Tail')?.tail;
      const column = context.table.columns.findIndex((_, at) => isAbout(at, ['age'], context));
      if (tail === undefined || tail.kind === 'empty' || tail.isMoment === true || column < 0) return undefined;
      if (isBeyond(tail, context.columnOf(column))) return undefined;
      const where = isNumeric(context.columnOf(column)) ? completeTail(tail, context.columnOf(column)) : undefined;
      return where && { column, where };
    },
  }),
  defineRule({
    id: 'names-that',
    gives: 'Condition',
    pattern: 'whose|with|that? their? namesWord that? Tail',
    weight: 0.2,
    build: (parts, context) => {
      const tail = parts.get('Tail')?.tail;
      const column = context.table.columns.findIndex((_, at) => isNaming(context.columnOf(at), context.profile));
      if (column < 0 || tail?.kind !== 'compare' || typeof literalOf(tail.operand) !== 'string') return undefined;
      const where = completeTail(tail, context.columnOf(column));
      return where && { column, where };
    },
  }),
  defineRule({
    id: 'so-much-in',
    gives: 'Condition',
    pattern: 'has|is? Tail in|on|for|of Column',
    weight: 0.35,
    build: (parts, context) => {
      const column = parts.get('Column')?.column;
      const tail = parts.get('Tail')?.tail;
      if (column === undefined || tail === undefined || tail.kind === 'empty' || tail.isMoment === true)
        return undefined;
      const where = isNumeric(context.columnOf(column)) ? completeTail(tail, context.columnOf(column)) : undefined;
      return where && { column, where };
    },
  }),
  defineRule({
    id: 'all-but-values',
    gives: 'Filter',
    pattern: 'only|keepVerb|for|of|in|from? all|each? Column without|unequal in|for|from? Values',
    weight: 0.7,
    build: (parts, { columnOf }) => {
      const values = parts.get('Values')?.values ?? [];
      const [first] = values;
      if (first === undefined || first.column !== parts.get('Column')?.column) return undefined;
      return { where: noneOf(columnOf(first.column).key, values) };
    },
  }),
  defineRule({
    id: 'neither-nor',
    gives: 'Filter',
    pattern:
      'only? that? is? neither|not|unequal is? in|for|from|of? Values and? neither|not|or is? in|for|from|of? Values',
    weight: 0.6,
    build: (parts, { columnOf }) => {
      const values = parts.all('Values').flatMap((list) => list.values);
      const [first] = values;
      if (first === undefined || values.some(({ column }) => column !== first.column)) return undefined;
      return { where: noneOf(columnOf(first.column).key, values) };
    },
  }),
  defineRule({
    id: 'no-rows',
    gives: 'Filter',
    pattern: 'removeVerb|without Column|Scope that|with|whose|from|in|of? Condition|Filter',
    weight: 0.5,
    build: (parts, context) => {
      const where = whereOf(parts);
      return where !== undefined && isOfRows(parts, context) ? { where: negation(where) } : undefined;
    },
  }),
  defineRule({
    id: 'rows-lacking',
    gives: 'Filter',
    pattern: 'only|keepVerb? Scope that? has|with? not|missing Column',
    weight: 0.5,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      // Where nothing is missing the words mean something else: "not closed" is a status.
      if (column === undefined || columnOf(column).missing === 0) return undefined;
      return { where: { kind: 'call', name: 'isEmpty', arguments: [columnCell(columnOf(column).key)] } };
    },
  }),
  defineRule({
    id: 'rows-against-average',
    gives: 'Condition',
    pattern: 'with|that? has|is? Comparison than? average|median Column',
    weight: 0.45,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const operator = parts.get('Comparison')?.operator;
      if (column === undefined || operator === undefined || !isNumeric(columnOf(column))) return undefined;
      const { key } = columnOf(column);
      const operation = parts.has('median') ? 'median' : 'mean';
      return { column, where: binary(operator, columnCell(key), { kind: 'aggregate', operation, key }) };
    },
  }),
  defineRule({
    id: 'condition-letters-in',
    gives: 'Condition',
    pattern: 'contains Text or|and Text in Column',
    weight: 0.4,
    build: (parts, context) => lettersIn(parts, context, parts.has('or') ? 'or' : 'and'),
  }),
  defineRule({
    id: 'condition-letter-in',
    gives: 'Condition',
    pattern: 'contains|startsWith|endsWith Text in Column',
    weight: 0.3,
    build: letterIn,
  }),
  defineRule({
    id: 'condition-texts',
    gives: 'Condition',
    pattern: 'whose|with|that? Column startsWith|endsWith|contains letter? Text or letter? Text',
    weight: 0.6,
    // "Whose name begins with D or M".
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      if (column === undefined) return undefined;
      const operator = textTestOf(parts);
      const cell = columnCell(columnOf(column).key);
      const tests = parts.all('Text').map(({ text }) => binary(operator, cell, literal(text)));
      const where = joinedBy('or', tests);
      return where && { where, column };
    },
  }),
  defineRule({
    id: 'condition-not-numbers',
    gives: 'Condition',
    pattern: 'whose|with|that? Column is? not|unequal is|equal|in? to? Number or|and Number',
    weight: 0.6,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      if (column === undefined || !isNumeric(columnOf(column))) return undefined;
      const values = parts.all('Number').map(({ value }) => literal(value));
      return { column, where: negation({ kind: 'in', of: columnCell(columnOf(column).key), values }) };
    },
  }),
  defineRule({
    id: 'not-done-by',
    gives: 'Filter',
    pattern: 'that? is? not|unequal Column by|from Values',
    weight: 0.6,
    // "Not directed by Lou": the verb names the column of who did it.
    build: (parts, { columnOf }) => {
      const values = parts.get('Values')?.values ?? [];
      const column = parts.get('Column')?.column;
      if (column === undefined || values.some((value) => value.column !== column)) return undefined;
      return { where: noneOf(columnOf(column).key, values) };
    },
  }),
  defineRule({
    id: 'not-in-number',
    gives: 'Condition',
    pattern: 'that|questionWord|whoWord? showVerb? not Word? in Column Number',
    weight: 0.6,
    // "Who do not work in department 80".
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const value = parts.get('Number')?.value;
      if (column === undefined || value === undefined || !isNumeric(columnOf(column))) return undefined;
      return { column, where: binary('!=', columnCell(columnOf(column).key), literal(value)) };
    },
  }),
  defineRule({
    id: 'condition-no-letter-in',
    gives: 'Condition',
    pattern: 'that|questionWord|whose? showVerb? not contains|startsWith|endsWith Text in Column',
    weight: 0.9,
    build: (parts, context) => without(letterIn(parts, context)),
  }),
  defineRule({
    id: 'condition-no-letters-in',
    gives: 'Condition',
    pattern: 'that|questionWord|whose? showVerb? not contains Text or|and Text in Column',
    weight: 0.9,
    // "Do not have the letter D or S": neither of the two.
    build: (parts, context) => without(lettersIn(parts, context, 'or')),
  }),
  defineRule({
    id: 'stretch-compared',
    gives: 'Filter',
    pattern: 'that|whose|with|only? is? Column Comparison than? Number Unit after|before|of that? them? is? Column',
    weight: 0.9,
    build: stretchCompared,
  }),
  defineRule({
    id: 'stretch-within',
    gives: 'Filter',
    pattern: 'that|whose|with|only? is? Column in Number Unit after|of|before Column',
    weight: 0.9,
    build: stretchCompared,
  }),
  defineRule({
    id: 'said-not-to-matter',
    gives: 'Scope',
    pattern: 'Top|Order|Columns|Filter and|or? Top|Columns|Filter? irrelevant',
    weight: 0.4,
    build: () => ({ words: [], isEach: false }),
  }),
];
