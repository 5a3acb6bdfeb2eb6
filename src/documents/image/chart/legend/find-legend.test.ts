import { expect, test } from 'vitest';
import type { TextPiece } from '../labels/find-texts.ts';
import { findLegend, type Patch } from './find-legend.ts';

const BLUE = [50, 10, -48] as const;
const RED = [54, 60, 40] as const;
const box = (left: number, width: number) => ({ left, right: left + width, top: 0, bottom: 10 });
const pieceAt = (left: number, width: number): TextPiece => ({
  extent: box(left, width),
  glyphs: [{ box: box(left, width), pixels: new Int32Array([0]) }],
  direction: 'level',
});
const signAt = (left: number, lab: Patch['lab']): Patch => ({ extent: box(left, 10), lab });
const pairs = (patches: readonly Patch[], pieces: readonly TextPiece[]) =>
  findLegend(patches, pieces, () => true).map(({ patch, piece }) => [patch.extent.left, piece.extent.left]);

test('signs name the text to their right', () => {
  expect(pairs([signAt(0, BLUE), signAt(70, RED)], [pieceAt(15, 40), pieceAt(85, 40)])).toEqual([
    [0, 15],
    [70, 85],
  ]);
});

test('where texts stand nearer on their left, signs name those: the legend runs from right to left', () => {
  expect(pairs([signAt(45, BLUE), signAt(115, RED)], [pieceAt(0, 40), pieceAt(70, 40)])).toEqual([
    [45, 0],
    [115, 70],
  ]);
});
