import { afterAll, describe, expect, it } from 'vitest';
import { drawPdf } from '../../../test/fixtures/pdf/draw-pdf.ts';
import { PDF_SAMPLES } from '../../../test/fixtures/pdf/pdf-samples.ts';
import type { DocumentContent } from '../document-reading.ts';
import { NATIVE_SANDBOX_OPTIONS, SANDBOX_OPTIONS, Sandbox } from '../sandbox/sandbox.ts';
import { readPdf } from './read-pdf.ts';

const plain = new Sandbox(SANDBOX_OPTIONS);
const native = new Sandbox(NATIVE_SANDBOX_OPTIONS);
afterAll(() => {
  plain.close();
  native.close();
});

async function read(bytes: Uint8Array): Promise<{ readonly steps: number; readonly content: DocumentContent }> {
  const reading = readPdf(bytes, { sandboxes: { plain, native }, signal: new AbortController().signal });
  for (let steps = 0; ; steps += 1) {
    const step = await reading.next();
    if (step.done === true) return { steps, content: step.value };
  }
}

describe('a PDF in the sandbox', { timeout: 60_000 }, () => {
  it('is read page by page without a right to anything else', async () => {
    const sample = PDF_SAMPLES.find(({ name }) => name === 'a table over two pages, its header repeated');
    const { steps, content } = await read(await drawPdf(sample?.pages ?? []));
    expect(steps).toBe(2);
    expect(content.tables.map(({ rows, pages }) => [rows.length, pages])).toEqual([[60, { first: 1, last: 2 }]]);
    expect(content.tables[0]?.rows[59]?.[0]?.area?.page).toBe(2);
  });

  it('comes as pictures where its pages have no words, and not where they are blank', async () => {
    const line = [60, 60, 500, 700] as const;
    const { content } = await read(await drawPdf([{ texts: [], lines: [line, [60, 80, 500, 80]] }, { texts: [] }]));
    expect(content.tables).toEqual([]);
    expect(content.scans.map(({ page, mimeType, box }) => ({ page, mimeType, box }))).toEqual([
      { page: 1, mimeType: 'image/png', box: { left: 0, top: 0, width: 595, height: 842 } },
    ]);
    expect(content.scans[0]?.bytes.slice(1, 4)).toEqual(new TextEncoder().encode('PNG'));
  });
});
