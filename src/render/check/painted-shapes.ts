import type { Box } from '../svg/box.ts';
import { type OutlinePoint, outlinePath } from './path-outline.ts';

/** A filled shape of a picture. */
export type PaintedShape = {
  readonly fill: string;
  readonly opacity: number;
  readonly box: Box;
  readonly covers: (x: number, y: number) => boolean;
  /** How many texts are painted before it: those lie below it. */
  readonly textsBefore: number;
};

type Attributes = Readonly<Record<string, string>>;
type Area = Pick<PaintedShape, 'box' | 'covers'>;

/** The filled shapes of our own SVG from back to front. Stickers and what has no solid colour are left out. */
export function readShapes(svg: string): readonly PaintedShape[] {
  const shapes: PaintedShape[] = [];
  let textsBefore = 0;
  const drawn = svg
    .replace(/<g [^>]*data-part="sticker"[\s\S]*?<\/g>(?:<\/g>)*/g, '')
    .replace(/<defs[\s\S]*?<\/defs>/g, '');
  for (const [, name = '', written = ''] of drawn.matchAll(/<(\w+)((?:\s[^<>]*)?)>/g)) {
    if (name === 'text') textsBefore += 1;
    const attributes = readAttributes(written);
    const fill = attributes.fill ?? '#000000';
    const area = /^#[\da-f]{6}$/i.test(fill) ? areaOf(name, attributes) : undefined;
    const opacity = Number(attributes['fill-opacity'] ?? 1) * Number(attributes.opacity ?? 1);
    if (area !== undefined && opacity > 0) shapes.push({ ...area, fill, opacity, textsBefore });
  }
  return shapes;
}

function readAttributes(written: string): Attributes {
  return Object.fromEntries(
    Array.from(written.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value = '']) => [key, value]),
  );
}

function areaOf(name: string, attributes: Attributes): Area | undefined {
  const number = (key: string): number => Number(attributes[key] ?? 0);
  if (name === 'rect') {
    const box = { x: number('x'), y: number('y'), width: number('width'), height: number('height') };
    return { box, covers: (x, y) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height };
  }
  if (name === 'circle') {
    const [cx, cy, r] = [number('cx'), number('cy'), number('r')];
    return {
      box: { x: cx - r, y: cy - r, width: r * 2, height: r * 2 },
      covers: (x, y) => Math.hypot(x - cx, y - cy) <= r,
    };
  }
  if (name === 'path') return areaOfPolygons(outlinePath(attributes.d ?? ''));
  if (name !== 'polygon') return undefined;
  const points = Array.from(
    (attributes.points ?? '').matchAll(/(-?[\d.]+),(-?[\d.]+)/g),
    ([, x, y]): OutlinePoint => [Number(x), Number(y)],
  );
  return areaOfPolygons([points]);
}

function areaOfPolygons(polygons: readonly (readonly OutlinePoint[])[]): Area | undefined {
  const points = polygons.flat();
  if (points.length < 3) return undefined;
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const covers = (x: number, y: number): boolean =>
    x >= left && x <= right && y >= top && y <= bottom && polygons.some((polygon) => isInside(polygon, x, y));
  return { box: { x: left, y: top, width: right - left, height: bottom - top }, covers };
}

/** Even-odd rule: a ray from the point crosses the outline an odd number of times. */
function isInside(polygon: readonly OutlinePoint[], x: number, y: number): boolean {
  let isOdd = false;
  for (const [index, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isOdd = !isOdd;
  }
  return isOdd;
}
