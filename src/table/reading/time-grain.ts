import type { TimeGrain } from '../column.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** The grain that moments in milliseconds since 1970 need: day where all are midnights. */
export function grainOfTimes(times: Float64Array): TimeGrain {
  return finestPart(times, 1000);
}

/** The grain that times of day in seconds need: hour where all are full hours. */
export function grainOfClocks(seconds: Float64Array): TimeGrain {
  const grain = finestPart(seconds, 1);
  return grain === 'day' ? 'hour' : grain;
}

function finestPart(times: Float64Array, second: number): TimeGrain {
  let grain: TimeGrain = 'day';
  for (const time of times) {
    if (Number.isNaN(time)) continue;
    if (time % (MINUTE * second) !== 0) return 'second';
    if (time % (HOUR * second) !== 0) grain = 'minute';
    else if (grain === 'day' && time % (DAY * second) !== 0) grain = 'hour';
  }
  return grain;
}
