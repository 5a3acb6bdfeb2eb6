import { type Scale, valueAt, valuePerPixel } from '../axes/fit-scale.ts';
import type { Lab } from '../colour/lab.ts';
import type { TextPiece } from '../labels/find-texts.ts';
import { findComponents } from '../raster/components.ts';
import { distanceOf, type Extent, heightOf, labAt, type Raster, widthOf } from '../raster/raster.ts';
import type { NamedColour } from '../read-scene.ts';
import { writeRounded } from '../table/write-number.ts';

/** A strip beside the plot whose colours change by degrees, and the numbers at its side. */
export type ColourScale = { readonly extent: Extent; readonly labels: readonly TextPiece[] };

/** How wide and how high a strip is, in pixels, and how much of its box it fills. */
const WIDTH = { least: 6, most: 44 } as const;
const LEAST_HEIGHT = 60;
const LEAST_FILL = 0.95;
/** From row to row the colour changes by so little (CIE76), and from end to end by so much. */
const STEP = 8;
const WAY = 20;
/** How far numbers stand beside their strip, in pixels. */
const BESIDE = 24;

/** Its colour from its upper to its lower end, without what a frame around it mixes in. */
const coloursOf = (raster: Raster, { left, right, top, bottom }: Extent): readonly Lab[] =>
  Array.from({ length: bottom - top - 2 }, (_, row) => labAt(raster, Math.floor((left + right) / 2), top + 1 + row));

function isStrip(raster: Raster, box: Extent): boolean {
  const colours = coloursOf(raster, box);
  const [first, last] = [colours[0], colours.at(-1)];
  if (first === undefined || last === undefined || distanceOf(first, last) < WAY) return false;
  return colours.every((own, row) => {
    const before = colours[row - 1] ?? own;
    const aside = [0.3, 0.7].map((share) =>
      labAt(raster, Math.floor(box.left + share * widthOf(box)), box.top + 1 + row),
    );
    return distanceOf(before, own) <= STEP && aside.every((lab) => distanceOf(lab, own) <= 2);
  });
}

/** The scale of colours to the right of a plot, if there is one with numbers at its side. */
export function findColourScale(
  { raster, ink, texts }: { readonly raster: Raster; readonly ink: Uint8Array; readonly texts: readonly TextPiece[] },
  plot: Extent,
): ColourScale | undefined {
  const outside = ink.slice();
  for (let y = 0; y < raster.height; y += 1) outside.fill(0, y * raster.width, y * raster.width + plot.right + 4);
  const strip = findComponents(outside, raster.width, raster.height).find(
    ({ box, pixels }) =>
      widthOf(box) >= WIDTH.least &&
      widthOf(box) <= WIDTH.most &&
      heightOf(box) >= LEAST_HEIGHT &&
      pixels.length >= LEAST_FILL * widthOf(box) * heightOf(box) &&
      isStrip(raster, box),
  );
  if (strip === undefined) return undefined;
  const { box } = strip;
  const labels = texts.filter(
    ({ extent, direction }) =>
      direction === 'level' &&
      extent.left >= box.right - 1 &&
      extent.left <= box.right + BESIDE &&
      extent.bottom > box.top - 4 &&
      extent.top < box.bottom + 4,
  );
  return labels.length >= 2 ? { extent: box, labels } : undefined;
}

/** A reader tells colours of a strip apart to about that share of its height. */
const TOLD_APART = 0.05;

/** The numbers that the rows of a strip stand for, as names of their colours, with no more digits than colours tell. */
export function nameColours(raster: Raster, { extent }: ColourScale, scale: Scale): readonly NamedColour[] {
  return coloursOf(raster, extent).map((lab, row) => {
    const at = extent.top + 1.5 + row;
    const unsure = TOLD_APART * heightOf(extent) * valuePerPixel(scale, at);
    const decimals = Math.max(-12, Math.min(12, -Math.round(Math.log10(unsure))));
    return { name: String(Number(writeRounded(valueAt(scale, at), decimals))), lab, confidence: 1 };
  });
}
