import { isBlankCode } from '../../../table/notation/characters.ts';
import type { Span } from '../../source-table.ts';

/**
 * How cells are written: the code units of delimiter and quote (-1: none), and what a backslash does. `delimiter`: it
 * keeps the delimiter or quote after it from counting; `letters`: it also writes line breaks and tabs (`\n`, `\t`).
 */
export type Dialect = {
  readonly delimiter: number;
  readonly quote: number;
  readonly backslash: 'none' | 'delimiter' | 'letters';
};

/** Told of every cell (edges without the quotes) and of the end of every record. */
export type RecordSink = {
  readonly cell: (start: number, end: number, isQuoted: boolean) => void;
  readonly endRecord: (start: number, end: number) => void;
};

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const BACKSLASH = 92;

/**
 * Cuts a stretch of text into records and cells, once from left to right. A quote opens a cell only at its start and
 * closes it only where a delimiter or line end follows; a quote that is never closed so is an ordinary sign. Each
 * position is looked at no more than twice.
 */
export function scanRecords(text: string, { start, end }: Span, dialect: Dialect, sink: RecordSink): void {
  let index = start;
  let recordStart = start;
  while (index < end) {
    const close = findQuotedEnd(text, index, end, dialect);
    if (close < 0) {
      const from = index;
      index = findPlainEnd(text, index, end, dialect);
      sink.cell(from, index, false);
    } else {
      sink.cell(skipPadding(text, index, end, dialect) + 1, close, true);
      index = skipPadding(text, close + 1, end, dialect);
    }
    if (index < end && text.charCodeAt(index) === dialect.delimiter) {
      index += 1;
      if (index < end) continue;
      sink.cell(index, index, false);
    }
    sink.endRecord(recordStart, index);
    if (text.charCodeAt(index) === CARRIAGE_RETURN && text.charCodeAt(index + 1) === LINE_FEED) index += 1;
    index += 1;
    recordStart = index;
  }
}

function isLineEnd(code: number): boolean {
  return code === LINE_FEED || code === CARRIAGE_RETURN;
}

function skipPadding(text: string, from: number, end: number, { delimiter }: Dialect): number {
  let index = from;
  while (index < end) {
    const code = text.charCodeAt(index);
    if (code === delimiter || isLineEnd(code) || !isBlankCode(code)) break;
    index += 1;
  }
  return index;
}

function findPlainEnd(text: string, from: number, end: number, { delimiter, backslash }: Dialect): number {
  let index = from;
  while (index < end) {
    const code = text.charCodeAt(index);
    if (code === delimiter || isLineEnd(code)) break;
    if (code === BACKSLASH && backslash !== 'none' && !isLineEnd(text.charCodeAt(index + 1))) index += 1;
    index += 1;
  }
  return Math.min(index, end);
}

/** Where the quote stands that closes the cell which begins here; -1 where the cell is not quoted. */
function findQuotedEnd(text: string, from: number, end: number, dialect: Dialect): number {
  const { quote, delimiter, backslash } = dialect;
  if (quote < 0) return -1;
  const open = skipPadding(text, from, end, dialect);
  if (open >= end || text.charCodeAt(open) !== quote) return -1;
  for (let index = open + 1; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code === BACKSLASH && backslash !== 'none') index += 1;
    else if (code === quote) {
      if (text.charCodeAt(index + 1) === quote && index + 1 < end) index += 1;
      else {
        const next = skipPadding(text, index + 1, end, dialect);
        const isClosed = next >= end || text.charCodeAt(next) === delimiter || isLineEnd(text.charCodeAt(next));
        return isClosed ? index : -1;
      }
    }
  }
  return -1;
}
