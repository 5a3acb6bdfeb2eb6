import { quoteValue } from './quote-value.ts';

/** A column or a step as people know it: the key that rows use and the label that people read. */
export type ColumnName = { readonly key: string; readonly label: string };

/** A column as conditions on it are told: what is compared with lengths of time is one, in seconds. */
export type ComparedColumn = ColumnName & { readonly isDuration?: boolean };

/** What a step needed of a column and did not find. */
export type NeededKind = 'number' | 'date' | 'text' | 'truth';

/** Why a plan cannot be carried out, with what a caller needs to say so or to repair it. */
export type PlanFault =
  /** No column has this key or label; `nearest` are those whose names come near, best first. */
  | { readonly kind: 'unknownColumn'; readonly name: string; readonly nearest: readonly ColumnName[] }
  /** No function has this name; `nearest` are names that come near. */
  | { readonly kind: 'unknownFunction'; readonly name: string; readonly nearest: readonly string[] }
  /** A column, or a part of an expression (`text`, as it is written), is of another kind than is needed. */
  | { readonly kind: 'wrongKind'; readonly column?: ColumnName; readonly text?: string; readonly needs: NeededKind }
  /** An argument is out of its range: `argument` is its name in the vocabulary, `value` what it was, `needs` what would do. */
  | { readonly kind: 'badArgument'; readonly argument: string; readonly value: unknown; readonly needs: string }
  /** The text of an expression cannot be read; `at` is the position from 0 of the first sign that does not fit. */
  | { readonly kind: 'syntax'; readonly text: string; readonly at: number; readonly needs: string }
  /** The result would have more cells than are allowed. */
  | { readonly kind: 'tooLarge'; readonly cells: number; readonly mostCells: number };

/**
 * A step of a plan that cannot be carried out on this table. `fault` says why, by fields; `message` is for logs and for
 * language models, in plain English.
 */
export class PlanError extends Error {
  override readonly name = 'PlanError';
  readonly fault: PlanFault;

  constructor(fault: PlanFault) {
    super(describeFault(fault));
    this.fault = fault;
  }
}

function describeFault(fault: PlanFault): string {
  switch (fault.kind) {
    case 'unknownColumn':
      return `There is no column ${quoteValue(fault.name)}.${suggest(fault.nearest.map(({ label }) => label))}`;
    case 'unknownFunction':
      return `There is no function ${quoteValue(fault.name)}.${suggest(fault.nearest)}`;
    case 'wrongKind':
      return `${quoteValue(fault.column?.label ?? fault.text ?? '')} is no ${fault.needs}, and a ${fault.needs} is needed here.`;
    case 'badArgument':
      return `${fault.argument} cannot be ${quoteValue(fault.value)}: it must be ${fault.needs}.`;
    case 'syntax':
      return `The expression ${quoteValue(fault.text)} cannot be read at position ${fault.at}: ${fault.needs} is needed there.`;
    case 'tooLarge':
      return `The result would have ${fault.cells} cells; at most ${fault.mostCells} are allowed.`;
  }
}

function suggest(names: readonly string[]): string {
  return names.length === 0 ? '' : ` Did you mean ${names.map(quoteValue).join(' or ')}?`;
}
