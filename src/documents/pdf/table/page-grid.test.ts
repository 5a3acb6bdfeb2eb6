import { describe, expect, it } from 'vitest';
import { isFigure } from './page-grid.ts';

describe('a text in a grid', () => {
  it.each(['12.5', '(1,204)', '25g', '4 475.5', 'n.a.', '–', '(1 204)', '-2.5*'])('is a figure: %s', (text) => {
    expect(isFigure(text)).toBe(true);
  });

  it.each([
    '(1 000 ha)',
    '(1,000 t)',
    '(100 kg)',
    '(10 000 t)',
    "£'000",
    '(US$ 000s)',
    '(2010 = 100)',
    '2005=100',
    'Total',
  ])('is none, but names or measures a column: %s', (text) => {
    expect(isFigure(text)).toBe(false);
  });

  it('is told in no time of a bracket with many noughts', () => {
    const start = performance.now();
    expect(isFigure(`(1${'0'.repeat(5000)})`)).toBe(true);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
