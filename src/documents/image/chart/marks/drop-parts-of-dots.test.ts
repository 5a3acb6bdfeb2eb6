import { expect, test } from 'vitest';
import { dropPartsOfDots } from './drop-parts-of-dots.ts';

const dots = [20, 80, 140].map((x) => ({ colour: 1, x, y: 50, radius: 10 }));
const lineOver = (isOn: (x: number) => boolean) => ({
  colour: 2,
  trace: Array.from({ length: 160 }, (_, x) => ({ x, y: 50, thickness: 1 })).filter(({ x }) => isOn(x)),
});
const NONE = { bars: [], dots, lines: [], areas: [], areNarrow: false };

test('rims of dots are no line, and a line that runs through dots is one', () => {
  const rims = lineOver((x) => dots.some((dot) => Math.abs(x - dot.x) <= 10));
  const through = lineOver(() => true);
  const { kinds, parts } = dropPartsOfDots({ ...NONE, lines: [rims, through] });
  expect(kinds.lines).toEqual([through]);
  expect(parts).toBe(1);
});

test('what dots share where they shine through makes no bars, and bars longer than dots stay', () => {
  const shared = { colour: 2, from: 75, to: 85, near: 45, far: 55 };
  const long = { colour: 2, from: 75, to: 85, near: 10, far: 90 };
  expect(dropPartsOfDots({ ...NONE, bars: [shared] })).toMatchObject({ kinds: { bars: [] }, parts: 1 });
  expect(dropPartsOfDots({ ...NONE, bars: [long] })).toMatchObject({ kinds: { bars: [long] }, parts: 0 });
});

test('thick strokes from dot to dot are no bars, and those that end elsewhere are', () => {
  const between = { colour: 2, from: 47, to: 53, near: 28, far: 72 };
  const beyond = { ...between, far: 110 };
  const more = { ...NONE, areNarrow: true };
  expect(dropPartsOfDots({ ...more, bars: [between] })).toMatchObject({ kinds: { bars: [] }, parts: 0 });
  expect(dropPartsOfDots({ ...more, bars: [beyond] }).kinds.bars).toEqual([beyond]);
  expect(dropPartsOfDots({ ...more, bars: [{ ...between, from: 35, to: 65 }] }).kinds.bars).toHaveLength(1);
});
