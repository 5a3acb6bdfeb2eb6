import { inset } from '../svg/box.ts';
import { createVerticalScale, drawGrid, placeTicksBeside, writeTicks } from './cartesian/cartesian.ts';
import { fitLabels, heightOfLabels, placeLabelsBelow } from './cartesian/category-labels.ts';
import { chooseValueRange } from './cartesian/choose-value-range.ts';
import { placeAsPoints } from './cartesian/places.ts';
import { layOutSegments } from './cartesian/segments.ts';
import type { DrawPlot, Mark } from './plot-drawing.ts';

/** Lines over the categories, one for each series. */
export const drawLine: DrawPlot = (model, look, box) => {
  const { settings, series, categories } = model;
  const segments = layOutSegments(series, 'none');
  const range = chooseValueRange(segments, {
    axis: settings.y,
    hasBars: false,
    isShare: false,
    mostTicks: Math.max(2, Math.floor(box.height / 48)),
  });
  const ticks = writeTicks(range, series, { model, look, isShare: false });
  const size = look.type.label;
  const side = model.direction === 'rtl' ? 'right' : 'left';
  const roomy = inset(box, { [side]: ticks.width + look.space * 2, top: size * 0.6 });
  const ends = { from: roomy.x + 10, to: roomy.x + roomy.width - 10 };
  const places = placeAsPoints(model, model.direction === 'rtl' ? { from: ends.to, to: ends.from } : ends);
  const wish = { centers: places.centers, size, from: box.x, to: box.x + box.width, canThin: true };
  const lines = fitLabels(
    categories.map(({ label }) => label),
    wish,
  );
  const area = inset(roomy, { bottom: heightOfLabels(lines, size) + look.space * 1.5 });
  const scale = createVerticalScale(range, area, settings.y);
  const marks = series.flatMap((one) =>
    one.values.flatMap((value, index): Mark[] =>
      value === null
        ? []
        : [
            {
              rowIndex: categories[index]?.rowIndex ?? index,
              columnKey: one.columnKey,
              value,
              x: places.centers[index] ?? 0,
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
      xAxis: { type: 'value', min: area.x, max: area.x + area.width, show: false },
      yAxis: {
        type: range.isLog ? 'log' : 'value',
        min: range.min,
        max: range.max,
        inverse: settings.y.isReversed,
        show: false,
      },
      series: series.map((one) => {
        const { color } = look.seriesLook(one.index);
        return {
          type: 'line',
          silent: true,
          data: one.values.map((value, index) => [places.centers[index], value ?? '-']),
          showSymbol: categories.length <= 30,
          symbol: 'circle',
          symbolSize: 6,
          lineStyle: { color, width: settings.lineThickness },
          itemStyle: { color },
        };
      }),
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
