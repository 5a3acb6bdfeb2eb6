import { valueAt, valuePerPixel } from '../axes/fit-scale.ts';
import type { LineMark } from '../marks/series.ts';
import { simplify } from '../marks/simplify-trace.ts';
import type { Fact } from './chart-facts.ts';
import { heightAt, type LineAxes, placesOfLines } from './read-lines.ts';
import { createWriter } from './write-number.ts';

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
  const found = areas.flatMap(({ top, bottom }) =>
    places.flatMap(({ place, key }) => {
      const [high, low] = [
        heightAt(top.trace, place, reach, simplify(top.trace)),
        heightAt(bottom.trace, place, reach, simplify(bottom.trace)),
      ];
      if (high === undefined || low === undefined) return [];
      const isOnGround = Math.abs(valueAt(scale, low)) < 3 * valuePerPixel(scale, low);
      return [
        {
          colour: top.colour,
          place,
          key,
          high,
          low,
          value: isOnGround ? valueAt(scale, high) : valueAt(scale, high) - valueAt(scale, low),
        },
      ];
    }),
  );
  const perPixel = valuePerPixel(scale, found[0]?.high ?? 0);
  const write = createWriter(
    found.map(({ value }) => value),
    perPixel,
    true,
  );
  return found.map(({ colour, place, key, high, low, value }) => ({
    order: place,
    key,
    series: colour,
    value: write(value),
    extent: { left: place - 2, right: place + 2, top: Math.min(high, low), bottom: Math.max(high, low) },
  }));
}
