import type { TypedColumn } from './column.ts';

/** More columns of names than these are no name that fits below a bar. */
const MOST_JOINED = 3;

/** What stands between the names of one row. */
export const BETWEEN_NAMES = ' · ';

/**
 * The columns of names that tell rows apart together with a first one that does not: the product beside the region where each region
 * stands in several rows. None where the first does so alone, or all together do not.
 */
export function findJointNames<Column extends { readonly typed: TypedColumn }>(
  first: Column,
  others: readonly Column[],
  rows: readonly number[],
): readonly Column[] {
  if (areApart([first], rows)) return [];
  for (let count = 1; count < MOST_JOINED; count++) {
    // One that tells rows apart beside the first is enough, wherever it stands.
    const choices = count === 1 ? others.map((other) => [other]) : [others.slice(0, count)];
    const joined = choices.find((some) => some.length === count && areApart([first, ...some], rows));
    if (joined !== undefined) return joined;
  }
  return [];
}

function areApart(columns: readonly { readonly typed: TypedColumn }[], rows: readonly number[]): boolean {
  const seen = new Set<string>();
  return rows.every((row) => {
    const name = JSON.stringify(columns.map(({ typed }) => typed.values[row] ?? null));
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
