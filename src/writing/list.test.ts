import { describe, expect, it } from 'vitest';
import { writeAlternatives, writeList } from './list.ts';

describe('lists in four locales', () => {
  it('joins with the locale’s own “and”', () => {
    expect(writeList(['a', 'b', 'c'], 'EN_GB')).toBe('a, b and c');
    expect(writeList(['a', 'b', 'c'], 'EN_US')).toBe('a, b, and c');
    expect(writeList(['a', 'b', 'c'], 'PT_PT')).toBe('a, b e c');
    expect(writeList(['«أ»', '«ب»'], 'AR')).toBe('«أ» و«ب»');
  });

  it('joins with the locale’s own “or”', () => {
    expect(writeAlternatives(['a', 'b'], 'EN_GB')).toBe('a or b');
    expect(writeAlternatives(['a', 'b'], 'PT_PT')).toBe('a ou b');
  });

  it('gives one item as it is, and nothing for none', () => {
    expect(writeList(['a'], 'AR')).toBe('a');
    expect(writeList([], 'EN_GB')).toBe('');
  });
});
