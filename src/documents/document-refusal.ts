/** Why a document was not read. Each has one sentence in `writing/`. */
export const REFUSAL_REASONS = [
  /** Not the kind of file that it says it is. */
  'wrong-kind',
  /** A format of an older or other program: .xls, .xlsb, .ods. */
  'other-format',
  /** Asks for a password. */
  'encrypted',
  /** Cut off, or broken inside. */
  'damaged',
  /** Declares document types or entities, which no genuine file does. */
  'forbidden-markup',
  /** Larger inside than a genuine file of its size, or with more cells than can be read. */
  'too-large',
  /** Took more time than a file may. */
  'too-slow',
  /** Took more memory than a file may. */
  'too-much-memory',
  /** Holds something that its reader fails on: the reader's fault more often than the file's, and so logged. */
  'not-understood',
] as const;

/** Why a document was not read. */
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** A document that cannot be read, or may not. `detail` is for the log: it may quote the document. */
export class DocumentRefusal extends Error {
  readonly reason: RefusalReason;
  readonly detail: string;

  constructor(reason: RefusalReason, detail: string, options?: ErrorOptions) {
    super(`The document was refused: ${reason} (${detail}).`, options);
    this.name = 'DocumentRefusal';
    this.reason = reason;
    this.detail = detail;
  }
}
