import { toDigits } from '../axes/parse-tick.ts';
import { areStretch } from './alphabet.ts';
import { chainRanges } from './chain-ranges.ts';
import { mendCalendarNames } from './mend-calendar-names.ts';
import type { ReadText } from './read-text.ts';

/** What letters and digits a text is made of, and where its blanks are: "Q1 2022" is "A9 9999". */
const shapeOf = (text: string): string => text.replace(/\p{L}/gu, 'A').replace(/\p{Nd}/gu, '9');

/** A narrow digit before a blank hides it: what is made like most others but for a blank has it where these do. */
function withBlanks(read: readonly ReadText[]): readonly ReadText[] {
  const counts = new Map<string, number>();
  for (const { text } of read) counts.set(shapeOf(text), (counts.get(shapeOf(text)) ?? 0) + 1);
  const [usual = '', count = 0] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [];
  if (count < 2 || count < read.length / 2 || !/\d/u.test(usual) || !usual.includes(' ')) return read;
  return read.map((one) => {
    if (shapeOf(one.text) !== usual.replaceAll(' ', '')) return one;
    const letters = [...one.text];
    return { ...one, text: [...usual].map((sign) => (sign === ' ' ? ' ' : (letters.shift() ?? ''))).join('') };
  });
}

/** So many labels of one stem count on, and that share of all. */
const LEAST_COUNTED = 2;
const MOST_COUNTED = 0.6;

/** Letters that are round alike are mistaken for each other, and so are large and small ones: B4 beside A1, A2 and A3 is another name. */
const ROUND = /^[OQCGD]$/u;

function isMistaken(letter: string, stem: string): boolean {
  const isOfOtherCase = (letter === letter.toUpperCase()) !== (stem === stem.toUpperCase());
  return letter !== stem && (isOfOtherCase || (ROUND.test(letter) && ROUND.test(stem)));
}

/** Beside Q1, Q2 and Q4 what reads o3 is Q3: it is as long, and its number is the one that the others leave out. */
function withStem(read: readonly ReadText[]): readonly ReadText[] {
  const parts = read.map(({ text }) => /^(?<stem>\p{L})(?<digit>\d)$/u.exec(text)?.groups);
  const counts = new Map<string, number>();
  for (const part of parts) if (part?.stem !== undefined) counts.set(part.stem, (counts.get(part.stem) ?? 0) + 1);
  const [[stem, count] = ['', 0]] = [...counts].sort((one, other) => other[1] - one[1]);
  if (count < LEAST_COUNTED || count < MOST_COUNTED * read.length) return read;
  const taken = parts.flatMap((part) => (part?.stem === stem ? [Number(part.digit)] : []));
  const isLeftOut = (digit: number): boolean =>
    !taken.includes(digit) && digit >= Math.min(...taken) - 1 && digit <= Math.max(...taken) + 1;
  return read.map((one, index) => {
    const { stem: letter = '', digit = '' } = parts[index] ?? {};
    const isOther = counts.get(letter) === 1 && isMistaken(letter, stem) && isLeftOut(Number(digit));
    return isOther ? { ...one, text: `${stem}${digit}` } : one;
  });
}

/** What parts names that are told apart by one letter each, and that letter without its accent. */
const LETTERED = /^(?<stem>.*[ -])?(?<letter>\p{L})\p{Mn}*$/u;

/** Product A beside Product B and Product C has no accent, where their letters are a stretch of the alphabet without it. */
function withPlainLetters(read: readonly ReadText[]): readonly ReadText[] {
  const parts = read.map(({ text }) => LETTERED.exec(text.normalize('NFD'))?.groups);
  const [first] = parts;
  const letters = parts.flatMap((part) =>
    part?.letter !== undefined && part.stem === first?.stem ? [part.letter] : [],
  );
  const areAlike = letters.length >= 2 && letters.length === read.length && areStretch(letters);
  return areAlike ? read.map((one, index) => ({ ...one, text: `${first?.stem ?? ''}${letters[index]}` })) : read;
}

/** So many letters that stand alone show that the other one is a letter too. */
const LEAST_ALONE = 3;
const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const ALPHABETS = [CAPITALS, CAPITALS.map((letter) => letter.toLowerCase())];

/** Beside A, B and all others to H what reads 1 is an I: it looks like the letter that makes them a stretch of the alphabet. */
function withLookalike(read: readonly ReadText[]): readonly ReadText[] {
  const signs = read.map(({ text }) => text);
  const odd = ALPHABETS.map((alphabet) => signs.flatMap((sign, index) => (alphabet.includes(sign) ? [] : [index])));
  const of = odd.findIndex(({ length }) => length === 1);
  const [at = 0] = odd[of] ?? [];
  if (of < 0 || signs.length <= LEAST_ALONE) return read;
  const letter = ALPHABETS[of]?.find(
    (own) => toDigits(own) === toDigits(signs[at] ?? '') && areStretch(signs.with(at, own)),
  );
  return letter === undefined ? read : read.with(at, { text: letter, confidence: read[at]?.confidence ?? 0 });
}

/** Labels of one pattern, letters and a number, are read alike: beside A2 and A3 there is no Al, and beside Jul and Sep no Aud. */
export function alikeNames(read: readonly ReadText[]): readonly ReadText[] {
  const own = withLookalike(chainRanges(withPlainLetters(withStem(withBlanks(mendCalendarNames(read))))));
  const pattern = /^(?<letters>\p{L}{1,8}[ -]?)(?<digits>\d{1,3})$/u;
  const stems = new Set(own.flatMap(({ text }) => pattern.exec(text)?.groups?.letters ?? []));
  return own.map((one) => {
    const stem = [...stems].find((letters) => one.text.startsWith(letters) && one.text.length > letters.length);
    const rest = stem === undefined ? '' : toDigits(one.text.slice(stem.length));
    return stem !== undefined && /^\d{1,3}$/u.test(rest) ? { ...one, text: `${stem}${rest}` } : one;
  });
}
