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

/**
 * The moment of a serial number, to the second. Undefined beyond the years 1900 to 9999, where a sheet shows no date.
 * @param is1904 True where day 0 is 1904-01-01, as on old Macintoshes.
 */
export function maybeMoment(serial: number, is1904: boolean): SheetMoment | undefined {
  const seconds = Math.round(serial * DAY_SECONDS) + (is1904 ? EPOCH_1904_DAYS * DAY_SECONDS : 0);
  const days = Math.floor(seconds / DAY_SECONDS);
  if (!(days >= 0 && days <= LAST_DAY)) return undefined;
  const clock = seconds - days * DAY_SECONDS;
  const date = new Date(EPOCH_MS + (days < FIRST_TRUE_DAY ? days + 1 : days) * DAY_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: Math.floor(clock / 3600),
    minute: Math.floor(clock / 60) % 60,
    second: clock % 60,
  };
}
