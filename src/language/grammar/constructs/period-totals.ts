import type { DatePart } from '../../../plan/transform/transform.ts';
import { isNaming, isNumeric, isTimelike, numbersRows } from '../../holes/column-nature.ts';
import { defaultOperation } from '../../holes/default-operation.ts';
import { isWithin, liesWithinOne } from '../../holes/time-grain.ts';
import type { MeaningOf, MeasureForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

const PARTS = { yearly: 'year', quarterly: 'quarter', monthly: 'month', weekly: 'week', daily: 'day' } as const;
const NAMES = ['yearly', 'quarterly', 'monthly', 'weekly', 'daily'] as const;
const EVERY = NAMES.join('|');
const ROWS = 'rows|Entity|Scope|Noun|Column';

/** True where dates tell the periods apart. */
function hasPeriods(part: DatePart, { profile }: BuildContext): boolean {
  return profile.columns.some((column) => isTimelike(column) && isWithin(column, part));
}

/** What the totals of periods are brought down to; amounts alone come to a total. */
function ofTotals(parts: Parts, context: BuildContext): MeaningOf['Measure'] | undefined {
  const every = NAMES.find((sense) => parts.has(sense));
  const totalledPer = every === undefined ? undefined : PARTS[every];
  const column = parts.get('Column')?.column;
  if (totalledPer === undefined || column === undefined || !hasPeriods(totalledPer, context)) return undefined;
  const operations: readonly (MeasureForm['operation'] | undefined)[] = [
    ...parts.all('Operation').map(({ operation }) => operation),
    ...parts.all('Superlative').map(({ direction }) => (direction === 'descending' ? 'max' : 'min')),
  ];
  const [operation] = operations;
  if (operation === undefined || operation === 'sum' || operation === 'count' || operation === 'countDistinct')
    return undefined;
  const figure = context.columnOf(column);
  if (isRows(column, context)) return { measures: [{ operation, totalledPer }] };
  const isAmount = figure.role === 'measure' && defaultOperation(figure) === 'sum';
  return isAmount && !areThings(context) ? { measures: [{ operation, column, totalledPer }] } : undefined;
}

/** True where each row has a name of its own: its date says when a person was hired, and not when the "annual bonus" was paid. */
function areThings({ profile }: BuildContext): boolean {
  return profile.columns.some(({ kind, role, isUnique }) => kind === 'text' && role !== 'identifier' && isUnique);
}

/** True for a column that names or numbers the rows. */
function isRows(column: number, { columnOf, profile }: BuildContext): boolean {
  const own = columnOf(column);
  return numbersRows(own) || (!isNumeric(own) && !isTimelike(own) && (own.isUnique || isNaming(own, profile)));
}

/** "The average number of tickets per day": rows are counted in each period first. */
function ofCounts(parts: Parts, context: BuildContext): MeaningOf['Measure'] | undefined {
  const every = NAMES.find((sense) => parts.has(sense));
  const totalledPer = parts.get('Unit')?.part ?? (every === undefined ? undefined : PARTS[every]);
  if (totalledPer === undefined || !hasPeriods(totalledPer, context)) return undefined;
  const column = parts.get('Column');
  const areRows = column === undefined || isRows(column.column, context) || column.reason === 'part';
  return areRows ? { measures: [{ operation: 'mean', totalledPer }] } : undefined;
}

/** True where a period holds all the dates of a table: the year, of January to June. */
function isWhole(part: DatePart | undefined, { profile }: BuildContext): boolean {
  const dates = profile.columns.filter((column) => isTimelike(column));
  return part !== undefined && dates.length > 0 && dates.every((column) => liesWithinOne(column, part));
}

/** The only figure of a table: what a table of periods in headings holds. */
function soleFigure({ profile }: BuildContext): number | undefined {
  const figures = profile.columns.flatMap(({ role }, column) => (role === 'measure' ? [column] : []));
  return figures.length === 1 ? figures[0] : undefined;
}

/** Figures of what periods come to: "average daily sales" is the mean of the totals of days, and not of single sales. */
export const PERIOD_TOTAL_RULES: readonly Rule[] = [
  ...[
    `Operation ${EVERY} of|in? Column`,
    `Operation of? Column ${EVERY}`,
    `Column ${EVERY} Operation`,
    `Superlative ${EVERY} Column`,
    `Column ${EVERY} Superlative`,
  ].map((pattern, at) =>
    defineRule({ id: `of-period-totals-${at}`, gives: 'Measure', pattern, weight: 0.5, build: ofTotals }),
  ),
  ...[
    `average number|count|amount of? ${ROWS} by|per|in|each each? Unit`,
    `average number|count|amount of? ${ROWS} ${EVERY}`,
    `number|count|amount average of? ${ROWS} by|per|in|each each? Unit`,
    `average ${EVERY} number|count|amount of? ${ROWS}`,
    `number|count average ${EVERY} of? ${ROWS}`,
    `average ${EVERY} of? rows|Entity|Scope`,
  ].map((pattern, at) =>
    defineRule({ id: `of-period-counts-${at}`, gives: 'Measure', pattern, weight: 0.7, build: ofCounts }),
  ),
  defineRule({
    id: 'of-whole-period-by',
    gives: 'By',
    pattern: 'Operation of|in|for Unit By',
    weight: 0.2,
    // "The total of the year by shop" of one year's figures is that of all of them.
    build: (parts, context) => {
      const by = parts.get('By');
      const operation = parts.get('Operation')?.operation;
      return by && operation && isWhole(parts.get('Unit')?.part, context) ? { ...by, operation } : undefined;
    },
  }),
  defineRule({
    id: 'of-whole-period',
    gives: 'Measure',
    pattern: 'Operation of|in|for Unit',
    weight: 0.2,
    build: (parts, context) => {
      const column = soleFigure(context);
      const operation = parts.get('Operation')?.operation;
      const isAll = operation !== undefined && isWhole(parts.get('Unit')?.part, context);
      return isAll && column !== undefined ? { measures: [{ operation, column }] } : undefined;
    },
  }),
];
