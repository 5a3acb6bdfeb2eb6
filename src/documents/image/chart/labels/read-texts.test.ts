import { expect, test } from 'vitest';
import { createRaster } from '../raster/raster.ts';
import type { TextPiece } from './find-texts.ts';
import { type Recogniser, readTexts } from './read-texts.ts';

const raster = createRaster({ width: 60, height: 120, rgba: new Uint8Array(60 * 120 * 4).fill(255) });
const standing: TextPiece = {
  extent: { left: 20, right: 30, top: 10, bottom: 90 },
  glyphs: Array.from({ length: 8 }, (_, index) => ({
    box: { left: 20, right: 30, top: 10 + 10 * index, bottom: 18 + 10 * index },
    pixels: new Int32Array([(10 + 10 * index) * 60 + 20]),
  })),
  direction: 'upwards',
};
const recogniser: Recogniser = {
  recognise: async (_, { languages }) => [
    {
      text: languages.includes('por') ? 'Brasília' : 'Brasilia',
      confidence: 0.95,
      box: { left: 0, top: 0, width: 300, height: 40 },
    },
  ],
};

test('names on end have the accents that a reader of Portuguese sees, as level ones do', async () => {
  const sight = { raster, ground: { page: [100, 0, 0] as const } };
  const read = await readTexts([standing], sight, { languages: ['eng'], turn: 'upwards' }, recogniser);
  expect(read.map(({ text }) => text)).toEqual(['Brasília']);
});

test('beside the two dots of a language that no recogniser knows other accents are guesses', async () => {
  const sight = { raster, ground: { page: [100, 0, 0] as const } };
  const extent = { left: 5, right: 55, top: 10, bottom: 20 };
  const level: TextPiece = { extent, glyphs: [{ box: extent, pixels: new Int32Array(1) }], direction: 'level' };
  const readAs = async (text: string): Promise<number | undefined> => {
    const box = { left: 28, top: 0, width: 150, height: 40 };
    const fixed: Recogniser = { recognise: async () => [{ text, confidence: 0.9, box }] };
    const [read] = await readTexts([level], sight, { languages: ['eng'] }, fixed);
    return read?.confidence;
  };
  expect(await readAs('Köln')).toBe(0.9);
  expect(await readAs('Genêve')).toBe(0.9);
  expect(await readAs('Köln Genêve')).toBe(0.45);
});
