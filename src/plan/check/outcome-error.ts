/** A fault of the engine itself: an outcome that does not hold what every outcome promises. No caller can bring it about. */
export class OutcomeError extends Error {
  override readonly name = 'OutcomeError';
}
