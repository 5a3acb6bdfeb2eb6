import type { ChartCase } from './chart-case.ts';
import { drawShareLabels, drawValueLabels, type LabelMode, type Scales } from './draw-value-labels.ts';
import type { PictureStyle } from './picture-style.ts';

type Frame = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const escapeText = (text: string): string => text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;');

/** Round steps as all libraries take them: 1, 2 or 5 times a power of ten. */
export function niceTicks(low: number, high: number, count: number): readonly number[] {
  const raw = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= raw) ?? raw;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

const write = (value: number): string => (Math.abs(value) >= 10_000 ? value.toLocaleString('en-US') : String(value));

const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width = 1): string =>
  stroke === 'none'
    ? ''
    : `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${width}"/>`;

const text = (x: number, y: number, content: string, more = ''): string =>
  `<text x="${x}" y="${y}" ${more}>${escapeText(content)}</text>`;

const snap = (place: number): number => Math.round(place) + 0.5;

/** The values that marks reach: of stacks their sums. */
function reachOf({ kind, series, names }: ChartCase): readonly [number, number] {
  const isSummed = kind === 'stacked' || kind === 'area';
  const heights = isSummed
    ? names.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
    : series.flatMap(({ values }) => values);
  return [Math.min(0, ...heights), Math.max(...heights)];
}

function drawMarks(chart: ChartCase, style: PictureStyle, { along, value, band }: Scales, frame: Frame): string {
  const colour = (index: number): string => style.palette[index % style.palette.length] ?? '#000000';
  const { kind, series, names } = chart;
  if (kind === 'scatter') {
    return names
      .map((_, index) => {
        const fill = style.hollowDots ? `fill="none" stroke="${colour(0)}" stroke-width="2"` : `fill="${colour(0)}"`;
        return `<circle cx="${along(index)}" cy="${value(series[0]?.values[index] ?? 0)}" r="${style.hollowDots ? 3 : 4}" ${fill}/>`;
      })
      .join('');
  }
  if (kind === 'line' || kind === 'lines' || kind === 'years') {
    return series
      .map(({ values }, number) => {
        const points = values.map((own, index) => `${along(index)},${value(own)}`);
        const dots = style.hasMarkers
          ? points
              .map(
                (point) =>
                  `<circle cx="${point.split(',')[0]}" cy="${point.split(',')[1]}" r="4" fill="${colour(number)}"/>`,
              )
              .join('')
          : '';
        return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour(number)}" stroke-width="${style.lineWidth}"/>${dots}`;
      })
      .join('');
  }
  if (kind === 'area') {
    let floor = names.map(() => 0);
    return series
      .map(({ values }, number) => {
        const top = values.map((own, index) => own + (floor[index] ?? 0));
        const points = [
          ...top.map((own, index) => `${along(index)},${value(own)}`),
          ...floor.map((own, index) => `${along(index)},${value(own)}`).reverse(),
        ];
        floor = top;
        return `<polygon points="${points.join(' ')}" fill="${colour(number)}"/>`;
      })
      .join('');
  }
  const room = band * (1 - style.gap);
  let floor = names.map(() => 0);
  return series
    .map(({ values }, number) => {
      const rectangles = values.map((own, index) => {
        const start = along(index) - room / 2;
        const isGrouped = kind === 'grouped';
        const width = isGrouped ? room / series.length : room;
        const from = isGrouped ? start + number * width : start;
        const base = kind === 'stacked' ? (floor[index] ?? 0) : 0;
        const [near, far] = [value(base), value(base + own)].sort((one, other) => one - other);
        const [low, high] = [near ?? frame.top, far ?? frame.bottom];
        return kind === 'bar'
          ? `<rect x="${low}" y="${from}" width="${high - low}" height="${width}" fill="${colour(number)}"/>`
          : `<rect x="${from}" y="${low}" width="${width}" height="${high - low}" fill="${colour(number)}"/>`;
      });
      floor = values.map((own, index) => own + (floor[index] ?? 0));
      return rectangles.join('');
    })
    .join('');
}

function drawLegend(
  chart: ChartCase,
  style: PictureStyle,
  frame: Frame,
  size: { width: number; height: number },
): string {
  const names = chart.kind === 'pie' || chart.kind === 'donut' ? chart.names : chart.series.map(({ name }) => name);
  if (names.length < 2) return '';
  const isRow = style.legend === 'top' || style.legend === 'bottom';
  const step = style.fontSize * 1.6;
  let x = isRow
    ? frame.left + 20
    : style.legend === 'inside' && chart.series.length > 1
      ? frame.right - 110
      : frame.right + 18;
  let y = style.legend === 'top' ? frame.top - 14 : style.legend === 'bottom' ? size.height - 10 : frame.top + 18;
  const isStroke = ['lines', 'line'].includes(chart.kind);
  return names
    .map((name, index) => {
      const colour = style.palette[index % style.palette.length];
      const sign = isStroke
        ? `<rect x="${x}" y="${y - style.fontSize * 0.45}" width="18" height="${style.lineWidth}" fill="${colour}"/>`
        : `<rect x="${x}" y="${y - style.fontSize * 0.8}" width="${style.fontSize}" height="${style.fontSize}" fill="${colour}"/>`;
      const label = text(x + (isStroke ? 24 : style.fontSize + 5), y, name);
      if (isRow) x += 40 + name.length * style.fontSize * 0.66;
      else y += step;
      return sign + label;
    })
    .join('');
}

const circleWithin = (frame: Frame): { readonly x: number; readonly y: number; readonly radius: number } => ({
  x: (frame.left + frame.right) / 2,
  y: (frame.top + frame.bottom) / 2,
  radius: Math.min(frame.right - frame.left, frame.bottom - frame.top) / 2,
});

function drawCircle(chart: ChartCase, style: PictureStyle, frame: Frame): string {
  const values = chart.series[0]?.values ?? [];
  const sum = values.reduce((total, value) => total + value, 0);
  const { x, y, radius } = circleWithin(frame);
  const inner = chart.kind === 'donut' ? 0.55 * radius : 0;
  let turn = 0;
  const at = (angle: number, distance: number): string =>
    `${x + distance * Math.sin(angle)},${y - distance * Math.cos(angle)}`;
  return values
    .map((value, index) => {
      const [from, to] = [turn, turn + (2 * Math.PI * value) / sum];
      turn = to;
      const isLarge = to - from > Math.PI ? 1 : 0;
      const back = inner > 0 ? `L${at(to, inner)} A${inner},${inner} 0 ${isLarge} 0 ${at(from, inner)}` : `L${x},${y}`;
      const edge = style.name === 'excel' || style.name === 'retina' ? 'stroke="#ffffff" stroke-width="2"' : '';
      return `<path d="M${at(from, radius)} A${radius},${radius} 0 ${isLarge} 1 ${at(to, radius)} ${back} Z" fill="${style.palette[index % style.palette.length]}" ${edge}/>`;
    })
    .join('');
}

/** The picture of a case in a style, as SVG; with values printed at its marks where `labels` says so. */
export function drawCase(chart: ChartCase, style: PictureStyle, labels: LabelMode = 'none'): string {
  const size = { width: 520, height: 360 };
  const isCircle = chart.kind === 'pie' || chart.kind === 'donut';
  const hasRightLegend =
    (style.legend === 'right' || (isCircle && style.legend === 'inside')) && (chart.series.length > 1 || isCircle);
  const isLying = chart.kind === 'bar';
  const frame = {
    left: 112,
    top: style.legend === 'top' ? 66 : 40,
    right: size.width - (hasRightLegend ? 120 : 24),
    bottom: size.height - (style.legend === 'bottom' ? 74 : 54),
  };
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="${style.font}" font-size="${style.fontSize}" fill="${style.text}"><rect width="${size.width}" height="${size.height}" fill="${style.page}"/>`;
  const title = text(
    size.width / 2,
    22,
    chart.title,
    `text-anchor="middle" font-size="${style.fontSize * 1.3}" font-weight="bold"`,
  );
  const legend = drawLegend(chart, style, frame, size);
  if (isCircle) {
    const { x, y, radius } = circleWithin(frame);
    const shares = labels === 'none' ? '' : drawShareLabels(chart, style, { x, y, radius });
    return `${head}${title}${drawCircle(chart, style, frame)}${shares}${legend}</svg>`;
  }
  const [low, high] = reachOf(chart);
  const ticks = niceTicks(low, high, 6);
  const shownTicks = labels === 'alone' ? [] : ticks;
  const [first, last] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const [origin, end] = isLying ? [frame.left, frame.right] : [frame.bottom, frame.top];
  const value = (own: number): number => origin + ((own - first) / (last - first)) * (end - origin);
  const [from, to] = isLying ? [frame.top, frame.bottom] : [frame.left, frame.right];
  const isScatter = chart.kind === 'scatter';
  const across = isScatter ? niceTicks(0, Math.max(...chart.names.map(Number)), 6) : [];
  const acrossAt = (own: number): number => from + (own / (across.at(-1) ?? 1)) * (to - from);
  const isEdge = chart.kind === 'area';
  const band = (to - from) / (chart.names.length - (isEdge ? 1 : 0));
  const along = (index: number): number =>
    isScatter ? acrossAt(Number(chart.names[index])) : from + band * (index + (isEdge ? 0 : 0.5));
  const grid = shownTicks
    .map((tick) =>
      isLying
        ? line(snap(value(tick)), frame.top, snap(value(tick)), frame.bottom, style.grid)
        : line(frame.left, snap(value(tick)), frame.right, snap(value(tick)), style.grid),
    )
    .join('');
  const gridAcross =
    isScatter && style.gridAcross
      ? across
          .map((tick) => line(snap(acrossAt(tick)), frame.top, snap(acrossAt(tick)), frame.bottom, style.grid))
          .join('')
      : '';
  const valueLabels = shownTicks
    .map((tick) =>
      isLying
        ? text(value(tick), frame.bottom + style.fontSize + 8, write(tick), 'text-anchor="middle"') +
          line(snap(value(tick)), frame.bottom, snap(value(tick)), frame.bottom + style.tickLength, style.axis)
        : text(frame.left - 8, value(tick) + style.fontSize * 0.36, write(tick), 'text-anchor="end"') +
          line(frame.left - style.tickLength, snap(value(tick)), frame.left, snap(value(tick)), style.axis),
    )
    .join('');
  const places = isScatter
    ? across.map((tick) => ({ at: acrossAt(tick), name: write(tick) }))
    : chart.names.map((name, index) => ({ at: along(index), name }));
  const nameLabels = places
    .map(({ at, name }) =>
      isLying
        ? text(frame.left - 8, at + style.fontSize * 0.36, name, 'text-anchor="end"')
        : text(at, frame.bottom + style.fontSize + 8, name, 'text-anchor="middle"') +
          line(snap(at), frame.bottom, snap(at), frame.bottom + style.tickLength, style.axis),
    )
    .join('');
  const [below, beside] = isLying ? [chart.valueTitle, chart.nameTitle] : [chart.nameTitle, chart.valueTitle];
  const titles = style.hasAxisTitles
    ? text((frame.left + frame.right) / 2, frame.bottom + 2.6 * style.fontSize + 10, below, 'text-anchor="middle"') +
      text(0, 0, beside, `text-anchor="middle" transform="translate(16 ${(frame.top + frame.bottom) / 2}) rotate(-90)"`)
    : '';
  const axisLines = style.hasFrame
    ? `<rect x="${snap(frame.left)}" y="${snap(frame.top)}" width="${frame.right - frame.left}" height="${frame.bottom - frame.top}" fill="none" stroke="${style.axis}"/>`
    : isLying
      ? line(snap(value(0)), frame.top, snap(value(0)), frame.bottom, style.axis)
      : line(frame.left, snap(value(0)), frame.right, snap(value(0)), style.axis);
  const panel = `<rect x="${frame.left}" y="${frame.top}" width="${frame.right - frame.left}" height="${frame.bottom - frame.top}" fill="${style.panel}"/>`;
  const marks = drawMarks(chart, style, { along, value, band }, frame);
  const printed = labels === 'none' ? '' : drawValueLabels(chart, style, { along, value, band });
  return `${head}${title}${panel}${grid}${gridAcross}${marks}${printed}${axisLines}${valueLabels}${nameLabels}${titles}${legend}</svg>`;
}
