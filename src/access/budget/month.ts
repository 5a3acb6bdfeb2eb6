/** A UTC calendar month, such as `2026-03`. */
export type Month = string;

/** The UTC calendar month of a moment. */
export function toMonth(nowMs: number): Month {
  return new Date(nowMs).toISOString().slice(0, 7);
}

/** Milliseconds until the first of the next UTC month; always more than 0. */
export function untilNextMonthMs(nowMs: number): number {
  const now = new Date(nowMs);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - nowMs;
}
