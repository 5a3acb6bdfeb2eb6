import { digitValue } from '../../../table/notation/characters.ts';
import type { CheckLexicon } from './check-lexicon.ts';

/** A number as it stands in a text. */
export type ReadNumber = {
  /** Behind the number, its scale word and its sign of percent. */
  readonly end: number;
  readonly value: number;
  /** The worth of its last digit: it may be rounded by half of that. */
  readonly step: number;
  readonly isPercent: boolean;
  readonly isPoints: boolean;
  /** A rank ending stands at the digits. */
  readonly isRank: boolean;
  /** Seconds of the unit of time behind it; 1 where none stands there. */
  readonly secondsPerUnit: number;
};

const BLANKS = '\u0020\u00a0\u202f';
const MINUS = '-−';
const DIRECTION_MARKS = '\u061c\u200e\u200f\u2066\u2067\u2068\u2069';

/** The number that begins at a place of a text; undefined where no digit stands there. */
export function readNumber(text: string, start: number, lexicon: CheckLexicon): ReadNumber | undefined {
  if (digitValue(text.charCodeAt(start)) < 0) return undefined;
  let at = start;
  let whole = '';
  let decimals = '';
  while (at < text.length) {
    const digit = digitValue(text.charCodeAt(at));
    if (digit >= 0) whole += digit;
    else if (!isGroupMark(text, at, lexicon)) break;
    at++;
  }
  if (text[at] === lexicon.decimal && digitValue(text.charCodeAt(at + 1)) >= 0) {
    at++;
    for (; digitValue(text.charCodeAt(at)) >= 0; at++) decimals += digitValue(text.charCodeAt(at));
  }
  const sign = isNegative(text, start) ? -1 : 1;
  const power = readPower(text, at);
  const written = {
    value: Number(`${sign < 0 ? '-' : ''}${whole}.${decimals || '0'}e${power.value}`),
    step: 10 ** (power.value - decimals.length),
  };
  return withSmallerUnit(text, withUnit(text, power.end, written, lexicon), lexicon);
}

/** "3 hours 20 minutes", "3 horas e 20 minutos", "٣ ساعات و٢٠ دقيقة": one length of time, in its first unit. */
function withSmallerUnit(text: string, read: ReadNumber, lexicon: CheckLexicon): ReadNumber {
  if (read.secondsPerUnit === 1) return read;
  const rest = text.slice(read.end);
  const between = /^[\s\u200e\u200f\u061c]*[\p{L}\p{M}]+ (?:e |و)?/u.exec(rest)?.[0];
  const smaller = between === undefined ? undefined : readNumber(text, read.end + between.length, lexicon);
  const isPart =
    smaller !== undefined &&
    lexicon.durations.some(
      ([word, seconds]) =>
        seconds === smaller.secondsPerUnit && isWordAt(text, smaller.end + 1, word) && seconds < read.secondsPerUnit,
    );
  if (!isPart) return read;
  const size = smaller.secondsPerUnit / read.secondsPerUnit;
  const value = read.value + (read.value < 0 ? -1 : 1) * smaller.value * size;
  return { ...read, value, step: smaller.step * size, end: smaller.end };
}

const POWER = /^(?:e|أس)([\u061c\u200e\u200f]*[-−+]?)(\p{Nd}{1,3})/iu;

/** The power of ten behind a number: "9.1e-31", "٩٫١أس-٣١"; 0 where none stands there. */
function readPower(text: string, at: number): { readonly value: number; readonly end: number } {
  const [all = '', sign = '', digits = ''] = POWER.exec(text.slice(at)) ?? [];
  const size = Number([...digits].map((digit) => digitValue(digit.charCodeAt(0))).join(''));
  return { value: /[-−]/.test(sign) ? -size : size, end: at + all.length };
}

/** A group mark stands before exactly three digits. */
function isGroupMark(text: string, at: number, { groups, decimal }: CheckLexicon): boolean {
  const mark = text[at] ?? '';
  if (mark === decimal || !`${groups}\u00a0\u202f`.includes(mark)) return false;
  const isDigit = (place: number): boolean => digitValue(text.charCodeAt(place)) >= 0;
  return isDigit(at + 1) && isDigit(at + 2) && isDigit(at + 3) && !isDigit(at + 4);
}

/** A minus, perhaps before a sign of money or a mark of direction. A dash between words has a blank behind it. */
function isNegative(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && (DIRECTION_MARKS.includes(text[at] ?? '') || /\p{Sc}/u.test(text[at] ?? ''))) at--;
  const before = text[at - 1] ?? ' ';
  return at >= 0 && MINUS.includes(text[at] ?? ' ') && !/[\p{L}\p{N}]/u.test(before);
}

function withUnit(
  text: string,
  from: number,
  { value, step }: { value: number; step: number },
  lexicon: CheckLexicon,
): ReadNumber {
  const skip = (at: number): number => {
    let next = at;
    while (next < text.length && (BLANKS + DIRECTION_MARKS).includes(text[next] ?? '')) next++;
    return next;
  };
  const isRank = lexicon.rankEndings.some((ending) => isWordAt(text, from, ending));
  const scale = lexicon.scales.find(([word]) => isWordAt(text, skip(from), word));
  const factor = scale?.[1] ?? 1;
  const end = scale === undefined ? from : skip(from) + scale[0].length;
  const percentAt = skip(end);
  const isPercent = text[percentAt] === '%' || text[percentAt] === '٪';
  const seconds = lexicon.durations.find(([word]) => isWordAt(text, percentAt, word))?.[1] ?? 1;
  return {
    end: isPercent ? percentAt + 1 : end,
    value: value * factor,
    step: step * factor,
    isPercent,
    isPoints: lexicon.points.some((word) => isWordAt(text, percentAt, word)),
    isRank,
    secondsPerUnit: seconds,
  };
}

/** True where a word stands at a place, and no letter goes on behind it. */
export function isWordAt(text: string, at: number, word: string): boolean {
  return text.startsWith(word, at) && !/[\p{L}\p{M}]/u.test(text[at + word.length] ?? ' ');
}
