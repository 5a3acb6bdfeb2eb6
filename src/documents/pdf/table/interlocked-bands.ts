import { doInterlock, textOfLine } from '../layout/lines.ts';
import { isFigure } from './page-grid.ts';
import type { PlacedLine } from './placed-line.ts';

/** Lines of one cell differ less than this in how far apart they are, and rows are farther apart by more. */
const [SAME_PITCH, NEXT_PITCH] = [1.05, 1.12];

/**
 * Which lines stand together where cells that wrap are set to the middle of their rows: the lines of a cell of two stand half above and
 * half below those of the cells beside it. Lines of one cell are as far apart all through; what reaches into them is of their row.
 * Undefined where no lines reach into each other, or rows and lines are as far apart.
 */
export function bandsByInterlocks(lines: readonly PlacedLine[]): readonly number[] | undefined {
  const isInterlocked = lines.slice(1).map(({ line }, i) => doInterlock(lines[i]?.line, line));
  if (!isInterlocked.includes(true)) return undefined;
  const steps = columnSteps(lines);
  const narrow = Math.min(...steps.map(({ pitch }) => pitch));
  const isTight = (pitch: number): boolean => pitch < narrow * SAME_PITCH;
  if (steps.some(({ pitch }) => !isTight(pitch) && pitch < narrow * NEXT_PITCH)) return undefined;
  const hasRows = steps.some(({ pitch }) => !isTight(pitch));
  const isSame = [...isInterlocked];
  for (const { from, to, pitch } of steps) if (hasRows && isTight(pitch)) isSame.fill(true, from, to);
  const bands = [0];
  for (const same of isSame) bands.push((bands.at(-1) ?? 0) + (same ? 0 : 1));
  return bands;
}

/** From each line with words in a column to the next line with anything there: the lines, and how far apart they are. */
function columnSteps(
  lines: readonly PlacedLine[],
): readonly { readonly from: number; readonly to: number; readonly pitch: number }[] {
  const last = new Map<number, { readonly at: number; readonly isWords: boolean }>();
  return lines.flatMap(({ line, phrases }, to) =>
    phrases.flatMap(({ phrase, first }) => {
      const before = last.get(first);
      const isWords = !isFigure(textOfLine(phrase.words));
      last.set(first, { at: to, isWords });
      if (before === undefined || !(before.isWords || isWords)) return [];
      return [{ from: before.at, to, pitch: line.baseline - (lines[before.at]?.line.baseline ?? 0) }];
    }),
  );
}
