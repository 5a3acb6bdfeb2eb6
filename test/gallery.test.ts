import { describe, expect, test } from 'vitest';
import { configOfGallery } from '../scripts/draw-gallery.ts';
import { CHART_TYPES } from '../src/chart/chart-type.ts';
import { checkPicture } from '../src/render/check-picture.ts';
import { drawChart } from '../src/render/draw-chart.ts';

describe('the gallery', () => {
  test.each(CHART_TYPES)('its %s is sound at every size, light and dark', (type) => {
    const config = configOfGallery(type);
    for (const [width, height] of [
      [600, 400],
      [1000, 600],
      [1600, 900],
    ] as const) {
      for (const mode of ['light', 'dark'] as const) {
        expect(checkPicture(config, drawChart(config, { width, height, mode, locale: 'EN_GB' }))).toEqual([]);
      }
    }
  });
});
