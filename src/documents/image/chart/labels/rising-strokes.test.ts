import { expect, test } from 'vitest';
import { findGround } from '../colour/find-ground.ts';
import { createRaster, type Raster } from '../raster/raster.ts';
import type { TextPiece } from './find-texts.ts';
import { countWrittenStrokes, judgeStrokes } from './rising-strokes.ts';

const [WIDTH, HEIGHT] = [80, 40];
type Stroke = readonly [left: number, top: number, width: number];

/** Strokes that all end on one line, at 30. */
function draw(strokes: readonly Stroke[]): { readonly raster: Raster; readonly piece: TextPiece } {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  const glyphs = strokes.map(([left, top, width]) => {
    const pixels: number[] = [];
    for (let y = top; y < 30; y += 1) for (let x = left; x < left + width; x += 1) pixels.push(y * WIDTH + x);
    for (const pixel of pixels) rgba.fill(0, 4 * pixel, 4 * pixel + 3);
    return { box: { left, right: left + width, top, bottom: 30 }, pixels: new Int32Array(pixels) };
  });
  const extent = {
    left: Math.min(...glyphs.map(({ box }) => box.left)),
    right: Math.max(...glyphs.map(({ box }) => box.right)),
    top: Math.min(...glyphs.map(({ box }) => box.top)),
    bottom: 30,
  };
  return {
    raster: createRaster({ width: WIDTH, height: HEIGHT, rgba }),
    piece: { extent, glyphs, direction: 'level' },
  };
}

test('a text has as many strokes at its top as its capitals, stems, dots and accents', () => {
  expect(['Ernahrung', 'Ernâhrung', 'Ernährung', 'Safari', 'anon'].map(countWrittenStrokes)).toEqual([2, 3, 4, 3, 0]);
  expect(countWrittenStrokes('Ação')).toBe(2);
});

test('a reading that has no letter for a stroke at the top is less sure', () => {
  const [tall, small] = [10, 16];
  const confidenceOf = (text: string, strokes: readonly Stroke[]): number => {
    const { raster, piece } = draw(strokes);
    return judgeStrokes({ text, confidence: 0.9 }, piece, { raster, ground: findGround(raster) }).confidence;
  };
  const till: readonly Stroke[] = [
    [5, tall, 6],
    [14, tall, 3],
    [20, tall, 3],
    [26, small, 6],
  ];
  expect(confidenceOf('Tila', till)).toBe(0.9);
  expect(confidenceOf('T la', till)).toBe(0.45);
  // Letters that touch make fewer strokes than there are letters.
  expect(confidenceOf('Tilla', till)).toBe(0.9);
});
