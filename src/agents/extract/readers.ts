import type { DocumentReader } from '../../documents/document-reading.ts';
import { readPdf } from '../../documents/pdf/read-pdf.ts';
import { readWorkbook } from '../../documents/xlsx/read-workbook.ts';
import type { SourceFile } from './sources.ts';

/** The reader of each kind of file. */
export const READERS: Partial<Record<SourceFile['kind'], DocumentReader>> = {
  document: readPdf,
  spreadsheet: (bytes, context) => readWorkbook(bytes, context),
};
