import { describe, expect, test } from 'vitest';
import type { GraphConfig } from '../../src/chart/graph-config.ts';
import { drawChart, type PictureWish } from '../../src/render/draw-chart.ts';
import { createUglyChart } from './ugly-charts.ts';

const NOTED: GraphConfig = {
  type: 'waterfall',
  data: {
    columns: [
      { key: 'step', label: 'Step' },
      { key: 'amount', label: 'Amount' },
    ],
    rows: [
      { step: 'Start', amount: 100 },
      { step: 'Gained', amount: 40 },
      { step: 'Lost', amount: -25 },
      { step: 'End', amount: 115 },
    ],
  },
  content: { title: 'A waterfall with notes', source: { label: 'Own data', url: 'https://example.com' } },
  appearance: { border: { style: 'gradient', width: 4 }, background: { type: 'tinted' } },
  annotations: [
    {
      type: 'difference-arrow',
      show: 'relative-difference',
      start: { rowIndex: 0, columnKey: 'amount' },
      end: { rowIndex: 3, columnKey: 'amount' },
    },
    { type: 'highlight', highlight: 'data-point', rowIndex: 3, columnKey: 'amount' },
    { type: 'tooltip', caption: 'The worst month', rowIndex: 2, columnKey: 'amount' },
    { type: 'sticker', sticker: 'thumbs-up', rowIndex: 1, columnKey: 'amount' },
  ],
};

/** Pictures that were looked at. A change of one is looked at again before `vitest -u` keeps it. */
const REVIEWED: Readonly<Record<string, readonly [GraphConfig, PictureWish['mode'], PictureWish['locale']]>> = {
  'pie-long-names': [createUglyChart('pie', 'long names'), 'light', 'EN_GB'],
  'heatmap-negatives': [createUglyChart('heatmap', 'negatives'), 'dark', 'PT_PT'],
  'funnel-huge-and-tiny': [createUglyChart('funnel', 'huge and tiny numbers'), 'light', 'EN_US'],
  'bar-arabic': [createUglyChart('groupedBar', 'Arabic'), 'light', 'AR'],
  'line-empty-cells': [createUglyChart('line', 'empty cells'), 'light', 'EN_US'],
  'column-negatives': [createUglyChart('stackedColumn', 'negatives'), 'dark', 'EN_US'],
  'waterfall-notes': [NOTED, 'light', 'EN_US'],
};

/** One element a line, so that a change can be read. */
const normalise = (svg: string): string => `${svg.replaceAll('><', '>\n<')}\n`;

describe('a picture is as it was when it was looked at', () => {
  test.each(Object.entries(REVIEWED))('%s', async (name, [config, mode, locale]) => {
    const { svg } = drawChart(config, { width: 600, height: 400, mode, locale });
    await expect(normalise(svg)).toMatchFileSnapshot(`../../src/render/__snapshots__/${name}.svg`);
  });
});
