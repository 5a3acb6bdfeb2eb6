import { type Box, overlaps } from '../svg/box.ts';
import { boxOfText, type PlacedText } from '../svg/placed-text.ts';

const CELL = 64;

/** Keeps track of the places that texts have taken. */
export type LabelRoom = {
  /** Takes the place of a text if it lies within the bounds and touches no other; tells whether it did. */
  readonly take: (text: PlacedText) => boolean;
};

/** Room for texts within bounds. Finds neighbours through a grid, so that thousands of labels stay cheap. */
export function createLabelRoom(bounds: Box, taken: readonly PlacedText[] = []): LabelRoom {
  const cells = new Map<string, Box[]>();
  const cellsOf = (box: Box): readonly string[] => {
    const names: string[] = [];
    for (let x = Math.floor((box.x - 2) / CELL); x <= Math.floor((box.x + box.width + 2) / CELL); x++) {
      for (let y = Math.floor((box.y - 2) / CELL); y <= Math.floor((box.y + box.height + 2) / CELL); y++)
        names.push(`${x} ${y}`);
    }
    return names;
  };
  const add = (box: Box): void => {
    for (const name of cellsOf(box)) cells.set(name, [...(cells.get(name) ?? []), box]);
  };
  for (const text of taken) add(boxOfText(text));
  return {
    take: (text) => {
      const box = boxOfText(text);
      const isInside =
        box.x >= bounds.x &&
        box.y >= bounds.y - 2 &&
        box.x + box.width <= bounds.x + bounds.width &&
        box.y + box.height <= bounds.y + bounds.height + 2;
      if (!isInside || cellsOf(box).some((name) => cells.get(name)?.some((other) => overlaps(box, other, -1)) === true))
        return false;
      add(box);
      return true;
    },
  };
}
