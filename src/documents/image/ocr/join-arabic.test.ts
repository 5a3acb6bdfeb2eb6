import { expect, it } from 'vitest';
import { joinArabic } from './join-arabic.ts';

/** Words from the right, each with the gap to the one before it, in pixels; letters are 20 high. */
const join = (...words: readonly (readonly [text: string, gap: number])[]): string => {
  let right = 500;
  const placed = words.map(([text, gap]) => {
    const width = text.length * 12;
    right -= gap + width;
    return { text, box: { left: right, top: 0, width, height: 20 }, confidence: 0.9 };
  });
  return joinArabic(placed, 20)
    .map(({ text }) => text)
    .join(' ');
};

it('puts together words that were parted behind a letter which does not join the next one', () => {
  expect(join(['الد', 0], ['وحة', 3])).toBe('الدوحة');
  expect(join(['عدد', 0], ['ا', 12], ['لزوا', 4], ['ر', 4])).toBe('عدد الزوار');
});

it('takes a one before such a gap for an alef', () => {
  expect(join(['1', 0], ['لنسبة', 3])).toBe('النسبة');
  expect(join(['1', 0], ['كيلو', 12])).toBe('1 كيلو');
});

it('leaves spaces between words, however narrow, and numbers', () => {
  expect(join(['زيت', 0], ['الزيتون', 9])).toBe('زيت الزيتون');
  expect(join(['الزوار', 0], ['في', 3.6], ['كل', 2.8], ['متحف', 6.6])).toBe('الزوار في كل متحف');
  expect(join(['١', 0], ['٢', 3])).toBe('١ ٢');
});
