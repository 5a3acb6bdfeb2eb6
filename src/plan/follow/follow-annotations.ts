import type { GraphConfig } from '../../chart/graph-config.ts';
import { annotationsOf } from '../edit/anchors.ts';
import { isBranch, removePath } from '../edit/patch.ts';
import type { DataChange } from './data-change.ts';
import type { Followed } from './notice.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The parts of a remark that stand in the data: itself, or the two ends of an arrow. */
const ENDS = ['start', 'end'] as const;

/**
 * Keeps each remark at its row and column: the very row where it is still there, else the row of the same value along the
 * axis. Remarks whose place is gone go; those that stand nowhere in the data stay as they are.
 */
export function followAnnotations(config: GraphConfig, change: DataChange): Followed {
  const present = annotationsOf(config);
  const followed = present.map((annotation) => (isBranch(annotation) ? moveRemark(annotation, change) : annotation));
  const kept = followed.filter((annotation) => annotation !== undefined);
  const count = present.length - kept.length;
  if (count === 0 && kept.every((annotation, index) => annotation === present[index])) return { config, notices: [] };
  const changed = kept.length === 0 ? removePath(config, 'annotations') : { ...config, annotations: kept };
  return { config: changed, notices: count === 0 ? [] : [{ kind: 'annotationsDropped', count }] };
}

function moveRemark(annotation: Fields, change: DataChange): Fields | undefined {
  const moved = moveAnchor(annotation, change, annotation.highlight);
  if (moved === undefined) return undefined;
  let remark: Fields = moved;
  for (const end of ENDS) {
    const anchor = remark[end];
    if (!isBranch(anchor)) continue;
    const there = moveAnchor(anchor, change, undefined);
    if (there === undefined) return undefined;
    if (there !== anchor) remark = { ...remark, [end]: there };
  }
  return remark;
}

/** A highlight of a whole series needs no row, one of a value along the axis no column. */
function moveAnchor(anchor: Fields, change: DataChange, highlight: unknown): Fields | undefined {
  const { rowIndex, columnKey, rowValue } = anchor;
  let moved = anchor;
  if (typeof columnKey === 'string') {
    const heir = change.heirOf(columnKey);
    if (heir === undefined && highlight !== 'x-value') return undefined;
    if (heir !== undefined && heir !== columnKey) moved = { ...moved, columnKey: heir };
  }
  if (typeof rowIndex === 'number') {
    const row = change.rowOf(rowIndex, rowValue);
    if (row === undefined && highlight !== 'series') return undefined;
    if (row !== undefined && row !== rowIndex) moved = { ...moved, rowIndex: row };
  }
  return moved;
}
