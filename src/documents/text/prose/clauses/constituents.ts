import type { Lexicon, WordRole } from '../lexicon/lexicon.ts';
import type { Item } from '../tokens/item.ts';
import type { WordItem } from '../tokens/words.ts';
import type { Builder, Constituent, NounGroup, PiecePlace, Position } from './constituent.ts';
import { hasVerbAhead, isVerb, VERB_ROLES } from './verbs.ts';

const DROPPED: readonly WordRole[] = ['adverb', 'hedge', 'respectively', 'contrast', 'relative'];

/** Groups the items of one piece into constituents, by what the lexicon says of each word and by its neighbours. */
export function readConstituents(items: readonly Item[], lexicon: Lexicon, place: PiecePlace): readonly Constituent[] {
  const builder: Builder = {
    lexicon,
    done: [],
    words: [],
    owner: undefined,
    preposition: undefined,
    isOf: false,
    hasDeterminer: false,
  };
  items.forEach((item, index) => {
    if (item.kind === 'word') takeWord(builder, item, { items, index, place });
    else if (item.kind === 'time') {
      closeGroup(builder);
      builder.preposition = undefined;
      builder.done.push({ kind: 'time', time: item.time });
    } else closeGroup(builder);
  });
  closeGroup(builder);
  if (builder.preposition !== undefined) builder.done.push({ kind: 'lead', word: builder.preposition });
  return builder.done;
}

function takeWord(builder: Builder, item: WordItem, position: Position): void {
  const { roles } = item;
  if (/^['’]s?$/.test(item.fold)) takePossessive(builder);
  else if (roles.has('and')) {
    closeGroup(builder);
    builder.done.push({ kind: 'and', word: item });
  } else if (roles.has('side') && isSide(position)) {
    closeGroup(builder);
    builder.done.push({ kind: 'side', group: { words: [item] } });
  } else if (roles.has('determiner') && !isLastBeforeFigure(position)) {
    closeGroup(builder);
    if (isPronounHere(item, position)) builder.done.push({ kind: 'pronoun' });
    else builder.hasDeterminer = true;
  } else if (isVerb(builder, item, position)) takeVerb(builder, item);
  else if (isDropped(item, position)) closeGroup(builder);
  else if (roles.has('pronoun')) {
    closeGroup(builder);
    builder.done.push({ kind: 'pronoun' });
  } else if (isPreposition(roles)) takePreposition(builder, item);
  else if (isComparative(item, position)) {
    closeGroup(builder);
    builder.done.push({ kind: 'compare', isMore: roles.has('more') });
  } else takeNoun(builder, item, position);
}

/** "312 for, 208 against": the side of a vote stands last behind its figure. */
const isSide = ({ items, index, place }: Position): boolean => place.startsWith('behind') && index === items.length - 1;

const ARTICLE = /^(?:the|an?|o|a|os|as|um|uma|uns|umas)$/;

/** "that had fallen": a word that points stands for a noun where a verb follows. */
function isPronounHere({ fold }: WordItem, { items, index }: Position): boolean {
  const next = items[index + 1];
  if (ARTICLE.test(fold) || next?.kind !== 'word') return false;
  return (['light', 'rise', 'fall'] as const).some((role) => next.roles.has(role)) && !next.roles.has('measure');
}

const isLastBeforeFigure = ({ items, index, place }: Position): boolean =>
  place === 'before' && index === items.length - 1;

function isPreposition(roles: ReadonlySet<WordRole>): boolean {
  return (['genitive', 'preposition', 'link', 'from', 'to', 'by', 'versus', 'base', 'aside', 'class'] as const).some(
    (role) => roles.has(role),
  );
}

function isDropped(item: WordItem, position: Position): boolean {
  if (item.roles.has('hedge') && item.roles.has('preposition')) return isLastBeforeFigure(position);
  return DROPPED.some((role) => item.roles.has(role));
}

function isComparative({ roles }: WordItem, { place, index }: Position): boolean {
  return place.startsWith('behind') && index <= 1 && (roles.has('more') || roles.has('less'));
}

function takePossessive(builder: Builder): void {
  if (builder.words.length === 0) return;
  builder.owner = groupOf(builder);
  builder.words = [];
}

function groupOf({ words, owner }: Builder): NounGroup {
  return owner === undefined ? { words } : { words, owner };
}

function takeVerb(builder: Builder, item: WordItem): void {
  closeGroup(builder);
  const verbClass = VERB_ROLES.find((role) => item.roles.has(role)) ?? 'verb';
  const before = builder.done.at(-1);
  builder.preposition = undefined;
  if (before?.kind !== 'verb') builder.done.push({ kind: 'verb', class: verbClass, words: [item] });
  else {
    const isStronger = verbClass !== 'light';
    builder.done[builder.done.length - 1] = {
      kind: 'verb',
      class: isStronger ? verbClass : before.class,
      words: isStronger ? (before.class === 'light' ? [item] : [...before.words, item]) : before.words,
    };
  }
}

function takePreposition(builder: Builder, item: WordItem): void {
  closeGroup(builder);
  builder.preposition = item;
  builder.isOf = item.roles.has('genitive');
  builder.hasDeterminer = false;
}

function takeNoun(builder: Builder, item: WordItem, position: Position): void {
  if (beginsSubject(builder, item, position)) closeGroup(builder);
  const first = builder.words[0];
  const splits =
    builder.lexicon.language === 'ar' &&
    first !== undefined &&
    item.roles.has('measure') &&
    !item.fold.startsWith('ال');
  if (splits && !builder.words.some(({ roles }) => roles.has('measure'))) closeGroup(builder);
  builder.words.push(item);
}

/** "In the latest poll Labour leads": a name behind small words, with the verb ahead, is no part of the place that opens the clause. */
function beginsSubject(
  { words, preposition, done }: Builder,
  { text }: WordItem,
  { items, index, place }: Position,
): boolean {
  const isOpening = preposition !== undefined && words.length > 0 && done.length === 0 && place === 'before';
  if (!isOpening || !/^\p{Lu}/u.test(text)) return false;
  return words.every((word) => /^\p{Ll}/u.test(word.text)) && hasVerbAhead(items, index);
}

/** Ends the group in hand and files it: under its preposition, as the complement of the group before, or by itself. */
function closeGroup(builder: Builder): void {
  const { words, owner, preposition, isOf, done } = builder;
  builder.hasDeterminer = false;
  if (words.length === 0 && owner === undefined) return;
  const group = words.length === 0 && owner !== undefined ? owner : groupOf(builder);
  builder.words = [];
  builder.owner = undefined;
  builder.preposition = undefined;
  const before = done.at(-1);
  if (preposition === undefined) done.push({ kind: 'noun', group });
  else if (preposition.roles.has('aside')) done.push({ kind: 'aside' });
  else if (isOf && (before?.kind === 'noun' || before?.kind === 'place' || before?.kind === 'of')) {
    done[done.length - 1] = { ...before, group: withComplement(before.group, group) };
  } else done.push({ kind: isOf ? 'of' : 'place', preposition, group });
}

/** Hangs a complement on the innermost group: "number of users of the app". */
function withComplement(group: NounGroup, of: NounGroup): NounGroup {
  return { ...group, of: group.of === undefined ? of : withComplement(group.of, of) };
}
