/** A store that can't be opened or read as it stands. The message is one line for the operator. */
export class StorageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
  }
}

/** The one line that says why the store at a place can't be used; the cause is kept. */
export function toStorageError(cause: unknown, place: string): StorageError {
  if (cause instanceof StorageError) return cause;
  return new StorageError(`The store at ${place} can't be used: ${toReason(cause)}.`, { cause });
}

/** A connection that fails for every address of a host says so only in the errors it collects. */
function toReason(cause: unknown): string {
  if (cause instanceof AggregateError && cause.message === '') return cause.errors.map(toReason).join('; ');
  return cause instanceof Error ? cause.message.replaceAll(/\s+/g, ' ').replace(/\.$/, '') : String(cause);
}
