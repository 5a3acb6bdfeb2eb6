import { expect, test } from 'vitest';
import { chainRanges } from './chain-ranges.ts';

const read = (...texts: string[]): readonly string[] =>
  chainRanges(texts.map((text) => ({ text, confidence: 0.9 }))).map(({ text }) => text);

test('a bin ends where the next one begins, whatever its end seemed to be', () => {
  expect(read('5-6', '6-7', '7-B', '8-9')).toEqual(['5-6', '6-7', '7-8', '8-9']);
  expect(read('2.5–3', '3–35', '3.5–4', '4–4.5')).toEqual(['2.5–3', '3–3.5', '3.5–4', '4–4.5']);
  expect(read('10-15', '9-10', '8-q', '7-8')[2]).toBe('8-9');
});

test('ranges that leave gaps, and labels that are no ranges, stay as they are', () => {
  expect(read('0-9', '10-19', '20-29', '30-3g')[3]).toBe('30-3g');
  expect(read('18-29', '30-44', '45-64', '65+')).toEqual(['18-29', '30-44', '45-64', '65+']);
  expect(read('5-6', '6-7', '7-B', 'more')[2]).toBe('7-B');
});

test('a range that ends before the next one begins stays where one is missing between them', () => {
  expect(read('0-10', '10-20', '20-30', '40-50')).toEqual(['0-10', '10-20', '20-30', '40-50']);
});
