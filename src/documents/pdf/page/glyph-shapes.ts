/** The drawing operators of a glyph's outline, as pdf.js numbers them, and how many coordinates each takes. */
const COORDINATES: readonly number[] = [2, 2, 6, 4, 0];
const HIGHEST_LINE = 1;
/** A dash is so many times as wide as high, and its middle lies between these heights, in sizes of the writing. */
const LEAST_ASPECT = 1.8;
const LOWEST_MIDDLE = 0.15;
const HIGHEST_MIDDLE = 0.6;
const SAME_PLACE = 0.005;

/**
 * True for the outline of a glyph that is one flat bar at the height of a minus. Fonts draw such a bar for a minus or hyphen before digits,
 * and give it a code of their own that says nothing; read as nothing, the amount would lose its sign.
 */
export function isDashOutline(path: ArrayLike<number>): boolean {
  const points: (readonly [x: number, y: number])[] = [];
  for (let at = 0; at < path.length; ) {
    const operator = path[at] ?? 0;
    const count = COORDINATES[operator];
    if (count === undefined || (operator > HIGHEST_LINE && count > 0)) return false;
    if (count === 2) points.push([path[at + 1] ?? 0, path[at + 2] ?? 0]);
    at += 1 + count;
  }
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  const isOn = (value: number, edges: readonly number[]): boolean =>
    edges.some((edge) => Math.abs(value - edge) <= SAME_PLACE);
  const isBar = points.length >= 4 && points.every(([x, y]) => isOn(x, [left, right]) && isOn(y, [bottom, top]));
  const middle = (bottom + top) / 2;
  return isBar && right - left >= LEAST_ASPECT * (top - bottom) && middle >= LOWEST_MIDDLE && middle <= HIGHEST_MIDDLE;
}
