import { expect, test } from 'vitest';
import { createRaster } from '../raster/raster.ts';
import type { TextPiece } from './find-texts.ts';
import { readLetters } from './read-letters.ts';
import type { Recogniser } from './read-texts.ts';

const SIZE = 100;
const raster = createRaster({ width: SIZE, height: SIZE, rgba: new Uint8Array(SIZE * SIZE * 4).fill(255) });
const pieceAt = (top: number): TextPiece => {
  const box = { left: 10, right: 16, top, bottom: top + 8 };
  return { extent: box, glyphs: [{ box, pixels: new Int32Array([top * SIZE + 10]) }], direction: 'level' };
};
const PIECES = [pieceAt(10), pieceAt(30), pieceAt(50)];
/** A recogniser that sees one word in every line: of small letters, of capitals, of anything. */
const seeing = (small: string, capital: string): Recogniser => ({
  recognise: async (_, { characters = '' }) => [
    {
      text: characters.startsWith('a') ? small : capital,
      confidence: 0.9,
      box: { left: 0, top: 0, width: 10_000, height: 40 },
    },
  ],
});
const readAs = (...texts: readonly string[]) => texts.map((text) => ({ text, confidence: 0.5 }));
const namesOf = async (texts: readonly string[], recogniser: Recogniser) => {
  const sight = { raster, ground: { page: [100, 0, 0] as const }, recogniser };
  return (await readLetters(readAs(...texts), PIECES, sight)).map(({ text, confidence }) => [text, confidence]);
};

test('digits out of order are letters where these follow the alphabet', async () => {
  const found = await namesOf(['8', '0', '6'], seeing('abc', 'BOG'));
  expect(found.map(([text]) => text)).toEqual(['a', 'b', 'c']);
});

test('digits that count stay, up or down', async () => {
  expect(await namesOf(['0', '1', '2'], seeing('abc', 'ABC'))).toEqual([
    ['0', 0.5],
    ['1', 0.5],
    ['2', 0.5],
  ]);
  expect(await namesOf(['3', '2', '1'], seeing('abc', 'ABC'))).toEqual([
    ['3', 0.5],
    ['2', 0.5],
    ['1', 0.5],
  ]);
});

test('what is neither is not sure', async () => {
  expect(await namesOf(['8', '0', '6'], seeing('sob', 'BOG'))).toEqual([
    ['8', 0.25],
    ['0', 0.25],
    ['6', 0.25],
  ]);
});

test('letters that are all of a stretch of the alphabet stand in any order', async () => {
  const found = await namesOf(['8', '0', '6'], seeing('bca', 'BOG'));
  expect(found.map(([text]) => text)).toEqual(['b', 'c', 'a']);
});
