import type { TypedColumn } from '../column.ts';
import type { ColumnEntries } from './column-entries.ts';
import { cellText, ROW } from './column-entries.ts';
import type { LabelFacts } from './column-label.ts';
import type { MomentTexts, OrderChoice } from './column-moments.ts';
import type { NumberTexts } from './column-numbers.ts';

/** All that was read of a column before its kind is chosen. */
export type ColumnReading = {
  readonly label: string;
  readonly facts: LabelFacts;
  readonly entries: ColumnEntries;
  readonly numbers: NumberTexts;
  readonly moments: MomentTexts;
  readonly order: OrderChoice;
  /** True where a locale, or a column beside it, settles the decimal mark that the cells leave open; likewise the order of dates. */
  readonly isMarkGiven: boolean;
  readonly isOrderGiven: boolean;
  /** For each place one of `ASIDE`: why its text counts neither for nor against a kind. */
  readonly asides: Uint8Array;
};

/** Texts that count neither way: nothing is there, a word for totals, a bound ("<5") among numbers. */
export const ASIDE = { none: 0, placeholder: 1, total: 2, bound: 3 } as const;

/**
 * Lists the filled cells of a column that got no value: placeholders, and the rest as misfits; and the share that did fit.
 * `hasValue` tells for a row whether it has one.
 */
export function listMisfits(
  reading: ColumnReading,
  hasValue: (row: number) => boolean,
): Pick<TypedColumn, 'fitShare' | 'misfits' | 'placeholders'> {
  const { codes, cells } = reading.entries;
  const misfits: { row: number; text: string }[] = [];
  const placeholders: { row: number; text: string }[] = [];
  let fits = 0;
  let unjudged = 0;
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? ROW.blank;
    if (code === ROW.blank) continue;
    if (hasValue(row)) {
      fits++;
      continue;
    }
    const aside = code >= 0 ? reading.asides[code] : ASIDE.none;
    (aside === ASIDE.placeholder ? placeholders : misfits).push({ row, text: cellText(cells[row]) });
    if (aside === ASIDE.total || aside === ASIDE.bound) unjudged++;
  }
  const judged = fits + misfits.length - unjudged;
  return { fitShare: judged === 0 ? 1 : fits / judged, misfits, placeholders };
}
