import type { Painting } from '../colour/assign-colours.ts';
import { findComponents } from '../raster/components.ts';
import { heightOf, widthOf } from '../raster/raster.ts';
import { reachOf } from './column-reach.ts';
import { centreOf } from './find-dots.ts';
import type { DotMark, TracePoint } from './series.ts';

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
export function findMarkers(painting: Painting, colour: number, trace: readonly TracePoint[]): readonly DotMark[] {
  const { width, height, colours } = painting;
  const thin = strokeWidthOf(trace);
  const reach = Math.ceil(0.75 * thin + 0.5);
  const core = new Uint8Array(colours.length);
  const rows = reachOf(painting, colour);
  for (let x = reach; x < width - reach; x += 1) {
    const end = Math.min(height - reach, rows.end[x] ?? 0);
    for (let y = Math.max(reach, rows.top[x] ?? 0); y < end; y += 1) {
      if (colours[y * width + x] !== colour) continue;
      const isOwn = (byX: number, byY: number): boolean => colours[(y + byY) * width + x + byX] === colour;
      const isCross = isOwn(-reach, 0) && isOwn(reach, 0) && isOwn(0, -reach) && isOwn(0, reach);
      const isDiagonal =
        isOwn(-reach, -reach) || isOwn(reach, reach) ? isOwn(-reach, reach) || isOwn(reach, -reach) : false;
      if (isCross && isDiagonal) core[y * width + x] = 1;
    }
  }
  // The middle of a steep stroke is long: a marker is about as wide as high.
  const spots = findComponents(core, width, height).filter(({ box }) => {
    const [shorter = 0, longer = 0] = [widthOf(box), heightOf(box)].sort((one, other) => one - other);
    return longer < LARGEST && longer <= LONGER * shorter + 1;
  });
  const markers = outermost(
    spots.map((spot) => centreOf(spot, painting, colour)),
    trace,
  );
  // Strokes that meet at a sharp bend look like a marker, but markers stand at the ends of a line too.
  const isMarked = (end: TracePoint | undefined): boolean =>
    end !== undefined && markers.some(({ x, y }) => Math.hypot(x - end.x, y - end.y) <= AT_END);
  return isMarked(trace[0]) && isMarked(trace.at(-1)) ? markers : [];
}

/** Markers are smaller, in pixels, and no longer than so many times their width. */
const LARGEST = 16;
const LONGER = 2;

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
