import { describe, expect, test } from 'vitest';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { drawChart } from '../draw-chart.ts';

function createConfig(margins: readonly unknown[], axes: object = {}): GraphConfig {
  const rows = margins.map((margin, index) => ({ quarter: `Q${index + 1}`, revenue: 1200 + index * 100, margin }));
  const columns = ['quarter', 'revenue', 'margin'].map((key) => ({ key, label: key }));
  return { type: 'combo', axes, data: { columns, rows } };
}

/** Whether ticks stand on both sides of the plot. */
function hasTwoAxes(config: GraphConfig): boolean {
  const { texts, plotArea } = drawChart(config, { width: 600, height: 400, mode: 'light', locale: 'EN_US' }).report;
  const right = (plotArea?.x ?? 0) + (plotArea?.width ?? 0);
  return texts.some(({ role, box }) => role === 'axis-label' && box.x >= right);
}

describe('the line of a combo', () => {
  test('has an axis of its own where it is of another unit', () => {
    const margins = ['12%', '14%', '13%'];
    expect(hasTwoAxes(createConfig(margins))).toBe(true);
    expect(hasTwoAxes(createConfig(margins, { hasDualYAxis: false }))).toBe(false);
  });

  test('has an axis of its own where it would lie flat on that of the columns', () => {
    expect(hasTwoAxes(createConfig([0.3, 0.5, 0.9]))).toBe(true);
  });

  test('shares the axis of columns that are like it, unless it is set otherwise', () => {
    expect(hasTwoAxes(createConfig([900, 950, 1000]))).toBe(false);
    expect(hasTwoAxes(createConfig([900, 950, 1000], { hasDualYAxis: true }))).toBe(true);
  });
});
