import type { ParsingLocale } from '../chart/locale.ts';
import type { TypedColumn } from './column.ts';
import { isPlaceholder } from './notation/blank-notation.ts';
import { digitValue } from './notation/characters.ts';
import { maybeDuration } from './notation/duration-notation.ts';
import type { DateOrder } from './notation/moment.ts';
import { parseNumber } from './notation/number-notation.ts';
import { totalsClaim } from './notation/totals-words.ts';
import {
  buildDurationColumn,
  buildStatedDurations,
  isDurationLabel,
  readDurationTexts,
} from './reading/build-duration-column.ts';
import { buildMomentColumn, maybeIsoDays } from './reading/build-moment-column.ts';
import { buildNumberColumn } from './reading/build-number-column.ts';
import { buildPlainNumbers } from './reading/build-plain-numbers.ts';
import { buildBooleanColumn, buildTextColumn } from './reading/build-text-column.ts';
import { ASIDE, type ColumnReading } from './reading/column-context.ts';
import { type ColumnEntries, gatherEntries } from './reading/column-entries.ts';
import { readLabel } from './reading/column-label.ts';
import { chooseDateOrder, readMomentTexts } from './reading/column-moments.ts';
import { mostCounted, type NumberTexts, READ, readNumberTexts } from './reading/column-numbers.ts';
import { emptyColumn } from './reading/number-values.ts';
import { isYearNumber } from './reading/year-column.ts';

/** How a column is to be read beside its own cells. */
export type ParseOptions = {
  readonly label: string;
  /** Settles dates and separators that the cells leave open. */
  readonly locale?: ParsingLocale;
  /** A unit or scale stated for the whole column ("in $ millions"). */
  readonly unit?: string;
  /** What other columns of the same table prove; stands before the locale. */
  readonly habits?: { readonly decimal?: ',' | '.'; readonly order?: DateOrder };
  /** True where other columns of the same table show that this one holds no years. */
  readonly isAmount?: boolean;
  /** True where the column is stated to be text: figures written in it name things. Cells that are numbers speak louder. */
  readonly isText?: boolean;
  /** The order of day and month that the words of the table make likely. It decides where nothing settles it, and the doubt stays. */
  readonly likelyOrder?: DateOrder;
  /** True where the column is stated to be lengths of time: its numbers are seconds, its texts with colons no times of day. */
  readonly isDuration?: boolean;
  /** True where other columns of the same table show that texts with colons are lengths of time and no times of day. */
  readonly isLength?: boolean;
};

/** A bare number beyond this is no percentage that lost its sign. */
const LARGEST_BARE_PERCENTAGE = 100;

/** The share of the filled cells that must be of a kind for a column to be of it. */
const LEAST_SHARE = 0.75;

/** The decimal mark of each locale. */
export const DECIMAL_OF = { 'en-GB': '.', 'en-US': '.', ar: '.', 'pt-PT': ',' } as const satisfies Record<
  ParsingLocale,
  ',' | '.'
>;
/** The order of day and month of each locale. */
export const ORDER_OF = {
  'en-GB': 'day-first',
  'en-US': 'month-first',
  ar: 'day-first',
  'pt-PT': 'day-first',
} as const satisfies Record<ParsingLocale, DateOrder>;

/**
 * Types a column: finds its kind over all its cells, and gives each cell its value. Cells may be anything; it never throws.
 * Where the cells leave a notation open, what they prove together decides, then the table's habits, then the locale, then the
 * commoner way, which `ambiguity` reports.
 */
export function parseColumn(cells: readonly unknown[], options: ParseOptions): TypedColumn {
  const facts = {
    ...readLabel(options.label, options.unit),
    isAmount: options.isAmount === true,
    isLength: options.isLength === true || options.isDuration === true,
  };
  const numbers = maybeNumbers(cells);
  if (numbers !== undefined)
    return options.isDuration === true
      ? buildStatedDurations(options.label, numbers)
      : buildPlainNumbers(options.label, facts, numbers);
  const days = options.isText === true ? undefined : maybeIsoDays(options.label, cells);
  if (days !== undefined) return days;
  const entries = gatherEntries(cells);
  const filled = entries.textCount + entries.numberCount + entries.booleanCount + entries.oddCount;
  if (filled === 0) return emptyColumn(options.label, cells.length);
  if (options.isText === true && filled === entries.textCount)
    return buildTextColumn({ entries, label: options.label });
  const stated = options.locale && DECIMAL_OF[options.locale];
  const numberTexts = readNumbers(entries, { decimal: options.habits?.decimal, stated });
  const moments = readMomentTexts(entries, numberTexts.states);
  const order = chooseDateOrder(
    entries,
    moments,
    options.habits?.order ?? (options.locale && ORDER_OF[options.locale]) ?? options.likelyOrder,
  );
  const reading = {
    label: options.label,
    facts,
    entries,
    numbers: numberTexts,
    moments,
    order,
    isMarkGiven: options.habits?.decimal !== undefined || numberTexts.decimal === stated,
    isOrderGiven: options.locale !== undefined || options.habits?.order !== undefined,
    asides: new Uint8Array(entries.texts.length),
  };
  return chooseColumn(reading, filled);
}

/** The cells as numbers where all are JSON numbers or null; undefined at the first that is not. */
function maybeNumbers(cells: readonly unknown[]): Float64Array | undefined {
  const first = cells.find((cell) => cell !== null && cell !== undefined);
  if (first !== undefined && typeof first !== 'number') return undefined;
  const numbers = new Float64Array(cells.length);
  for (let row = 0; row < cells.length; row++) {
    const cell = cells[row];
    if (typeof cell === 'number') numbers[row] = Number.isFinite(cell) ? cell : Number.NaN;
    else if (cell === null || cell === undefined) numbers[row] = Number.NaN;
    else return undefined;
  }
  return numbers;
}

/**
 * Reads the texts as numbers, a second time where the column shows another decimal mark than was assumed: `decimal` is what settles it,
 * `stated` what a locale says, which the cells may speak against.
 */
function readNumbers(
  entries: ColumnEntries,
  { decimal, stated }: { readonly decimal: ',' | '.' | undefined; readonly stated: ',' | '.' | undefined },
): NumberTexts {
  const first = readNumberTexts(entries, decimal ?? stated ?? '.');
  const { points, commas, ambiguousPoints, ambiguousCommas } = first.tally;
  if (ambiguousPoints + ambiguousCommas === 0) return first;
  if (points !== commas) return readIfOther(entries, first, points > commas ? '.' : ',');
  const isInGroups = groupsByPoints(first) || (stated === undefined && isMoneyInGroups(first));
  return decimal === undefined && isInGroups ? readIfOther(entries, first, ',') : first;
}

function readIfOther(entries: ColumnEntries, first: NumberTexts, decimal: ',' | '.'): NumberTexts {
  return decimal === first.decimal ? first : readNumberTexts(entries, decimal);
}

/**
 * True where points more likely part thousands: "950" and "1.200" in one column have one number of decimals only so. It is no
 * proof; the doubt is still reported.
 */
function groupsByPoints({ tally }: NumberTexts): boolean {
  const { ambiguousPoints, ambiguousCommas, points, commas, unmarked, largestUnmarked } = tally;
  return ambiguousPoints >= 2 && ambiguousCommas + points + commas === 0 && unmarked > 0 && largestUnmarked < 1000;
}

/** Currencies whose thousandth part is a coin: three decimals are no thousands there. */
const IN_THOUSANDTHS: ReadonlySet<string> = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);
/** Prices below this are written with three decimals here and there, fuel for one. */
const SMALL_PRICE = 10;

/** True where all amounts of money have one point with three digits behind it, some with two before it: "12.450 €". */
function isMoneyInGroups({ tally, values }: NumberTexts): boolean {
  const { ambiguousPoints, ambiguousCommas, points, commas, currencies, currencyCounts } = tally;
  if (ambiguousPoints < 2 || ambiguousPoints !== currencies || ambiguousCommas + points + commas > 0) return false;
  if ([...currencyCounts.keys()].some((currency) => IN_THOUSANDTHS.has(currency))) return false;
  return values.some((value) => Math.abs(value) >= SMALL_PRICE);
}

function chooseColumn(reading: ColumnReading, filled: number): TypedColumn {
  const { entries, numbers, moments } = reading;
  const { tally } = numbers;
  const numberCount = countNumbers(reading, filled);
  const booleanCount = entries.booleanCount + tally.booleans;
  const most = Math.max(numberCount, moments.count, booleanCount);
  const aside = most * 3 >= filled ? markAsides(reading) : 0;
  const needed = (filled - aside) * LEAST_SHARE;
  const duration = maybeDurations(reading, filled, needed);
  if (duration !== undefined) return duration;
  const momentCount = moments.count + countYearsAmongPeriods(reading);
  if (momentCount > 0 && momentCount >= needed && moments.count > 0)
    return buildMomentColumn(reading) ?? buildTextColumn(reading);
  if (numberCount > 0 && numberCount >= needed && !holdsCodes(reading, numberCount)) return buildNumberColumn(reading);
  if (booleanCount > 0 && booleanCount >= needed) return buildBooleanColumn(reading);
  return buildTextColumn(reading);
}

/** True where figures are codes: with needless zeros in front, or "R1, R2, R3" under a label that speaks of no amounts. */
function holdsCodes({ facts, numbers: { tally } }: ColumnReading, numberCount: number): boolean {
  const isAmount = facts.measureWord !== undefined || facts.currency !== undefined;
  return tally.codes > 0 || (tally.letterCodes === numberCount && !isAmount);
}

/** Rows that are numbers of one kind: figures far beyond one hundred and percentages are two things in one column. */
function countNumbers({ entries, numbers: { tally } }: ColumnReading, filled: number): number {
  const units = tally.unitCounts.get(mostCounted(tally.unitCounts, filled / 2) ?? '') ?? 0;
  const bare = entries.numberCount + tally.plain + tally.currencies + units;
  const isMixture = tally.percentages > 0 && tally.largestPlain > LARGEST_BARE_PERCENTAGE;
  return isMixture ? Math.max(bare, tally.percentages) : bare + tally.percentages;
}

/** Rows of bare years in a column whose other periods are school or fiscal years ("1950" among "1937–38"). */
function countYearsAmongPeriods({ entries, moments, numbers }: ColumnReading): number {
  if (!moments.shapes.has('year')) return 0;
  let count = 0;
  for (let place = 0; place < entries.texts.length; place++) {
    if (numbers.states[place] === READ.plain && isYearNumber(numbers.values[place]))
      count += entries.counts[place] ?? 1;
  }
  return count;
}

/** Marks texts that say nothing is there and words for totals; gives the rows they stand in. */
function markAsides(reading: ColumnReading): number {
  const { entries, asides } = reading;
  let rows = 0;
  for (let place = 0; place < asides.length; place++) {
    const state = reading.numbers.states[place];
    if ((state !== READ.nothing && state !== READ.withUnit && state !== READ.word) || isMoment(reading, place))
      continue;
    const text = entries.texts[place] ?? '';
    if (isPlaceholder(text)) asides[place] = ASIDE.placeholder;
    else if (totalsClaim(text) !== 'none') asides[place] = ASIDE.total;
    else if (isBound(text)) asides[place] = ASIDE.bound;
    else continue;
    rows += entries.counts[place] ?? 1;
  }
  return rows;
}

/** "<5", "≥ 0.01": not a number, and no word either. */
function isBound(text: string): boolean {
  return '<>≤≥'.includes(text.charAt(0)) && parseNumber(text.slice(text.charAt(1) === '=' ? 2 : 1)) !== undefined;
}

function isMoment({ moments }: ColumnReading, place: number): boolean {
  return moments.moments[place] !== undefined || !Number.isNaN(moments.isoDays[place] ?? Number.NaN);
}

/** A column of lengths of time: in words, or with colons where the label or some cell shows that they are no times of day. */
function maybeDurations(reading: ColumnReading, filled: number, needed: number): TypedColumn | undefined {
  const { moments, numbers } = reading;
  const { plain, percentages, currencies } = numbers.tally;
  const clocks = moments.shapes.get('time') ?? 0;
  const others = filled - reading.entries.numberCount - plain - percentages - currencies - (moments.count - clocks);
  if (others === 0 || !mayHoldDurations(reading)) return undefined;
  const durations = readDurationTexts(reading);
  if (others + durations.minutesAlone < needed || durations.count === 0 || durations.count < needed) return undefined;
  return durations.certain > 0 || isDurationLabel(reading) ? buildDurationColumn(reading, durations) : undefined;
}

const LOOKED_AT = 16;

/** True where one of the first texts that are no numbers is a length of time. */
function mayHoldDurations({ entries, numbers }: ColumnReading): boolean {
  let seen = 0;
  for (let place = 0; place < entries.texts.length && seen < LOOKED_AT; place++) {
    const state = numbers.states[place];
    if (state !== READ.nothing && state !== READ.withUnit) continue;
    const text = entries.texts[place] ?? '';
    if (digitValue(text.charCodeAt(0)) >= 0 && maybeDuration(text) !== undefined) return true;
    seen++;
  }
  return false;
}
