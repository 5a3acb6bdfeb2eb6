import type { TypedTable } from '../../table/parse-table.ts';
import type { Language, LexiconIndex } from '../lexicon/lexicon-index.ts';
import type { Sense } from '../lexicon/senses.ts';
import { deniedWord } from '../text/negation.ts';
import { rootsOf } from '../text/roots.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { linkSenses } from './link-senses.ts';
import { lettersOf } from './table-index.ts';

/** Cells looked at, and the most different ones that a column of states holds. */
const MOST_CELLS = 2000;
const MOST_STATES = 12;
/** Words that may stand between a denial and what it denies: "have not yet been paid". */
const FARTHEST_DENIAL = 3;
const BETWEEN: ReadonlySet<Sense> = new Set<Sense>(['is', 'has', 'article', 'politeness', 'that']);
const DENIALS: ReadonlySet<Sense> = new Set<Sense>(['not', 'unequal']);

type Words = {
  readonly tokens: readonly Token[];
  readonly table: TypedTable;
  readonly language: Language;
  readonly lexicon: LexiconIndex;
};

/**
 * Puts the cell that says so in the place of a denied one: where some came, some cancelled and some «did not come», "who did not come" asks
 * for the last alone. Changes the links given.
 */
export function settleDenials(found: Link[][], words: Words): void {
  const denials = found.flatMap((own, at) => (own.some((link) => isOf(link, DENIALS)) ? [at] : []));
  if (denials.length === 0) return;
  found.forEach((own, at) => {
    const start = denialBefore(found, at);
    if (start === undefined) return;
    const denied = own.flatMap((link) => {
      if (link.target.kind !== 'value') return [];
      const { column, value } = link.target;
      const cell = denialOf(value, column, words);
      return cell === undefined ? [] : [{ link, cell }];
    });
    for (const { link, cell } of denied) {
      own.splice(own.indexOf(link), 1);
      const { column, reason } = link.target.kind === 'value' ? link.target : { column: 0, reason: 'exact' as const };
      found[start]?.unshift({ ...link, start, target: { kind: 'value', column, value: cell, reason } });
    }
  });
}

const isOf = ({ target }: Link, senses: ReadonlySet<Sense>): boolean =>
  target.kind === 'sense' && senses.has(target.sense);

/** The place of the denial that a word stands behind, if it does. */
function denialBefore(found: readonly (readonly Link[])[], at: number): number | undefined {
  for (let place = at - 1; place >= Math.max(0, at - FARTHEST_DENIAL); place--) {
    const own = found[place] ?? [];
    if (own.some((link) => isOf(link, DENIALS) && link.end <= at)) return place;
    if (!own.some((link) => isOf(link, BETWEEN))) return undefined;
  }
  return undefined;
}

/** The cell of a column of states that denies another: «لم يحضر» of «حضر», "Undelivered" of "Delivered". */
function denialOf(value: string, column: number, { table, language, lexicon }: Words): string | undefined {
  const states = new Set<string>();
  for (const cell of (table.columns[column]?.typed.values ?? []).slice(0, MOST_CELLS)) {
    if (typeof cell === 'string' && cell !== '') states.add(cell);
    if (states.size > MOST_STATES) return undefined;
  }
  const own = tokenize(value);
  return [...states].find((state) => {
    if (state === value) return false;
    if (deniedWord(lettersOf(state)) === lettersOf(value)) return true;
    const words = tokenize(state);
    const isDenied = linkSenses(words, 0, lexicon).some((link) => isOf(link, DENIALS) && link.end === 1);
    const rest = words.slice(1);
    return isDenied && rest.length === own.length && rest.every((word, at) => isSame(word, own[at], language));
  });
}

/** True for words that are alike, or of one root. */
function isSame(one: Token, other: Token | undefined, language: Language): boolean {
  if (other === undefined) return false;
  if (one.folded === other.folded || one.stem === other.stem) return true;
  const roots = rootsOf(other.folded, language);
  return rootsOf(one.folded, language).some((root) => roots.includes(root));
}
