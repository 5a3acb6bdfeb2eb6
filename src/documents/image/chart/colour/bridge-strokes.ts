import type { Painting } from './assign-colours.ts';
import type { MarkColour } from './find-palette.ts';

/** The widest stroke, with the halo around it, that an area goes on below, in pixels along its column. */
const WIDEST = 22;
/** An area has so many pixels of its own on both sides of a stroke. */
const LEAST = 3;

/**
 * The painting with filled colours led on below the strokes that cross them from side to side, as lines over bars do: a gap in
 * a column of one filled colour that holds a stroke of another colour is no end of it.
 */
export function bridgeStrokes(painting: Painting, palette: readonly MarkColour[]): Painting {
  const { width, height } = painting;
  const colours = painting.colours.slice();
  const coverage = painting.coverage.slice();
  const isSolid = (colour: number): boolean => palette[colour - 1]?.isSolid === true;
  for (let x = 0; x < width; x += 1) {
    let [last, colour, count] = [-1, 0, 0];
    for (let y = 0; y < height; y += 1) {
      const own = painting.colours[y * width + x] ?? 0;
      if (own === 0 || !isSolid(own)) continue;
      const isNext = own === colour && y - last === 1;
      if (
        own === colour &&
        !isNext &&
        count >= LEAST &&
        y - last <= WIDEST &&
        holdsStroke(painting, isSolid, { x, from: last, to: y })
      ) {
        for (let between = last + 1; between < y; between += 1) {
          colours[between * width + x] = own;
          coverage[between * width + x] = 1;
        }
      }
      count = isNext ? count + 1 : 1;
      [last, colour] = [y, own];
    }
  }
  return { ...painting, colours, coverage };
}

function holdsStroke(
  { width, colours }: Painting,
  isSolid: (colour: number) => boolean,
  { x, from, to }: { readonly x: number; readonly from: number; readonly to: number },
): boolean {
  for (let y = from + 1; y < to; y += 1) {
    const own = colours[y * width + x] ?? 0;
    if (own !== 0 && !isSolid(own)) return true;
  }
  return false;
}
