import type { SeriesLook } from '../../look/look.ts';

/** The attributes of a line of a thickness in pixels: round, broken as its style says. */
export function strokeOf(
  { color, lineStyle }: SeriesLook,
  thickness: number,
): Readonly<Record<string, string | number | undefined>> {
  const dashes = DASHES[lineStyle]?.map((part) => Math.max(0.01, part * thickness).toFixed(2));
  return {
    fill: 'none',
    stroke: color,
    'stroke-width': thickness,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    'stroke-dasharray': dashes?.join(' '),
  };
}

/** Strokes and gaps in thicknesses of the line. Round ends add one thickness to each stroke: a dot is a stroke of no length. */
const DASHES = {
  solid: undefined,
  dashed: [3, 2.6],
  dotted: [0, 2.1],
} as const satisfies Record<SeriesLook['lineStyle'], readonly number[] | undefined>;
