import type { ChartType } from '../../chart/chart-type.ts';
import type { PictureReport } from '../draw-chart.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { Mark } from '../plots/plot-drawing.ts';
import { type Box, contains } from '../svg/box.ts';
import type { Complaint } from './complaint.ts';
import type { PaintedShape } from './painted-shapes.ts';

/** Complaints of one kind about one picture; more say nothing new. */
const MOST = 5;
const TOLERANCE = 1.5;

/** What is wrong with the marks of a picture: every datum has one, in the plot, drawn, and bars are as long as their values. */
export function checkMarks(
  model: ChartModel,
  report: PictureReport,
  shapes: readonly PaintedShape[],
): readonly Complaint[] {
  const { marks, plotArea, texts } = report;
  const expected = new Set(listCells(model));
  const drawn = new Set(marks.map(nameOf));
  const tellsMore = model.type === 'table' && texts.some(({ role }) => role === 'note');
  const missing = tellsMore ? [] : [...expected].filter((cell) => !drawn.has(cell));
  const twice = marks.filter((mark, index) => index > 0 && drawn.size < marks.length && marks.indexOf(mark) !== index);
  const clipped =
    plotArea === undefined ? [] : marks.filter((mark) => !contains(plotArea, mark.box ?? pointOf(mark), TOLERANCE));
  return [
    ...missing.slice(0, MOST).map((cell) => ({ kind: 'datum-missing', detail: cell }) as const),
    ...(drawn.size < marks.length ? [{ kind: 'datum-twice', detail: nameOf(twice[0] ?? marks[0]) } as const] : []),
    ...clipped.slice(0, MOST).map((mark) => ({ kind: 'mark-clipped', detail: describe(mark) }) as const),
    ...(model.type === 'table' ? [] : findUndrawn(marks, shapes)),
    ...checkLengths(model, marks),
  ];
}

const nameOf = (mark: Mark | undefined): string =>
  mark === undefined ? '' : `row ${mark.rowIndex}, ${mark.columnKey}`;
const pointOf = ({ x, y }: Mark): Box => ({ x, y, width: 0, height: 0 });

function describe(mark: Mark): string {
  const { x, y, width, height } = mark.box ?? pointOf(mark);
  return `${nameOf(mark)} = ${mark.value} at ${[x, y, width, height].map((number) => number.toFixed(1)).join(' ')}`;
}

/** The cells that a type draws: zero has no part of a whole, and what is not above zero no place on a logarithmic axis. */
function listCells(model: ChartModel): readonly string[] {
  const { series, categories, xSeries, sizeSeries, type, settings, columns } = model;
  if (type === 'table') {
    return columns.flatMap(({ key, typed }) =>
      Array.from(typed.numbers ?? []).flatMap((number, row) => (Number.isNaN(number) ? [] : [`row ${row}, ${key}`])),
    );
  }
  const isHorizontal = /bar$/i.test(type);
  const isLog = isHorizontal ? settings.x.isLog || settings.y.isLog : settings.y.isLog;
  const hasParts = type === 'pie' || type === 'donut' || type === 'mekko';
  return series.flatMap(({ values, columnKey }) =>
    values.flatMap((value, index): string[] => {
      const isPlaced = (xSeries?.values[index] ?? (xSeries === undefined ? 0 : null)) !== null;
      const isSized = (sizeSeries?.values[index] ?? (sizeSeries === undefined ? 0 : null)) !== null;
      const isDrawn = value !== null && isPlaced && isSized && (value > 0 || !(isLog || hasParts));
      return isDrawn ? [`row ${categories[index]?.rowIndex ?? index}, ${columnKey}`] : [];
    }),
  );
}

/** Marks with a rectangle that no shape of that rectangle paints. Those thinner than a pixel may be left to their neighbours. */
function findUndrawn(marks: readonly Mark[], shapes: readonly PaintedShape[]): readonly Complaint[] {
  const isNear = (one: Box, other: Box): boolean =>
    Math.abs(one.x - other.x) < TOLERANCE &&
    Math.abs(one.y - other.y) < TOLERANCE &&
    Math.abs(one.width - other.width) < TOLERANCE * 2 &&
    Math.abs(one.height - other.height) < TOLERANCE * 2;
  const undrawn = marks.filter(({ box }) => {
    if (box === undefined || box.width < 1 || box.height < 1) return false;
    return !shapes.some((shape) => isNear(shape.box, box));
  });
  return undrawn.slice(0, MOST).map((mark) => ({ kind: 'mark-not-drawn', detail: describe(mark) }));
}

/** Which side of its rectangle tells the value of a mark. */
const LENGTHS: Partial<Record<ChartType, 'width' | 'height'>> = {
  bar: 'width',
  groupedBar: 'width',
  stackedBar: 'width',
  '100StackedBar': 'width',
  funnel: 'width',
  column: 'height',
  groupedColumn: 'height',
  stackedColumn: 'height',
  '100StackedColumn': 'height',
  combo: 'height',
  waterfall: 'height',
};

/** Lengths are the same multiple of their values only if all begin at zero. Shares are compared within their row. */
function checkLengths({ type, settings }: ChartModel, marks: readonly Mark[]): readonly Complaint[] {
  const side = LENGTHS[type];
  if (side === undefined || settings.x.isLog || settings.y.isLog) return [];
  const bars = marks.flatMap((mark) => (mark.box === undefined ? [] : [{ mark, length: mark.box[side] }]));
  const isShare = type.startsWith('100');
  const groups = isShare ? [...Map.groupBy(bars, ({ mark }) => mark.rowIndex).values()] : [bars];
  return groups.flatMap((group) => {
    const longest = group.reduce((most, bar) => (bar.length > most.length ? bar : most), {
      length: 0,
      mark: group[0]?.mark,
    });
    const perUnit = longest.mark === undefined ? 0 : longest.length / Math.abs(longest.mark.value || 1);
    const wrong = group.filter(({ mark, length }) => Math.abs(length - Math.abs(mark.value) * perUnit) > TOLERANCE);
    return wrong.slice(0, MOST).map(({ mark }) => ({ kind: 'bar-not-from-zero', detail: describe(mark) }) as const);
  });
}
