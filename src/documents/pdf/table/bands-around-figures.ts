import { doInterlock, textOfLine } from '../layout/lines.ts';
import { isNumber } from './page-grid.ts';
import type { PlacedLine } from './placed-line.ts';

/** In heights of the writing: how far the middle of a cell may be from the line of its row's figures. */
const OFF_MIDDLE = 0.06;
const FEWEST_ROWS = 3;
const GOES_ON = /^[\p{Ll}(&]/u;

/**
 * Which lines stand together where each row has one line of figures, and all its cells are set to the middle of it. Undefined where
 * that is not plain.
 */
export function bandsAtMiddle(lines: readonly PlacedLine[]): readonly number[] | undefined {
  const figured = findFigured(lines);
  if (figured === undefined || !areAtMiddle(lines, figured)) return undefined;
  const bands: number[] = [];
  for (const [row, at] of figured.entries()) {
    const start = bands.length;
    const [first, middle] = [lines[start]?.line, lines[at]?.line];
    if (first === undefined || middle === undefined || start > at) return undefined;
    const slack = OFF_MIDDLE * middle.size;
    const end = 2 * middle.baseline - first.baseline + slack;
    while (bands.length < lines.length && (lines[bands.length]?.line.baseline ?? 0) <= end) bands.push(row);
    const isSingle = bands.length <= (figured[row + 1] ?? lines.length);
    if (!isSingle || !areAround(lines.slice(start, bands.length), middle.baseline, slack)) return undefined;
  }
  return bands.length === lines.length ? bands : undefined;
}

/**
 * Which lines stand together where each row has one line of figures, rows are as near to one another as the lines of their cells, and
 * these all begin, or all end, on the line of figures. Undefined where that is not plain, as where a line may be a row or a heading of its own.
 */
export function bandsAtEdge(lines: readonly PlacedLine[]): readonly number[] | undefined {
  const figured = findFigured(lines);
  if (figured === undefined) return undefined;
  const places = new Set(figured);
  const isFigured = lines.map((_, i) => places.has(i));
  const [isFirst, isLast] = [isFigured[0] === true, isFigured.at(-1) === true];
  if (isFirst === isLast) return undefined;
  const areWraps = lines.every((line, i) => isFigured[i] || isWrap(line, isFirst ? undefined : lines[i + 1]));
  if (!areWraps) return undefined;
  let band = isFirst ? -1 : 0;
  return lines.map((_, i) => {
    if (isFirst && isFigured[i]) band += 1;
    const own = band;
    if (!isFirst && isFigured[i]) band += 1;
    return own;
  });
}

/** The lines of figures, by their places; undefined where they are few or all, or have no column to themselves. */
function findFigured(lines: readonly PlacedLine[]): readonly number[] | undefined {
  const figured = lines.flatMap((line, i) => (hasFigures(line) ? [i] : []));
  if (figured.length < FEWEST_ROWS || figured.length === lines.length) return undefined;
  return haveColumnInCommon(lines, figured) ? figured : undefined;
}

const hasFigures = ({ phrases }: PlacedLine): boolean =>
  phrases.some(({ first, phrase }) => first > 0 && isNumber(textOfLine(phrase.words)));

/** True where one column has something on every line of figures, and on no other line. */
function haveColumnInCommon(lines: readonly PlacedLine[], figured: readonly number[]): boolean {
  const columns = new Set(lines[figured[0] ?? 0]?.phrases.map(({ first }) => first));
  columns.delete(0);
  const places = new Set(figured);
  return [...columns].some((column) =>
    lines.every(({ phrases }, i) => phrases.some(({ first }) => first === column) === places.has(i)),
  );
}

/** True where figures stand halfway between two lines, or words both above the first and below the last of them. */
function areAtMiddle(lines: readonly PlacedLine[], figured: readonly number[]): boolean {
  const isInside = figured[0] !== 0 && figured.at(-1) !== lines.length - 1;
  return isInside || lines.some(({ line }, i) => doInterlock(lines[i - 1]?.line, line));
}

/** True where the lines of every cell have a level as their middle. */
function areAround(lines: readonly PlacedLine[], level: number, slack: number): boolean {
  const cells = new Map<number, number[]>();
  for (const { line, phrases } of lines)
    for (const { first } of phrases) cells.set(first, [...(cells.get(first) ?? []), line.baseline]);
  return [...cells.values()].every(
    (levels) => Math.abs(((levels[0] ?? 0) + (levels.at(-1) ?? 0)) / 2 - level) <= slack,
  );
}

/** True for a line that goes on with cells above it, or that the line below goes on with: nothing in the first column, or small letters in all. */
function isWrap({ phrases }: PlacedLine, below: PlacedLine | undefined): boolean {
  const [stub] = phrases;
  if (stub === undefined) return false;
  if (stub.first > 0) return true;
  const ends =
    below === undefined ? phrases : below.phrases.filter(({ first }) => phrases.some((own) => own.first === first));
  const words = ends.filter(({ phrase }) => !isNumber(textOfLine(phrase.words)));
  return phrases.length > 1 && words.length > 0 && words.every(({ phrase }) => GOES_ON.test(textOfLine(phrase.words)));
}
