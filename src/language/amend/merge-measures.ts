import type { MeasureForm } from '../grammar/meaning.ts';
import type { Frame } from '../readings/frame.ts';

/** What figures are merged from. */
export type MeasuresToMerge = {
  readonly wish: Frame;
  readonly base: Frame;
  /** Columns of figures that the wish names without saying how they are brought down. */
  readonly numbers: readonly number[];
  readonly isAdding: boolean;
};

/** The figures of a follow-up: another operation on the same columns, other columns, or more of them. */
export function mergeMeasures({ wish, base, numbers, isAdding }: MeasuresToMerge): readonly MeasureForm[] {
  const kept = base.measures.map((measure) => replaced(measure, wish));
  const operation = wish.measures.find(isBare)?.operation ?? wish.bareOperation ?? wish.reusedOperation;
  const others = operation === undefined ? kept : kept.map((measure) => withOperation(measure, operation));
  // "And the average too" stands beside what there is.
  const again = isAdding && operation !== undefined ? withoutRepeats([...kept, ...others]) : others;
  const named = wish.measures.filter((measure) => !isBare(measure));
  const asked = [...named, ...numbers.map((column) => likeBefore(column, base.measures))];
  if (asked.length === 0) return again;
  // What is shown already is not shown twice.
  const isShown = ({ column, operation }: MeasureForm): boolean =>
    operation === undefined && again.some((measure) => measure.column === column);
  return isAdding ? [...again, ...asked.filter((measure) => !isShown(measure))] : asked;
}

/** An operation by itself: "the total instead". */
function isBare({ column, operation }: MeasureForm): boolean {
  return column === undefined && operation !== undefined && operation !== 'count';
}

function withOperation(measure: MeasureForm, operation: NonNullable<MeasureForm['operation']>): MeasureForm {
  return measure.column === undefined ? measure : { column: measure.column, operation };
}

function withoutRepeats(measures: readonly MeasureForm[]): readonly MeasureForm[] {
  const isSame = (one: MeasureForm, other: MeasureForm): boolean =>
    one.column === other.column && (one.operation ?? 'count') === (other.operation ?? 'count');
  return measures.filter((measure, at) => measures.findIndex((other) => isSame(measure, other)) === at);
}

function replaced(measure: MeasureForm, { replacements }: Frame): MeasureForm {
  const found = replacements.find(({ from }) => from.column === measure.column);
  return found === undefined ? measure : likeBefore(found.to.column, [measure]);
}

/** A figure named by its column alone is brought down as the one before it was, where that operation suits any figure. */
function likeBefore(column: number, [first]: readonly MeasureForm[]): MeasureForm {
  const operation = first?.operation;
  const isKept = operation === 'mean' || operation === 'median' || operation === 'min' || operation === 'max';
  return isKept ? { column, operation } : { column };
}
