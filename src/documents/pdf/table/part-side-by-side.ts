import { type Line, textOfLine, toLines } from '../layout/lines.ts';
import type { Word } from '../page/words.ts';
import { type ColumnBand, findColumns } from './find-gutters.ts';
import { widenByLabels } from './label-bands.ts';
import { isFigure, isNumber } from './page-grid.ts';

const CELL_GAP = 0.62;
/** In heights of the writing, and against the other gutters: a gutter this wide parts two tables. */
const WIDE = 2.4;
const WIDER = 1.7;

/**
 * Parts the words of a region that holds two tables side by side: there is a wide gutter, with figures at its left, and names with
 * figures of their own at its right. Where each side ends by itself, or both head their figures alike, a gutter
 * as wide as the others is enough.
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
  const header = lines.findLast(({ baseline }) => baseline < (body[0]?.baseline ?? 0));
  const headed = widenByLabels(bands, header === undefined ? [] : [header]);
  const gaps = headed.slice(1).map(({ left }, i) => left - (headed[i]?.right ?? 0));
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
    const areApart = endApart(lines, bands[i]?.right ?? 0) || headAlike(header, bands, i + 1);
    const isWide = gap > WIDE * size && gap > (areApart ? 1 : WIDER) * Math.max(...others);
    // Dates or numbers of rows alone, however far from what they name, are no table.
    const isTable = i > 0 && (areApart || kinds.slice(0, i).includes(false));
    return isWide && isTable && kinds[i] === true && kinds[i + 1] === false && kinds.slice(i + 2).includes(true);
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

/** True where a line of headers says the same over the last columns of both sides: "Grade, Count · Office, Count". */
function headAlike(header: Line | undefined, bands: readonly ColumnBand[], second: number): boolean {
  const labels = header?.phrases.map(({ words }) => textOfLine(words)) ?? [];
  const [left, right] = [labels.slice(0, second), labels.slice(second)];
  return labels.length === bands.length && left.at(-1) === right.at(-1);
}
