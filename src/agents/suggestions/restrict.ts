import { type Candidate, PICTURE_OF } from './candidate.ts';
import type { Steer } from './read-prompt.ts';

/** Types that the prompt names are the only ones, and dots are for what is made for dots; rows that it keeps are kept first. */
export function restrict(candidate: Candidate, { types, where }: Steer): Candidate | undefined {
  const preparation = where === undefined ? candidate.preparation : { ...candidate.preparation, where };
  if (types.length === 0) return { ...candidate, preparation };
  const own = types.filter((type) => candidate.types.includes(type));
  if (own.length > 0) return { ...candidate, preparation, types: own };
  const others = types.filter((type) => PICTURE_OF[type] !== 'dots');
  return others.length === 0 || candidate.goal === 'relationship'
    ? undefined
    : { ...candidate, preparation, types: others };
}
