import { foldWords } from './characters.ts';
import { padded } from './moment.ts';

/** A time of day, or a length of time written with colons. */
export type ClockReading = {
  /** Seconds since midnight, or the whole length in seconds read as hours first. */
  readonly seconds: number;
  /** Fields between colons: 2 or 3. */
  readonly fields: 2 | 3;
  /** True where it can't be a time of day: 25:10, 1:75 is refused altogether. */
  readonly isOnlyDuration: boolean;
  readonly hasSeconds: boolean;
  /** ISO text with minutes or seconds: `14:30`, `14:30:05`. */
  readonly text: string;
  /** Minutes east of UTC, where a zone is named. */
  readonly offsetMinutes?: number;
};

const CLOCK =
  /^(\d{1,3}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?: ?(am|pm|a\.m\.?|p\.m\.?|ص|م))?(?: ?(z|(?:utc|gmt)(?: ?[+-]\d{1,2}(?::?\d{2})?)?|[+-]\d{2}:?\d{2}|[+-]\d{2}))?$/;
const HOUR_ONLY = /^(\d{1,2}) ?(am|pm|a\.m\.?|p\.m\.?)$/;
const LETTER_CLOCK = /^(\d{1,2})h(\d{2})$/;

/** Reads "14:30", "2:30 pm", "01:02:03", "14:30:00+01:00", "9:12 AM GMT+1", "14h30", "9 am"; undefined for anything else. */
export function maybeClock(text: string): ClockReading | undefined {
  const folded = foldWords(text);
  const match = CLOCK.exec(folded);
  if (match !== null) {
    const [, hours = '', minutes = '', seconds, fraction = '', half, zone] = match;
    return clockOf({ hours, minutes, seconds, fraction, half, zone });
  }
  const hour = HOUR_ONLY.exec(folded);
  if (hour !== null) return clockOf({ hours: hour[1] ?? '', minutes: '0', half: hour[2] });
  const lettered = LETTER_CLOCK.exec(folded);
  return lettered === null ? undefined : clockOf({ hours: lettered[1] ?? '', minutes: lettered[2] ?? '' });
}

type ClockParts = {
  readonly hours: string;
  readonly minutes: string;
  readonly seconds?: string | undefined;
  readonly fraction?: string;
  readonly half?: string | undefined;
  readonly zone?: string | undefined;
};

function clockOf(parts: ClockParts): ClockReading | undefined {
  let hours = Number(parts.hours);
  const minutes = Number(parts.minutes);
  const wholeSeconds = Number(parts.seconds ?? 0);
  if (minutes > 59 || wholeSeconds > 59) return undefined;
  if (parts.half !== undefined) {
    if (hours < 1 || hours > 12) return undefined;
    hours = (hours % 12) + (parts.half.startsWith('p') || parts.half === 'م' ? 12 : 0);
  }
  const fraction = parts.fraction === undefined || parts.fraction === '' ? 0 : Number(`0.${parts.fraction}`);
  const offsetMinutes = parts.zone === undefined ? undefined : offsetOf(parts.zone);
  const hasSeconds = parts.seconds !== undefined;
  const clock = `${padded(hours, 2)}:${padded(minutes, 2)}`;
  return {
    seconds: hours * 3600 + minutes * 60 + wholeSeconds + fraction,
    fields: hasSeconds ? 3 : 2,
    isOnlyDuration: hours > 23 && !(hours === 24 && minutes === 0 && wholeSeconds === 0),
    hasSeconds,
    text: hasSeconds ? `${clock}:${padded(wholeSeconds, 2)}` : clock,
    ...(offsetMinutes === undefined ? {} : { offsetMinutes }),
  };
}

function offsetOf(zone: string): number {
  const match = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  if (match === null) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return match[1] === '-' ? -minutes : minutes;
}
