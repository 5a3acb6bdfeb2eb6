import type { Painting } from '../colour/assign-colours.ts';

/** In each column the first row that a colour is in, and the one behind its last; the same where it is in none. */
export type ColumnReach = { readonly top: Int32Array; readonly end: Int32Array };

/** A painting is looked at for all its colours at once, once. */
const known = new WeakMap<Painting, readonly ColumnReach[]>();
const NOWHERE: ColumnReach = { top: new Int32Array(0), end: new Int32Array(0) };

/** Where a colour (its number plus 1) lies in the columns of a painting: what is looked for need not be looked for elsewhere. */
export function reachOf(painting: Painting, colour: number): ColumnReach {
  const reaches = known.get(painting) ?? reachesOf(painting);
  known.set(painting, reaches);
  return reaches[colour] ?? NOWHERE;
}

function reachesOf({ width, height, colours }: Painting): readonly ColumnReach[] {
  const reaches: ColumnReach[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = colours[y * width + x] ?? 0;
      if (colour === 0) continue;
      const reach = reaches[colour] ?? { top: new Int32Array(width), end: new Int32Array(width) };
      reaches[colour] = reach;
      if (reach.end[x] === 0) reach.top[x] = y;
      reach.end[x] = y + 1;
    }
  }
  return reaches;
}
