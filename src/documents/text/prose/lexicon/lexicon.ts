import { foldWord } from './fold-word.ts';

/**
 * What a word or fixed phrase can do in a sentence with figures. `genitive` joins a part to its whole (of, de), `link` only
 * leads up to a figure (with, at), `contrast` and `versus` open a clause beside the one before, `light` verbs say no more
 * than "is", `counter` nouns are numbered things (page 12), `head` nouns need another to say what is counted (number of),
 * `filler` nouns stand for a measure named before (the figure), `rest` is what remains of a whole, `aside` prepositions lead to
 * sources and reasons, `range` words give limits, `class` prepositions name what a list is by (by region),
 * `side` words name votes (for, against), `loss` and `gain` words give an amount its sign.
 */
const WORD_ROLES = [
  'determiner',
  'genitive',
  'preposition',
  'link',
  'from',
  'to',
  'by',
  'and',
  'contrast',
  'versus',
  'relative',
  'pronoun',
  'adverb',
  'hedge',
  'light',
  'rise',
  'fall',
  'verb',
  'measure',
  'head',
  'filler',
  'counter',
  'label',
  'unit',
  'respectively',
  'rest',
  'more',
  'less',
  'base',
  'aside',
  'range',
  'class',
  'side',
  'loss',
  'gain',
] as const;

/** One of `WORD_ROLES`. */
export type WordRole = (typeof WORD_ROLES)[number];

/** The languages prose is read in. */
export const PROSE_LANGUAGES = ['en', 'pt', 'ar'] as const;

/** One of the languages prose is read in. */
export type ProseLanguage = (typeof PROSE_LANGUAGES)[number];

/** Labels for columns that the text gives no name. */
export type GenericLabels = {
  readonly category: string;
  readonly value: string;
  readonly change: string;
  readonly period: string;
  readonly year: string;
  readonly half: string;
  readonly quarter: string;
  readonly month: string;
  readonly week: string;
  readonly day: string;
};

/** What the reader knows of one language, as data. Keys are folded words (`foldWord`); phrases have single blanks. */
export type Lexicon = {
  readonly language: ProseLanguage;
  /** The decimal mark the language is written with. */
  readonly decimalMark: ',' | '.';
  readonly labels: GenericLabels;
  readonly roles: ReadonlyMap<string, ReadonlySet<WordRole>>;
  /** Words of numbers with their values; those of scales are `SCALE_WORDS` of the table room. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Words that begin a number only before a scale: "a million", "um milhão". */
  readonly articles: ReadonlySet<string>;
  readonly ordinals: ReadonlyMap<string, number>;
  /** Words for parts of time, with their grain: "quarter", "trimestre". */
  readonly periods: ReadonlyMap<string, TimeWord>;
  /** Whole phrases that name a time by themselves: "last year". */
  readonly moments: ReadonlyMap<string, TimeWord>;
  /** Words that multiply a figure named before: "twice as many" is 2. */
  readonly multipliers: ReadonlyMap<string, number>;
  /** True where a lower-case word has the ending of a verb of the language and is in no list. */
  readonly isVerbLike: (word: string) => boolean;
  /** True where the noun a group is about stands first ("vendas de vinho"), false where last ("wine sales"). */
  readonly isHeadFirst: boolean;
};

/** Grain of a word for time. */
export type TimeWord = 'year' | 'half' | 'quarter' | 'month' | 'week' | 'day' | 'period';

/** Makes the map of roles from one line of words per role; `_` stands for a blank inside a phrase. */
export function rolesOf(lines: Partial<Record<WordRole, string>>): ReadonlyMap<string, ReadonlySet<WordRole>> {
  const roles = new Map<string, Set<WordRole>>();
  for (const role of WORD_ROLES) {
    for (const phrase of phrasesOf(lines[role] ?? '')) {
      const known = roles.get(phrase);
      if (known === undefined) roles.set(phrase, new Set([role]));
      else known.add(role);
    }
  }
  return roles;
}

/** The phrases of a line, folded: parted by blanks, `_` for a blank inside. */
export function phrasesOf(line: string): readonly string[] {
  return line
    .split(/\s+/)
    .filter((phrase) => phrase !== '')
    .map((phrase) => phrase.split('_').map(foldWord).join(' '));
}

/** A map from the phrases of lines like `one|1 two|2`. */
export function numbersOf(line: string): ReadonlyMap<string, number> {
  return new Map(
    phrasesOf(line).map((pair): [string, number] => {
      const cut = pair.lastIndexOf('|');
      return [pair.slice(0, cut), Number(pair.slice(cut + 1))];
    }),
  );
}

/** A map from phrases to the grain they are listed under. */
export function timesOf(lines: Partial<Record<TimeWord, string>>): ReadonlyMap<string, TimeWord> {
  const grains: readonly TimeWord[] = ['year', 'half', 'quarter', 'month', 'week', 'day', 'period'];
  return new Map(
    grains.flatMap((grain) => phrasesOf(lines[grain] ?? '').map((phrase): [string, TimeWord] => [phrase, grain])),
  );
}
