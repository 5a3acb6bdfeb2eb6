import { foldWords } from '../../table/notation/characters.ts';
import { mayNameMoment } from '../../table/notation/date-beginnings.ts';
import { maybeMoment } from '../../table/notation/date-notation.ts';
import { type ParsedMoment, timeOfDay } from '../../table/notation/moment.ts';
import { MONTH_NAMES } from '../../table/notation/month-names.ts';
import { parseNumber } from '../../table/notation/number-notation.ts';
import { WEEKDAY_NAMES } from '../../table/notation/weekday-names.ts';
import { isNumberWord, matchNumberWords } from '../../table/number-words.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';

const YEAR = /^(?:1[89]\d\d|2[01]\d\d)$/;
const LONGEST_MOMENT = 6;
const LONGEST_NUMBER = 6;
/** Words that name numbers or months only beside others. */
const DOUBTFUL: ReadonlySet<string> = new Set([
  'may',
  'mar',
  'sat',
  'sun',
  'set',
  'dom',
  'sex',
  'a',
  'an',
  'um',
  'uma',
  'second',
  'segundo',
  'segunda',
  'quarta',
  'quinta',
  'half',
  'meio',
  'one',
  'mil',
  'e',
  'و',
  'and',
]);

/** A wish, and the mark that parts decimals in its language: it settles "1.000". */
export type NumberSource = { readonly wish: string; readonly decimal: ',' | '.' };

/** Numbers in digits and in words, with scale and percent sign. */
export function linkNumbers(tokens: readonly Token[], start: number, source: NumberSource): readonly Link[] {
  const token = tokens[start];
  if (token === undefined) return [];
  if (token.kind === 'number') return numberInDigits(tokens, start, source);
  const isSign = token.kind === 'mark' && /^[-$€£¥]$/.test(token.text) && tokens[start - 1]?.end !== token.start;
  if (isSign && tokens[start + 1]?.start === token.end) {
    return numberInDigits(tokens, start, source);
  }
  if (token.kind !== 'word' || !isNumberWord(token.folded)) return [];
  const words = tokens.slice(start, start + LONGEST_NUMBER).map(({ folded }) => folded);
  const match = matchNumberWords(words, 0);
  if (match === undefined) return [];
  const score = match.length === 1 && DOUBTFUL.has(token.folded) ? 0.3 : 0.95;
  return [numberLink({ start, end: start + match.length }, match.value, { score, isPercentage: false })];
}

const BOUNDS: ReadonlySet<string> = new Set(['under', 'over', 'below', 'above']);

function numberInDigits(tokens: readonly Token[], start: number, { wish, decimal }: NumberSource): readonly Link[] {
  for (let end = Math.min(tokens.length, start + 3); end > start; end--) {
    const first = tokens[start];
    const last = tokens[end - 1];
    if (first === undefined || last === undefined) continue;
    if (end - start > 2 && first.kind !== 'mark') continue;
    if (isDashWithin(last, tokens[end])) continue;
    const said = wish.slice(first.start, last.end).replace(/(\d)(?:st|nd|rd|th|º|ª)$/i, '$1');
    // "The under 30s": people by their age, and no decade.
    const text = BOUNDS.has(tokens[start - 1]?.folded ?? '') ? said.replace(/^(\d+)s$/, '$1') : said;
    const parsed = parseNumber(text, { decimal });
    if (parsed === undefined || typeof parsed.value !== 'number') continue;
    const isPercentage = /[%٪]/.test(text);
    const isQuantity = !isPercentage && last.kind === 'word' && end > start + 1 && !isNumberWord(last.folded);
    return [numberLink({ start, end }, parsed.value, { score: 1, isPercentage, isQuantity })];
  }
  return [];
}

/** The dash of "5-35" and "7-day", which is no sign after the number. */
function isDashWithin(last: Token, next: Token | undefined): boolean {
  return /^[-–]$/.test(last.text) && next !== undefined && next.kind !== 'mark' && next.start === last.end;
}

type NumberFacts = { readonly score: number; readonly isPercentage: boolean; readonly isQuantity?: boolean };

function numberLink(span: { readonly start: number; readonly end: number }, value: number, facts: NumberFacts): Link {
  const { score, isPercentage, isQuantity } = facts;
  const target = { kind: 'number', value, isPercentage, ...(isQuantity === true ? { isQuantity } : {}) } as const;
  return { ...span, score, target };
}

const ORDINALS: readonly ReadonlySet<string>[] = [
  'first 1st primeiro اول',
  'second 2nd segundo ثاني',
  'third 3rd terceiro ثالث',
  'fourth 4th quarto رابع',
].map((words) => new Set(words.split(' ')));
const PERIODS: Readonly<Record<string, 'Q' | 'H'>> = {
  quarter: 'Q',
  trimestre: 'Q',
  ربع: 'Q',
  half: 'H',
  semester: 'H',
  semestre: 'H',
  نصف: 'H',
};

/** "Second quarter", "primeiro semestre", «الربع الثاني»: the period, of whichever year. */
function ordinalPeriod(tokens: readonly Token[], start: number): readonly Link[] {
  const words = tokens.slice(start, start + 2).map(({ folded }) => folded.replace(/^ال/, ''));
  const place = ORDINALS.findIndex((forms) => words.some((word) => forms.has(word)));
  const sign = words.flatMap((word) => PERIODS[word] ?? [])[0];
  const moment =
    words.length === 2 && place >= 0 && sign !== undefined ? maybeMoment(`${sign}${place + 1}`) : undefined;
  // With its year it is read as a whole: "the first quarter of 2025".
  const isOfYear = tokens.slice(start + 2, start + 5).some(({ folded }) => YEAR.test(folded));
  if (moment === undefined || isOfYear) return [];
  return [
    {
      start,
      end: start + 2,
      score: 1,
      target: { kind: 'moment', shape: moment.shape, iso: moment.text, time: moment.time },
    },
  ];
}

/** More than two words name a moment with a figure alone. */
const FIGURE = /[\d٠-٩]/;

/** Portuguese months in short that are English words: "split out". */
const ENGLISH_WORDS: ReadonlySet<string> = new Set(['out', 'set', 'ago']);

/** Dates and periods as they are written, the longest from a token on. */
export function linkMoments(
  tokens: readonly Token[],
  start: number,
  { wish, isEnglish }: { readonly wish: string; readonly isEnglish: boolean },
): readonly Link[] {
  const first = tokens[start];
  if (first === undefined || first.kind === 'mark') return [];
  if (isEnglish && ENGLISH_WORDS.has(first.text)) return [];
  const period = ordinalPeriod(tokens, start);
  if (period.length > 0) return period;
  for (let end = Math.min(tokens.length, start + LONGEST_MOMENT); end > start; end--) {
    const last = tokens[end - 1];
    if (last === undefined || last.kind === 'mark' || (end > start + 1 && isJoining(last))) continue;
    const written = wish.slice(first.start, last.end);
    if (end > start + 2 && !FIGURE.test(written)) continue;
    const text = oneOfWeekdays(written);
    if (!isMomentLike(text, first, end - start)) continue;
    const moment = calendarYear(tokens.slice(start, end)) ?? maybeMoment(text);
    if (moment === undefined) continue;
    const target = { kind: 'moment', shape: moment.shape, iso: moment.text, time: moment.time } as const;
    return [{ start, end, score: moment.shape === 'year' ? 0.95 : 1, target }];
  }
  return [];
}

/** "2022 e 2023", "de 2022 a 2023": the letter joins two years, it is no sign of an estimate. */
const isJoining = ({ text }: Token): boolean => /^[aeyو]$/.test(text);

const YEAR_WORDS: ReadonlySet<string> = new Set('year ano عام العام سنه السنه'.split(' '));

/** "2018", "year 2018": no financial year. */
function calendarYear(tokens: readonly Token[]): ParsedMoment | undefined {
  const [first, second] = tokens;
  if (first === undefined || tokens.length > 2) return undefined;
  if (second === undefined) return maybeYear(first);
  return YEAR_WORDS.has(first.folded) ? maybeYear(second) : undefined;
}

/** Four figures that may be a year: only the grammar tells whether they are one. */
function maybeYear({ folded }: Token): ParsedMoment | undefined {
  if (!YEAR.test(folded)) return undefined;
  return { shape: 'year', time: timeOfDay(Number(folded), 1, 1), text: folded };
}

/** "Saturdays", "segundas-feiras": the day that is meant of each week; other texts as they are. */
function oneOfWeekdays(text: string): string {
  if (!/^\p{L}+s(?:[- ]\p{L}+s)?$/u.test(text)) return text;
  const one = text.replace(/s(?![\p{L}])/gu, '');
  return isWeekday(foldWords(one)) ? one : text;
}

/** Weekdays in full: "sex" and "sun" are too short to be told from other words. */
const isWeekday = (folded: string): boolean => folded.length > 4 && WEEKDAY_NAMES.has(folded);

function isMomentLike(text: string, first: Token, length: number): boolean {
  if (length === 1) {
    if (first.kind === 'number') return YEAR.test(first.folded) || /\d[-/.]\d/.test(text);
    if (MONTH_NAMES.has(first.folded) || isWeekday(foldWords(text)))
      return !DOUBTFUL.has(first.folded) || /^\p{Lu}/u.test(first.text);
    return /^(?:q|h|t|s)\d$/.test(first.folded) || /^\d{4}/.test(text);
  }
  if (length === 2 && (MONTH_NAMES.has(foldWords(text)) || WEEKDAY_NAMES.has(foldWords(text)))) return true;
  return FIGURE.test(text) && text.length < 30 && mayNameMoment(text);
}

/** "3+ rooms": a plus right behind a number is no sum, but as much or more. `found` holds the links of each token, which are changed. */
export function openNumbers(found: Link[][], tokens: readonly Token[]): void {
  tokens.forEach(({ text, start, end }, at) => {
    const isBehind = tokens[at - 1]?.end === start && found[at - 1]?.some(({ target }) => target.kind === 'number');
    if (text !== '+' || isBehind !== true || tokens[at + 1]?.start === end) return;
    found[at] = [{ start: at, end: at + 1, score: 1, target: { kind: 'sense', sense: 'orMore' } }];
  });
}

/** Words that leave a number open: "or more", "and before". */
const OPENING: ReadonlySet<string> = new Set(['orMore', 'orLess']);

/**
 * "Before 1990 and after 2010": what has a number or a moment of its own behind it does not leave open the one before. `found` holds
 * the links of each token, which are changed.
 */
export function closeBounds(found: Link[][]): void {
  const isSaid = (at: number): boolean =>
    found[at]?.some(({ target }) => target.kind === 'number' || target.kind === 'moment') === true;
  for (const own of found) {
    const kept = own.filter(
      ({ target, start, end }) =>
        target.kind !== 'sense' || !OPENING.has(target.sense) || end === start + 1 || !isSaid(end),
    );
    own.splice(0, own.length, ...kept);
  }
}
