import { type Candidate, PICTURE_OF } from './candidate.ts';
import type { Steer } from './read-prompt.ts';

/**
 * Types that the prompt names are the only ones, and dots are for what is made for dots; what it refuses is left out, and what it
 * names alone is all there is. Rows that it keeps are kept first.
 */
export function restrict(candidate: Candidate, steer: Steer): Candidate | undefined {
  const { types, where, goals, unwanted, isOnly } = steer;
  if (unwanted.goals.includes(candidate.goal)) return undefined;
  if (isOnly && goals.length > 0 && !goals.includes(candidate.goal)) return undefined;
  const preparation = where === undefined ? candidate.preparation : { ...candidate.preparation, where };
  const left = candidate.types.filter((type) => !unwanted.types.includes(type));
  if (left.length === 0) return undefined;
  if (types.length === 0) return { ...candidate, preparation, types: left };
  const own = types.filter((type) => left.includes(type));
  if (own.length > 0) return { ...candidate, preparation, types: own };
  const others = types.filter((type) => PICTURE_OF[type] !== 'dots');
  return others.length === 0 || candidate.goal === 'relationship'
    ? undefined
    : { ...candidate, preparation, types: others };
}
