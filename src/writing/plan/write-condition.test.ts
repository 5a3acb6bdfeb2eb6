import { describe, expect, test } from 'vitest';
import type { Locale } from '../../chart/locale.ts';
import { parseExpression } from '../../plan/expression/parse-expression.ts';
import { writeCondition } from './write-condition.ts';

const COLUMNS = [
  { key: 'shop', label: 'Shop' },
  { key: 'sales', label: 'Sales' },
];

const write = (source: string, locale: Locale = 'EN_US') => writeCondition(parseExpression(source), COLUMNS, locale);

describe('a condition in words', () => {
  test.each([
    ['not (shop = "Faro")', '“Shop” is not “Faro”'],
    ['not (shop != "Faro")', '“Shop” is “Faro”'],
    ['not (sales > 5)', '“Sales” is at most 5'],
    ['not (sales <= 5)', '“Sales” is more than 5'],
    ['not (shop = null)', '“Shop” is not empty'],
    ['not (shop = "Faro" or shop = "Porto")', '“Shop” is neither “Faro” nor “Porto”'],
    ['not (not (shop = "Faro"))', '“Shop” is “Faro”'],
  ])('denies %s in the words of what is left', (source, words) => {
    expect(write(source)).toBe(words);
  });

  test('dates what is of a period in Portuguese', () => {
    const at = (iso: string): string =>
      writeCondition(
        { kind: 'binary', operator: '=', left: { kind: 'column', key: 'shop' }, right: { kind: 'moment', iso } },
        COLUMNS,
        'PT_PT',
      );
    expect(at('2024')).toBe('«Shop» é de 2024');
    expect(at('2024-Q1')).toBe('«Shop» é do 1.º trimestre de 2024');
  });

  test('denies alike in every language', () => {
    expect(write('not (shop = "Faro")', 'PT_PT')).toBe('«Shop» não é «Faro»');
    expect(write('not (shop = "فاس")', 'AR')).not.toContain('لا يتحقق');
  });

  test.each([
    ['shop = "Faro" or shop = "Porto" or shop = "Lisboa"', '“Shop” is “Faro”, “Porto”, or “Lisboa”'],
    ['shop != "Faro" and shop != "Porto"', '“Shop” is neither “Faro” nor “Porto”'],
    ['shop = "Faro" or sales = 5', '“Shop” is “Faro” or “Sales” is 5'],
    ['shop = "Faro" and shop = "Porto"', '“Shop” is “Faro” and “Shop” is “Porto”'],
    ['shop = "Faro" or shop = null', '“Shop” is “Faro” or “Shop” is empty'],
    [
      'shop = "Faro" or shop = "Porto" and sales > 5',
      '“Shop” is “Faro” or (“Shop” is “Porto” and “Sales” is more than 5)',
    ],
  ])('names a column once for its choices: %s', (source, words) => {
    expect(write(source)).toBe(words);
  });

  test.each([
    ['sales = 2022', '“Sales” is 2022'],
    ['sales between 2019 and 2022', '“Sales” is between 2019 and 2022'],
    ['sales in (2021, 2022)', '“Sales” is 2021 or 2022'],
    ['sales > 20220', '“Sales” is more than 20,220'],
    ['sales > 2022.5', '“Sales” is more than 2,022.5'],
    ['sales > 1500', '“Sales” is more than 1,500'],
  ])('writes what may be a year without separators: %s', (source, words) => {
    expect(write(source)).toBe(words);
  });

  test('writes what may be a year in the digits of the language', () => {
    expect(write('sales = 2022', 'AR')).toContain('٢٠٢٢');
  });
});
