import { MONTH_NAMES } from '../../../../table/notation/month-names.ts';
import { WEEKDAY_NAMES } from '../../../../table/notation/weekday-names.ts';
import { bareName, CYCLES } from './calendar-cycles.ts';
import type { ReadText } from './read-text.ts';

/** Labels are names of months or weekdays where so many are, and that share of them. */
const LEAST = 3;
const MOST = 0.6;

/** The first word of a label, which the month of "Jan 2023" is. */
const wordOf = (text: string): string => /^\p{L}+/u.exec(text)?.[0] ?? '';

const differences = (one: string, other: string): number =>
  [...one].filter((letter, index) => letter !== [...other][index]).length;

/** A name with the capitals that another of the same length has. */
const likeCase = (name: string, model: string): string =>
  [...name].map((letter, index) => (/\p{Lu}/u.test([...model][index] ?? '') ? letter.toUpperCase() : letter)).join('');

const withoutMarks = (name: string): string => name.normalize('NFD').replace(/\p{Mn}/gu, '');

/** Names of months or weekdays with the accents that their language writes: beside "Janeiro" and "Abril" there is no "Marco". */
function withMarks(read: readonly ReadText[]): readonly ReadText[] {
  const plain = read.map(({ text }) => withoutMarks(bareName(text)));
  if (plain.length < LEAST) return read;
  const cycle = CYCLES.find((names) => plain.every((name) => names.some((own) => withoutMarks(own) === name)));
  if (cycle === undefined) return read;
  return read.map((one, index) => {
    const name = cycle.find((own) => withoutMarks(own) === plain[index]);
    return name === undefined || [...name].length !== [...bareName(one.text)].length
      ? one
      : { ...one, text: `${likeCase(name, one.text)}${one.text.slice(name.length)}` };
  });
}

/**
 * Labels with a letter that was mistaken in one of several names of months or weekdays: where just one name that no other label has
 * differs by one letter, and is as long, it is that name.
 */
export function mendCalendarNames(read: readonly ReadText[]): readonly ReadText[] {
  return withMarks(mendLetters(read));
}

function mendLetters(read: readonly ReadText[]): readonly ReadText[] {
  const words = read.map(({ text }) => wordOf(text));
  const names = [MONTH_NAMES, WEEKDAY_NAMES].find((all) => {
    const known = words.filter((word) => all.has(word.toLowerCase())).length;
    return known >= LEAST && known >= MOST * words.length && known < words.length;
  });
  if (names === undefined) return read;
  const taken = new Set(words.flatMap((word) => names.get(word.toLowerCase()) ?? []));
  return read.map((one, index) => {
    const word = words[index] ?? '';
    if (word.length < 3 || names.has(word.toLowerCase())) return one;
    const near = [...names].filter(
      ([name, place]) =>
        name.length === word.length && !taken.has(place) && differences(name, word.toLowerCase()) === 1,
    );
    const [[name] = ['']] = near;
    return near.length === 1 ? { ...one, text: `${likeCase(name, word)}${one.text.slice(word.length)}` } : one;
  });
}
