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

/** True where dots alone stand at years, each at one of the labels. */
const areAtYears = ({ bars, dots, lines }: Kinds, { isYears, labels }: Axis, along: 'x' | 'y'): boolean =>
  isYears &&
  dots.length > 0 &&
  bars.length + lines.length === 0 &&
  dots.every((dot) => labels.some(({ at }) => Math.abs(at - dot[along]) <= OFF_MIDDLE));

/** The scene with years and other numbers as names, where groups of bars stand around them, or dots at years: they measure nothing. */
export function nameGroups(read: ReadScene, kinds: Kinds): ReadScene {
  const { upright, level } = axesOf(read);
  const isUpright = kinds.areNarrow || (upright?.isYears === true && level?.isYears === false);
  const [names, value] = isUpright ? [upright, level] : [level, upright];
  if (names?.scale === undefined || value?.scale === undefined) return read;
  if (!areGrouped(kinds.bars, names) && !areAtYears(kinds, names, isUpright ? 'y' : 'x')) return read;
  const { scale: _, ...named } = names;
  const axes = Object.fromEntries(
    Object.entries(read.axes).map(([side, axis]) => [side, axis === names ? named : axis]),
  );
  return { ...read, axes };
}
