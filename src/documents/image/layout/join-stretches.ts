import { type Box, uniteBoxes } from '../pixels.ts';
import { findRoot, join } from './flat-ground.ts';
import type { Ruling } from './rulings.ts';
import type { TextSegment } from './text-segment.ts';

const NO_SEGMENT: TextSegment = { box: { left: 0, top: 0, width: 0, height: 0 }, letterHeight: 0, parts: [] };
/** The widest space that two stretches may be joined over, in heights of letters. */
const MOST_JOINED_SPACE = 2;

/** Joins each stretch with those near to its right that go on with it, as `doGoOn` says. */
export function joinStretches(
  segments: readonly TextSegment[],
  doGoOn: (one: TextSegment, other: TextSegment) => boolean,
): readonly TextSegment[] {
  const ordered = segments.toSorted((one, other) => one.box.left - other.box.left);
  const parents = Int32Array.from(ordered.keys());
  for (const [at, one] of ordered.entries()) {
    const reach = one.box.left + one.box.width + one.letterHeight * MOST_JOINED_SPACE;
    for (let next = at + 1; next < ordered.length; next += 1) {
      const other = ordered[next];
      if (other === undefined || other.box.left > reach) break;
      if (doGoOn(one, other)) join(parents, at, next);
    }
  }
  const groups = Map.groupBy(ordered.keys(), (at) => findRoot(parents, at));
  return [...groups.values()].map((members) =>
    members
      .map((at) => ordered[at] ?? NO_SEGMENT)
      .reduce((one, other) => ({
        box: uniteBoxes(one.box, other.box),
        letterHeight: one.box.width > other.box.width ? one.letterHeight : other.letterHeight,
        parts: [...one.parts, ...other.parts],
      })),
  );
}

/** True where an upright ruling stands between. */
export function isParted(one: Box, other: Box, upright: readonly Ruling[]): boolean {
  const [left, right] = [Math.min(one.left + one.width, other.left + other.width), Math.max(one.left, other.left)];
  const middle = (Math.max(one.top, other.top) + Math.min(one.top + one.height, other.top + other.height)) / 2;
  return upright.some(({ at, from, to }) => at >= left - 1 && at <= right + 1 && from <= middle && to >= middle);
}
