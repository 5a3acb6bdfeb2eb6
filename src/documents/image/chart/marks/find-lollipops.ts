import { type Painting, transposePainting } from '../colour/assign-colours.ts';
import { median } from '../median.ts';
import { type Component, findComponents } from '../raster/components.ts';
import { heightOf, widthOf } from '../raster/raster.ts';
import { centreOf } from './find-dots.ts';
import type { DotMark } from './series.ts';

/** A stretch of one colour in a row, its last pixel left out. */
type RowRun = { readonly y: number; readonly from: number; readonly to: number };

/** Paler pixels are the blur of an edge. */
const INKED = 0.3;

function rowRuns({ width, height, colours, coverage }: Painting, colour: number): readonly RowRun[] {
  const runs: RowRun[] = [];
  for (let y = 0; y < height; y += 1) {
    let from = -1;
    for (let x = 0; x <= width; x += 1) {
      const at = y * width + x;
      const isOn = x < width && colours[at] === colour && (coverage[at] ?? 0) >= INKED;
      if (isOn && from < 0) from = x;
      if (isOn || from < 0) continue;
      runs.push({ y, from, to: x });
      from = -1;
    }
  }
  return runs;
}

/** Sticks are so wide at most, in pixels, and heads wider than they by so much. */
const WIDEST_STICK = 5;
const HEAD = 3;
/** Heads differ in size by no more. */
const ALIKE = 1.35;
/** How far a stick may stand off the middle of its head, and its foot off that of the others, in pixels. */
const OFF_MIDDLE = 1.6;
const OFF_FOOT = 2.5;
/** One head on a stick may be anything. */
const LEAST_HEADS = 2;
/** All but so much of what is no head is sticks. */
const LEAST_STICKS = 0.97;

/** The heads: what is wider than sticks are, as spots of one size that are about as wide as high. */
function findHeads(painting: Painting, wide: readonly RowRun[]): readonly Component[] | undefined {
  const mask = new Uint8Array(painting.colours.length);
  for (const { y, from, to } of wide) mask.fill(1, y * painting.width + from, y * painting.width + to);
  const heads = findComponents(mask, painting.width, painting.height);
  const widths = heads.map(({ box }) => widthOf(box));
  const areAlike = Math.max(...widths) <= ALIKE * Math.min(...widths) + 1;
  const areRound = heads.every(({ box }) => Math.abs(widthOf(box) - heightOf(box)) <= HEAD + 0.25 * widthOf(box));
  return heads.length >= LEAST_HEADS && areAlike && areRound ? heads : undefined;
}

/**
 * The heads of lollipops of one colour, each with the stick that it stands on: thin strokes that run straight up or down from one
 * level to the middle of a round head, and end there. `undefined` where the colour is anything else.
 */
function findStanding(painting: Painting, colour: number): readonly DotMark[] | undefined {
  const runs = rowRuns(painting, colour);
  const stick = median(runs.map(({ from, to }) => to - from));
  if (runs.length === 0 || stick > WIDEST_STICK) return undefined;
  const heads = findHeads(
    painting,
    runs.filter(({ from, to }) => to - from >= stick + HEAD),
  );
  if (heads === undefined) return undefined;
  const found = heads.map((head) => ({ head, dot: centreOf(head, painting, colour) }));
  const thin = runs.filter(({ from, to }) => to - from < stick + HEAD);
  const owned = found.map(({ head: { box }, dot }) => {
    const own = thin.filter(({ from, to }) => Math.abs((from + to) / 2 + painting.left - dot.x) <= OFF_MIDDLE);
    const rows = own.map(({ y }) => y);
    const [above, below] = [box.top - Math.min(box.top, ...rows), Math.max(box.bottom - 1, ...rows) - box.bottom + 1];
    const [top, bottom] = above > below ? [box.top - above, box.top] : [box.bottom, box.bottom + below];
    return { dot, own, top, bottom, foot: above > below ? top : bottom, short: Math.min(above, below) };
  });
  const isOwned = new Set(owned.flatMap(({ own }) => own));
  const withSticks = owned.filter(({ top, bottom }) => bottom - top > HEAD);
  const level = median(withSticks.map(({ foot }) => foot));
  const areStanding =
    owned.every(({ short }) => short <= HEAD) && withSticks.every(({ foot }) => Math.abs(foot - level) <= OFF_FOOT);
  const isPlain = isOwned.size >= LEAST_STICKS * thin.length && withSticks.length >= LEAST_HEADS;
  if (!areStanding || !isPlain) return undefined;
  return owned.map(({ dot, top, bottom }) => ({
    ...dot,
    stick: {
      left: Math.floor(dot.x - stick / 2),
      right: Math.ceil(dot.x + stick / 2),
      top: top + painting.top,
      bottom: bottom + painting.top,
    },
  }));
}

/** A lollipop of a painting that was turned over its diagonal, as it is in the picture. */
const turnBack = ({ x, y, stick, ...dot }: DotMark): DotMark => ({
  ...dot,
  x: y,
  y: x,
  ...(stick !== undefined && {
    stick: { left: stick.top, right: stick.bottom, top: stick.left, bottom: stick.right },
  }),
});

/** The lollipops of one colour that stand, or else those that lie. `undefined` where the colour is anything else. */
export function findLollipops(
  painting: Painting,
  colour: number,
  ways: { readonly mayStand: boolean; readonly mayLie: boolean },
): readonly DotMark[] | undefined {
  const standing = ways.mayStand ? findStanding(painting, colour) : undefined;
  if (standing !== undefined || !ways.mayLie) return standing;
  return findStanding(transposePainting(painting), colour)?.map(turnBack);
}
