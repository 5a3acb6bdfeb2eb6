/** Money set aside for one question, in whole micro-dollars. It is ended once. */
export type Reservation = {
  /** Ends it at what was used, and gives what that counts as: above what was set aside, or unknown, all of it. */
  settle(usedMicros: number | undefined): number;
};

/**
 * What one request may spend on models, and what it has spent so far: what is still being asked counts in full. No question
 * begins whose worst case does not fit, so the whole can't be overspent whatever models do.
 */
export class Meter {
  readonly #mostMicros: number;
  #settledMicros = 0;
  #reservedMicros = 0;

  /** @param mostMicros what was held from the caller's budget, in whole micro-dollars */
  constructor(mostMicros: number) {
    this.#mostMicros = mostMicros;
  }

  /** Sets the worst case of a question aside; undefined where it does not fit any more. */
  reserve(worstCaseMicros: number): Reservation | undefined {
    if (this.usedMicros() + worstCaseMicros > this.#mostMicros) return undefined;
    this.#reservedMicros += worstCaseMicros;
    let settledMicros: number | undefined;
    return {
      settle: (usedMicros) => {
        if (settledMicros !== undefined) return settledMicros;
        settledMicros = Math.min(usedMicros ?? worstCaseMicros, worstCaseMicros);
        this.#reservedMicros -= worstCaseMicros;
        this.#settledMicros += settledMicros;
        return settledMicros;
      },
    };
  }

  /** An upper bound of what was spent so far, in whole micro-dollars. */
  usedMicros(): number {
    return this.#settledMicros + this.#reservedMicros;
  }
}
