/**
 * A source of a request that cannot be read, or may not. Its message is for the caller, in the caller's language: it names the
 * file, says why, and what would help. A cause is there where the fault may be the reader's: it is for the log.
 */
export class SourceRefusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SourceRefusal';
  }
}
