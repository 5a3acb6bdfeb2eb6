/** What one field of the answered config must be. A path is dotted; `null` in `oneOf` means that the field is absent. */
export type FieldCheck = {
  readonly path: string;
  readonly equals?: unknown;
  readonly oneOf?: readonly unknown[];
  /** Plain or rich text holds these letters, whatever their case. */
  readonly contains?: string;
  /** Plain or rich text reads exactly so, whatever its case. */
  readonly text?: string;
  /** A hex colour that people would call by this name. */
  readonly color?: string;
  /** A list holds an item with these fields. */
  readonly some?: Readonly<Record<string, unknown>>;
  readonly above?: number;
  readonly below?: number;
  readonly isPresent?: true;
  /** Absent, or a list without items. */
  readonly isEmpty?: true;
  /** Empty, absent, or hidden by its `is…Hidden` neighbour. */
  readonly isGone?: true;
};

/** What the answer to one prompt must be. */
export type Expectation = {
  /** Fair readings over the typed view of the table, any one of which passes. */
  readonly sql?: readonly string[];
  /** The rows must stand in the order of the reading: whole rows, or only these columns of it. */
  readonly order?: true | readonly string[];
  /** Only these columns of the reading are compared: where how the rest is written is free. */
  readonly only?: readonly string[];
  /** The labels of all columns, in order. */
  readonly labels?: readonly string[];
  /** That many rows, each one of the table. */
  readonly sampleOf?: number;
  /** Nothing may change. */
  readonly unchanged?: true;
  /** The message must hold one of these. */
  readonly names?: readonly string[];
  readonly type?: readonly string[];
  readonly fields?: readonly FieldCheck[];
  /** Paths that may change beside those that are asserted; everything else must be as before. */
  readonly mayChange?: readonly string[];
  /** `options.sortBars`, or the rows in the order of this column. */
  readonly sorted?: { readonly column: string; readonly direction: 'ascending' | 'descending' };
  /** Three to forty rows whose counts add up to the filled cells of this column. */
  readonly histogramOf?: string;
};

/** One prompt with what its answer must be. */
export type WishTurn = { readonly prompt: string; readonly expect: Expectation };

/** The languages of the wishes. */
export const WISH_LANGUAGES = ['en', 'pt', 'ar'] as const;

/** A wish, or a sequence of them in which each turn knows only the config that the turn before gave back. */
export type WishCase = {
  readonly id: string;
  readonly language: (typeof WISH_LANGUAGES)[number];
  /** The file below `tables/`. */
  readonly table: string;
  /** The config beside its data. */
  readonly start: Readonly<Record<string, unknown>>;
  readonly turns: readonly WishTurn[];
};
