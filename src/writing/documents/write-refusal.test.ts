import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../chart/locale.ts';
import { REFUSAL_REASONS } from '../../documents/document-refusal.ts';
import { type RefusedFile, writeRefusal } from './write-refusal.ts';

const FILE: RefusedFile = { kind: 'spreadsheet', sizeBytes: 6_029_312, limitSeconds: 20 };

describe('the words for a refused document', () => {
  it('name the file where it has a name', () => {
    expect(writeRefusal('encrypted', { ...FILE, filename: 'q1.xlsx' }, 'EN_US')).toBe(
      '“q1.xlsx” asks for a password. Take the password off and send it again.',
    );
    expect(writeRefusal('damaged', FILE, 'PT_PT')).toMatch(/^O ficheiro está danificado/);
    expect(writeRefusal('too-large', { ...FILE, filename: ' ' }, 'AR')).toMatch(/^الملف \(/);
  });

  it('say of a file that is too much how large it is, what it lacked and what would help', () => {
    expect(writeRefusal('too-slow', { ...FILE, filename: 'q1.xlsx' }, 'EN_US')).toBe(
      '“q1.xlsx” (5.8 MB) is too much to read: it was not done after 20 seconds. Send only the sheet and the rows that matter, or totals of them.',
    );
    expect(writeRefusal('too-much-memory', { ...FILE, kind: 'document', sizeBytes: 51_200 }, 'PT_PT')).toBe(
      'O ficheiro (50 KB) é demasiado para ler: precisa de mais memória do que um só ficheiro pode ocupar. Envie apenas as páginas que interessam.',
    );
    expect(writeRefusal('too-slow', { ...FILE, kind: 'image', position: 2 }, 'AR')).toBe(
      'الملف ٢ (٥٫٨ ميغابايت): أكبر من أن يُقرأ، فلم تنتهِ قراءته خلال ٢٠ ثانية. أرسله بحجم أصغر، أو مقصوصًا على الجزء المهم.',
    );
  });

  it('differ for every reason, in every language', () => {
    for (const locale of LOCALES) {
      const texts = REFUSAL_REASONS.map((reason) => writeRefusal(reason, FILE, locale));
      expect(new Set(texts).size).toBe(REFUSAL_REASONS.length);
      expect(texts.every((text) => text.endsWith('.'))).toBe(true);
    }
  });
});
