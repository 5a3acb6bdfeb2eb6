import { expect, test } from 'vitest';
import { partMarks, putMarks } from './part-marks.ts';

/** A crop drawn with signs, each three pixels wide and high. */
function drawn(rows: readonly string[]) {
  const [width, height] = [3 * (rows[0] ?? '').length, 3 * rows.length];
  const isInk = (_: unknown, at: number): number =>
    Number(rows[Math.floor(Math.floor(at / width) / 3)]?.[Math.floor((at % width) / 3)] === '#');
  return { width, height, darkness: Float32Array.from({ length: width * height }, isInk) };
}

const U = ['#..#', '#..#', '#..#', '#..#', '####'];
const umlaut = drawn(['.', '.'].map(() => '....').concat(['#..#', '....'], U));

test('two dots over one letter are parted from it, and it is left bare', () => {
  const { crop, marks } = partMarks(umlaut);
  expect(marks).toEqual([{ sign: '\u0308', at: 0.5 }]);
  expect(crop.darkness.reduce((sum, dark) => sum + dark, 0)).toBe(9 * 12);
});

test('the dots of two letters are theirs', () => {
  const crop = drawn(['#..#', '....', '#..#', '#..#', '#..#', '#..#', '#..#', '#..#']);
  expect(partMarks(crop)).toEqual({ crop, marks: [] });
});

test('what lies lower on its right side is a tilde, and no dots', () => {
  const tilde = drawn(['.....', '##...', '...##', '.....', '#...#', '#...#', '#...#', '#...#', '#####']);
  expect(partMarks(tilde).marks).toEqual([]);
});

test('the bar of a 7 that its stem hangs from is no mark', () => {
  const seven = drawn(['##.##', '.....', '...#.', '...#.', '..#..', '..#..', '.#...', '.#...']);
  expect(partMarks(seven).marks).toEqual([]);
});

test('marks are put over the nearest letter that bears them', () => {
  expect(putMarks('Munchen', [{ sign: '\u0308', at: 0.3 }])).toBe('München');
  expect(putMarks('Rumanien', [{ sign: '\u0308', at: 0.52 }])).toBe('Rumänien');
  expect(putMarks('Uberfluss', [{ sign: '\u0308', at: 0.08 }])).toBe('Überfluss');
  expect(putMarks('Umea', [{ sign: '\u030a', at: 0.9 }])).toBe('Umeå');
  expect(putMarks('Schwyz', [{ sign: '\u0308', at: 0.1 }])).toBeUndefined();
});
