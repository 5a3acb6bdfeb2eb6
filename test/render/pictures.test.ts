import { describe, expect, test } from 'vitest';
import { CHART_TYPES, type ChartType } from '../../src/chart/chart-type.ts';
import type { Complaint } from '../../src/render/check/complaint.ts';
import { checkPicture } from '../../src/render/check-picture.ts';
import { drawChart, type PictureWish } from '../../src/render/draw-chart.ts';
import { createUglyChart, listUglyCases, type UglyName } from './ugly-charts.ts';

/** Small and dark, large and light; the middle size for the data that most depends on it. */
const WISHES = [
  { width: 600, height: 400, mode: 'light' },
  { width: 1600, height: 900, mode: 'dark' },
] as const;

function complainAbout(type: ChartType, name: UglyName, wish: Omit<PictureWish, 'locale'>): readonly Complaint[] {
  const config = createUglyChart(type, name);
  return checkPicture(config, drawChart(config, { ...wish, locale: name === 'Arabic' ? 'AR' : 'EN_US' }));
}

describe('a picture of ugly data is sound', () => {
  test.each(listUglyCases())('%s: %s', (type, name) => {
    for (const wish of WISHES) expect(complainAbout(type, name, wish)).toEqual([]);
  });

  test.each(CHART_TYPES)('%s at the middle size, in the dark', (type) => {
    for (const name of ['long names', 'many series', 'negatives'] as const) {
      expect(complainAbout(type, name, { width: 1000, height: 600, mode: 'dark' })).toEqual([]);
    }
  });
});
