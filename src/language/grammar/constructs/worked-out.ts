import { foldWords } from '../../../table/notation/characters.ts';
import type { ColumnProfile } from '../../../table/profile.ts';
import { isNumeric, isTimelike, numbersRows, numbersThings } from '../../holes/column-nature.ts';
import { defaultOperation, isPerHead } from '../../holes/default-operation.ts';
import { dimensionColumn } from '../../holes/dimension-column.ts';
import { outcomeOf } from '../../holes/plan-and-outcome.ts';
import { unitIn, unitWords } from '../../holes/units.ts';
import { yesOf } from '../../links/link-flags.ts';
import { canonicalWord, conceptsOf, toCanonical } from '../../links/table-index.ts';
import { isPlural } from '../../text/stem.ts';
import { binary, columnCell, literal } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { isOfRows, mainAmount } from './extremes.ts';
import { columnOfDerive, moneyMade } from './figures-of-columns.ts';
import { profitOf } from './most-profitable.ts';
import { columnOfUnit } from './quantities.ts';
import { datesOf, stretch, stretchOfRows, stretchTo, tellsHowLong } from './stretches.ts';

/** Days in the units that stretches of time are told in. */
const DAYS: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30.44, year: 365.25 };

/** "Took more than 10 days". */
function tookSoLong(parts: Parts, context: BuildContext): MeaningOf['Condition'] | undefined {
  const column = stretchTo(parts.get('Column')?.column, context)?.column;
  const operator = parts.get('Comparison')?.operator;
  const value = parts.get('Number')?.value ?? (parts.has('article') ? 1 : undefined);
  const days = DAYS[parts.get('Unit')?.part ?? ''];
  if (column === undefined || operator === undefined || value === undefined || days === undefined) return undefined;
  return { column, where: binary(operator, columnCell(context.columnOf(column).key), literal(value * days)) };
}

const KNOWN_LOSS = { lossWord: '<', gainWord: '>' } as const;

/** "At a loss": the rows whose profit is below zero, or whose revenue is below their cost. */
function atLoss(parts: Parts, context: BuildContext): MeaningOf['Condition'] | undefined {
  const column = profitOf(context, ({ number }) => (number?.negatives ?? 0) > 0);
  const operator = parts.has('lossWord') ? KNOWN_LOSS.lossWord : KNOWN_LOSS.gainWord;
  if (column === undefined) return undefined;
  return { column, where: binary(operator, columnCell(context.columnOf(column).key), literal(0)) };
}

/** "Exports per capita", of a table that says how many people there are and not what is asked for. */
function perHead(parts: Parts, context: BuildContext): MeaningOf['Formula'] | undefined {
  const of = parts.get('Column')?.column;
  const heads = dimensionColumn('population', context.profile)?.column;
  if (of === undefined || heads === undefined || of === heads) return undefined;
  const [whole, one] = [context.columnOf(of), context.columnOf(heads)];
  if (whole.role !== 'measure' || one.role !== 'measure' || isPerHead(whole.label)) return undefined;
  // A column that is called so holds it.
  const words = toCanonical(parts.text);
  const isCalledSo = ({ label }: ColumnProfile): boolean => {
    const own = toCanonical(label);
    return words.every((word) => own.includes(word));
  };
  if (context.profile.columns.some(isCalledSo)) return undefined;
  const expression = binary('/', columnCell(whole.key), columnCell(one.key));
  return { expression, sources: [of, heads], name: `${whole.label} ÷ ${one.label}` };
}

/** Columns that the table has not and that its cells make up, as words name them. */
export const WORKED_OUT_RULES: readonly Rule[] = [
  // "Average revenue" of pieces and prices is an average of what has a name; "fee minus tax" is a column if nothing else.
  ...[
    { id: 'column-of-derive', isNamed: false, weight: -0.4 },
    { id: 'column-of-named-derive', isNamed: true, weight: -0.3 },
  ].map(({ id, isNamed, weight }) =>
    defineRule({
      id,
      gives: 'Column',
      pattern: 'Derive',
      weight,
      build: (parts, context) => {
        const derive = parts.get('Derive');
        return derive !== undefined && (derive.name !== undefined) === isNamed
          ? columnOfDerive(derive, context)
          : undefined;
      },
    }),
  ),
  defineRule({
    id: 'stretch-named-by-end',
    gives: 'Column',
    pattern: 'Column durationWord in|by? Unit?',
    weight: 0.35,
    build: (parts, context) => stretchTo(parts.get('Column')?.column, context, parts.get('Unit')?.part),
  }),
  defineRule({
    id: 'stretch-of-end',
    gives: 'Column',
    pattern: 'durationWord of|until|to? Column in|by? Unit?',
    weight: 0.35,
    build: (parts, context) => stretchTo(parts.get('Column')?.column, context, parts.get('Unit')?.part),
  }),
  defineRule({
    id: 'stretch-of-operation',
    gives: 'Measure',
    pattern: 'durationWord Operation of|until|to? Column in|by? Unit?',
    weight: 0.6,
    build: (parts, context) => {
      const made = stretchTo(parts.get('Column')?.column, context, parts.get('Unit')?.part);
      const operation = parts.get('Operation')?.operation;
      return made && operation && { measures: [{ operation, column: made.column }] };
    },
  }),
  defineRule({
    id: 'stretch-between',
    gives: 'Column',
    pattern:
      'number|howMany|durationWord|difference? of|in? Unit|durationWord? tookVerb? between|from Column and|to|until Column in? Unit?',
    weight: 0.5,
    build: (parts, context) => {
      const [from, to] = parts.all('Column').map(({ column }) => column);
      const dates = datesOf(context);
      const isStretch =
        parts.has('durationWord') || parts.has('Unit') || parts.has('howMany') || parts.has('difference');
      if (from === undefined || to === undefined || from === to || !isStretch) return undefined;
      return dates.includes(from) && dates.includes(to)
        ? stretch({ from, to, unit: parts.get('Unit')?.part }, context)
        : undefined;
    },
  }),
  defineRule({
    id: 'units-until',
    gives: 'Column',
    pattern: 'howMany|number? of? Unit tookVerb? to|until Column',
    weight: 0.5,
    // "Days to close", "dias até fechar".
    build: (parts, context) => {
      const isStretch = DAYS[parts.get('Unit')?.part ?? ''] !== undefined;
      return isStretch ? stretchTo(parts.get('Column')?.column, context, parts.get('Unit')?.part) : undefined;
    },
  }),
  defineRule({
    id: 'stretch-of-rows',
    gives: 'Column',
    pattern: 'Entity|Column|Scope|Noun? durationWord in|by? Unit?',
    weight: 0.2,
    // "Average duration", "loan length": of a table that says when each row began and when it ended, and nothing else of time.
    build: (parts, context) => {
      const rows = parts.get('Column')?.column;
      const isOfThem = rows === undefined || isOfRows(rows, context);
      const isCalledSo = dimensionColumn('length', context.profile) !== undefined;
      return isOfThem && !isCalledSo ? stretchOfRows(context, parts.get('Unit')?.part) : undefined;
    },
  }),
  defineRule({
    id: 'stretch-somewhere',
    gives: 'Column',
    pattern: 'number? of? Unit|durationWord in|on Word',
    weight: 0.3,
    // "Days on market", "tempo no mercado": where it was says no more than that it lasted.
    build: (parts, context) => {
      const unit = parts.get('Unit')?.part;
      return tellsHowLong(context) || (unit !== undefined && DAYS[unit] === undefined)
        ? undefined
        : stretchOfRows(context, unit);
    },
  }),
  defineRule({
    id: 'stretch-of-operation-somewhere',
    gives: 'Measure',
    pattern: 'durationWord Operation in|on Word',
    weight: 0.5,
    build: (parts, context) => {
      const made = tellsHowLong(context) ? undefined : stretchOfRows(context);
      const operation = parts.get('Operation')?.operation;
      return made && operation && { measures: [{ operation, column: made.column }] };
    },
  }),
  defineRule({
    id: 'stretch-from',
    gives: 'Column',
    pattern: 'number? of? Unit Column',
    weight: 0.3,
    // "Days open" of Opened and Closed.
    build: (parts, context) => {
      const from = parts.get('Column')?.column;
      const isOfDays = parts.get('Unit')?.part === 'day' && isPlural(foldWords(parts.textOf('Unit')));
      return isOfDays && from === datesOf(context)[0] ? stretchOfRows(context, 'day') : undefined;
    },
  }),
  defineRule({
    id: 'add-stretch',
    gives: 'Steps',
    pattern: 'addVerb columnWord? for|with|of? Column',
    weight: 0.9,
    build: (parts, context) => {
      const made = context.madeColumns().get(parts.get('Column')?.column ?? -1);
      if (made === undefined || made.expression.kind !== 'call') return undefined;
      const { key, label, expression } = made;
      return { steps: [{ verb: 'derive', expression, as: { key, label } }] };
    },
  }),
  defineRule({
    id: 'how-long-it-takes',
    gives: 'Measure',
    pattern: 'howMany|questionWord|durationWord Unit|durationWord? Column? tookVerb to|until? Column? on|in? average?',
    weight: 0.6,
    build: (parts, context) => {
      const made = stretchTo(parts.get('Column')?.column, context, parts.get('Unit')?.part);
      return made && { measures: [{ operation: 'mean', column: made.column }] };
    },
  }),
  defineRule({
    id: 'how-long-rows-take',
    gives: 'Measure',
    // "How long do tickets take to close", "how long do patients stay".
    pattern: 'durationWord showVerb? Column|Scope|Entity|Noun|rows tookVerb to|until? Column? on|in? average?',
    weight: 0.7,
    build: (parts, context) => {
      const columns = parts.all('Column').map(({ column }) => column);
      const isNamed = parts.has('Scope') || parts.has('Entity') || parts.has('Noun') || parts.has('rows');
      const [rows, until] = isNamed ? [undefined, columns[0]] : columns;
      const made = isOfRows(rows, context) ? stretchTo(until, context) : undefined;
      return made && { measures: [{ operation: 'mean', column: made.column }] };
    },
  }),
  defineRule({
    id: 'took-so-long',
    gives: 'Condition',
    pattern:
      'that|questionWord|whoWord? Column|Noun|rows? tookVerb Comparison than|article? Number? article? Unit to? Column?',
    weight: 1.2,
    build: tookSoLong,
  }),
  defineRule({
    id: 'at-a-loss',
    gives: 'Condition',
    pattern: 'with|that|is|has? lossWord|gainWord',
    weight: 0.4,
    build: atLoss,
  }),
  defineRule({
    id: 'stretch-in-unit',
    gives: 'Column',
    pattern: 'Column in|by Unit',
    weight: 0,
    build: (parts, context) => {
      const column = parts.get('Column');
      const isMade = column !== undefined && context.madeColumns().has(column.column);
      return isMade && parts.get('Unit')?.part === 'day' ? column : undefined;
    },
  }),
  defineRule({
    id: 'money-of-rows',
    gives: 'Column',
    pattern: 'money',
    weight: -0.2,
    // "How much money did we make": the amounts of money, whatever their column is called.
    build: (_, context) => {
      const column = moneyMade(context);
      return column === undefined ? undefined : { column, reason: 'synonym' };
    },
  }),
  defineRule({
    id: 'value-of-rows',
    gives: 'Column',
    pattern: 'Entity|Column amount|valuesWord',
    weight: 0.1,
    // "Order value": the main amount of the rows, where no column is called so.
    build: (parts, context) => {
      const rows = parts.get('Column')?.column;
      const isOfThem = rows === undefined ? parts.get('Entity')?.words.length === 0 : isOfRows(rows, context);
      const main = isOfThem ? mainAmount(context) : undefined;
      const isAdded = main !== undefined && defaultOperation(context.columnOf(main)) === 'sum';
      return isAdded && main !== rows ? { column: main, reason: 'synonym' } : undefined;
    },
  }),
  defineRule({
    id: 'share-of-plan',
    gives: 'Formula',
    pattern: 'percentage|shareWord of Column that? is|has? Word|Column',
    weight: 1.2,
    build: shareOfPlan,
  }),
  defineRule({
    id: 'per-head',
    gives: 'Formula',
    pattern: 'Column perHead',
    weight: 0.6,
    build: perHead,
  }),
  defineRule({
    id: 'per-unit-of',
    gives: 'Formula',
    pattern: 'average? Column average? per|each measureUnit|only? of? Column|measureUnit',
    weight: 0.75,
    build: perOne,
  }),
];

/** "The percentage of the budget that was spent": what came of a plan, as a part of it. */
function shareOfPlan(parts: Parts, context: BuildContext): MeaningOf['Formula'] | undefined {
  const [plan, named] = parts.all('Column').map(({ column }) => column);
  const outcome = plan === undefined ? undefined : outcomeOf(plan, context.profile);
  if (plan === undefined || outcome === undefined || (named !== undefined && named !== outcome)) return undefined;
  const [whole, part] = [context.columnOf(plan), context.columnOf(outcome)];
  const ratio = binary('/', columnCell(part.key), columnCell(whole.key));
  const name = `${part.label} ÷ ${whole.label} (%)`;
  return { expression: binary('*', ratio, literal(100)), sources: [outcome, plan], name };
}

/** "Cost per kg", "sales per unit": the one divided by the other, where both are figures of the table. */
function perOne(parts: Parts, context: BuildContext): MeaningOf['Formula'] | undefined {
  const [of, named] = parts.all('Column').map(({ column }) => column);
  const per = named ?? columnOfUnit(parts.lastText, context);
  if (of === undefined || per === undefined || of === per) return undefined;
  const [whole, one] = [context.columnOf(of), context.columnOf(per)];
  // "Days to sell per area" are told of each Area, and for no square foot.
  if (named !== undefined && isNameOfOther(named, parts.lastText, context)) return undefined;
  // "Population per capita" speaks of no output per capita.
  if (isPerHead(one.label)) return undefined;
  // "Units per order" are those of a row, and no units of a column that is called after the orders.
  const isOther = named !== undefined && !isCalled(one.label, parts.lastText);
  if (isOther && toCanonical(one.label).length > 1 && unitIn(unitWords(one.label)) === undefined) return undefined;
  if (whole.role !== 'measure' || one.role !== 'measure' || isTimelike(one) || !isNumeric(one)) return undefined;
  if ([whole, one].some(numbersThings) || numbersRows(one) || yesOf(of, context.table) !== undefined) return undefined;
  const expression = binary('/', columnCell(whole.key), columnCell(one.key));
  return { expression, sources: [of, per], name: `${whole.label} ÷ ${one.label}` };
}

/** True where a word is the whole name of another column than the one that it was taken for. */
function isNameOfOther(column: number, said: string, { table }: BuildContext): boolean {
  const words = toCanonical(said).join(' ');
  return table.columns.some(({ label }, at) => at !== column && toCanonical(label).join(' ') === words);
}

const COUNT = canonicalWord('count');

/** True where a word says what a label holds: "passenger" of passenger_count, and "order" of no order_units. */
function isCalled(label: string, said: string): boolean {
  const held = toCanonical(label).findLast((word) => word !== COUNT) ?? '';
  const meant = conceptsOf(held);
  return toCanonical(said).some((word) => word === held || conceptsOf(word).some((one) => meant.includes(one)));
}
