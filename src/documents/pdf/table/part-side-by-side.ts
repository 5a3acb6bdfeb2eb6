import { type Line, textOfLine, toLines } from '../layout/lines.ts';
import type { Word } from '../page/words.ts';
import { findColumns } from './find-gutters.ts';
import { isFigure, isNumber } from './page-grid.ts';

const CELL_GAP = 0.62;
/** In heights of the writing, and against the other gutters: a gutter this wide parts two tables. */
const WIDE = 2.4;
const WIDER = 1.7;

/**
 * Parts the words of a region that holds two tables side by side: there is a wide gutter, with figures at its left, and names with
 * figures of their own at its right.
 */
export function partSideBySide(words: readonly Word[]): readonly (readonly Word[])[] {
  const lines = toLines(words, CELL_GAP);
  const body = lines.filter(
    ({ phrases }) => phrases.length > 2 && phrases.some((phrase) => isNumber(textOfLine(phrase.words))),
  );
  if (body.length < 2) return [words];
  const bands = findColumns(body);
  if (bands.length < 4) return [words];
  const size = body[0]?.size ?? 10;
  const gaps = bands.slice(1).map(({ left }, i) => left - (bands[i]?.right ?? 0));
  const kinds = bands.map(({ left, right }) => {
    const texts = body.flatMap(({ phrases }) =>
      phrases
        .filter(({ box }) => (box.left + box.right) / 2 >= left && (box.left + box.right) / 2 <= right)
        .map((phrase) => textOfLine(phrase.words)),
    );
    return texts.filter(isFigure).length * 2 > texts.length;
  });
  const at = gaps.findIndex((gap, i) => {
    const others = gaps.filter((_, other) => other !== i);
    const isWide = gap > WIDE * size && gap > (endApart(lines, bands[i]?.right ?? 0) ? 1 : WIDER) * Math.max(...others);
    return isWide && kinds[i] === true && kinds[i + 1] === false && kinds.slice(i + 2).includes(true);
  });
  if (at < 0) return [words];
  const middle = ((bands[at]?.right ?? 0) + (bands[at + 1]?.left ?? 0)) / 2;
  const isAcross = words.some(({ box }) => box.left < middle && box.right > middle);
  if (isAcross) return [words];
  return [
    words.filter(({ box }) => box.right <= middle),
    ...partSideBySide(words.filter(({ box }) => box.right > middle)),
  ];
}

/** True where the last lines at the left of a place and those at its right are not the same: each side ends by itself. */
function endApart(lines: readonly Line[], at: number): boolean {
  const last = lines.at(-1);
  return last !== undefined && (last.box.right <= at + 1 || last.box.left > at);
}
