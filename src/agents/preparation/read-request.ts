import type { Situation } from '../../language/understanding.ts';
import type { ColumnName } from '../../plan/plan-error.ts';
import type { Transform } from '../../plan/transform/transform.ts';
import { isStockLabel } from '../../table/profile/stock-labels.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import type { PreparedMeasure, PreparedNames, PreparedShape } from '../../writing/suggestions/data-preparation.ts';
import { readShape } from '../../writing/suggestions/read-shape.ts';
import { groupOf } from './group-of.ts';
import { toPlan } from './to-plan.ts';

/**
 * The steps that a request of our own wording asks for, read word for word: suggestions write it, and it means to `mutate` what they
 * mean by it, whatever the columns are called. Undefined for any other wording, and where the columns do not suit: then it is a wish
 * like any other. `shown` are the columns of a chart, where the rows are those that it was made of: what these answer is asked of them.
 */
export function readRequest(
  request: string,
  { config, profile, locale }: Pick<Situation, 'config' | 'profile' | 'locale'>,
  shown?: readonly ColumnName[],
): readonly Transform[] | undefined {
  const shape = readShape(request, profile.columns, locale);
  if (shape === undefined || !isSuited(shape, profile)) return undefined;
  if (shown !== undefined && isAskedOf(shape, shown)) return undefined;
  return toPlan({ shape: inOrder(shape, profile) }, { data: config.data, locale });
}

/** True for what the rows of a chart are asked themselves: its own columns, picked or put into ranges, and nothing at all. */
function isAskedOf(shape: PreparedShape, shown: readonly ColumnName[]): boolean {
  const labels = new Set(shown.map(({ label }) => label));
  switch (shape.kind) {
    case 'gathered':
    case 'top-groups':
      return false;
    case 'columns':
      return shape.columns.every(({ label }) => labels.has(label));
    case 'top-rows':
    case 'bins':
      return labels.has(shape.column.label);
    default:
      return true;
  }
}

function isSuited(shape: PreparedShape, profile: TableProfile): boolean {
  const columnOf = (key: string): ColumnProfile | undefined => profile.columns.find((column) => column.key === key);
  const isFigure = (key: string): boolean => columnOf(key)?.role === 'measure';
  const isOfFigure = (measure: PreparedMeasure): boolean =>
    measure.operation === 'count' || isFigure(measure.column.key);
  switch (shape.kind) {
    case 'columns':
      return new Set(shape.columns.map(({ key }) => key)).size === shape.columns.length;
    case 'gathered': {
      const { by, measures, isGrowth } = shape;
      const time = columnOf(by.key)?.time;
      const isTold = by.part === undefined || time?.isCyclic === false;
      // Growth is from one time to the next.
      const hasCourse = !isGrowth || time !== undefined;
      return (
        isTold && hasCourse && measures.every((one) => isOfFigure(one) && (time !== undefined || !isHeld(one, profile)))
      );
    }
    case 'top-groups':
      return isOfFigure(shape.measure) && !isHeld(shape.measure, profile);
    case 'top-rows':
    case 'bins':
      return isFigure(shape.column.key);
    default:
      return true;
  }
}

/** What is there at a time, of rows that tell of each thing once for each time: it adds up over none of them. */
const isHeld = (measure: PreparedMeasure, { long }: TableProfile): boolean =>
  measure.operation === 'sum' && long !== undefined && isStockLabel(measure.column.label);

/** A sentence does not say in which order groups stand: the table does. */
function inOrder(shape: PreparedShape, { columns }: TableProfile): PreparedShape {
  if (shape.kind !== 'gathered') return shape;
  const ordered = <Names extends PreparedNames>(names: Names): Names => {
    const column = columns.find(({ key }) => key === names.key);
    return column === undefined ? names : { ...names, ...groupOf(column) };
  };
  const { by, across } = shape;
  return { ...shape, by: ordered(by), ...(across === undefined ? {} : { across: ordered(across) }) };
}
