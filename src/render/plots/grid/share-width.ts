/** What a column needs to be read without a cut or a break, and the least that it can be read in, in pixels. */
export type WidthWish = { readonly whole: number; readonly least: number };

/** The most that a column is given beyond what it needs. */
const MOST_SPARE = 80;

/**
 * Shares the width of a table among its columns: to each what it needs where there is room, else the widest are narrowed, none below its
 * least. As many columns as can stand so, from the first; at least one.
 */
export function shareWidth(wishes: readonly WidthWish[], room: number): readonly number[] {
  const kept = wishes.slice(0, Math.max(1, countFitting(wishes, room)));
  const needed = kept.reduce((sum, { whole }) => sum + whole, 0);
  if (needed <= room) {
    const spare = Math.min((room - needed) / kept.length, MOST_SPARE);
    return kept.map(({ whole }) => whole + spare);
  }
  const narrowTo = (width: number): readonly number[] =>
    kept.map(({ whole, least }) => Math.max(least, Math.min(whole, width)));
  let low = 0;
  let high = room;
  for (let round = 0; round < 30; round++) {
    const middle = (low + high) / 2;
    if (narrowTo(middle).reduce((sum, width) => sum + width, 0) > room) high = middle;
    else low = middle;
  }
  return narrowTo(low).map((width) => Math.min(width, room));
}

/** How many columns, from the first, can stand in a width. */
export function countFitting(wishes: readonly WidthWish[], room: number): number {
  let passed = 0;
  const first = wishes.findIndex(({ least }) => {
    passed += least;
    return passed > room;
  });
  return first === -1 ? wishes.length : first;
}
