import type { DatePart } from '../../../plan/transform/transform.ts';
import { isAmount, isScale, isTimelike } from '../../holes/column-nature.ts';
import { finerPeriod } from '../../holes/parts-beside.ts';
import { liesWithin, spansYears } from '../../holes/time-grain.ts';
import { toCanonical } from '../../links/table-index.ts';
import { amongValues, negation } from '../expressions.ts';
import type { Grouping, MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** The groups that columns make; none where names and figures are listed together: "each name and the amount". */
function groupsOf(
  parts: Parts,
  { columnOf, profile }: BuildContext,
  role: 'group' | 'series',
): MeaningOf['By'] | undefined {
  const columns = parts.get('Columns')?.columns ?? [];
  const scales = columns.filter(({ column }) => isScale(columnOf(column), profile)).length;
  if (columns.length === 0 || (scales > 0 && scales < columns.length)) return undefined;
  return { groups: columns.map(({ column }) => ({ column })), role };
}

/** True for a period that all dates of a table lie in. */
function isOnlyPeriod(part: Grouping['part'], { profile }: BuildContext): boolean {
  const dates = profile.columns.filter(({ time }) => time?.isCyclic === false);
  return part !== undefined && dates.length > 0 && dates.every((date) => liesWithin(date, part));
}

/** What a wish is broken down by. */
export const GROUPING_RULES: readonly Rule[] = [
  defineRule({
    id: 'by',
    gives: 'By',
    pattern: 'by|per|over|versus each? different? Columns',
    weight: 0.2,
    build: (parts, context) => {
      const by = groupsOf(parts, context, 'group');
      return by && parts.has('by') && !parts.has('each') ? { ...by, isOverEach: false } : by;
    },
  }),
  defineRule({
    id: 'each',
    gives: 'By',
    pattern: 'for|in|of|from|with|on? each|different different? Columns',
    weight: 0.25,
    build: (parts, context) => {
      const by = groupsOf(parts, context, 'group');
      return by && parts.has('each') && parts.has('in') ? { ...by, isOverEach: true } : by;
    },
  }),
  defineRule({
    id: 'each-of-some',
    gives: 'By',
    pattern: 'for|in|of|from|with|on? each Condition',
    weight: 0.4,
    // "In each grade between 1 and 4".
    build: (parts) => {
      const { column, where } = parts.get('Condition') ?? {};
      return column === undefined || where === undefined ? undefined : { groups: [{ column }], role: 'group', where };
    },
  }),
  defineRule({
    id: 'each-but-values',
    gives: 'By',
    pattern: 'for|in|of|from|with|on? each Column without|unequal in|for|from? Values',
    weight: 0.9,
    // "In each colour except red".
    build: (parts, context) => {
      const column = parts.get('Column')?.column;
      const values = parts.get('Values')?.values ?? [];
      const where = amongValues(values, context);
      if (where === undefined || column === undefined || column !== values[0]?.column) return undefined;
      return { groups: [{ column }], role: 'group', where: negation(where) };
    },
  }),
  defineRule({
    id: 'group-by',
    gives: 'By',
    pattern: 'and? groupVerb|grouped Entity? by? Columns',
    weight: 0.3,
    // "Group the sales by quarter": what is gathered is no group.
    build: (parts, context) => {
      const by = groupsOf(parts, context, 'group');
      const isAmountOf = ({ column }: Grouping): boolean => column !== undefined && isAmount(context.columnOf(column));
      return parts.has('by') || by?.groups.every(isAmountOf) !== true ? by : undefined;
    },
  }),
  defineRule({
    id: 'split-by',
    gives: 'By',
    pattern: 'and? splitBy by|in|on|to? each|different? Columns|Unit',
    weight: 0.3,
    build: seriesOf,
  }),
  defineRule({
    id: 'lines-by',
    gives: 'By',
    pattern: 'and? linesBy each|different? Columns|Unit',
    weight: 0.3,
    build: (parts, context) => {
      const by = seriesOf(parts, context);
      return by && context.purpose === 'chart' ? { ...by, areLines: true } : by;
    },
  }),
  defineRule({
    id: 'split-up-by',
    gives: 'By',
    pattern: 'and? splitVerb by each|different? Columns|Unit',
    weight: 0.3,
    build: seriesOf,
  }),
  defineRule({
    id: 'split-figure-by',
    gives: 'Rank',
    pattern: 'splitVerb|splitBy Column by|per|over each|different? Columns',
    weight: 0.4,
    // "Split the revenue by room": what is split is the figure.
    build: (parts, context) => {
      const figure = parts.get('Column')?.column;
      const groups = groupsOf(parts, context, 'group')?.groups;
      if (figure === undefined || groups === undefined || context.columnOf(figure).role !== 'measure') return undefined;
      return groups.some(({ column }) => column === figure) ? undefined : { groups, measure: { column: figure } };
    },
  }),
  defineRule({
    id: 'group-figure-by',
    gives: 'Rank',
    pattern: 'and? groupVerb|grouped Column by|per|over each? Columns|Unit',
    weight: 0.5,
    // "Group the sales by quarter": what is gathered is the figure.
    build: (parts, context) => {
      const figure = parts.get('Column')?.column;
      if (figure === undefined || !isAmount(context.columnOf(figure))) return undefined;
      const unit = unitOf(parts.get('Unit'));
      const groups = unit.part === undefined ? groupsOf(parts, context, 'group')?.groups : [unit];
      return groups && { groups, measure: { column: figure } };
    },
  }),
  defineRule({
    id: 'facet-by',
    gives: 'By',
    pattern: 'and|with? splitBy? facetBy by|in|on|for|of? each|different? Columns',
    weight: 0.35,
    build: (parts, context) => {
      const by = groupsOf(parts, context, 'series');
      return by && { ...by, isFacet: true };
    },
  }),
  ...[
    'by|for|of|in|between? Value Word|them? versus|or|and not|without Value',
    'compare Value with|to|versus|and not|without Value',
    'percentage|shareWord of? Value versus|or|and not|without Value',
  ].map((pattern, at) =>
    defineRule({
      id: `said-or-not-${at}`,
      gives: 'By',
      pattern,
      weight: 0.8,
      // "Insured versus not insured": both groups of the column.
      build: (parts) => {
        const [one, other] = parts.all('Value');
        const isSame = one !== undefined && one.column === other?.column && one.value === other.value;
        const isShare = parts.has('percentage') || parts.has('shareWord');
        if (!isSame) return undefined;
        const groups = [{ column: one.column }];
        return isShare ? { groups, role: 'group', isShare } : { groups, role: 'series' };
      },
    }),
  ),
  defineRule({
    id: 'stacked-by',
    gives: 'By',
    pattern: 'groupVerb? and? stacked|stackVerb Type|barsWord|columnWord? by|per|over each|different? Columns',
    weight: 0.3,
    build: (parts, context) => {
      const by = groupsOf(parts, context, 'series');
      return by && context.purpose === 'chart' ? { ...by, isStacked: true } : by;
    },
  }),
  defineRule({
    id: 'column-for-each',
    gives: 'By',
    pattern: 'and? with? pivotVerb valuesWord? in|of? Column',
    weight: 0.4,
    build: (parts, context) => {
      const column = parts.get('Column')?.column;
      const isName = column !== undefined && context.columnOf(column).role !== 'measure';
      return isName ? { groups: [{ column }], role: 'series', isWide: true } : undefined;
    },
  }),
  defineRule({
    id: 'each-as-column',
    gives: 'By',
    pattern: 'and|with? Column as|into columnWord',
    weight: 0.4,
    // "As columns" is a type of chart where a picture is wanted.
    build: (parts, context) => {
      const column = parts.get('Column')?.column;
      const isName = context.purpose === 'data' && column !== undefined && context.columnOf(column).role === 'category';
      return isName ? { groups: [{ column }], role: 'series', isWide: true } : undefined;
    },
  }),
  defineRule({
    id: 'add-to-legend',
    gives: 'By',
    pattern: 'addVerb? Columns to|in|as splitBy|groupVerb',
    weight: 0.4,
    build: (parts, context) => groupsOf(parts, context, 'series'),
  }),
  defineRule({
    id: 'with-and-without',
    gives: 'By',
    pattern: 'with and|or|versus without Column',
    weight: 0.8,
    // "Restaurants with and without delivery": both answers, side by side.
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const isAnswer = column !== undefined && columnOf(column).distinct === 2;
      return isAnswer ? { groups: [{ column }], role: 'group' } : undefined;
    },
  }),
  defineRule({
    id: 'by-time-unit',
    gives: 'By',
    pattern: 'by|per|over|each|for each? Unit',
    weight: 0.2,
    build: (parts, context) => {
      const unit = unitOf(parts.get('Unit'));
      // "Throughout the year" of one year's data is the course of that year.
      return { groups: [parts.has('over') && isOnlyPeriod(unit.part, context) ? {} : unit], role: 'group' };
    },
  }),
  defineRule({
    id: 'in-each-time-unit',
    gives: 'By',
    pattern: 'in|of|from|on each Unit',
    weight: 0.2,
    build: (parts) => ({ groups: [{ ...unitOf(parts.get('Unit')) }], role: 'group' }),
  }),
  defineRule({
    id: 'group-by-time-unit',
    gives: 'By',
    pattern: 'and? groupVerb|grouped by|per|in|into each? Unit',
    weight: 0.3,
    build: (parts) => ({ groups: [{ ...unitOf(parts.get('Unit')) }], role: 'group' }),
  }),
  defineRule({
    id: 'by-and-unit',
    gives: 'By',
    pattern: 'By and Unit',
    weight: 0.1,
    build: (parts) => {
      const by = parts.get('By');
      return by && { ...by, groups: withUnit(by.groups, unitOf(parts.get('Unit'))) };
    },
  }),
  defineRule({
    id: 'by-unit-and-columns',
    gives: 'By',
    pattern: 'by|per|for each? Unit and Columns',
    weight: 0.2,
    build: (parts, context) => {
      const by = groupsOf(parts, context, 'group');
      return by && { ...by, groups: [{ ...unitOf(parts.get('Unit')) }, ...by.groups] };
    },
  }),
  defineRule({
    id: 'every-time-unit',
    gives: 'By',
    pattern: 'yearly|quarterly|monthly|weekly|daily|hourly',
    weight: 0.2,
    build: (parts, { table, columnOf }) => {
      const name = EVERY.find((sense) => parts.has(sense));
      const times = table.columns.flatMap((_, column) => columnOf(column).time ?? []);
      // "Annual rain" of months without a year: nothing to bring down to years.
      if (name === 'yearly' && times.length > 0 && times.every(({ isCyclic }) => isCyclic)) return undefined;
      return name && { groups: [{ part: PARTS[name] }], role: 'group' };
    },
  }),
  defineRule({
    id: 'over-time',
    gives: 'By',
    pattern: 'overTime',
    weight: 0.2,
    // "Over the years" runs from year to year where there are some.
    build: ({ says, text }, { profile }) => {
      // "Tips by time" of a column that is called Time and holds lunch and dinner.
      const last = toCanonical(text).at(-1);
      if (profile.columns.some((column) => !isTimelike(column) && toCanonical(column.label).join(' ') === last))
        return undefined;
      return {
        groups: [says('year') && profile.columns.some(spansYears) ? { part: 'year' } : {}],
        role: 'group',
      };
    },
  }),
  defineRule({
    id: 'columns-by-unit',
    gives: 'By',
    pattern: 'by|per|over Column by Unit',
    weight: 0.4,
    build: (parts) => {
      const column = parts.get('Column')?.column;
      return column === undefined ? undefined : { groups: [{ column, ...unitOf(parts.get('Unit')) }], role: 'group' };
    },
  }),
  // "By hire year", «حسب سنة التعيين», "por ano de contratação".
  ...['Column Unit', 'Unit of|from? Column'].map((named, at) =>
    defineRule({
      id: `by-unit-of-column-${at}`,
      gives: 'By',
      pattern: `by|per|over|each|for each? ${named}`,
      weight: 0.7,
      build: (parts, { columnOf }) => {
        const column = parts.get('Column')?.column;
        if (column === undefined || !isTimelike(columnOf(column))) return undefined;
        return { groups: [{ column, ...unitOf(parts.get('Unit')) }], role: 'group' };
      },
    }),
  ),
];

const EVERY = ['yearly', 'quarterly', 'monthly', 'weekly', 'daily', 'hourly'] as const;
const PARTS = {
  yearly: 'year',
  quarterly: 'quarter',
  monthly: 'month',
  weekly: 'week',
  daily: 'day',
  hourly: 'hour',
} as const satisfies Record<(typeof EVERY)[number], DatePart>;

function unitOf(unit: { readonly part: Grouping['part'] } | undefined): Pick<Grouping, 'part'> {
  return unit?.part === undefined ? {} : { part: unit.part };
}

/** "By month and year" is each month of each year; other units tell rows apart by themselves. */
function withUnit(groups: readonly Grouping[], unit: Pick<Grouping, 'part'>): readonly Grouping[] {
  const last = groups.at(-1);
  const isLoose = last?.column === undefined && last?.part !== undefined && unit.part !== undefined;
  const finer = isLoose ? finerPeriod(last.part, unit.part) : undefined;
  return finer === undefined ? [...groups, unit] : [...groups.slice(0, -1), { part: finer }];
}

function seriesOf(parts: Parts, context: BuildContext): MeaningOf['By'] | undefined {
  const unit = unitOf(parts.get('Unit'));
  return unit.part === undefined ? groupsOf(parts, context, 'series') : { groups: [unit], role: 'series' };
}
