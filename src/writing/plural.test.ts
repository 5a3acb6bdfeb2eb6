import { describe, expect, it } from 'vitest';
import { type PluralForms, pluralCategory, writeCount } from './plural.ts';

const ROWS: PluralForms = { one: '# row', other: '# rows' };
const ARABIC_ROWS: PluralForms = {
  zero: 'لا صفوف',
  one: 'صف واحد',
  two: 'صفان',
  few: '# صفوف',
  many: '# صفًا',
  other: '# صف',
};

describe('counted nouns', () => {
  it('tells one from many in English', () => {
    expect([0, 1, 2].map((count) => writeCount(count, ROWS, 'EN_GB'))).toEqual(['0 rows', '1 row', '2 rows']);
  });

  it('has the six forms of Arabic', () => {
    expect([0, 1, 2, 3, 11, 100].map((count) => writeCount(count, ARABIC_ROWS, 'AR'))).toEqual([
      'لا صفوف',
      'صف واحد',
      'صفان',
      '٣ صفوف',
      '١١ صفًا',
      '١٠٠ صف',
    ]);
  });

  it('falls back to the general form where a locale asks for one that is not given', () => {
    expect(pluralCategory(2_000_000, 'PT_PT')).toBe('many');
    expect(writeCount(2_000_000, { one: '# linha', other: '# linhas' }, 'PT_PT')).toBe('2\u00a0000\u00a0000 linhas');
  });
});
