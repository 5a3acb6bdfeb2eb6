import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { drawPage, type PictureKind } from '../pictures/draw-page.ts';
import { drawTruth, type TableTruth } from '../pictures/table-truths.ts';

/** The ways of drawing a table that stand on paper too. */
const PRINTED_KINDS = [
  'ruled',
  'row-rules',
  'plain',
  'zebra',
  'web-page',
  'grouped',
] as const satisfies readonly PictureKind[];
const LANGUAGES = ['en', 'pt', 'ar'] as const;

/** A PDF of one table, and what is to be read in it. */
export type PrintedTable = { readonly name: string; readonly truth: TableTruth; readonly bytes: Uint8Array };

/** Prints `each` tables of every way of drawing and language with Chromium. The same seed gives the same tables. */
export async function* printTables(each: number, seed: number): AsyncGenerator<PrintedTable> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const file = join(tmpdir(), `chart-agents-print-${process.pid}.html`);
  try {
    const page = await browser.newPage();
    for (const [k, kind] of PRINTED_KINDS.entries()) {
      for (const [l, language] of LANGUAGES.entries()) {
        for (let number = 0; number < each; number += 1) {
          const own = seed * 100_000 + k * 1000 + l * 100 + number;
          const truth = drawTruth(language, own + 1, kind === 'grouped');
          const { html, width } = drawPage(truth, kind, own);
          await writeFile(file, html);
          await page.goto(`file://${file}`);
          await page.evaluate('document.fonts.ready');
          const bytes = await page.pdf({ width, height: 1200, printBackground: true });
          yield { name: `${kind}-${language}-${number}`, truth, bytes };
        }
      }
    }
  } finally {
    await browser.close();
    await rm(file, { force: true });
  }
}
