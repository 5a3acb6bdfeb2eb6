/** Whoever sent a file is to know within 20 s what became of it, and its way here and back takes time too. */
export const FILE_MS = 18_000;

/**
 * The clock of one file, over all tasks that its reading is cut into: it aborts with a `TimeoutError`. It keeps no process alive, and
 * needs no end.
 */
export function startFileClock(limitMs: number = FILE_MS): AbortSignal {
  return AbortSignal.timeout(limitMs);
}
