import { type Component, findComponents } from '../raster/components.ts';
import { type Extent, heightOf, isTouching, type Raster, widthOf } from '../raster/raster.ts';

/** A stroke is thinner than a letter; on screens with small pixels it may be thicker, where others of its size stand at the same edge. A B of small print fills its box nearly so. */
const THIN = { across: 3, along: 14 } as const;
const THICK = { across: 6, along: 30, filled: 0.9 } as const;

/** Shapes of one key are of one size and stand in one row, or in one column. */
const keysOf = ({ left, top, right, bottom }: Extent): readonly string[] =>
  [`row ${top}`, `column ${left}`].map((place) => `${place} ${right - left} ${bottom - top}`);

/** Letters of a word are so near to each other, in pixels, and share so much of their rows; beside a tick mark nothing stands. */
const LETTER_GAP = 4;
const SHARED_ROWS = 0.5;
/** More pairs of shapes are no letters below an axis. */
const MOST_PAIRS = 4_000_000;

const isStanding = (box: Extent): boolean => heightOf(box) > widthOf(box);

/** True where a letter stands beside an upright stroke: "l" and "1" right below an axis are thin. */
function isLetter(stroke: Extent, letters: readonly Component[]): boolean {
  return letters.some(({ box }) => {
    const gap = Math.max(stroke.left - box.right, box.left - stroke.right);
    const shared = Math.min(stroke.bottom, box.bottom) - Math.max(stroke.top, box.top);
    return gap >= 0 && gap <= LETTER_GAP && shared >= SHARED_ROWS * heightOf(stroke);
  });
}

/** True for what stands to the left or to the right of the plot: tick marks lie there, and an upright stroke is a letter. */
const isBeside = ({ left, top, right, bottom }: Extent, plot: Extent): boolean =>
  (right <= plot.left || left >= plot.right) && top >= plot.top && bottom <= plot.bottom;

/** Takes tick marks out of a mask: strokes that stand off an edge of the plot, and are no letters. */
export function clearTicks(mask: Uint8Array, raster: Raster, plot: Extent): void {
  const edge = { left: plot.left - 3, top: plot.top - 3, right: plot.right + 3, bottom: plot.bottom + 3 };
  const all = findComponents(mask, raster.width, raster.height);
  const atEdge = all.filter(({ box }) => isTouching(box, edge));
  const isBelow = ({ box }: Component): boolean => box.top >= plot.bottom && box.top <= plot.bottom + THICK.along;
  const wide = all.filter((component) => isBelow(component) && widthOf(component.box) > THIN.across);
  const letters = wide.length * atEdge.length > MOST_PAIRS ? [] : wide;
  const counts = new Map<string, number>();
  for (const key of atEdge.flatMap(({ box }) => keysOf(box))) counts.set(key, 1 + (counts.get(key) ?? 0));
  for (const component of atEdge) {
    const { box, pixels } = component;
    if (isStanding(box) && isBelow(component) && isLetter(box, letters)) continue;
    if (isStanding(box) && isBeside(box, plot)) continue;
    const across = Math.min(widthOf(box), heightOf(box));
    const along = Math.max(widthOf(box), heightOf(box));
    const isThin = across <= THIN.across && along <= THIN.along;
    const isThick = across <= THICK.across && along <= THICK.along && pixels.length >= THICK.filled * across * along;
    const isInCompany = keysOf(box).some((key) => (counts.get(key) ?? 0) > 1);
    if (isThin || (isThick && isInCompany)) for (const pixel of pixels) mask[pixel] = 0;
  }
}
