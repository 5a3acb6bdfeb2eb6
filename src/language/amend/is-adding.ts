import type { Sense } from '../lexicon/senses.ts';
import type { LinkedWish } from '../links/link-words.ts';

const ADDING: ReadonlySet<Sense> = new Set(['alsoWord', 'addVerb', 'beside', 'plus']);

/**
 * True for "also", "add", "next to it" anywhere in a wish, and for "and" before all else. What is wanted instead takes the place of
 * what there is, whatever stands before it.
 */
export function isAdding({ links }: LinkedWish): boolean {
  const means = (at: number, senses: ReadonlySet<Sense>): boolean =>
    (links[at] ?? []).some(({ target }) => target.kind === 'sense' && senses.has(target.sense));
  if (links.some((_, at) => means(at, INSTEAD))) return false;
  return means(0, FIRST) || links.some((_, at) => means(at, ADDING));
}

/** "With humidity", said of a chart that shows something else: figures that a wish begins so with join those there are. */
export const isBeside = ({ links }: LinkedWish): boolean =>
  (links[0] ?? []).some(({ target }) => target.kind === 'sense' && target.sense === 'with');

const FIRST: ReadonlySet<Sense> = new Set(['and']);
const INSTEAD: ReadonlySet<Sense> = new Set(['instead']);
