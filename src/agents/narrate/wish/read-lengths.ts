import type { LinkedWish } from '../../../language/links/link-words.ts';
import { parseNumber } from '../../../table/notation/number-notation.ts';
import { matchNumberWords } from '../../../table/number-words.ts';
import type { StoryField } from '../../../writing/story/story-wish.ts';
import type { TextBounds } from '../../../writing/story/text-bounds.ts';
import { type BoundKind, boundBefore, boundBehind } from './bound-words.ts';
import { STORY_SENSES, type StorySense } from './senses.ts';
import type { SenseLink } from './story-index.ts';

/** How long the texts are wanted. */
export type LengthRequest = {
  /** Sentences of the caption at most, and at least. */
  readonly sentences?: number;
  readonly leastSentences?: number;
  /** What is asked of the letters and words of each text. */
  readonly bounds: Readonly<Partial<Record<StoryField, TextBounds>>>;
  /** The tokens that say so, counted words left out: they steer nothing else. */
  readonly places: ReadonlySet<number>;
};

type Reading = {
  readonly linked: LinkedWish;
  readonly senses: readonly SenseLink[];
  readonly words: readonly string[];
};

/** A count and what bounds it, over the tokens that say so. */
type Counted = {
  readonly most?: number;
  readonly least?: number;
  readonly start: number;
  readonly end: number;
};

/** What lengths are counted in; "short" and "long" count nothing. */
const COUNTED: ReadonlySet<string> = new Set<StorySense>([
  'length:line',
  'length:sentence',
  'length:character',
  'length:word',
  'form:bullets',
]);
/** What a caption is made of: points of a list are told in sentences. */
const SENTENCES: ReadonlySet<string> = new Set<StorySense>(['length:sentence', 'length:line', 'form:bullets']);

/** Reads what a prompt says of lengths: "in two sentences", "a title of at most seven words", "between 40 and 60 characters". */
export function readLengths(linked: LinkedWish, senses: readonly SenseLink[]): LengthRequest {
  const reading = { linked, senses, words: linked.tokens.map(({ folded }) => folded) };
  const places = new Set<number>();
  const bounds: { [Field in StoryField]?: TextBounds } = {};
  let sentences: Pick<LengthRequest, 'sentences' | 'leastSentences'> = {};
  for (const link of senses.filter(({ sense }) => COUNTED.has(sense))) {
    const counted = countOf(reading, link);
    for (let at = counted?.start ?? 0; at < (counted?.end ?? 0); at++)
      if (at < link.start || at >= link.end) places.add(at);
    if (SENTENCES.has(link.sense)) {
      if (counted !== undefined || link.sense !== 'form:bullets') sentences = sentencesOf(counted);
    } else if (counted !== undefined) {
      const bound = link.sense === 'length:word' ? wordBounds(counted) : letterBounds(counted);
      const field = fieldNear(reading, link, counted);
      for (const one of field === undefined ? STORY_SENSES.field : [field]) {
        // What is said of a text by itself stands; a range takes the place of what its first number seemed to say.
        const isStronger = field !== undefined || counted.least !== undefined;
        bounds[one] = isStronger ? { ...bounds[one], ...bound } : { ...bound, ...bounds[one] };
      }
    }
  }
  return { ...sentences, bounds, places };
}

/** "In a sentence" is one; "at least three" and "at most three" leave the other side free. */
function sentencesOf(counted: Counted | undefined): Pick<LengthRequest, 'sentences' | 'leastSentences'> {
  if (counted === undefined) return { sentences: 1 };
  const { most, least } = counted;
  return {
    ...(most === undefined ? {} : { sentences: most }),
    ...(least === undefined ? {} : { leastSentences: least }),
  };
}

const wordBounds = ({ most, least }: Counted): TextBounds => ({
  ...(most === undefined ? {} : { mostWords: most }),
  ...(least === undefined ? {} : { leastWords: least }),
});

const letterBounds = ({ most, least }: Counted): TextBounds => ({
  ...(most === undefined ? {} : { longest: most }),
  ...(least === undefined ? {} : { shortest: least }),
});

/** Between the two numbers of a range. */
const RANGE_WORDS: ReadonlySet<string> = new Set(['-', '–', 'to', 'and', 'or', 'a', 'e', 'ou', 'الي', 'و', 'او']);
/** Before a range. */
const RANGE_OPENERS: ReadonlySet<string> = new Set(['between', 'from', 'entre', 'de', 'بين', 'من']);
/** A count that nothing bounds is what a text may have of letters and words, and what a caption has of sentences. */
const UNBOUND: Readonly<Record<string, BoundKind>> = {
  'length:sentence': 'exact',
  'length:line': 'exact',
  'form:bullets': 'exact',
};
/** The Arabic dual says its number by itself. */
const DUAL = /(?:تين|تان|رفين|رفان|طرين|طران)$/;
const ONE_BEHIND: ReadonlySet<string> = new Set(['واحد', 'واحده']);

function countOf({ linked, senses, words }: Reading, link: SenseLink): Counted | undefined {
  const dual = DUAL.test(words[link.start] ?? '') ? { value: 2, start: link.start } : undefined;
  const one = ONE_BEHIND.has(words[link.end] ?? '') ? { value: 1, start: link.start } : undefined;
  const last = dual ?? one ?? numberBefore(linked, words, link.start);
  if (last === undefined) return undefined;
  const first = rangeBefore({ linked, senses, words }, link, last.start);
  const end = one === undefined ? link.end : link.end + 1;
  if (first !== undefined && first.value <= last.value) {
    const start = RANGE_OPENERS.has(words[first.start - 1] ?? '') ? first.start - 1 : first.start;
    return { least: first.value, most: last.value, start, end };
  }
  const before = boundBefore(words, last.start);
  const behind = before === undefined ? boundBehind(words, end) : undefined;
  const kind = before?.kind ?? behind?.kind ?? UNBOUND[link.sense] ?? 'most';
  return {
    ...(kind === 'least' ? {} : { most: last.value }),
    ...(kind === 'least' || kind === 'exact' ? { least: last.value } : {}),
    start: last.start - (before?.length ?? 0),
    end: end + (behind?.length ?? 0),
  };
}

/** The first number of a range; what is counted may stand behind both of them: "from ten words to fifteen words". */
function rangeBefore({ linked, senses, words }: Reading, link: SenseLink, end: number): FoundNumber | undefined {
  if (!RANGE_WORDS.has(words[end - 1] ?? '')) return undefined;
  const counted = senses.find((other) => other.sense === link.sense && other.end === end - 1);
  return numberEndingAt(linked, words, counted?.start ?? end - 1);
}

type FoundNumber = { readonly value: number; readonly start: number };

/** The number before a counted word; one word or a hyphen may stand between: "three short sentences", "60-character". */
function numberBefore(linked: LinkedWish, words: readonly string[], end: number): FoundNumber | undefined {
  return numberEndingAt(linked, words, end) ?? numberEndingAt(linked, words, end - 1);
}

const LONGEST_NUMBER = 4;

/** The longest number, in figures or in words, that ends before a token; at least 1. */
function numberEndingAt({ tokens }: LinkedWish, words: readonly string[], end: number): FoundNumber | undefined {
  const last = tokens[end - 1];
  if (last?.kind === 'number') {
    const { value = 0 } = parseNumber(last.text) ?? {};
    return value >= 1 ? { value: Math.round(value), start: end - 1 } : undefined;
  }
  for (let start = Math.max(0, end - LONGEST_NUMBER); start < end; start++) {
    const match = matchNumberWords(words.slice(start, end), 0);
    if (match !== undefined && match.length === end - start && match.value >= 1)
      return { value: Math.round(match.value), start };
  }
  return undefined;
}

const NEAR_FIELD = 8;
const CLAUSE_ENDS: ReadonlySet<string> = new Set([',', ';', '.', '،', '؛', ':']);

/** The text that something is said of: "a five-word title", "a title of at most five words", "no numbers in the title". */
export function fieldNear(
  { senses, words }: Pick<Reading, 'senses' | 'words'>,
  link: SenseLink,
  counted: { readonly start: number; readonly end: number } = link,
): StoryField | undefined {
  const fields = senses.flatMap(({ sense, start, end }) => {
    const field = STORY_SENSES.field.find((one) => sense === `field:${one}`);
    return field === undefined ? [] : [{ field, start, end }];
  });
  const isApart = (from: number, to: number): boolean => words.slice(from, to).some((word) => CLAUSE_ENDS.has(word));
  const adjacent = fields.find(({ start }) => start === link.end || start === counted.end);
  if (adjacent !== undefined) return adjacent.field;
  const before = fields.findLast(({ end }) => end <= counted.start && counted.start - end <= NEAR_FIELD);
  if (before !== undefined && !isApart(before.end, counted.start)) return before.field;
  const behind = fields.find(({ start }) => start >= counted.end && start - counted.end <= NEAR_FIELD);
  if (behind !== undefined && !isApart(counted.end, behind.start)) return behind.field;
  return before !== undefined && words.slice(before.end, counted.start).at(-1) === ':' ? before.field : undefined;
}
