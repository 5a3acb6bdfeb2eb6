import { findPalette } from './colour/find-palette.ts';
import { toChroma } from './colour/lab.ts';
import type { PlotReading } from './plot-reading.ts';
import { type Component, findComponents } from './raster/components.ts';
import { heightOf, labAt, type Raster, widthOf } from './raster/raster.ts';
import { toRefusal } from './refuse-chart.ts';
import type { Scene } from './see-picture.ts';

/** From here on a colour is no grey (CIELAB chroma). */
const COLOURED = 15;
/** Smaller shapes are signs and letters, in pixels. */
const LEAST_SIDE = 48;
/** Shapes of a chart cover so much of the picture; logos and pictures beside a table cover less, or are of many colours. */
const LEAST_COVER = 0.08;
const LEAST_FLAT = 0.5;
/** What fills its box by more is a rectangle, such as the ground of a table's cell. */
const RECTANGULAR = 0.95;

/** Half the width of the strokes that part the slices of one circle, in pixels. */
const SEAM = 2;

/** Connected coloured shapes that are larger than letters and no rectangles; strokes between their parts belong to them. */
function findShapes({ ink, raster }: Scene): readonly Component[] {
  const { width, height } = raster;
  const coloured = new Uint8Array(ink.length);
  for (let y = SEAM; y < height - SEAM; y += 1) {
    for (let x = SEAM; x < width - SEAM; x += 1) {
      if (ink[y * width + x] === 0 || toChroma(labAt(raster, x, y)) <= COLOURED) continue;
      for (let near = -SEAM; near <= SEAM; near += 1)
        coloured.fill(1, (y + near) * width + x - SEAM, (y + near) * width + x + SEAM + 1);
    }
  }
  return findComponents(coloured, width, height).filter(
    ({ box, pixels }) =>
      Math.min(widthOf(box), heightOf(box)) >= LEAST_SIDE && pixels.length < RECTANGULAR * widthOf(box) * heightOf(box),
  );
}

/** True for a shape that is as wide as high and keeps within the circle in its box, with ink all along the rim of it. */
function isRound({ box, pixels }: Component, { width }: Raster): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const radius = (widthOf(box) + heightOf(box)) / 4;
  if (Math.abs(widthOf(box) - heightOf(box)) > 0.08 * radius + 2) return false;
  const sectors = new Set<number>();
  for (const pixel of pixels) {
    const [byX, byY] = [(pixel % width) + 0.5 - x, Math.floor(pixel / width) + 0.5 - y];
    const distance = Math.hypot(byX, byY);
    if (distance > 1.04 * radius + 1) return false;
    if (distance > 0.88 * radius) sectors.add(Math.floor((Math.atan2(byY, byX) / Math.PI + 1) * 12));
  }
  return sectors.size >= 22;
}

/**
 * A reading without values of a picture that is drawn with large shapes of flat colours and has no axes: several pies, or a chart of
 * a kind that is not read. `undefined` where there are no such shapes: it may be no chart at all.
 */
export function refuseShapes(scene: Scene): PlotReading | undefined {
  const { raster, ground, ink } = scene;
  const shapes = findShapes(scene);
  const cover = shapes.reduce((sum, { pixels }) => sum + pixels.length, 0);
  if (cover < LEAST_COVER * raster.width * raster.height) return undefined;
  const field = { extent: { left: 0, top: 0, right: raster.width, bottom: raster.height }, ink };
  const flat = findPalette(raster, ground, field)
    .filter(({ isSolid, lab }) => isSolid && toChroma(lab) > COLOURED)
    .reduce((sum, { weight }) => sum + weight, 0);
  if (flat < LEAST_FLAT * cover) return undefined;
  const circles = shapes.filter((shape) => isRound(shape, raster));
  return toRefusal('', raster, circles.length > 1 ? 'one-chart' : 'plain-marks');
}
