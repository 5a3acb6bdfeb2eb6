import { EMPTY_CELL } from '../../grid/raw-grid.ts';
import type { SourceCell, Span } from '../../source-table.ts';
import { trimSpan } from '../lines.ts';
import { type Dialect, scanRecords } from './scan-records.ts';

/** A record's cells, and how many of them were quoted or had to be. */
export type ParsedRecords = {
  readonly rows: readonly (readonly SourceCell[])[];
  readonly quoted: number;
  /** Quoted cells that hold a delimiter, a line break or a doubled quote, and so could not do without. */
  readonly needQuotes: number;
  /** Cells of letters without quotes: where there are none, quoting is the file's habit. */
  readonly bareWords: number;
};

const ESCAPED = /\\(.)/gs;
const LETTER_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\n'],
  ['t', '\t'],
  ['p', '|'],
  ['N', ''],
]);
const HAS_LETTER = /\p{L}/u;

/** Parses a stretch of text under a dialect into cells with their places; text is unescaped, blanks around it go. */
export function parseCells(text: string, span: Span, dialect: Dialect): ParsedRecords {
  const rows: SourceCell[][] = [];
  const found = { quoted: 0, needQuotes: 0, bareWords: 0 };
  const delimiter = String.fromCharCode(dialect.delimiter);
  const quote = String.fromCharCode(Math.max(0, dialect.quote));
  let row: SourceCell[] = [];
  scanRecords(text, span, dialect, {
    cell: (start, end, isQuoted) => {
      const cell = isQuoted ? quotedCell(text, { start, end }, dialect) : plainCell(text, { start, end }, dialect);
      row.push(cell);
      if (isQuoted) {
        found.quoted += 1;
        const raw = text.slice(start, end);
        if (raw.includes(delimiter) || raw.includes(quote) || /[\n\r]/.test(raw)) found.needQuotes += 1;
      } else if (HAS_LETTER.test(cell.text)) found.bareWords += 1;
    },
    endRecord: () => {
      rows.push(row);
      row = [];
    },
  });
  return { rows, ...found };
}

function plainCell(text: string, raw: Span, dialect: Dialect): SourceCell {
  const span = trimSpan(text, raw.start, raw.end);
  if (span.start === span.end) return EMPTY_CELL;
  return filledCell(unescapeText(text.slice(span.start, span.end), dialect), span);
}

function quotedCell(text: string, raw: Span, dialect: Dialect): SourceCell {
  const span = trimSpan(text, raw.start, raw.end);
  if (span.start === span.end) return EMPTY_CELL;
  const quote = String.fromCharCode(dialect.quote);
  const inside = text.slice(span.start, span.end).replaceAll(quote + quote, quote);
  return filledCell(unescapeText(inside, dialect), span);
}

function filledCell(text: string, span: Span): SourceCell {
  return text === '' ? EMPTY_CELL : { text, spans: [span] };
}

function unescapeText(raw: string, { backslash, delimiter, quote }: Dialect): string {
  if (backslash === 'none' || !raw.includes('\\')) return raw;
  return raw.replace(ESCAPED, (whole, letter: string) => {
    const code = letter.charCodeAt(0);
    if (code === delimiter || code === quote || letter === '\\') return letter;
    return backslash === 'letters' ? (LETTER_ESCAPES.get(letter) ?? whole) : whole;
  });
}
