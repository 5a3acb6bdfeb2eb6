/** Where time comes from, so that tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970, UTC. May jump when the machine's clock is set; for months and stored moments. */
  nowMs(): number;
  /** Milliseconds from an unknown origin that never go back. For waits within this process. */
  monotonicMs(): number;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
};
