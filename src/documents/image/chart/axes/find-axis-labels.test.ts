import { expect, test } from 'vitest';
import type { TextPiece } from '../labels/find-texts.ts';
import { findAxisTexts } from './find-axis-labels.ts';

const PLOT = { left: 50, top: 0, right: 350, bottom: 100 };
const pieceAt = (left: number, top: number, height: number, direction: TextPiece['direction']): TextPiece => {
  const extent = { left, top, right: left + 14, bottom: top + height };
  return { extent, glyphs: [{ box: extent, pixels: new Int32Array([0]) }], direction };
};

test('a name that runs upwards is whole however many pieces it comes in', () => {
  const names = [100, 200, 300].map((left) => pieceAt(left, 108, 50, 'upwards'));
  const rest = [pieceAt(200, 160, 18, 'level'), pieceAt(200, 180, 24, 'upwards')];
  const title = { ...pieceAt(180, 215, 14, 'level') };
  const { labels, beyond } = findAxisTexts([...names, ...rest, title], PLOT).bottom;
  expect(labels.map(({ extent }) => extent.bottom)).toEqual([158, 204, 158]);
  expect(beyond).toHaveLength(1);
});
