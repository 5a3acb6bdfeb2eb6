import { expect, test } from 'vitest';
import { totalsClaim } from './totals-words.ts';

test('A name that is also short for an extreme claims no totals.', () => {
  expect(['Max', 'Min'].map(totalsClaim)).toEqual(['none', 'none']);
  expect(['Maximum', 'Minimum'].map(totalsClaim)).toEqual(['summary', 'summary']);
});

test('The Arabic word for a sum is believed only where the arithmetic agrees, with and without its article.', () => {
  expect(['جملة', 'الجملة'].map(totalsClaim)).toEqual(['doubtful', 'doubtful']);
});

test('What a page hands on to the next is a total.', () => {
  expect(['Carried forward', 'Brought forward:', 'A transportar'].map(totalsClaim)).toEqual([
    'total',
    'total',
    'total',
  ]);
});
