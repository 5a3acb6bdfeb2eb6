import type { Locale } from '../chart/locale.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import type { Box, Doubt, SourceTable } from './source-table.ts';
import type { Writing } from './writing.ts';

/** What a reader is at, for progress: the sheet or page that it begins, counted from 1. */
export type ReadingStep = {
  readonly kind: 'sheet' | 'page';
  readonly number: number;
  /** How many there are; absent where that is not known yet. */
  readonly of?: number;
};

/** A page that holds no words but a picture: it is read as pictures are. */
export type ScannedPage = {
  /** Counted from 1. */
  readonly page: number;
  readonly mimeType: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
  /** Where the picture lies on its page, in points: what maps boxes of the picture to boxes of the page. */
  readonly box: Box;
};

/** All that a reader found in a file. */
export type DocumentContent = {
  readonly tables: readonly SourceTable[];
  /** Pages that are left to the reader of pictures. */
  readonly scans: readonly ScannedPage[];
  /** What was read where no table was found, or none that is sure. */
  readonly writing: readonly Writing[];
  /** What is open about the file as a whole, where no table could be read that would carry it. */
  readonly doubts: readonly Doubt[];
};

/** Yields what is being read, returns all that was found. Throws `DocumentRefusal`, or the signal's reason. */
export type DocumentReading = AsyncGenerator<ReadingStep, DocumentContent, void>;

/** Where bytes are interpreted: never in the process that asks. */
export type DocumentSandboxes = {
  /** For tasks that are JavaScript alone. */
  readonly plain: Pick<Sandbox, 'run'>;
  /** For tasks that load native libraries, as decoding pictures does. */
  readonly native: Pick<Sandbox, 'run'>;
  /** A folder with language data for reading letters, which `native` may read; that of the program's packages where it is absent. */
  readonly ocrDataFolder?: string;
};

/** What a reader is given beside the bytes. */
export type ReaderContext = {
  readonly sandboxes: DocumentSandboxes;
  readonly signal: AbortSignal;
  /** The language the caller speaks: a hint for the languages of a picture. */
  readonly locale?: Locale;
};

/** Reads one kind of file. */
export type DocumentReader = (bytes: Uint8Array, context: ReaderContext) => DocumentReading;
