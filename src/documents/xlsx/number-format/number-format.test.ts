import { describe, expect, it } from 'vitest';
import { readNumberFormat } from './number-format.ts';

const show = (code: string, value: number): string => readNumberFormat(code, false).showNumber(value);

describe('the text of a number', () => {
  it.each([
    ['General', 0.1 + 0.2, '0.3'],
    ['0.00', 2 / 3, '0.666666666666667'],
    ['#,##0', 1234567, '1234567'],
    ['0.0%', 0.07, '7%'],
    ['0%', 0.12345, '12.345%'],
    ['0.0"%"', 12.5, '12.5%'],
    ['0.0\\%', -4, '-4%'],
    ['0.00E+00', 12345, '12345'],
    ['# ?/?', 0.5, '0.5'],
    ['0;-0;;@', 0, '0'],
    ['[Red](0)', -5, '-5'],
    ['0.0,,"M"', 1_900_000, '1900000'],
    ['', 1.5, '1.5'],
  ])('by %j is %d in full: %s', (code, value, text) => {
    expect(show(code, value)).toBe(text);
  });

  it.each([
    ['_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)', [1, -1, 0], ['$1', '-$1', '$0']],
    ['_-* #,##0.00 [$€-816]_-;-* #,##0.00 [$€-816]_-', [5, -3], ['€5', '-€3']],
    ['#,##0.00 "€"', [5], ['€5']],
    ['"R$ "#,##0', [5], ['R$ 5']],
    ['[$$-C09]#,##0', [5], ['AUD 5']],
    ['#,##0 [$kr-414]', [5], ['NOK 5']],
    ['[$CHF] 0.00', [5], ['CHF 5']],
  ])('by %j has its currency', (code, values, texts) => {
    expect(values.map((value) => show(code, value))).toEqual(texts);
  });

  it.each([
    ['m/d/yyyy', '2020-06-18'],
    ['dd/mm/yy', '2020-06-18'],
    ['[$-816]d" de "mmmm" de "yyyy', '2020-06-18'],
    ['m/d', '2020-06-18'],
    ['yyyy-mm-dd hh:mm', '2020-06-18 14:30'],
    ['d-mmm', '18-Jun'],
    ['mmm-yy', 'Jun-20'],
    ['[$-816]mmmm yyyy', 'junho 2020'],
    ['mm/yyyy', '2020-06'],
    ['yyyy', '2020'],
    ['dddd', 'Thursday'],
    ['h:mm AM/PM', '2:30 PM'],
    ['hh:mm:ss', '14:30:00'],
    ['[h]:mm', '1056014 h 30 min'],
    ['[m]', '63360870 min'],
    ['mm:ss', '30 min 0 s'],
  ])('by %j is a moment: %s', (code, text) => {
    expect(show(code, 44_000 + 14.5 / 24)).toBe(text);
  });

  it.each([
    ['mm:ss.0', '1 min 46.3 s'],
    ['s.00', '106.27 s'],
    ['[s].000', '106.272 s'],
    ['h:mm:ss.000', '0:01:46.272'],
    ['yyyy-mm-dd hh:mm:ss.0', '1900-01-05 00:01:46.300'],
    ['h.mm.ss', '0:01:46'],
    ['d.mmm', '5.Jan'],
    ['e', '1900'],
  ])('by %j keeps the parts of a second that it shows, and points between fields: %s', (code, text) => {
    const value = 106.272 / 86_400;
    expect(show(code, /[dey]/.test(code) ? value + 5 : value)).toBe(text);
  });

  it('counts days from 1904 where the workbook does', () => {
    expect(readNumberFormat('yyyy-mm-dd', true).showNumber(44_000 - 1462)).toBe('2020-06-18');
  });

  it('stays a number where it is no date', () => {
    expect([-1, 2_958_466, 1e300, 0.5].map((value) => show('yyyy-mm-dd', value))).toEqual([
      '-1',
      '2958466',
      '1e+300',
      '0.5',
    ]);
  });

  it.each([
    ['00000', 721, '00721'],
    ['000-00-0000', 123_456_789, '123-45-6789'],
    ['(###) ###-####', 2_125_551_234, '(212) 555-1234'],
    ['"Week "0', 5, 'Week 5'],
    ['000', 12.5, '12.5'],
  ])('by %j is a code: %s', (code, value, text) => {
    expect(show(code, value)).toBe(text);
  });

  it('is a word where the format shows words alone, and only there', () => {
    expect([1, 0].map((value) => show('"Yes";"Yes";"No"', value))).toEqual(['Yes', 'No']);
    expect([1, 2].map((value) => show('[=1]"Male";[=2]"Female"', value))).toEqual(['Male', 'Female']);
    expect(show('0;-0;"none"', 0)).toBe('0');
  });
});

describe('what a format states', () => {
  it.each([
    ['0.00', { format: 'decimal', decimals: 2 }],
    ['#,##0', { format: 'integer', decimals: 0 }],
    ['0.0%', { format: 'percentage', decimals: 1 }],
    ['0.0"%"', { format: 'percentage', decimals: 1 }],
    ['#,##0.00 "€"', { format: 'currency', currency: 'EUR', decimals: 2 }],
    ['mmm-yy', { format: 'month_year' }],
    ['d-mmm', { format: 'day_month' }],
    ['h:mm', { format: 'time' }],
    ['[h]:mm:ss', { format: 'duration' }],
    ['mm:ss', { format: 'duration' }],
    ['yyyy-mm-dd h:mm', { format: 'datetime' }],
    ['00000', undefined],
    ['General', undefined],
    ['@', undefined],
  ])('%j: %j', (code, stated) => {
    expect(readNumberFormat(code, false).stated).toEqual(stated);
  });

  it('is a unit too, where words that are no currency follow the number', () => {
    expect(
      ['0" km"', '#,##0.0\\ "°C"', '0"‰"', '0 "€"', '0.0,,"M"', '0"%"', '0'].map(
        (code) => readNumberFormat(code, false).unit,
      ),
    ).toEqual(['km', '°C', '‰', undefined, undefined, undefined, undefined]);
  });
});

it.each([
  ['#,##0', undefined],
  ['#,##0.00_);(#,##0.00)', undefined],
  ['#,##0,', 1e3],
  ['0.0,,"M"', undefined],
  ['#,##0,;-#,##0,;"-"', 1e3],
  ['[>=1000000]0.0,,;0.0,', undefined],
  ['$#,##0,.0', 1e3],
])('%j divides by %d all that it shows', (code, divisor) => {
  expect(readNumberFormat(code, false).divisor).toBe(divisor);
});

describe('the text of a text', () => {
  it('stands in the place that the format has for it', () => {
    const show = (code: string): string => readNumberFormat(code, false).showText('x');
    expect(['General', '@', '0;0;0;"("@")"', '0.00'].map(show)).toEqual(['x', 'x', '(x)', 'x']);
  });
});
