import type { Lexicon } from '../lexicon/lexicon.ts';
import type { WordItem } from '../tokens/words.ts';
import type { NounGroup } from './constituent.ts';
import { type Phrase, phraseOf, wholePhrase } from './phrase.ts';

/**
 * What a noun group says: a thing that has figures, a measure of it, or both ("wheat production"). `whole` is all of it, for a
 * label where the thing is the same throughout; `complement` what the thing is of ("the Lisbon shop": Lisbon).
 */
export type NounSlots = {
  readonly entity?: Phrase;
  readonly measure?: Phrase;
  readonly whole?: Phrase;
  readonly complement?: Phrase;
  /** True where the entity owns the measure in the same group, so that a place named later may stand in its stead. */
  readonly isOwner: boolean;
};

const NOTHING: NounSlots = { isOwner: false };

/** Tells thing and measure in a noun group apart. A group that only stands for something named before says nothing. */
export function nounSlots(group: NounGroup, lexicon: Lexicon, source: string): NounSlots {
  const whole = wholePhrase(group, source);
  if (whole === undefined || isFiller(group)) return NOTHING;
  const slots = lexicon.isHeadFirst ? headFirst(group, lexicon, source) : headLast(group, source);
  if (slots !== undefined) return { ...slots, whole };
  const complement = group.of === undefined ? undefined : wholePhrase(group.of, source);
  return { entity: whole, whole, isOwner: false, ...(complement === undefined ? {} : { complement }) };
}

/** True for "the figure", "the total": nothing of its own beside the measure named before. */
function isFiller({ words, owner, of }: NounGroup): boolean {
  const [word] = words;
  return words.length === 1 && owner === undefined && of === undefined && word?.roles.has('filler') === true;
}

/** True for a noun that names a measure. */
export function isMeasure(word: WordItem | undefined): boolean {
  return word !== undefined && (word.roles.has('measure') || word.roles.has('head'));
}

/** English: "Germany's car exports", "production of wheat", "the number of pupils", "unemployment rate". */
function headLast(group: NounGroup, source: string): Omit<NounSlots, 'whole'> | undefined {
  const { words, owner, of } = group;
  if (!isMeasure(words.at(-1))) return undefined;
  const takesComplement = of !== undefined && (words.at(-1)?.fold === 'number' || isMeasure(of.words.at(-1)));
  const measure = takesComplement ? wholePhrase({ words, of: { words: of.words } }, source) : phraseOf(words);
  const thing = owner ?? (takesComplement ? of.of : of);
  const entity = thing === undefined ? undefined : wholePhrase(thing, source);
  if (measure === undefined) return undefined;
  if (entity !== undefined) return { entity, measure, isOwner: true };
  const modifiers = modifiersOf(words);
  const head = phraseOf(words.slice(modifiers.length));
  const modifier = phraseOf(modifiers);
  return modifier === undefined || head === undefined || takesComplement
    ? { measure, isOwner: false }
    : { entity: modifier, measure: head, isOwner: true };
}

/** Words that colour a measure rather than say whose it is. */
const COLOURS =
  /^(?:net|gross|total|mean|average|median|annual|monthly|weekly|daily|quarterly|overall|operating|pre-tax|combined|yearly|mean|unit)$/;

/** The words before a measure that say what it is of: "wheat" of "wheat production", none of "net income". */
function modifiersOf(words: readonly WordItem[]): readonly WordItem[] {
  let length = words.length - 1;
  while (length > 0 && (isMeasure(words[length - 1]) || COLOURS.test(words[length - 1]?.fold ?? ''))) length--;
  return words.slice(0, length);
}

/** Portuguese and Arabic: "vendas de vinho", "taxa de desemprego", "عدد سكان بغداد". */
function headFirst(group: NounGroup, lexicon: Lexicon, source: string): Omit<NounSlots, 'whole'> | undefined {
  if (!isMeasure(group.words[0])) return undefined;
  return lexicon.language === 'ar' ? constructState(group.words) : withComplements(group, source);
}

/** Measures that need what they count: "número de alunos", "taxa de desemprego". */
const COUNTING = /^(?:numero|quantidade|taxa|media|percentagem|porcentagem|عدد|نسبه|معدل|متوسط|كميه)$/;

function withComplements(group: NounGroup, source: string): Omit<NounSlots, 'whole'> {
  let measure: NounGroup = { words: group.words };
  let rest = group.of;
  while (
    rest !== undefined &&
    (isMeasure(rest.words[0]) || (COUNTING.test(group.words[0]?.fold ?? '') && measure.of === undefined))
  ) {
    measure = appended(measure, { words: rest.words });
    rest = rest.of;
  }
  const entity = rest === undefined ? undefined : wholePhrase(rest, source);
  const phrase = wholePhrase(measure, source);
  return {
    isOwner: entity !== undefined,
    ...(phrase === undefined ? {} : { measure: phrase }),
    ...(entity === undefined ? {} : { entity }),
  };
}

function appended(group: NounGroup, of: NounGroup): NounGroup {
  return { ...group, of: group.of === undefined ? of : appended(group.of, of) };
}

const hasArticle = (word: WordItem | undefined): boolean => word?.fold.startsWith('ال') === true;

/** The first nouns name the measure, as long as they do; what follows is whose it is, or an adjective where both have the article. */
function constructState(words: readonly WordItem[]): Omit<NounSlots, 'whole'> {
  let length = 1;
  while (length < words.length && isMeasure(words[length])) length++;
  if (length === 1 && COUNTING.test(words[0]?.fold ?? '') && words.length > 1) length = 2;
  while (length < words.length && hasArticle(words[length - 1]) && hasArticle(words[length]) && hasArticle(words[0]))
    length++;
  const measure = phraseOf(words.slice(0, length));
  const entity = phraseOf(words.slice(length));
  return {
    isOwner: entity !== undefined,
    ...(measure === undefined ? {} : { measure }),
    ...(entity === undefined ? {} : { entity }),
  };
}
