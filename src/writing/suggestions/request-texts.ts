import type { PreparedPart } from './data-preparation.ts';

/** A gathered shape with its names quoted. */
export type GatheredWords = {
  readonly measures: readonly MeasureWords[];
  readonly by: string;
  readonly part: PreparedPart | undefined;
  readonly across: string | undefined;
  readonly isHighestFirst: boolean;
};

/** A measure with its name quoted; none where rows are counted. */
export type MeasureWords =
  | { readonly operation: 'count' }
  | { readonly operation: 'sum' | 'mean'; readonly column: string };

/**
 * How a language asks for a preparation: for each shape sentences that mean the same, the best first. Names come quoted and lists
 * come joined. The first that is read back as it was meant is used.
 */
export type RequestTexts = {
  readonly asIs: readonly string[];
  readonly columns: (names: string, count: number) => readonly string[];
  readonly gathered: (words: GatheredWords) => readonly string[];
  readonly growth: (words: GatheredWords) => readonly string[];
  readonly topGroups: (by: string, measure: MeasureWords, count: string) => readonly string[];
  readonly topRows: (column: string, count: string) => readonly string[];
  readonly bins: (column: string, count: string) => readonly string[];
  readonly transposed: readonly string[];
  /** A request of only some rows: the condition is a clause without its full stop. */
  readonly where: (condition: string, request: string) => readonly string[];
};
