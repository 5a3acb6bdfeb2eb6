import { type Box, overlaps } from '../svg/box.ts';

const CELL = 64;
/** The outermost cells: a mark may reach far beyond any picture, where nothing else is. */
const [FIRST, LAST] = [-4, 96];

const cellOf = (pixel: number): number => Math.min(LAST, Math.max(FIRST, Math.floor(pixel / CELL)));

/** Boxes on a picture, found by their place. */
export type BoxGrid = {
  readonly add: (box: Box) => void;
  /** True where a box shares more than a pixel with one that was added. */
  readonly hits: (box: Box) => boolean;
};

/** A grid that finds neighbours without looking at all boxes, so that thousands of them stay cheap. */
export function createBoxGrid(boxes: readonly Box[] = []): BoxGrid {
  const cells = new Map<string, Box[]>();
  const visit = ({ x, y, width, height }: Box, look: (cell: string) => boolean): boolean => {
    for (let column = cellOf(x); column <= cellOf(x + width); column++) {
      for (let row = cellOf(y); row <= cellOf(y + height); row++) {
        if (look(`${column} ${row}`)) return true;
      }
    }
    return false;
  };
  const add = (box: Box): void => {
    visit(box, (cell) => {
      const known = cells.get(cell);
      if (known === undefined) cells.set(cell, [box]);
      else known.push(box);
      return false;
    });
  };
  for (const box of boxes) add(box);
  return {
    add,
    hits: (box) => visit(box, (cell) => cells.get(cell)?.some((other) => overlaps(box, other, -1)) === true),
  };
}
