import { describe, expect, test } from 'vitest';
import { CHART_TYPES } from './chart-type.ts';
import { findNearestChartTypes } from './nearest-chart-types.ts';

describe('the chart types that a wrong name comes near to', () => {
  test.each(CHART_TYPES)('%s itself, in any case and spelling of its words', (type) => {
    expect(findNearestChartTypes(type)).toEqual([type]);
    expect(findNearestChartTypes(type.toUpperCase())).toEqual([type]);
    expect(findNearestChartTypes(`${type}Chart`)).toEqual([type]);
  });

  test.each([
    ['area', 'areaStacked'],
    ['areaFill', 'areaStacked'],
    ['barStacked', 'stackedBar'],
    ['columnStackedFill', '100StackedColumn'],
    ['Pie', 'pie'],
    ['grouped_column', 'groupedColumn'],
    ['stacked bar 100%', '100StackedBar'],
    ['percentStackedColumn', '100StackedColumn'],
    ['clustered-bar', 'groupedBar'],
    ['stackedbarchart', 'stackedBar'],
    ['doughnut', 'donut'],
    ['collumn', 'column'],
    ['scater plot', 'scatter'],
    ['heat map', 'heatmap'],
    ['marimekko', 'mekko'],
    ['water-fall', 'waterfall'],
    ['verticalBar', 'column'],
    ['horizontal bars', 'bar'],
    ['lineAndColumn', 'combo'],
    ['tabel', 'table'],
    ['3D pie', 'pie'],
  ])('are found by its words: %s means %s', (name, type) => {
    expect(findNearestChartTypes(name)).toEqual([type]);
  });

  test('are all named where several are equally near', () => {
    expect(findNearestChartTypes('stacked')).toEqual(['areaStacked', 'stackedBar', 'stackedColumn']);
  });

  test.each(['', 'radar', 'treemap', 'map', 'sankey', 'constructor', '__proto__', 'بار', 'bar'.repeat(100_000)])(
    'are none where nothing is near: %.20s',
    (name) => {
      expect(findNearestChartTypes(name)).toEqual([]);
    },
  );
});
