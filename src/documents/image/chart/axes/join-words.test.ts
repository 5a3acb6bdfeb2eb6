import { expect, test } from 'vitest';
import type { TextPiece } from '../labels/find-texts.ts';
import { joinWords } from './join-words.ts';

const pieceAt = (left: number, right: number): TextPiece => ({
  extent: { left, right, top: 0, bottom: 10 },
  glyphs: [],
  direction: 'level',
});

test('words that stand far from each other are one label where labels then stand evenly', () => {
  const days = [
    [48, 83],
    [127, 162],
    [222, 244],
    [249, 262],
    [320, 357],
    [415, 457],
    [514, 534],
    [539, 552],
    [616, 650],
  ];
  const joined = joinWords(days.map(([left = 0, right = 0]) => pieceAt(left, right)));
  expect(joined.map(({ extent }) => [extent.left, extent.right])).toContainEqual([222, 262]);
  expect(joined).toHaveLength(7);
});

test('names that stand evenly stay apart though long ones nearly touch', () => {
  const names = [
    [10, 50],
    [54, 106],
    [110, 150],
    [172, 188],
    [230, 250],
  ].map(([left = 0, right = 0]) => pieceAt(left, right));
  expect(joinWords(names)).toHaveLength(5);
});
