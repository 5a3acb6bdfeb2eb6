import type { GraphConfig } from '../../chart/graph-config.ts';
import { nameColumn } from '../edit/chart-view.ts';
import { REFERENCE_LINES, type ReferenceLineName } from '../edit/edit.ts';
import { readPath, removePath, setPath } from '../edit/patch.ts';
import type { DataChange } from './data-change.ts';
import type { AxisName, Followed, PlanNotice } from './notice.ts';

const AXES = ['x', 'y', 'y2'] as const satisfies readonly AxisName[];

/** Keeps reference lines on their columns. A line whose column is gone goes. */
export function followReferenceLines(config: GraphConfig, change: DataChange): Followed {
  return REFERENCE_LINES.reduce<Followed>((followed, line) => followLine(followed, line, change), {
    config,
    notices: [],
  });
}

function followLine({ config, notices }: Followed, line: ReferenceLineName, { before, heirOf }: DataChange): Followed {
  const path = `referenceLines.${line}.columnKey`;
  const key = readPath(config, path);
  if (typeof key !== 'string') return { config, notices };
  const heir = heirOf(key);
  if (heir !== undefined) return { config: setPath(config, path, heir), notices };
  const column = nameColumn(before.table, key);
  const notice: PlanNotice = { kind: 'referenceLineDropped', line, column };
  return { config: removePath(config, `referenceLines.${line}`), notices: [...notices, notice] };
}

/**
 * The title of an axis that is the label of a column follows it: to its new label where it was renamed, away where it is gone.
 * Any other title is the person's own and stays.
 */
export function followAxisLabels(config: GraphConfig, change: DataChange): Followed {
  return AXES.reduce<Followed>((followed, axis) => followLabel(followed, axis, change), { config, notices: [] });
}

function followLabel({ config, notices }: Followed, axis: AxisName, { before, after }: DataChange): Followed {
  const path = `axes.${axis}.label`;
  const label = readPath(config, path);
  const named = before.table.columns.find((column) => column.label === label);
  if (typeof label !== 'string' || named === undefined) return { config, notices };
  if (after.table.columns.some((column) => column.label === label)) return { config, notices };
  const now = after.table.columns.find(({ key }) => key === named.key)?.label;
  if (now === undefined) {
    return { config: removePath(config, path), notices: [...notices, { kind: 'axisLabelCleared', axis, label }] };
  }
  const notice: PlanNotice = { kind: 'axisLabelRenamed', axis, from: label, to: now };
  return { config: setPath(config, path, now), notices: [...notices, notice] };
}
