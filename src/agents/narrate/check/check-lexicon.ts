/** The words of a language that state something of figures, as a reader takes them. Words are in small letters. */
export type CheckLexicon = {
  readonly up: readonly string[];
  readonly down: readonly string[];
  readonly flat: readonly string[];
  readonly most: readonly string[];
  readonly least: readonly string[];
  /** Phrases that hold such words and state nothing by them: "made up". */
  readonly plain: readonly string[];
  /** Ranks in words, from the first; one line each. */
  readonly ranks: readonly (readonly string[])[];
  /** Rank endings after digits: "21st". */
  readonly rankEndings: readonly string[];
  /** Words for changes, with the percentages that they stand for: from the first up to the second. */
  readonly multiples: readonly (readonly [word: string, least: number, most: number])[];
  /** Counted nouns that say their number by themselves, as the Arabic dual does. */
  readonly counted: readonly (readonly [words: string, count: number])[];
  /** Words that multiply a number before them. */
  readonly scales: readonly (readonly [word: string, factor: number])[];
  /** Words for percentage points. */
  readonly points: readonly string[];
  /** Signs that group digits, and the sign before decimals. */
  readonly groups: string;
  readonly decimal: string;
  /** Letters that may stand attached before a word. */
  readonly prefixes: string;
  /** Units of time that durations are written in, with their seconds. */
  readonly durations: readonly (readonly [word: string, seconds: number])[];
};
