/** How much of a document is read. What is beyond is left out, and told. */
export type PdfLimits = {
  /** Pages from the beginning. */
  readonly pages: number;
  /** Characters of all pages. */
  readonly glyphs: number;
  /** Time for all pages; the page that is read then is left out, and no other begun. */
  readonly readingMs: number;
  /** Pages without text that are drawn as pictures. */
  readonly pictures: number;
};

/** Limits within which long reports are read and hostile files end in time. */
export const PDF_LIMITS: PdfLimits = {
  pages: 150,
  glyphs: 1_500_000,
  readingMs: 10_000,
  pictures: 5,
};
