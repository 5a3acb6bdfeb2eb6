import type { AggregateOperation } from '../../../plan/expression/expression.ts';
import { isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { amongValues } from '../expressions.ts';
import type { MeaningOf, MeasureForm, SortDirection } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** A figure of two periods set against one another. Undefined without dates, or where the two are no periods of one kind. */
function changeOf(parts: Parts, context: BuildContext): MeaningOf['Change'] | undefined {
  const [first, last] = parts.all('Moment');
  const hasDates = context.table.columns.some((_, column) => isTimelike(context.columnOf(column)));
  if (first === undefined || last === undefined || first.shape !== last.shape || !hasDates) return undefined;
  if (first.iso === last.iso) return undefined;
  const column = parts.get('Column')?.column;
  if (column !== undefined && !isNumeric(context.columnOf(column))) return undefined;
  const measure: MeasureForm | undefined =
    parts.get('Measure')?.measures[0] ?? (column === undefined ? undefined : { column });
  const isBackwards = parts.has('versus') && first.time > last.time;
  const [from, to] = first.time > last.time && (parts.has('between') || isBackwards) ? [last, first] : [first, last];
  const isPercentage = parts.has('growth') || parts.has('percentage') || parts.has('shareOfTotal');
  return { ...(measure === undefined ? {} : { measure }), from, to, isPercentage };
}

/** "The change in votes of Green from 2016 to 2024": of the rows that hold the values. */
function changeOfValues(parts: Parts, context: BuildContext): MeaningOf['Change'] | undefined {
  const change = changeOf(parts, context);
  const where = amongValues(parts.get('Values')?.values ?? [], context);
  return change && where && { ...change, where };
}

/** "How much did sales grow in each city from 2021 to 2023": what each group has in both periods. */
function changeOfEach(parts: Parts, context: BuildContext): MeaningOf['Change'] | undefined {
  const change = changeOf(parts, context);
  const { groups = [], role, where, isShare } = parts.get('By') ?? {};
  const [group, ...others] = groups;
  const isPlain = role === 'group' && where === undefined && isShare !== true && others.length === 0;
  if (change === undefined || !isPlain || group?.column === undefined || group.part !== undefined) return undefined;
  return isNumeric(context.columnOf(group.column)) ? undefined : { ...change, of: group.column };
}

const WORD = 'growth|difference|changeWord';
const PERIODS = 'between|from|in|of|over? Moment and|to|until|versus|for|into Moment';

const WINDOW_PARTS = { yearly: 'year', quarterly: 'quarter', monthly: 'month', weekly: 'week', daily: 'day' } as const;
const EVERY = 'yearly|quarterly|monthly|weekly|daily';

/** The change from one period to the next, all along: "percent change from the previous month", "monthly change in costs". */
function changeAlong(parts: Parts, { columnOf }: BuildContext): MeaningOf['Window'] | undefined {
  const every = (['yearly', 'quarterly', 'monthly', 'weekly', 'daily'] as const).find((sense) => parts.has(sense));
  const part = parts.get('Unit')?.part ?? (every === undefined ? undefined : WINDOW_PARTS[every]);
  const column = parts.get('Column')?.column ?? parts.get('Measure')?.measures[0]?.column;
  if (part === undefined || (column !== undefined && !isNumeric(columnOf(column)))) return undefined;
  const isPercentage = parts.has('growth') || parts.has('percentage') || parts.has('shareOfTotal');
  const operation = isPercentage ? 'percentChange' : 'difference';
  return { operation, part, ...(column === undefined ? {} : { column }) };
}

const END_OF: Partial<Readonly<Record<AggregateOperation, SortDirection>>> = { max: 'descending', min: 'ascending' };

const BEFORE = 'from|over|versus|to|on|in|compare|with|than';

/** What a figure did from one period to another: "change in sales from 2022 to 2023", "how much did costs rise between Q1 and Q2". */
export const PERIOD_CHANGE_RULES: readonly Rule[] = [
  defineRule({
    id: 'change-of-figure',
    gives: 'Change',
    pattern: `percentage? ${WORD} of|in|on|for|by? Column|Measure ${PERIODS}`,
    weight: 1.2,
    build: changeOf,
  }),
  defineRule({
    id: 'figure-changed',
    gives: 'Change',
    pattern: `percentage? Column|Measure ${WORD} ${PERIODS}`,
    weight: 1.2,
    build: changeOf,
  }),
  defineRule({
    id: 'change-of-values',
    gives: 'Change',
    pattern: `percentage? ${WORD} of|in|on|for|by? Column|Measure of|for|in|from? Values ${PERIODS}`,
    weight: 1.5,
    build: changeOfValues,
  }),
  defineRule({
    id: 'values-figure-changed',
    gives: 'Change',
    pattern: `percentage? ${WORD} of|in|on|for? Values Column|Measure ${PERIODS}`,
    weight: 1.5,
    build: changeOfValues,
  }),
  ...[`${WORD} of|in|on|for? Column|Measure By`, `Column|Measure ${WORD} By`].map((pattern, at) =>
    defineRule({
      id: `change-of-each-${at}`,
      gives: 'Change',
      pattern: `howMuch|howMany? showVerb? percentage? ${pattern} ${PERIODS}`,
      weight: 1.5,
      build: changeOfEach,
    }),
  ),
  defineRule({
    id: 'change-alone',
    gives: 'Change',
    pattern: `percentage? ${WORD} ${PERIODS}`,
    weight: 1,
    build: changeOf,
  }),
  defineRule({
    id: 'change-figure-last',
    gives: 'Change',
    pattern: `percentage? ${WORD} ${PERIODS} of|in|on|for Column|Measure`,
    weight: 1.2,
    build: changeOf,
  }),
  defineRule({
    id: 'change-in-percent',
    gives: 'Change',
    pattern: 'Change in|as|by? percentage|shareOfTotal',
    weight: 0.3,
    build: (parts) => {
      const change = parts.get('Change');
      return change && { ...change, isPercentage: true };
    },
  }),
  defineRule({
    id: 'spread-between-ends',
    gives: 'Spread',
    pattern: `difference|changeWord between|of|from Superlative|Operation Column? and|to|from Superlative|Operation Column`,
    weight: 1,
    build: (parts, { columnOf }) => {
      const [first, last = first] = parts.all('Column').map(({ column }) => column);
      const ends = [
        ...parts.all('Superlative').map(({ direction }) => direction),
        ...parts.all('Operation').flatMap(({ operation }) => END_OF[operation] ?? []),
      ];
      const areEnds = ends.length === 2 && ends[0] !== ends[1];
      if (first === undefined || first !== last || !areEnds || !isNumeric(columnOf(first))) return undefined;
      return { column: first };
    },
  }),
  defineRule({
    id: 'change-from-previous',
    gives: 'Window',
    pattern: `percentage|shareOfTotal? ${WORD} ${BEFORE} ${BEFORE}? previous Unit of|in|for|on? Column|Measure?`,
    weight: 0.8,
    build: changeAlong,
  }),
  defineRule({
    id: 'change-of-figure-from-previous',
    gives: 'Window',
    pattern: `percentage|shareOfTotal? ${WORD} of|in|for|on? Column|Measure ${BEFORE} ${BEFORE}? previous|each Unit`,
    weight: 0.8,
    build: changeAlong,
  }),
  defineRule({
    id: 'change-unit-previous',
    gives: 'Window',
    pattern: `percentage? ${WORD} of|in|for|on? Column|Measure? ${BEFORE} ${BEFORE}? Unit previous`,
    weight: 0.8,
    build: changeAlong,
  }),
  defineRule({
    id: 'change-every-period',
    gives: 'Window',
    pattern: `percentage? ${WORD} percentage|shareOfTotal? ${EVERY} of|in|for|on? Column|Measure?`,
    weight: 0.5,
    build: changeAlong,
  }),
  defineRule({
    id: 'change-of-figure-every-period',
    gives: 'Window',
    pattern: `percentage? ${WORD} percentage|shareOfTotal? of|in|for|on Column|Measure ${EVERY}`,
    weight: 0.6,
    build: changeAlong,
  }),
  defineRule({
    id: 'every-period-change',
    gives: 'Window',
    pattern: `${EVERY} percentage? ${WORD} of|in|for|on? Column|Measure?`,
    weight: 0.5,
    build: changeAlong,
  }),
  defineRule({
    id: 'figure-changed-every-period',
    gives: 'Window',
    pattern: `Column|Measure ${WORD} percentage? ${EVERY}`,
    weight: 0.5,
    build: changeAlong,
  }),
];
