import { type Scale, valueAt, valuePerPixel } from '../axes/fit-scale.ts';
import { bendsOf } from '../marks/bends-of.ts';
import type { LineMark } from '../marks/series.ts';
import type { Fact } from './chart-facts.ts';
import { heightAt } from './read-lines.ts';
import { createWriter } from './write-number.ts';

/** The places of names that other marks gave: the middle of the marks of each. */
function placesOf(
  facts: readonly Fact[],
): readonly { readonly at: number; readonly key: string; readonly order: number }[] {
  const byKey = new Map<string, readonly Fact[]>();
  for (const fact of facts) {
    const name = `${Math.round(fact.order)}\u0000${fact.key}`;
    byKey.set(name, [...(byKey.get(name) ?? []), fact]);
  }
  return [...byKey.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const [left, right] = [
      Math.min(...own.map(({ extent }) => extent.left)),
      Math.max(...own.map(({ extent }) => extent.right)),
    ];
    return [{ at: (left + right) / 2, key: first.key, order: first.order }];
  });
}

/** How near a line must run to the edge of other marks, in pixels, to be their outline. */
const OUTLINE = 4;

/** True where a line is the outline of an area: it runs along its upper or lower edge. */
export function isOutline(line: LineMark, edges: readonly LineMark[]): boolean {
  return edges.some(({ trace }) => {
    const heights = new Map(trace.map(({ x, y }) => [x, y]));
    const shared = line.trace.filter(({ x }) => heights.has(x));
    const near = shared.filter(({ x, y }) => Math.abs((heights.get(x) ?? 0) - y) <= OUTLINE);
    return shared.length > 0.5 * line.trace.length && near.length > 0.7 * shared.length;
  });
}

/** Lines, and the areas that they may belong to. */
export type LinesAndAreas = {
  readonly lines: readonly LineMark[];
  readonly areas: readonly { readonly top: LineMark; readonly bottom: LineMark }[];
};

/**
 * The lines that are drawn along edges of areas and belong to these: they bear the name of an area, or none. What has a name that no
 * area has is a series of its own, however near it runs.
 */
export function outlinesOf({ areas, lines }: LinesAndAreas, names: readonly string[]): readonly LineMark[] {
  const edges = areas.flatMap(({ top, bottom }) => [top, bottom]);
  const ofAreas = new Set(['', ...areas.map(({ top }) => names[top.colour - 1] ?? '')]);
  return lines.filter((line) => ofAreas.has(names[line.colour - 1] ?? '') && isOutline(line, edges));
}

/** The facts of lines that are drawn over bars or areas: each read where the marks below have their names. */
export function readLinesBeside(lines: readonly LineMark[], facts: readonly Fact[], scale: Scale): readonly Fact[] {
  const places = placesOf(facts);
  const found = lines.flatMap((line) => {
    const bends = bendsOf(line);
    return places.flatMap(({ at, key, order }) => {
      const y = heightAt(line.trace, at, 8, bends);
      return y === undefined ? [] : [{ line, at, key, order, y }];
    });
  });
  const perPixel = valuePerPixel(scale, found[0]?.y ?? 0);
  const write = createWriter(
    scale.kind === 'linear' ? found.map(({ y }) => valueAt(scale, y)) : [],
    2.5 * perPixel,
    true,
  );
  return found.map(({ line, at, key, order, y }) => ({
    order,
    key,
    series: line.colour,
    value: write(valueAt(scale, y), valuePerPixel(scale, y)),
    extent: { left: at - 3, right: at + 3, top: y - 3, bottom: y + 3 },
  }));
}
