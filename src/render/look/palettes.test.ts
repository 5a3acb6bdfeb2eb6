import { describe, expect, test } from 'vitest';
import { contrastOf, distanceOf } from './color.ts';
import { PALETTE_IDS, paletteOf } from './palettes.ts';
import { shadesOf } from './shades.ts';
import { MODES, THEMES } from './theme.ts';

describe('the colours of pictures', () => {
  test.each(PALETTE_IDS)('of %s stand out from their background', (id) => {
    for (const mode of MODES) {
      for (const color of paletteOf(id)[mode]) {
        expect(contrastOf(color, THEMES[mode].background), `${mode} ${color}`).toBeGreaterThanOrEqual(3);
      }
      expect(new Set(paletteOf(id)[mode]).size).toBe(paletteOf(id)[mode].length);
    }
  });

  test.each(PALETTE_IDS)('of %s have shades for twice as many series, all of them different and seen', (id) => {
    for (const mode of MODES) {
      const colors = paletteOf(id)[mode];
      const all = [...colors, ...shadesOf(colors, THEMES[mode].background)];
      const nearest = all.map((one, index) => Math.min(...all.slice(index + 1).map((other) => distanceOf(one, other))));
      expect(all).toHaveLength(colors.length * 2);
      expect(Math.min(...nearest), `${mode} ${all.join()}`).toBeGreaterThan(0.02);
      for (const color of all) expect(contrastOf(color, THEMES[mode].background)).toBeGreaterThanOrEqual(3);
    }
  });

  test('of texts meet WCAG AA, of axes 3:1', () => {
    for (const mode of MODES) {
      const { background, text, textMuted, axis } = THEMES[mode];
      expect(contrastOf(text, background)).toBeGreaterThanOrEqual(7);
      expect(contrastOf(textMuted, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(axis, background)).toBeGreaterThanOrEqual(3);
    }
  });

  test("are the default's for an id that only a host knows", () => {
    for (const id of ['brand:acme', '__proto__', 'constructor', undefined, 7]) {
      expect(paletteOf(id)).toBe(paletteOf('preset:default'));
    }
  });
});
