/** A rectangle in points (1/72 inch), from the upper left corner of the page as it is shown; `top` is less than `bottom`. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** An affine map as PDF writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The map that changes nothing. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The map of six numbers in a row, as pdf.js gives it; what is missing changes nothing. */
export function toMatrix(numbers: readonly number[]): Matrix {
  const [a, b, c, d, e, f] = IDENTITY;
  const [p = a, q = b, r = c, s = d, t = e, u = f] = numbers;
  return [p, q, r, s, t, u];
}

/** The map that does `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** Where a map takes a point. */
export function mapPoint([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The upright rectangle around where a map takes a box. */
export function mapBox(matrix: Matrix, { left, top, right, bottom }: Box): Box {
  const [x1, y1] = mapPoint(matrix, left, top);
  const [x2, y2] = mapPoint(matrix, right, bottom);
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) };
}

/** The smallest box around some; undefined around none. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  const [first] = boxes;
  if (first === undefined) return undefined;
  let { left, top, right, bottom } = first;
  for (const box of boxes) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return { left, top, right, bottom };
}

/** True where the middle of `inner` lies in `outer`. */
export function holdsMiddle(outer: Box, inner: Box): boolean {
  const x = (inner.left + inner.right) / 2;
  const y = (inner.top + inner.bottom) / 2;
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}

/** How far two stretches of a line lie over each other; below 0 where there is a gap between them. */
export function overlapOf(start: number, end: number, otherStart: number, otherEnd: number): number {
  return Math.min(end, otherEnd) - Math.max(start, otherStart);
}

/** The value in the middle of a list, the lower one of two; 0 of an empty list. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
