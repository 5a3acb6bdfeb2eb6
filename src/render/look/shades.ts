import { contrastOf, distanceOf, mixColors } from './color.ts';

/** How far a shade is from its colour, on its way to black or white. */
const STEPS = [0.25, 0.35, 0.45, 0.55];
const LEAST_CONTRAST = 3;

/**
 * A darker or lighter shade of each colour, for series beyond the last colour: the one that looks least like any colour and any shade
 * before it, and stands out from the background. A colour that has none stays as it is.
 */
export function shadesOf(colors: readonly string[], background: string): readonly string[] {
  const taken = [...colors];
  for (const color of colors) taken.push(chooseShade(color, taken, background));
  return taken.slice(colors.length);
}

function chooseShade(color: string, taken: readonly string[], background: string): string {
  const shades = ['#000000', '#ffffff'].flatMap((end) => STEPS.map((step) => mixColors(color, end, step)));
  const visible = shades.filter((shade) => contrastOf(shade, background) >= LEAST_CONTRAST);
  const distances = new Map(visible.map((shade) => [shade, Math.min(...taken.map((one) => distanceOf(one, shade)))]));
  return visible.reduce(
    (best, shade) => ((distances.get(shade) ?? 0) > (distances.get(best) ?? 0) ? shade : best),
    visible[0] ?? color,
  );
}
