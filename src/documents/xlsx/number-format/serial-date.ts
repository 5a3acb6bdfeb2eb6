/** A moment as a sheet shows it: no zone. */
export type SheetMoment = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 0 for Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** 0 unless parts of a second were asked for. */
  readonly millisecond: number;
};

const DAY_SECONDS = 86_400;
const DAY_MS = 86_400_000;
/** 1899-12-30, from which days from 1 March 1900 on are counted. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
/** The first day that the 1900 system counts rightly: it holds 1900 for a leap year. */
const FIRST_TRUE_DAY = 61;
const EPOCH_1904_DAYS = 1462;
/** 9999-12-31. */
const LAST_DAY = 2_958_465;
/** Of a second; a sheet shows no more. */
const MOST_DECIMALS = 3;
const HALF_A_MILLISECOND = 0.0005;

/** How a serial number counts. */
export type MomentOptions = {
  /** True where day 0 is 1904-01-01, as on old Macintoshes. */
  readonly is1904: boolean;
  /** Decimals of a second that are kept; none unless stated. */
  readonly decimals?: number;
};

/**
 * A number of days in seconds, rounded to some decimals of a second, as a sheet rounds them where it shows no more; three at most.
 */
export function toSeconds(days: number, decimals: number): number {
  const scale = 10 ** Math.min(decimals, MOST_DECIMALS);
  return Math.round(days * DAY_SECONDS * scale) / scale;
}

/**
 * The moment of a serial number, to the second or to some decimals of one. Undefined beyond the years 1900 to 9999, where a sheet
 * shows no date.
 */
export function maybeMoment(serial: number, { is1904, decimals = 0 }: MomentOptions): SheetMoment | undefined {
  const seconds = toSeconds(serial, decimals) + (is1904 ? EPOCH_1904_DAYS * DAY_SECONDS : 0);
  const days = Math.floor(seconds / DAY_SECONDS);
  if (!(days >= 0 && days <= LAST_DAY)) return undefined;
  const exact = seconds - days * DAY_SECONDS;
  const clock = Math.floor(exact + HALF_A_MILLISECOND);
  const date = new Date(EPOCH_MS + (days < FIRST_TRUE_DAY ? days + 1 : days) * DAY_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: Math.floor(clock / 3600),
    minute: Math.floor(clock / 60) % 60,
    second: clock % 60,
    millisecond: Math.max(0, Math.round((exact - clock) * 1000)),
  };
}
