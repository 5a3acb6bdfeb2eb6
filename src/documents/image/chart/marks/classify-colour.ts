import { type Painting, transposePainting } from '../colour/assign-colours.ts';
import { type Component, findComponents } from '../raster/components.ts';
import { heightOf, widthOf } from '../raster/raster.ts';
import { findRectangles, type Rectangle } from './find-rectangles.ts';
import type { BarMark, ColourMarks, DotMark, LineMark, TracePoint } from './series.ts';

/** Which way values run, as far as the axes tell; `undefined` where both axes have numbers. */
export type ValueDirection = 'up' | 'across' | undefined;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** From here on an edge leans: rectangles are drawn level, their edges blurred by less. */
const SLANT = 0.8;

/** A sloping area falls into pieces that look like rectangles, but for their edges, which lean. */
function areSlanted(rectangles: readonly Rectangle[]): boolean {
  const leaning = rectangles.filter(({ slant, left, right }) => slant > SLANT && right - left > 3);
  const areaOf = (some: readonly Rectangle[]): number =>
    some.reduce((sum, { left, right, top, bottom }) => sum + (right - left) * (bottom - top), 0);
  return areaOf(leaning) > (leaning.length >= 2 ? 0.2 : 0.5) * areaOf(rectangles);
}

/** Rectangles of a painting make bars where they hold the colour, are alike across, and are no staircase of an outline. */
function judgeBars(rectangles: readonly Rectangle[], pixels: number): number {
  if (rectangles.length === 0) return 0;
  const area = rectangles.reduce((sum, { left, right, top, bottom }) => sum + (right - left) * (bottom - top), 0);
  const share = Math.min(1, area / Math.max(1, pixels));
  if (areSlanted(rectangles)) return 0;
  const widths = rectangles.map(({ left, right }) => right - left);
  const usual = median(widths);
  const alike = widths.filter((width) => Math.abs(width - usual) <= Math.max(1.6, 0.22 * usual)).length / widths.length;
  const steps = rectangles.slice(1).flatMap((rectangle, index) => {
    const before = rectangles[index];
    if (before === undefined || Math.abs(before.right - rectangle.left) > 1.5) return [];
    return [Math.max(Math.abs(before.top - rectangle.top), Math.abs(before.bottom - rectangle.bottom))];
  });
  const isMostlySteps = steps.length >= 4 && steps.length >= 0.35 * (rectangles.length - 1);
  const isStaircase = isMostlySteps && (median(steps) < 2.6 || (median(steps) < 6 && usual < 12));
  if (isStaircase || usual < 2.5 || median(rectangles.map(({ top, bottom }) => bottom - top)) < 1.5) return 0;
  return share * (rectangles.length < 3 ? 1 : 0.4 + 0.6 * alike);
}

/** The share of bars that begin or end at one edge: what tells columns from bars that lie. */
function shareOfBase(bars: readonly BarMark[]): number {
  const edges = [bars.map(({ near }) => near), bars.map(({ far }) => far)];
  const counts = edges.flatMap((side) =>
    side.map((edge) => side.filter((other) => Math.abs(other - edge) <= 1.5).length),
  );
  return Math.max(0, ...counts) / Math.max(1, bars.length);
}

/** Strokes drawn at a slope leave small rectangles in both directions: real bars are solid. */
const areThick = (bars: readonly BarMark[]): boolean =>
  median(bars.map(({ from, to, near, far }) => Math.min(to - from, Math.abs(far - near)))) >= 2.6;

const toBars = (rectangles: readonly Rectangle[], painting: Painting): readonly BarMark[] =>
  rectangles.map(({ colour, left, right, top, bottom }) => ({
    colour,
    from: left + painting.left,
    to: right + painting.left,
    near: top + painting.top,
    far: bottom + painting.top,
  }));

/** Specks are no bars: thinner than the usual one by far. */
function dropSpecks(rectangles: readonly Rectangle[]): readonly Rectangle[] {
  const usual = median(rectangles.filter(({ top, bottom }) => bottom - top > 3).map(({ left, right }) => right - left));
  return rectangles.filter(({ left, right }) => right - left >= 0.45 * usual);
}

/** How near to an edge of the painting the axis runs, and the share of the usual width that it cuts bars off to, or less. */
const AT_EDGE = 6;
const CUT = 0.75;

/** Bars on the line of an axis are cut in two by it: the part within the plot is as wide as the others. */
function widenCut(rectangles: readonly Rectangle[], { width }: Painting): readonly Rectangle[] {
  const usual = median(rectangles.map(({ left, right }) => right - left));
  return rectangles.map((rectangle) => {
    const { left, right } = rectangle;
    if (rectangles.length < 3 || right - left > CUT * usual) return rectangle;
    if (left <= AT_EDGE) return { ...rectangle, left: right - usual };
    return right >= width - AT_EDGE ? { ...rectangle, right: left + usual } : rectangle;
  });
}

function findBars(painting: Painting, colour: number, pixels: number): { score: number; bars: readonly BarMark[] } {
  const rectangles = widenCut(dropSpecks(findRectangles(painting, colour)), painting);
  return { score: judgeBars(rectangles, pixels), bars: toBars(rectangles, painting) };
}

function maskOf({ colours, coverage }: Painting, colour: number, least: number): Uint8Array {
  const mask = new Uint8Array(colours.length);
  for (let pixel = 0; pixel < mask.length; pixel += 1)
    mask[pixel] = colours[pixel] === colour && (coverage[pixel] ?? 0) >= least ? 1 : 0;
  return mask;
}

const isRound = ({ box, pixels }: Component): boolean => {
  const [width, height] = [widthOf(box), heightOf(box)];
  const ratio = width / height;
  return width >= 3 && height >= 3 && ratio > 0.6 && ratio < 1.67 && pixels.length > 0.3 * width * height;
};

function centreOf({ pixels, box }: Component, painting: Painting, colour: number): DotMark {
  let [weight, sumX, sumY] = [0, 0, 0];
  for (const pixel of pixels) {
    const cover = painting.coverage[pixel] ?? 0;
    weight += cover;
    sumX += cover * ((pixel % painting.width) + 0.5);
    sumY += cover * (Math.floor(pixel / painting.width) + 0.5);
  }
  return {
    colour,
    x: painting.left + sumX / weight,
    y: painting.top + sumY / weight,
    radius: (widthOf(box) + heightOf(box)) / 4,
  };
}

/** Dots that touch are parted: as many as their area holds, each around the pixels that are nearest to it. */
function partDots(component: Component, count: number, painting: Painting, colour: number): readonly DotMark[] {
  const points = [...component.pixels].map((pixel) => ({
    x: pixel % painting.width,
    y: Math.floor(pixel / painting.width),
  }));
  const { box } = component;
  let centres = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    return { x: box.left + share * widthOf(box), y: box.top + share * heightOf(box) };
  });
  const rising = points.reduce(
    (sum, { x, y }) => sum + (x - (box.left + box.right) / 2) * (y - (box.top + box.bottom) / 2),
    0,
  );
  if (rising < 0) centres = centres.map(({ x, y }) => ({ x, y: box.top + box.bottom - y }));
  for (let round = 0; round < 8; round += 1) {
    const sums = centres.map(() => ({ x: 0, y: 0, count: 0 }));
    for (const point of points) {
      const nearest = centres.reduce((best, centre, index) => {
        const known = centres[best] ?? centre;
        return Math.hypot(point.x - centre.x, point.y - centre.y) < Math.hypot(point.x - known.x, point.y - known.y)
          ? index
          : best;
      }, 0);
      const sum = sums[nearest];
      if (sum === undefined) continue;
      sum.x += point.x;
      sum.y += point.y;
      sum.count += 1;
    }
    centres = sums.map((sum, index) =>
      sum.count === 0 ? (centres[index] ?? { x: 0, y: 0 }) : { x: sum.x / sum.count, y: sum.y / sum.count },
    );
  }
  return centres.map(({ x, y }) => ({
    colour,
    x: painting.left + x + 0.5,
    y: painting.top + y + 0.5,
    radius: Math.min(widthOf(box), heightOf(box)) / 2,
  }));
}

/** `fill` is how much of its box a spot fills: about 0.79 where it is round. */
type Dots = { readonly dots: readonly DotMark[]; readonly share: number; readonly fill: number };

/** The dots of a colour: compact spots of one size or of several, and how much of the colour they hold. */
function findDots(painting: Painting, colour: number, pixels: number): Dots {
  const components = findComponents(maskOf(painting, colour, 0.25), painting.width, painting.height);
  const spots = components.filter(({ pixels: own }) => own.length >= 5);
  const round = spots.filter(isRound);
  const usual = median(round.map(({ pixels: own }) => own.length));
  const dots = spots.flatMap((spot) => {
    const count = Math.round(spot.pixels.length / Math.max(1, usual));
    const isPair = !isRound(spot) && count >= 2 && count <= 4 && round.length >= 3;
    if (isPair) return [...partDots(spot, count, painting, colour)];
    return isRound(spot) && spot.pixels.length >= 0.4 * usual ? [centreOf(spot, painting, colour)] : [];
  });
  const held = spots
    .filter((spot) => isRound(spot) || spot.pixels.length <= 4.5 * usual)
    .reduce((sum, { pixels: own }) => sum + own.length, 0);
  const fill = median(round.map(({ box, pixels: own }) => own.length / (widthOf(box) * heightOf(box))));
  return { dots, share: round.length === 0 ? 0 : Math.min(1, held / Math.max(1, pixels)), fill };
}

type ColumnRun = { readonly top: number; readonly bottom: number; readonly centre: number; readonly cover: number };

function runsInColumn(
  { width, height, colours, coverage }: Painting,
  colour: number,
  column: number,
): readonly ColumnRun[] {
  const runs: ColumnRun[] = [];
  let [top, cover, moment, gap] = [-1, 0, 0, 0];
  for (let row = 0; row <= height; row += 1) {
    const at = row * width + column;
    const own = row < height && colours[at] === colour ? (coverage[at] ?? 0) : 0;
    if (own > 0.1) {
      if (top < 0) [top, cover, moment] = [row, 0, 0];
      cover += own;
      moment += own * (row + 0.5);
      gap = 0;
    } else if (top >= 0) {
      gap += 1;
      if (gap > 2 || row === height) {
        runs.push({ top, bottom: row - gap + 1, centre: moment / cover, cover });
        top = -1;
        gap = 0;
      }
    }
  }
  return runs;
}

/** In each column the run that goes on from the column before; the thickest where there is none. */
function traceLine(painting: Painting, colour: number): readonly TracePoint[] {
  const trace: TracePoint[] = [];
  let last: ColumnRun | undefined;
  let gap = 0;
  for (let column = 0; column < painting.width; column += 1) {
    const runs = runsInColumn(painting, colour, column).filter(({ cover }) => cover >= 0.5);
    const before: ColumnRun | undefined = gap > 12 ? undefined : last;
    const distance = (run: ColumnRun): number =>
      before === undefined
        ? -run.cover
        : Math.max(0, run.top - before.bottom, before.top - run.bottom) + 0.2 * Math.abs(run.centre - before.centre);
    const best = runs.reduce<ColumnRun | undefined>(
      (nearest, run) => (nearest === undefined || distance(run) < distance(nearest) ? run : nearest),
      undefined,
    );
    if (best === undefined) {
      gap += 1;
      continue;
    }
    trace.push({ x: column + painting.left + 0.5, y: best.centre + painting.top, thickness: best.cover });
    [last, gap] = [best, 0];
  }
  return trace;
}

/** Points on both sides that a point of an edge is compared with. */
const SPIKE = 3;

/** An edge without what the lines of a grid do to single columns: each height is the median of those around it. */
const withoutSpikes = (trace: readonly TracePoint[]): readonly TracePoint[] =>
  trace.map((point, index) => {
    const reach = Math.min(SPIKE, index, trace.length - 1 - index);
    return { ...point, y: median(trace.slice(index - reach, index + reach + 1).map(({ y }) => y)) };
  });

/** A seam is thinner than that share of the area itself, and than so many pixels. */
const SEAM = 0.25;
const GREATEST_SEAM = 5;

/** From this cover on a pixel lies within the area, and not on its edge. */
const WITHIN = 0.95;

/** Where the edge of an area crosses a column: a steep edge covers many pixels in part, which are added up. `step` is 1 from above. */
function edgeWithin(
  coverOf: (row: number) => number,
  { from, to }: { readonly from: number; readonly to: number },
  step: 1 | -1,
): number {
  const start = step === 1 ? from : to - 1;
  let [row, cover] = [start, 0];
  while (row >= from && row < to && coverOf(row) < WITHIN) {
    cover += coverOf(row);
    row += step;
  }
  const isThin = row < from || row >= to;
  // Where nothing is covered in full the pixel at the end tells as much as there is to tell.
  if (isThin) return step === 1 ? start + 1 - coverOf(start) : start + coverOf(start);
  return step === 1 ? row - cover : row + 1 + cover;
}

function outline(painting: Painting, colour: number): { top: LineMark; bottom: LineMark } {
  const [top, bottom]: [TracePoint[], TracePoint[]] = [[], []];
  for (let column = 0; column < painting.width; column += 1) {
    const all = runsInColumn(painting, colour, column).filter(({ cover }) => cover >= 1.5);
    // Where two other colours meet, their mixture may look like this one: such a seam is thin.
    const longest = Math.max(...all.map(({ cover }) => cover));
    const runs = all.filter(({ cover }) => cover >= SEAM * longest || cover > GREATEST_SEAM);
    const [first, last] = [runs[0], runs.at(-1)];
    if (first === undefined || last === undefined) continue;
    const coverOf = (row: number): number => {
      const at = row * painting.width + column;
      return painting.colours[at] === colour ? (painting.coverage[at] ?? 0) : 0;
    };
    const x = column + painting.left + 0.5;
    const thickness = last.bottom - first.top;
    const ends = { from: first.top, to: last.bottom };
    top.push({ x, y: painting.top + edgeWithin(coverOf, ends, 1), thickness });
    bottom.push({ x, y: painting.top + edgeWithin(coverOf, ends, -1), thickness });
  }
  return {
    top: { colour, trace: withoutSpikes(top), isEdge: true },
    bottom: { colour, trace: withoutSpikes(bottom), isEdge: true },
  };
}

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
      const isOwn = (byX: number, byY: number): boolean => colours[(y + byY) * width + x + byX] === colour;
      if (isOwn(0, 0) && isOwn(-3, 0) && isOwn(3, 0) && isOwn(0, -3) && isOwn(0, 3)) solid += 1;
    }
  }
  return solid / Math.max(1, pixels);
}

/** Of its way from end to end a line is seen in so many columns at least; a few thin bars far apart make no line. */
const LEAST_TRACED = 0.1;

const spanOf = (trace: readonly TracePoint[]): number => (trace.at(-1)?.x ?? 0) - (trace[0]?.x ?? 0);

/** Rectangles that fit their colour so well, and are so large, are bars, though they touch and lie in the box of a spot: those within discs leave more over. */
const FITTING = 0.95;
const LARGE = 14;

const areFitting = ({ score, bars }: { readonly score: number; readonly bars: readonly BarMark[] }): boolean =>
  score >= FITTING && median(bars.map(({ from, to, near, far }) => Math.max(to - from, far - near))) >= LARGE;

/** What the marks of one colour (its number plus 1, as in the painting) are, and where they lie. */
export function classifyColour(painting: Painting, colour: number, direction: ValueDirection): ColourMarks {
  const pixels = countPixels(painting, colour);
  if (pixels < 6) return { kind: 'unclear' };
  const upright = direction === 'across' ? undefined : findBars(painting, colour, pixels);
  const lying = direction === 'up' ? undefined : findBars(transposePainting(painting), colour, pixels);
  const rank = (found: typeof upright): number =>
    found === undefined ? 0 : found.score * (direction === undefined ? 0.7 + 0.3 * shareOfBase(found.bars) : 1);
  const best = rank(lying) > rank(upright) + 0.05 ? lying : upright;
  const dots = findDots(painting, colour, pixels);
  const isCompact = dots.share > 0.75 && dots.dots.length > 0 && dots.dots.every(({ radius }) => radius < 30);
  if (
    best !== undefined &&
    best.score > 0.8 &&
    areThick(best.bars) &&
    !(isCompact && (areSquare(best.bars) || (dots.fill < 0.9 && !areFitting(best))))
  )
    return { kind: 'bars', bars: best.bars, areNarrow: best === lying };
  if (isCompact) return { kind: 'dots', dots: dots.dots };
  if (solidShare(painting, colour, pixels) > 0.35) {
    const edges = outline(painting, colour);
    return spanOf(edges.top.trace) > 0.15 * painting.width ? { kind: 'area', ...edges } : { kind: 'unclear' };
  }
  const trace = traceLine(painting, colour);
  const span = spanOf(trace);
  if (span < 0.08 * painting.width || trace.length < Math.max(8, LEAST_TRACED * span)) return { kind: 'unclear' };
  return { kind: 'line', line: { colour, trace, markers: findMarkers(painting, colour, trace) } };
}

/** How wide the stroke of a line is across its direction: a column cuts steep pieces at a slant. */
function strokeWidthOf(trace: readonly TracePoint[]): number {
  const widths = trace.flatMap(({ thickness }, index) => {
    const [before, after] = [trace[index - 2], trace[index + 2]];
    if (before === undefined || after === undefined || after.x - before.x > 6) return [];
    return [thickness / Math.hypot(1, (after.y - before.y) / (after.x - before.x))];
  });
  return widths.sort((one, other) => one - other)[Math.floor(0.15 * widths.length)] ?? 2;
}

/** The markers on a line: where it is much thicker than elsewhere in both directions. */
function findMarkers(painting: Painting, colour: number, trace: readonly TracePoint[]): readonly DotMark[] {
  const { width, height, colours } = painting;
  const thin = strokeWidthOf(trace);
  const reach = Math.ceil(0.75 * thin + 0.5);
  const core = new Uint8Array(colours.length);
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach; x < width - reach; x += 1) {
      const isOwn = (byX: number, byY: number): boolean => colours[(y + byY) * width + x + byX] === colour;
      const isCross = isOwn(-reach, 0) && isOwn(reach, 0) && isOwn(0, -reach) && isOwn(0, reach);
      const isDiagonal =
        isOwn(-reach, -reach) || isOwn(reach, reach) ? isOwn(-reach, reach) || isOwn(reach, -reach) : false;
      if (isOwn(0, 0) && isCross && isDiagonal) core[y * width + x] = 1;
    }
  }
  const spots = findComponents(core, width, height).filter(({ box }) => widthOf(box) < 16 && heightOf(box) < 16);
  const markers = outermost(
    spots.map((spot) => centreOf(spot, painting, colour)),
    trace,
  );
  // Strokes that meet at a sharp bend look like a marker, but markers stand at the ends of a line too.
  const isMarked = (end: TracePoint | undefined): boolean =>
    end !== undefined && markers.some(({ x, y }) => Math.hypot(x - end.x, y - end.y) <= AT_END);
  return isMarked(trace[0]) && isMarked(trace.at(-1)) ? markers : [];
}

/** Spots so near to each other along a line, in pixels, are one marker and what its strokes fill beside it. */
const ONE_MARKER = 3.5;
/** How far before and after a marker its line is looked at, in pixels. */
const ASIDE = 10;

/** The spots without those that strokes fill between them at a sharp bend: of several the one furthest out at the bend is the marker. */
function outermost(spots: readonly DotMark[], trace: readonly TracePoint[]): readonly DotMark[] {
  const heightNear = (x: number): number | undefined => trace.find((point) => Math.abs(point.x - x) <= 1)?.y;
  const outward = ({ x, y }: DotMark): number => {
    const [before, after] = [heightNear(x - ASIDE), heightNear(x + ASIDE)];
    const chord = before === undefined || after === undefined ? (before ?? after ?? y) : (before + after) / 2;
    return Math.abs(y - chord);
  };
  return spots.filter((spot) =>
    spots.every((other) => other === spot || Math.abs(other.x - spot.x) > ONE_MARKER || outward(other) < outward(spot)),
  );
}

/** How far the middle of a marker lies from the end of its line, in pixels, at most. */
const AT_END = 8;

/** Small squares are dots rather than bars. */
const areSquare = (bars: readonly BarMark[]): boolean =>
  bars.length >= 3 && bars.every(({ from, to, near, far }) => to - from < 16 && Math.abs(to - from - (far - near)) < 3);
