import type { TableProfile } from '../../table/profile.ts';
import type { Sense } from '../lexicon/senses.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { lettersOf, type NamedValue, type TableIndex } from './table-index.ts';

/** Words behind which a name stands alone: "at tesco", "without rent". */
const BEFORE_NAMES: ReadonlySet<Sense> = new Set<Sense>([
  'in',
  'on',
  'from',
  'to',
  'with',
  'without',
  'not',
  'only',
  'keepVerb',
  'removeVerb',
]);

/** Shorter words begin too many names. */
const LEAST_LETTERS = 4;
const SCORE = 0.75;

type FirstWordTools = {
  readonly index: TableIndex;
  readonly profile: TableProfile;
  /** The links that begin at each token. */
  readonly found: readonly (readonly Link[])[];
};

/**
 * The value that a word is the first of: "at tesco" of "TESCO STORES". It is meant where it stands alone behind a preposition, and where
 * no other value of a column whose values come again begins so: elsewhere a word of a name may be a noun like any other.
 */
export function linkFirstWord(
  tokens: readonly Token[],
  start: number,
  { index, profile, found }: FirstWordTools,
): readonly Link[] {
  const letters = lettersOf(tokens[start]?.folded ?? '');
  const isBefore = (found[start - 1] ?? []).some(
    ({ target, end }) => end === start && target.kind === 'sense' && BEFORE_NAMES.has(target.sense),
  );
  if (letters.length < LEAST_LETTERS || !isBefore || !endsName(tokens[start + 1], found[start + 1])) return [];
  const named = [...index.values]
    .flatMap(([key, values]) => (key.startsWith(letters) ? values : []))
    .filter(begins(letters));
  const [only, ...others] = named;
  if (only === undefined || others.some(({ column, value }) => column !== only.column || value !== only.value))
    return [];
  const { distinct = profile.rowCount } = profile.columns[only.column] ?? {};
  if (distinct * 2 > profile.rowCount) return [];
  return [{ start, end: start + 1, score: SCORE, target: { kind: 'value', ...only, reason: 'derived' } }];
}

/** True where the name ends: at the end of the wish, at a mark, and before a word that is none of a thing. */
function endsName(next: Token | undefined, links: readonly Link[] = []): boolean {
  return next === undefined || next.kind === 'mark' || links.some(({ target }) => target.kind === 'sense');
}

const begins =
  (letters: string) =>
  ({ value }: NamedValue): boolean => {
    const words = tokenize(value).filter(({ kind }) => kind === 'word');
    return words.length > 1 && lettersOf(words[0]?.folded ?? '') === letters;
  };
