import { performance } from 'node:perf_hooks';
import { DocumentRefusal } from '../document-refusal.ts';
import type { SourceTable } from '../source-table.ts';
import { boundWriting, type Writing } from '../writing.ts';
import { findTitle } from './layout/find-title.ts';
import { drawPage } from './page/draw-page.ts';
import { openPdf } from './page/open-pdf.ts';
import type { PdfLimits } from './page/pdf-limits.ts';
import { readPage } from './page/read-page.ts';
import type { Word } from './page/words.ts';
import { type PageText, TextCollector } from './prose/page-text.ts';
import { toWriting } from './prose/to-writing.ts';
import { findPageTables } from './table/find-page-tables.ts';
import { doesGoOn, isFolded, type PagedTable } from './table/join-pages.ts';
import { toSourceTable } from './table/to-source-table.ts';

/** What is found in a PDF, page by page. */
export type PdfFinding =
  | { readonly kind: 'page'; readonly number: number; readonly of: number }
  /** A page without words, or with few beside what may be a picture. */
  | { readonly kind: 'wordless'; readonly page: number }
  | { readonly kind: 'table'; readonly table: SourceTable }
  /** Its running text, where that tells no table of which its reader is sure. */
  | { readonly kind: 'writing'; readonly writing: Writing };

/** Fewer words than this, as of a stamp, leave a page a picture. */
const FEWEST_WORDS = 5;
const LONGEST_TEXT = 200_000;

/** True for a word that says something: fonts without a code for their letters give marks alone. */
const isReadable = ({ text }: Word): boolean => /\p{L}{2}|\p{Nd}/u.test(text);

/**
 * Finds the tables of a PDF; where it has none, those that its running text tells. Interprets foreign bytes: meant for a
 * process of its own. Throws `DocumentRefusal`.
 */
export async function* readPdfTables(bytes: Uint8Array, limits: PdfLimits): AsyncGenerator<PdfFinding, void, void> {
  const document = await openPdf(bytes, { mostPixels: 1 });
  const end = performance.now() + limits.readingMs;
  const of = Math.min(document.numPages, limits.pages);
  const collector = new TextCollector();
  const found: PagedTable[] = [];
  const wordless: number[] = [];
  let glyphs = 0;
  let read = 0;
  for (let number = 1; number <= of && performance.now() < end && glyphs < limits.glyphs; number += 1) {
    yield { kind: 'page', number, of };
    const mostGlyphs = limits.glyphs - glyphs;
    const mostMs = end - performance.now();
    const drawn = await drawPage(document, number, { mostGlyphs, mostMs });
    if (drawn === undefined) continue;
    read += 1;
    glyphs += drawn.glyphs.length;
    const page = readPage(drawn);
    if (drawn.isBlank) continue;
    if (page.words.length < FEWEST_WORDS && (drawn.isPictured || !page.words.some(isReadable))) {
      wordless.push(number);
      continue;
    }
    const findings = findPageTables(page);
    for (const [i, table] of findings.tables.entries()) {
      const title = findTitle(findings.rest, table.box);
      const before = found.at(-1);
      const goesOn =
        before !== undefined && (isFolded(before, table) || (i === 0 && doesGoOn(before, findings, title)));
      if (goesOn) {
        found[found.length - 1] = { ...before, parts: [...before.parts, table] };
      } else found.push({ parts: [table], title });
    }
    if (collector.length < LONGEST_TEXT) collector.addPage(page, findings.rest);
  }
  if (read === 0 && of > 0)
    throw new DocumentRefusal(performance.now() < end ? 'damaged' : 'too-large', 'no page could be read');
  const tables = found.flatMap((table) => toSourceTable(table) ?? []);
  const all = tables.length > 0 ? tables : await readProse(collector.collected);
  // Among pages of text with tables, a page without words is a cover or an illustration.
  const isIllustrated = all.length > 0 && wordless.length * 2 <= read;
  const left = document.numPages - read + (isIllustrated ? wordless.length : 0);
  for (const table of tellPagesLeft(all, left)) yield { kind: 'table', table };
  const writing = tables.length > 0 ? undefined : toWriting(collector.collected);
  if (writing !== undefined && writing.lines.length > 0) yield { kind: 'writing', writing: boundWriting(writing) };
  if (!isIllustrated) for (const page of wordless) yield { kind: 'wordless', page };
}

/** The readers of text take longer to load than most documents to read: they come when they are needed. */
async function readProse(text: PageText): Promise<readonly SourceTable[]> {
  const { readPageProse } = await import('./prose/read-page-prose.ts');
  return readPageProse(text);
}

/** Says with the first table that there are pages nobody looked at. */
function tellPagesLeft(tables: readonly SourceTable[], count: number): readonly SourceTable[] {
  const [first, ...others] = tables;
  if (first === undefined || count <= 0) return tables;
  return [{ ...first, notices: [...first.notices, { kind: 'pages-left', values: { count } }] }, ...others];
}
