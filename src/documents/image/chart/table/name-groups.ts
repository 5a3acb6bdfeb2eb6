import type { Axis } from '../axes/axis.ts';
import { axesOf, type Kinds } from '../draft-plot.ts';
import type { BarMark } from '../marks/series.ts';
import type { ReadScene } from '../read-scene.ts';

/** How far the middle of a group may lie off its label, in pixels. */
const OFF_MIDDLE = 2.5;
/** So many groups, each around a label, are no chance. */
const LEAST_GROUPS = 2;

const middleOf = ({ from, to }: BarMark): number => (from + to) / 2;

/** True where bars of several colours stand side by side in groups around the labels of an axis, one of each colour at most. */
function areGrouped(bars: readonly BarMark[], { labels }: Axis): boolean {
  const groups = new Map<number, BarMark[]>();
  for (const bar of bars) {
    const nearest = labels.reduce(
      (best, { at }) => (Math.abs(at - middleOf(bar)) < Math.abs(best.at - middleOf(bar)) ? { at } : best),
      labels[0] ?? { at: 0 },
    );
    groups.set(nearest.at, [...(groups.get(nearest.at) ?? []), bar]);
  }
  const colours = new Set(bars.map(({ colour }) => colour)).size;
  const isAround = ([at, own]: readonly [number, readonly BarMark[]]): boolean =>
    own.length === colours &&
    new Set(own.map(({ colour }) => colour)).size === own.length &&
    new Set(own.map((bar) => Math.round(middleOf(bar)))).size === own.length &&
    Math.abs((Math.min(...own.map(({ from }) => from)) + Math.max(...own.map(({ to }) => to))) / 2 - at) <= OFF_MIDDLE;
  return colours > 1 && groups.size >= LEAST_GROUPS && [...groups].every(isAround);
}

/** The scene with years and other numbers as names, where groups of bars stand around them: beside them they measure nothing. */
export function nameGroups(read: ReadScene, kinds: Kinds): ReadScene {
  const { upright, level } = axesOf(read);
  const [names, value] = kinds.areNarrow ? [upright, level] : [level, upright];
  if (names?.scale === undefined || value?.scale === undefined || !areGrouped(kinds.bars, names)) return read;
  const { scale: _, ...named } = names;
  const axes = Object.fromEntries(
    Object.entries(read.axes).map(([side, axis]) => [side, axis === names ? named : axis]),
  );
  return { ...read, axes };
}
