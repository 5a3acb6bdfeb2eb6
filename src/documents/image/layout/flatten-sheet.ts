import type { Box, Pixels } from '../pixels.ts';
import { boxThrough } from './box-through.ts';
import type { Point, Sheet } from './find-sheet.ts';

/** A sheet as seen from straight above, and the box around one of its boxes in the photograph. */
export type FlatSheet = { readonly pixels: Pixels; readonly toPhotograph: (box: Box) => Box };

/** The rim that is left out, as a share of the shorter side: what the sheet lies on shows through it. */
const RIM = 0.004;

/** The projective map x = (a u + b v + c) / (g u + h v + 1), y likewise with d, e and f. */
type Projection = {
  readonly x: readonly [number, number, number];
  readonly y: readonly [number, number, number];
  readonly depth: readonly [number, number];
};

/** The sheet of a photograph made rectangular: as wide and as high as its sides are on average. */
export function flattenSheet(photograph: Pixels, sheet: Sheet): FlatSheet {
  const [a, b, c, d] = sheet;
  const width = Math.max(1, Math.round((lengthOf(a, b) + lengthOf(d, c)) / 2));
  const height = Math.max(1, Math.round((lengthOf(a, d) + lengthOf(b, c)) / 2));
  const rim = RIM * Math.min(width, height);
  const projection = projectSquare(sheet);
  const toPoint = (x: number, y: number): Point =>
    project(projection, (x + rim) / (width + 2 * rim), (y + rim) / (height + 2 * rim));
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) takeColour(photograph, toPoint(x, y), rgba, (y * width + x) * 4);
  }
  const toPhotograph = (box: Box): Box => boxThrough(box, toPoint, photograph);
  return { pixels: { width, height, rgba }, toPhotograph };
}

const lengthOf = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

/** The map of the unit square onto four corners (Heckbert, Fundamentals of Texture Mapping, 1989, section 2.2.2). */
function projectSquare([a, b, c, d]: Sheet): Projection {
  const [dx1, dy1] = [b.x - c.x, b.y - c.y];
  const [dx2, dy2] = [d.x - c.x, d.y - c.y];
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return {
    x: [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x],
    y: [b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y],
    depth: [g, h],
  };
}

function project({ x, y, depth }: Projection, u: number, v: number): Point {
  const scale = depth[0] * u + depth[1] * v + 1;
  return { x: (x[0] * u + x[1] * v + x[2]) / scale, y: (y[0] * u + y[1] * v + y[2]) / scale };
}

/** The colour between the four pixels around a place. */
function takeColour({ width, height, rgba }: Pixels, { x, y }: Point, into: Uint8Array, at: number): void {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [across, down] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const [a, b] = [(top * width + left) * 4, (top * width + right) * 4];
  const [c, d] = [(bottom * width + left) * 4, (bottom * width + right) * 4];
  for (let channel = 0; channel < 3; channel += 1) {
    const above = (rgba[a + channel] ?? 0) * (1 - across) + (rgba[b + channel] ?? 0) * across;
    const below = (rgba[c + channel] ?? 0) * (1 - across) + (rgba[d + channel] ?? 0) * across;
    into[at + channel] = above * (1 - down) + below * down + 0.5;
  }
  into[at + 3] = 255;
}
