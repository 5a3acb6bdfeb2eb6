import { expect, test } from 'vitest';
import { findToldKeys } from './read-lines.ts';

const SEEN = [10, 31, 0, 30, 42, 20, 3, 57].map((value, index) => ({ key: `${index}`, value, isSeen: true }));
const unseen = (key: string, value: number | undefined) => ({ key, value, isSeen: false });
const told = (...more: ReturnType<typeof unseen>[]) => [...findToldKeys([...SEEN, ...more], 0.2)].length - SEEN.length;

test('a place on a straight piece is told where it keeps to the digits of all that is seen', () => {
  expect(told(unseen('a', 15))).toBe(1);
  expect(told(unseen('a', 13.4))).toBe(0);
});

test('many such places are a grid that is not the one of the data', () => {
  expect(told(unseen('a', 15), unseen('b', 25), unseen('c', 5))).toBe(0);
});

test('a gap states no value and is told', () => {
  expect(told(unseen('a', undefined))).toBe(1);
});
