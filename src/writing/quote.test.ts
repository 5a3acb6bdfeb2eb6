import { describe, expect, it } from 'vitest';
import { quoteName } from './quote.ts';

describe('names in quotation marks', () => {
  it('uses the marks of each locale', () => {
    expect(quoteName('Sales', 'EN_GB')).toBe('‘Sales’');
    expect(quoteName('Sales', 'EN_US')).toBe('“Sales”');
    expect(quoteName('Vendas', 'PT_PT')).toBe('«Vendas»');
    expect(quoteName('المبيعات', 'AR')).toBe('«المبيعات»');
  });

  it('sets apart a name that runs against the sentence', () => {
    expect(quoteName('Sales (USD)', 'AR')).toBe('«\u2068Sales (USD)\u2069»');
    expect(quoteName('المبيعات', 'EN_US')).toBe('“\u2068المبيعات\u2069”');
  });

  it('sets apart dates and signs within Arabic, where they have no direction of their own', () => {
    expect(quoteName('2024-05-12', 'AR')).toBe('«\u20682024-05-12\u2069»');
    expect(quoteName('北京', 'AR')).toBe('«\u2068北京\u2069»');
    expect(quoteName('مبيعات 2024', 'AR')).toBe('«مبيعات 2024»');
    expect(quoteName('٢٠٢٤', 'AR')).toBe('«٢٠٢٤»');
    expect(quoteName('2024-05-12', 'EN_GB')).toBe('‘2024-05-12’');
  });

  it('drops marks of direction that a name brings along', () => {
    expect(quoteName('\u202eSales\u202c', 'EN_GB')).toBe('‘Sales’');
    expect(quoteName('Sales\u2069', 'AR')).toBe('«\u2068Sales\u2069»');
  });

  it('shortens long names and flattens line breaks', () => {
    expect(quoteName(`a\n${'b'.repeat(90)}`, 'EN_US')).toBe(`“a ${'b'.repeat(57)}…”`);
  });
});
