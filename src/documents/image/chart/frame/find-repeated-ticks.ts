import type { Word } from '../../ocr/word.ts';
import { parseTick, toDigits } from '../axes/parse-tick.ts';

/** Numbers of one axis stand below each other to so many pixels, and as far apart to that share of their distance. */
const ALIGNED = 4;
const EVEN = 0.15;
/** So few numbers stand like that by chance. */
const LEAST_TICKS = 3;

type Numbered = { readonly value: number; readonly right: number; readonly middle: number };

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= EVEN * Math.abs(other) + 1e-9;

/** The stretches of a column where numbers fall by equal steps from row to row, in rows that are equally far apart. */
function tickRuns(column: readonly Numbered[]): readonly (readonly Numbered[])[] {
  const sorted = [...column].sort((one, other) => one.middle - other.middle);
  const runs: Numbered[][] = [];
  let run: Numbered[] = [];
  for (const number of sorted) {
    const [before, last] = [run.at(-2), run.at(-1)];
    const isNext =
      last !== undefined &&
      number.value < last.value &&
      (before === undefined ||
        (isNear(number.value - last.value, last.value - before.value) &&
          isNear(number.middle - last.middle, last.middle - before.middle)));
    if (isNext) run.push(number);
    else {
      runs.push(run);
      run = [number];
    }
  }
  return [...runs, run].filter(({ length }) => length >= LEAST_TICKS);
}

const bottomOf = (run: readonly Numbered[]): number => run.at(-1)?.value ?? 0;
const stepOf = (run: readonly Numbered[]): number => (run[0]?.value ?? 0) - (run[1]?.value ?? 0);

/**
 * True where the numbers of an upright axis stand in a picture twice or more: equal steps down from row to row, ending at the same
 * number. Each is the axis of a plot of its own; rows of a table hardly ever read like that.
 */
export function hasRepeatedTicks(words: readonly Word[]): boolean {
  const columns: Numbered[][] = [];
  for (const { text, box } of words) {
    const value = parseTick(toDigits(text), '.')?.value;
    if (value === undefined) continue;
    const number = { value, right: box.left + box.width, middle: box.top + box.height / 2 };
    const home = columns.find(([first]) => first !== undefined && Math.abs(first.right - number.right) <= ALIGNED);
    if (home === undefined) columns.push([number]);
    else home.push(number);
  }
  const runs = columns.flatMap(tickRuns);
  return runs.some((run) =>
    runs.some((other) => other !== run && bottomOf(other) === bottomOf(run) && isNear(stepOf(other), stepOf(run))),
  );
}
