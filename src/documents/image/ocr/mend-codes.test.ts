import { expect, it } from 'vitest';
import { textOf } from './line-reading.ts';
import { mendCodes } from './mend-codes.ts';

const BOX = { left: 0, top: 0, width: 9, height: 9 };
const read = (...texts: readonly string[]): readonly string[] =>
  mendCodes(texts.map((text) => ({ words: [{ text, box: BOX, confidence: 0.8 }], confidence: 0.8 }))).map(textOf);

it('takes a stroke behind letters that stand before digits elsewhere for a one', () => {
  expect(read('Ql', 'Q2', 'Q3', 'QI')).toEqual(['Q1', 'Q2', 'Q3', 'Q1']);
});

it('leaves words alone whose letters no digit follows', () => {
  expect(read('Al', 'El', 'Q2')).toEqual(['Al', 'El', 'Q2']);
});
