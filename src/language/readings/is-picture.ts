import type { Frame } from './frame.ts';
import type { Workshop } from './workshop.ts';

/** True where a picture is wanted, so that one row a thing is no answer. */
export function isPicture({ task, types, bins }: Frame, { situation }: Workshop): boolean {
  return situation.purpose === 'chart' || types.length > 0 || bins.length > 0 || task === 'distribution';
}
