import { describe, expect, test } from 'vitest';
import { tokenize } from '../text/tokens.ts';
import { linkNumbers } from './link-quantities.ts';

function numberIn(wish: string, decimal: ',' | '.'): unknown {
  const [link] = linkNumbers(tokenize(wish), 0, { wish, decimal });
  return link?.target.kind === 'number' ? link.target.value : undefined;
}

describe('a number in a wish', () => {
  test.each([
    ['1.000', ',', 1000],
    ['1.000', '.', 1],
    ['1.500,5', ',', 1500.5],
    ['1,500', '.', 1500],
    ['1.5', ',', 1.5],
    ['12%', '.', 12],
  ] as const)('is read by the habit of its language: %s with %s is %d', (wish, decimal, value) => {
    expect(numberIn(wish, decimal)).toBe(value);
  });
});
