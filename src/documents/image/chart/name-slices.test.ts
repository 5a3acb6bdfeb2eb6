import { expect, test } from 'vitest';
import type { TextPiece } from './labels/find-texts.ts';
import { partLines, withoutShares } from './name-slices.ts';

const lineAt = (top: number): TextPiece => ({
  extent: { left: 0, right: 40, top, bottom: top + 10 },
  glyphs: [],
  direction: 'level',
});
const labelOf = (...tops: readonly number[]) => ({
  lines: tops.map(lineAt),
  extent: { left: 0, right: 40, top: tops[0] ?? 0, bottom: (tops.at(-1) ?? 0) + 10 },
});

test('labels of thin slices that stand close below each other come apart where there are as many lines as slices', () => {
  const labels = [labelOf(0, 12), labelOf(60)];
  expect(partLines(labels, 3).map(({ extent }) => extent.top)).toEqual([0, 12, 60]);
  expect(partLines(labels, 2)).toBe(labels);
  expect(partLines(labels, 4)).toBe(labels);
});

test('a percentage that is the share of its slice is no name of it; another one may be', () => {
  const slice = { from: 0.25, to: 0.536, colour: 1 };
  const named = (name: string) => withoutShares([{ slice, name, confidence: 0.9 }])[0];
  expect(named('28.6%')).toMatchObject({ name: '', stated: { value: '28.6', isPercent: true } });
  expect(named('50%')?.name).toBe('50%');
  expect(named('Rail')?.name).toBe('Rail');
});
