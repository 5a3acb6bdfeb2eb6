import { describe, expect, it } from 'vitest';
import { unifyDecimalMarks } from './unify-decimal-marks.ts';

const BOX = { left: 0, top: 0, width: 10, height: 10 };

function readingsOf(...texts: readonly string[]): Parameters<typeof unifyDecimalMarks>[0] {
  return texts.map((text) => ({ words: [{ text, box: BOX, confidence: 0.95 }], confidence: 0.95 }));
}

function textsAfter(...texts: readonly string[]): readonly string[] {
  return unifyDecimalMarks(readingsOf(...texts)).map(({ words }) => words.map(({ text }) => text).join(' '));
}

describe('the decimal mark of a picture', () => {
  it('is the one that most of its decimals have', () => {
    expect(textsAfter('1,5', '22,7', '3.1%', '-4,0')).toEqual(['1,5', '22,7', '3,1%', '-4,0']);
  });

  it('is left open where marks are mixed or few', () => {
    expect(textsAfter('1,5', '2.5', '3,5', '4.5')).toEqual(['1,5', '2.5', '3,5', '4.5']);
    expect(textsAfter('1,5', '2,5', '3.5')).toEqual(['1,5', '2,5', '3.5']);
  });

  it('leaves groups of thousands alone', () => {
    expect(textsAfter('1.5', '2.5', '3.5', '4.5', '1,234')).toEqual(['1.5', '2.5', '3.5', '4.5', '1,234']);
  });

  it('differs from the mark between groups of thousands', () => {
    expect(textsAfter('7.120.33', '1,234,567,8%', '1.234.567', '12.03.24')).toEqual([
      '7,120.33',
      '1.234.567,8%',
      '1.234.567',
      '12.03.24',
    ]);
  });

  it('is that of the language where readings are nearly balanced', () => {
    const readings = readingsOf('1,5', '2,5', '3,5', '4.5', '5.5');
    const texts = unifyDecimalMarks(readings, ',').map(({ words }) => words[0]?.text);
    expect(texts).toEqual(['1,5', '2,5', '3,5', '4,5', '5,5']);
  });

  it('lowers the confidence of what it changes', () => {
    expect(unifyDecimalMarks(readingsOf('1.5', '2.5', '3.5', '4,5')).at(-1)?.confidence).toBeLessThan(0.95);
  });
});
