import { describe, expect, it } from 'vitest';
import { writeNumber } from './number.ts';

describe('numbers in four locales', () => {
  it('uses the digits and separators of each locale', () => {
    expect(writeNumber(12345.678, 'EN_GB')).toBe('12,345.68');
    expect(writeNumber(12345.678, 'EN_US')).toBe('12,345.68');
    expect(writeNumber(12345.678, 'PT_PT')).toBe('12\u00a0345,68');
    expect(writeNumber(12345.678, 'AR')).toBe('١٢٬٣٤٥٫٦٨');
  });

  it('writes small counts as Intl would', () => {
    for (const count of [0, -0, 7, 10, 999, 1000, -3]) {
      expect(writeNumber(count, 'EN_GB')).toBe(new Intl.NumberFormat('en-GB').format(count === 0 ? 0 : count));
    }
    expect(writeNumber(907, 'AR')).toBe('٩٠٧');
  });
});
