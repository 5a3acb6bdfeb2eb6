import { placeOf, type Scale, valueAt, valuePerPixel } from '../axes/fit-scale.ts';
import { bendsOf } from '../marks/bends-of.ts';
import type { LineMark } from '../marks/series.ts';
import type { Fact } from './chart-facts.ts';
import { findToldKeys, heightAt, heightAtEnd, isEachTold, type LineAxes, placesOfLines, SEEN } from './read-lines.ts';
import { createWriter, findCommonDecimals } from './write-number.ts';

type Band = { readonly colour: number; readonly high: number; readonly low: number };

/** How wide a seam between two areas may be, in pixels: a stroke along the lower one, and its blurred edges. */
const WIDEST_SEAM = 7;

/** Bands that meet have one edge: the middle of the seam between them. */
function joinSeams(bands: readonly Band[]): readonly Band[] {
  const nearest = (at: number, edges: readonly number[]): number => {
    const near = edges.filter((edge) => Math.abs(edge - at) <= WIDEST_SEAM);
    const [first] = near.sort((one, other) => Math.abs(one - at) - Math.abs(other - at));
    return first === undefined ? at : (first + at) / 2;
  };
  return bands.map((band) => {
    const others = bands.filter((other) => other !== band);
    return {
      ...band,
      high: nearest(
        band.high,
        others.map(({ low }) => low),
      ),
      low: nearest(
        band.low,
        others.map(({ high }) => high),
      ),
    };
  });
}

/** How far an edge may lie beside what it stands on, in pixels, and over how much of its length it stands there. */
const OFF_FLOOR = 6;
const LEAST_STANDING = 0.7;

/**
 * True where each area stands on zero, on the lower edge of the plot or on another area. Discs, bands around a line and what has no
 * floor are no amounts that heights would state.
 */
export function areStanding(
  areas: readonly { readonly top: LineMark; readonly bottom: LineMark }[],
  { scale, floor }: { readonly scale: Scale; readonly floor: number },
): boolean {
  const zero = scale.kind === 'log' ? floor : placeOf(scale, 0);
  const tops = areas.map(({ top }) => new Map(top.trace.map(({ x, y }) => [x, y])));
  return areas.every(({ bottom, top }) => {
    const edges = bottom.trace.map(({ x, y }, index) => ({ x, low: y, high: top.trace[index]?.y ?? y }));
    const standing = edges.filter(({ x, low, high }) => {
      const floors = [zero, floor, ...tops.flatMap((heights) => heights.get(x) ?? [])];
      // Below zero an area hangs from it.
      return floors.some((own) => Math.abs(own - low) <= OFF_FLOOR) || Math.abs(zero - high) <= OFF_FLOOR;
    });
    return standing.length >= LEAST_STANDING * edges.length;
  });
}

/** How far a value may lie off its digits, in pixels: edges of areas are blurred twice as much as lines are. */
const BLUR = 5;

/** The facts that areas state: from the lower to the upper edge of each, where a name stands or an edge bends. */
export function readAreas(
  areas: readonly { readonly top: LineMark; readonly bottom: LineMark }[],
  axes: LineAxes,
): readonly Fact[] {
  const { scale } = axes;
  const outlines = areas.flatMap(({ top, bottom }) => [top, bottom]);
  // All areas of a stack have their points at the same places: the bends of all edges are those of each.
  const placesFor = placesOfLines(outlines, axes);
  const byKey = new Map(outlines.flatMap((line) => placesFor(line)).map((place) => [place.key, place]));
  const places = [...byKey.values()].sort((one, other) => one.place - other.place);
  const gaps = places.slice(1).map(({ place }, index) => Math.abs(place - (places[index]?.place ?? 0)));
  const reach = Math.min(12, Math.max(4, 0.45 * Math.min(...gaps, 60)));
  const heightOf = (edge: LineMark, place: number): number | undefined => {
    const atEnd = (edge.markers ?? []).length > 0 ? undefined : heightAtEnd(edge.trace, place, reach);
    return atEnd ?? heightAt(edge.trace, place, reach, bendsOf(edge));
  };
  const foot = areas.reduce(
    (deepest, { bottom }) => bottom.trace.reduce((own, { y }) => Math.max(own, y), deepest),
    Number.NEGATIVE_INFINITY,
  );
  // Where the axis begins above zero the lowest area is cut off: it reaches down to zero all the same.
  const isCutOff = scale.kind === 'log' || placeOf(scale, 0) > foot + OFF_FLOOR;
  const found = places.flatMap(({ place, key }) => {
    const bands = areas.flatMap(({ top, bottom }) => {
      const [high, low] = [heightOf(top, place), heightOf(bottom, place)];
      return high === undefined || low === undefined ? [] : [{ colour: top.colour, high, low }];
    });
    return joinSeams(bands).map((band) => {
      const isLowest = isCutOff && foot - band.low <= OFF_FLOOR;
      const isOnGround = isLowest || Math.abs(valueAt(scale, band.low)) < 3 * valuePerPixel(scale, band.low);
      const own = valueAt(scale, band.high);
      return { ...band, place, key, value: isOnGround ? own : own - valueAt(scale, band.low) };
    });
  });
  const perPixel = valuePerPixel(scale, found[0]?.high ?? 0);
  const slack = BLUR * perPixel;
  const edges = outlines.flatMap((edge) => bendsOf(edge).map(({ x }) => x));
  const shown = found.map((one) => ({ ...one, isSeen: edges.some((x) => Math.abs(x - one.place) <= SEEN) }));
  const keys = isEachTold(outlines, axes) ? undefined : findToldKeys(shown, slack);
  const told = shown.filter(({ key }) => keys?.has(key) !== false);
  const settled = [told, told.filter(({ isSeen }) => isSeen)].map((some) => some.map(({ value }) => value));
  const values = settled.find((some) => findCommonDecimals(some, slack, true) !== undefined) ?? [];
  const write = createWriter(values, slack, true);
  return told.map(({ colour, place, key, high, low, value }) => ({
    order: place,
    key,
    series: colour,
    value: write(value, perPixel),
    extent: { left: place - 2, right: place + 2, top: Math.min(high, low), bottom: Math.max(high, low) },
  }));
}
