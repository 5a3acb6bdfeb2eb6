import { type Locale, WRITTEN_LOCALE_OF } from '../../../chart/locale.ts';
import type { Expression } from '../../../plan/expression/expression.ts';
import { isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { dimensionColumn } from '../../holes/dimension-column.ts';
import { binary, columnCell, joinedBy, literal } from '../expressions.ts';
import type { MeaningOf, TailForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** A stretch of numbers: an end that is absent is open, one that is not `has` is left out itself. */
type Band = {
  readonly low?: number;
  readonly hasLow: boolean;
  readonly high?: number;
  readonly hasHigh: boolean;
};

type Words = { readonly below: string; readonly above: string };
const WORDS = {
  EN_US: { below: 'Under', above: 'Over' },
  EN_GB: { below: 'Under', above: 'Over' },
  PT_PT: { below: 'Menos de', above: 'Mais de' },
  AR: { below: 'أقل من', above: 'أكثر من' },
} as const satisfies Record<Locale, Words>;

const numberOf = (operand: Expression): number | undefined =>
  operand.kind === 'literal' && typeof operand.value === 'number' ? operand.value : undefined;

/** The band that a comparison leaves; undefined for moments and for what is only equal. */
function bandOf(tail: TailForm): Band | undefined {
  if (tail.kind === 'empty' || tail.isMoment === true) return undefined;
  if (tail.kind === 'between') {
    const [low, high] = [numberOf(tail.low), numberOf(tail.high)];
    return low === undefined || high === undefined || low >= high
      ? undefined
      : { low, hasLow: true, high, hasHigh: true };
  }
  const end = numberOf(tail.operand);
  if (end === undefined) return undefined;
  const { operator } = tail;
  if (operator === '<' || operator === '<=') return { high: end, hasLow: false, hasHigh: operator === '<=' };
  return operator === '>' || operator === '>=' ? { low: end, hasLow: operator === '>=', hasHigh: false } : undefined;
}

/**
 * Bands in rising order, of which none reaches into the next: where two share an end ("30-50, 50+") it is the upper one's. Undefined
 * where they overlap otherwise.
 */
function settleBands(bands: readonly Band[]): readonly Band[] | undefined {
  const rising = bands.toSorted(
    (one, other) => (one.low ?? Number.NEGATIVE_INFINITY) - (other.low ?? Number.NEGATIVE_INFINITY),
  );
  const settled = rising.map((band, at): Band => {
    const next = rising[at + 1];
    return next?.hasLow === true && next.low === band.high ? { ...band, hasHigh: false } : band;
  });
  const areApart = settled.every(({ high }, at) => {
    const next = settled[at + 1];
    return next === undefined || (high !== undefined && next.low !== undefined && high <= next.low);
  });
  return areApart ? settled : undefined;
}

function isWithin({ low, hasLow, high, hasHigh }: Band, key: string): Expression | undefined {
  const cell = columnCell(key);
  return joinedBy('and', [
    ...(low === undefined ? [] : [binary(hasLow ? '>=' : '>', cell, literal(low))]),
    ...(high === undefined ? [] : [binary(hasHigh ? '<=' : '<', cell, literal(high))]),
  ]);
}

/** From here on thousands are parted; smaller numbers may be years. */
const LEAST_PARTED = 10_000;

/** What a band is called: "Under 30", "30–50", "50+". */
function nameOf({ low, hasLow, high, hasHigh }: Band, locale: Locale): string {
  const { below, above } = WORDS[locale];
  const useGrouping = Math.max(low ?? 0, high ?? 0) >= LEAST_PARTED;
  const writer = new Intl.NumberFormat(WRITTEN_LOCALE_OF[locale], { useGrouping, maximumSignificantDigits: 15 });
  const [from, to] = [low, high].map((end) => (end === undefined ? undefined : writer.format(end)));
  if (from === undefined) return hasHigh ? `≤ ${to}` : `${below} ${to}`;
  if (to === undefined) return hasLow ? `${from}+` : `${above} ${from}`;
  return `${from}–${to}`;
}

/** True where no number of a column lies outside all of the bands, or between two of them. */
function coverAll(bands: readonly Band[], column: number, { columnOf }: BuildContext): boolean {
  const { number } = columnOf(column);
  if (number === undefined) return false;
  const step = number.isInteger ? 1 : 0;
  const [first, last] = [bands[0], bands.at(-1)];
  const isClosed = bands.every(({ high, hasHigh }, at) => {
    const next = bands[at + 1];
    if (next?.low === undefined || high === undefined) return true;
    return next.low === high ? hasHigh || next.hasLow : hasHigh && next.hasLow && next.low - high <= step;
  });
  const isOpen = (first?.low ?? Number.NEGATIVE_INFINITY) <= number.min && (last?.high ?? number.max) >= number.max;
  return isClosed && isOpen;
}

/** Beyond it nobody is old: bands of what is not named are of ages where all their ends lie below. */
const OLDEST = 120;

/** The column that bands are of: the one that is named, else the ages. */
function columnOfBands(parts: Parts, bands: readonly Band[], context: BuildContext): number | undefined {
  const named = parts.get('Column')?.column;
  if (named !== undefined) {
    const own = context.columnOf(named);
    return isNumeric(own) && !isTimelike(own) ? named : undefined;
  }
  const ends = bands.flatMap(({ low, high }) => [low ?? 0, high ?? 0]);
  const age = dimensionColumn('age', context.profile);
  return age !== undefined && !age.isTurned && ends.every((end) => end <= OLDEST) ? age.column : undefined;
}

/** "By age: under 30, 30 to 50, over 50": a group for each of the bands, and no rows outside them. */
function groupsOfBands(parts: Parts, context: BuildContext): MeaningOf['By'] | undefined {
  const told = parts.all('Band').flatMap(({ tail }) => bandOf(tail) ?? []);
  const bands = told.length === parts.all('Band').length ? settleBands(told) : undefined;
  const column = bands && columnOfBands(parts, bands, context);
  if (bands === undefined || column === undefined) return undefined;
  const { key, label } = context.columnOf(column);
  const tests = bands.flatMap((band) => isWithin(band, key) ?? []);
  const names = bands.map((band) => nameOf(band, context.locale));
  const expression = tests.reduceRight<Expression>(
    (others, test, at) => ({ kind: 'call', name: 'if', arguments: [test, literal(names[at] ?? ''), others] }),
    literal(null),
  );
  const made = context.makeColumn({ key: 'band', label, expression, isAdditive: false, texts: names });
  const where = coverAll(bands, column, context) ? undefined : joinedBy('or', tests);
  return { groups: [{ column: made }], role: 'group', ...(where === undefined ? {} : { where }) };
}

const MOST_BANDS = 6;
/** So many bands behind one another. */
const listOf = (count: number): string => Array.from({ length: count }, () => 'Band').join(' and|or|versus? ');

/** Bands of numbers that the wish tells by their ends. */
export const BAND_RULES: readonly Rule[] = [
  defineRule({
    id: 'band-of-tail',
    gives: 'Band',
    pattern: 'Tail',
    weight: 0,
    build: (parts) => {
      const tail = parts.get('Tail')?.tail;
      return tail === undefined || bandOf(tail) === undefined ? undefined : { tail };
    },
  }),
  defineRule({
    id: 'band-of-ends',
    gives: 'Band',
    pattern: 'Number to Number',
    weight: 0,
    build: (parts) => {
      const [low, high] = parts.all('Number').map(({ value }) => value);
      if (low === undefined || high === undefined || low >= high) return undefined;
      return { tail: { kind: 'between', low: literal(low), high: literal(high) } };
    },
  }),
  ...Array.from({ length: MOST_BANDS - 1 }, (_, at) => at + 2).flatMap((count) => [
    defineRule({
      id: `groups-of-${count}-bands`,
      gives: 'By',
      pattern: `by|per|in|into bins? of? Column bins? is|in|of|as? ${listOf(count)}`,
      weight: 1.6,
      build: groupsOfBands,
    }),
    // "Average pay for under 30s, 30-50 and over 50": two bands alone may be a condition.
    defineRule({
      id: `apart-in-${count}-bands`,
      gives: 'By',
      pattern:
        count === 2
          ? `by|per|for|of|compare? Column? Band versus Band`
          : `by|per|in|into|for|of? Column? bins? ${listOf(count)}`,
      weight: 0.5,
      build: groupsOfBands,
    }),
  ]),
];
