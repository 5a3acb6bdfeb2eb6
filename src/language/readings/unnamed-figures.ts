import { mainAmount } from '../grammar/constructs/extremes.ts';
import { isAmount, isTimelike, numbersRows } from '../holes/column-nature.ts';
import { defaultOperation } from '../holes/default-operation.ts';
import { planAndOutcome } from '../holes/plan-and-outcome.ts';
import { soldFor } from '../holes/sales-column.ts';
import { areCells, areCourses } from '../holes/single-rows.ts';
import type { Assumption } from '../understanding.ts';
import type { Frame } from './frame.ts';
import type { Group } from './groups.ts';
import type { Workshop } from './workshop.ts';

/** A wish that groups, and names no figure. */
type Unnamed = {
  readonly frame: Frame;
  readonly workshop: Workshop;
  readonly groups: readonly Group[];
  readonly assumptions: Assumption[];
};

/** The figures that a wish means which names groups alone; none where rows are to be counted. What was guessed is put among the assumptions. */
export function unnamedFigures(input: Unnamed): readonly number[] {
  const { frame, workshop } = input;
  const renamed = renamedFigure(input);
  if (renamed !== undefined) return [renamed];
  if (frame.bareOperation !== undefined) return bareFigures(input);
  if (areCompared(input)) return mainFigure(input);
  const course = figureOfCourse(input);
  if (course !== undefined) return [course];
  const shown = shownFigures(frame, workshop);
  return shown.length === 0 && areOfCells(input) ? mainFigure(input) : shown;
}

/** "Line chart by month for each region": a line runs along the only amount, or what rows of trade were sold for, which is said. */
function figureOfCourse({ frame, groups, assumptions, workshop: { context } }: Unnamed): number | undefined {
  const { table, columnOf } = context;
  const isCourse = frame.types.some((type) => type === 'line' || type === 'area');
  const isTimed = groups.some(({ column }) => isTimelike(columnOf(column)));
  if (!isCourse || !isTimed || frame.areRowsNamed) return undefined;
  const amounts = table.columns.flatMap((_, column) =>
    isAmount(columnOf(column)) && defaultOperation(columnOf(column)) === 'sum' && !numbersRows(columnOf(column))
      ? [column]
      : [],
  );
  const only = amounts.length === 1 ? amounts[0] : soldFor(context.profile);
  if (only === undefined) return undefined;
  assumptions.push({ kind: 'measure', column: columnOf(only).label });
  return only;
}

/** "Rename Fee to Price and show it by clinic": what was just renamed is shown. */
function renamedFigure({ frame, workshop }: Unnamed): number | undefined {
  const { table, columnOf } = workshop.context;
  const keys = frame.steps.flatMap((step) => (step.verb === 'rename' ? [step.column] : []));
  const [key] = keys;
  const column = table.columns.findIndex((one) => one.key === key);
  return keys.length === 1 && column >= 0 && columnOf(column).role === 'measure' ? column : undefined;
}

/** "Total by rep" adds up the figures there are; of many the main amount, since prices and rates do not add up. */
function bareFigures(input: Unnamed): readonly number[] {
  const { table, columnOf } = input.workshop.context;
  const all = table.columns.flatMap((_, column) => (columnOf(column).role === 'measure' ? [column] : []));
  if (input.frame.bareOperation !== 'sum') return all;
  return input.workshop.context.profile.hasOneRowPerCategory
    ? all.filter((column) => isAmount(columnOf(column)))
    : mainFigure(input);
}

/** "Compare Porto and Faro by month" says of what no more than that: the main amount, and not how many rows. */
function areCompared({ frame, groups, workshop: { context } }: Unnamed): boolean {
  const main = mainAmount(context);
  // "Unity versus Labour by district": what adds up is compared; where nothing does, the rows of each are counted.
  const isAdded = main !== undefined && defaultOperation(context.columnOf(main)) === 'sum';
  // Rows that are things of their own, each with a name or a number, are counted: "active versus cancelled members".
  const areThings = context.profile.columns.some(
    ({ isUnique, kind, role }) => isUnique && (kind === 'text' || role === 'identifier'),
  );
  const areSetAgainst =
    frame.task === 'compare' ||
    (frame.contrasts.length > 0 && ((isAdded && !areThings) || areOfMoments(groups, context)));
  return areSetAgainst && !frame.areRowsNamed && groups.some(({ isSeries }) => isSeries);
}

/** True for things that have one row for each moment: to count these tells nothing. */
function areOfMoments([one, other, ...more]: readonly Group[], { table, columnOf }: Workshop['context']): boolean {
  if (one === undefined || other === undefined || more.length > 0 || !isTimelike(columnOf(one.column))) return false;
  return areCourses(one.column, other.column, table);
}

/** "Results of Porto by party": some rows that are the cells of a table, which are not counted but shown by what they hold. */
function areOfCells({ frame, groups, workshop: { context } }: Unnamed): boolean {
  if (frame.filters.length === 0) return false;
  const { table, columnOf } = context;
  const sides = table.columns.flatMap((_, column) => {
    const { kind, role } = columnOf(column);
    return kind === 'text' || role === 'time' || groups.some((group) => group.column === column) ? [column] : [];
  });
  return areCells(sides, table);
}

/** The main amount of a table, told where it is one of several; what was planned stands beside what came of it. */
function mainFigure(input: Unnamed): readonly number[] {
  const { table, columnOf } = input.workshop.context;
  const figures = table.columns.flatMap((_, column) => (columnOf(column).role === 'measure' ? [column] : []));
  const main = mainAmount(input.workshop.context) ?? (figures.length === 1 ? figures[0] : undefined);
  if (main === undefined) return [];
  const shown = besidePlan(main, input);
  if (figures.length > shown.length)
    input.assumptions.push(...shown.map((column) => ({ kind: 'measure' as const, column: columnOf(column).label })));
  return shown;
}

/** "Compare 2024 and 2025" of budgets and what was spent: both, or where series tell the periods apart, what was spent. */
function besidePlan(main: number, { groups, workshop: { context } }: Unnamed): readonly number[] {
  const { plan, outcome } = planAndOutcome(context.profile) ?? {};
  if (plan === undefined || outcome === undefined || (main !== plan && main !== outcome)) return [main];
  return groups.length === 1 ? [plan, outcome] : [outcome];
}

/** The figures of the current chart: "by year" said of it means them. A table alone shows none, and rows that are named are counted. */
function shownFigures({ areRowsNamed }: Frame, { situation, context }: Workshop): readonly number[] {
  const { type } = situation.config;
  if (areRowsNamed) return [];
  if (type === 'table' || type === 'scatter' || type === 'bubble' || !context.profile.hasOneRowPerCategory) return [];
  return context.table.columns.flatMap((_, column) => (context.columnOf(column).role === 'measure' ? [column] : []));
}
