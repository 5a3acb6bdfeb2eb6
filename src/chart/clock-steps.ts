const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The round steps of a clock, in seconds, from the second to the day: lengths of time are marked and cut in these. */
export const CLOCK_STEPS: readonly number[] = [
  ...[1, 2, 5, 10, 15, 30],
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 6, 12, 24].map((hours) => hours * HOUR),
];
