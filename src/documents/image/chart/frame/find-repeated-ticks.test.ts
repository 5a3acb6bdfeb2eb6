import { expect, test } from 'vitest';
import { hasRepeatedTicks } from './find-repeated-ticks.ts';

/** Numbers below each other, `step` pixels apart, their right edge at a place. */
const column = (right: number, top: number, step: number, texts: readonly string[]) =>
  texts.map((text, index) => ({
    text,
    confidence: 0.9,
    box: { left: right - 8 * text.length, top: top + step * index, width: 8 * text.length, height: 10 },
  }));

test('the numbers of an axis beside those of another one of its kind are two axes', () => {
  const ticks = ['60', '40', '20', '0'];
  expect(hasRepeatedTicks([...column(40, 20, 50, ticks), ...column(340, 20, 50, ticks)])).toBe(true);
  expect(hasRepeatedTicks([...column(40, 20, 30, ticks), ...column(40, 220, 30, ticks)])).toBe(true);
});

test('one axis, two axes of other numbers, and columns of a table are not', () => {
  expect(hasRepeatedTicks(column(40, 20, 50, ['60', '40', '20', '0']))).toBe(false);
  expect(hasRepeatedTicks([...column(40, 20, 50, ['60', '40', '20']), ...column(340, 20, 50, ['9', '6', '3'])])).toBe(
    false,
  );
  const years = ['2019', '2020', '2021', '2022'];
  expect(hasRepeatedTicks([...column(40, 20, 20, years), ...column(340, 20, 20, years)])).toBe(false);
});
