const WARM_UP_MS = 600;
const MEASURED_MS = 600;
const FEWEST_BATCHES = 7;
const MOST_BATCHES = 2000;
/** The processor's time is counted in steps of some milliseconds, so a batch lasts longer than several of them. */
const BATCH_MS = 40;

/** How long one call takes: medians over many batches of calls. */
export type Timing = {
  /** By the clock on the wall: what a caller waits. */
  readonly wallMs: number;
  /** Processor time of the whole process, its collector of garbage included: what a busy machine does not blur. */
  readonly processorMs: number;
};

/** Measures a call for about 0.6 s and at least seven batches, after a warm-up of the same length. */
export function measure(call: () => unknown): Timing {
  const callMs = warmUp(call);
  const calls = Math.max(1, Math.round(BATCH_MS / callMs));
  const wall: number[] = [];
  const processor: number[] = [];
  const end = performance.now() + MEASURED_MS;
  while (wall.length < FEWEST_BATCHES || (performance.now() < end && wall.length < MOST_BATCHES)) {
    const start = performance.now();
    const usage = process.cpuUsage();
    for (let index = 0; index < calls; index++) call();
    const { user, system } = process.cpuUsage(usage);
    processor.push((user + system) / 1000 / calls);
    wall.push((performance.now() - start) / calls);
  }
  return { wallMs: medianOf(wall), processorMs: medianOf(processor) };
}

/** Lets the engine compile what it will; gives the rough time of a call. */
function warmUp(call: () => unknown): number {
  const start = performance.now();
  let calls = 0;
  while (calls < FEWEST_BATCHES || performance.now() - start < WARM_UP_MS) {
    call();
    calls++;
  }
  return (performance.now() - start) / calls;
}

/** The median of some numbers: the mean of the two in the middle where their count is even. */
export function medianOf(values: readonly number[]): number {
  const rising = values.toSorted((left, right) => left - right);
  const upper = rising[values.length >> 1] ?? Number.NaN;
  const lower = rising[(values.length - 1) >> 1] ?? upper;
  return (lower + upper) / 2;
}

/** What calls of one thing took: the time of the first, in a process that may have done nothing like it, and the median of the others. */
export type AnswerTiming = {
  readonly firstMs: number;
  readonly medianMs: number;
  /** The median by the clock on the wall: what a caller waits, on a machine with nothing else to do. */
  readonly wallMs: number;
};

/**
 * Measures answers one by one in processor time of the whole process, each with an input of its own that `prepare` makes beside the
 * clock: nothing that is remembered of an input helps the next answer. As many are warmed up as are measured.
 */
export async function measureAnswers<Input>(
  count: number,
  prepare: () => Input,
  answer: (input: Input) => Promise<unknown>,
): Promise<AnswerTiming> {
  const times: number[] = [];
  const wall: number[] = [];
  for (let index = 0; index < 2 * count; index++) {
    const input = prepare();
    const start = performance.now();
    const usage = process.cpuUsage();
    await answer(input);
    const { user, system } = process.cpuUsage(usage);
    times.push((user + system) / 1000);
    wall.push(performance.now() - start);
  }
  return {
    firstMs: times[0] ?? Number.NaN,
    medianMs: medianOf(times.slice(count)),
    wallMs: medianOf(wall.slice(count)),
  };
}
