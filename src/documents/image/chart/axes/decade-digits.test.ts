import { expect, test } from 'vitest';
import { withDecades } from './decade-digits.ts';

/** Labels one above the other, the first at the top. */
const upright = (texts: readonly string[]) =>
  texts.map((_, index) => ({ extent: { left: 10, right: 30, top: 20 * index, bottom: 20 * index + 10 } }));
const decadesOf = (...texts: readonly string[]): readonly string[] => withDecades(texts, upright(texts));

test('digits above a power of ten are multiples of it, and those below the first of the one before', () => {
  expect(decadesOf('10k', '5', '2', '1000', '5', '2')).toEqual(['10k', '5e3', '2e3', '1000', '5e2', '2e2']);
  expect(decadesOf('3', '2', '100')).toEqual(['3e2', '2e2', '100']);
});

test('digits without a power, and one digit beside it, stay what they are', () => {
  expect(decadesOf('8', '5', '2')).toEqual(['8', '5', '2']);
  expect(decadesOf('15', '10', '5')).toEqual(['15', '10', '5']);
});
