import { performance } from 'node:perf_hooks';
import type { SourceTable } from '../source-table.ts';
import { drawPage } from './page/draw-page.ts';
import { openPdf } from './page/open-pdf.ts';
import type { PdfLimits } from './page/pdf-limits.ts';
import { readPage } from './page/read-page.ts';
import { findPageTables } from './table/find-page-tables.ts';
import { toSourceTable } from './table/to-source-table.ts';

/** What is found in a PDF, page by page. */
export type PdfFinding =
  | { readonly kind: 'page'; readonly number: number; readonly of: number }
  | { readonly kind: 'table'; readonly table: SourceTable };

/** Finds the tables of a PDF. Interprets foreign bytes: meant for a process of its own. Throws `DocumentRefusal`. */
export async function* readPdfTables(bytes: Uint8Array, limits: PdfLimits): AsyncGenerator<PdfFinding, void, void> {
  const document = await openPdf(bytes, { mostPixels: 1 });
  const end = performance.now() + limits.readingMs;
  const pages = Math.min(document.numPages, limits.pages);
  for (let number = 1; number <= pages && performance.now() < end; number += 1) {
    yield { kind: 'page', number, of: pages };
    const drawn = await drawPage(document, number, {
      mostOperators: limits.operatorsOfPage,
      mostGlyphs: limits.glyphs,
    });
    if (drawn === undefined) continue;
    const { tables } = findPageTables(readPage(drawn));
    for (const found of tables) {
      const table = toSourceTable(found, { title: undefined });
      if (table !== undefined) yield { kind: 'table', table };
    }
  }
}
