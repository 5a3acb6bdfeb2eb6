import type { GroupedColumn } from './long-data.ts';
import type { Groups } from './value-groups.ts';

/** Columns that are compared at most: every pair is read once. */
const MOST_COLUMNS = 12;

/**
 * For each category column the column whose values it always sits under (city under country), by column index. A column that
 * names each row once sits under every other; there the rows must also stand together by the parent, which stands before it.
 */
export function findParents(columns: readonly GroupedColumn[]): ReadonlyMap<number, number> {
  const parents = new Map<number, number>();
  const compared = columns.filter(({ isTime, counts }) => !isTime && counts.distinct >= 2).slice(0, MOST_COLUMNS);
  for (const child of compared) {
    let best: GroupedColumn | undefined;
    for (const parent of compared) {
      if (parent.counts.distinct >= child.counts.distinct) continue;
      if (best !== undefined && parent.counts.distinct <= best.counts.distinct) continue;
      if (child.counts.largest === 1 && !(parent.index < child.index && standsTogether(parent.groups()))) continue;
      if (sitsUnder(child.groups(), parent.groups())) best = parent;
    }
    if (best !== undefined) parents.set(child.index, best.index);
  }
  return parents;
}

function sitsUnder(child: Groups, parent: Groups): boolean {
  const parentOf = new Int32Array(child.counts.length).fill(-1);
  for (let row = 0; row < child.codes.length; row++) {
    const code = child.codes[row] ?? -1;
    const above = parent.codes[row] ?? -1;
    if (code < 0) continue;
    if (above < 0) return false;
    const known = parentOf[code] ?? -1;
    if (known >= 0 && known !== above) return false;
    parentOf[code] = above;
  }
  return true;
}

/** True where equal values stand in rows next to each other, and at least two of them repeat. */
function standsTogether({ codes, counts, distinct }: Groups): boolean {
  let runs = 0;
  let last = -1;
  for (const code of codes) {
    if (code < 0 || code === last) continue;
    runs++;
    last = code;
  }
  return runs === distinct && counts.filter((count) => count > 1).length >= 2;
}
