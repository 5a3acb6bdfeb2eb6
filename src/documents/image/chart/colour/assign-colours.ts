import type { Raster } from '../raster/raster.ts';
import type { Ground } from './find-ground.ts';
import { type InkField, type MarkColour, unmix } from './find-palette.ts';
import type { Lab } from './lab.ts';
import { weighColours } from './weigh-colours.ts';

/** Which colour each pixel of a field belongs to, and how much of the pixel it covers. */
export type Painting = {
  readonly width: number;
  readonly height: number;
  /** Left and top of the field in the picture: the painting has coordinates of its own. */
  readonly left: number;
  readonly top: number;
  /** Number of the colour plus 1; 0 where there is no mark. */
  readonly colours: Uint8Array;
  /** 0 to 1. */
  readonly coverage: Float32Array;
};

/** Below this share of cover a pixel is taken for ground. */
const LEAST_COVERAGE = 0.12;

/** The number of a colour in a palette, -1 for none, and how much of a pixel it covers. */
type Home = { readonly index: number; readonly coverage: number };

/** The colour of a palette that explains a pixel best as a mixture with the ground. */
function findHome(pixel: Lab, base: Lab, palette: readonly MarkColour[]): Home {
  let best = { index: -1, cost: 20, coverage: 0 };
  for (const [index, { lab }] of palette.entries()) {
    const mixed = unmix(pixel, base, lab);
    // Of two colours on the same way from the ground the fuller cover is likelier.
    const cost = mixed.residual + 4 * (1 - mixed.coverage);
    if (mixed.coverage >= LEAST_COVERAGE && cost < best.cost) best = { index, cost, coverage: mixed.coverage };
  }
  return best;
}

/** Gives each inked pixel of a field to the colour that explains it best. */
export function assignColours(
  raster: Raster,
  ground: Ground,
  field: InkField,
  palette: readonly MarkColour[],
): Painting {
  const { extent } = field;
  const [width, height] = [extent.right - extent.left, extent.bottom - extent.top];
  const colours = new Uint8Array(width * height);
  const coverage = new Float32Array(width * height);
  const homeAt = weighColours(raster, ground, (pixel, base) => findHome(pixel, base, palette));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [atX, atY] = [x + extent.left, y + extent.top];
      if (field.ink[atY * raster.width + atX] === 0) continue;
      const home = homeAt(atX, atY);
      colours[y * width + x] = home.index + 1;
      coverage[y * width + x] = home.coverage;
    }
  }
  return { width, height, left: extent.left, top: extent.top, colours, coverage };
}

/** The painting turned over its diagonal: what lay along rows lies along columns. */
export function transposePainting({ width, height, left, top, colours, coverage }: Painting): Painting {
  const turnedColours = new Uint8Array(colours.length);
  const turnedCoverage = new Float32Array(coverage.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      turnedColours[x * height + y] = colours[y * width + x] ?? 0;
      turnedCoverage[x * height + y] = coverage[y * width + x] ?? 0;
    }
  }
  return { width: height, height: width, left: top, top: left, colours: turnedColours, coverage: turnedCoverage };
}
