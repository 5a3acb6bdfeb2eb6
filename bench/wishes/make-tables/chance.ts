import { createRandom } from '../../../src/plan/transform/verbs/create-random.ts';

/** Draws that are the same in every run. */
export type Chance = {
  /** A whole number, both ends included. */
  readonly whole: (low: number, high: number) => number;
  /** A number with that many decimals. */
  readonly decimal: (low: number, high: number, decimals: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** True in that share of the draws. */
  readonly happens: (share: number) => boolean;
};

/** Chance that is the same for the same seed, for made-up tables. */
export function createChance(seed: number): Chance {
  const draw = createRandom(seed);
  const whole = (low: number, high: number): number => low + Math.floor(draw() * (high - low + 1));
  return {
    whole,
    decimal: (low, high, decimals) => Number((low + draw() * (high - low)).toFixed(decimals)),
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    happens: (share) => draw() < share,
  };
}

/** The calendar day that many days after the first, in parts as text. */
export function dayAfter(
  first: string,
  days: number,
): { readonly iso: string; readonly y: string; readonly m: string; readonly d: string } {
  const iso = new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);
  return { iso, y: iso.slice(0, 4), m: iso.slice(5, 7), d: iso.slice(8, 10) };
}

/** `1,234.50`. */
export const withCommas = (value: number, decimals: number): string =>
  value.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** `1.234,50`. */
export const withPoints = (value: number, decimals: number): string => {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
};

/** `١٢٣`: the digits of the Arab east. */
export const inArabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
