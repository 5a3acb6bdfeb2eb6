import type { Painting } from './assign-colours.ts';
import type { MarkColour } from './find-palette.ts';

/** A painting whose solid marks have no holes, and where the holes were: 1 for each pixel of one, in its coordinates. */
export type FilledPainting = { readonly painting: Painting; readonly holes: Uint8Array };

/** The widest hole in pixels: a line of letters has strokes and gaps narrower than that. */
const WIDEST_HOLE = 44;
/** From this share on a pixel is of the mark alone. */
const FULL = 0.9;

/** A row or a column of pixels, by their numbers. */
type PixelLine = { readonly from: number; readonly step: number; readonly count: number };

/** For each pixel the solid colour that encloses it along a row and along a column; 0 where there is none. */
function findEnclosing(full: Uint8Array, { width, height }: Painting): readonly [Uint8Array, Uint8Array] {
  const enclosing: readonly [Uint8Array, Uint8Array] = [new Uint8Array(full.length), new Uint8Array(full.length)];
  const visit = (own: Uint8Array, { from, step, count }: PixelLine): void => {
    let [last, lastColour] = [-1, 0];
    for (let index = 0; index < count; index += 1) {
      const colour = full[from + index * step] ?? 0;
      if (colour === 0) continue;
      if (colour === lastColour && index - last > 1 && index - last <= WIDEST_HOLE)
        for (let between = last + 1; between < index; between += 1) own[from + between * step] = colour;
      [last, lastColour] = [index, colour];
    }
  };
  for (let y = 0; y < height; y += 1) visit(enclosing[0], { from: y * width, step: 1, count: width });
  for (let x = 0; x < width; x += 1) visit(enclosing[1], { from: x, step: width, count: height });
  return enclosing;
}

/**
 * Gives holes back to the solid mark that encloses them on all four sides: what is printed on a bar or a slice is no end of it.
 * Lines and dots of other colours that cross a mark are holes too.
 */
export function fillHoles(painting: Painting, palette: readonly MarkColour[]): FilledPainting {
  const isSolid = palette.map((colour) => colour.isSolid);
  const full = painting.colours.map((colour, pixel) =>
    colour !== 0 && isSolid[colour - 1] === true && (painting.coverage[pixel] ?? 0) >= FULL ? colour : 0,
  );
  const [alongRow, alongColumn] = findEnclosing(full, painting);
  const [colours, coverage] = [painting.colours.slice(), painting.coverage.slice()];
  const holes = new Uint8Array(colours.length);
  for (let pixel = 0; pixel < colours.length; pixel += 1) {
    const colour = alongRow[pixel] ?? 0;
    if (colour === 0 || colour !== alongColumn[pixel] || full[pixel] !== 0) continue;
    holes[pixel] = 1;
    colours[pixel] = colour;
    coverage[pixel] = 1;
  }
  return { painting: { ...painting, colours, coverage }, holes };
}
