import { expect, it } from 'vitest';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { contrastOf } from './color.ts';
import { createLook } from './create-look.ts';
import type { Mode } from './theme.ts';

const ANSWERS = ['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree'];

function chartOf(labels: readonly string[], more: Partial<GraphConfig> = {}): GraphConfig {
  const columns = ['Question', ...labels].map((label, place) => ({ key: `k${place}`, label }));
  return { type: 'stackedBar', data: { columns, rows: [] }, ...more };
}

function colorsOf(config: GraphConfig, mode: Mode = 'light'): readonly string[] {
  const look = createLook(config, { mode, width: 800 });
  return config.data.columns.slice(1).map((_column, place) => look.seriesLook(place).color);
}

const usual = colorsOf(chartOf(['North', 'South', 'East', 'West', 'Centre']));

it('gives answers of a two-sided scale one hue a side and grey in the middle, wherever they stand', () => {
  const colors = colorsOf(chartOf(ANSWERS));
  expect(colors).not.toEqual(usual);
  expect(new Set(colors).size).toBe(5);
  expect(colorsOf(chartOf([...ANSWERS].reverse()))).toEqual([...colors].reverse());
});

it('keeps every answer apart from the background', () => {
  for (const mode of ['light', 'dark'] as const) {
    const { background } = createLook(chartOf(ANSWERS), { mode, width: 800 }).theme;
    for (const color of colorsOf(chartOf(ANSWERS), mode)) expect(contrastOf(color, background)).toBeGreaterThan(3);
  }
});

it('leaves other series, palettes that are asked for and colours set by hand alone', () => {
  expect(colorsOf(chartOf([...ANSWERS.slice(0, 4), 'Total']))).toEqual(usual);
  expect(colorsOf(chartOf(ANSWERS, { appearance: { paletteId: 'preset:default' } }))).toEqual(usual);
  const byHand = { appearance: { seriesStyles: { series2: { customColor: '#123456' } } } };
  expect(colorsOf(chartOf(ANSWERS, byHand))[1]).toBe('#123456');
});
