import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Item } from '../tokens/item.ts';
import type { TimePhrase } from '../tokens/time-phrase.ts';
import type { WordItem } from '../tokens/words.ts';

/** What a verb says: nothing beyond "is", a rise, a fall, or an action of its own. */
export type VerbClass = 'light' | 'rise' | 'fall' | 'verb';

/** A group of words about one thing: its words, who owns it ("Germany's"), and what it is of ("of wheat"). */
export type NounGroup = {
  readonly words: readonly WordItem[];
  readonly owner?: NounGroup;
  readonly of?: NounGroup;
};

/** A piece of a clause. `lead` is a preposition that stands before a figure rather than before words. */
export type Constituent =
  | { readonly kind: 'noun'; readonly group: NounGroup }
  | { readonly kind: 'place'; readonly preposition: WordItem; readonly group: NounGroup }
  | { readonly kind: 'of'; readonly preposition: WordItem; readonly group: NounGroup }
  | { readonly kind: 'verb'; readonly class: VerbClass; readonly words: readonly WordItem[] }
  | { readonly kind: 'time'; readonly time: TimePhrase }
  | { readonly kind: 'lead'; readonly word: WordItem }
  | { readonly kind: 'aside' }
  | { readonly kind: 'side'; readonly group: NounGroup }
  | { readonly kind: 'compare'; readonly isMore: boolean }
  | { readonly kind: 'pronoun' }
  | { readonly kind: 'and'; readonly word: WordItem };

/** Where the items of a piece stand: before its figure, behind a count or a share, or in a piece without a figure. */
export type PiecePlace = 'before' | 'behind-count' | 'behind-share' | 'apart';

/** The constituents read so far, and the group in hand. */
export type Builder = {
  readonly lexicon: Lexicon;
  readonly done: Constituent[];
  words: WordItem[];
  owner: NounGroup | undefined;
  preposition: WordItem | undefined;
  isOf: boolean;
  hasDeterminer: boolean;
};

/** A word among the items of its piece. */
export type Position = { readonly items: readonly Item[]; readonly index: number; readonly place: PiecePlace };
