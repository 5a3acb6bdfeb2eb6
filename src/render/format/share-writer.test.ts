import { describe, expect, test } from 'vitest';
import { createShareWriter } from './share-writer.ts';

const auto = { format: { abbreviation: 'auto', decimalPlaces: 'auto' }, locale: 'EN_US' } as const;

describe('shares', () => {
  test.each([
    [0, '0%'],
    [0.3333, '33%'],
    [0.082, '8.2%'],
    [0.995, '99.5%'],
    [0.9996, '99.96%'],
    [0.004, '0.4%'],
    [0.0001, '0.01%'],
    [0.000025, '0.003%'],
    [2e-20, '<0.0001%'],
    [-0.0004, '−0.04%'],
    [1, '100%'],
    [0.1 + 0.7 + 0.2, '100%'],
    [1.2, '120%'],
    [1.004, '100.4%'],
  ])('%d reads as %s', (share, text) => {
    expect(createShareWriter(auto)(share)).toBe(text);
  });

  test('have a tenth of a percent where the data do', () => {
    expect(createShareWriter(auto, 'tenths')(0.333)).toBe('33.3%');
  });

  test.each([
    [0.074, '7%'],
    [0.004, '0.4%'],
    [0.997, '99.7%'],
  ])('are whole in a stack, yet never nothing or all: %d reads as %s', (share, text) => {
    expect(createShareWriter(auto, 'whole')(share)).toBe(text);
  });

  test('have the decimals that the chart sets, of the share itself', () => {
    const format = { ...auto.format, decimalPlaces: 2 };
    expect(createShareWriter({ ...auto, format })(1 / 3)).toBe('33.33%');
  });
});
