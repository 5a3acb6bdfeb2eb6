import { describe, expect, it } from 'vitest';
import { isMostlyRightToLeft, joinInReadingOrder, toLogicalOrder, withSignBefore } from './writing-direction.ts';

const at = (texts: readonly string[]): { text: string; x: number }[] => texts.map((text, i) => ({ text, x: i * 5 }));

describe('a word', () => {
  it('of Arabic letters is read from the right', () => {
    expect(toLogicalOrder(at(['ر', 'ص', 'م']))).toBe('مصر');
  });

  it('of Arabic digits is read from the left, with its separators', () => {
    expect(toLogicalOrder(at([...'١٬٢٣٤٫٥']))).toBe('١٬٢٣٤٫٥');
  });

  it('of digits among Arabic letters keeps the digits in their order', () => {
    expect(toLogicalOrder(at([...'2023', 'م']))).toBe('م2023');
  });
});

describe('a figure where writing runs to the left', () => {
  it('has the sign at its right before it', () => {
    expect(['3.9%-', '١٢٫٥−', '12-15', '3.9%'].map(withSignBefore)).toEqual(['-3.9%', '−١٢٫٥', '12-15', '3.9%']);
  });
});

describe('words side by side', () => {
  it('are read from the left in scripts that run to the right', () => {
    expect(joinInReadingOrder(['Total', 'sales'])).toBe('Total sales');
  });

  it('are read from the right in Arabic, a colon behind its figure', () => {
    expect(joinInReadingOrder(['المدن', 'سكان', ':1', 'جدول'])).toBe('جدول 1: سكان المدن');
  });

  it('keep Latin names within Arabic in their own order', () => {
    expect(joinInReadingOrder(['Data', 'Web', 'الحديثة', 'الشبكات'])).toBe('الشبكات الحديثة Data Web');
  });

  it('run to the left where most letters do', () => {
    expect(isMostlyRightToLeft(['المدينة', 'km'])).toBe(true);
    expect(isMostlyRightToLeft(['City', 'كم'])).toBe(false);
    expect(isMostlyRightToLeft(['12', '٣'])).toBe(false);
  });
});
