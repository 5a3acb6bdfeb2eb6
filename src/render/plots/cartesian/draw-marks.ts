import { createEmphasis } from '../emphasis.ts';
import { drawAreas } from './draw-areas.ts';
import { drawBars } from './draw-bars.ts';
import { drawLines } from './draw-lines.ts';
import type { DrawnLayer } from './drawn-layer.ts';
import type { MarksWish } from './marks-wish.ts';

/**
 * The marks of layers as SVG, the first layer lowest. Each bar and each point names its series and its category in `data-series`
 * and `data-index`, unless there are more of them than can be told apart.
 */
export function drawMarks(layers: readonly DrawnLayer[], wish: Omit<MarksWish, 'emphasis'>): string {
  const whole = { ...wish, emphasis: createEmphasis(wish.model, wish.look) };
  const drawn = layers.map((one, index) => {
    if (one.kind === 'bars') return drawBars(one, whole);
    if (one.layer.shape === 'area') return drawAreas(one, whole);
    const isOverBars = layers.slice(0, index).some(({ kind }) => kind === 'bars');
    return drawLines(one, { ...whole, isOverBars });
  });
  return drawn.join('');
}
