import { expect, test } from 'vitest';
import { createRaster } from '../raster/raster.ts';
import { valueAt } from './fit-scale.ts';
import { isAtEnd, isUnreadPower, multiplyAxis, parsePower, readMultiplier } from './read-multiplier.ts';

test('a power of ten is read, whatever its one is taken for', () => {
  expect(['1e6', 'le6', '1e−5', '×106', 'x 10-3'].map(parsePower)).toEqual([6, 6, -5, 6, -3]);
});

test('other short texts at the end of an axis multiply nothing', () => {
  expect(['mm', 'lei', '106', 'Sales', '10', 'e6', '1e'].map(parsePower)).toEqual(Array(7).fill(undefined));
});

test('all numbers of the axis are multiplied', () => {
  const scale = { kind: 'linear', slope: -0.5, intercept: 40, support: 5, total: 5, residual: 0 } as const;
  const piece = { extent: { left: 0, top: 0, right: 20, bottom: 10 }, glyphs: [], direction: 'level' } as const;
  const axis = multiplyAxis({ labels: [], title: '', unit: '', isYears: false, scale }, { power: 6, piece });
  expect(axis?.scale === undefined ? undefined : valueAt(axis.scale, 10)).toBe(35_000_000);
});

test('it stands above the axis whether it begins, ends or is centred there, and nowhere else', () => {
  const plot = { left: 60, top: 30, right: 600, bottom: 350 };
  const at = (left: number, bottom = 24) =>
    ({ extent: { left, top: bottom - 10, right: left + 20, bottom }, glyphs: [], direction: 'level' }) as const;
  expect([60, 40, 50].map((left) => isAtEnd(at(left), 'left', plot))).toEqual([true, true, true]);
  expect([at(10), at(120), at(50, 8)].map((piece) => isAtEnd(piece, 'left', plot))).toEqual([false, false, false]);
});

test('a power that the edge of the picture cuts off is known to be there', () => {
  expect(['1e6ó', '×10?3', 'Sales', '106', 'level 2'].map(isUnreadPower)).toEqual([true, true, false, false, false]);
});

test('on a scale of square roots the numbers are multiplied, and not their roots', () => {
  const scale = { kind: 'sqrt', slope: -0.5, intercept: 40, support: 5, total: 5, residual: 0 } as const;
  const piece = { extent: { left: 0, top: 0, right: 20, bottom: 10 }, glyphs: [], direction: 'level' } as const;
  const plain = { labels: [], title: '', unit: '', isYears: false };
  const axis = multiplyAxis({ ...plain, scale }, { power: 3, piece });
  expect(axis?.scale === undefined ? undefined : valueAt(axis.scale, 60)).toBeCloseTo(100_000, 3);
  expect(multiplyAxis({ ...plain, scale: { ...scale, kind: 'symlog' } }, { power: 3, piece })).toBeUndefined();
});

test('what the lower edge of the picture cuts off at the end of an axis may be a power, and is not read', async () => {
  const at = (bottom: number) =>
    ({ extent: { left: 560, top: bottom - 8, right: 600, bottom }, glyphs: [], direction: 'level' }) as const;
  const read = (bottom: number) => {
    const none = { labels: [], beyond: [] };
    const raster = createRaster({ width: 640, height: 400, rgba: new Uint8Array(4 * 640 * 400).fill(255) });
    const recogniser = { recognise: async () => [] };
    const texts = { left: none, right: none, top: none, bottom: { labels: [], beyond: [at(bottom)] } };
    const plot = { left: 60, top: 30, right: 600, bottom: 360 };
    return readMultiplier(texts, 'bottom', plot, { raster, ground: { page: [100, 0, 0] }, recogniser });
  };
  expect(await read(400)).toBe('unread');
  expect(await read(392)).toBeUndefined();
});
