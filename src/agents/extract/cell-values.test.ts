import { describe, expect, it } from 'vitest';
import { parseColumn } from '../../table/parse-column.ts';
import { toCellValues } from './cell-values.ts';

function valuesOf(texts: readonly string[], method: 'delimited' | 'list' = 'delimited'): readonly unknown[] {
  const cells = texts.map((text) => ({ text, spans: [] }));
  return toCellValues(parseColumn(texts, { label: 'value' }), cells, method);
}

describe('cells of an extracted column', () => {
  it('become numbers, with currency, percentage and brackets read', () => {
    expect(valuesOf(['$1,200', '$900.50', '($30)'])).toEqual([1200, 900.5, -30]);
    expect(valuesOf(['12%', '8.5%', '-4%'])).toEqual([12, 8.5, -4]);
  });

  it('are negative where a minus stands behind cents, as accounting programs write it', () => {
    expect(valuesOf(['12,50-', '7,00', '1.200,00-'])).toEqual([-12.5, 7, -1200]);
    expect(valuesOf(['12', '7-', '8', '9', '11', '13', '14', '15'])[1]).toBe('7-');
  });

  it('stay text where a mark says more than the number', () => {
    expect(valuesOf(['10', '~12', '14', '=9', '7*', '11', '13', '15', '16', '18', '20', '21'])).toEqual([
      10,
      '~12',
      14,
      '=9',
      '7*',
      11,
      13,
      15,
      16,
      18,
      20,
      21,
    ]);
  });

  it('are null for signs that say nothing, and text for words that say something', () => {
    expect(valuesOf(['1', '—', '3', 'n/a', '5', '6', '7', 'TBA'])).toEqual([1, null, 3, null, 5, 6, 7, 'TBA']);
    expect(valuesOf(['1', '…', '3', 'غير متوفر', '5', '6', 'n.d.', '8'])).toEqual([1, null, 3, null, 5, 6, 'n.d.', 8]);
  });

  it('stay text for codes, versions, scores and telephone numbers', () => {
    for (const texts of [
      ['R16', 'R32', 'R64'],
      ['0012', '0450', '0999'],
      ['1.0.2', '1.1.0', '2.0.0'],
      ['3-1', '2-2', '0-4'],
      ['+351 912 345 678', '+351 936 222 111'],
    ]) {
      expect(valuesOf(texts)).toEqual(texts);
    }
  });

  it('become ISO dates only where all are full dates', () => {
    expect(valuesOf(['12 March 2024', '3 April 2024'])).toEqual(['2024-03-12', '2024-04-03']);
    expect(valuesOf(['March 2024', 'April 2024'])).toEqual(['March 2024', 'April 2024']);
    expect(valuesOf(['12 March 2024', 'April 2024', '3 May 2024'])).toEqual([
      '12 March 2024',
      'April 2024',
      '3 May 2024',
    ]);
  });

  it('keep a unit in tables, where it was written, and leave it to the column in lists', () => {
    expect(valuesOf(['5 km', '7 km', '12 km'])).toEqual(['5 km', '7 km', '12 km']);
    expect(valuesOf(['5 km', '7 km', '12 km'], 'list')).toEqual([5, 7, 12]);
  });

  it('stay text where JSON readers would round', () => {
    expect(valuesOf(['12345678901234567890', '22345678901234567890'])).toEqual([
      '12345678901234567890',
      '22345678901234567890',
    ]);
  });
});
