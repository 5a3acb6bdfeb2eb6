import type { MeasureForm } from '../../grammar/meaning.ts';
import { isAmount, isNaming, isNumeric, isScale, isTimelike, numbersRows } from '../../holes/column-nature.ts';
import { binGroups, type Group, plainGroup } from '../groups.ts';
import { groupsOfNone } from '../groups-of-none.ts';
import { isPicture } from '../is-picture.ts';
import type { Workshop } from '../workshop.ts';
import { COUNT, type Draft, type DraftInput, gathered, isBroughtDown } from './draft-parts.ts';

/** Measures are asked for: what else is mentioned groups them, numbers on a scale are measured beside them. */
export function measuredDraft(input: DraftInput): Draft {
  const { frame, workshop, measures, groups, numbers, others, assumptions } = input;
  const { columnOf, profile } = workshop.context;
  const counted = measures.flatMap(({ operation, column }) =>
    operation === 'count' && column !== undefined ? [column] : [],
  );
  const isMeasured = groups.length > 0;
  // Amounts are measured however few they are: a month has so many days of rain.
  const figures = isMeasured
    ? numbers.filter((column) => isScale(columnOf(column), profile) || isAmount(columnOf(column)))
    : [];
  const part = frame.bins.find((bin) => bin.part !== undefined && bin.column === undefined)?.part;
  const keys = [...others, ...numbers]
    .filter((column) => !figures.includes(column))
    .filter((column) => !(isMeasured && (counted.includes(column) || isNaming(columnOf(column), profile))))
    .map(
      (column): Group => ({
        ...plainGroup(column),
        ...(part !== undefined && isTimelike(columnOf(column)) ? { part } : {}),
      }),
    );
  const all = [...withoutNumbers(withoutRowNames(keys, counted, input), groups, input), ...groups];
  const added = all.length > 0 ? all : groupsOfNone(frame, workshop, counted);
  const own = ownFigures(measures, added, workshop);
  if (own !== undefined) return { kind: 'raw', columns: own };
  const single = soleDistinct(input, added);
  if (single !== undefined) return gathered([plainGroup(single)], [COUNT], input);
  const told = new Set(measures.map(({ column }) => column));
  const wanted = [...measures, ...figures.flatMap((column) => (told.has(column) ? [] : [{ column }]))];
  return { ...gathered(binGroups(added, frame, workshop), wanted, input), assumptions };
}

/** "The number of countries that have managers": a column that numbers the rows says what is counted, and groups nothing. */
function withoutRowNames(
  keys: readonly Group[],
  counted: readonly number[],
  { workshop, groups }: DraftInput,
): readonly Group[] {
  const { columnOf } = workshop.context;
  const isCounted = groups.length === 0 && counted.some((column) => !isNumeric(columnOf(column)));
  return isCounted ? keys.filter(({ column }) => !columnOf(column).isUnique || counted.includes(column)) : keys;
}

/** "The topics of all tickets, and how many tickets": the numbers of the tickets group nothing beside the topics. */
function withoutNumbers(
  keys: readonly Group[],
  groups: readonly Group[],
  { workshop, measures }: DraftInput,
): readonly Group[] {
  const left = keys.filter(({ column }) => !numbersRows(workshop.context.columnOf(column)));
  const isCounted = measures.every(({ operation }) => operation === 'count');
  return isCounted && left.length + groups.length > 0 ? left : keys;
}

/** Figures of what each row is its own group of: they stand as they are where nothing says how to bring them down. */
function ownFigures(
  measures: readonly MeasureForm[],
  [only, ...others]: readonly Group[],
  { context }: Workshop,
): readonly number[] | undefined {
  const figures = measures.flatMap(({ column, operation, where }) =>
    column === undefined || operation !== undefined || where !== undefined ? [] : [column],
  );
  const isOwn = only !== undefined && others.length === 0 && !isBroughtDown(only, { context });
  if (!isOwn || figures.length < measures.length || only.isBinned === true) return undefined;
  return context.columnOf(only.column).isUnique ? [only.column, ...figures] : undefined;
}

/** "The number of different states" as a picture is a bar for each state. */
function soleDistinct({ frame, workshop, measures }: DraftInput, groups: readonly Group[]): number | undefined {
  const [only] = measures;
  const isSole = groups.length === 0 && measures.length === 1 && only?.operation === 'countDistinct';
  return isSole && isPicture(frame, workshop) ? only.column : undefined;
}
