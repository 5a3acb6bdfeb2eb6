import type { SourceTable } from '../../source-table.ts';
import type { Picture, PictureReading } from '../picture-reading.ts';
import type { Pixels } from '../pixels.ts';
import { placeInSentPicture } from '../place-in-sent-picture.ts';
import type { Axis } from './axes/axis.ts';
import { type AxisTexts, findAxisTexts, type Side } from './axes/find-axis-labels.ts';
import { findTickMarks } from './axes/find-tick-marks.ts';
import { readAxis } from './axes/read-axis.ts';
import { multiplyAxis, parsePower, readMultiplier } from './axes/read-multiplier.ts';
import { readSecondAxis } from './axes/read-second-axis.ts';
import { readSlantedLabels } from './axes/read-slanted-labels.ts';
import type { Sight } from './axes/sight.ts';
import { calmNoise } from './colour/calm-noise.ts';
import { withCalendars } from './dates/read-calendar.ts';
import { cropPicture, placeInWhole } from './frame/crop-picture.ts';
import { findInside } from './frame/find-inside.ts';
import type { PlotArea } from './frame/find-plot-area.ts';
import { beginsAnew, repeatsNames } from './frame/find-twins.ts';
import { alikeNames } from './labels/alike-names.ts';
import { joinPieces } from './labels/join-pieces.ts';
import { readLetters } from './labels/read-letters.ts';
import { type Recogniser, readTexts } from './labels/read-texts.ts';
import { findColourScale, nameColours } from './legend/find-colour-scale.ts';
import { findDirectLabels } from './legend/find-direct-labels.ts';
import { halvePicture } from './raster/halve-picture.ts';
import { heightOf, isTouching, widthOf } from './raster/raster.ts';
import { readCircle } from './read-circle.ts';
import { readPlot } from './read-plot.ts';
import type { Axes, NamedColour } from './read-scene.ts';
import { toRefusal } from './refuse-chart.ts';
import { refuseShapes } from './refuse-shapes.ts';
import { type Scene, seePicture, withoutArea } from './see-picture.ts';
import { rateAxes } from './table/rate-axes.ts';

async function readAxes(
  scene: Scene,
  area: PlotArea,
  texts: Readonly<Record<Side, AxisTexts>>,
  sight: Sight,
): Promise<Axes> {
  const axes: Partial<Record<Side, Axis>> = {};
  for (const side of ['left', 'bottom', 'right', 'top'] as const) {
    const isUpright = side === 'left' || side === 'right';
    const lines = isUpright ? area.lines.lying : area.lines.standing;
    const places = [...lines.map(({ at }) => at), ...findTickMarks(scene.ink, scene.raster, area.extent, side)];
    // Beside names, or no axis at all, the numbers of the other side are the only ones; else they must be an axis themselves.
    if (side === 'right' && (axes.left !== undefined || isLegendBeside(scene, area))) {
      const second = await readSecondAxis({ texts: texts.right, places, first: axes.left }, scene, area, sight);
      if (second !== undefined) axes.right = second;
      continue;
    }
    if (side === 'right' && texts.right.labels.length < 2) continue;
    const isOther = texts.left.labels.length < 2 || areSeriesNames(texts.left, scene, area);
    if (side === 'left' && texts.right.labels.length > 1 && isOther) continue;
    if (side === 'top' && (axes.bottom !== undefined || texts.top.labels.length < 2)) continue;
    const slanted = side === 'bottom' ? await readSlantedLabels(scene, area, places, sight) : undefined;
    const axis = slanted ?? (await readAxis(texts[side], { side, places }, sight));
    if (axis === undefined) continue;
    const isFirst = axis.scale !== undefined && (side === 'left' || side === 'bottom');
    const multiplier = isFirst ? await readMultiplier(texts, side, area.extent, sight) : undefined;
    // Numbers of an axis that are to be multiplied by what is not known state nothing.
    if (multiplier === 'unread') continue;
    const measured = multiplier === undefined ? axis : multiplyAxis(axis, multiplier);
    if (measured === undefined) continue;
    axes[side] = isUpright ? measured : await withCalendars(measured, texts[side], sight);
  }
  return axes;
}

/** True where the legend stands to the right of the plot. */
const isLegendBeside = ({ legend }: Scene, { extent }: PlotArea): boolean =>
  legend.some(({ patch }) => patch.extent.left >= extent.right && patch.extent.bottom > extent.top);

/** True where the labels of a side are names of lines and areas, in their colours: where text runs to the left these end there. */
function areSeriesNames({ labels }: AxisTexts, scene: Scene, area: PlotArea): boolean {
  const names = findDirectLabels(scene.texts, area.extent, scene).map(({ piece }) => piece.extent);
  return labels.length > 0 && labels.every(({ extent }) => names.some((name) => isTouching(name, extent)));
}

async function readLegend(scene: Scene, sight: Sight): Promise<readonly NamedColour[]> {
  const { legend, area } = scene;
  if (legend.length === 0)
    return area === undefined
      ? []
      : ((await readColourScale(scene, area, sight)) ?? (await readDirectLabels(scene, area, sight)));
  const read = await readTexts(
    legend.map(({ piece }) => piece),
    sight,
    { languages: ['eng'] },
    sight.recogniser,
  );
  const letters = await readLetters(
    read,
    legend.map(({ piece }) => piece),
    sight,
  );
  const names = alikeNames(letters).map(({ text }) => (/[\p{L}\p{N}]/u.test(text) ? text : ''));
  return legend.map(({ patch }, index) => ({
    name: names[index] ?? '',
    lab: patch.lab,
    confidence: read[index]?.confidence ?? 0,
  }));
}

/** The numbers that the colours of a strip beside the plot stand for. */
async function readColourScale(
  scene: Scene,
  area: PlotArea,
  sight: Sight,
): Promise<readonly NamedColour[] | undefined> {
  const found = findColourScale(scene, area.extent);
  if (found === undefined) return undefined;
  const axis = await readAxis({ labels: found.labels, beyond: [] }, { side: 'right', places: [] }, sight);
  return axis?.scale === undefined ? undefined : nameColours(scene.raster, found, axis.scale);
}

/** Names at the ends of lines and areas, in the colours of these. */
async function readDirectLabels(scene: Scene, area: PlotArea, sight: Sight): Promise<readonly NamedColour[]> {
  const labels = findDirectLabels(scene.texts, area.extent, sight);
  const read = await readTexts(
    labels.map(({ piece }) => piece),
    sight,
    { languages: ['eng'] },
    sight.recogniser,
  );
  return labels.map(({ lab }, index) => ({
    name: read[index]?.text ?? '',
    lab,
    confidence: read[index]?.confidence ?? 0,
  }));
}

/** The words right above the first entry of a legend. */
async function readLegendTitle(scene: Scene, sight: Sight): Promise<string> {
  const [first] = [...scene.legend].sort((one, other) => one.patch.extent.top - other.patch.extent.top);
  if (first === undefined) return '';
  const { extent } = first.patch;
  const above = scene.texts.filter(
    ({ extent: own, direction }) =>
      direction === 'level' &&
      own.bottom <= extent.top + 1 &&
      extent.top - own.bottom < 16 &&
      own.left >= extent.left - 8 &&
      own.left <= first.piece.extent.right + 30,
  );
  if (above.length === 0) return '';
  const [read] = await readTexts([joinPieces(above)], sight, { languages: ['eng'] }, sight.recogniser);
  return read === undefined || read.confidence < 0.35 ? '' : read.text;
}

/** The title: the tallest level text above everything that is drawn. */
async function readTitle(scene: Scene, texts: AxisTexts | undefined, sight: Sight): Promise<string> {
  const limit = scene.area?.extent.top ?? 0.25 * scene.raster.height;
  const above = (texts === undefined ? scene.texts : [...texts.labels, ...texts.beyond, ...scene.texts]).filter(
    ({ extent, direction }) => direction === 'level' && extent.bottom <= limit + 2,
  );
  const tallest = Math.max(0, ...above.map(({ extent }) => extent.bottom - extent.top));
  const [first] = above
    .filter(({ extent, glyphs }) => extent.bottom - extent.top >= 0.75 * tallest && glyphs.length >= 3)
    .sort((one, other) => one.extent.top - other.extent.top);
  if (first === undefined) return '';
  const row = above.filter(
    ({ extent }) =>
      Math.abs((extent.top + extent.bottom) / 2 - (first.extent.top + first.extent.bottom) / 2) <
      0.5 * (first.extent.bottom - first.extent.top),
  );
  const line = [...new Set(row)].sort((one, other) => one.extent.left - other.extent.left);
  const [read] = await readTexts([joinPieces(line)], sight, { languages: ['eng'] }, sight.recogniser);
  return read === undefined || read.confidence < 0.4 || parsePower(read.text) !== undefined ? '' : read.text;
}

/** A table without rows that says what is missing, or the tables that were read. */
const toReading = (tables: readonly SourceTable[], explained: number): PictureReading => ({
  kind: 'chart',
  tables,
  explained,
});

/** An axis names or measures so many places or more. */
const LEAST_LABELS = 2;
/** A circle that explains so much of a picture is no mark of a plot. */
const PLAIN = 0.5;

/**
 * A circle or other shape that is no mark of the plot which was seen: edges of slices and arms may look like a frame, but no labels
 * stand along them, or no line is there; the gaps between slices are lines too, but no axis has numbers.
 */
async function readBeforePlot(
  area: PlotArea,
  axes: Axes,
  readRound: () => Promise<PictureReading | undefined>,
): Promise<PictureReading | undefined> {
  const own = Object.values(axes);
  const hasLabels = own.some((axis) => axis !== undefined && axis.labels.length >= LEAST_LABELS);
  const isPlot = hasLabels && area.lines.lying.length + area.lines.standing.length > 0;
  if (isPlot && own.some((axis) => axis?.scale !== undefined)) return undefined;
  const round = await readRound();
  const isRead = round?.tables.some(({ rows }) => rows.length > 0) === true;
  const isSure = isPlot ? isRead : !hasLabels || (round?.explained ?? 0) >= PLAIN;
  return isSure ? round : undefined;
}

/** Cards in cards are looked into so often. */
const DEEPEST = 2;

const hasRows = (reading: PictureReading | undefined): boolean =>
  reading?.tables.some(({ rows }) => rows.length > 0) === true;

/**
 * Reads the chart that a picture shows: bars and columns, lines, areas, dots, pies and rings. Values are measured against
 * the numbers on the axes. `undefined` where the picture shows no chart that can be told; a reading without rows and with
 * a doubt of what is missing where it is one that cannot be read. Nothing is invented.
 */
export async function readChart(picture: Picture, recogniser: Recogniser): Promise<PictureReading | undefined> {
  const { pixels, isNoisy } = calmNoise(picture.pixels);
  const inside = findInside(pixels);
  if (inside === undefined) return readWithin({ pixels, isNoisy }, recogniser, DEEPEST);
  const reading = await readWithin({ pixels: cropPicture(pixels, inside), isNoisy }, recogniser, DEEPEST);
  return reading && placeInWhole(reading, inside, pixels);
}

/** Letters so tall, in pixels, are nearly twice as large as screens show them: strokes of such a picture may be as thick as marks. */
const LARGE_LETTERS = 15;
/** What a picture is found to lack makes a reading less sure by so much. */
const LACKING = 0.2;
/** A reading less sure than that is compared with that of the picture at half its size. */
const UNSURE = 0.5;

const surenessOf = (reading: PictureReading | undefined): number =>
  Math.max(
    0,
    ...(reading?.tables ?? []).map(({ rows, certainty, doubts }) =>
      rows.length > 0 ? certainty - LACKING * doubts.length : 0,
    ),
  );

function areLettersLarge({ texts }: Scene): boolean {
  const heights = texts.map(({ extent, direction }) => (direction === 'level' ? heightOf(extent) : widthOf(extent)));
  return (heights.sort((one, other) => one - other)[heights.length >> 1] ?? 0) >= LARGE_LETTERS;
}

/** A picture to be read: what was done to it is told beside it. */
type ToRead = { readonly pixels: Pixels; readonly isNoisy: boolean };

/**
 * Reads a picture, and where it cannot be read as a whole, the card within it that a border or a ground of its own sets apart; where
 * it is large and still unsure, the same at half its size.
 */
async function readWithin(
  { pixels, isNoisy }: ToRead,
  recogniser: Recogniser,
  deepest: number,
): Promise<PictureReading | undefined> {
  const scene = seePicture(pixels, isNoisy);
  const reading = await readScene(scene, recogniser);
  const card = hasRows(reading) || deepest === 0 ? undefined : scene.card;
  if (card !== undefined) {
    const inner = await readWithin({ pixels: cropPicture(pixels, card), isNoisy }, recogniser, deepest - 1);
    if (inner !== undefined && hasRows(inner)) return placeInWhole(inner, card, pixels);
  }
  if (surenessOf(reading) >= UNSURE || !areLettersLarge(scene)) return reading;
  const half = halvePicture(pixels);
  const again = await readScene(seePicture(half, isNoisy), recogniser);
  if (again === undefined || surenessOf(again) <= surenessOf(reading)) return reading;
  return { ...again, tables: again.tables.map((table) => placeInSentPicture(table, half, 2)) };
}

async function readScene(scene: Scene, recogniser: Recogniser): Promise<PictureReading | undefined> {
  const sight: Sight = { raster: scene.raster, ground: scene.ground, recogniser };
  const { area, raster } = scene;
  const refuse = (): PictureReading => {
    const { table, explained } = toRefusal('', raster, 'one-chart');
    return toReading([table], explained);
  };
  if (scene.areSeveral) return refuse();
  const readRound = async (): Promise<PictureReading | undefined> => {
    const shapes = refuseShapes(scene);
    const circle = area === undefined ? scene : withoutArea(scene);
    // Of several circles none is read alone.
    const reading =
      shapes !== undefined && shapes.explained >= PLAIN
        ? shapes
        : ((await readCircle(circle, sight, { readLegend, readLegendTitle, readTitle })) ?? shapes);
    return reading === undefined ? undefined : toReading([reading.table], reading.explained);
  };
  if (area === undefined) return readRound();
  const texts = findAxisTexts(scene.texts, area.extent);
  const axes = await readAxes(scene, area, texts, sight);
  const isAnew = (['left', 'right', 'bottom', 'top'] as const).some((side) => {
    const axis = axes[side];
    // Hours and months come again each day and each year.
    return (
      axis !== undefined && axis.calendars === undefined && (beginsAnew(axis) || repeatsNames(axis, texts[side].beyond))
    );
  });
  if (isAnew) return refuse();
  const round = await readBeforePlot(area, axes, readRound);
  if (round !== undefined) return round;
  const legend = await readLegend(scene, sight);
  const legendTitle = await readLegendTitle(scene, sight);
  const title = await readTitle(scene, texts.top, sight);
  const plot = await readPlot({ scene, sight, axes, legend, legendTitle, title }, area);
  const plain = rateAxes(axes);
  if (plot === undefined)
    return plain === 0 ? undefined : toReading([toRefusal(title, raster, 'plain-marks').table], plain);
  // Marks that give no values stand between axes all the same: their labels state nothing.
  const explained = plot.table.rows.length > 0 ? plot.explained : Math.max(plain, plot.explained);
  return toReading([plot.table], explained);
}
