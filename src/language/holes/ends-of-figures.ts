import type { TableProfile } from '../../table/profile.ts';
import { canonicalWord, toCanonical } from '../links/table-index.ts';

const END_OF = { min: canonicalWord('min'), max: canonicalWord('max') } as const;

/** True for the highest of each row ("temp_max") where the lowest of all is asked for, and the table has the lowest of each ("temp_min"); and the other way round. */
export function isOfOtherEnd(label: string, operation: 'min' | 'max', { columns }: TableProfile): boolean {
  const words = toCanonical(label);
  if (words.at(-1) !== END_OF[operation === 'min' ? 'max' : 'min']) return false;
  const own = [...words.slice(0, -1), END_OF[operation]].join(' ');
  return columns.some((column) => toCanonical(column.label).join(' ') === own);
}
