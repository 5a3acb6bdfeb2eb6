import { describe, expect, test } from 'vitest';
import { contrastOf, luminanceOf, mixColors, textColorOn } from './color.ts';

describe('colours', () => {
  test('have the contrast that WCAG gives them', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(luminanceOf('#fff')).toBeCloseTo(1, 5);
  });

  test('mix evenly and keep their ends', () => {
    expect(mixColors('#ffffff', '#2563c4', 0)).toBe('#ffffff');
    expect(mixColors('#ffffff', '#2563c4', 1)).toBe('#2563c4');
    expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#636363');
  });

  test.each(['#ffffff', '#000000', '#777777', '#d9660f', '#2563c4', '#8a7300'])(
    'leave text readable on %s',
    (color) => {
      expect(contrastOf(textColorOn(color), color)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
