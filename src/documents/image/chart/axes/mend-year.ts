import { type Scale, valueAt } from './fit-scale.ts';

/** A label stands at its year, as far off at most, in years. */
const OFF = 0.1;

/** A label on a scale of years, with the year of its place where one of its digits was taken for another sign, or lost: between 2018 and 2020 "201s" and "209" are 2019. */
export function mendYear(text: string, at: number, scale: Scale): string {
  const year = valueAt(scale, at);
  const digits = [...String(Math.round(year))];
  const signs = [...text];
  const differ = signs.filter((sign, index) => sign !== digits[index]);
  const isMistaken = signs.length === digits.length && differ.length === 1 && !/\d/u.test(differ[0] ?? '');
  const isShorter =
    signs.length === digits.length - 1 && digits.some((_, lost) => digits.toSpliced(lost, 1).join('') === text);
  return (isMistaken || isShorter) && Math.abs(year - Math.round(year)) <= OFF ? digits.join('') : text;
}
