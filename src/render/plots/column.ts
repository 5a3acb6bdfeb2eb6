import { inset } from '../svg/box.ts';
import { createVerticalScale, drawGrid, placeTicksBeside, writeTicks } from './cartesian/cartesian.ts';
import { fitLabels, heightOfLabels, placeLabelsBelow } from './cartesian/category-labels.ts';
import { chooseValueRange } from './cartesian/choose-value-range.ts';
import { placeInBands } from './cartesian/places.ts';
import { layOutSegments } from './cartesian/segments.ts';
import type { DrawPlot, Mark } from './plot-drawing.ts';

/** Columns side by side over the categories. */
export const drawColumn: DrawPlot = (model, look, box) => {
  const { settings, series, categories } = model;
  const segments = layOutSegments(series, 'none');
  const range = chooseValueRange(segments, {
    axis: settings.y,
    hasBars: true,
    isShare: false,
    mostTicks: Math.max(2, Math.floor(box.height / 48)),
  });
  const ticks = writeTicks(range, series, { model, look, isShare: false });
  const size = look.type.label;
  const side = model.direction === 'rtl' ? 'right' : 'left';
  const roomy = inset(box, { [side]: ticks.width + look.space * 2, top: size * 0.6 });
  const ends = { from: roomy.x, to: roomy.x + roomy.width };
  const isRtl = model.direction === 'rtl';
  const places = placeInBands(categories.length, isRtl ? { from: ends.to, to: ends.from } : ends);
  const wish = { centers: places.centers, size, from: box.x, to: box.x + box.width, canThin: false };
  const lines = fitLabels(
    categories.map(({ label }) => label),
    wish,
  );
  const area = inset(roomy, { bottom: heightOfLabels(lines, size) + look.space * 1.5 });
  const scale = createVerticalScale(range, area, settings.y);
  const barWidth = Math.min(72, (places.step * 0.7) / series.length);
  const marks = series.flatMap((one) =>
    one.values.flatMap((value, index): Mark[] =>
      value === null
        ? []
        : [
            {
              rowIndex: categories[index]?.rowIndex ?? index,
              columnKey: one.columnKey,
              value,
              x: (places.centers[index] ?? 0) + (one.index - (series.length - 1) / 2) * barWidth * (isRtl ? -1 : 1),
              y: scale.toPixel(value),
            },
          ],
    ),
  );
  return {
    option: {
      animation: false,
      grid: {
        left: area.x,
        top: area.y,
        width: area.width,
        height: area.height,
        containLabel: false,
        outerBoundsMode: 'none',
      },
      xAxis: {
        type: 'category',
        data: categories.map(({ rowIndex }) => String(rowIndex)),
        inverse: isRtl,
        show: false,
      },
      yAxis: {
        type: range.isLog ? 'log' : 'value',
        min: range.min,
        max: range.max,
        inverse: settings.y.isReversed,
        show: false,
      },
      series: series.map((one) => ({
        type: 'bar',
        silent: true,
        data: one.values.map((value) => value ?? '-'),
        barWidth,
        barGap: '0%',
        itemStyle: { color: look.seriesLook(one.index).color },
      })),
    },
    under: drawGrid(scale, area, { look, isHorizontal: false, hasLines: settings.showGridLines }),
    over: '',
    texts: [
      ...placeTicksBeside(ticks, scale, { look, area, side, axis: settings.y }),
      ...placeLabelsBelow(lines, wish, { look, area }),
    ],
    area,
    marks,
    axes: { value: scale, isHorizontal: false },
    namesSeries: false,
  };
};
