import { expect, it } from 'vitest';
import type { Word } from '../page/words.ts';
import { textOfCell } from './cell-words.ts';

function word(text: string, left: number, isRaised = false): Word {
  const width = text.length * (isRaised ? 4 : 6);
  return {
    text,
    box: { left, right: left + width, top: 40, bottom: 50 },
    baseline: 48,
    size: isRaised ? 7 : 10,
    isBold: false,
    isMonospaced: false,
    isTurned: false,
    isRaised,
    isClosed: false,
  };
}

it('keeps raised figures behind a ten that is multiplied as exponents', () => {
  expect(textOfCell([word('4.5', 10), word('×', 31), word('10', 40), word('4', 52, true)])).toBe('4.5 × 10⁴');
  expect(textOfCell([word('4.5×10', 10), word('−3', 46, true)])).toBe('4.5×10⁻³');
});

it('leaves raised marks out that point to notes', () => {
  expect(textOfCell([word('10', 40), word('4', 52, true)])).toBe('10');
});
