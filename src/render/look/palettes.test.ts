import { describe, expect, test } from 'vitest';
import { contrastOf } from './color.ts';
import { PALETTE_IDS, paletteOf } from './palettes.ts';
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
