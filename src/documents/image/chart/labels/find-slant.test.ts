import { describe, expect, test } from 'vitest';
import { findSlant, type InkPlace } from './find-slant.ts';

/** Five names of eight letters each, every letter a box of 7 by 9 pixels, that end at an axis 60 pixels apart. */
function drawNames(degrees: number): readonly InkPlace[] {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return Array.from({ length: 5 * 8 * 63 }, (_, index) => {
    const [name, letter, dot] = [Math.floor(index / 504), Math.floor(index / 63) % 8, index % 63];
    const [along, across] = [-9 * letter - (dot % 7), Math.floor(dot / 7) - 4];
    return {
      x: Math.round(60 * name + along * cosine - across * sine),
      y: Math.round(along * sine + across * cosine),
    };
  });
}

describe('the slant of labels', () => {
  test.each([-60, -45, -30])('is found where names rise by %i degrees', (degrees) => {
    expect(Math.abs((findSlant(drawNames(degrees)) ?? 0) - degrees)).toBeLessThanOrEqual(2);
  });

  test('is none where names are level or on end', () => {
    expect(findSlant(drawNames(0))).toBeUndefined();
    expect(findSlant(drawNames(-90))).toBeUndefined();
  });

  test('is not told of a speck', () => {
    expect(findSlant([{ x: 1, y: 1 }])).toBeUndefined();
  });
});
