import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toColumnKeys } from './column-keys.ts';

test('keys are slugs of the labels, accents off, other scripts kept', () => {
  expect(toColumnKeys(['Região', 'Sales (€)', 'المبيعات', ''])).toEqual(['regiao', 'sales', 'المبيعات', 'column_4']);
});

test('equal slugs are numbered from 2, past keys that exist', () => {
  expect(toColumnKeys(['a', 'A', 'a 2', 'a'])).toEqual(['a', 'a_2', 'a_2_2', 'a_3']);
});

test('no label makes the key __proto__', () => {
  expect(toColumnKeys(['__proto__'])).toEqual(['proto']);
});

test('keys are never empty and never repeat', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (labels) => {
      const keys = toColumnKeys(labels);
      expect(new Set(keys).size).toBe(labels.length);
      expect(keys.every((key) => key.length > 0)).toBe(true);
    }),
  );
});
