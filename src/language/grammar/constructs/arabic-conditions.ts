import { isNaming, isNumeric } from '../../holes/column-nature.ts';
import { dimensionColumn } from '../../holes/dimension-column.ts';
import { toCanonical } from '../../links/table-index.ts';
import { binary, columnCell, completeTail, literal } from '../expressions.ts';
import type { MeaningOf, TailForm } from '../meaning.ts';
import { lastPeriods } from '../periods.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { textTestOf } from '../text-tests.ts';
import { filterBy, lastOf } from './time.ts';

function compared(parts: Parts): TailForm | undefined {
  const operator = parts.get('Comparison')?.operator;
  const value = parts.get('Number')?.value;
  return operator === undefined || value === undefined
    ? undefined
    : { kind: 'compare', operator, operand: literal(value) };
}

const CONDITIONS: readonly Rule[] = [
  defineRule({
    id: 'ar-verb-first',
    gives: 'Condition',
    pattern: 'that|whose? Comparison has|in? Column than|on|from? Number year?',
    weight: 0.4,
    build: (parts, { columnOf, profile }) => {
      const column = parts.get('Column')?.column;
      const tail = compared(parts);
      if (column === undefined || tail === undefined || !isNumeric(columnOf(column))) return undefined;
      // Ages are told in years.
      if (parts.has('year') && dimensionColumn('age', profile)?.column !== column) return undefined;
      const where = completeTail(tail, columnOf(column));
      return where && { where, column };
    },
  }),
  defineRule({
    id: 'ar-condition-with-unit',
    gives: 'Condition',
    pattern: 'Condition Column',
    weight: 0,
    build: (parts) => {
      const condition = parts.get('Condition');
      return condition?.column !== undefined && condition.column === parts.get('Column')?.column
        ? condition
        : undefined;
    },
  }),
  defineRule({
    id: 'ar-column-beyond-column',
    gives: 'Condition',
    pattern: 'that|whose? Comparison has|in? Column than|on|from Column',
    weight: 0.5,
    build: (parts, { columnOf }) => {
      const [left, right] = parts.all('Column').map(({ column }) => column);
      const operator = parts.get('Comparison')?.operator;
      if (left === undefined || right === undefined || left === right || operator === undefined) return undefined;
      if (!isNumeric(columnOf(left)) || !isNumeric(columnOf(right))) return undefined;
      return { column: left, where: binary(operator, columnCell(columnOf(left).key), columnCell(columnOf(right).key)) };
    },
  }),
  defineRule({
    id: 'ar-beyond-plan',
    gives: 'Condition',
    pattern: 'that|whose? Comparison Column',
    weight: 0.3,
    build: beyondPlan,
  }),
  defineRule({
    id: 'ar-noun-value',
    gives: 'Value',
    pattern: 'Entity|Column Value',
    weight: 0.05,
    build: (parts, context) => (isRowNoun(parts, context) ? parts.get('Value') : undefined),
  }),
  defineRule({
    id: 'ar-entity-condition',
    gives: 'Filter',
    pattern: 'Entity that|whose Condition',
    weight: 0.2,
    build: (parts) => ((parts.get('Entity')?.words ?? []).length > 0 ? undefined : parts.get('Condition')),
  }),
];

const LIMITS: ReadonlySet<string> = new Set('مخطط مستهدف هدف موازن ميزاني حد متوقع مقدر'.split(' '));

/** "البنود التي تجاوزت المخطط": of two columns of figures the one that is not the plan. */
function beyondPlan(parts: Parts, { table, columnOf }: BuildContext): MeaningOf['Condition'] | undefined {
  const limit = parts.all('Column').at(-1)?.column;
  const operator = parts.get('Comparison')?.operator;
  if (limit === undefined || operator === undefined) return undefined;
  if (!toCanonical(columnOf(limit).label).some((word) => LIMITS.has(word))) return undefined;
  const others = table.columns.flatMap((_, at) => (at !== limit && columnOf(at).role === 'measure' ? [at] : []));
  const [left] = others;
  if (left === undefined || others.length > 1) return undefined;
  return { column: left, where: binary(operator, columnCell(columnOf(left).key), columnCell(columnOf(limit).key)) };
}

/** True for what the rows are about: "الطلبات" before "الملغية". */
function isRowNoun(parts: Parts, { columnOf, profile }: BuildContext): boolean {
  const column = parts.get('Column')?.column;
  const entity = parts.get('Entity');
  if (entity !== undefined) return entity.words.length === 0;
  return column !== undefined && column !== parts.get('Value')?.column && isNaming(columnOf(column), profile);
}

const CELLS: readonly Rule[] = [
  defineRule({
    id: 'ar-letter',
    gives: 'Tail',
    pattern: 'startsWith|endsWith|contains in|with|on letter? Text|Value|Word',
    weight: 0.3,
    build: (parts) => {
      const text = parts.get('Text')?.text ?? parts.get('Value')?.value ?? parts.get('Word')?.word;
      const operator = textTestOf(parts);
      return text === undefined ? undefined : { tail: { kind: 'compare', operator, operand: literal(text) } };
    },
  }),
  defineRule({
    id: 'ar-drop-without',
    gives: 'Steps',
    pattern: 'removeVerb rows|Entity|Column that|whose not has|in|with Columns',
    weight: 0.4,
    build: (parts, { columnOf }) => {
      const columns = parts.get('Columns')?.columns ?? [];
      return { steps: [{ verb: 'dropEmpty', columns: columns.map(({ column }) => columnOf(column).key) }] };
    },
  }),
];

/** "السنة الماضية", "الأشهر الثلاثة الأخيرة", "العام الحالي". */
function periodOf(parts: Parts, context: BuildContext): MeaningOf['Filter'] | undefined {
  const part = parts.get('Unit')?.part;
  const count = parts.get('Number')?.value;
  if (part === undefined) return undefined;
  if (parts.has('current')) return filterBy(lastPeriods(part, 1, context.today), context);
  return filterBy(lastOf(part, { count, words: parts.textOf('previous') }, context), context);
}

const PERIODS: readonly Rule[] = [
  defineRule({
    id: 'ar-period',
    gives: 'Filter',
    pattern: 'in|for|of|over|only|keepVerb? Unit Number? previous|last|current',
    weight: 0.35,
    build: periodOf,
  }),
  defineRule({
    id: 'ar-number-of-periods',
    gives: 'Filter',
    pattern: 'in|for|of|over|only|keepVerb? Number Unit previous|last',
    weight: 0.35,
    build: periodOf,
  }),
];

/** Conditions in Arabic word order: verbs first, periods before what says which of them. */
export const ARABIC_CONDITION_RULES: readonly Rule[] = [...CONDITIONS, ...CELLS, ...PERIODS];
