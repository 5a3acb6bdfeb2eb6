import type { Look } from '../look/look.ts';
import { element } from '../svg/element.ts';

/** The ground of a picture, and the line around it where the look has one. */
export function drawGround(
  { theme, border }: Look,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const ground = element('rect', { width, height, fill: theme.background });
  if (border === undefined) return ground;
  const [first, last] = border.colors;
  const stops = [
    element('stop', { offset: '0', 'stop-color': first }),
    element('stop', { offset: '1', 'stop-color': last ?? first }),
  ];
  const gradient = element('linearGradient', { id: 'border', x1: '0', y1: '0', x2: '1', y2: '1' }, stops.join(''));
  const line = element('rect', {
    x: border.width / 2,
    y: border.width / 2,
    width: Math.max(0, width - border.width),
    height: Math.max(0, height - border.width),
    fill: 'none',
    stroke: last === undefined ? first : 'url(#border)',
    'stroke-width': border.width,
  });
  return ground + (last === undefined ? '' : element('defs', {}, gradient)) + line;
}
