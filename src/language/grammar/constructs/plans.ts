import type { Expression } from '../../../plan/expression/expression.ts';
import { isTimelike } from '../../holes/column-nature.ts';
import { type PlanAndOutcome, planAndOutcome, withoutYear, yearIn } from '../../holes/plan-and-outcome.ts';
import { binary, columnCell, literal } from '../expressions.ts';
import type { ColumnMention, FormulaForm, MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { columnOfDerive } from './figures-of-columns.ts';

/** The year that a match names. */
function yearOf(parts: Parts): number | undefined {
  const said = parts.get('Number')?.value ?? Number(parts.get('Moment')?.iso);
  return Number.isNaN(said) ? undefined : said;
}

const varianceColumn = ({ plan, outcome }: PlanAndOutcome, context: BuildContext): ColumnMention | undefined =>
  columnOfDerive({ operator: '-', left: outcome, right: plan }, context);

/** "Variance by quarter", "variance 2024": what came of the plan less the plan, where the table tells both. */
function varianceOfPlan(parts: Parts, context: BuildContext): ColumnMention | undefined {
  const pair = planAndOutcome(context.profile, yearOf(parts));
  const named = parts.all('Column').map(({ column }) => column);
  if (pair === undefined || named.some((column) => column !== pair.plan && column !== pair.outcome)) return undefined;
  return varianceColumn(pair, context);
}

/** "Departments over budget": those whose outcome is beyond the plan, by how far it is. */
function beyondPlan(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const { columnOf, profile } = context;
  const pair = planAndOutcome(profile, yearOf(parts));
  const named =
    parts.get('Column')?.column ?? profile.columns.findIndex(({ kind, isUnique }) => kind === 'text' && isUnique);
  const variance = pair && varianceColumn(pair, context);
  if (pair === undefined || variance === undefined || named < 0 || columnOf(named).role === 'measure') return undefined;
  const isOver = parts.has('overPlan');
  const [outcome, plan] = [columnCell(columnOf(pair.outcome).key), columnCell(columnOf(pair.plan).key)];
  return {
    groups: [{ column: named }],
    measure: { column: variance.column },
    direction: isOver ? 'descending' : 'ascending',
    where: binary(isOver ? '>' : '<', outcome, plan),
  };
}

/** "Percent over budget": by how much of the plan the outcome is beyond it. */
function partOfPlan(parts: Parts, { profile, columnOf, makeColumn }: BuildContext): ColumnMention | undefined {
  const pair = planAndOutcome(profile, yearOf(parts));
  if (pair === undefined) return undefined;
  const [outcome, plan] = [columnOf(pair.outcome), columnOf(pair.plan)];
  const expression = changeInPercent(plan.key, outcome.key);
  const label = `${plan.label} → ${outcome.label} (%)`;
  const sources = [pair.outcome, pair.plan];
  return { column: makeColumn({ key: 'change', label, expression, isAdditive: false, sources }), reason: 'synonym' };
}

/** How much more than the first the last is, in percent of the first. */
function changeInPercent(first: string, last: string): Expression {
  const inPercent = binary('*', binary('/', columnCell(last), columnCell(first)), literal(100));
  return binary('-', inPercent, literal(100));
}

/** "Budget growth" of columns for each year: from the first to the last. A table of dates has another growth. */
function growthOfHeadings(parts: Parts, { profile, columnOf }: BuildContext): FormulaForm | undefined {
  const named = parts.get('Column')?.column;
  const own = named === undefined ? undefined : columnOf(named);
  // Headings that are all of one figure are read as long rows.
  if (own === undefined || profile.headerTime !== undefined || yearIn(own) === undefined) return undefined;
  if (profile.columns.some(isTimelike)) return undefined;
  const years = profile.columns
    .flatMap((column, at) => {
      const year = withoutYear(column) === withoutYear(own) ? yearIn(column) : undefined;
      return year === undefined || column.role !== 'measure' ? [] : [{ at, year, key: column.key }];
    })
    .toSorted((one, other) => one.year - other.year);
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  return {
    expression: changeInPercent(first.key, last.key),
    sources: [last.at, first.at],
    name: `${withoutYear(own)} ${first.year} → ${last.year} (%)`,
  };
}

const YEAR = 'in|for|of? Number|Moment';

/** What was planned and what came of it, and figures that have a column for each year. */
export const PLAN_RULES: readonly Rule[] = [
  ...[
    'planVariance',
    'planVariance between|of|from|in? Column and|versus|from|to Column',
    `planVariance ${YEAR}`,
    'Number|Moment planVariance',
  ].map((pattern, at) =>
    defineRule({ id: `plan-variance-${at}`, gives: 'Column', pattern, weight: 0.1, build: varianceOfPlan }),
  ),
  ...['', ` ${YEAR}`].map((year, at) =>
    defineRule({
      id: `beyond-plan-${at}`,
      gives: 'Rank',
      pattern: `questionWord? Column|Scope|Entity|rows|Noun that? is|has|Word? overPlan|underPlan${year}`,
      weight: 0.7,
      build: beyondPlan,
    }),
  ),
  ...['percentage of? planVariance', 'planVariance in|by? percentage|asPercentages'].flatMap((pattern, at) =>
    ['', ` ${YEAR}`].map((year, place) =>
      defineRule({
        id: `part-of-plan-${at}-${place}`,
        gives: 'Column',
        pattern: `${pattern}${year}`,
        weight: 0.6,
        build: partOfPlan,
      }),
    ),
  ),
  ...['Column growth', 'growth of|in Column'].map((pattern, at) =>
    defineRule({ id: `growth-of-headings-${at}`, gives: 'Formula', pattern, weight: 0.5, build: growthOfHeadings }),
  ),
];
