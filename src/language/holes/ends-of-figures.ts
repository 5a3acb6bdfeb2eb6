import type { TableProfile } from '../../table/profile.ts';
import { canonicalWord, toCanonical } from '../links/table-index.ts';

const END_OF = { min: canonicalWord('min'), max: canonicalWord('max') } as const;

/** The lowest or the highest. */
type End = keyof typeof END_OF;

const isEnd = (operation: string): operation is End => Object.hasOwn(END_OF, operation);

/** True where a label says of itself what an operation asks for: "max" of "max_temp". */
export function saysEnd(label: string, operation: string): boolean {
  return isEnd(operation) && toCanonical(label).includes(END_OF[operation]);
}

/**
 * The column for the lowest of each row ("temp_min") where the lowest of all is asked for and a label tells the highest of each
 * ("temp_max"); and the other way round. None where the table has no such pair.
 */
export function otherEnd(label: string, operation: string, { columns }: TableProfile): number | undefined {
  if (!isEnd(operation)) return undefined;
  const words = toCanonical(label);
  const place = words.indexOf(END_OF[operation === 'min' ? 'max' : 'min']);
  if (place < 0) return undefined;
  const own = words.with(place, END_OF[operation]).join(' ');
  const found = columns.findIndex((column) => toCanonical(column.label).join(' ') === own);
  return found < 0 ? undefined : found;
}
