import { describe, expect, it } from 'vitest';
import { lacksAccents } from './accents.ts';

const LETTERS = [0, 12, 24, 36].map((left) => ({ left, top: 6, width: 10, height: 12 }));
const TILDE = { left: 37, top: 0, width: 8, height: 3 };
const DOT = { left: 27, top: 1, width: 3, height: 3 };

function lineOf(parts: typeof LETTERS): Parameters<typeof lacksAccents>[1] {
  return { box: { left: 0, top: 0, width: 46, height: 18 }, letterHeight: 12, parts };
}

describe('accents that stand over the letters of a word', () => {
  it('are lacking where the reading has fewer', () => {
    expect(lacksAccents('Maca', lineOf([...LETTERS, TILDE]))).toBe(true);
    expect(lacksAccents('Maça', lineOf([...LETTERS, TILDE]))).toBe(true);
  });

  it('are there where it has as many, dots of letters among them', () => {
    expect(lacksAccents('Maçã', lineOf([...LETTERS, TILDE]))).toBe(false);
    expect(lacksAccents('Prio', lineOf([...LETTERS, DOT]))).toBe(false);
  });

  it('tell nothing where they touch their letters', () => {
    expect(lacksAccents('Maçã', lineOf(LETTERS))).toBe(false);
  });
});
