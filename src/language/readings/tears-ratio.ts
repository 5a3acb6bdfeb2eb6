import { RATIO_SENSES } from '../lexicon/analysis-senses.ts';
import type { Sense } from '../lexicon/senses.ts';
import type { LinkedWish } from '../links/link-words.ts';
import type { Cover } from './cover.ts';

const RATIOS: ReadonlySet<Sense> = new Set<Sense>(RATIO_SENSES);

/**
 * True for a reading that takes the words of one figure for several: "conversion rate" of a table that tells no visits is no
 * conversions beside a bounce rate.
 */
export function tearsRatio({ pieces, skipped }: Cover, { links }: LinkedWish): boolean {
  const names = links
    .flat()
    .filter(({ start, end, target }) => end > start + 1 && target.kind === 'sense' && RATIOS.has(target.sense));
  return names.some(({ start, end }) => {
    const isWhole = pieces.some((piece) => piece.start <= start && end <= piece.end);
    const within = pieces.filter((piece) => piece.start < end && start < piece.end);
    return !isWhole && within.length + skipped.filter((at) => start <= at && at < end).length > 1;
  });
}
