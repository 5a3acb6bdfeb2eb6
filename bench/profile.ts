import { profileTable } from '../src/table/profile-table.ts';
import { makeTable, SIZES } from './profile-tables.ts';

/** The share of the goal that the profile may use; the rest is for the ranking. */
const PROFILE_SHARE = 2 / 3;
const ROUND_MS = 600;

/** Median and smallest time of one call, in milliseconds, over about half a second after warming up. */
function measure(run: () => unknown): { readonly median: number; readonly least: number } {
  const end = performance.now() + ROUND_MS;
  for (let call = 0; call < 3 || performance.now() < end; call++) run();
  const times: number[] = [];
  const stop = performance.now() + ROUND_MS;
  while (times.length < 7 || performance.now() < stop) {
    const start = performance.now();
    run();
    times.push(performance.now() - start);
  }
  times.sort((left, right) => left - right);
  return { median: times[times.length >> 1] ?? 0, least: times[0] ?? 0 };
}

for (const { rows, columns, goalMs } of SIZES) {
  const table = makeTable(rows, columns);
  const { median, least } = measure(() => profileTable(table));
  const allowed = goalMs * PROFILE_SHARE;
  const verdict = median <= allowed ? 'within' : 'OVER';
  console.log(
    `${String(rows).padStart(7)} x ${columns}  median ${median.toFixed(3)} ms  least ${least.toFixed(3)} ms  ${verdict} ${allowed.toFixed(3)} ms`,
  );
}
