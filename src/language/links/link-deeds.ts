import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { isTimelike } from '../holes/column-nature.ts';
import { isParticiple, rootOf } from '../text/derivation.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { toCanonical } from './table-index.ts';

const TO: ReadonlySet<string> = new Set(['to', 'until', 'till']);
const DEED_SCORE = 0.86;

/** True for dates that are called by what was done then: "Closed". */
function isOfDeed(column: ColumnProfile, root: string): boolean {
  return isTimelike(column) && toCanonical(column.label).some((word) => isParticiple(word) && rootOf(word) === root);
}

/**
 * "Days to close": an English verb behind "to" or "until" names the date on which it was done, whatever else the verb may mean elsewhere.
 */
export function linkDeeds(tokens: readonly Token[], start: number, { columns }: TableProfile): readonly Link[] {
  if (start === 0 || !TO.has(tokens[start - 1]?.folded ?? '')) return [];
  const { folded, kind } = tokens[start] ?? { folded: '', kind: 'mark' };
  if (kind !== 'word') return [];
  const root = rootOf(folded);
  return columns.flatMap((column, at): readonly Link[] =>
    isOfDeed(column, root)
      ? [{ start, end: start + 1, score: DEED_SCORE, target: { kind: 'column', column: at, reason: 'derived' } }]
      : [],
  );
}
