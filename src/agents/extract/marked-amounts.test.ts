import { describe, expect, it } from 'vitest';
import { areRangesOrShares, isAmount, maybeUnmarked } from './marked-amounts.ts';

const unmarked = (...texts: readonly string[]): readonly string[] | undefined =>
  maybeUnmarked(texts.map((text) => ({ text, spans: [] })))?.cells.map(({ text }) => text);

describe('marks for "about" and "or more"', () => {
  it('are left out where all cells are numbers without them', () => {
    expect(unmarked('~1.2M', '≈ 800K', '', 'n/a', '450K+')).toEqual(['1.2M', '800K', '', 'n/a', '450K']);
  });

  it('are left out where they point to a note', () => {
    expect(unmarked('110.1', '98.7', ':', '88.1 (b)')).toEqual(['110.1', '98.7', ':', '88.1']);
    expect(unmarked('5', '7 (k)')).toBeUndefined();
  });

  it('stay where a cell would still be no number, or none bears one', () => {
    expect(unmarked('~6', '<5')).toBeUndefined();
    expect(unmarked('6', '5')).toBeUndefined();
  });
});

describe('a cell', () => {
  it.each([
    '12',
    '~1.2M',
    '<0.5',
    '900 g',
    '6,2 (P)',
    '12*',
    '21 °C',
    'about 500',
    '▼ 4%',
    '5.97 × 10^24',
    '1,789 €/l',
    '3 أيام',
  ])('states an amount: %s', (text) => {
    expect(isAmount(text)).toBe(true);
  });

  it.each(['', 'Faro', '9th', '3.º', '3-1', '12:30', '0012 x', '41(11)', '100/8', '=10'])('states none: %s', (text) => {
    expect(isAmount(text)).toBe(false);
  });

  it('may be a range of amounts or a share of one whole', () => {
    expect(areRangesOrShares(['$50k-$60k', '$70k–$85k'])).toBe(true);
    expect(areRangesOrShares(['4.5/5', '3/5'])).toBe(true);
    expect(areRangesOrShares(['12.1 ± 0.4', '13.5 ± 0.6'])).toBe(true);
    expect(areRangesOrShares(['3-1', '2-2'])).toBe(false);
    expect(areRangesOrShares(['1/2', '3/4'])).toBe(false);
  });
});
