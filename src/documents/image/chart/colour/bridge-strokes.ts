import type { Painting } from './assign-colours.ts';
import type { MarkColour } from './find-palette.ts';

/** The widest stroke, with the halo around it, that an area goes on below, in pixels along its column. */
const WIDEST = 22;
/** An area has so many pixels of its own on both sides of a stroke. */
const LEAST = 3;

/** A stretch of one filled colour in a column, from its first row to the one behind its last. */
type Stretch = { readonly colour: number; readonly from: number; readonly to: number };

/** The stretches of a column, without those between two of their colour that are too short: what is left of a bar in a stroke. */
function stretchesOf(painting: Painting, x: number, isSolid: (colour: number) => boolean): readonly Stretch[] {
  const { width, height, colours } = painting;
  const found: { colour: number; from: number; to: number }[] = [];
  for (let y = 0; y < height; y += 1) {
    const colour = colours[y * width + x] ?? 0;
    if (colour === 0 || !isSolid(colour)) continue;
    const last = found.at(-1);
    if (last?.colour === colour && last.to === y) last.to = y + 1;
    else found.push({ colour, from: y, to: y + 1 });
  }
  const isShort = ({ from, to }: Stretch): boolean => to - from < LEAST;
  return found.filter((stretch, index) => {
    const [before, after] = [found[index - 1], found[index + 1]];
    return !isShort(stretch) || before?.colour !== stretch.colour || after?.colour !== stretch.colour;
  });
}

/**
 * The painting with filled colours led on below the strokes that cross them from side to side, as lines over bars do: a gap in
 * a column of one filled colour that holds a stroke of another colour is no end of it. `strokes` is the painting in which these
 * have their own colour.
 */
export function bridgeStrokes(painting: Painting, strokes: Painting, palette: readonly MarkColour[]): Painting {
  const { width } = painting;
  const colours = painting.colours.slice();
  const coverage = painting.coverage.slice();
  const isSolid = (colour: number): boolean => palette[colour - 1]?.isSolid === true;
  for (let x = 0; x < width; x += 1) {
    const stretches = stretchesOf(painting, x, isSolid);
    for (const [index, { colour, from: to }] of stretches.entries()) {
      const before = stretches[index - 1];
      if (before?.colour !== colour || before.to - before.from < LEAST || to - before.to >= WIDEST) continue;
      if (!holdsStroke(strokes, isSolid, { x, from: before.to, to })) continue;
      for (let between = before.to; between < to; between += 1) {
        colours[between * width + x] = colour;
        coverage[between * width + x] = 1;
      }
    }
  }
  return { ...painting, colours, coverage };
}

/** A stroke, within its halo, fills that share of the gap; what is left of a blurred edge between two bars does not. */
const STROKE = 0.25;
/** Where the blurred end of a stroke or of a marker leaves a gap, the stroke itself stands in a column beside it. */
const BESIDE = [-1, 0, 1];

function holdsStroke(
  { width, colours }: Painting,
  isSolid: (colour: number) => boolean,
  { x, from, to }: { readonly x: number; readonly from: number; readonly to: number },
): boolean {
  return BESIDE.some((step) => {
    let count = 0;
    for (let y = from; y < to && x + step >= 0 && x + step < width; y += 1) {
      const own = colours[y * width + x + step] ?? 0;
      count += Number(own !== 0 && !isSolid(own));
    }
    return count >= STROKE * (to - from);
  });
}
