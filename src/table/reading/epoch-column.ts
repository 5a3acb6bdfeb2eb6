import type { LabelFacts } from './column-label.ts';

const EPOCH_WORDS: ReadonlySet<string> = new Set(
  'timestamp timestamps time date datetime when epoch created updated at ts unix modified data hora tempo التاريخ الوقت'.split(
    ' ',
  ),
);
/** Seconds and milliseconds since 1970 of the years from 1990 to 2100. */
const FIRST_SECOND = 631_152_000;
const LAST_SECOND = 4_102_444_800;

/**
 * The factor that turns whole numbers under a label of time ("timestamp") into milliseconds since 1970, 1 or 1000; undefined where
 * they are no such moments.
 */
export function epochFactor(facts: LabelFacts, numbers: Float64Array): number | undefined {
  if (!hasEpochWord(facts)) return undefined;
  let factor: number | undefined;
  for (const value of numbers) {
    if (Number.isNaN(value)) continue;
    const own =
      value >= FIRST_SECOND && value <= LAST_SECOND
        ? 1000
        : value >= FIRST_SECOND * 1000 && value <= LAST_SECOND * 1000
          ? 1
          : 0;
    if (own === 0 || (factor !== undefined && own !== factor)) return undefined;
    factor = own;
  }
  return factor;
}

function hasEpochWord(facts: LabelFacts): boolean {
  for (const word of facts.words) {
    if (EPOCH_WORDS.has(word)) return true;
  }
  return false;
}
