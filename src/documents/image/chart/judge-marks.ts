import { placeOf } from './axes/fit-scale.ts';
import type { Painting } from './colour/assign-colours.ts';
import type { MarkColour } from './colour/find-palette.ts';
import { axesOf, type Draft, type Kinds } from './draft-plot.ts';
import type { PlotArea } from './frame/find-plot-area.ts';
import { hasOwnSign } from './legend/has-own-sign.ts';
import { findBesideUnread, hasWhiskers } from './marks/judge-ends.ts';
import { partAtSeams } from './marks/part-at-seams.ts';
import type { BarMark, LineMark } from './marks/series.ts';
import type { NamedColour, ReadScene } from './read-scene.ts';
import { areStanding } from './table/read-areas.ts';
import { isOutline } from './table/read-lines-beside.ts';

/** The marks that may be measured, and how many bars were left out since what they stand on was not read. */
export type JudgedMarks = { readonly kinds: Kinds; readonly leftOut: number };

/** How far the end of a bar may lie off zero to stand on it, in pixels. */
const AT_ZERO = 4;
/** From this share on what cannot be measured is the manner of the whole chart. */
const MANY = 0.4;

/** The kinds with bars of one colour that stand on one another as bars of their own. */
function partStacks(kinds: Kinds, painting: Painting, read: ReadScene): Kinds {
  const isUpright = !kinds.areNarrow;
  const { upright, level } = axesOf(read);
  const ticks = ((isUpright ? upright : level)?.labels ?? []).map(({ at }) => at);
  return { ...kinds, bars: partAtSeams(kinds.bars, painting, { isUpright, ticks }) };
}

/** Bars that stand on marks which were not read: their length is not their value. */
function findUnfounded({ bars, areNarrow }: Kinds, read: ReadScene): ReadonlySet<BarMark> {
  const { upright, level } = axesOf(read);
  const scale = (areNarrow ? level : upright)?.scale;
  if (scale === undefined) return new Set();
  const zero = scale.kind === 'log' ? Number.NaN : placeOf(scale, 0);
  const isOnZero = ({ near, far }: BarMark): boolean =>
    Math.min(Math.abs(near - zero), Math.abs(far - zero)) <= AT_ZERO;
  const sight = { ink: read.scene.markInk, raster: read.scene.raster, isUpright: !areNarrow };
  return new Set([...findBesideUnread(bars, sight)].filter((bar) => !isOnZero(bar)));
}

/**
 * Keeps of the marks those whose lengths and heights state values. `undefined` where most do not: cells of a heat map, discs, bands
 * that stand on nothing.
 */
export function judgeMarks(
  found: Kinds,
  painting: Painting,
  read: ReadScene,
  { extent }: PlotArea,
): JudgedMarks | undefined {
  const kinds = partStacks(found, painting, read);
  const unfounded = findUnfounded(kinds, read);
  if (unfounded.size > 0 && unfounded.size >= MANY * kinds.bars.length) return undefined;
  const bars = kinds.bars.filter((bar) => !unfounded.has(bar));
  const { scale } = axesOf(read).upright ?? {};
  const isStack = scale === undefined || areStanding(kinds.areas, { scale, floor: extent.bottom });
  if (isStack) return { kinds: { ...kinds, bars }, leftOut: unfounded.size };
  // A band around a line is no amount; the line is.
  const edges = kinds.areas.flatMap(({ top, bottom }) => [top, bottom]);
  const lines = kinds.lines.filter(
    (line) => line.trace.length >= LONG * (extent.right - extent.left) && !isOutline(line, edges),
  );
  if (bars.length === 0 && lines.length === 0) return undefined;
  return { kinds: { ...kinds, bars, lines, areas: [] }, leftOut: unfounded.size };
}

/** A line is level where it leaves its height by no more than this, and crosses the plot where it ends so near to its edges, in pixels. */
const LEVEL = 1;
const AT_EDGES = 5;

/**
 * The kinds without lines that run level from edge to edge of the plot where bars or other lines are drawn too, and how many these
 * are: they mark a mean or a target, and are no series. A line that a legend names stays. What runs level along the edge of the plot
 * and has no name of its own is the axis: it goes too, and is not counted.
 */
export function withoutLevelLines(
  kinds: Kinds,
  names: readonly string[],
  { extent }: PlotArea,
): { readonly kinds: Kinds; readonly levelLines: number } {
  const isStraight = ({ trace }: LineMark): boolean => {
    const heights = trace.map(({ y }) => y);
    return Math.max(...heights) - Math.min(...heights) <= LEVEL;
  };
  const isLevel = (line: LineMark): boolean => {
    const [first, last] = [line.trace[0]?.x ?? extent.right, line.trace.at(-1)?.x ?? extent.left];
    const isAcross = first <= extent.left + AT_EDGES && last >= extent.right - AT_EDGES;
    return !names[line.colour - 1] && isAcross && isStraight(line);
  };
  const used = [...kinds.bars, ...kinds.lines, ...kinds.dots].map(({ colour }) => colour);
  const isAxis = (line: LineMark): boolean => {
    const y = line.trace[0]?.y ?? 0;
    const name = names[line.colour - 1];
    const isOwnName = Boolean(name) && !used.some((other) => other !== line.colour && names[other - 1] === name);
    const isAtEdge = Math.min(Math.abs(y - extent.top), Math.abs(y - extent.bottom)) <= AT_EDGES;
    return isAtEdge && isStraight(line) && !isOwnName;
  };
  const plain = kinds.lines.filter((line) => !isAxis(line));
  const lines = plain.filter((line) => !isLevel(line));
  return lines.length + kinds.bars.length === 0
    ? { kinds, levelLines: 0 }
    : { kinds: { ...kinds, lines }, levelLines: plain.length - lines.length };
}

/** Colours of marks are numbered in a byte. */
const MOST_COLOURS = 256;
/** A filled colour covers so much of what the largest does. */
const LEAST_COVER = 0.05;

/**
 * True where areas shine through each other: more colours fill the plot than the legend has signs, and heights do not tell where each
 * begins. Without two signs or more nothing is known of how many there are.
 */
export function doAreasOverlap(
  { areas, lines }: Pick<Kinds, 'areas' | 'lines'>,
  palette: readonly Pick<MarkColour, 'isSolid'>[],
  { colours }: Pick<Painting, 'colours'>,
  signs: number,
): boolean {
  if (areas.length === 0 || signs < 2) return false;
  const counts = new Uint32Array(MOST_COLOURS);
  for (const colour of colours) counts[colour] = (counts[colour] ?? 0) + 1;
  // The line along the edge of an area is of the same series, in a fuller colour.
  const edges = areas.flatMap(({ top, bottom }) => [top, bottom]);
  const outlines = new Set(lines.filter((line) => isOutline(line, edges)).map(({ colour }) => colour));
  const covers = palette.map(({ isSolid }, index) =>
    isSolid && !outlines.has(index + 1) ? (counts[index + 1] ?? 0) : 0,
  );
  return covers.filter((cover) => cover > LEAST_COVER * Math.max(...covers)).length > signs;
}

/**
 * True where some areas have the very colour of a sign and others that of none: an area that shines through mixes with what lies below
 * it, and its height does not tell where it begins. Where none has a sign they are paler than their lines, all alike.
 */
export function areSomeMixed(
  { areas }: Pick<Kinds, 'areas'>,
  palette: readonly Pick<MarkColour, 'lab'>[],
  legend: readonly NamedColour[],
): boolean {
  const signed = areas.map(({ top }) => {
    const own = palette[top.colour - 1];
    return own !== undefined && hasOwnSign(own.lab, legend);
  });
  return signed.includes(true) && signed.includes(false);
}

/** A line with a band around it crosses so much of the plot. */
const LONG = 0.6;

/** True where floating bars are boxes of a box plot or bodies of candles: strokes go on from them, or several make one. */
export function areBoxes({ facts, hasStretches }: Draft, kinds: Kinds, read: ReadScene): boolean {
  if (hasStretches !== true) return false;
  const places = facts.facts.map(({ key, order, series }) => `${series}\u0000${Math.round(order)}\u0000${key}`);
  if (new Set(places).size < places.length) return true;
  const sight = { ink: read.scene.markInk, raster: read.scene.raster, isUpright: !kinds.areNarrow };
  return kinds.bars.filter((bar) => hasWhiskers(bar, sight, kinds.bars)).length >= MANY * kinds.bars.length;
}
