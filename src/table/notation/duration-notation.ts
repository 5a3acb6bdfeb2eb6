import { foldWords } from './characters.ts';
import { maybeClock } from './clock-notation.ts';

/** Seconds of each unit of time, by its folded names. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ...namesOf(1, 's sec secs second seconds segundo segundos seg ثانيه ثواني'),
  ...namesOf(60, 'm min mins minute minutes minuto minutos دقيقه دقائق'),
  ...namesOf(3600, 'h hr hrs hour hours hora horas ساعه ساعات'),
  ...namesOf(86_400, 'd day days dia dias يوم ايام'),
]);
const PART = /(\d+(?:[.,]\d+)?) ?([a-z\u0621-\u064a]+)\.?/y;
const JOIN = /(?: |,|and|e|و)*/y;
const LONGEST = 40;

function namesOf(seconds: number, names: string): readonly (readonly [string, number])[] {
  return names.split(' ').map((name) => [name, seconds] as const);
}

/**
 * Gives the seconds of a length of time in words ("2h 30m", "90 min", "1 hour and 5 minutes", "٣ ساعات"), or undefined. Days
 * alone ("3 days") are no duration here but a number with a unit, "5 m" alone is five metres, "1990s" a decade.
 */
export function maybeDurationInWords(text: string): number | undefined {
  if (text.length > LONGEST) return undefined;
  const folded = foldWords(text);
  let seconds = 0;
  let index = 0;
  let parts = 0;
  let smallest = Number.POSITIVE_INFINITY;
  while (index < folded.length) {
    PART.lastIndex = index;
    const match = PART.exec(folded);
    const unit = match === null ? undefined : UNITS.get(match[2] ?? '');
    if (match === null || unit === undefined || unit >= smallest) return undefined;
    seconds += Number((match[1] ?? '').replace(',', '.')) * unit;
    smallest = unit;
    parts++;
    JOIN.lastIndex = PART.lastIndex;
    JOIN.exec(folded);
    index = JOIN.lastIndex;
  }
  if (/^\d{4}s$/.test(folded)) return undefined;
  const isMetres = parts === 1 && / ?m$/.test(folded);
  return parts === 0 || isMetres || (parts === 1 && smallest === 86_400) ? undefined : seconds;
}

/** Minutes, seconds and parts of a second, as a stopwatch shows them: no clock leaves its hours out. */
const STOPWATCH = /^(\d{1,3}):([0-5]\d)[.,](\d{1,3})$/;

/** True for "0:56.90" and "12:04,5". */
export function hasPartsOfSeconds(text: string): boolean {
  return STOPWATCH.test(foldWords(text));
}

/**
 * Gives the seconds of a length of time with colons: "1:23" is read as minutes and seconds, "01:02:03" as hours first, "0:56.90" as a
 * stopwatch shows it.
 */
export function maybeDurationWithColons(text: string): number | undefined {
  const [, minutes, seconds, parts] = STOPWATCH.exec(foldWords(text)) ?? [];
  if (minutes !== undefined) return Number(minutes) * 60 + Number(`${seconds}.${parts}`);
  const clock = maybeClock(text);
  if (clock === undefined || clock.offsetMinutes !== undefined || !/\d$/.test(text)) return undefined;
  return clock.fields === 3 ? clock.seconds : clock.seconds / 60;
}

/** Gives the seconds of a length of time in words or with colons, or undefined. */
export function maybeDuration(text: string): number | undefined {
  return maybeDurationInWords(text) ?? maybeDurationWithColons(text);
}
