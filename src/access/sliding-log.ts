/**
 * The moments of admitted events within a window, oldest first: an exact sliding log. An event at `t` counts until
 * `t + windowMs`, that moment excluded; so any half-open window of that length holds at most `limit` events, and an event
 * is admitted wherever the window that ends with it holds fewer.
 */
export type SlidingLog = readonly number[];

/** How many events a window holds, and its length. */
export type WindowRule = { readonly limit: number; readonly windowMs: number };

/** The part of a log that still counts. */
export function toCurrent(log: SlidingLog, nowMs: number, rule: WindowRule): SlidingLog {
  const first = log.findIndex((atMs) => atMs + rule.windowMs > nowMs);
  return first === -1 ? [] : log.slice(first);
}

/** How long until one more event is admitted, in whole milliseconds; 0 for now. */
export function waitMs(log: SlidingLog, nowMs: number, rule: WindowRule): number {
  const current = toCurrent(log, nowMs, rule);
  const leaving = current[current.length - rule.limit];
  return leaving === undefined ? 0 : Math.max(1, Math.ceil(leaving + rule.windowMs - nowMs));
}
