import type { TypedColumn } from '../column.ts';
import { hasPartsOfSeconds, maybeDurationInWords, maybeDurationWithColons } from '../notation/duration-notation.ts';
import { padded } from '../notation/moment.ts';
import { type ColumnReading, listMisfits } from './column-context.ts';
import { ROW } from './column-entries.ts';
import { withLazyValues, withNumbers } from './lazy-values.ts';
import { emptyColumn } from './number-values.ts';

const SECONDS_PER_HOUR = 3600;

const DURATION_WORDS: ReadonlySet<string> = new Set([
  'duration',
  'length',
  'elapsed',
  'runtime',
  'pace',
  'lap',
  'finish',
  'split',
  'duracao',
  'wait',
  'waiting',
  'taken',
  'handling',
  'turnaround',
  'tempo',
  'espera',
  'المده',
  'مده',
  'الزمن',
  'انتظار',
  'الانتظار',
]);

/** "0:41:20": clocks mostly write midnight as 00 or 12, results of a race write a single nought. */
const UNPADDED_NOUGHT = /^0:\d{2}:\d{2}/;

/** Words of labels that ask for times of day. */
const CLOCK_WORDS: ReadonlySet<string> = new Set(
  'clock start starts started begin begins end ends departure departs arrival arrives opens closes hora horas horario inicio fim partida chegada الساعه ساعه البدايه بدايه النهايه نهايه موعد التوقيت توقيت الوصول المغادره الاقلاع الحضور الانصراف'.split(
    ' ',
  ),
);
/** Labels that do so only as a whole: a "finish time" is a length. */
const CLOCK_LABEL = /^(?:times?|time of day|timestamp|local time|الوقت|وقت)$/;

/** Noughts alone prove lengths of time neither below words of the clock nor where the texts go over the day in even steps. */
function areClockTimes({ facts: { folded } }: Pick<ColumnReading, 'facts'>, seconds: Float64Array): boolean {
  return CLOCK_LABEL.test(folded) || asksForClock({ folded }) || areEvenOverDay(seconds);
}

/** True where a label has a word that asks for times of day. "Start-up" and "end-to-end" are words of their own. */
export function asksForClock({ folded }: { readonly folded: string }): boolean {
  return folded.split(/[\s:,()/]+/).some((word) => CLOCK_WORDS.has(word));
}

/** The fewest texts that show a step. */
const FEWEST_OVER_DAY = 4;
/** Texts from midnight on reach over the day where the last stands in its second half. */
const HALF_A_DAY = 43_200;

/** True where different texts stand equally far apart, from the first hour of the day on into its second half. */
function areEvenOverDay(seconds: Float64Array): boolean {
  const times = [...new Set(seconds)].filter((time) => !Number.isNaN(time)).sort((one, other) => one - other);
  const [first, second] = times;
  if (times.length < FEWEST_OVER_DAY || first === undefined || second === undefined) return false;
  const isOverDay = first < SECONDS_PER_HOUR && (times.at(-1) ?? 0) >= HALF_A_DAY;
  return isOverDay && times.every((time, at) => Math.abs(time - first - at * (second - first)) < 1);
}

/** The texts of a column as lengths of time. */
export type DurationTexts = {
  /** Seconds for each place, NaN where the text is none. */
  readonly seconds: Float64Array;
  /** Rows, with and without those that can also be times of day. */
  readonly count: number;
  /** Rows that can be nothing else, or hardly. */
  readonly certain: number;
  /** Rows of minutes alone ("45m"), which would be millions or metres without hours or seconds beside them. */
  readonly minutesAlone: number;
};

const MINUTES_ALONE = /^(\d{1,4}(?:[.,]\d+)?) ?m$/;

/** Reads every text as a length of time. */
export function readDurationTexts({ entries, facts }: Pick<ColumnReading, 'entries' | 'facts'>): DurationTexts {
  const seconds = new Float64Array(entries.texts.length);
  let count = 0;
  let certain = 0;
  let noughts = 0;
  let isInWords = false;
  for (let place = 0; place < seconds.length; place++) {
    const text = entries.texts[place] ?? '';
    const rows = entries.counts[place] ?? 1;
    const inWords = maybeDurationInWords(text);
    isInWords ||= inWords !== undefined;
    const value = inWords ?? maybeDurationWithColons(text);
    seconds[place] = value ?? Number.NaN;
    if (value === undefined) continue;
    count += rows;
    const isNoClock =
      hasPartsOfSeconds(text) ||
      (value >= 86_400 && /^\d+:\d+$/.test(text) === false) ||
      /^(?:2[4-9]|[3-9]\d|\d{3}):/.test(text);
    if (inWords !== undefined || isNoClock) certain += rows;
    else if (UNPADDED_NOUGHT.test(text)) noughts += rows;
  }
  if (noughts > 0 && !areClockTimes({ facts }, seconds)) certain += noughts;
  const minutesAlone = isInWords ? readMinutesAlone(entries, seconds) : 0;
  return { seconds, count: count + minutesAlone, certain, minutesAlone };
}

/** Sets the seconds of texts that name minutes alone; gives how many rows have them. */
function readMinutesAlone({ texts, counts }: ColumnReading['entries'], seconds: Float64Array): number {
  let found = 0;
  for (const [place, text] of texts.entries()) {
    const [, minutes] = MINUTES_ALONE.exec(text) ?? [];
    if (minutes === undefined) continue;
    seconds[place] = Number(minutes.replace(',', '.')) * 60;
    found += counts[place] ?? 1;
  }
  return found;
}

/**
 * "Avg time on page", "Response time", "Time to first reply", «وقت الاستجابة»: times that were spent, and not times of day. The word of
 * Portuguese is one for lengths by itself.
 */
const TIME_SPENT =
  /(?<!\p{L})(?:(?:avg|average|mean|median|total|session|response|processing|lead|call|talk|hold|screen|running|play|watch|travel|cooking|prep)\.? times?|times? (?:on|spent|to|per)|(?:متوسط|معدل|اجمالي|مجموع) (?:ال)?وقت|(?:ال)?وقت (?:الاستجابه|الرد|الانتظار|المعالجه|التحميل|التشغيل|المشاهده|القراءه|اللعب|السفر|الطهي|التحضير|المستغرق|المنقضي))(?!\p{L})/u;

/** True where the label speaks of lengths of time, or columns beside it do. */
export function isDurationLabel({ facts: { words, folded, isLength } }: Pick<ColumnReading, 'facts'>): boolean {
  if (isLength === true) return true;
  for (const word of words) {
    if (DURATION_WORDS.has(word)) return true;
  }
  return TIME_SPENT.test(folded) && ![...words].some((word) => CLOCK_WORDS.has(word));
}

const HOUR_WORDS: ReadonlySet<string> = new Set('hour hora horario الساعه ساعه'.split(' '));

/** True where "9h" and "14h" stand under a label that asks for the hour of the day. */
function areHoursOfDay({ entries, facts }: ColumnReading, { seconds }: DurationTexts): boolean {
  if (![...facts.words].some((word) => HOUR_WORDS.has(word))) return false;
  return entries.texts.every((text, place) => Number.isNaN(seconds[place]) || /^(?:1?\d|2[0-4]) ?h$/i.test(text));
}

function buildHourColumn(reading: ColumnReading, times: Float64Array): TypedColumn {
  const makeValues = () =>
    Array.from(times, (time) => (Number.isNaN(time) ? null : `${padded(time / SECONDS_PER_HOUR, 2)}:00`));
  return withLazyValues(makeValues, {
    label: reading.label,
    kind: 'date',
    format: 'time',
    times,
    grain: 'hour',
    isCyclic: true,
    ...listMisfits(reading, (row) => !Number.isNaN(times[row])),
  });
}

/** How lengths of time are typed. */
const DURATION = { kind: 'duration', format: 'duration' } as const;

/** Builds the column of numbers that are stated to be lengths of time, in seconds. */
export function buildStatedDurations(label: string, numbers: Float64Array): TypedColumn {
  if (numbers.every(Number.isNaN)) return emptyColumn(label, numbers.length);
  return withNumbers(numbers, { label, ...DURATION, fitShare: 1, misfits: [], placeholders: [] });
}

/** Builds a column of lengths of time, in seconds; of times of day where its label makes "9h" one. */
export function buildDurationColumn(reading: ColumnReading, durations: DurationTexts): TypedColumn {
  const { entries, label } = reading;
  const numbers = Float64Array.from(entries.codes, (code) =>
    code >= ROW.blank + 1 ? (durations.seconds[code] ?? Number.NaN) : Number.NaN,
  );
  if (areHoursOfDay(reading, durations)) return buildHourColumn(reading, numbers);
  return withNumbers(numbers, {
    label,
    ...DURATION,
    ...listMisfits(reading, (row) => !Number.isNaN(numbers[row])),
  });
}
