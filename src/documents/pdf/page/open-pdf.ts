import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { getDocument, type PDFDocumentProxy, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { DocumentRefusal } from '../../document-refusal.ts';
import { WorkerPort } from './worker-port.ts';

const PACKAGE_FOLDER = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => join(PACKAGE_FOLDER, name) + sep;

/** How pictures inside a page are treated. */
export type OpenPdfOptions = {
  /** Pixels of a picture above which it is left out; 1 leaves out all. */
  readonly mostPixels: number;
};

/**
 * Opens a PDF with pdf.js, in this process: no scripts, no forms, no fetching, fonts and character maps of the package
 * alone. Throws `DocumentRefusal` where it is encrypted or damaged.
 */
export async function openPdf(bytes: Uint8Array, { mostPixels }: OpenPdfOptions): Promise<PDFDocumentProxy> {
  const task = getDocument({
    worker: startWorker(),
    // pdf.js takes what it is given away from us.
    data: Uint8Array.from(bytes),
    useSystemFonts: false,
    disableFontFace: true,
    fontExtraProperties: true,
    useWorkerFetch: false,
    enableXfa: false,
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    maxImageSize: mostPixels,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await task.promise;
  } catch (error) {
    throw toRefusal(error);
  }
}

/** The other half of pdf.js, in this process: no thread is started. */
function startWorker(): PDFWorker {
  const [near, far] = WorkerPort.pair();
  WorkerMessageHandler.initializeFromPort(far);
  return PDFWorker.create({ port: near, verbosity: VerbosityLevel.ERRORS });
}

/** The refusal that an error of pdf.js stands for. */
function toRefusal(error: unknown): DocumentRefusal {
  const name = error instanceof Error ? error.name : '';
  const detail = error instanceof Error ? error.message : String(error);
  return new DocumentRefusal(name === 'PasswordException' ? 'encrypted' : 'damaged', detail, { cause: error });
}
