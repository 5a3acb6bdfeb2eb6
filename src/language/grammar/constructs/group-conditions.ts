import { foldWords } from '../../../table/notation/characters.ts';
import { isNaming, isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { countedIn } from '../../holes/counted-in.ts';
import { defaultOperation } from '../../holes/default-operation.ts';
import { piecesColumn } from '../../holes/sales-column.ts';
import { areDegrees, isTimeUnit, unitIn, unitWords } from '../../holes/units.ts';
import { toCanonical } from '../../links/table-index.ts';
import { isParticiple } from '../../text/derivation.ts';
import { isPlural } from '../../text/stem.ts';
import { amongValues, literal } from '../expressions.ts';
import type { Grouping, MeaningOf, MeasureForm, TailForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { mainAmount } from './extremes.ts';
import { tradedColumn } from './pieces-sold.ts';
import { isNamedAsMany } from './ranked-groups.ts';

const COUNT: MeasureForm = { operation: 'count' };

/** The column or the period that rows are gathered by; none for figures and for what names the rows. */
function groupOf(parts: Parts, { columnOf, profile }: BuildContext): Grouping | undefined {
  const part = parts.get('Unit')?.part;
  const column = parts.get('Column')?.column;
  const isPeriod = column === undefined || (part !== undefined && isNumeric(columnOf(column)));
  if (column === undefined || isPeriod) return part === undefined ? undefined : { part };
  const named = columnOf(column);
  if (isTimelike(named)) return part === undefined ? { column } : { column, part };
  return isNumeric(named) || named.isUnique || isNaming(named, profile) ? undefined : { column };
}

const isOfNumbers = (tail: TailForm | undefined): tail is TailForm =>
  tail !== undefined && tail.kind !== 'empty' && tail.isMoment !== true;

/** "Carriers whose total cost is over 500": groups by a figure of their own. */
function groupsWhoseMeasure(parts: Parts, context: BuildContext): MeaningOf['Having'] | undefined {
  const tail = parts.get('Tail')?.tail;
  const measure = parts.get('Measure')?.measures[0];
  const gathers = groupOf(parts, context);
  if (!isOfNumbers(tail) || measure === undefined || gathers === undefined || isCountedInUnits(parts)) return undefined;
  // "Products that sold more than 100": no most of a hundred.
  const isExtreme = measure.operation === 'max' || measure.operation === 'min';
  if (isExtreme && tail.kind === 'compare' && tail.operator === '=' && !parts.says('is')) return undefined;
  return { tail, measure, gathers };
}

/** "The number of days above 25 degrees", "how many runners under 3 hours": a number of rows has neither degrees nor hours. */
function isCountedInUnits(parts: Parts): boolean {
  const measure = parts.get('Measure')?.measures[0];
  const tail = parts.get('Tail')?.tail;
  const isOfTime = tail?.kind === 'compare' && tail.unit !== undefined && isTimeUnit(tail.unit);
  return measure?.operation === 'count' && (isOfTime || areDegrees(unitWords(parts.textOf('Tail'))));
}

/** "Regions that sold more than 250,000 in total", the figure before the number, after it, or left to the table. */
function groupsWithTotal(parts: Parts, context: BuildContext): MeaningOf['Having'] | undefined {
  const gathers = groupOf(parts, context);
  const named = parts.all('Column').map(({ column }) => column);
  const figure = named
    .slice(gathers?.column === undefined ? 0 : 1)
    .find((column) => isNumeric(context.columnOf(column)));
  const column = figure ?? mainAmount(context);
  const tail = tailOf(parts);
  if (gathers === undefined || column === undefined || !isOfNumbers(tail)) return undefined;
  return { tail, measure: { operation: 'sum', column }, gathers };
}

/**
 * "Categories with sales above 10,000" of many sales: what all of each come to, and no single one. Where data are kept and nothing is
 * asked, the rows are meant; and figures of courses are one for each time.
 */
function groupsWithAmount(parts: Parts, context: BuildContext): MeaningOf['Having'] | undefined {
  const { columnOf, profile, purpose } = context;
  const [group, figure] = parts.all('Column').map(({ column }) => column);
  const tail = tailOf(parts);
  if (group === undefined || figure === undefined || !isOfNumbers(tail) || profile.long !== undefined) return undefined;
  if (purpose === 'data' && !parts.has('questionWord')) return undefined;
  const gathers = groupOf(parts, context);
  const isAmount = columnOf(figure).role === 'measure' && defaultOperation(columnOf(figure)) === 'sum';
  if (
    gathers?.column !== group ||
    isTimelike(columnOf(group)) ||
    !isAmount ||
    !isNamedAsMany(parts.text, columnOf(group).label)
  )
    return undefined;
  return { tail, measure: { operation: 'sum', column: figure }, gathers };
}

function tailOf(parts: Parts): TailForm | undefined {
  const own = parts.get('Tail')?.tail;
  const operator = parts.get('Comparison')?.operator;
  const value = parts.get('Number')?.value;
  if (own !== undefined || operator === undefined || value === undefined) return own;
  return { kind: 'compare', operator, operand: literal(value) };
}

/** "Makers with at least 7 models": groups by how many rows they have, the rows called by their name. */
function groupsOfSize(parts: Parts, context: BuildContext): MeaningOf['Having'] | undefined {
  const { columnOf, profile } = context;
  const gathers = groupOf(parts, context);
  const rows = parts.all('Column').at(gathers?.column === undefined ? 0 : 1)?.column;
  const isRows = rows === undefined || columnOf(rows).isUnique || isNaming(columnOf(rows), profile);
  const tail = tailOf(parts) ?? exactly(parts);
  const isUnit = unitIn(unitWords(parts.lastText)) !== undefined;
  const areThings = !isUnit && (parts.get('Entity')?.words ?? []).every((word) => isPlural(foldWords(word)));
  // "At least 4 bedrooms" is said of each row where a column holds their number.
  const counted = toCanonical(parts.lastText).join('');
  const isHeld = context.table.columns.some(({ label }) => countedIn(label) === counted);
  if (gathers === undefined || !isRows || !areThings || isHeld || !isOfNumbers(tail) || rows === gathers.column)
    return undefined;
  return { tail, measure: COUNT, gathers };
}

function exactly(parts: Parts): TailForm | undefined {
  const value = parts.get('Number')?.value;
  return value === undefined ? undefined : { kind: 'compare', operator: '=', operand: literal(value) };
}

/** "Shops that sold more than 5 croissants": so many pieces of what is named. */
function groupsThatTradedOf(parts: Parts, context: BuildContext): MeaningOf['Having'] | undefined {
  const found = groupsThatTraded(parts, context);
  const where = amongValues(parts.get('Values')?.values ?? [], context);
  const column = piecesColumn(context.profile);
  if (found === undefined || where === undefined) return undefined;
  return { ...found, where, measure: column === undefined ? COUNT : { operation: 'sum', column } };
}

/** "Products that sold more than 100 units": what all the sales of each come to, since a product has many rows. */
function groupsThatTraded(parts: Parts, context: BuildContext): MeaningOf['Having'] | undefined {
  const [group, named] = parts.all('Column');
  const tail = parts.get('Tail')?.tail;
  if (group === undefined || named === undefined || !isOfNumbers(tail)) return undefined;
  const { columnOf, profile } = context;
  const own = columnOf(group.column);
  if (own.kind !== 'text' || own.isUnique || isNaming(own, profile)) return undefined;
  const column = tradedColumn(parts, named, context);
  return column === undefined
    ? undefined
    : { tail, measure: { operation: 'sum', column }, gathers: { column: group.column } };
}

const GROUP = 'questionWord|only|keepVerb|in|for? Column|Unit';
const JOIN = 'that|whose|with|has|in|questionWord|for';

/** Conditions on what each group comes to, not on its rows. */
export const GROUP_CONDITION_RULES: readonly Rule[] = [
  defineRule({
    id: 'groups-whose-measure',
    gives: 'Having',
    pattern: `${GROUP} ${JOIN}? that|whose|has|with|questionWord? Measure that? Tail`,
    weight: 0.6,
    build: groupsWhoseMeasure,
  }),
  defineRule({
    id: 'groups-whose-measure-of',
    gives: 'Having',
    // "Years in which the total output of wheat was below 500".
    pattern: `${GROUP} ${JOIN}? that|whose|has|with|questionWord? Measure of|for|in|from? Values that? Tail`,
    weight: 0.7,
    build: (parts, context) => {
      const found = groupsWhoseMeasure(parts, context);
      const where = amongValues(parts.get('Values')?.values ?? [], context);
      return found && where && { ...found, where };
    },
  }),
  defineRule({
    id: 'groups-with-tail-measure',
    gives: 'Having',
    pattern: `${GROUP} ${JOIN} that|has? Tail of|in|as? Measure`,
    weight: 0.6,
    build: groupsWhoseMeasure,
  }),
  defineRule({
    id: 'groups-with-total',
    gives: 'Having',
    pattern: `${GROUP} ${JOIN} that|has|is? Column? Tail inTotal`,
    weight: 0.75,
    build: groupsWithTotal,
  }),
  defineRule({
    id: 'groups-with-total-of',
    gives: 'Having',
    pattern: `${GROUP} ${JOIN} that|has|is|Word? Comparison than? Number of|in? Column inTotal`,
    weight: 0.8,
    build: groupsWithTotal,
  }),
  defineRule({
    id: 'groups-that-did-in-total',
    gives: 'Having',
    pattern: `${GROUP} ${JOIN}? Word Tail inTotal`,
    weight: 0.9,
    build: groupsWithTotal,
  }),
  ...[
    'with|has|that|whose has? Column Tail',
    'with|has|that has? Tail of|in? Column',
    // «المدن التي تجاوزت مبيعاتها 100 ألف».
    'that|whose Comparison Column than|on|from? Number',
  ].map((pattern, at) =>
    defineRule({
      id: `groups-with-amount-${at}`,
      gives: 'Having',
      pattern: `showVerb|questionWord|all? Column ${pattern}`,
      weight: 0.7,
      build: groupsWithAmount,
    }),
  ),
  defineRule({
    id: 'groups-of-size',
    gives: 'Having',
    // "Customers that placed at least 4 orders".
    pattern: `${GROUP} ${JOIN} has|that|Word|tookVerb? Tail rows|Entity|Column`,
    weight: 0.75,
    build: groupsOfSize,
  }),
  defineRule({
    id: 'groups-of-size-of',
    gives: 'Having',
    // "Clubs with more than 3 Brazilian players".
    pattern: `${GROUP} ${JOIN} has|that|Word|tookVerb? Tail Values rows|Entity|Column`,
    weight: 0.8,
    build: (parts, context) => {
      const found = groupsOfSize(parts, context);
      const where = amongValues(parts.get('Values')?.values ?? [], context);
      return found && where && { ...found, where };
    },
  }),
  defineRule({
    id: 'groups-done-so-often',
    gives: 'Having',
    // "Titles that have been borrowed at least 4 times".
    pattern: 'questionWord|only|keepVerb? Column that|questionWord? has? is? Word|Column? Tail times',
    weight: 0.8,
    build: (parts, context) => {
      const gathers = groupOf(parts, context);
      const tail = parts.get('Tail')?.tail;
      // "Inspected at least 4 times" is said of what was inspected.
      const isDeed = isParticiple(foldWords(parts.textOf('Column')));
      return gathers !== undefined && !isDeed && isOfNumbers(tail) ? { tail, measure: COUNT, gathers } : undefined;
    },
  }),
  defineRule({
    id: 'groups-of-size-compared',
    gives: 'Having',
    pattern: `${GROUP} ${JOIN} has|that|is? Comparison than? Number rows|Entity|Column`,
    weight: 0.75,
    build: groupsOfSize,
  }),
  defineRule({
    id: 'groups-of-size-open',
    gives: 'Having',
    pattern: `${GROUP} ${JOIN} has|that|is? Number rows|Entity|Column orMore|orLess`,
    weight: 0.8,
    build: (parts, context) => {
      const value = parts.get('Number')?.value;
      const found = groupsOfSize(parts, context);
      if (found === undefined || value === undefined) return undefined;
      const operator = parts.has('orMore') ? '>=' : '<=';
      return { ...found, tail: { kind: 'compare', operator, operand: literal(value) } };
    },
  }),
  defineRule({
    id: 'groups-verb-first',
    gives: 'Having',
    pattern: `${GROUP} that|whose Comparison has|in? Measure than|on|from|to? Number`,
    weight: 0.6,
    build: (parts, context) => {
      const tail = tailOf(parts);
      const measure = parts.get('Measure')?.measures[0];
      const gathers = groupOf(parts, context);
      if (!isOfNumbers(tail) || measure === undefined || gathers === undefined) return undefined;
      return { tail, measure, gathers };
    },
  }),
  defineRule({
    id: 'groups-that-traded',
    gives: 'Having',
    pattern: 'questionWord|only|keepVerb? Column that|questionWord|whoWord Column Tail',
    weight: 0.9,
    build: groupsThatTraded,
  }),
  defineRule({
    id: 'groups-that-traded-of',
    gives: 'Having',
    pattern: 'questionWord|only|keepVerb? Column that|questionWord|whoWord Column Tail of? Values',
    weight: 1,
    build: groupsThatTradedOf,
  }),
  defineRule({
    id: 'which-groups-traded',
    gives: 'Having',
    pattern: 'questionWord Column Column Tail',
    weight: 0.9,
    build: groupsThatTraded,
  }),
  defineRule({
    id: 'measure-meets',
    gives: 'Having',
    pattern: 'that|whose|with|has|only? Measure that? Tail',
    weight: 0.3,
    build: (parts) => {
      const tail = parts.get('Tail')?.tail;
      const measure = parts.get('Measure')?.measures[0];
      return isOfNumbers(tail) && measure !== undefined && !isCountedInUnits(parts) ? { tail, measure } : undefined;
    },
  }),
  defineRule({
    id: 'measure-meets-each',
    gives: 'Having',
    pattern: 'Measure Tail by|per|for each? Unit|Column',
    weight: 0.4,
    build: groupsWhoseMeasure,
  }),
];
