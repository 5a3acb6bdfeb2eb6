import type { TableProfile } from '../profile.ts';

/** Of two columns that are one measure in two units the index of the one that stands first; of any other column its own. */
export function firstOfTwins(index: number, { twins = [] }: TableProfile): number {
  return twins.find(([, second]) => second === index)?.[0] ?? index;
}
