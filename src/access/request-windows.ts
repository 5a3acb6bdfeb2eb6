import type { RateState } from './access-error.ts';
import type { WindowRule } from './sliding-log.ts';

/** The state of a window after a request, and, where the request was refused, the wait for the next chance in whole ms. */
export type Admission = { readonly state: RateState; readonly retryAfterMs?: number };

/** The admitted moments of one caller. Those before `first` have left the window and wait to be cut off together. */
type Window = { readonly moments: number[]; first: number };

/**
 * Counts requests per caller in an exact sliding window, in the memory of this process: over any arrival pattern no window
 * admits more than the limit, and none is refused while under it. Moments come from a clock that never goes back.
 *
 * A caller costs 8 bytes per counted request and is forgotten once its window is empty: callers stand in the order of
 * their last admission, so each admission drops the idle ones at the front.
 */
export class RequestWindows {
  readonly #rule: WindowRule;
  readonly #windows = new Map<string, Window>();

  constructor(rule: WindowRule) {
    this.#rule = rule;
  }

  /** How many callers are remembered. */
  get size(): number {
    return this.#windows.size;
  }

  /** Counts a request of a caller, unless its window is full. */
  admit(caller: string, nowMs: number): Admission {
    this.#forgetIdle(nowMs);
    const window = this.#windows.get(caller) ?? { moments: [], first: 0 };
    this.#expire(window, nowMs);
    const oldest = window.moments[window.first];
    if (oldest !== undefined && countOf(window) >= this.#rule.limit) {
      return { state: this.#toState(window), retryAfterMs: Math.ceil(oldest + this.#rule.windowMs - nowMs) };
    }
    window.moments.push(nowMs);
    this.#windows.delete(caller);
    this.#windows.set(caller, window);
    return { state: this.#toState(window) };
  }

  /** Takes a request out again that was admitted at a moment; without effect once it has left the window. */
  remove(caller: string, atMs: number): void {
    const window = this.#windows.get(caller);
    const index = window?.moments.lastIndexOf(atMs) ?? -1;
    if (window === undefined || index < window.first) return;
    window.moments.splice(index, 1);
    if (countOf(window) === 0) this.#windows.delete(caller);
  }

  /** The state of a caller's window now. Counts nothing. */
  read(caller: string, nowMs: number): RateState {
    const window = this.#windows.get(caller);
    if (window !== undefined) this.#expire(window, nowMs);
    return this.#toState(window);
  }

  #toState(window: Window | undefined): RateState {
    const { limit } = this.#rule;
    return { limit, remaining: window === undefined ? limit : limit - countOf(window) };
  }

  #expire(window: Window, nowMs: number): void {
    const { moments } = window;
    while (window.first < moments.length && this.#hasLeft(moments[window.first], nowMs)) window.first += 1;
    // Cutting off at least half at a time keeps the cost of a request constant.
    if (window.first * 2 > moments.length) {
      moments.splice(0, window.first);
      window.first = 0;
    }
  }

  #forgetIdle(nowMs: number): void {
    for (const [caller, { moments }] of this.#windows) {
      if (!this.#hasLeft(moments.at(-1), nowMs)) return;
      this.#windows.delete(caller);
    }
  }

  #hasLeft(atMs: number | undefined, nowMs: number): boolean {
    return atMs === undefined || atMs + this.#rule.windowMs <= nowMs;
  }
}

function countOf(window: Window): number {
  return window.moments.length - window.first;
}
