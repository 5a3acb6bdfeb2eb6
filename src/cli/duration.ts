const UNITS_MS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Reads a whole number of seconds, minutes, hours or days, such as `30m` or `24h`, or `0`; undefined for anything else. */
export function maybeDurationMs(text: string): number | undefined {
  if (text === '0') return 0;
  const match = /^(\d{1,5})([smhd])$/.exec(text);
  const unit = match?.[2];
  if (unit !== 's' && unit !== 'm' && unit !== 'h' && unit !== 'd') return undefined;
  return Number(match?.[1]) * UNITS_MS[unit];
}
