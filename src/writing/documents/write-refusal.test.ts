import { describe, expect, it } from 'vitest';
import { REFUSAL_REASONS } from '../../documents/document-refusal.ts';
import { writeRefusal } from './write-refusal.ts';

describe('the words for a refused document', () => {
  it('name the file where it has a name', () => {
    expect(writeRefusal('encrypted', { filename: 'q1.xlsx' }, 'EN_US')).toBe(
      '“q1.xlsx” asks for a password. Take the password off and send it again.',
    );
    expect(writeRefusal('damaged', {}, 'PT_PT')).toMatch(/^O ficheiro está danificado/);
    expect(writeRefusal('too-large', { filename: ' ' }, 'AR')).toMatch(/^الملف: /);
  });

  it('differ for every reason, in every language', () => {
    for (const locale of ['EN_US', 'PT_PT', 'AR'] as const) {
      const texts = REFUSAL_REASONS.map((reason) => writeRefusal(reason, {}, locale));
      expect(new Set(texts).size).toBe(REFUSAL_REASONS.length);
      expect(texts.every((text) => text.endsWith('.'))).toBe(true);
    }
  });
});
