import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { isTimelike } from '../holes/column-nature.ts';
import { isParticiple, rootOf } from '../text/derivation.ts';
import { isPlural } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { toCanonical } from './table-index.ts';

const TO: ReadonlySet<string> = new Set(['to', 'until', 'till']);
/** Words that a question sets before its verb: "how many did each team close". */
const AUXILIARIES: ReadonlySet<string> = new Set(['did', 'do', 'does']);
/** Whoever did it stands between a verb and its auxiliary, in so many words at most. */
const LONGEST_SUBJECT = 5;
/** Words that ask who or what does something: "which team closes the most". */
const ASKING: ReadonlySet<string> = new Set(['which', 'what']);
const DEED_SCORE = 0.86;

/** True for dates that are called by what was done then: "Closed". */
function isOfDeed(column: ColumnProfile, root: string): boolean {
  return isTimelike(column) && toCanonical(column.label).some((word) => isParticiple(word) && rootOf(word) === root);
}

/** True for the verb of one who is asked for: behind "who" or "which team"; "which orders" asks for orders. */
function isOfOther(tokens: readonly Token[], start: number): boolean {
  const { folded = '' } = tokens[start] ?? {};
  const isAsked = tokens[start - 1]?.folded === 'who' || ASKING.has(tokens[start - 2]?.folded ?? '');
  return isAsked && folded.endsWith('s') && !folded.endsWith('ss');
}

/** True for a verb behind "to" or "until", and for that of a question. */
function isVerb(tokens: readonly Token[], start: number): boolean {
  const subject = tokens.slice(Math.max(1, start - LONGEST_SUBJECT - 1), start);
  return (
    isOfOther(tokens, start) ||
    TO.has(tokens[start - 1]?.folded ?? '') ||
    subject.some(({ folded }) => AUXILIARIES.has(folded))
  );
}

/**
 * "Days to close", "how many did each team close": an English verb names the date on which it was done, whatever else it may mean
 * elsewhere.
 */
export function linkDeeds(tokens: readonly Token[], start: number, { columns }: TableProfile): readonly Link[] {
  if (start === 0 || !isVerb(tokens, start)) return [];
  const { folded, kind } = tokens[start] ?? { folded: '', kind: 'mark' };
  if (kind !== 'word') return [];
  const root = rootOf(isOfOther(tokens, start) ? folded.slice(0, -1) : folded);
  return columns.flatMap((column, at): readonly Link[] =>
    isOfDeed(column, root)
      ? [{ start, end: start + 1, score: DEED_SCORE, target: { kind: 'column', column: at, reason: 'derived' } }]
      : [],
  );
}

/**
 * "Leavers per year" of a column Termination date: a plural or a past form that names dates which some rows lack is those who have one. What the rows
 * are called is another thing. `found` holds the links of each token, which are changed.
 */
export function settleDoers(found: Link[][], tokens: readonly Token[], { columns }: TableProfile): void {
  found.forEach((own, start) => {
    const named = own.filter(({ end, target }) => end === start + 1 && target.kind === 'column');
    const [only, ...others] = named;
    if (only?.target.kind !== 'column' || only.target.reason !== 'synonym' || others.length > 0) return;
    const column = columns[only.target.column];
    const isLacked = column?.kind === 'date' && column.time?.isCyclic === false && column.missing > 0;
    const { folded = '' } = tokens[start] ?? {};
    if (!isLacked || !(isPlural(folded) || isParticiple(folded))) return;
    const kept = own.filter((link) => link !== only && link.target.kind !== 'entity');
    own.splice(0, own.length, ...kept, { ...only, score: DEED_SCORE, target: { ...only.target, reason: 'derived' } });
  });
}
