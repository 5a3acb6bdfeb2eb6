import type { ParsingLocale } from '../../chart/locale.ts';
import type { CellEdges } from '../../documents/text/delimited/read-delimited.ts';

/** What a person said of what a reading had left open. Each field settles one question; those that are absent settle none. */
export type ExtractAnswers = CellEdges & {
  /** The table to chart, by the name that a choice gave it. */
  readonly table?: string | undefined;
  /** How many rows on top name the columns. */
  readonly headerRows?: number | undefined;
  /** What becomes of rows with more cells than there are names. */
  readonly longRows?: 'keep' | 'leave-out' | undefined;
  readonly dateOrder?: 'day-first' | 'month-first' | undefined;
  readonly decimalMark?: '.' | ',' | undefined;
};

/** How dates and numbers are to be read that could be read two ways, as the tables of `table/` take it. */
export function toHabits({ dateOrder, decimalMark }: ExtractAnswers): {
  readonly order?: 'day-first' | 'month-first';
  readonly decimal?: '.' | ',';
} {
  return {
    ...(dateOrder === undefined ? {} : { order: dateOrder }),
    ...(decimalMark === undefined ? {} : { decimal: decimalMark }),
  };
}

/** The locale whose habits are those that were answered, for texts that stay texts; undefined where there is none such. */
export function toParsingLocale({ dateOrder, decimalMark }: ExtractAnswers): ParsingLocale | undefined {
  if (dateOrder === undefined && decimalMark === undefined) return undefined;
  if (dateOrder === 'month-first') return decimalMark === ',' ? undefined : 'en-US';
  return decimalMark === ',' ? 'pt-PT' : 'en-GB';
}
