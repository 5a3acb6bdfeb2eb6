import { describe, expect, it } from 'vitest';
import { writeCompactNumber, writeNumber, writePercent, writeSignedNumber } from './number.ts';

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

  it('writes shares, differences and short forms', () => {
    expect(writePercent(0.1234, 'EN_GB')).toBe('12.3%');
    expect(writePercent(0.5, 'PT_PT')).toBe('50%');
    expect(writeSignedNumber(4, 'EN_US')).toBe('+4');
    expect(writeSignedNumber(0, 'EN_US')).toBe('0');
    expect(writeCompactNumber(1_900_000, 'EN_US')).toBe('1.9M');
    expect(writeCompactNumber(1_900_000, 'AR')).toContain('مليون');
  });
});
