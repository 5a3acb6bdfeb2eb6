import type { DocumentReader } from '../../documents/document-reading.ts';
import { readImage } from '../../documents/image/read-image.ts';
import { readPdf } from '../../documents/pdf/read-pdf.ts';
import { readWorkbook } from '../../documents/xlsx/read-workbook.ts';
import type { SourceFile } from './sources.ts';

/** The reader of each kind of file. */
export const READERS = {
  spreadsheet: readWorkbook,
  document: readPdf,
  image: readImage,
} as const satisfies Record<SourceFile['kind'], DocumentReader>;
