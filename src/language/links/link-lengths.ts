import { maybeClock } from '../../table/notation/clock-notation.ts';
import { maybeDurationInWords } from '../../table/notation/duration-notation.ts';
import { padded } from '../../table/notation/moment.ts';
import { matchNumberWords } from '../../table/number-words.ts';
import { isTimeUnit, unitIn, unitWords } from '../holes/units.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';

/** "2 hours, 30 minutes and 20 seconds". */
const LONGEST = 8;
const HALVES: ReadonlySet<string> = new Set(['half', 'meia', 'meio', 'نصف', 'ونصف', 'نص', 'ونص']);
const JOINTS: ReadonlySet<string> = new Set(['and', 'a', 'e', 'و']);
/** What a half is worth that may be another word: «نص» is a text too. */
const HALF_SCORE = 0.95;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;
/** «ساعتين»: the ending says that there are two. */
const DUAL = /ت(?:ين|ان)$/;

/** "2h30", "1h 20m", "1 hour and 5 minutes": the seconds of a length of time that is told in more than one unit. */
function inSeveralUnits(text: string): number | undefined {
  if (/^\d{1,2}h\d{2}$/i.test(text)) return maybeClock(text)?.seconds;
  const isSeveral = (text.match(/\d+/g) ?? []).length > 1;
  return isSeveral ? maybeDurationInWords(text) : undefined;
}

/** "2 hours and a half", «uma hora e meia», «ساعتين ونصف»: the seconds of so many of a unit and half of one more. */
function withHalf(tokens: readonly Token[]): number | undefined {
  const words = tokens.map(({ folded }) => folded).filter((word) => !JOINTS.has(word));
  const [half, ...before] = words.toReversed();
  const [unitWord, ...numbers] = before;
  if (half === undefined || unitWord === undefined || !HALVES.has(half) || numbers.length > 1) return undefined;
  const isTwo = DUAL.test(unitWord);
  const unit = unitIn(unitWords(unitWord.replace(DUAL, 'ه')));
  const [number] = numbers;
  const count = number === undefined ? (isTwo ? 2 : 1) : /^\d+$/.test(number) ? Number(number) : countOf(number);
  return unit === undefined || count === undefined || !isTimeUnit(unit)
    ? undefined
    : (count + 1 / 2) * unit.size * MINUTE_SECONDS;
}

/** «نص ساعة»: a half, before a unit of time, by a word that is no number elsewhere. */
function isHalfOfOne(half: Token, unitWord: Token | undefined): boolean {
  const unit = unitIn(unitWords(unitWord?.folded ?? ''));
  return HALVES.has(half.folded) && countOf(half.folded) === undefined && unit !== undefined && isTimeUnit(unit);
}

const countOf = (word: string): number | undefined => matchNumberWords([word], 0)?.value;

/** "1:30:00" of its seconds: the clock that a length of time is compared by. */
function clockOf(seconds: number): string {
  const minutes = Math.floor((seconds % HOUR_SECONDS) / MINUTE_SECONDS);
  return `${padded(Math.floor(seconds / HOUR_SECONDS), 2)}:${padded(minutes, 2)}:${padded(seconds % MINUTE_SECONDS, 2)}`;
}

/** A half of a unit of time, or the longest length of time from a token on that is told in more than one unit, or with a half of one, below a day. */
export function linkLengths(tokens: readonly Token[], start: number, wish: string): readonly Link[] {
  const first = tokens[start];
  if (first === undefined || first.kind === 'mark') return [];
  if (isHalfOfOne(first, tokens[start + 1]))
    return [
      { start, end: start + 1, score: HALF_SCORE, target: { kind: 'number', value: 1 / 2, isPercentage: false } },
    ];
  for (let end = Math.min(tokens.length, start + LONGEST); end > start; end--) {
    const last = tokens[end - 1];
    if (last === undefined || last.kind === 'mark') continue;
    const seconds = inSeveralUnits(wish.slice(first.start, last.end)) ?? withHalf(tokens.slice(start, end));
    if (seconds === undefined || seconds >= DAY_SECONDS || !Number.isInteger(seconds)) continue;
    return [{ start, end, score: 1, target: { kind: 'moment', shape: 'time', iso: clockOf(seconds), time: seconds } }];
  }
  return [];
}
