import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureText } from './measure-text.ts';
import { cutText, wrapText } from './wrap-text.ts';

const font = { size: 12 };

describe('wrapped text', () => {
  test('breaks between words', () => {
    expect(wrapText('one two three', 50, { ...font, mostLines: 3 })).toEqual(['one two', 'three']);
  });

  test('breaks a word that is too wide at a hyphen, and not near its ends', () => {
    const lines = wrapText('Responsibilities', 70, { ...font, mostLines: 3 });
    expect(lines).toEqual(['Responsibi-', 'lities']);
    expect(wrapText('Manufacturing', 75, { ...font, mostLines: 3 })).toEqual(['Manufactur-', 'ing']);
  });

  test('breaks ranges behind their dash', () => {
    expect(wrapText('10000–20000', 44, { size: 12, mostLines: 3 })).toEqual(['10000–', '20000']);
    const parted = '10\u00a0000–20\u00a0000';
    expect(wrapText(parted, 60, { size: 12, mostLines: 3 })).toEqual(['10\u00a0000–', '20\u00a0000']);
  });

  test('keeps together what a no-break blank joins, as long as it fits', () => {
    const text = 'Madeira 1\u00a0250\u00a0000';
    expect(wrapText(text, 75, { ...font, mostLines: 3 })).toEqual(['Madeira', '1\u00a0250\u00a0000']);
    expect(wrapText(text, 40, { ...font, mostLines: 9 }).at(-1)).toBe('000');
  });

  test('breaks figures, Arabic and signs without a hyphen', () => {
    expect(wrapText('1234567890123', 60, { ...font, mostLines: 3 }).join('')).toBe('1234567890123');
    expect(wrapText('المسؤوليات', 30, { ...font, mostLines: 4 }).join('')).toBe('المسؤوليات');
  });

  test('ends in an ellipsis where lines are missing', () => {
    expect(wrapText('one two three four', 60, { ...font, mostLines: 1 })).toEqual(['one two…']);
  });

  test('never has a line that is too wide, nor too many', () => {
    const width = fc.integer({ min: 20, max: 300 });
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        width,
        fc.integer({ min: 1, max: 4 }),
        (text, room, mostLines) => {
          const lines = wrapText(text, room, { ...font, mostLines });
          expect(lines.length).toBeLessThanOrEqual(mostLines);
          for (const line of lines)
            if (Array.from(line).length > 1) expect(measureText(line, font)).toBeLessThanOrEqual(room + 0.001);
        },
      ),
    );
  });
});

describe('cut text', () => {
  test('stays whole where it fits, and is empty where nothing does', () => {
    expect(cutText('short', 100, font)).toBe('short');
    expect(cutText('a very long text', 40, font)).toMatch(/^a .*…$/);
    expect(cutText('a very long text', 3, font)).toBe('');
  });
});

describe('Arabic letters', () => {
  test('are measured as they join', () => {
    const joined = measureText('سلام', font);
    const apart = [...'سلام'].reduce((sum, letter) => sum + measureText(letter, font), 0);
    expect(joined).not.toBeCloseTo(apart, 1);
  });
});
