import { maybeBoolean } from '../notation/boolean-notation.ts';
import { digitValue } from '../notation/characters.ts';
import { mayNameMoment } from '../notation/date-beginnings.ts';
import { EVIDENCE } from '../notation/digit-groups.ts';
import { NumberReader } from '../notation/number-notation.ts';
import type { NumberScale } from '../notation/scale-words.ts';
import type { ColumnEntries } from './column-entries.ts';

/** What the text at a place was read as; a word is neither a number nor, by its first letters, a moment. */
export const READ = { nothing: 0, plain: 1, percentage: 2, currency: 3, withUnit: 4, word: 5 } as const;

/** What was met while the texts of a column were read as numbers; counts are of rows, not of places. */
export class NumberTally {
  plain = 0;
  percentages = 0;
  currencies = 0;
  /** Figures with needless zeros in front: codes. */
  codes = 0;
  /** Texts that say true or false. */
  booleans = 0;
  /** A letter that is a currency right before one or two figures ("R5"): amounts, or codes of rounds, rooms, regions. */
  letterCodes = 0;
  /** Figures with one letter behind them that is neither scale nor unit: "1A". */
  letterUnits = 0;
  /** True where a number is grouped, scaled or has decimals: no year is. */
  hasNumberMarks = false;
  /** Most decimals of any number. */
  decimals = 0;
  /** Rows whose marks prove the point, or the comma, to be the decimal mark. */
  points = 0;
  commas = 0;
  /** Rows like "1.234" and "1,234", and the first text of each. */
  ambiguousPoints = 0;
  ambiguousCommas = 0;
  ambiguousPoint = '';
  ambiguousComma = '';
  /** Rows of whole numbers below one thousand without any mark, and the largest that has none. */
  unmarked = 0;
  largestUnmarked = 0;
  /** The largest bare number without sign, to tell fractions from percentages. */
  largestPlain = 0;
  readonly currencyCounts = new Map<string, number>();
  readonly scaleCounts = new Map<NumberScale, number>();
  readonly unitCounts = new Map<string, number>();
  private runCurrency = '';
  private runCount = 0;

  /** Counts a number that was read; gives its state. */
  add(reader: NumberReader, text: string, count: number): number {
    const { evidence } = reader;
    if (evidence !== EVIDENCE.none) this.addEvidence(evidence, text, count);
    else if (reader.factor === 1) this.addUnmarked(Math.abs(reader.value), count);
    if (reader.decimals > this.decimals) this.decimals = reader.decimals;
    if (reader.hasGroups || reader.decimals > 0) this.hasNumberMarks = true;
    if (reader.scale !== undefined) {
      this.hasNumberMarks = true;
      this.scaleCounts.set(reader.scale, (this.scaleCounts.get(reader.scale) ?? 0) + count);
    }
    if (reader.currency !== undefined) {
      if (isLetterAndFigures(text)) this.letterCodes += count;
      this.addCurrency(reader.currency, count);
      return READ.currency;
    }
    if (reader.isPercentage) {
      this.percentages += count;
      return READ.percentage;
    }
    this.plain += count;
    const size = Math.abs(reader.value);
    if (size > this.largestPlain) this.largestPlain = size;
    return READ.plain;
  }

  /** Counts the currency of the last run of amounts; to be called once after the last text. */
  close(): void {
    if (this.runCurrency === '') return;
    this.currencyCounts.set(this.runCurrency, (this.currencyCounts.get(this.runCurrency) ?? 0) + this.runCount);
    this.runCount = 0;
  }

  /** Amounts mostly come in one currency, so runs are counted, not each. */
  private addCurrency(currency: string, count: number): void {
    if (currency !== this.runCurrency) {
      this.close();
      this.runCurrency = currency;
    }
    this.runCount += count;
    this.currencies += count;
  }

  private addUnmarked(size: number, count: number): void {
    this.unmarked += count;
    if (size > this.largestUnmarked) this.largestUnmarked = size;
  }

  private addEvidence(evidence: number, text: string, count: number): void {
    if (evidence === EVIDENCE.point) this.points += count;
    else if (evidence === EVIDENCE.comma) this.commas += count;
    else if (evidence === EVIDENCE.ambiguousPoint) {
      this.ambiguousPoints += count;
      if (this.ambiguousPoint === '') this.ambiguousPoint = text;
    } else {
      this.ambiguousCommas += count;
      if (this.ambiguousComma === '') this.ambiguousComma = text;
    }
  }
}

/** The texts of a column read as numbers. */
export type NumberTexts = {
  /** One of `READ` for each place. */
  readonly states: Uint8Array;
  /** The number of each place that is one; of no length where no place is. */
  readonly values: Float64Array;
  readonly tally: NumberTally;
  /** The decimal mark by which "1.234" was read. */
  readonly decimal: ',' | '.';
};

const NONE = new Float64Array(0);

/**
 * Reads every text of a column as a number, "1.234" by the given decimal mark. Where letters that are no scale stand behind other
 * figures ("1A" beside "1B"), no letter is one; where "CR" marks credits, it is none either.
 */
export function readNumberTexts(entries: ColumnEntries, decimal: ',' | '.'): NumberTexts {
  const first = readAll(entries, decimal, new NumberReader());
  const { letterUnits, scaleCounts } = first.tally;
  const areCredits = scaleCounts.has('crore') && haveCredits(entries.texts);
  if (!areCredits && (letterUnits === 0 || scaleCounts.size === 0)) return first;
  const reader = new NumberReader();
  reader.takesLetterScales = letterUnits === 0;
  reader.takesCrores = !areCredits;
  return readAll(entries, decimal, reader);
}

const DEBIT = /\p{Nd} ?dr\.?$/iu;
/** Cents, without currency or scale. */
const CENTS = /^[-−(]?\p{Nd}[\p{Nd}.,' ]*[.,]\p{Nd}{2}\)?$/u;
const CREDIT = / ?CR\.?$/;
const CREDIT_OR_CRORE = /\p{Nd} ?cr\.?$/iu;

/**
 * True where "CR" marks credits: beside debits, beside amounts with cents that have no mark, or in capitals behind cents alone. Ten
 * millions are written "Cr" and beside nothing a ten millionth of them.
 */
function haveCredits(texts: readonly string[]): boolean {
  const marked = texts.filter((text) => CREDIT_OR_CRORE.test(text));
  if (marked.length < texts.length && texts.some((text) => DEBIT.test(text) || CENTS.test(text))) return true;
  return marked.every((text) => CREDIT.test(text) && CENTS.test(text.replace(CREDIT, '')));
}

function readAll(entries: ColumnEntries, decimal: ',' | '.', reader: NumberReader): NumberTexts {
  const { texts, counts } = entries;
  const size = texts.length;
  const states = new Uint8Array(size);
  let values = NONE;
  const tally = new NumberTally();
  for (let place = 0; place < size; place++) {
    const text = texts[place] ?? '';
    const count = counts[place] ?? 1;
    if (looksLikeIsoDay(text)) continue;
    const isNumber = reader.read(text, decimal);
    if ((isNumber || reader.unit !== '') && values === NONE) values = new Float64Array(size);
    if (isNumber) {
      values[place] = reader.value;
      states[place] = tally.add(reader, text, count);
    } else if (reader.unit === '') {
      if (reader.hasLeadingZeros) tally.codes += count;
      if (maybeBoolean(text) !== undefined) tally.booleans += count;
      if (!mayNameMoment(text)) states[place] = READ.word;
    } else {
      values[place] = reader.value;
      if (isUnit(reader.unit, text)) {
        tally.decimals = Math.max(tally.decimals, reader.decimals);
        states[place] = READ.withUnit;
        const unit = singular(reader.unit);
        tally.unitCounts.set(unit, (tally.unitCounts.get(unit) ?? 0) + count);
      } else if (reader.unit.length === 1) tally.letterUnits += count;
    }
  }
  tally.close();
  return { states, values, tally, decimal };
}

function isLetterAndFigures(text: string): boolean {
  return text.length <= 3 && text >= 'A' && text < '[' && digitValue(text.charCodeAt(1)) >= 0;
}

/** "2024-03-12" and the like, which the number reader need not be asked about. */
function looksLikeIsoDay(text: string): boolean {
  return text.length === 10 && text.charCodeAt(4) === 45 && text.charCodeAt(0) < 58 && text.charCodeAt(0) > 47;
}

/** Units that may follow a number without a blank. */
const CLOSE_UNITS: ReadonlySet<string> = new Set(
  'm t km m² km² m³ cm mm kg g mg mt ha l ml gb mb kb tb hz khz mhz ghz w kw mw gw kwh mwh gwh kv mph kph km/h m/s ° °c °f ºc ºf c° x px pt pp pts bps ft in lb lbs oz yd mi min ms kcal cal bar psi db ppm ‰'.split(
    ' ',
  ),
);
const LONGEST_UNIT = 16;

/** A unit without the plural's s, so that "1 year" and "2 years" are of one unit. */
export function singular(unit: string): string {
  return unit.length > 3 && unit.endsWith('s') ? unit.slice(0, -1) : unit;
}

/** True for what can be a unit of measure behind a number: no figures, at most two words, apart unless a known short unit. */
function isUnit(unit: string, text: string): boolean {
  if (unit.length > LONGEST_UNIT || /[\d:;([{]/.test(unit)) return false;
  if (CLOSE_UNITS.has(unit.toLowerCase())) return true;
  const isApart = text.charCodeAt(text.length - unit.length - 1) === 32;
  return isApart && /^[\p{L}/%²³.]{2,}(?: \p{L}+)?$/u.test(unit);
}

/** The key that is counted most, where it is counted in at least `least` rows. */
export function mostCounted<Key>(counts: ReadonlyMap<Key, number>, least: number): Key | undefined {
  let best: Key | undefined;
  let most = 0;
  for (const [key, count] of counts) {
    if (count > most) {
      most = count;
      best = key;
    }
  }
  return most >= least ? best : undefined;
}
