import { mixColors } from '../look/color.ts';
import type { Look } from '../look/look.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { Box } from '../svg/box.ts';
import { layOutDots } from './dots/dot-layout.ts';
import { drawDots } from './dots/draw-dots.ts';
import { nameDots } from './dots/name-dots.ts';
import { createEmphasis } from './emphasis.ts';
import type { LegendEntry, Mark, Plot, PlotDrawing } from './plot-drawing.ts';

/** Dots at the first column of numbers across and each further one up, a colour for each; a column of text names them. */
export const SCATTER: Plot = { draw: drawScatter, listLegend };

const OPACITY = 0.72;

function listLegend({ series, settings }: ChartModel, look: Look): readonly LegendEntry[] {
  if (series.length < 2 || settings.legendPosition === 'none') return [];
  return series.map(({ label, index }) => ({ label, color: look.seriesLook(index).color, shape: 'box' }));
}

function drawScatter(model: ChartModel, look: Look, box: Box): PlotDrawing {
  const radius = (model.settings.pointSize ?? sizeFor(model.rowCount)) / 2;
  const layout = layOutDots(model, look, { box, padding: radius + 2 });
  const xValues = model.xSeries?.values ?? [];
  const emphasis = createEmphasis(model, look);
  // A name that only says again where the dot stands on its axis is none.
  const isOnAxis = model.categoryColumn?.key === model.xSeries?.columnKey;
  const hasNames = model.categoryColumn !== undefined && !isOnAxis && model.settings.showCategoryLabels !== false;
  const placed = model.series.flatMap((one) =>
    one.values.flatMap((value, index) => {
      const across = xValues[index] ?? null;
      if (value === null || across === null || !isOn(layout.x, across) || !isOn(layout.y, value)) return [];
      const name = hasNames ? (model.categories[index]?.label ?? '') : '';
      const rowIndex = model.categories[index]?.rowIndex ?? index;
      const place = { x: layout.x.toPixel(across), y: layout.y.toPixel(value) };
      const cell = { rowIndex, columnKey: one.columnKey };
      return [{ ...place, ...cell, name, value, color: emphasis.paint(look.seriesLook(one.index).color, cell) }];
    }),
  );
  const dots = Array.from(
    Map.groupBy(placed, ({ color }) => color),
    ([color, alike]) => {
      const outline = { color: mixColors(color, look.theme.background, 0.1), width: 1 };
      return drawDots(
        alike.map(({ x, y }) => ({ x, y })),
        { color, radius, opacity: OPACITY, outline },
      );
    },
  );
  const names = nameDots(
    placed.map((dot) => ({ ...dot, radius, weight: 0 })),
    layout.area,
    look,
  );
  return {
    under: layout.under,
    over: dots.join(''),
    texts: [...layout.texts, ...names],
    area: layout.area,
    marks: placed.map(({ x, y, value, rowIndex, columnKey }): Mark => ({ rowIndex, columnKey, value, x, y })),
    axes: { value: layout.y, position: layout.x, isHorizontal: false },
  };
}

/** Many dots are drawn smaller, so that they hide each other less. */
function sizeFor(count: number): number {
  return count <= 40 ? 10 : count <= 200 ? 8 : count <= 1000 ? 6 : 4;
}

/** Whether a value lies within an axis whose bounds may be set by hand. */
function isOn({ min, max }: { readonly min: number; readonly max: number }, value: number): boolean {
  return value >= min && value <= max;
}
