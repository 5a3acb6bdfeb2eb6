import type { ReadSegment } from '../ocr/read-segment.ts';
import { type Box, uniteBoxes } from '../pixels.ts';

/** Words of one line of one cell. */
export type CellLine = Pick<ReadSegment, 'words' | 'confidence'> & { readonly box: Box };

/** What stands in a cell of a picture; one and the same object in each place that it spans. */
export type PictureCell = {
  readonly text: string;
  readonly box: Box;
  /** The lowest confidence of its words. */
  readonly confidence: number;
};

/** Cells in rows from the top, columns in the order of reading. */
export type CellGrid = {
  readonly rows: readonly (readonly (PictureCell | undefined)[])[];
  /** Around all of it. */
  readonly box: Box;
  /** True where ruled lines part the cells. */
  readonly isRuled: boolean;
};

/** A line of a cell that is made of some words of a segment. */
export function toCellLine(words: ReadSegment['words'], confidence: number): CellLine | undefined {
  const [first, ...rest] = words.map(({ box }) => box);
  if (first === undefined) return undefined;
  return { words, confidence, box: rest.reduce(uniteBoxes, first) };
}

/** Puts the lines of a cell together: from the top, and in a row from where reading begins. */
export function toCell(lines: readonly CellLine[], isRightToLeft: boolean): PictureCell | undefined {
  const [first, ...rest] = lines;
  if (first === undefined) return undefined;
  const ordered = lines.toSorted((one, other) => {
    if (isSameRow(one.box, other.box)) return (one.box.left - other.box.left) * (isRightToLeft ? -1 : 1);
    return one.box.top - other.box.top;
  });
  return {
    text: ordered.map(({ words }) => words.map(({ text }) => text).join(' ')).join(' '),
    box: rest.reduce((box, line) => uniteBoxes(box, line.box), first.box),
    confidence: Math.min(...lines.map(({ confidence }) => confidence)),
  };
}

/** True where two boxes share more than half of the rows of the lower one. */
export function isSameRow(one: Box, other: Box): boolean {
  const shared = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return shared > Math.min(one.height, other.height) / 2;
}

/** Where a box has its middle. */
export function middleOf({ left, top, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
