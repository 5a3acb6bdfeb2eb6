import type { RawGrid } from '../grid/raw-grid.ts';
import { withoutRowNumbers } from '../grid/row-numbers.ts';
import { settleGrid } from '../grid/settle-grid.ts';
import { standUpright } from '../grid/upright-row.ts';
import { joinWrappedRows } from '../grid/wrapped-rows.ts';
import type { SourceTable } from '../source-table.ts';
import { readAligned, readRuled } from './aligned/read-aligned.ts';
import { readBars } from './bars/read-bars.ts';
import { type CellEdges, readDelimited } from './delimited/read-delimited.ts';
import { withoutFootnoteMarks } from './footnotes.ts';
import { readHtml } from './html/read-html.ts';
import { readJson } from './json/read-json.ts';
import { splitLines } from './lines.ts';
import { readLabelledLists } from './lists/read-labelled-lists.ts';
import { readLists, readNumberLists } from './lists/read-lists.ts';
import { readPairs } from './lists/read-pairs.ts';
import { readLatex } from './markup/read-latex.ts';
import { readSql } from './markup/read-sql.ts';
import { readWikitext } from './markup/read-wikitext.ts';
import { readXml } from './markup/read-xml.ts';
import { maskDoubleSpacing, maskDrawnBars, maskFences, maskQuotes, maskSpans, maskTags } from './mask.ts';
import { readProseInSteps } from './prose/read-prose.ts';
import { readChat } from './records/read-chat.ts';
import { readMessages } from './records/read-messages.ts';
import { readRecords } from './records/read-records.ts';
import { readSpaced } from './spaced/read-spaced.ts';
import { readStacked } from './stacked/read-stacked.ts';

type Reader = (text: string, edges: CellEdges) => readonly RawGrid[];

/** Readers of markup. */
const MARKUP_READERS: readonly Reader[] = [readJson, readHtml, readXml, readLatex, readWikitext, readSql];

/** Readers of plain text, in the order of how much a format says of itself. */
const PLAIN_READERS: readonly Reader[] = [
  (text) => readBars(text, splitLines(text)),
  (text) => readRuled(text, splitLines(text)),
  (text) => readRecords(text, splitLines(text)),
  (text) => readChat(text, splitLines(text)),
  (text) => readMessages(text, splitLines(text)),
  (text) => readLabelledLists(text, splitLines(text)),
  (text) => readPairs(text, splitLines(text)),
  (text) => readNumberLists(text, splitLines(text)),
  (text) => readStacked(text, splitLines(text)),
  (text) => readSpaced(text, splitLines(text)),
  readDelimited,
  (text) => readAligned(text, splitLines(text)),
  (text) => readLists(text, splitLines(text)),
];

/**
 * Finds every candidate table in a text of up to 500,000 characters, in the order of the text, each cell with the places
 * it was read from. Takes time linear in the length of the text, whatever stands in it, and never throws.
 */
export function readText(text: string, edges: CellEdges = {}): readonly SourceTable[] {
  const steps = readTextInSteps(text, edges);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** `readText`, cut into steps between which others may run. */
export function* readTextInSteps(
  text: string,
  edges: CellEdges = {},
): Generator<undefined, readonly SourceTable[], void> {
  const tables: SourceTable[] = [];
  let rest = yield* readInTurn(MARKUP_READERS, text, { tables, edges });
  rest = yield* readInTurn(PLAIN_READERS, maskPlain(rest), { tables, edges });
  tables.push(...(yield* readProseInSteps(rest)));
  return tables.sort((a, b) => a.span.start - b.span.start);
}

/** A text without what stands around and between its lines, and is no part of them. */
function maskPlain(text: string): string {
  return maskDoubleSpacing(maskQuotes(maskDrawnBars(maskFences(maskTags(text)))));
}

/** Lets each reader read what those before it left; gives the text that all of them left. */
function* readInTurn(
  readers: readonly Reader[],
  text: string,
  { tables, edges }: { readonly tables: SourceTable[]; readonly edges: CellEdges },
): Generator<undefined, string, void> {
  let rest = text;
  for (const read of readers) {
    const found = read(rest, edges).flatMap((grid) => settleGrid(grid) ?? []);
    const unmarked = found.map((table) => withoutFootnoteMarks(table, rest));
    tables.push(...unmarked.map(({ table }) => standUpright(joinWrappedRows(withoutRowNumbers(table)))));
    const spans = unmarked.flatMap(({ table, notes }) => [table.span, ...notes]);
    if (spans.length > 0) rest = maskSpans(rest, spans);
    yield;
  }
  return rest;
}
