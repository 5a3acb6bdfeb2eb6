import type { SourceCell } from '../../documents/source-table.ts';
import { percentageOfWords } from '../../table/notation/fraction-words.ts';
import { parseNumber } from '../../table/notation/number-notation.ts';
import { parseNumberWords } from '../../table/number-words.ts';
import type { ExtractedTable } from './type-table.ts';

/** How many numbers of an answer were found again in the source, and the first texts of those that were not. */
export type Trace = { readonly numbers: number; readonly found: number; readonly lost: readonly string[] };

const MOST_LOST = 3;
const CLOSE = 1e-9;

/**
 * Reads every number of a table again from the places of the source that it claims to come from, by another way than the
 * one it took: the raw text of the places, parsed by itself. What stands in a file is gone with the file: its cells are parsed
 * again from their own text, and its reader may have compared them with a second reading.
 */
export function traceNumbers(table: ExtractedTable, sourceText: string): Trace {
  let numbers = 0;
  let found = 0;
  const lost: string[] = [];
  for (const column of table.columns) {
    const decimals = column.typed.decimalMark === undefined ? (['.', ','] as const) : [column.typed.decimalMark];
    for (const [row, value] of column.values.entries()) {
      if (typeof value !== 'number') continue;
      numbers += 1;
      const cell = column.cells[row];
      // Cells deep in a large sheet know no place of their own.
      const isOfSheet = (column.from?.[row] ?? table.from).kind === 'spreadsheet';
      if (cell !== undefined && isStated(cell, { value, sourceText, decimals, isOfSheet })) found += 1;
      else if (lost.length < MOST_LOST) lost.push(cell?.text ?? String(value));
    }
  }
  return { numbers, found, lost };
}

type Claim = {
  readonly value: number;
  readonly sourceText: string;
  readonly decimals: readonly ('.' | ',')[];
  readonly isOfSheet: boolean;
};

function isStated(cell: SourceCell, { value, sourceText, decimals, isOfSheet }: Claim): boolean {
  if (cell.spans.length === 0) {
    const isOfFile = isOfSheet || cell.place !== undefined || cell.area !== undefined;
    return isOfFile && decimals.some((decimal) => states(cell.text, value, decimal));
  }
  const raw = cell.spans.map(({ start, end }) => sourceText.slice(start, end));
  const texts = cell.spans.length === 1 ? [cell.text, raw[0] ?? ''] : [cell.text];
  if (raw.some((piece) => isWorded(piece, value))) return true;
  const holds = raw.some((piece) => /[\p{N}]/u.test(piece)) || cell.text === raw.join(' ');
  return holds && texts.some((text) => decimals.some((decimal) => states(text, value, decimal)));
}

/** True for a number or a share told in words: "three thousand", "a third" in a column of percentages. */
function isWorded(piece: string, value: number): boolean {
  const parsed = /\p{N}/u.test(piece) ? undefined : parseNumberWords(piece);
  return parsed === value || percentageOfWords(piece) === value;
}

function states(text: string, value: number, decimal: '.' | ','): boolean {
  const parsed = parseNumber(text, { decimal })?.value ?? parseNumber(withoutUnit(text), { decimal })?.value;
  return parsed !== undefined && Math.abs(parsed - value) <= CLOSE * Math.max(1, Math.abs(value));
}

function withoutUnit(text: string): string {
  return text.replace(/\s*\p{L}+$/u, '');
}
