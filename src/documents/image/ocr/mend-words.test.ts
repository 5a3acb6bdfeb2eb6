import { describe, expect, it } from 'vitest';
import { mendWords } from './mend-words.ts';

const mend = (...texts: readonly string[]): readonly string[] =>
  mendWords(
    texts.map((text, at) => ({ text, box: { left: at * 20, top: 0, width: 18, height: 12 }, confidence: 0.95 })),
  ).map(({ text }) => text);

describe('words as they were read', () => {
  it('make one number where a mark has room behind it', () => {
    expect(mend('18,', '8%')).toEqual(['18,8%']);
    expect(mend('1.', '204.', '50')).toEqual(['1.204.50']);
  });

  it('stay apart where no mark parts digits, or words stand beside them', () => {
    expect(mend('1', '204')).toEqual(['1', '204']);
    expect(mend('In', '2020,', '15', 'people')).toEqual(['In', '2020,', '15', 'people']);
  });

  it('end a unit of area with a raised two', () => {
    expect(mend('Area', '(km?)')).toEqual(['Area', '(km²)']);
    expect(mend('Area', '(km2)')).toEqual(['Area', '(km²)']);
    expect(mend('m2', '(M3)')).toEqual(['m2', '(M3)']);
    expect(mend('Why', 'them?')).toEqual(['Why', 'them?']);
  });
});
