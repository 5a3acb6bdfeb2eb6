import type { GraphConfig } from '../../chart/graph-config.ts';
import { namingKeyOf } from '../../chart/read-columns.ts';
import { findColumn } from '../table/find-column.ts';
import type { PlanTable } from '../table/plan-table.ts';
import { type ChartView, cellAt, nameColumn } from './chart-view.ts';
import type { Anchor, NewAnnotation } from './edit.ts';
import { EditError } from './edit-error.ts';
import type { AnchorName } from './edit-facts.ts';
import { isBranch } from './patch.ts';

/** The annotations of a chart; none where the field holds no list. */
export function annotationsOf(config: GraphConfig): readonly unknown[] {
  return Array.isArray(config.annotations) ? config.annotations : [];
}

/** The places in the data that a new remark stands at. */
export function anchorsOf(annotation: NewAnnotation): readonly Anchor[] {
  if ('at' in annotation) return [annotation.at];
  return annotation.type === 'difference-arrow' ? [annotation.start, annotation.end] : [];
}

/** Passes a place that the data has; throws an `EditError` or a `PlanError` that names what is not there. */
export function checkAnchor(table: PlanTable, anchor: Anchor): void {
  const { rowIndex, columnKey } = anchor;
  const { rowCount } = table;
  if (!Number.isInteger(rowIndex) || rowIndex < 0 || rowIndex >= rowCount) {
    throw new EditError({ kind: 'unknownRow', rowIndex, rowCount });
  }
  findColumn(table, columnKey);
}

/** A place as a reader knows it. */
export function nameAnchor(view: ChartView, { rowIndex, columnKey }: Anchor): AnchorName {
  const cell = cellAt(view.table, namingKeyOf(view.reading()), rowIndex);
  return { row: String(cell ?? rowIndex + 1), column: nameColumn(view.table, columnKey) };
}

/** A place as a chart keeps it: pinned by what names its row, so that it is found again when rows move. */
export function pinAnchor(view: ChartView, { rowIndex, columnKey }: Anchor): Readonly<Record<string, unknown>> {
  const cell = cellAt(view.table, namingKeyOf(view.reading()), rowIndex);
  return { rowIndex, columnKey, ...(cell === null ? {} : { rowValue: cell }) };
}

/** An id that no annotation has: the first free of `annotation-1`, `annotation-2`…. */
export function nextId(annotations: readonly unknown[]): string {
  const taken = new Set(annotations.map((annotation) => (isBranch(annotation) ? annotation.id : undefined)));
  let number = annotations.length + 1;
  while (taken.has(`annotation-${number}`)) number += 1;
  return `annotation-${number}`;
}
