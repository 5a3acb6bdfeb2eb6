import type { ChartCase } from './chart-case.ts';
import type { PictureStyle } from './picture-style.ts';

/** Whether values are printed at the marks: not at all, beside an axis with numbers, or in place of them. */
export const LABEL_MODES = ['none', 'beside-axis', 'alone'] as const;
export type LabelMode = (typeof LABEL_MODES)[number];

/** Where values and names lie in the picture. */
export type Scales = {
  readonly along: (index: number) => number;
  readonly value: (value: number) => number;
  readonly band: number;
};

type Place = { readonly x: number; readonly y: number; readonly value: number; readonly more: string };

/** White on dark colours and black on light ones, by Rec. 601 luminance. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 150 ? '#ffffff' : '#000000';
}

/** Styles with wide bars print inside them, the others beyond their ends. */
const isInside = (style: PictureStyle): boolean => style.gap <= 0.2;

function placesOfBars(chart: ChartCase, style: PictureStyle, { along, value, band }: Scales): readonly Place[] {
  const { kind, series } = chart;
  const room = band * (1 - style.gap);
  let floor = chart.names.map(() => 0);
  return series.flatMap(({ values }, number) => {
    const colour = style.palette[number % style.palette.length] ?? '#000000';
    const places = values.flatMap((own, index): readonly Place[] => {
      const width = kind === 'grouped' ? room / series.length : room;
      const centre = kind === 'grouped' ? along(index) - room / 2 + (number + 0.5) * width : along(index);
      const below = floor[index] ?? 0;
      if (kind === 'stacked') {
        const isTall = Math.abs(value(below) - value(below + own)) > 1.3 * style.fontSize;
        const y = (value(below) + value(below + own)) / 2 + 0.36 * style.fontSize;
        return isTall ? [{ x: centre, y, value: own, more: `text-anchor="middle" fill="${inkOn(colour)}"` }] : [];
      }
      const isWithin = isInside(style) && Math.abs(value(own) - value(0)) > 2.5 * style.fontSize;
      const fill = isWithin ? `fill="${inkOn(colour)}"` : '';
      if (kind === 'bar') {
        const anchor = isWithin ? 'end' : 'start';
        const x = value(own) + (isWithin ? -5 : 5);
        return [{ x, y: centre + 0.36 * style.fontSize, value: own, more: `text-anchor="${anchor}" ${fill}` }];
      }
      const isUp = own >= 0 !== isWithin;
      const y = value(own) + (isUp ? -5 : 5 + 0.75 * style.fontSize);
      return [{ x: centre, y, value: own, more: `text-anchor="middle" ${fill}` }];
    });
    floor = values.map((own, index) => own + (floor[index] ?? 0));
    return places;
  });
}

const placesOfPoints = ({ series }: ChartCase, { along, value }: Scales): readonly Place[] =>
  series.flatMap(({ values }) =>
    values.map((own, index) => ({ x: along(index), y: value(own) - 9, value: own, more: 'text-anchor="middle"' })),
  );

const write = (value: number): string => (Math.abs(value) >= 10_000 ? value.toLocaleString('en-US') : String(value));

/** The printed values of a chart with axes, as SVG: of bars, segments of stacks and points of a single line. */
export function drawValueLabels(chart: ChartCase, style: PictureStyle, scales: Scales): string {
  const isOfBars = ['column', 'bar', 'grouped', 'stacked', 'negative'].includes(chart.kind);
  const isOfPoints = chart.kind === 'line' || chart.kind === 'years';
  const places = isOfBars ? placesOfBars(chart, style, scales) : isOfPoints ? placesOfPoints(chart, scales) : [];
  const size = chart.kind === 'grouped' ? 0.8 * style.fontSize : 0.92 * style.fontSize;
  return places
    .map(({ x, y, value, more }) => `<text x="${x}" y="${y}" font-size="${size}" ${more}>${write(value)}</text>`)
    .join('');
}

/** The printed shares of a circle, in the middle of slices that are wide enough. */
export function drawShareLabels(
  chart: ChartCase,
  style: PictureStyle,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): string {
  const values = chart.series[0]?.values ?? [];
  const sum = values.reduce((total, value) => total + value, 0);
  let before = 0;
  return values
    .map((value, index) => {
      const turn = (2 * Math.PI * (before + value / 2)) / sum;
      before += value;
      const distance = (chart.kind === 'donut' ? 0.77 : 0.62) * radius;
      const fill = inkOn(style.palette[index % style.palette.length] ?? '#000000');
      const [atX, atY] = [x + distance * Math.sin(turn), y - distance * Math.cos(turn) + 0.36 * style.fontSize];
      if (value / sum < 0.06) return '';
      return `<text x="${atX}" y="${atY}" text-anchor="middle" fill="${fill}">${((100 * value) / sum).toFixed(1)}%</text>`;
    })
    .join('');
}
