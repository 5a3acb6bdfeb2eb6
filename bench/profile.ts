import { profileTable } from '../src/table/profile-table.ts';
import { makeTable, SIZES } from './profile-tables.ts';

/** The share of the goal that the profile may use; the rest is for the ranking. */
const PROFILE_SHARE = 2 / 3;
const ROUND_MS = 600;
const LEAST_CALLS = 7;

type Timing = { readonly wallMs: number; readonly cpuMs: number };

/** Processor time of this thread so far: on a busy machine it says more than the clock on the wall. */
function cpuNowMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Medians of one call over about half a second, after warming up for as long. Short calls are timed by the dozen. */
function measure(run: () => unknown, callsPerRound: number): Timing {
  const warm = performance.now() + ROUND_MS;
  for (let call = 0; call < LEAST_CALLS || performance.now() < warm; call++) run();
  const wall: number[] = [];
  const cpu: number[] = [];
  const stop = performance.now() + ROUND_MS;
  while (wall.length < LEAST_CALLS || performance.now() < stop) {
    const wallStart = performance.now();
    const cpuStart = cpuNowMs();
    for (let call = 0; call < callsPerRound; call++) run();
    cpu.push((cpuNowMs() - cpuStart) / callsPerRound);
    wall.push((performance.now() - wallStart) / callsPerRound);
  }
  return { wallMs: medianOf(wall), cpuMs: medianOf(cpu) };
}

function medianOf(values: number[]): number {
  return values.sort((left, right) => left - right)[values.length >> 1] ?? 0;
}

for (const { rows, columns, goalMs } of SIZES) {
  const table = makeTable(rows, columns);
  const { wallMs, cpuMs } = measure(() => profileTable(table), rows > 1000 ? 1 : 50);
  const allowedMs = goalMs * PROFILE_SHARE;
  const verdict = cpuMs <= allowedMs ? 'within' : 'OVER';
  const size = `${String(rows).padStart(7)} x ${columns}`;
  console.log(
    `${size}  wall ${wallMs.toFixed(3)} ms  processor ${cpuMs.toFixed(3)} ms  ${verdict} ${allowedMs.toFixed(3)} ms`,
  );
}
