import type { Lexicon, WordRole } from '../lexicon/lexicon.ts';
import type { Item } from '../tokens/item.ts';
import type { WordItem } from '../tokens/words.ts';
import type { Builder, PiecePlace, Position, VerbClass } from './constituent.ts';

/** The roles that make a word a verb, in the order they count where a word has several. */
export const VERB_ROLES: readonly VerbClass[] = ['light', 'rise', 'fall', 'verb'];

/** True where a word that can be a verb is one here: nouns of the same form follow an article or an owner. */
export function isVerb(builder: Builder, { roles, text, fold }: WordItem, { items, index, place }: Position): boolean {
  if (isLastWord(items, index, place)) return false;
  if (isLoneCount(items, index, place)) return false;
  if (isUnknownVerb(builder, roles, { items, index, place })) return true;
  if (!VERB_ROLES.some((role) => roles.has(role))) return false;
  if (builder.hasDeterminer && builder.words.length === 0) return false;
  if (builder.owner !== undefined && builder.words.length === 0 && (roles.has('measure') || !roles.has('light')))
    return false;
  const isForm = builder.lexicon.language === 'en' && !roles.has('light') && isBaseForm(fold, builder.lexicon);
  if (isForm && ((builder.preposition !== undefined && builder.words.length === 0) || isVerbItem(items[index + 1])))
    return false;
  if (isForm && fold.endsWith('s') && place === 'behind-count' && builder.words.length > 0 && index <= 2) return false;
  const isStart =
    builder.words.length === 0 &&
    !builder.done.some(({ kind }) => kind === 'noun' || kind === 'pronoun' || kind === 'time');
  const next = items[index + 1];
  if (builder.lexicon.language === 'ar' && roles.has('measure')) return false;
  if (roles.has('measure') || roles.has('head')) {
    return !isStart && builder.preposition === undefined && !hasVerbAhead(items, index) && !place.startsWith('behind');
  }
  if (builder.lexicon.language !== 'en' || roles.has('light')) return true;
  if (isStart && place !== 'behind-share' && isForm) return false;
  const isBeforeNoun = next?.kind === 'word' && isPlainNoun(next.roles);
  const isParticiple = text.endsWith('ed') || text.toLowerCase() === 'paid';
  if (isStart && isBeforeNoun && place === 'apart') return !isParticiple;
  if (isStart && isBeforeNoun && place === 'before') return !isParticiple && hasNoNounOnly(items, index);
  return true;
}

/** True for a form that takes an s in the third person: at the head of a clause it is a noun ("travel", "support"). */
function isBaseForm(fold: string, { roles }: Lexicon): boolean {
  const stem = fold.slice(0, -1);
  if (fold.endsWith('s')) return [stem, `${stem}d`, `${stem}ed`].some((form) => roles.has(form));
  return roles.get(`${fold}s`)?.has('verb') === true;
}

/** "58% were satisfied, 27% opposed": a form of a verb alone behind a share says what the share is of. */
function isLastWord(items: readonly Item[], index: number, place: PiecePlace): boolean {
  const item = items[index];
  if (place !== 'behind-share' || index !== items.length - 1 || item?.kind !== 'word' || item.roles.has('light'))
    return false;
  const before = items[index - 1];
  return before === undefined || (before.kind === 'word' && before.roles.has('light'));
}

/** "410 leads": a lone plural behind a count is what it counts. */
function isLoneCount(items: readonly Item[], index: number, place: PiecePlace): boolean {
  const item = items[index];
  if (place !== 'behind-count' || items.length !== 1 || item?.kind !== 'word') return false;
  return /[^s]s$/.test(item.fold) && !/^(?:is|was|has|does)$/.test(item.fold);
}

/** "17% split their time": behind a share a word of no list is a verb where an article or an owner follows. */
function isUnknownVerb({ lexicon }: Builder, roles: ReadonlySet<WordRole>, { items, index, place }: Position): boolean {
  const next = items[index + 1];
  if (roles.size > 0 || index > 0 || place !== 'behind-share' || lexicon.language === 'ar') return false;
  return next?.kind === 'word' && next.roles.has('determiner');
}

/** True unless only nouns stand between a word and the figure: "paid search $0.4M" has no verb. */
function hasNoNounOnly(items: readonly Item[], index: number): boolean {
  return items.slice(index + 1).some((item) => item.kind !== 'word' || !isPlainNoun(item.roles));
}

const isPlainNoun = (roles: ReadonlySet<WordRole>): boolean =>
  roles.size === 0 || roles.has('measure') || roles.has('unit') || roles.has('label');

const isVerbItem = (item: Item | undefined): boolean =>
  item?.kind === 'word' && VERB_ROLES.some((role) => item.roles.has(role));

/** True where a verb stands behind a word in its piece. */
export function hasVerbAhead(items: readonly Item[], index: number): boolean {
  return items.slice(index + 1).some(isVerbItem);
}
