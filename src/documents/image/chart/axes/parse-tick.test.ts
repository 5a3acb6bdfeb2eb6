import { expect, test } from 'vitest';
import { findDecimalMark, parseTick, partOnes, toDigits } from './parse-tick.ts';

test.each([
  ['1,000', 1000, ''],
  ['−20', -20, ''],
  ['50%', 50, '%'],
  ['$1.5k', 1500, '$'],
  ['2M', 2_000_000, ''],
  ['1e6', 1_000_000, ''],
  ['٢٥', 25, ''],
] as const)('%s states %d', (text, value, unit) => {
  expect(parseTick(text, '.')).toEqual({ value, unit });
});

test.each(['A', 'Mar', '12 Mar', '', '-'])('%j is no number', (text) => {
  expect(parseTick(text, '.')).toBeUndefined();
});

test('a comma before one or two digits is the decimal mark', () => {
  expect(findDecimalMark(['0,5', '1,0', '1,5'])).toBe(',');
  expect(parseTick('1.000,5', ',')?.value).toBe(1000.5);
});

test('points before three digits everywhere are thousands', () => {
  expect(findDecimalMark(['1.000', '2.000', '3.000'])).toBe(',');
  expect(findDecimalMark(['1,000', '2,000'])).toBe('.');
  expect(findDecimalMark(['250,000', '200.000', '50.000'])).toBe('.');
  expect(findDecimalMark(['0.125', '0.250'])).toBe('.');
});

test('three noughts are thousands, though a mark before them was mistaken for the other', () => {
  expect(parseTick('1.200,000', ',')?.value).toBe(1_200_000);
  expect(parseTick('1,200.000', '.')?.value).toBe(1_200_000);
  expect(parseTick('1.200,500', ',')?.value).toBe(1200.5);
  expect(parseTick('1000,000', ',')?.value).toBe(1_000_000);
  expect(parseTick('500,000', ',')?.value).toBe(500);
});

test('a nought that two digits and more follow has lost the mark behind it', () => {
  expect(parseTick('0014', '.')?.value).toBe(0.014);
  expect(parseTick('-002', ',')?.value).toBe(-0.02);
  expect(parseTick('05', '.')?.value).toBe(5);
});

test('letters that look like digits can be read as such', () => {
  expect(toDigits('l0O')).toBe('100');
});

test('two digits of one that look like a letter are parted', () => {
  expect(partOnes('20M')).toBe('2011');
  expect(partOnes('20n')).toBe('2011');
  expect(partOnes('2012')).toBe('2012');
});

test('a word of thousands may stand apart from its number', () => {
  expect(parseTick('12 mil', ',')).toEqual({ value: 12_000, unit: '' });
  expect(parseTick('2,5 mil', ',')?.value).toBe(2500);
  expect(parseTick('12 000', ',')?.value).toBe(12_000);
});
