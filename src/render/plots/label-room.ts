import { type Box, contains } from '../svg/box.ts';
import { boxOfText, type PlacedText } from '../svg/placed-text.ts';
import { createBoxGrid } from './box-grid.ts';

/** Figures closer than this beside each other read as one. */
const GAP = 4;
/** A text may stand out of its bounds by this much above and below, where its letters have no ink. */
const EXCESS = 2;

/** Keeps track of the places that texts have taken. */
export type LabelRoom = {
  /** Takes the place of a text if it lies within the bounds and touches no other; tells whether it did. */
  readonly take: (text: PlacedText) => boolean;
};

/** Room for texts within bounds, beside those that have their place already. */
export function createLabelRoom(bounds: Box, taken: readonly PlacedText[] = []): LabelRoom {
  const grid = createBoxGrid(taken.map(boxOfText));
  const room = { ...bounds, y: bounds.y - EXCESS, height: bounds.height + EXCESS * 2 };
  return {
    take: (text) => {
      const box = boxOfText(text);
      const spaced = { ...box, x: box.x - GAP, width: box.width + GAP * 2 };
      if (!contains(room, box) || grid.hits(spaced)) return false;
      grid.add(box);
      return true;
    },
  };
}
