/** Work that tells what it is at, and ends with a result. */
export type Work<Step, Result> = AsyncGenerator<Step, Result, void>;

/**
 * Carries out several works, so many at a time, each begun in its turn. Yields what they say in their order, as if one had waited for the
 * other, and returns their results. Throws what the first to fail in that order throws; the signal that the works are given then stops the others.
 */
export async function* followAhead<Step extends object, Result>(
  works: readonly ((signal: AbortSignal) => Work<Step, Result>)[],
  { atATime, signal }: { readonly atATime: number; readonly signal: AbortSignal },
): Work<Step, readonly Result[]> {
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  const begun: Begun<Step, Result>[] = [];
  const results: Result[] = [];
  const begin = (count: number): void => {
    for (const work of works.slice(begun.length, count)) begun.push(new Begun(work(both)));
  };
  try {
    for (const i of works.keys()) {
      begin(i + atATime);
      const work = begun[i];
      if (work !== undefined) results.push(yield* work.follow());
    }
    return results;
  } finally {
    stop.abort();
  }
}

/** A work that goes on whether somebody listens or not. */
class Begun<Step extends object, Result> {
  readonly #said: Step[] = [];
  #end: PromiseSettledResult<Result> | undefined;
  #news = Promise.withResolvers<void>();

  constructor(work: Work<Step, Result>) {
    void this.#goOn(work);
  }

  async *follow(): Work<Step, Result> {
    for (;;) {
      const said = this.#said.shift();
      if (said !== undefined) yield said;
      else if (this.#end?.status === 'rejected') throw this.#end.reason;
      else if (this.#end !== undefined) return this.#end.value;
      else {
        await this.#news.promise;
        this.#news = Promise.withResolvers();
      }
    }
  }

  async #goOn(work: Work<Step, Result>): Promise<void> {
    try {
      let step = await work.next();
      for (; step.done !== true; step = await work.next()) {
        this.#said.push(step.value);
        this.#news.resolve();
      }
      this.#end = { status: 'fulfilled', value: step.value };
    } catch (reason) {
      this.#end = { status: 'rejected', reason };
    }
    this.#news.resolve();
  }
}
