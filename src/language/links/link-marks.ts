import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { FUNCTION_SENSES } from '../lexicon/senses.ts';
import { withoutArticle } from '../text/arabic-stem.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { canonicalWord, conceptsOf, toCanonical } from './table-index.ts';

const MARKS: ReadonlySet<string> = new Set(conceptsOf('rating'));
const SCORE = 0.9;
/** Words between a mark and what it is in: "grade of the students in". */
const MOST_BETWEEN = 3;

const isMark = (word: string): boolean => conceptsOf(word).some((concept) => MARKS.has(concept));

/** True for figures that are no money. */
const mayBeMarks = ({ role, currency }: ColumnProfile): boolean => role === 'measure' && currency === undefined;

/** True for a word that only joins, or that says whose marks they are. */
const isBetween = (links: readonly Link[], at: number, columns: readonly ColumnProfile[]): boolean =>
  links.some(({ end, target }) => {
    if (end !== at + 1) return false;
    if (target.kind === 'column') return columns[target.column]?.isUnique === true;
    return target.kind === 'entity' || (target.kind === 'sense' && FUNCTION_SENSES.has(target.sense));
  });

/**
 * "Grade in maths", «nota de português», «درجات الرياضيات»: in a table that calls no column a mark, the column of the subject is one.
 * The words together name it.
 */
export function addMarks(found: Link[][], tokens: readonly Token[], { columns }: TableProfile): void {
  if (columns.some(({ label }) => toCanonical(label).some(isMark))) return;
  tokens.forEach(({ kind, folded }, start) => {
    if (kind !== 'word' || !isMark(canonicalWord(withoutArticle(folded)))) return;
    for (let at = start + 1; at <= start + 1 + MOST_BETWEEN; at++) {
      const named = (found[at] ?? []).filter(({ target }) => {
        const column = target.kind === 'column' && target.reason === 'exact' ? columns[target.column] : undefined;
        return column !== undefined && mayBeMarks(column);
      });
      found[start]?.push(...named.map((link) => ({ ...link, start, score: SCORE })));
      if (named.length > 0 || !isBetween(found[at] ?? [], at, columns)) return;
    }
  });
}
