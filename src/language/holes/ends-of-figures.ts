import type { AggregateOperation } from '../../plan/expression/expression.ts';
import type { TableProfile } from '../../table/profile.ts';
import { canonicalWord, toCanonical } from '../links/table-index.ts';

const END_OF = { min: canonicalWord('min'), max: canonicalWord('max') } as const;
const SAID_AS: Partial<Readonly<Record<AggregateOperation, string>>> = {
  ...END_OF,
  mean: canonicalWord('average'),
  sum: canonicalWord('total'),
};

/** The lowest or the highest. */
type End = keyof typeof END_OF;

const isEnd = (operation: AggregateOperation | undefined): operation is End =>
  operation === 'min' || operation === 'max';

/** True where a label says of itself what an operation asks for: "max" of "max_temp", "average" of "average_rating". */
export function saysOperation(label: string, operation: AggregateOperation | undefined): boolean {
  const said = operation === undefined ? undefined : SAID_AS[operation];
  return said !== undefined && toCanonical(label).includes(said);
}

/**
 * The column for the lowest of each row ("temp_min") where the lowest of all is asked for and a label tells the highest of each
 * ("temp_max"); and the other way round. None where the table has no such pair.
 */
export function otherEnd(
  label: string,
  operation: AggregateOperation | undefined,
  { columns }: TableProfile,
): number | undefined {
  if (!isEnd(operation)) return undefined;
  const words = toCanonical(label);
  const place = words.indexOf(END_OF[operation === 'min' ? 'max' : 'min']);
  if (place < 0) return undefined;
  const own = words.with(place, END_OF[operation]).join(' ');
  const found = columns.findIndex((column) => toCanonical(column.label).join(' ') === own);
  return found < 0 ? undefined : found;
}
