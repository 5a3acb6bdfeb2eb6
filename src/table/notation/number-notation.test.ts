import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNumber } from './number-notation.ts';

const numberOf = (text: string, decimal?: ',' | '.') =>
  parseNumber(text, decimal === undefined ? {} : { decimal })?.value;

describe('a number', () => {
  test.each([
    ['12', 12],
    ['0.5', 0.5],
    ['.5', 0.5],
    ['1,234', 1234],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1.234.567', 1_234_567],
    ['1 234,5', 1234.5],
    ['1\u00a0234', 1234],
    ['1\u202f234\u202f567', 1_234_567],
    ["1'234.5", 1234.5],
    ['1’234', 1234],
    ['12,34,567.89', 1_234_567.89],
    ['0,234', 0.234],
    ['12,5', 12.5],
    ['1e-7', 1e-7],
    ['1.2E+21', 1.2e21],
    ['1.2×10^-3', 0.0012],
    ['6.02 × 10^23', 6.02e23],
    ['-5·10⁻²', -0.05],
    ['1.2 × 10−3', 0.0012],
    ['1.2\u2009×\u200910⁻³', 0.0012],
    ['-4', -4],
    ['−4', -4],
    ['–4', -4],
    ['+4', 4],
    ['(1,200)', -1200],
    ['$(5)', -5],
    ['(+0.54%)', 0.54],
    ['(-0.55%)', -0.55],
    ['-$5', -5],
    ['$-5', -5],
    ['123-', -123],
    ['~5', 5],
    ['=10', 10],
    ['5.', 5],
    ['١٬٢٣٤٫٥', 1234.5],
    ['۱۲۳', 123],
    ['\u200f١٢٣\u200f', 123],
    ['12.3*', 12.3],
    ['1,234[2]', 1234],
    ['5†', 5],
    ['7¹', 7],
  ])('%s is %d', (text, value) => {
    expect(numberOf(text)).toBe(value);
  });

  test.each([
    ['1.9M', 1_900_000],
    ['1.1m', 1_100_000],
    ['5k', 5000],
    ['5bn', 5e9],
    ['2 mn', 2e6],
    ['3t', 3e12],
    ['1,9 Mio', 1_900_000],
    ['3.5 million', 3_500_000],
    ['3,5 mil', 3500],
    ['3 mil milhões', 3e9],
    ['2 bilhões', 2e9],
    ['2 biliões', 2e12],
    ['٣ آلاف', 3000],
    ['5 ألف', 5000],
    ['5 مليون', 5e6],
    ['2 مليار', 2e9],
    ['5 lakh', 500_000],
  ])('%s has its scale multiplied in', (text, value) => {
    expect(numberOf(text)).toBe(value);
  });

  test.each(['12%', '12 %', '12٪', '١٢٪', '12 percent', '12 per cent', '12 por cento', '12 بالمئة', '12 في المائة'])(
    '%s is the percentage 12',
    (text) => {
      expect(parseNumber(text)).toMatchObject({ value: 12, isPercentage: true });
    },
  );

  test.each([
    ['$5', 'USD'],
    ['5 €', 'EUR'],
    ['£5', 'GBP'],
    ['¥5', 'JPY'],
    ['₹5', 'INR'],
    ['5 zł', 'PLN'],
    ['kr 5', 'SEK'],
    ['Fr. 5', 'CHF'],
    ['R 5', 'ZAR'],
    ['R$ 5', 'BRL'],
    ['Rp5', 'IDR'],
    ['RM5', 'MYR'],
    ['د.إ 5', 'AED'],
    ['5 ﷼', 'SAR'],
    ['Ch$5', 'CLP'],
    ['NT$5', 'TWD'],
    ['HK$5', 'HKD'],
    ['S$5', 'SGD'],
    ['A$5', 'AUD'],
    ['C$5', 'CAD'],
    ['NZ$5', 'NZD'],
    ['MX$5', 'MXN'],
    ['USD 5', 'USD'],
    ['5 eur', 'EUR'],
    ['5 euros', 'EUR'],
    ['5 ريال', 'SAR'],
  ])('%s names its currency', (text, currency) => {
    expect(parseNumber(text)).toMatchObject({ value: 5, currency });
  });

  test.each([
    '',
    ' ',
    'Germany',
    'A1',
    '1A',
    '10–20',
    '3–1',
    '3:1',
    '1/2',
    '1.2.3',
    '1,2,3',
    '192.168.1.1',
    '+44 20 7946 0958',
    '+351912345678',
    '555-1234',
    '007',
    '<5',
    '1 2',
    '279,798 836,355',
    '1.234 567,8',
    '5 km',
    '5 m',
    '1,234,56',
    '12 de',
    '1e',
    '(5',
    '5)',
    '--5',
    '12345678901234567890',
    '$',
    '%',
  ])('%j is none', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });

  test('with one mark before three figures follows the given decimal mark, and says that it is ambiguous', () => {
    expect(parseNumber('1.234', { decimal: ',' })).toMatchObject({ value: 1234, isAmbiguous: true });
    expect(parseNumber('1.234', { decimal: '.' })).toMatchObject({ value: 1.234, isAmbiguous: true });
    expect(parseNumber('1.23', { decimal: ',' })).toMatchObject({ value: 1.23, isAmbiguous: false });
  });

  test.each(['en-US', 'pt-PT', 'de-DE', 'fr-FR', 'de-CH', 'ar-EG', 'fa-IR', 'en-IN'])(
    'as %s writes it is read back',
    (locale) => {
      const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
      const decimal = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
      fc.assert(
        fc.property(fc.integer({ min: -1e12, max: 1e12 }), (hundredths) => {
          expect(numberOf(format.format(hundredths / 100), decimal)).toBe(hundredths / 100 + 0);
        }),
      );
    },
  );

  test('of any length is refused or read without delay', () => {
    for (const text of [
      '1,'.repeat(5000),
      '('.repeat(5000),
      '1'.repeat(5000),
      '$'.repeat(5000),
      `1${' '.repeat(5000)}a`,
    ]) {
      expect(parseNumber(text)).toBeUndefined();
    }
  });
});

describe('the words behind an amount of money', () => {
  test.each([
    ['R$ 3,2 mi', 3_200_000, 'BRL'],
    ['R$ 124,6 bi', 124_600_000_000, 'BRL'],
    ['3 بلايين دولار', 3_000_000_000, 'USD'],
    ['120 مليون ريال قطري', 120_000_000, 'QAR'],
    ['5 جنيهات إسترلينية', 5, 'GBP'],
    ['20 ليرة لبنانية', 20, 'LBP'],
    ['7 ريالات سعودية', 7, 'SAR'],
  ])('%s', (text, value, currency) => {
    expect(parseNumber(text)).toMatchObject({ value, currency });
  });

  test('are units of measure without a currency, and no currency by an adjective that is not its own', () => {
    expect(parseNumber('3,2 mi')).toBeUndefined();
    expect(parseNumber('5 دولارات قطرية')).toBeUndefined();
  });
});
