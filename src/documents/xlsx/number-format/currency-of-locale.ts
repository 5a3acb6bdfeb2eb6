import { maybeCurrency } from '../../../table/notation/currency-names.ts';

/** A currency that a number format states: the sign it writes, and its ISO 4217 code. */
export type StatedCurrency = { readonly sign: string; readonly code: string };

/** Signs that several countries share: which currency each means, by the number Windows has for the language. */
const SHARED_SIGNS: ReadonlyMap<string, ReadonlyMap<number, string>> = new Map([
  [
    '$',
    new Map([
      [0x0409, 'USD'],
      [0x0c09, 'AUD'],
      [0x1009, 'CAD'],
      [0x0c0c, 'CAD'],
      [0x1409, 'NZD'],
      [0x4809, 'SGD'],
      [0x0c04, 'HKD'],
      [0x0404, 'TWD'],
      [0x080a, 'MXN'],
      [0x2c0a, 'ARS'],
      [0x340a, 'CLP'],
      [0x240a, 'COP'],
      [0x380a, 'UYU'],
    ]),
  ],
  [
    'kr',
    new Map([
      [0x041d, 'SEK'],
      [0x0414, 'NOK'],
      [0x0814, 'NOK'],
      [0x0406, 'DKK'],
      [0x040f, 'ISK'],
    ]),
  ],
  [
    '¥',
    new Map([
      [0x0411, 'JPY'],
      [0x0804, 'CNY'],
    ]),
  ],
  [
    '£',
    new Map([
      [0x0809, 'GBP'],
      [0x0c01, 'EGP'],
    ]),
  ],
]);

/** The currency that a sign means, of the country of a language where that is known; undefined for other words. */
export function currencyOfLocale(sign: string, languageId?: number): StatedCurrency | undefined {
  const ofCountry = SHARED_SIGNS.get(sign.replace(/\.$/, '').toLowerCase())?.get(languageId ?? 0);
  const code = ofCountry ?? maybeCurrency(sign);
  return code === undefined ? undefined : { sign, code };
}
