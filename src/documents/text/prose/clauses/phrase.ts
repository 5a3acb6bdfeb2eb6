import type { Span } from '../../../source-table.ts';
import { foldWord } from '../lexicon/fold-word.ts';
import type { WordItem } from '../tokens/words.ts';
import type { NounGroup } from './constituent.ts';

/** Words of the text that name something: what a cell or a label shows, and where it stands. */
export type Phrase = {
  readonly text: string;
  /** The folded text: equal for equal names. */
  readonly key: string;
  readonly spans: readonly Span[];
  /** True for a unit of measure (tonnes, °C), false or absent for things that are counted. */
  readonly isUnit?: boolean;
  /** The name with what it is of ("pairs of trousers"), where it names a row. */
  readonly long?: Phrase;
};

/** The phrase of some words in order. */
export function phraseOf(words: readonly WordItem[]): Phrase | undefined {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const text = words
    .map((word, index) => (index > 0 && words[index - 1]?.span.end !== word.span.start ? ` ${word.text}` : word.text))
    .join('');
  return { text, key: foldWord(text), spans: [{ start: first.span.start, end: last.span.end }] };
}

/** All words of a group with its complements, as they stand in the source. */
export function wholePhrase(group: NounGroup, source: string): Phrase | undefined {
  const own = phraseOf(group.words);
  if (own === undefined || group.of === undefined) return own;
  const start = own.spans[0]?.start ?? 0;
  const end = endOf(group.of);
  const text = source.slice(start, end);
  return { text, key: foldWord(text), spans: [{ start, end }] };
}

function endOf({ words, of }: NounGroup): number {
  return of === undefined ? (words.at(-1)?.span.end ?? 0) : endOf(of);
}
