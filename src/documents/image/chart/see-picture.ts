import type { Pixels } from '../pixels.ts';
import { findInk, mapContrast } from './colour/contrast-map.ts';
import { findGround, type Ground } from './colour/find-ground.ts';
import { differenceOf, toChroma } from './colour/lab.ts';
import { clearTicks } from './frame/clear-ticks.ts';
import { findAreaOfBars } from './frame/find-area-of-bars.ts';
import { findCard } from './frame/find-card.ts';
import { findLines } from './frame/find-lines.ts';
import { hasMarksBeyond } from './frame/find-marks-beyond.ts';
import { findPlotAreas, type PlotArea, type PlotAreas } from './frame/find-plot-area.ts';
import { areSeveralPlots } from './frame/find-twins.ts';
import { colourOfPiece } from './labels/colour-of-piece.ts';
import { findTexts, type TextPiece } from './labels/find-texts.ts';
import { findLegend, findPatches, type LegendEntry, type Patch } from './legend/find-legend.ts';
import { findMarkInk } from './marks/find-mark-ink.ts';
import { findComponents } from './raster/components.ts';
import { isFrame } from './raster/is-frame.ts';
import { createRaster, type Extent, heightOf, isTouching, type Raster, widthOf } from './raster/raster.ts';

/** A picture taken apart before anything in it is read. */
export type Scene = {
  readonly raster: Raster;
  readonly ground: Ground;
  /** Everything that is not ground. */
  readonly ink: Uint8Array;
  /** The ink without lines of grid and axes. */
  readonly markInk: Uint8Array;
  readonly areas: PlotAreas;
  readonly area: PlotArea | undefined;
  /** Lines of text outside the plot area, entries of the legend left out. */
  readonly texts: readonly TextPiece[];
  readonly legend: readonly LegendEntry[];
  /** True where the picture shows other plots beside this one. */
  readonly areSeveral: boolean;
  /** True where compression has spread colours over their edges. */
  readonly isNoisy: boolean;
  /** A card within the picture that a border or a ground of its own sets apart. */
  readonly card: Extent | undefined;
};

const GREATEST_LETTER = 44;

const clear = (mask: Uint8Array, raster: Raster, { left, top, right, bottom }: Extent): void => {
  for (let y = Math.max(0, top); y < Math.min(raster.height, bottom); y += 1)
    mask.fill(0, y * raster.width + Math.max(0, left), y * raster.width + Math.min(raster.width, right));
};

function outsideInk(ink: Uint8Array, raster: Raster, area: PlotArea | undefined): Uint8Array {
  const mask = ink.slice();
  if (area === undefined) return mask;
  const { left, top, right, bottom } = area.extent;
  clear(mask, raster, { left: left - 1, top: top - 1, right: right + 2, bottom: bottom + 2 });
  clearTicks(mask, raster, area.extent);
  return mask;
}

/** Components too large for letters are marks, and frames around others are boxes of legends. */
function withoutLarge(mask: Uint8Array, raster: Raster): Uint8Array {
  const small = mask.slice();
  const components = findComponents(mask, raster.width, raster.height);
  for (const component of components) {
    const { box, pixels } = component;
    const isLarge = heightOf(box) > GREATEST_LETTER || widthOf(box) > 2.5 * GREATEST_LETTER;
    if (isLarge || isFrame(component, components, raster)) for (const pixel of pixels) small[pixel] = 0;
  }
  return small;
}

/** Marks reach the ink outside too: what touches the edge and is coloured like the marks stays out of the texts. */
function findPieces(mask: Uint8Array, raster: Raster, patches: readonly Patch[]): readonly TextPiece[] {
  const free = mask.slice();
  for (const { extent } of patches) clear(free, raster, extent);
  return findTexts(free, raster.width, raster.height, GREATEST_LETTER);
}

const isInPlot = (extent: Extent, area: PlotArea | undefined): boolean =>
  area !== undefined &&
  isTouching(extent, area.extent) &&
  extent.left > area.extent.left - 2 &&
  extent.right < area.extent.right + 2 &&
  extent.top > area.extent.top - 2 &&
  extent.bottom < area.extent.bottom + 2;

/** With fewer lines the plot reaches as far as marks do, and signs of a legend are to be told from these. */
const FEW_LINES = 3;

/** The signs of a legend anywhere in the picture. */
function findSigns(ink: Uint8Array, raster: Raster, ground: Ground): readonly Extent[] {
  const small = withoutLarge(ink, raster);
  const patches = findPatches(small, raster, ground);
  return findLegend(patches, findPieces(small, raster, patches), () => false).map(({ patch }) => patch.extent);
}

/** What compression leaves about letters is so small, in pixels; dots of letters are larger. */
const SPECK = 3;

function withoutSpecks(ink: Uint8Array, raster: Raster): Uint8Array {
  const clean = ink.slice();
  for (const { pixels } of findComponents(ink, raster.width, raster.height))
    if (pixels.length <= SPECK) for (const pixel of pixels) clean[pixel] = 0;
  return clean;
}

/** Takes a picture apart: ground, lines, plot area, texts, legend. */
export function seePicture(pixels: Pixels, isNoisy = false): Scene {
  const raster = createRaster(pixels);
  const ground = findGround(raster);
  const map = mapContrast(raster, ground);
  const ink = isNoisy ? withoutSpecks(findInk(map), raster) : findInk(map);
  const lines = findLines(raster, map);
  const early = lines.lying.length + lines.standing.length < FEW_LINES ? findSigns(ink, raster, ground) : [];
  const areas = findPlotAreas(lines, raster, map, { panel: ground.panel?.box, signs: early });
  const area =
    areas.kind === 'one' ? areas.area : areas.kind === 'none' ? findAreaOfBars(raster, map, early) : undefined;
  const { markInk, texts, legend } = seeWords({ raster, ground, ink }, area);
  return {
    raster,
    ground,
    ink,
    markInk,
    areas,
    area,
    texts,
    legend,
    isNoisy,
    card: findCard(lines, raster) ?? ground.panel?.box,
    areSeveral:
      areas.kind === 'several' ||
      (area !== undefined &&
        (areSeveralPlots({ raster, ground, map, lines }) ||
          hasMarksBeyond(
            raster,
            map,
            area.extent,
            legend.flatMap(({ patch, piece }) => [patch.extent, piece.extent]),
          ))),
  };
}

/** The scene as that of a picture without a plot area: what seemed to lie within it may be letters. */
export const withoutArea = (scene: Scene): Scene => ({ ...scene, area: undefined, ...seeWords(scene, undefined) });

/** The lines of text around a plot area, the entries of its legend, and the ink of its marks. */
function seeWords(
  { raster, ground, ink }: Pick<Scene, 'raster' | 'ground' | 'ink'>,
  area: PlotArea | undefined,
): Pick<Scene, 'markInk' | 'texts' | 'legend'> {
  const markInk = area === undefined ? ink.slice() : findMarkInk(raster, ground, ink, area);
  const outside = withoutLarge(outsideInk(ink, raster, area), raster);
  const outer = findPatches(outside, raster, ground);
  const outerPieces = findTexts(outside, raster.width, raster.height, GREATEST_LETTER);
  const entries = findLegend(outer, piecesWithout(outside, raster, outer), (patch) => !isInPlot(patch.extent, area));
  const legendOutside = isColouredText(entries, raster, ground) ? [] : entries;
  const signs = legendOutside.map(({ patch }) => patch);
  const pieces = signs.length === 0 ? outerPieces : findPieces(outside, raster, signs);
  const named = legendOutside.map(({ piece }) => piece.extent);
  const legend = legendOutside.length > 0 ? legendOutside : findInnerLegend(markInk, raster, ground, area);
  if (legendOutside.length === 0) for (const entry of legend) clearEntry(markInk, raster, entry);
  const texts = pieces.filter(({ extent }) => !named.some((name) => isTouching(extent, name)));
  return { markInk, texts, legend };
}

/** From this chroma on letters are coloured, and letters of one colour differ by no more than the second. */
const COLOURED = 15;
const ALIKE = 12;

/** A lone sign in the very colour of its word is a letter of it: names beside lines are coloured. */
function isColouredText([entry, ...others]: readonly LegendEntry[], raster: Raster, ground: Ground): boolean {
  if (entry === undefined || others.length > 0) return false;
  const lab = colourOfPiece(entry.piece, raster, ground);
  return toChroma(lab) > COLOURED && differenceOf(lab, entry.patch.lab) <= ALIKE;
}

const piecesWithout = (mask: Uint8Array, raster: Raster, patches: readonly Patch[]): readonly TextPiece[] =>
  findPieces(mask, raster, patches);

function clearEntry(ink: Uint8Array, raster: Raster, { patch, piece }: LegendEntry): void {
  for (const { left, top, right, bottom } of [patch.extent, piece.extent])
    clear(ink, raster, { left: left - 2, top: top - 2, right: right + 2, bottom: bottom + 2 });
}

/** A legend that stands within the plot area. */
function findInnerLegend(
  markInk: Uint8Array,
  raster: Raster,
  ground: Ground,
  area: PlotArea | undefined,
): readonly LegendEntry[] {
  if (area === undefined) return [];
  const inner = new Uint8Array(markInk.length);
  const { left, top, right, bottom } = area.extent;
  for (let y = top + 1; y < bottom - 1; y += 1)
    for (let x = left + 2; x < right - 1; x += 1) inner[y * raster.width + x] = markInk[y * raster.width + x] ?? 0;
  const small = withoutLarge(inner, raster);
  const patches = findPatches(small, raster, ground);
  return findLegend(patches, findPieces(small, raster, patches), () => false).filter(
    ({ piece }) => piece.glyphs.length >= 1,
  );
}
