import { unmix } from '../colour/find-palette.ts';
import { isGrey } from '../colour/is-grey.ts';
import { differenceOf, type Lab } from '../colour/lab.ts';
import type { NamedColour } from '../read-scene.ts';
import { isOutline, type LinesAndAreas } from '../table/read-lines-beside.ts';
import { hasOwnSign } from './has-own-sign.ts';

type Colour = { readonly lab: Lab };

/** The text of each colour: of the entry of the legend whose colour is nearest; empty where none is near. */
export function nameSeries(palette: readonly Colour[], legend: readonly NamedColour[]): readonly string[] {
  return palette.map(({ lab }) => {
    const nearest = legend.reduce<NamedColour | undefined>(
      (best, entry) =>
        best === undefined || differenceOf(entry.lab, lab) < differenceOf(best.lab, lab) ? entry : best,
      undefined,
    );
    // What is left of axes is grey as well: a grey series has the very grey of its sign.
    const reach = isGrey(lab) ? 6 : 18;
    return nearest !== undefined && differenceOf(nearest.lab, lab) < reach ? nearest.name : '';
  });
}

/** What fills an area differs by no more from the ground with the colour of its sign over it, as far as that shines through (CIE76). */
const SHINING = 8;

/** The only sign that over the ground, shining through, has this colour. */
function signThrough(lab: Lab, legend: readonly NamedColour[], ground: Lab): NamedColour | undefined {
  const [sign, ...others] = legend.filter((entry) => unmix(lab, ground, entry.lab).residual <= SHINING);
  return others.length === 0 ? sign : undefined;
}

/** The colours of a plot, and what lies below them all. */
type Seen = { readonly palette: readonly Colour[]; readonly legend: readonly NamedColour[]; readonly ground: Lab };

/**
 * The names with those of areas that have no sign of their own: what fills them is paler than their signs, as these would be if they
 * shone through, or the line along their upper edge has the colour of a sign.
 */
export function nameByOutlines(
  { areas, lines }: LinesAndAreas,
  names: readonly string[],
  { palette, legend, ground }: Seen,
): readonly string[] {
  const named = [...names];
  for (const { top } of areas) {
    const own = palette[top.colour - 1]?.lab;
    if (own !== undefined && hasOwnSign(own, legend)) continue;
    const sign = own === undefined ? undefined : signThrough(own, legend, ground);
    const outline = lines.find((line) => names[line.colour - 1] !== '' && isOutline(line, [top]));
    if (sign !== undefined) named[top.colour - 1] = sign.name;
    else if (outline !== undefined) named[top.colour - 1] = names[outline.colour - 1] ?? '';
  }
  return named;
}
