const SHORTEST_RUN_MS = 300;
const FEWEST_RUNS = 5;
const MOST_RUNS = 5000;

/** The median time of a call in milliseconds, over at least five runs and about 0.3 s, after a warm-up of the same length. */
export function medianMs(call: () => unknown): number {
  sample(call);
  const times = sample(call).sort((a, b) => a - b);
  return times[times.length >> 1] ?? Number.NaN;
}

function sample(call: () => unknown): number[] {
  const times: number[] = [];
  const end = performance.now() + SHORTEST_RUN_MS;
  while (times.length < FEWEST_RUNS || (performance.now() < end && times.length < MOST_RUNS)) {
    const start = performance.now();
    call();
    times.push(performance.now() - start);
  }
  return times;
}
