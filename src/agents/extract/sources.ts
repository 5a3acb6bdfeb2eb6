import type { Box, Doubt, SourceTable } from '../../documents/source-table.ts';
import type { Writing } from '../../documents/writing.ts';

/** What a source of a request is, by the contract's words for attachments. */
export type SourceKind = 'text' | 'spreadsheet' | 'document' | 'image';

/** A file of a request. */
export type SourceFile = {
  readonly kind: Exclude<SourceKind, 'text'>;
  readonly bytes: Uint8Array;
  readonly filename?: string | undefined;
  /** Where it stands in the request: `attachments[0]`. */
  readonly field: string;
};

/** One source of a request, as the cells of an answer name it. */
export type SourceReference = {
  readonly kind: SourceKind;
  /** Where it stands in the request: `sourceText`, `attachments[0]`. */
  readonly field: string;
  /** What it is called in sentences, already in the caller's language; empty for the text. */
  readonly name: string;
  readonly filename?: string | undefined;
  /** The sheet of a workbook that a table stands on. */
  readonly sheet?: string | undefined;
};

/** The picture of a scanned page, and where a box of the page lies in its pixels. */
export type Scan = { readonly bytes: Uint8Array; readonly toPixels: (box: Box) => Box };

/** What was read beside tables that are sure, in a picture or in a document; and the picture of a page that was scanned. */
export type WrittenPage = { readonly writing: Writing; readonly scan?: Scan };

/** A source, and all that was found in it. */
export type ReadSource = {
  readonly reference: SourceReference;
  readonly tables: readonly SourceTable[];
  readonly written: readonly WrittenPage[];
  readonly doubts: readonly Doubt[];
};

/** The text of a request. */
export const TEXT_SOURCE: SourceReference = { kind: 'text', field: 'sourceText', name: '' };
