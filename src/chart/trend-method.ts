/** The ways a trend can be fitted. */
export const TREND_METHODS = [
  'linear',
  'loess',
  'exponential',
  'logarithmic',
  'quadratic',
  'power',
  'polynomial',
] as const;

/** One of them. */
export type TrendMethod = (typeof TREND_METHODS)[number];
