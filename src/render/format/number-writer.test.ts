import { describe, expect, test } from 'vitest';
import type { Locale } from '../../chart/locale.ts';
import type { NumberStyle } from './number-style.ts';
import { createLabelWriter, createTickWriter } from './number-writer.ts';

const AUTO = { abbreviation: 'auto', decimalPlaces: 'auto' } as const;
const PLAIN: NumberStyle = { kind: 'number' };
const EUROS: NumberStyle = { kind: 'currency', currency: 'EUR', decimals: 2 };
const PERCENT: NumberStyle = { kind: 'percentage', decimals: 1 };

function writeAll(values: readonly number[], style: NumberStyle, locale: Locale): readonly string[] {
  return values.map(createLabelWriter(values, { style, format: AUTO, locale }));
}

describe('labels of values', () => {
  test.each([
    [[1_234_567, 22_000], PLAIN, 'EN_US', ['1.23M', '22K']],
    [[1_234_567, 222_000], PLAIN, 'EN_GB', ['1.23m', '0.22m']],
    [[1_234_567], PLAIN, 'PT_PT', ['1,23\u00a0M']],
    [[12_500, 9000], PLAIN, 'AR', ['١٢٫٥\u00a0ألف', '٩\u00a0ألف']],
    [[42.5, 9], PERCENT, 'EN_US', ['42.5%', '9%']],
    [[-4.5], { kind: 'percentage', decimals: 1 }, 'PT_PT', ['\u22124,5%']],
    [[3.5, 12], EUROS, 'EN_US', ['€3.50', '€12.00']],
    [[1.2, 340, 21_500], EUROS, 'EN_US', ['€1.20', '€340', '€21.5K']],
    [[950, 12_500], PLAIN, 'EN_US', ['950', '12.5K']],
    [[0.00012, 0.00034], PLAIN, 'EN_US', ['0.00012', '0.00034']],
    [[1084, 0], { kind: 'currency', currency: 'USD', scale: 'm' }, 'EN_US', ['$1,084M', '$0']],
    [[64_000], { kind: 'currency', currency: 'EUR', scale: 'k' }, 'PT_PT', ['64\u00a0M\u00a0€']],
    [[3725], { kind: 'duration' }, 'EN_US', ['1:02:05']],
    [[56.9, 60.22, 119.996], { kind: 'duration', decimals: 2 }, 'PT_PT', ['0:56,90', '1:00,22', '2:00,00']],
    [[90.5], { kind: 'duration' }, 'EN_US', ['1:31']],
    [[2024], { kind: 'year' }, 'AR', ['٢٠٢٤']],
    [[1.5], { kind: 'number', unit: 'km', decimals: 1 }, 'EN_GB', ['1.5\u00a0km']],
  ] as const)('%j as %j in %s are %j', (values, style, locale, expected) => {
    expect(writeAll(values, style, locale)).toEqual(expected);
  });
});

describe('ticks', () => {
  test.each([
    [[0, 0.25, 0.5], PLAIN, ['0', '0.25', '0.50']],
    [[0, 2_500_000, 5_000_000], EUROS, ['€0', '€2.5M', '€5.0M']],
    [[0, 0.5, 1], { kind: 'percentage', isFraction: true }, ['0%', '50%', '100%']],
    [[10_001, 10_002, 10_003], PLAIN, ['10,001', '10,002', '10,003']],
    [[1_000_100, 1_000_200], PLAIN, ['1,000.1K', '1,000.2K']],
  ] as const)('%j share a scale and their decimals', (ticks, style, expected) => {
    expect(ticks.map(createTickWriter(ticks, { style, format: AUTO, locale: 'EN_US' }))).toEqual(expected);
  });

  test('take the scale and the decimals a chart asks for', () => {
    const write = createTickWriter([0, 500], {
      style: PLAIN,
      format: { abbreviation: 'k', decimalPlaces: 2 },
      locale: 'EN_US',
    });
    expect(write(500)).toBe('0.50K');
  });
});
