/** A rectangle in pixels of the picture, y downwards. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A rectangle made smaller on its four sides; never of negative size. */
export function inset(box: Box, sides: { left?: number; top?: number; right?: number; bottom?: number }): Box {
  const { left = 0, top = 0, right = 0, bottom = 0 } = sides;
  return {
    x: box.x + left,
    y: box.y + top,
    width: Math.max(0, box.width - left - right),
    height: Math.max(0, box.height - top - bottom),
  };
}

/** True where two rectangles share area, each grown by `gap` on every side. */
export function overlaps(one: Box, other: Box, gap = 0): boolean {
  return (
    one.x - gap < other.x + other.width &&
    other.x - gap < one.x + one.width &&
    one.y - gap < other.y + other.height &&
    other.y - gap < one.y + one.height
  );
}

/** True where `inner` lies in `outer` or on its edge, within a tolerance in pixels. */
export function contains(outer: Box, inner: Box, tolerance = 0): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    inner.x + inner.width <= outer.x + outer.width + tolerance &&
    inner.y + inner.height <= outer.y + outer.height + tolerance
  );
}
