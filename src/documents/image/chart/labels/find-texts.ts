import { type Component, findComponents } from '../raster/components.ts';
import { boxAround, type Extent, heightOf, widthOf } from '../raster/raster.ts';

/** Glyphs that stand in one line of text, and how the line runs: along the row, or upwards as titles of axes do. */
export type TextPiece = {
  readonly extent: Extent;
  readonly glyphs: readonly Component[];
  readonly direction: 'level' | 'upwards';
};

type Glyph = { readonly extent: Extent; readonly parts: readonly Component[] };

const overlapOf = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.min(to, otherTo) - Math.max(from, otherFrom);

/** The stem of an i fills its box so far; letters that touch do not. */
const SOLID = 0.75;

const isSolid = ({ parts: [part] }: Glyph): boolean =>
  part !== undefined && part.pixels.length >= SOLID * widthOf(part.box) * heightOf(part.box);

/** Two letters on end that touch are together so many times as high as wide; one letter that bears an accent is less. */
const ON_END = 1.6;

/** True where one lies over the other, column for column, and close: the dot of an i, an accent, the two bars of =. */
function isPartOf(small: Extent, glyph: Glyph): boolean {
  const { extent: large } = glyph;
  const shared = overlapOf(small.left, small.right, large.left, large.right);
  if (shared < 0.5 * Math.min(widthOf(small), widthOf(large))) return false;
  const gap = Math.max(small.top - large.bottom, large.top - small.bottom);
  // Letters on end that touch make one tall shape, wider than the stem of an i: what follows is a letter and no dot.
  const isOnEnd = widthOf(large) >= 5 && heightOf(large) >= ON_END * widthOf(large) && !isSolid(glyph);
  // The dot of an i may be twice as wide as its stem.
  const widest = Math.max(widthOf(large) + 1, 2 * widthOf(large));
  const isTiny = heightOf(small) <= Math.max(2, (isOnEnd ? 0.2 : 0.4) * heightOf(large)) && widthOf(small) <= widest;
  const near = isOnEnd ? 0.5 * widthOf(large) : 0.3 * heightOf(large);
  return isTiny && !isStemOnEnd(small, large) && gap <= Math.max(2, near);
}

/** A flat stroke is so many times as wide as high, and as wide as the letters of its line but for this share. */
const FLAT = 3;
const AS_WIDE = 0.9;

/** True for the stem of an i beside a letter, where both stand on end: accents are narrower than their letters. */
const isStemOnEnd = (small: Extent, large: Extent): boolean =>
  widthOf(small) >= FLAT * heightOf(small) &&
  widthOf(small) >= AS_WIDE * widthOf(large) &&
  widthOf(large) < 2 * heightOf(large);

/** True for the dot of an i that stands on end: it lies beside its stem. */
const isDotOnEnd = (small: Extent, stem: Extent): boolean =>
  widthOf(stem) >= FLAT * heightOf(stem) &&
  widthOf(small) <= 0.4 * widthOf(stem) &&
  heightOf(small) <= heightOf(stem) + 1 &&
  overlapOf(small.top, small.bottom, stem.top, stem.bottom) >= 0.5 * heightOf(small) &&
  Math.max(small.left - stem.right, stem.left - small.right) <= Math.max(2, 0.3 * widthOf(stem));

/** True where a small shape hangs from the base line of the letter before it, as a comma does: no accent of what stands below. */
const isComma = (small: Extent, components: readonly Component[]): boolean =>
  components.some(({ box }) => {
    const after = small.left - box.right;
    return (
      heightOf(box) > heightOf(small) &&
      after >= 0 &&
      after <= Math.max(2, 0.3 * heightOf(box)) &&
      box.bottom > small.top &&
      box.bottom <= small.bottom
    );
  });

function joinParts(components: readonly Component[]): readonly Glyph[] {
  const glyphs: { extent: Extent; parts: Component[] }[] = [];
  const bySize = [...components].sort((one, other) => other.pixels.length - one.pixels.length);
  for (const component of bySize) {
    const { box } = component;
    const home = glyphs.find(
      (glyph) =>
        (isPartOf(box, glyph) || isDotOnEnd(box, glyph.extent)) &&
        !(box.bottom <= glyph.extent.top && isComma(box, components)),
    );
    if (home === undefined) glyphs.push({ extent: component.box, parts: [component] });
    else {
      home.parts.push(component);
      home.extent = boxAround([home.extent, component.box]);
    }
  }
  return glyphs;
}

type Gaps = { readonly right: number; readonly below: number };

function gapsAround(glyph: Extent, others: readonly Glyph[]): Gaps {
  let [right, below] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { extent } of others) {
    if (extent === glyph) continue;
    const rows = overlapOf(glyph.top, glyph.bottom, extent.top, extent.bottom);
    const columns = overlapOf(glyph.left, glyph.right, extent.left, extent.right);
    const beside = Math.max(extent.left - glyph.right, glyph.left - extent.right);
    const under = Math.max(extent.top - glyph.bottom, glyph.top - extent.bottom);
    if (rows > 0.4 * Math.min(heightOf(glyph), heightOf(extent))) right = Math.min(right, Math.max(0, beside));
    if (columns > 0.4 * Math.min(widthOf(glyph), widthOf(extent))) below = Math.min(below, Math.max(0, under));
  }
  return { right, below };
}

/** Joins glyphs whose gaps along the line are small against their size across it. */
function chain(glyphs: readonly Glyph[], isLevel: boolean): readonly Glyph[][] {
  const along = ({ extent }: Glyph): readonly [number, number] =>
    isLevel ? [extent.left, extent.right] : [extent.top, extent.bottom];
  const across = ({ extent }: Glyph): readonly [number, number] =>
    isLevel ? [extent.top, extent.bottom] : [extent.left, extent.right];
  const sorted = [...glyphs].sort((one, other) => along(one)[0] - along(other)[0]);
  const chains: { members: Glyph[]; end: number; across: readonly [number, number]; size: number }[] = [];
  for (const glyph of sorted) {
    const [from, to] = along(glyph);
    const [low, high] = across(glyph);
    const home = chains.find((candidate) => {
      const shared = overlapOf(low, high, candidate.across[0], candidate.across[1]);
      const size = Math.max(candidate.size, Math.min(high - low, 2 * candidate.size));
      const isInLine = shared >= 0.5 * Math.min(high - low, candidate.size);
      return isInLine && from - candidate.end <= Math.max(2.5, 0.62 * size) && from - candidate.end > -0.5 * size;
    });
    if (home === undefined) chains.push({ members: [glyph], end: to, across: [low, high], size: high - low });
    else {
      home.members.push(glyph);
      home.end = Math.max(home.end, to);
      home.across = [Math.min(home.across[0], low), Math.max(home.across[1], high)];
      home.size = Math.max(home.size, high - low);
    }
  }
  return chains.map(({ members }) => members);
}

const toPiece = (members: readonly Glyph[], direction: TextPiece['direction']): TextPiece => ({
  extent: boxAround(members.map(({ extent }) => extent)),
  glyphs: members.flatMap(({ parts }) => parts),
  direction,
});

/** A vertical run of letters is upwards text only where it is clearly taller than wide. */
function isUpwards(members: readonly Glyph[]): boolean {
  const around = boxAround(members.map(({ extent }) => extent));
  return members.length >= 2 && heightOf(around) > 1.3 * widthOf(around);
}

/** Letters that touch make one shape; so many times as wide as it is high, and as letters are, it is a word that lies level. */
const WORD = 2;

/** A picture of more small signs is a pattern; a chart has some hundreds, and each is set against each. */
const MOST_SIGNS = 6000;

/**
 * Lines of text among the components of a mask: glyphs that are nearer to their neighbour beside them than to the one
 * below make level lines, the others lines that run upwards. `greatest` is the height of the tallest glyph in pixels.
 */
export function findTexts(mask: Uint8Array, width: number, height: number, greatest: number): readonly TextPiece[] {
  const components = findComponents(mask, width, height).filter(
    ({ box }) => heightOf(box) <= greatest && widthOf(box) <= 3 * greatest,
  );
  if (components.length > MOST_SIGNS) return [];
  const glyphs = joinParts(components);
  const [upright, level]: [Glyph[], Glyph[]] = [[], []];
  const sizes = glyphs
    .map(({ extent }) => Math.max(widthOf(extent), heightOf(extent)))
    .sort((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  for (const glyph of glyphs) {
    const { right, below } = gapsAround(glyph.extent, glyphs);
    const size = Math.max(widthOf(glyph.extent), heightOf(glyph.extent));
    const isRun = widthOf(glyph.extent) > WORD * Math.max(usual, heightOf(glyph.extent));
    // A dash is small, and stands as far from the digits as these do from each other.
    (below < right && below <= 0.5 * Math.max(size, usual) && !isRun ? upright : level).push(glyph);
  }
  const standing = chain(upright, false);
  const rest = standing.filter((members) => !isUpwards(members)).flat();
  return [
    ...standing.filter(isUpwards).map((members) => toPiece(members, 'upwards')),
    ...chain([...level, ...rest], true).map((members) => toPiece(members, 'level')),
  ].sort((one, other) => one.extent.top - other.extent.top || one.extent.left - other.extent.left);
}
