import type { Transferable } from 'node:worker_threads';

type Listener = (event: { readonly data: unknown }) => void;

/**
 * One end of a line between the two halves of pdf.js in one process. What is sent arrives in a turn of its own, so that clocks go on
 * while one half asks the other: between its own ends pdf.js leaves no room for them until it is done.
 */
export class WorkerPort {
  readonly #listeners = new Set<Listener>();
  #other: WorkerPort | undefined;

  /** Two ends that belong together. */
  static pair(): readonly [WorkerPort, WorkerPort] {
    const ends = [new WorkerPort(), new WorkerPort()] as const;
    ends[0].#other = ends[1];
    ends[1].#other = ends[0];
    return ends;
  }

  /** Sends a copy; what is to be transferred is not copied but given away. */
  postMessage(message: unknown, transfer: readonly Transferable[] = []): void {
    const event = { data: structuredClone(message, { transfer: [...transfer] }) };
    setImmediate(() => this.#other?.deliver(event));
  }

  /** Tells all who listen at this end. */
  deliver(event: Parameters<Listener>[0]): void {
    for (const listener of this.#listeners) listener(event);
  }

  /** Takes listeners of messages; of nothing else there is any to tell. */
  addEventListener(name: string, listener: Listener): void {
    if (name === 'message') this.#listeners.add(listener);
  }

  removeEventListener(_: string, listener: Listener): void {
    this.#listeners.delete(listener);
  }
}
