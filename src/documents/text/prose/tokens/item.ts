import type { Span } from '../../../source-table.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Quantity } from './quantity.ts';
import type { TimePhrase } from './time-phrase.ts';
import type { TimeMemory } from './times.ts';
import type { WordItem } from './words.ts';

/** What a sentence is made of, once figures, times and fixed phrases are found in its tokens. */
export type Item =
  | WordItem
  | { readonly kind: 'quantity'; readonly quantity: Quantity; readonly span: Span }
  | { readonly kind: 'multiple'; readonly factor: number; readonly span: Span }
  | { readonly kind: 'rest'; readonly text: string; readonly span: Span }
  | { readonly kind: 'time'; readonly time: TimePhrase; readonly span: Span }
  | { readonly kind: 'mark'; readonly text: string; readonly span: Span };

/** What reading one item may look at: the items before it, and the period named last. */
export type ItemContext = {
  readonly lexicon: Lexicon;
  readonly items: readonly Item[];
  readonly memory: { period?: NonNullable<TimeMemory['period']> };
};
