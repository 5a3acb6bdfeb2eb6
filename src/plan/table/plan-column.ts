import type { ColumnDefinition } from '../../chart/graph-config.ts';
import type { TypedColumn } from '../../table/column.ts';
import type { ColumnName } from '../plan-error.ts';
import { lazily } from './lazily.ts';
import { takeCells, takeTyped } from './take-typed.ts';

/**
 * One column of a table between two steps. `cells` and `typed` are made when they are first asked for: a step pays only for
 * the columns it looks at.
 */
export type PlanColumn = {
  readonly key: string;
  /** The label, or the key where there is none. */
  readonly label: string;
  /** The whole definition, with whatever the caller keeps in it. */
  readonly definition: ColumnDefinition;
  readonly isHidden: boolean;
  /** True where the cells are those of the rows as the caller sent them. */
  readonly isOriginal: boolean;
  /** All the intervals that the cells were put into, from the lowest, those without a cell among them. */
  readonly intervals?: readonly string[];
  /** What the rows hold, as it came or as a step made it. */
  readonly cells: readonly unknown[];
  /** The cells as typed values. */
  readonly typed: TypedColumn;
};

type Making = Omit<PlanColumn, 'cells' | 'typed'> & {
  readonly makeCells: () => readonly unknown[];
  readonly makeTyped: () => TypedColumn;
};

/** A column whose cells and types are made when they are asked for. */
export function createColumn({ makeCells, makeTyped, ...facts }: Making): PlanColumn {
  const cells = lazily(makeCells);
  const typed = lazily(makeTyped);
  return {
    ...facts,
    get cells() {
      return cells();
    },
    get typed() {
      return typed();
    },
  };
}

/** What is known of a column without looking at its cells. */
function factsOf(column: PlanColumn): Omit<PlanColumn, 'cells' | 'typed'> {
  const { key, label, definition, isHidden, isOriginal, intervals } = column;
  return { key, label, definition, isHidden, isOriginal, ...(intervals === undefined ? {} : { intervals }) };
}

/** The same cells under other facts; what is not given stays. */
export function changeColumn(column: PlanColumn, changes: Partial<Omit<PlanColumn, 'cells' | 'typed'>>): PlanColumn {
  return createColumn({
    ...factsOf(column),
    ...changes,
    makeCells: () => column.cells,
    makeTyped: () => column.typed,
  });
}

/** The same column under another definition: its label, format or place in the chart changes, its cells do not. */
export function redefine(column: PlanColumn, definition: ColumnDefinition): PlanColumn {
  const isHidden = definition._metadata?.isHidden === true;
  return changeColumn(column, { label: shownLabel(definition), definition, isHidden });
}

/** The rows of a column at the given positions, in their order. The intervals are still those that they were put into. */
export function takeColumn(column: PlanColumn, rows: Int32Array): PlanColumn {
  return createColumn({
    ...factsOf(column),
    makeCells: () => takeCells(column.cells, rows),
    makeTyped: () => takeTyped(column.typed, rows),
  });
}

/** The label of a definition; its key where the label is absent or blank. */
export function shownLabel({ key, label }: ColumnDefinition): string {
  return typeof label === 'string' && label.trim() !== '' ? label : key;
}

/** The key and the label of a column, as facts and errors carry them. */
export function nameOf({ key, label }: ColumnName): ColumnName {
  return { key, label };
}

/** The columns of some data as they are called: by their keys where they have no label. */
export function columnNames(columns: readonly ColumnDefinition[]): readonly ColumnName[] {
  return columns.map(({ key, label = key }) => ({ key, label }));
}
