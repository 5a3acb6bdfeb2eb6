import { element, toCoordinate } from '../../svg/element.ts';

/** How dots of one colour are drawn: the radius in pixels, and what they are of. */
export type DotStyle = {
  readonly color: string;
  readonly radius: number;
  /** The number of the series, for `data-series`. */
  readonly series?: string;
  /** A ring around each dot. */
  readonly outline?: { readonly color: string; readonly width: number };
  readonly opacity?: number;
};

type Dot = { readonly x: number; readonly y: number; readonly index?: number };

/** More dots than this are drawn together, those on the same pixel once. One path of more takes longer than several of as many. */
export const MOST_SINGLE_DOTS = 2000;

/** Dots of one colour: a circle each, or, where they are many, a few paths of round strokes without length. */
export function drawDots(dots: readonly Dot[], style: DotStyle): string {
  const { color, radius, series, outline, opacity } = style;
  if (dots.length > MOST_SINGLE_DOTS) return drawTogether(dots, style);
  const circles = dots.map(({ x, y, index }) =>
    element('circle', {
      cx: x,
      cy: y,
      r: radius,
      fill: color,
      'fill-opacity': opacity,
      stroke: outline?.color,
      'stroke-width': outline?.width,
      'data-series': series,
      'data-index': index === undefined ? undefined : String(index),
    }),
  );
  return circles.join('');
}

function drawTogether(dots: readonly Dot[], { color, radius, series, opacity }: DotStyle): string {
  const places = [
    ...new Set(dots.map(({ x, y }) => `M${toCoordinate(Math.round(x))} ${toCoordinate(Math.round(y))}h.01`)),
  ];
  const paths = Array.from({ length: Math.ceil(places.length / MOST_SINGLE_DOTS) }, (_, part) =>
    element('path', {
      d: places.slice(part * MOST_SINGLE_DOTS, (part + 1) * MOST_SINGLE_DOTS).join(''),
      fill: 'none',
      stroke: color,
      'stroke-opacity': opacity,
      'stroke-width': radius * 2,
      'stroke-linecap': 'round',
      'data-series': series,
    }),
  );
  return paths.join('');
}
