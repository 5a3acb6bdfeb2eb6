import { foldWords } from './characters.ts';

const FRACTIONS_BY_LANGUAGE = {
  en: `half|1/2 one_half|1/2 a_half|1/2 a_third|1/3 one_third|1/3 two_thirds|2/3 two-thirds|2/3 a_quarter|1/4 one_quarter|1/4
    three_quarters|3/4 three-quarters|3/4 a_fifth|1/5 one_fifth|1/5 two_fifths|2/5 three_fifths|3/5 four_fifths|4/5 a_sixth|1/6
    one_sixth|1/6 five_sixths|5/6 an_eighth|1/8 one_eighth|1/8 a_tenth|1/10 one_tenth|1/10 three_tenths|3/10 seven_tenths|7/10
    nine_tenths|9/10 one_in_two|1/2 one_in_three|1/3 one_in_four|1/4 one_in_five|1/5 one_in_ten|1/10`,
  pt: `metade|1/2 um_terço|1/3 dois_terços|2/3 um_quarto|1/4 três_quartos|3/4 um_quinto|1/5 dois_quintos|2/5 três_quintos|3/5
    quatro_quintos|4/5 um_sexto|1/6 cinco_sextos|5/6 um_oitavo|1/8 um_décimo|1/10 três_décimos|3/10 sete_décimos|7/10
    nove_décimos|9/10`,
  ar: `نصف|1/2 ثلث|1/3 ثلثا|2/3 ثلثي|2/3 ربع|1/4 ثلاثة_أرباع|3/4 خمس|1/5 خمسا|2/5 خمسي|2/5 ثلاثة_أخماس|3/5 أربعة_أخماس|4/5
    سدس|1/6 ثمن|1/8`,
} as const;

/**
 * Fractions in words, folded, with what they are of one: "a third" is 1/3. Some are other words too ("half an hour", "خمس" is five):
 * only their place in a sentence tells.
 */
export const FRACTION_WORDS: ReadonlyMap<string, number> = new Map(
  Object.values(FRACTIONS_BY_LANGUAGE)
    .flatMap((line) => line.split(/\s+/))
    .map((entry): [string, number] => {
      const [phrase = '', fraction = ''] = entry.split('|');
      const [part, whole] = fraction.split('/').map(Number);
      return [foldWords(phrase.replaceAll('_', ' ')), (part ?? Number.NaN) / (whole ?? Number.NaN)];
    }),
);

/** Digits behind the decimal mark of a share told in words: thirds have no end of digits. */
const DECIMALS = 2;

/** The percentage that a fraction in words states, rounded to two decimals: 33.33 for "a third". Undefined for other words. */
export function percentageOfWords(words: string): number | undefined {
  const fraction = FRACTION_WORDS.get(foldWords(words));
  return fraction === undefined ? undefined : Number((fraction * 100).toFixed(DECIMALS));
}
