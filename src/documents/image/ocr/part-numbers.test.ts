import { describe, expect, it } from 'vitest';
import { partNumbers } from './part-numbers.ts';

/** The texts of the parts that a line of such words falls into. */
function partsOf(...texts: readonly string[]): readonly string[] {
  const words = texts.map((text, at) => ({
    text,
    box: { left: at * 50, top: 0, width: 40, height: 10 },
    confidence: 0.9,
  }));
  const box = { left: 0, top: 0, width: texts.length * 50, height: 10 };
  const parts = words.map((word) => word.box);
  const read = { segment: { box, letterHeight: 10, parts }, words, confidence: 0.9 };
  return partNumbers(read).map((part) => {
    expect(part.segment.parts).toHaveLength(part.words.length);
    return part.words.map(({ text }) => text).join(' ');
  });
}

describe('figures that stand side by side', () => {
  it('are of several columns', () => {
    expect(partsOf('7.7%', '619,180')).toEqual(['7.7%', '619,180']);
    expect(partsOf('172', '66.8%')).toEqual(['172', '66.8%']);
    expect(partsOf('-96.2', '98.6%', '446,291')).toEqual(['-96.2', '98.6%', '446,291']);
    expect(partsOf('6,2%', '97', '182')).toEqual(['6,2%', '97 182']);
  });

  it('are one number where they are its groups of three digits', () => {
    expect(partsOf('18', '380')).toEqual(['18 380']);
    expect(partsOf('1', '234', '567,89')).toEqual(['1 234 567,89']);
  });

  it('stay with the words beside them', () => {
    expect(partsOf('Area', '51')).toEqual(['Area 51']);
    expect(partsOf('2023', 'Units', 'sold')).toEqual(['2023 Units sold']);
  });
});
