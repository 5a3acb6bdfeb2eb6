import { expect, test } from 'vitest';
import { withLoneNought } from './lone-nought.ts';

test('a sign that stands alone, and at the end of all other labels, is a nought', () => {
  expect(withLoneNought(['20C', '15C', '10C', '5C', 'C'])).toEqual(['200', '150', '100', '50', '0']);
});

test('a unit stays: it never stands alone, and not every label ends with one', () => {
  const units = ['20C', '15C', '10C', '0C'];
  expect(withLoneNought(units)).toEqual(units);
  const names = ['A1', 'B2', 'C'];
  expect(withLoneNought(names)).toEqual(names);
});
