/** One million bytes as the contract counts them: 1,048,576. */
export const MEGABYTE = 1_048_576;

/**
 * What a request body may hold. Lengths are in UTF-16 code units, sizes in decoded bytes. Plain numbers, so that they can
 * be handed to a worker.
 */
export type RequestLimits = {
  readonly sourceTextLength: number;
  readonly userPromptLength: number;
  readonly suggestionCount: number;
  readonly attachments: number;
  readonly attachmentsBytes: number;
  readonly images: number;
  readonly imageBytes: number;
  readonly pdfs: number;
  readonly pdfBytes: number;
  readonly spreadsheets: number;
  readonly spreadsheetBytes: number;
};

/** All that endpoints are made from. Plain values too: a worker is told them. */
export type EndpointSettings = RequestLimits & {
  /** A folder with language data for reading letters of images; that of the program's packages where it is empty or absent. */
  readonly ocrDataDir?: string;
};

/** The values of the contract (`service.md`, Limits); settings may replace them. */
export const CONTRACT_LIMITS: RequestLimits = {
  sourceTextLength: 500_000,
  userPromptLength: 10_000,
  suggestionCount: 4,
  attachments: 12,
  attachmentsBytes: 12 * MEGABYTE,
  images: 8,
  imageBytes: 2 * MEGABYTE,
  pdfs: 2,
  pdfBytes: 6 * MEGABYTE,
  spreadsheets: 2,
  spreadsheetBytes: 6 * MEGABYTE,
};
