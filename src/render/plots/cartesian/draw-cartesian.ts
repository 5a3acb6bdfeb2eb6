import type { Look } from '../../look/look.ts';
import type { ChartModel } from '../../model/chart-model.ts';
import { fieldOf } from '../../model/read-fields.ts';
import { readPlainText } from '../../model/read-plain-text.ts';
import type { AxisSettings } from '../../model/settings.ts';
import type { Box } from '../../svg/box.ts';
import { measureText } from '../../text/measure-text.ts';
import type { LegendEntry, Mark, PlotDrawing } from '../plot-drawing.ts';
import { layOutBars } from './bar-marks.ts';
import { placeCrowdedNote } from './crowded-note.ts';
import { placeDataLabels } from './data-labels.ts';
import { drawMarks } from './draw-marks.ts';
import type { DrawnLayer } from './drawn-layer.ts';
import { canNameEnds, placeEndLabels, widthOfNames } from './end-labels.ts';
import { fillMissing } from './fill-missing.ts';
import { layOutHorizontal } from './lay-out-horizontal.ts';
import { layOutVertical } from './lay-out-vertical.ts';
import type { CartesianSpec, Layer } from './layer.ts';
import type { CartesianLayout, LabelMargins } from './layout.ts';
import { layOutLine } from './line-marks.ts';
import { layOutSegments } from './segments.ts';
import { createValueAxis, type ValueAxis } from './value-axis.ts';

/** The pixels from one tick to the next, at least. */
const TICK_DISTANCE = { vertical: 38, horizontal: 92 } as const;

/** Draws columns, bars, lines and areas over categories: any type with an axis of categories and one or two of values. */
export function drawCartesian(
  model: ChartModel,
  look: Look,
  { box: whole, spec }: { box: Box; spec: CartesianSpec },
): PlotDrawing {
  const { texts: notes, rest: box } = placeCrowdedNote(model, look, { box: whole, isHorizontal: spec.isHorizontal });
  const layers = spec.layers.map((layer): Layer => {
    const { shape } = layer;
    const series = shape === 'bar' ? layer.series : layer.series.map((one) => fillMissing(model, one, shape));
    return { ...layer, series, segments: layOutSegments(series, layer.stacking) };
  });
  const namesEnds =
    !spec.isHorizontal && spec.layers.every(({ shape }) => shape !== 'bar') && canNameEnds(model, look, box);
  const margins = chooseMargins(model, look, { spec, namesEnds });
  const layout = layOut(model, look, { box, spec, layers, margins });
  const drawn = layers.map((layer) => layOutMarks(model, layer, layout, spec));
  const names = namesEnds ? placeEndLabels(model, look, { layers: drawn, layout }) : [];
  const fixed = [...layout.texts, ...names];
  const labels = placeDataLabels(model, look, {
    layers: drawn,
    place: { bounds: box, taken: fixed, isHorizontal: spec.isHorizontal },
  });
  const secondKeys = layers.flatMap(({ axis, series }) =>
    axis === 'second' ? series.map(({ columnKey }) => columnKey) : [],
  );
  return {
    under: layout.under,
    over: drawMarks(drawn, { model, look, layout, isHorizontal: spec.isHorizontal }) + layout.over + labels.plates,
    texts: [...fixed, ...labels.texts, ...notes],
    area: layout.area,
    marks: drawn.flatMap(({ marks }): readonly Mark[] => marks.map(toMark)),
    axes: {
      isHorizontal: spec.isHorizontal,
      secondKeys: new Set(secondKeys),
      ...(layout.value === undefined ? {} : { value: layout.value }),
      ...(layout.second === undefined ? {} : { second: layout.second }),
      ...(layout.places.scale === undefined ? {} : { position: layout.places.scale }),
    },
  };
}

/** A legend's entries for the series of a plot with axes; none for a single series and where lines carry their names. */
export function listSeries(
  model: ChartModel,
  look: Look,
  { box, spec }: { box: Box; spec: CartesianSpec },
): readonly LegendEntry[] {
  if (model.series.length < 2) return [];
  if (!spec.isHorizontal && spec.layers.every(({ shape }) => shape !== 'bar') && canNameEnds(model, look, box))
    return [];
  return spec.layers.flatMap(({ shape, series }) =>
    series.map(
      ({ label, index }): LegendEntry => ({
        label,
        color: look.seriesLook(index).color,
        shape: shape === 'line' ? 'line' : 'box',
      }),
    ),
  );
}

function toMark({ rowIndex, columnKey, value, x, y, box }: Mark): Mark {
  return box === undefined ? { rowIndex, columnKey, value, x, y } : { rowIndex, columnKey, value, x, y, box };
}

function chooseMargins(
  model: ChartModel,
  look: Look,
  { spec, namesEnds }: { readonly spec: CartesianSpec; readonly namesEnds: boolean },
): LabelMargins {
  const { showDataLabels, showStackTotals } = model.settings;
  // In stacks of bars the values stand within; their totals stand beyond.
  const hasLabelsBeyond = spec.layers.some(({ shape, stacking }) =>
    shape === 'bar' && stacking !== 'none' ? showStackTotals && stacking === 'stacked' : showDataLabels,
  );
  if (namesEnds) return { top: 0, end: widthOfNames(model, look) + look.space * 2 };
  if (!hasLabelsBeyond) return { top: 0, end: 0 };
  const size = look.type.small;
  return spec.isHorizontal ? { top: 0, end: measureText('−0,000.0M', { size }) } : { top: size * 1.6, end: 0 };
}

type LayoutWish = {
  readonly box: Box;
  readonly spec: CartesianSpec;
  readonly layers: readonly Layer[];
  readonly margins: LabelMargins;
};

function layOut(model: ChartModel, look: Look, { box, spec, layers, margins }: LayoutWish): CartesianLayout {
  const { settings } = model;
  const extent = spec.isHorizontal ? box.width * 0.7 : box.height - look.type.label * 3;
  const distance =
    (spec.isHorizontal ? TICK_DISTANCE.horizontal : TICK_DISTANCE.vertical) * Math.max(1, look.type.label / 13);
  const mostTicks = Math.max(2, Math.min(9, 1 + Math.floor(extent / distance)));
  const axisFor = (name: Layer['axis'], axis: AxisSettings): ValueAxis | undefined => {
    const own = layers.filter((layer) => layer.axis === name);
    const color =
      name === 'second' ? look.textColorOf(look.seriesLook(own[0]?.series[0]?.index ?? 0).color) : look.theme.textMuted;
    return createValueAxis(model, look, {
      layers: own,
      settings: axis,
      mostTicks,
      title: axis.label ?? onlySeriesName(model, own),
      color,
    });
  };
  if (spec.isHorizontal) {
    return layOutHorizontal(model, look, { box, value: axisFor('value', mergeAxes(settings.x, settings.y)), margins });
  }
  const parts = {
    value: axisFor('value', settings.y),
    second: axisFor('second', settings.y2),
    hasBands: layers.some(({ shape }) => shape === 'bar'),
    margins,
  };
  return layOutVertical(model, look, { box, parts });
}

/** A chart turned from columns to bars keeps the bounds it had on the other axis. */
function mergeAxes(across: AxisSettings, down: AxisSettings): AxisSettings {
  return { ...across, min: across.min ?? down.min, max: across.max ?? down.max, isLog: across.isLog || down.isLog };
}

/** The name of a lone series stands by its axis, unless the words above the plot name it. */
function onlySeriesName({ config, series }: ChartModel, layers: readonly Layer[]): string | undefined {
  const own = layers.flatMap((layer) => layer.series);
  if (own.length !== 1 || (series.length > 1 && layers[0]?.axis === 'value' && layers.length > 1)) return undefined;
  const label = own[0]?.label ?? '';
  const words = `${readPlainText(fieldOf(config.content, 'title'))} ${readPlainText(fieldOf(config.content, 'subtitle'))}`;
  return words.toLowerCase().includes(label.toLowerCase()) ? undefined : label;
}

function layOutMarks(
  model: ChartModel,
  layer: Layer,
  layout: CartesianLayout,
  { isHorizontal }: CartesianSpec,
): DrawnLayer {
  const { places } = layout;
  const scale = layout[layer.axis];
  if (scale === undefined) return { kind: 'lines', layer, marks: [] };
  return layer.shape === 'bar'
    ? { kind: 'bars', layer, marks: layOutBars(model, layer, { places, scale, isHorizontal }) }
    : { kind: 'lines', layer, marks: layOutLine(model, layer, { places, scale, area: layout.area }) };
}
