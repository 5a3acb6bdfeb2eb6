import { type Ground, groundAt } from '../colour/find-ground.ts';
import { differenceOf, type Lab, toChroma } from '../colour/lab.ts';
import type { TextPiece } from '../labels/find-texts.ts';
import { joinPieces } from '../labels/join-pieces.ts';
import { median } from '../median.ts';
import { type Component, findComponents } from '../raster/components.ts';
import { distanceOf, type Extent, heightOf, isTouching, labAt, type Raster, widthOf } from '../raster/raster.ts';
import { joinDashes } from './join-dashes.ts';

/** A small coloured sign beside a text: a square, a dot, a ring, a stroke. */
export type Patch = { readonly extent: Extent; readonly lab: Lab };

/** An entry of a legend before its text is read. */
export type LegendEntry = { readonly patch: Patch; readonly piece: TextPiece };

const GREATEST_SIDE = 48;
/** Signs of lines with a ring on them are so long and so high at most, on fine screens. */
const LONGEST_RINGED = 64;
const HIGHEST_RINGED = 32;
/** Boxes of a legend may be so wide, where they are so many times as wide as high, and coloured. */
const WIDEST_BOX = 100;
const BOX_TIMES = 1.6;

/** Pixels lie within a sign where it goes on so far to all sides, and so many of them show its colour. */
const INNER = 3;
const LEAST_INNER = 9;

/** The pixels within a component that its edge does not reach; none in strokes and rings. */
function innerPixels({ pixels }: Component, { width }: Raster): readonly number[] {
  const own = new Set(pixels);
  const steps = [-INNER, INNER, -INNER * width, INNER * width];
  return [...pixels].filter((pixel) => steps.every((step) => own.has(pixel + step)));
}

/** The colour within a component, where a border does not count; else the strongest: edges are mixed with the ground. */
function colourOf(component: Component, raster: Raster, ground: Ground): Lab {
  const inner = innerPixels(component, raster).map((pixel) =>
    labAt(raster, pixel % raster.width, Math.floor(pixel / raster.width)),
  );
  const usual = (channel: 0 | 1 | 2): number => median(inner.map((lab) => lab[channel]));
  return inner.length >= LEAST_INNER ? [usual(0), usual(1), usual(2)] : strongestOf(component, raster, ground);
}

function strongestOf({ pixels }: Component, raster: Raster, ground: Ground): Lab {
  const strengths = [...pixels].map((pixel) => {
    const [x, y] = [pixel % raster.width, Math.floor(pixel / raster.width)];
    const lab = labAt(raster, x, y);
    return { lab, strength: distanceOf(lab, groundAt(ground, x, y)) };
  });
  strengths.sort((one, other) => other.strength - one.strength);
  const core = strengths.slice(0, Math.max(1, Math.ceil(strengths.length / 4)));
  const mean = (channel: 0 | 1 | 2): number => core.reduce((sum, { lab }) => sum + lab[channel], 0) / core.length;
  return [mean(0), mean(1), mean(2)];
}

/** Boxes of a legend are less than so many times as wide as high. */
const LONGEST_BLOCK = 5;

function isBlockShape(box: Extent, count: number, lab: Lab): boolean {
  const [width, height] = [widthOf(box), heightOf(box)];
  const fill = count / (width * height);
  return width >= 5 && height >= 5 && fill > (toChroma(lab) > COLOURED ? 0.85 : 0.96) && width < LONGEST_BLOCK * height;
}

/** A stroke runs through a sign of a line from end to end, but for that share of it; letters that touch have none. */
const THROUGH = 0.9;

function hasStroke({ box, pixels }: Component, { width }: Raster): boolean {
  const rows = new Map<number, number>();
  for (const pixel of pixels) rows.set(Math.floor(pixel / width), (rows.get(Math.floor(pixel / width)) ?? 0) + 1);
  return Math.max(...rows.values()) >= THROUGH * widthOf(box);
}

/** On each side of a hollow marker runs so much of the stroke of its sign, as a share of all. */
const BESIDE_RING = 0.2;

/** True for a ring on a stroke: ink on one row at both ends, and none in the middle. */
function isRingOnStroke({ box, pixels }: Component, { width }: Raster): boolean {
  const own = new Set(pixels);
  const reach = Math.max(3, Math.round(BESIDE_RING * widthOf(box)));
  const isInked = (from: number, to: number, row: number): boolean =>
    Array.from({ length: to - from }, (_, index) => row * width + from + index).every((pixel) => own.has(pixel));
  const middle = Math.floor((box.left + box.right) / 2);
  const rows = Array.from({ length: heightOf(box) }, (_, index) => box.top + index);
  return rows.some(
    (row) =>
      !own.has(row * width + middle) &&
      isInked(box.left + 1, box.left + reach, row) &&
      isInked(box.right - reach, box.right - 1, row),
  );
}

function isRingedStroke(component: Component, raster: Raster): boolean {
  const [width, height] = [widthOf(component.box), heightOf(component.box)];
  const isOfSign = width <= LONGEST_RINGED && height <= HIGHEST_RINGED && width >= 1.4 * height;
  return isOfSign && isRingOnStroke(component, raster);
}

function isPatchShape(component: Component, lab: Lab, raster: Raster): boolean {
  const { box, pixels } = component;
  const [width, height] = [widthOf(box), heightOf(box)];
  const fill = pixels.length / (width * height);
  const isBlock = isBlockShape(box, pixels.length, lab);
  const isStroke = height <= 6 && width >= 7 && width <= GREATEST_SIDE && fill > 0.55;
  const isDot = width >= 4 && height >= 4 && width / height > 0.7 && width / height < 1.4;
  const isMarkedStroke = width >= 10 && height <= 16 && width > 1.6 * height && hasStroke(component, raster);
  const isLongStroke = isStroke && width > 2 * height;
  const isRinged = toChroma(lab) > COLOURED && isRingedStroke(component, raster);
  return isBlock || isLongStroke || isMarkedStroke || isRinged || (toChroma(lab) > COLOURED && (isStroke || isDot));
}

const COLOURED = 10;
const LEAST_PIXELS = 6;

/** A wide box of a legend, which charts drawn for fine screens have. */
const isWideBox = (box: Extent, count: number, lab: Lab): boolean =>
  toChroma(lab) > COLOURED && widthOf(box) >= BOX_TIMES * heightOf(box) && isBlockShape(box, count, lab);

/** True for strokes without a colour: dashes and underscores look so too. */
const isFaint = ({ box, pixels }: Component, lab: Lab): boolean =>
  toChroma(lab) <= COLOURED && !isBlockShape(box, pixels.length, lab);

/** True where two signs are of one size and stand in a row or a column. */
function areAlike(one: Extent, other: Extent, slack: number): boolean {
  const isSameSize =
    Math.abs(widthOf(one) - widthOf(other)) <= slack && Math.abs(heightOf(one) - heightOf(other)) <= slack;
  const isAligned = Math.abs(one.left - other.left) <= slack || Math.abs(middle(one) - middle(other)) <= slack;
  return isSameSize && isAligned;
}

/** Letters of a word are no further apart than that share of their height, and of one colour to within that (CIEDE2000). */
const LETTER_GAP = 0.3;
const LETTER_COLOUR = 12;

type Coloured = { readonly box: Extent; readonly lab: Lab };

/** True where two shapes stand beside each other as letters of one word do: signs stand further off. */
function isNextTo(one: Coloured, other: Coloured): boolean {
  if (one === other) return false;
  const height = Math.min(heightOf(one.box), heightOf(other.box));
  const shared = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  const gap = Math.max(one.box.left - other.box.right, other.box.left - one.box.right);
  const isNear = shared >= 0.5 * height && gap <= Math.max(2, LETTER_GAP * heightOf(one.box));
  return isNear && differenceOf(one.lab, other.lab) <= LETTER_COLOUR;
}

/** Letters of small print fill their boxes as signs do, but stand so near to others that are no lower, in pixels. */
const TIGHT = 2;

const isWithinWord = ({ box }: Coloured, { box: other }: Coloured): boolean =>
  heightOf(box) <= heightOf(other) && Math.max(box.left - other.right, other.left - box.right) <= TIGHT;

/** A name stands no further from its sign than that share of its height. */
const NAME_GAP = 1.2;

/** True for the first letter of a name in the colour of its sign, which is round or square as signs are. */
function isLetterBeside({ extent, lab }: Patch, sign: Patch): boolean {
  const gap = Math.max(extent.left - sign.extent.right, sign.extent.left - extent.right);
  const isInRow = Math.abs(middle(extent) - middle(sign.extent)) <= 0.5 * heightOf(extent);
  return isInRow && gap >= 0 && gap <= NAME_GAP * heightOf(extent) && differenceOf(lab, sign.lab) <= LETTER_COLOUR;
}

/** From here on the blurred dashes of a sign are of another colour than a sign (CIE76). */
const OTHER_COLOUR = 18;
/** How far the size and place of a stroke may differ from those of dashes in one legend, in pixels. */
const BESIDE_DASHES = 4;

/** The side of a square of the picture, in pixels: two components that stand next to each other begin in one or in squares that touch. */
const SQUARE = 64;
/** More small components than the letters and signs of any chart: dots of a pattern, or of a photograph in print. */
const MOST_SMALL = 10_000;

/** Gives the components that begin in the square of a component, and in those around it. */
function groupBySquare<T extends Coloured>(components: readonly T[], { width }: Raster): (box: Extent) => readonly T[] {
  const columns = Math.ceil(width / SQUARE) + 2;
  const squareOf = ({ left, top }: Extent): number =>
    (Math.floor(top / SQUARE) + 1) * columns + Math.floor(left / SQUARE) + 1;
  const squares = new Map<number, T[]>();
  for (const component of components) {
    const square = squareOf(component.box);
    const known = squares.get(square);
    if (known === undefined) squares.set(square, [component]);
    else known.push(component);
  }
  const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * columns + column));
  return (box) => around.flatMap((step) => squares.get(squareOf(box) + step) ?? []);
}

/**
 * Components that could be signs of a legend: small, compact, and coloured or filled. Grey strokes count beside a coloured
 * sign of their size. None where there are more small components than a chart has.
 */
export function findPatches(ink: Uint8Array, raster: Raster, ground: Ground): readonly Patch[] {
  const compact = findComponents(ink, raster.width, raster.height).filter(
    ({ box, pixels }) => heightOf(box) <= GREATEST_SIDE && widthOf(box) <= WIDEST_BOX && pixels.length >= LEAST_PIXELS,
  );
  if (compact.length > MOST_SMALL) return [];
  const small = compact
    .map((component) => ({ ...component, lab: colourOf(component, raster, ground) }))
    .filter((component) => {
      const { box, pixels, lab } = component;
      const isNarrow = widthOf(box) <= GREATEST_SIDE;
      return isNarrow || isWideBox(box, pixels.length, lab) || isRingedStroke(component, raster);
    });
  const near = groupBySquare(small, raster);
  const likely = small.flatMap((component) => {
    const { box, lab } = component;
    if (!isPatchShape(component, lab, raster)) return [];
    const isBlock = isBlockShape(box, component.pixels.length, lab);
    const isLetter = near(box).some(
      (other) => isNextTo(component, other) && (!isBlock || isWithinWord(component, other)),
    );
    return isLetter ? [] : [{ extent: box, lab, isFaint: isFaint(component, lab), isBlock }];
  });
  const blocks = likely.filter((patch) => patch.isBlock);
  const clear = likely.filter((patch) => !patch.isFaint);
  const dashed = joinDashes(small);
  const areParts = (extent: Extent): boolean => dashed.some((sign) => isTouching(sign.extent, extent));
  const whole = likely
    .filter(({ extent }) => !areParts(extent))
    .filter((patch) => patch.isBlock || !blocks.some((block) => isLetterBeside(patch, block)))
    .filter((patch) => !patch.isFaint || clear.some(({ extent }) => areAlike(extent, patch.extent, 1)))
    .map(({ extent, lab }) => ({ extent, lab }));
  // Dashes in the colour of another sign do not tell which line is which.
  const own = dashed.filter(({ extent, lab }) =>
    whole.every((sign) => !areAlike(sign.extent, extent, BESIDE_DASHES) || differenceOf(sign.lab, lab) > OTHER_COLOUR),
  );
  return [...whole, ...own];
}

const middle = ({ top, bottom }: Extent): number => (top + bottom) / 2;

/** The words to the right of a patch, on its row, each near the one before. */
function wordsBeside(patch: Patch, pieces: readonly TextPiece[], patches: readonly Patch[]): readonly TextPiece[] {
  const row = pieces
    .filter(
      ({ extent, direction }) =>
        direction === 'level' &&
        extent.left >= patch.extent.right - 1 &&
        Math.abs(middle(extent) - middle(patch.extent)) <= 0.6 * Math.max(heightOf(extent), 8),
    )
    .sort((one, other) => one.extent.left - other.extent.left);
  const words: TextPiece[] = [];
  let end = patch.extent.right;
  for (const piece of row) {
    const reach = words.length === 0 ? Math.max(20, 2.2 * heightOf(piece.extent)) : 1.0 * heightOf(piece.extent);
    const isOtherSign = patches.some(
      ({ extent }) =>
        extent !== patch.extent &&
        extent.left >= end &&
        extent.right <= piece.extent.left + 1 &&
        isTouching({ ...patch.extent, right: piece.extent.left }, extent),
    );
    if (piece.extent.left - end > reach || isOtherSign) break;
    words.push(piece);
    end = piece.extent.right;
  }
  return words;
}

/** A sign of a line is so many times as long as it is high, with a marker on it or without. */
const STROKE_TIMES = 1.6;

/** True where two signs of lines are of one length and stand in a column: with a marker one is higher than without. */
function areStrokesAlike(one: Extent, other: Extent, slack: number): boolean {
  const areStrokes = [one, other].every((box) => widthOf(box) >= STROKE_TIMES * heightOf(box));
  const isSameLength = Math.abs(widthOf(one) - widthOf(other)) <= slack;
  return areStrokes && isSameLength && Math.abs(one.left - other.left) <= slack;
}

/** Signs of a legend look alike: same size, and they stand in a column or a row; those of lines may differ in height. */
function isInCompany(entry: LegendEntry, entries: readonly LegendEntry[]): boolean {
  const { extent } = entry.patch;
  return entries.some(({ patch }) => {
    if (patch === entry.patch) return false;
    const isAlike = areAlike(patch.extent, extent, 3) || areStrokesAlike(patch.extent, extent, 3);
    return isAlike && differenceOf(patch.lab, entry.patch.lab) > 2;
  });
}

const mirror = ({ left, right, ...rows }: Extent): Extent => ({ ...rows, left: -right, right: -left });

/** Signs with the words to their left, as legends are written from right to left. */
function entriesToTheLeft(patches: readonly Patch[], pieces: readonly TextPiece[]): readonly LegendEntry[] {
  const back = new Map(pieces.map((piece) => [{ ...piece, extent: mirror(piece.extent) }, piece]));
  const signs = new Map(patches.map((patch) => [{ ...patch, extent: mirror(patch.extent) }, patch]));
  return [...signs].flatMap(([turned, patch]) => {
    const words = wordsBeside(turned, [...back.keys()], [...signs.keys()]).flatMap((piece) => back.get(piece) ?? []);
    return words.length === 0 ? [] : [{ patch, piece: joinPieces(words) }];
  });
}

const gapOf = ({ patch, piece }: LegendEntry): number =>
  Math.max(piece.extent.left - patch.extent.right, patch.extent.left - piece.extent.right);

/** Signs of one row may differ, as those of bars and lines do, but all stand as far from their words. */
const isInRow = (entry: LegendEntry, entries: readonly LegendEntry[]): boolean =>
  entries.some(
    (other) =>
      Math.abs(middle(other.patch.extent) - middle(entry.patch.extent)) <= 3 &&
      Math.abs(gapOf(other) - gapOf(entry)) <= 3 &&
      differenceOf(other.patch.lab, entry.patch.lab) > 2,
  );

const meanGap = (entries: readonly LegendEntry[]): number =>
  entries.reduce((sum, entry) => sum + gapOf(entry), 0) / Math.max(1, entries.length);

/**
 * The entries of a legend: a sign with a text to its right, two or more of the same size in a column or a row; or to its left,
 * where all texts stand nearer to the sign on that side. A sign by itself counts where `mayBeAlone`: outside the plot, where no
 * mark could be mistaken for it.
 */
export function findLegend(
  patches: readonly Patch[],
  pieces: readonly TextPiece[],
  mayBeAlone: (patch: Patch) => boolean,
): readonly LegendEntry[] {
  const toTheRight = patches.flatMap((patch) => {
    const words = wordsBeside(patch, pieces, patches);
    return words.length === 0 ? [] : [{ patch, piece: joinPieces(words) }];
  });
  const isFit = (entries: readonly LegendEntry[]) => (entry: LegendEntry) =>
    isInCompany(entry, entries) || (toChroma(entry.patch.lab) > 15 && mayBeAlone(entry.patch));
  const right = toTheRight.filter(isFit(toTheRight));
  const toTheLeft = entriesToTheLeft(patches, pieces);
  const left = toTheLeft.filter((entry) => isInCompany(entry, toTheLeft) || isInRow(entry, toTheLeft));
  const isFromRight =
    left.length >= 2 && left.length >= right.length && (right.length === 0 || meanGap(left) < meanGap(right));
  return isFromRight ? left : right;
}
