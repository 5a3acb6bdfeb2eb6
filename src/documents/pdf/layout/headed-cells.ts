import { type Box, overlapOf } from '../page/geometry.ts';
import type { Line, Phrase } from './lines.ts';

const FLUSH = 3;
/** In heights of the writing: how far above the first line of cells their labels stand at most. */
const NEAR = 3;
/** Short cells under one label that make it the label of a column. */
const FEWEST_CELLS = 3;

/**
 * True where lines of text that begin at one place are cells of a table that wrap, and no column of a page: a label stands right over
 * the first of them, and on the same line others, over columns of short cells beside them.
 */
export function areHeadedCells(
  lines: readonly Line[],
  texts: readonly Box[],
  isRunningText: (phrase: Phrase) => boolean,
): boolean {
  const left = Math.min(...texts.map((box) => box.left));
  const top = Math.min(...texts.map((box) => box.top));
  const isFlush = ({ box }: Phrase): boolean => Math.abs(box.left - left) <= FLUSH;
  const header = lines.findLast(({ baseline, phrases }) => baseline < top + 1 && phrases.some(isFlush));
  if (header === undefined || top - header.baseline > NEAR * header.size) return false;
  const label = header.phrases.find(isFlush);
  if (label === undefined || isRunningText(label)) return false;
  const bottom = Math.max(...texts.map((box) => box.bottom));
  const below = lines
    .filter(({ baseline }) => baseline > header.baseline && baseline < bottom)
    .flatMap(({ phrases }) => phrases);
  return header.phrases.some(
    (other) => other !== label && !isRunningText(other) && headsCells(other, below, isRunningText),
  );
}

/** True for a label with several short cells under it, and no running text. */
function headsCells({ box }: Phrase, below: readonly Phrase[], isRunningText: (phrase: Phrase) => boolean): boolean {
  const under = below.filter((phrase) => overlapOf(box.left, box.right, phrase.box.left, phrase.box.right) > 0);
  return under.length >= FEWEST_CELLS && !under.some(isRunningText);
}
