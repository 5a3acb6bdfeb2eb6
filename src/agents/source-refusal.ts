/**
 * A source of a request that cannot be read, or may not. Its message is for the caller, in the caller's language: it names the
 * file, says why, and what would help.
 */
export class SourceRefusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SourceRefusal';
  }
}
