import { element } from '../svg/element.ts';

/** The stickers of the format. */
export const STICKERS = ['rocket', 'clapping-hands', 'thumbs-up', 'thumbs-down', 'grinning-face'] as const;

/** One of them. */
export type Sticker = (typeof STICKERS)[number];

const SKIN = '#ffc83d';
const SHADE = '#a86a00';
const DARK = '#4a2b00';
const OUTLINE = { stroke: SHADE, 'stroke-width': 0.9, 'stroke-linejoin': 'round' } as const;

const path = (d: string, paint: Readonly<Record<string, string | number>>): string => element('path', { d, ...paint });
const turned = (transform: string, picture: string): string => element('g', { transform }, picture);

const ROCKET = [
  path('M9.6 16.4 12 23l2.4-6.6z', { fill: '#ffb02e', stroke: '#d97706', 'stroke-width': 0.7 }),
  path('M7.6 11.6 3.9 16v3.4l3.7-2.6zM16.4 11.6l3.7 4.4v3.4l-3.7-2.6z', {
    fill: '#d8443c',
    stroke: '#8f1d17',
    'stroke-width': 0.7,
  }),
  path('M12 1.4c3 2.6 4.4 6.2 4.4 10.2v5.2H7.6v-5.2c0-4 1.4-7.6 4.4-10.2z', {
    fill: '#eef2f7',
    stroke: '#52606f',
    'stroke-width': 0.9,
  }),
  path('M12 1.4c1.5 1.3 2.6 2.9 3.3 4.7H8.7c.7-1.8 1.8-3.4 3.3-4.7z', { fill: '#d8443c' }),
  element('circle', { cx: 12, cy: 10, r: 2.1, fill: '#3b82d6', stroke: '#52606f', 'stroke-width': 0.8 }),
].join('');

const THUMB = [
  element('rect', {
    x: 2.6,
    y: 10.4,
    width: 4.6,
    height: 10.6,
    rx: 1.1,
    fill: '#3b82d6',
    stroke: '#1d4f91',
    'stroke-width': 0.9,
  }),
  path(
    'M8 11.2l3.5-7.9c.5-1.1 2.4-.9 2.8.7.4 1.6-.2 3.5-.7 5.1h5.5c1.7 0 2.4 1.5 1.8 2.7.9.8.8 2.2 0 2.9.4 1.1 0 2.2-.9 2.6.1 1.5-.8 2.8-2.4 2.8H12c-1.5 0-2.8-.4-4-1.2z',
    { fill: SKIN, ...OUTLINE },
  ),
  path('M17 11.8h3.7M17 14.7h3.6M16.8 17.3h3', { fill: 'none', ...OUTLINE, 'stroke-linecap': 'round' }),
].join('');

const FACE = [
  element('circle', { cx: 12, cy: 12, r: 10.4, fill: SKIN, ...OUTLINE }),
  element('ellipse', { cx: 8.4, cy: 8.9, rx: 1.3, ry: 2, fill: DARK }),
  element('ellipse', { cx: 15.6, cy: 8.9, rx: 1.3, ry: 2, fill: DARK }),
  path('M5.9 12.9h12.2c0 4-2.6 6.7-6.1 6.7s-6.1-2.7-6.1-6.7z', {
    fill: '#fff',
    stroke: DARK,
    'stroke-width': 0.9,
    'stroke-linejoin': 'round',
  }),
].join('');

const HAND = path(
  'M7.6 20.6c-1.6-1.6-2-4-2-6.2V8.6c0-1.6 2.2-1.6 2.2 0v3l.3-6.9c.1-1.6 2.3-1.5 2.3.1l.2 6.2.5-7.4c.1-1.6 2.3-1.5 2.3.1l-.1 7.5.9-5.9c.3-1.5 2.4-1.2 2.2.4l-.8 7.2c.8-1.4 1.6-2.3 2.6-2.7 1.2-.4 2 .8 1.3 1.7-1.5 2-1.9 3.7-2.9 5.9-1.1 2.4-2.8 3.6-5.2 3.6-1.6 0-2.8-.4-3.8-1.8z',
  { fill: SKIN, ...OUTLINE },
);

const CLAP = [
  turned('translate(24 1.4) scale(-.82 .82) rotate(-14 12 12)', HAND),
  turned('translate(-.6 4.2) scale(.82) rotate(-14 12 12)', HAND),
  path('M9.6 3.4 8.8.9M12.6 2.9V.4M15.4 3.4l.9-2.4', {
    fill: 'none',
    stroke: SHADE,
    'stroke-width': 1.2,
    'stroke-linecap': 'round',
  }),
].join('');

/** Each sticker in a square of 24 by 24. */
const PICTURES = {
  rocket: turned('rotate(42 12 12)', ROCKET),
  'clapping-hands': CLAP,
  'thumbs-up': THUMB,
  'thumbs-down': turned('translate(0 24) scale(1 -1)', THUMB),
  'grinning-face': FACE,
} as const satisfies Record<Sticker, string>;

/** A sticker as SVG, its top left corner and its size in pixels. */
export function pictureOf(
  sticker: Sticker,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): string {
  const transform = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(size / 24).toFixed(3)})`;
  return element('g', { transform, 'data-part': 'sticker' }, PICTURES[sticker]);
}
