import { expect, test } from 'vitest';
import { writeMoment } from './write-moment.ts';

test.each([
  ['october', 'PT_PT', 'outubro'],
  ['dezembro', 'AR', 'ديسمبر'],
  ['يناير', 'EN_GB', 'January'],
  ['Friday', 'PT_PT', 'sexta-feira'],
  ['2024-03', 'PT_PT', 'março de 2024'],
] as const)('%s is written as people of %s do', (text, locale, written) => {
  expect(writeMoment(text, locale)).toBe(written);
});

test('a text that is no moment stays', () => {
  expect(writeMoment('Alpha', 'PT_PT')).toBe('Alpha');
});
