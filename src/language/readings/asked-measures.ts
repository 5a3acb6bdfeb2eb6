import type { MeasureForm } from '../grammar/meaning.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { isAmount, isNumeric, isTimelike } from '../holes/column-nature.ts';
import { saysOperation } from '../holes/ends-of-figures.ts';
import type { Frame } from './frame.ts';
import type { Workshop } from './workshop.ts';

/** The columns that a frame mentions, and the measures that it asks for. */
type Uses = { readonly mentions: readonly number[]; readonly measures: readonly MeasureForm[] };

/** "The number of metro riders in 2020", where each period has a column of figures: the figures are the number, no row is counted. */
export function areFiguresOfPeriods(
  measures: readonly MeasureForm[],
  named: readonly number[],
  { context }: Workshop,
): boolean {
  const { profile, columnOf } = context;
  const isCount =
    measures.length > 0 && measures.every(({ operation, column }) => operation === 'count' && column === undefined);
  return (
    isCount &&
    named.length > 0 &&
    profile.headerTime !== undefined &&
    named.every((column) => isAmount(columnOf(column)))
  );
}

/** The column whose lowest and highest value are all that is asked for: a picture of its range shows where its values lie. */
export function rangeOf(measures: readonly MeasureForm[]): number | undefined {
  const [low, high, ...others] = measures;
  const isRange = low?.operation === 'min' && high?.operation === 'max' && low.column === high.column;
  return isRange && others.length === 0 ? low.column : undefined;
}

/** "Mean humidity against mean temperature" of columns that are called so: points stand for rows, and none of their figures is brought down. */
export function pointsNamed(
  { types, task }: Frame,
  measures: readonly MeasureForm[],
  { context }: Workshop,
): readonly number[] | undefined {
  const arePoints = types.includes('scatter') || types.includes('bubble') || task === 'relation';
  const columns = measures.flatMap(({ operation, column }) => {
    const isCalled = column !== undefined && saysOperation(context.columnOf(column).label, operation);
    return isCalled ? [column] : [];
  });
  return arePoints && columns.length > 0 && columns.length === measures.length ? columns : undefined;
}

/** Columns and measures of a frame, those given to an axis among them: x first, y last. */
export function usesOf(frame: Frame, isGrouped: boolean): Uses {
  const onAxis = (wanted: 'x' | 'y'): readonly number[] =>
    frame.axes.filter(({ axis }) => axis === wanted).flatMap(({ columns }) => columns.map(({ column }) => column));
  const named = frame.mentions.map(({ column }) => column);
  const made = isGrouped ? madeOf(frame) : [];
  return {
    mentions: [...new Set([...onAxis('x'), ...named, ...onAxis('y')])],
    measures: distinctMeasures([...frame.measures, ...frame.axes.flatMap(({ measures }) => measures), ...made]),
  };
}

/** What figures made of figures are made of is measured first where rows are gathered. */
function madeOf({ derives, formulas, windows }: Frame): readonly MeasureForm[] {
  const added = [
    ...derives.flatMap(({ left, right }) => [left, right]),
    ...formulas.flatMap(({ sources }) => sources),
  ].map((column) => ({ operation: 'sum', column }) as const);
  return [...added, ...windows.flatMap(({ column }) => (column === undefined ? [] : [{ column }]))];
}

function distinctMeasures(measures: readonly MeasureForm[]): readonly MeasureForm[] {
  const seen = new Set<string>();
  return measures.filter(({ operation, column }) => {
    const key = `${operation} ${operation === 'count' ? '' : column}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** False where an operation makes no sense of a column: the mean of a text. */
export function isMeasurable({ operation, column }: MeasureForm, columnOf: BuildContext['columnOf']): boolean {
  if (column === undefined || operation === 'count' || operation === 'countDistinct') return true;
  const isExtreme = operation === 'min' || operation === 'max';
  return isNumeric(columnOf(column)) || (isExtreme && isTimelike(columnOf(column)));
}
