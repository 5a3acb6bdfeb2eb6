import { describe, expect, it } from 'vitest';
import { isDashOutline } from './glyph-shapes.ts';

/** The outline of a bar, as pdf.js writes it: move, lines, close. */
const bar = (left: number, bottom: number, right: number, top: number): readonly number[] => [
  ...[0, left, bottom, 1, right, bottom, 1, right, top],
  ...[1, left, top, 1, left, bottom, 4],
];

describe('the outline of a dash', () => {
  it('is one flat bar at the height of a minus', () => {
    expect(isDashOutline(bar(0.07, 0.32, 0.39, 0.4))).toBe(true);
  });

  it.each([
    ['an underline', bar(0, -0.1, 0.5, -0.05)],
    ['a bar over the letters', bar(0, 0.75, 0.5, 0.8)],
    ['a stroke that stands', bar(0.1, 0, 0.18, 0.7)],
    ['a triangle', [0, 0, 0.3, 1, 0.5, 0.3, 1, 0.25, 0.4, 4]],
    ['two bars', [...bar(0, 0.2, 0.5, 0.25), ...bar(0, 0.4, 0.5, 0.45)]],
    ['a curve', [0, 0.1, 0.3, 2, 0.2, 0.3, 0.3, 0.3, 0.4, 0.35, 4]],
    ['nothing', []],
    ['an operator of another kind', [9, 1, 1]],
  ])('is not %s', (_, path) => {
    expect(isDashOutline(path)).toBe(false);
  });
});
