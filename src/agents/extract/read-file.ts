import type { DocumentReader, DocumentSandboxes, ReadingStep, ScannedPage } from '../../documents/document-reading.ts';
import { DocumentRefusal, type RefusalReason } from '../../documents/document-refusal.ts';
import type { Box, Doubt, SourceCell, SourceTable } from '../../documents/source-table.ts';
import { moveWriting, type Writing } from '../../documents/writing.ts';
import { writeRefusal } from '../../writing/documents/write-refusal.ts';
import { writeFileStep } from '../../writing/extract/write-sources.ts';
import type { AgentContext, Progress } from '../agent.ts';
import { SourceRefusal } from '../source-refusal.ts';
import { READERS } from './readers.ts';
import type { ReadSource, Scan, SourceFile, SourceReference, WrittenPage } from './sources.ts';

/** A file to read, and where its bytes are interpreted. */
export type FileOrder = {
  readonly file: SourceFile;
  readonly reference: SourceReference;
  /** Its place among the files of the request, from 1, and how many there are. */
  readonly position: number;
  readonly of: number;
  readonly sandboxes: DocumentSandboxes;
};

/**
 * How long one file may take by the clock, whatever tasks its reader cuts the work into; and each of its scanned pages. Whoever sent it
 * is to know within 20 s, and its way here and back takes time too.
 */
const FILE_MS = 18_000;
/** Scanned pages of one file that are read: each takes seconds. */
const MOST_SCANS = 10;

/**
 * Reads one file in the sandbox, page by page; pages that are pictures go through the reader of pictures. Throws
 * `SourceRefusal` in the caller's language, or the signal's reason.
 */
export async function* readFile(order: FileOrder, context: AgentContext): AsyncGenerator<Progress, ReadSource, void> {
  const { file, reference } = order;
  try {
    const content = yield* read(READERS[file.kind], file.bytes, { order, context });
    const scanned = yield* readScans(content.scans, { order, context });
    return {
      reference,
      tables: [...content.tables, ...scanned.tables],
      written: [...content.writing.map((writing) => ({ writing })), ...scanned.written],
      doubts: [...content.doubts, ...scanned.doubts],
    };
  } catch (error) {
    context.signal.throwIfAborted();
    const refused = {
      filename: file.filename,
      position: order.of > 1 ? order.position : undefined,
      kind: file.kind,
      sizeBytes: file.bytes.length,
      limitSeconds: FILE_MS / 1000,
    };
    const { reason, cause } = toReason(error);
    throw new SourceRefusal(writeRefusal(reason, refused, context.locale), cause === undefined ? {} : { cause });
  }
}

/** Why a file was not read; what a reader did not foresee goes along for the log. */
function toReason(error: unknown): { readonly reason: RefusalReason; readonly cause?: unknown } {
  if (error instanceof DocumentRefusal) return { reason: error.reason };
  if (error instanceof DOMException && error.name === 'TimeoutError') return { reason: 'too-slow' };
  return { reason: 'not-understood', cause: error };
}

type Reading = { readonly order: FileOrder; readonly context: AgentContext };

async function* read(reader: DocumentReader, bytes: Uint8Array, { order, context }: Reading) {
  const { locale } = context;
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(FILE_MS)]);
  const steps = reader(bytes, { sandboxes: order.sandboxes, signal, locale });
  for (;;) {
    const step = await steps.next();
    if (step.done === true) return step.value;
    yield progressOf(step.value, { order, context });
  }
}

function progressOf(step: ReadingStep, { order, context }: Reading): Progress {
  return { message: writeFileStep({ ...step, name: order.reference.name }, context.locale) };
}

type Found = Pick<ReadSource, 'tables' | 'written' | 'doubts'>;

async function* readScans(scans: readonly ScannedPage[], reading: Reading): AsyncGenerator<Progress, Found, void> {
  const tables: SourceTable[] = [];
  const written: WrittenPage[] = [];
  const doubts: Doubt[] = [];
  for (const scan of scans.slice(0, MOST_SCANS)) {
    yield progressOf({ kind: 'page', number: scan.page }, reading);
    const content = yield* read(READERS.image, scan.bytes, reading);
    tables.push(...content.tables.map((table) => toPage(table, scan)));
    written.push(
      ...content.writing.map((writing) => ({ writing: writingToPage(writing, scan), scan: toScan(scan, writing) })),
    );
    doubts.push(...content.doubts);
  }
  const left = scans.length - MOST_SCANS;
  const [first, ...rest] = tables;
  if (first === undefined || left <= 0) return { tables, written, doubts };
  const told = { ...first, notices: [...first.notices, { kind: 'pages-left', values: { count: left } }] };
  return { tables: [told, ...rest], written, doubts };
}

/** A table of a scanned page, its boxes those of the page and no longer of the picture on it. */
function toPage(table: SourceTable, scan: ScannedPage): SourceTable {
  const toCell = placer(scan, table.picture);
  const { picture: _, ...rest } = table;
  return { ...rest, pages: { first: scan.page, last: scan.page }, rows: table.rows.map((row) => row.map(toCell)) };
}

function writingToPage(writing: Writing, scan: ScannedPage): Writing {
  const { picture: _, ...rest } = moveWriting(writing, placer(scan, writing.picture));
  return rest;
}

function toScan({ bytes, box }: ScannedPage, { picture }: Writing): Scan {
  const scale = box.width / Math.max(1, picture?.width ?? box.width);
  const toPixels = ({ left, top, width, height }: Box): Box => ({
    left: (left - box.left) / scale,
    top: (top - box.top) / scale,
    width: width / scale,
    height: height / scale,
  });
  return { bytes, toPixels };
}

/** From a cell of the picture on a page to one of the page. */
function placer({ page, box }: ScannedPage, picture: SourceTable['picture']): (cell: SourceCell) => SourceCell {
  const scale = box.width / Math.max(1, picture?.width ?? box.width);
  const toBox = ({ left, top, width, height }: Box): Box => ({
    left: round(box.left + left * scale),
    top: round(box.top + top * scale),
    width: round(width * scale),
    height: round(height * scale),
  });
  return (cell) => (cell.area === undefined ? cell : { ...cell, area: { page, box: toBox(cell.area.box) } });
}

/** To a tenth of a point. */
function round(points: number): number {
  return Math.round(points * 10) / 10;
}
