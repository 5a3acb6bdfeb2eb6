import type { Axis } from '../axes/axis.ts';
import { type Scale, valueAt, valuePerPixel } from '../axes/fit-scale.ts';
import type { DotMark } from '../marks/series.ts';
import type { Fact } from './chart-facts.ts';
import { createWriter } from './write-number.ts';

/** The axes of a plot of dots. `isTurned` is true where the names stand along the upright axis. */
export type DotAxes = { readonly other: Axis; readonly scale: Scale; readonly isTurned: boolean };

function writerOf(places: readonly number[], scale: Scale): (place: number) => string {
  const perPixel = valuePerPixel(scale, places[0] ?? 0);
  const values = places.map((place) => valueAt(scale, place));
  const write = createWriter(scale.kind === 'linear' ? values : [], perPixel, true);
  return (place) => write(valueAt(scale, place), valuePerPixel(scale, place));
}

/** The facts that dots state: each one its number and the number, or the nearest name, that it stands at. */
export function readDots(dots: readonly DotMark[], { other, scale, isTurned }: DotAxes): readonly Fact[] {
  const along = ({ x, y }: DotMark): number => (isTurned ? y : x);
  const across = ({ x, y }: DotMark): number => (isTurned ? x : y);
  const writeValue = writerOf(dots.map(across), scale);
  const writeKey = other.scale === undefined ? undefined : writerOf(dots.map(along), other.scale);
  return dots.map((dot) => {
    const nearest = other.labels.reduce<Axis['labels'][number] | undefined>(
      (best, label) =>
        best === undefined || Math.abs(label.at - along(dot)) < Math.abs(best.at - along(dot)) ? label : best,
      undefined,
    );
    return {
      order: writeKey === undefined ? (nearest?.at ?? along(dot)) : along(dot),
      key: writeKey === undefined ? (nearest?.text ?? '') : writeKey(along(dot)),
      series: dot.colour,
      value: writeValue(across(dot)),
      extent: {
        left: dot.x - dot.radius,
        right: dot.x + dot.radius,
        top: dot.y - dot.radius,
        bottom: dot.y + dot.radius,
      },
    };
  });
}
