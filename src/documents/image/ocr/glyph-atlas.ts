import type { Box, GreyImage } from '../pixels.ts';

/** The grid that each glyph is brought to, whatever its size. */
const COLUMNS = 8;
const ROWS = 12;
/** Samples kept of one sign: more cost time and add little. */
const MOST_SAMPLES = 32;
/** How much another shape counts, beside the ink: a 1 is narrow, whatever it looks like in the grid. */
const SHAPE_WEIGHT = 0.5;

/** How a glyph looks, without its size: ink in a grid, 0 to 1, and width for its height. */
export type GlyphLook = { readonly ink: Float32Array; readonly aspect: number };

type Sample = { readonly look: GlyphLook; readonly from: number };

/** Which sign a glyph is most like, and how far it is from that and from the next one; 0 is alike, 1 all different. */
export type GlyphMatch = { readonly sign: string; readonly distance: number; readonly next: number };

/**
 * How the signs of one picture look, learnt from those that were read with certainty. The digits of a picture are mostly of one typeface, so that each is
 * much more like its own kind than like any other one: a witness that knows nothing of what a recogniser was trained on.
 */
export class GlyphAtlas {
  readonly #samples = new Map<string, Sample[]>();

  /** Takes a glyph for what it was read as; `from` tells which line it is of. */
  add(sign: string, look: GlyphLook, from: number): void {
    const known = this.#samples.get(sign) ?? [];
    this.#samples.set(sign, known);
    if (known.length < MOST_SAMPLES) known.push({ look, from });
  }

  /** How many samples of a sign come from other lines than the one told. */
  count(sign: string, except: number): number {
    return this.#samples.get(sign)?.filter(({ from }) => from !== except).length ?? 0;
  }

  /** How far a look is from the nearest sample of a sign in another line; infinite where there is none nearer than `most`. */
  distanceTo(sign: string, look: GlyphLook, except: number, most = Number.POSITIVE_INFINITY): number {
    let least = most;
    let isFound = false;
    for (const { look: other, from } of this.#samples.get(sign) ?? []) {
      if (from === except) continue;
      const found = distanceWithin(look, other, least);
      isFound ||= found < least;
      least = Math.min(least, found);
    }
    return isFound ? least : Number.POSITIVE_INFINITY;
  }

  /** How far a look is from the nearest sample of any sign in another line; infinite where nothing was learnt. */
  distanceToAny(look: GlyphLook, except: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (const sign of this.#samples.keys()) least = Math.min(least, this.distanceTo(sign, look, except, least));
    return least;
  }

  /** The sign whose samples in other lines are nearest to a look. Undefined where nothing was learnt. */
  match(look: GlyphLook, except: number): GlyphMatch | undefined {
    const found = [...this.#samples.keys()]
      .map((sign) => ({ sign, distance: this.distanceTo(sign, look, except) }))
      .toSorted((one, other) => one.distance - other.distance);
    const [first, second] = found;
    if (first === undefined || first.distance === Number.POSITIVE_INFINITY) return undefined;
    return { ...first, next: second?.distance ?? Number.POSITIVE_INFINITY };
  }
}

/** Looks at the ink in a box. */
export function lookAtGlyph({ width, values }: GreyImage, box: Box): GlyphLook {
  const ink = new Float32Array(COLUMNS * ROWS);
  let most = 1;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const mean = meanOf(values, width, {
        left: box.left + (column * box.width) / COLUMNS,
        top: box.top + (row * box.height) / ROWS,
        width: box.width / COLUMNS,
        height: box.height / ROWS,
      });
      ink[row * COLUMNS + column] = mean;
      most = Math.max(most, mean);
    }
  }
  return { ink: ink.map((value) => value / most), aspect: box.width / Math.max(1, box.height) };
}

/** Pixels that a box covers in part count by that part. */
function meanOf(values: Uint8Array, stride: number, { left, top, width, height }: Box): number {
  let [sum, area] = [0, 0];
  for (let y = Math.floor(top); y < top + height; y += 1) {
    const tall = Math.min(y + 1, top + height) - Math.max(y, top);
    for (let x = Math.floor(left); x < left + width; x += 1) {
      const part = tall * (Math.min(x + 1, left + width) - Math.max(x, left));
      sum += part * (values[y * stride + x] ?? 0);
      area += part;
    }
  }
  return area > 0 ? sum / area : 0;
}

/** How far two looks are from each other; infinite as soon as that is plainly `most` or more. */
function distanceWithin(one: GlyphLook, other: GlyphLook, most: number): number {
  const shape = SHAPE_WEIGHT * Math.abs(one.aspect - other.aspect);
  const mostInk = (most - shape) * one.ink.length;
  let sum = 0;
  for (let row = 0; row < ROWS; row += 1) {
    for (let at = row * COLUMNS; at < (row + 1) * COLUMNS; at += 1)
      sum += Math.abs((one.ink[at] ?? 0) - (other.ink[at] ?? 0));
    if (sum > mostInk) return Number.POSITIVE_INFINITY;
  }
  return sum / one.ink.length + shape;
}
