/** A number as the label of a tick states it. */
export type TickNumber = {
  readonly value: number;
  /** What stands beside the digits and is no scale: "%", "$", "€"; empty where there is nothing. */
  readonly unit: string;
};

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  K: 1e3,
  mil: 1e3,
  M: 1e6,
  m: 1e6,
  B: 1e9,
  bn: 1e9,
  G: 1e9,
  mM: 1e9,
  T: 1e12,
  tn: 1e12,
};

/** Letters that a recogniser of letters sees in digits. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  s: '5',
  Z: '2',
  z: '2',
  A: '4',
};

const PATTERN =
  /^(?<sign>[-−–~+])?\s*(?<before>[$€£¥])?\s*(?<inner>[-−–])?(?<digits>\d[\d., '\u00a0\u202f]*|[.,]\d+)(?:[eE](?<power>[-+−]?\d{1,2}))?\s*(?<scale>bn|tn|mil|mM|[kKMmBGT])?\s*(?<after>%|[$€£¥]|°C?|º)?$/u;

/** Western digits for those of Arabic and Persian. */
export const toWesternDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/٪/gu, '%')
    .replace(/٫/gu, '.')
    .replace(/٬/gu, ',');

/** Nobody writes three noughts behind a decimal mark: in "1.200,000" one of the two was mistaken for the other, in "1200,000" one lost. */
const THOUSANDS = /^[1-9]\d{0,2}(?:[.,]?\d{3})+[.,]000$/u;

/** No number begins with a nought that two and more digits follow: a small mark behind it was not seen. */
const LOST_MARK = /^0\d{2,}$/u;

function readDigits(digits: string, decimalMark: '.' | ','): number | undefined {
  if (LOST_MARK.test(digits)) return Number(`0.${digits.slice(1)}`);
  if (THOUSANDS.test(digits)) return Number(digits.replace(/[.,]/gu, ''));
  const groupMark = decimalMark === '.' ? ',' : '.';
  const [whole = '', ...groups] =
    digits
      .replace(/['\s\u00a0\u202f]/gu, groupMark)
      .split(decimalMark)[0]
      ?.split(groupMark) ?? [];
  // What stands between marks of thousands is three digits long: "0.2" is no twenty.
  const areThousands =
    groups.every((group) => group.length === 3) && (groups.length === 0 || /^[1-9]\d{0,2}$/u.test(whole));
  if (!areThousands || digits.split(decimalMark)[1]?.includes(groupMark)) return undefined;
  const plain = digits
    .replace(/['\s\u00a0\u202f]/gu, '')
    .replaceAll(groupMark, '')
    .replace(decimalMark, '.');
  const value = Number(plain);
  return plain === '' || !Number.isFinite(value) ? undefined : value;
}

/**
 * The number that the whole label states, or `undefined`: signs, currencies, percentages, thousands ("k", "M", "bn"),
 * powers ("1e6"), digits of Arabic. `decimalMark` settles what a comma and a point mean.
 */
export function parseTick(label: string, decimalMark: '.' | ','): TickNumber | undefined {
  const found = PATTERN.exec(toWesternDigits(label.trim()))?.groups;
  if (found === undefined) return undefined;
  const digits = readDigits((found.digits ?? '').trim(), decimalMark);
  if (digits === undefined) return undefined;
  const power = found.power === undefined ? 0 : Number(found.power.replace('−', '-'));
  const size = digits * 10 ** power * (SCALES[found.scale ?? ''] ?? 1);
  const isNegative = (found.sign !== undefined && found.sign !== '+') || found.inner !== undefined;
  return { value: isNegative && size !== 0 ? -size : size, unit: found.before ?? found.after ?? '' };
}

/** Two upright strokes side by side, as digits of one are drawn in many typefaces, are taken for one letter. */
export const partOnes = (label: string): string => label.replace(/[MNH]/giu, '11');

/** The label with letters that look like digits read as digits: for labels beside others that are numbers. */
export const toDigits = (label: string): string =>
  [...label.replace(/\s+/gu, '')].map((letter) => LOOKALIKES[letter] ?? letter).join('');

/**
 * The decimal mark of a set of labels: a comma where one stands before one, two or more than three digits and no point
 * does, or after points; else a point. Alone, "1,000" is a thousand.
 */
export function findDecimalMark(labels: readonly string[]): '.' | ',' {
  const isDecimalComma = labels.some((label) => /,\d{1,2}(?!\d)|,\d{4,}|\.\d{3},/u.test(label));
  const isDecimalPoint = labels.some((label) => /\.\d{1,2}(?!\d)|\.\d{4,}|,\d{3}\./u.test(label));
  if (isDecimalComma && !isDecimalPoint) return ',';
  // "1.000", "2.000": thousands where all points stand before three digits, and commas before none.
  const grouped = labels.filter((label) => /\d\.\d{3}(?!\d)/u.test(label));
  const areGroups =
    grouped.length >= 2 &&
    grouped.every((label) => /(?:^|\D)[1-9]\d{0,2}(?:\.\d{3})+(?!\d)/u.test(label)) &&
    !labels.some((label) => /\d,\d{3}(?!\d)/u.test(label));
  return areGroups && !isDecimalPoint ? ',' : '.';
}
