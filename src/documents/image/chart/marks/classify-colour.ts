import { type Painting, transposePainting } from '../colour/assign-colours.ts';
import { fillRings } from '../colour/fill-rings.ts';
import { median } from '../median.ts';
import { areFitting, areSquare, areThick, findBars, shareOfBase } from './find-bars.ts';
import { findDots } from './find-dots.ts';
import { findLollipops } from './find-lollipops.ts';
import { findMarkers } from './find-markers.ts';
import { readStairs } from './read-stairs.ts';
import type { ColourMarks, TracePoint } from './series.ts';
import { outline, shareOfDoubles, traceLine } from './trace-line.ts';

/** Which way values run, as far as the axes tell; `undefined` where both axes have numbers. */
export type ValueDirection = 'up' | 'across' | undefined;

function countPixels({ colours, coverage }: Painting, colour: number): number {
  let sum = 0;
  for (let pixel = 0; pixel < colours.length; pixel += 1) if (colours[pixel] === colour) sum += coverage[pixel] ?? 0;
  return sum;
}

/** How much of the colour lies deep inside: further than two pixels from another colour. */
function solidShare(painting: Painting, colour: number, pixels: number): number {
  const { width, height, colours } = painting;
  let solid = 0;
  for (let y = 3; y < height - 3; y += 1) {
    for (let x = 3; x < width - 3; x += 1) {
      const at = y * width + x;
      if (colours[at] !== colour || colours[at - 3] !== colour || colours[at + 3] !== colour) continue;
      if (colours[at - 3 * width] === colour && colours[at + 3 * width] === colour) solid += 1;
    }
  }
  return solid / Math.max(1, pixels);
}

/** Of its way from end to end a line is seen in so many columns at least; a few thin bars far apart make no line. */
const LEAST_TRACED = 0.1;

/** An area fills so many columns from end to end at least: columns with gaps between them are bars that something lies over. */
const LEAST_FILLED = 0.85;

/** The radius of dots, in pixels, and of what are surely discs. */
const LARGEST_DOT = 30;
const LARGEST_DISC = 60;

/** A thick line with large markers is as solid as an area, but in most places no thicker than this, in pixels. */
const THICKEST_STROKE = 9;

/** Where more of the columns of a line are crossed twice, several lines have its colour. */
const MOST_DOUBLED = 0.4;

const isStroke = (trace: readonly TracePoint[]): boolean =>
  median(trace.map(({ thickness }) => thickness)) <= THICKEST_STROKE;

const spanOf = (trace: readonly TracePoint[]): number => (trace.at(-1)?.x ?? 0) - (trace[0]?.x ?? 0);

/** What the marks of one colour (its number plus 1, as in the painting) are, and where they lie. */
export function classifyColour(painting: Painting, colour: number, direction: ValueDirection): ColourMarks {
  const pixels = countPixels(painting, colour);
  if (pixels < 6) return { kind: 'unclear' };
  const lollipops = findLollipops(painting, colour, { mayStand: direction !== 'across', mayLie: direction !== 'up' });
  if (lollipops !== undefined) return { kind: 'dots', dots: lollipops };
  const upright = direction === 'across' ? undefined : findBars(painting, colour, pixels);
  const lying = direction === 'up' ? undefined : findBars(transposePainting(painting), colour, pixels);
  const rank = (found: typeof upright): number =>
    found === undefined ? 0 : found.score * (direction === undefined ? 0.7 + 0.3 * shareOfBase(found.bars) : 1);
  const best = rank(lying) > rank(upright) + 0.05 ? lying : upright;
  const dots = findDots(painting, colour, pixels);
  const isCompact =
    dots.share > 0.75 &&
    dots.dots.length > 0 &&
    dots.dots.every(({ radius }) => radius < (dots.areDiscs ? LARGEST_DISC : LARGEST_DOT));
  if (
    best !== undefined &&
    best.score > 0.8 &&
    areThick(best.bars) &&
    !(isCompact && (dots.areDiscs || areSquare(best.bars) || (dots.fill < 0.9 && !areFitting(best))))
  )
    return { kind: 'bars', bars: best.bars, areNarrow: best === lying };
  if (isCompact) return { kind: 'dots', dots: dots.dots };
  const edges = solidShare(painting, colour, pixels) > 0.35 ? outline(painting, colour) : undefined;
  if (edges !== undefined && !isStroke(edges.top.trace)) {
    const span = spanOf(edges.top.trace);
    const isWhole = edges.top.trace.length >= LEAST_FILLED * span;
    return isWhole && span > 0.15 * painting.width ? { kind: 'area', ...edges } : { kind: 'unclear' };
  }
  const whole = fillRings(painting, colour);
  const trace = traceLine(whole, colour);
  const span = spanOf(trace);
  if (span < 0.08 * painting.width || trace.length < Math.max(8, LEAST_TRACED * span)) return { kind: 'unclear' };
  const read = readStairs(trace);
  if (read === undefined) return { kind: 'unclear' };
  const line = { colour, trace: read, markers: findMarkers(whole, colour, trace) };
  const areSeveral = shareOfDoubles(whole, colour) > MOST_DOUBLED;
  return { kind: 'line', line: areSeveral ? { ...line, areSeveral } : line };
}
