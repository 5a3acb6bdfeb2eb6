import { type Box, contains } from '../svg/box.ts';

/** The area two rectangles share, in square pixels. */
function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** What a place is chosen for: `taken` are boxes of texts, `marks` boxes that may be covered where nothing else is free. */
export type PlaceWish = { readonly bounds: Box; readonly taken: readonly Box[]; readonly marks?: readonly Box[] };

/** How many times the area of a text counts beside that of a mark. */
const TEXT_WEIGHT = 20;

/** The candidate that lies in the bounds and covers least of what is taken; the earlier of equals. One that lies outside comes last. */
export function choosePlace<Candidate extends { readonly box: Box }>(
  candidates: readonly Candidate[],
  { bounds, taken, marks = [] }: PlaceWish,
): Candidate | undefined {
  let best: { readonly candidate: Candidate; readonly cost: number } | undefined;
  for (const candidate of candidates) {
    const coveredBy = (boxes: readonly Box[]): number =>
      boxes.reduce((sum, box) => sum + sharedArea(candidate.box, box), 0);
    const cost = coveredBy(taken) * TEXT_WEIGHT + coveredBy(marks) + (contains(bounds, candidate.box, 0.5) ? 0 : 1e8);
    if (best === undefined || cost < best.cost) best = { candidate, cost };
    if (best.cost === 0) break;
  }
  return best?.candidate;
}

/** A rectangle moved into bounds, as little as it takes; one larger than they are begins where they begin. */
export function moveInto(box: Box, bounds: Box): Box {
  const hold = (start: number, size: number, from: number, room: number): number =>
    Math.max(from, Math.min(from + room - size, start));
  return {
    ...box,
    x: hold(box.x, box.width, bounds.x, bounds.width),
    y: hold(box.y, box.height, bounds.y, bounds.height),
  };
}
