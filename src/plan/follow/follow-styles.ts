import type { GraphConfig } from '../../chart/graph-config.ts';
import { styleScopeOf } from '../../chart/read-columns.ts';
import { type ChartView, nameColumn } from '../edit/chart-view.ts';
import { moveSeriesStyles } from '../edit/move-series-styles.ts';
import { isBranch, readPath } from '../edit/patch.ts';
import type { DataChange } from './data-change.ts';
import type { Followed } from './notice.ts';

/** Keeps each look on the series, or the slice, it was given to. Looks of what is gone go. */
export function followStyles(config: GraphConfig, change: DataChange): Followed {
  const scope = styleScopeOf(config.type);
  if (!isBranch(readPath(config, 'appearance.seriesStyles'))) return { config, notices: [] };
  if (scope === 'series') return followSeries(config, change);
  return scope === 'slice' ? followSlices(config, change) : { config, notices: [] };
}

function followSeries(config: GraphConfig, { before, after, heirOf }: DataChange): Followed {
  const present = before.reading().series;
  const { config: moved, lost } = moveSeriesStyles(
    config,
    present.map((key) => heirOf(key) ?? key),
    after.reading().series,
  );
  const names = lost.map((key) => nameColumn(before.table, key).label);
  return { config: moved, notices: toNotices(names) };
}

function followSlices(config: GraphConfig, { before, after }: DataChange): Followed {
  const { config: moved, lost } = moveSeriesStyles(config, nameSlices(before), nameSlices(after));
  return { config: moved, notices: toNotices(lost.map((name) => name.slice(0, name.lastIndexOf('#')))) };
}

/** Slices by their names; those of one name are told apart by their order. */
function nameSlices({ table, reading }: ChartView): readonly string[] {
  const { along } = reading();
  const cells = table.columns.find(({ key }) => key === along)?.cells ?? [];
  const seen = new Map<string, number>();
  return cells.map((cell) => {
    const name = String(cell ?? '');
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${name}#${count}`;
  });
}

function toNotices(names: readonly string[]): Followed['notices'] {
  return names.length === 0 ? [] : [{ kind: 'stylesDropped', names }];
}
