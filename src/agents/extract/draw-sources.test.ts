import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openSandboxes } from '../../documents/sandbox/open-sandboxes.ts';
import { createExtract, type ExtractInput } from './agent.ts';
import type { Provenance } from './provenance.ts';

const sandboxes = openSandboxes();
const extract = createExtract(sandboxes);
afterAll(() => sandboxes.close());

const LINES = ['City Trams Buses', 'Porto 12 34', 'Braga 7 21', 'Faro 4 15', 'Lagos 3 9'];

/** A cover page without figures, and a page with a table. */
async function createReport(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([400, 300]).drawText('A report', { x: 40, y: 200, size: 20, font });
  const page = document.addPage([420, 280]);
  for (const [row, line] of LINES.entries())
    for (const [column, text] of line.split(' ').entries())
      page.drawText(text, { x: 40 + column * 100, y: 240 - row * 20, size: 11, font });
  return document.save();
}

async function readProvenance(wanted: Partial<ExtractInput>): Promise<Provenance | undefined> {
  const attachments = [{ kind: 'document' as const, bytes: await createReport(), field: 'attachments[0]' }];
  const { signal } = new AbortController();
  const input = { sourceText: '', attachments, ...wanted };
  const steps = extract(input, { locale: 'EN_US', isLocaleExplicit: false, effort: 'medium', signal });
  for (;;) {
    const { done, value } = await steps.next();
    if (done !== true) continue;
    const { data } = value.config;
    // It is what `toProvenance` gives, where there is any.
    return '_provenance' in data ? (data._provenance as Provenance) : undefined;
  }
}

test('the page that cells came from is drawn, in points that their places fit on', async () => {
  const provenance = await readProvenance({ includeProvenance: true, includePages: true });
  const [page, ...others] = provenance?.sources[0]?.pages ?? [];
  expect(others).toEqual([]);
  expect(page).toMatchObject({ page: 2, width: 420, height: 280, mimeType: 'image/png' });
  const picture = sharp(Buffer.from(page?.dataBase64 ?? '', 'base64')).greyscale();
  const { width = 0, height = 0 } = await picture.metadata();
  expect(width / height).toBeCloseTo(1.5, 1);
  const scale = width / 420;
  const [left = 0, top = 0, boxWidth = 0, boxHeight = 0] =
    provenance?.rows[0]?.[1]?.split(':')[1]?.split(',').map(Number) ?? [];
  const darkestOf = async (at: { left: number; top: number; width: number; height: number }): Promise<number> =>
    Math.min(...(await picture.clone().extract(at).raw().toBuffer()));
  const size = { width: Math.ceil(boxWidth * scale), height: Math.ceil(boxHeight * scale) };
  expect(await darkestOf({ left: Math.floor(left * scale), top: Math.floor(top * scale), ...size })).toBeLessThan(100);
  expect(await darkestOf({ left: Math.floor((left + 40) * scale), top: Math.floor(top * scale), ...size })).toBe(255);
});

test('no page is drawn for who does not ask for it, or not for places', async () => {
  expect((await readProvenance({ includeProvenance: true }))?.sources[0]).not.toHaveProperty('pages');
  expect(await readProvenance({ includePages: true })).toBeUndefined();
});
