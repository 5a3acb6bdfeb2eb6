import type { ExtremesFact, Mark, NetFact, Point } from '../../insight/insight.ts';
import { writeList } from '../list.ts';
import type { Speech } from './grammar.ts';

/** " (€900)" behind a place; nothing where numbers are not wanted. */
export function inBrackets({ value }: Mark, speech: Speech): string {
  return speech.hasNumbers ? ` (${speech.amount(value)})` : '';
}

const MOST_TIED = 5;

/** All places of a mark with their prepositions: "in January and in April". */
export function atAll({ points }: Mark, speech: Speech, at: (point: Point) => string): string {
  return writeList(points.slice(0, MOST_TIED).map(at), speech.locale);
}

/** What every language says of extremes with: its superlatives as claims of the fact, and the values in brackets. */
export type ExtremeWords = {
  readonly most: (word: string) => string;
  readonly least: (word: string) => string;
  readonly high: string;
  readonly low: string;
};

/** The words of a highest and a lowest. */
export function extremeWords({ highest, lowest, count }: ExtremesFact, speech: Speech): ExtremeWords {
  return {
    most: (word) => speech.extreme(word, 'most', highest.points, count.cells),
    least: (word) => speech.extreme(word, 'least', lowest.points, count.cells),
    high: inBrackets(highest, speech),
    low: inBrackets(lowest, speech),
  };
}

/** The words of the largest gain and the largest loss, and their values in brackets. */
export function netWords({ gain, loss, count }: NetFact, speech: Speech): ExtremeWords {
  return {
    most: (word) => speech.extreme(word, 'most', gain.points, count.cells),
    least: (word) => speech.extreme(word, 'least', loss.points, count.cells),
    high: inBrackets(gain, speech),
    low: inBrackets(loss, speech),
  };
}
