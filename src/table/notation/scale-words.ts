/** Scales that cells are written in; values are always given in full. */
export type NumberScale = 'hundred' | 'k' | 'lakh' | 'm' | 'crore' | 'bn' | 'tn';

/** What each scale multiplies by. */
export const SCALE_FACTORS = {
  hundred: 1e2,
  k: 1e3,
  lakh: 1e5,
  m: 1e6,
  crore: 1e7,
  bn: 1e9,
  tn: 1e12,
} as const satisfies Record<NumberScale, number>;

/**
 * Words and abbreviations of scales after a number, folded (`foldWords`). "billion" and Brazil's "bilhão" are 10^9;
 * Portugal's "bilião" is 10^12 (long scale), "mil milhões" 10^9 by multiplication.
 */
export const SCALE_WORDS: ReadonlyMap<string, NumberScale> = new Map<string, NumberScale>([
  ['k', 'k'],
  ['thousand', 'k'],
  ['thousands', 'k'],
  ['thsd', 'k'],
  ['tsd', 'k'],
  ['mil', 'k'],
  ['milhar', 'k'],
  ['milhares', 'k'],
  ['الف', 'k'],
  ['الفا', 'k'],
  ['الاف', 'k'],
  ['hundred', 'hundred'],
  ['m', 'm'],
  ['mn', 'm'],
  ['mm', 'm'],
  ['mln', 'm'],
  ['mio', 'm'],
  ['million', 'm'],
  ['millions', 'm'],
  ['milhao', 'm'],
  ['milhoes', 'm'],
  ['مليون', 'm'],
  ['مليونا', 'm'],
  ['ملايين', 'm'],
  ['b', 'bn'],
  ['bn', 'bn'],
  ['bln', 'bn'],
  ['mrd', 'bn'],
  ['mia', 'bn'],
  ['billion', 'bn'],
  ['billions', 'bn'],
  ['bilhao', 'bn'],
  ['bilhoes', 'bn'],
  ['مليار', 'bn'],
  ['مليارا', 'bn'],
  ['مليارات', 'bn'],
  ['بليون', 'bn'],
  ['بليونا', 'bn'],
  ['بلايين', 'bn'],
  ['t', 'tn'],
  ['tn', 'tn'],
  ['trn', 'tn'],
  ['trillion', 'tn'],
  ['trillions', 'tn'],
  ['trilhao', 'tn'],
  ['trilhoes', 'tn'],
  ['biliao', 'tn'],
  ['bilioes', 'tn'],
  ['تريليون', 'tn'],
  ['ترليون', 'tn'],
  ['تريليونا', 'tn'],
  ['تريليونات', 'tn'],
  ['ترليونا', 'tn'],
  ['ترليونات', 'tn'],
  ['lakh', 'lakh'],
  ['lakhs', 'lakh'],
  ['lac', 'lakh'],
  ['crore', 'crore'],
  ['crores', 'crore'],
  ['cr', 'crore'],
]);

/** Scales of Brazil that stand behind amounts of money alone: "R$ 3,2 mi" is millions, "3,2 mi" may be miles. */
const MONEY_SCALES: ReadonlyMap<string, NumberScale> = new Map<string, NumberScale>([
  ['mi', 'm'],
  ['bi', 'bn'],
  ['tri', 'tn'],
]);

/** The scale that a word means behind an amount of money; undefined where no currency is named before it. */
export function maybeMoneyScale(folded: string, currency: string | undefined): NumberScale | undefined {
  return currency === undefined ? undefined : MONEY_SCALES.get(folded);
}

/** Words of scales that are also units of measure: read as scales only in these letters. */
const CAPITALS_ONLY: ReadonlySet<string> = new Set(['mm']);
/** Single letters that, set off by a blank and in lower case, are units of measure (metre, bit, tonne). */
const UNITS_WHEN_APART: ReadonlySet<string> = new Set(['m', 'b', 't']);

/**
 * The scale that a word after a number means, or undefined. `isApart` says that a blank stands between: "5m" is five million,
 * "5 m" five metres, "5 M" five million.
 */
export function maybeScale(word: string, folded: string, isApart: boolean): NumberScale | undefined {
  const scale = SCALE_WORDS.get(folded);
  if (scale === undefined) return undefined;
  const isLower = word === folded;
  if (isLower && (CAPITALS_ONLY.has(folded) || (isApart && UNITS_WHEN_APART.has(folded)))) return undefined;
  return scale;
}

/** The name of a factor that scale words gave together ("mil milhões" is bn); undefined where it has none. */
export function scaleOfFactor(factor: number): NumberScale | undefined {
  for (const [scale, value] of Object.entries(SCALE_FACTORS)) {
    if (value === factor && isNumberScale(scale)) return scale;
  }
  return undefined;
}

function isNumberScale(name: string): name is NumberScale {
  return name in SCALE_FACTORS;
}
