import { tokenize } from '../../../language/text/tokens.ts';

/** How a count bounds a length: "at most", "at least", "exactly", "about". */
const BOUND_KINDS = ['most', 'least', 'exact', 'near'] as const;

/** One of the ways to bound a length. */
export type BoundKind = (typeof BOUND_KINDS)[number];

/** Words around a count, parted by `|`, of all languages: a number between them tells that they bound it. */
const BEFORE: Readonly<Record<BoundKind, string>> = {
  most: [
    "at most|at the most|no more than|not more than|up to|a maximum of|maximum of|maximum|max|under|below|fewer than|less than|within|no longer than|not longer than|not exceeding|not exceed|doesn't exceed|capped at|limited to|limit of|limit|only|just",
    'no máximo|no máximo de|até|não mais de|não mais do que|não mais que|máximo de|um máximo de|máximo|menos de|abaixo de|limite de|não exceda|não exceder|sem exceder|sem passar de|sem passar das|sem ultrapassar|não ultrapasse|não passe de|não passe das|apenas|só',
    'على الأكثر|بحد أقصى|كحد أقصى|حد أقصى|لا يزيد عن|لا تزيد عن|لا يزيد على|لا تزيد على|بما لا يزيد عن|بما لا يزيد على|لا يتجاوز|لا تتجاوز|ألا يتجاوز|ألا تتجاوز|بما لا يتجاوز|لا أكثر من|ليس أكثر من|أقل من|دون|حتى',
  ].join('|'),
  least: [
    'at least|no fewer than|no less than|not less than|not fewer than|a minimum of|minimum of|minimum|min|more than|over|longer than',
    'no mínimo|no mínimo de|pelo menos|não menos de|mínimo de|um mínimo de|mais de|ao menos',
    'على الأقل|لا يقل عن|لا تقل عن|ألا يقل عن|ألا تقل عن|أكثر من|بحد أدنى|كحد أدنى',
  ].join('|'),
  exact: 'exactly|precisely|exatamente|precisamente|بالضبط|تحديدا|بالتحديد',
  near: 'about|around|roughly|approximately|some|circa|nearly|cerca de|aproximadamente|à volta de|por volta de|mais ou menos|uns|umas|نحو|حوالي|تقريبا|قرابة',
};
const BEHIND: Readonly<Record<BoundKind, string>> = {
  most: 'or fewer|or less|at most|at the most|max|maximum|tops|no máximo|ou menos|على الأكثر|أو أقل|كحد أقصى|بحد أقصى|لا أكثر',
  least: 'or more|at least|or longer|no mínimo|ou mais|pelo menos|على الأقل|أو أكثر|كحد أدنى|بحد أدنى',
  exact: 'exactly|exatamente|بالضبط|تحديدا|بالتحديد',
  near: 'or so|mais ou menos|aproximadamente|تقريبا',
};

/** Words of a phrase without what parts them: a language room may part Arabic words that are written together. */
const squashed = (folded: readonly string[]): string => folded.join('');

function indexWords(words: Readonly<Record<BoundKind, string>>): ReadonlyMap<string, BoundKind> {
  return new Map(
    BOUND_KINDS.flatMap((kind) =>
      words[kind].split('|').map((phrase) => [squashed(tokenize(phrase).map(({ folded }) => folded)), kind] as const),
    ),
  );
}

const BEFORE_INDEX = indexWords(BEFORE);
const BEHIND_INDEX = indexWords(BEHIND);
const LONGEST = 6;

/** A bound and how many words it takes. */
export type FoundBound = { readonly kind: BoundKind; readonly length: number };

/** The longest phrase of a bound that ends before a place of folded words. */
export function boundBefore(words: readonly string[], end: number): FoundBound | undefined {
  for (let length = Math.min(LONGEST, end); length > 0; length--) {
    const kind = BEFORE_INDEX.get(squashed(words.slice(end - length, end)));
    if (kind !== undefined) return { kind, length };
  }
  return undefined;
}

/** The longest phrase of a bound that begins at a place of folded words. */
export function boundBehind(words: readonly string[], start: number): FoundBound | undefined {
  for (let length = Math.min(LONGEST, words.length - start); length > 0; length--) {
    const kind = BEHIND_INDEX.get(squashed(words.slice(start, start + length)));
    if (kind !== undefined) return { kind, length };
  }
  return undefined;
}
