import { differenceOf, type Lab, toChroma } from '../colour/lab.ts';
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
    const reach = toChroma(lab) < 9 ? 6 : 18;
    return nearest !== undefined && differenceOf(nearest.lab, lab) < reach ? nearest.name : '';
  });
}

/**
 * The names with those of areas whose sign has the colour of the line along their upper edge: what fills them is paler. An area that
 * has a sign of its own keeps its name.
 */
export function nameByOutlines(
  { areas, lines }: LinesAndAreas,
  names: readonly string[],
  { palette, legend }: { readonly palette: readonly Colour[]; readonly legend: readonly NamedColour[] },
): readonly string[] {
  const named = [...names];
  for (const { top } of areas) {
    const own = palette[top.colour - 1]?.lab;
    if (own !== undefined && hasOwnSign(own, legend)) continue;
    const outline = lines.find((line) => names[line.colour - 1] !== '' && isOutline(line, [top]));
    if (outline !== undefined) named[top.colour - 1] = names[outline.colour - 1] ?? '';
  }
  return named;
}
