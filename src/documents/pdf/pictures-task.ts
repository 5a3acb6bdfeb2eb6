import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ScannedPage } from '../document-reading.ts';
import type { DocumentPiece } from '../table-pieces.ts';
import { openPdf } from './page/open-pdf.ts';

/** Which pages to draw, counted from 1, and how finely: so that letters can be read from them, where it is not said. */
export type PictureOptions = { readonly pages: readonly number[]; readonly dotsOfInch?: number };

const POINTS_OF_INCH = 72;
const DOTS_OF_INCH = 200;
const MOST_PIXELS = 8_000_000;
/** Pixels of one picture inside a page. */
const MOST_INNER_PIXELS = 60_000_000;
const MOST_BYTES = 3_800_000;
const JPEG_QUALITY = 88;
const PAPER = 244;
/** The share of pixels that a page must have written on. */
const LEAST_INK = 0.0005;

/** The task of a sandbox that draws pages as pictures. Blank pages are left out. */
export async function* runTask(
  bytes: Uint8Array,
  { pages, dotsOfInch = DOTS_OF_INCH }: PictureOptions,
): AsyncGenerator<DocumentPiece, void, void> {
  const document = await openPdf(bytes, { mostPixels: MOST_INNER_PIXELS });
  for (const page of pages) {
    const scan = await drawPicture(document, page, dotsOfInch / POINTS_OF_INCH);
    if (scan !== undefined) yield { kind: 'scan', scan };
  }
}

async function drawPicture(
  document: PDFDocumentProxy,
  number: number,
  wished: number,
): Promise<ScannedPage | undefined> {
  const page = await document.getPage(number);
  const whole = page.getViewport({ scale: 1 });
  const scale = Math.min(wished, Math.sqrt(MOST_PIXELS / Math.max(1, whole.width * whole.height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  page.cleanup();
  if (isBlank(context.getImageData(0, 0, canvas.width, canvas.height).data)) return undefined;
  const png = canvas.toBuffer('image/png');
  const box = { left: 0, top: 0, width: whole.width, height: whole.height };
  if (png.length <= MOST_BYTES) return { page: number, mimeType: 'image/png', bytes: new Uint8Array(png), box };
  const jpeg = canvas.toBuffer('image/jpeg', JPEG_QUALITY);
  return { page: number, mimeType: 'image/jpeg', bytes: new Uint8Array(jpeg), box };
}

function isBlank(pixels: Uint8ClampedArray): boolean {
  let ink = 0;
  for (let i = 1; i < pixels.length; i += 4) if ((pixels[i] ?? 255) < PAPER) ink += 1;
  return ink < (pixels.length / 4) * LEAST_INK;
}
