import type { Axis } from './axes/axis.ts';
import type { Scale } from './axes/fit-scale.ts';
import { assignColours, type Painting } from './colour/assign-colours.ts';
import { bridgeStrokes } from './colour/bridge-strokes.ts';
import { fillHoles } from './colour/fill-holes.ts';
import type { Ground } from './colour/find-ground.ts';
import { findPalette, type MarkColour } from './colour/find-palette.ts';
import { isGrey } from './colour/is-grey.ts';
import { differenceOf, toChroma } from './colour/lab.ts';
import { isStrokeOver, mendStripes, uniteSpots } from './colour/mend-painting.ts';
import { mendSeams } from './colour/mend-seams.ts';
import { withoutBlends } from './colour/without-blends.ts';
import { fillDates } from './dates/fill-dates.ts';
import { axesOf, type Draft, draftPlot, type Found, gather, type Kinds } from './draft-plot.ts';
import { draftTwoAxes } from './draft-two-axes.ts';
import type { PlotArea } from './frame/find-plot-area.ts';
import {
  areBoxes,
  areSomeMixed,
  doAreasOverlap,
  type JudgedMarks,
  judgeMarks,
  withoutLevelLines,
} from './judge-marks.ts';
import type { ValueLabel } from './labels/read-value-labels.ts';
import { nameByOutlines, nameSeries } from './legend/name-series.ts';
import { classifyColour, type ValueDirection } from './marks/classify-colour.ts';
import { dropPartsOfDots } from './marks/drop-parts-of-dots.ts';
import { endInStrokes } from './marks/ends-in-strokes.ts';
import { fieldAround } from './marks/find-mark-ink.ts';
import { findPanels } from './marks/find-panels.ts';
import { goesBeyondPlot } from './marks/goes-beyond.ts';
import { withoutOutlines } from './marks/outlines-of-bars.ts';
import { partTwins } from './marks/part-twins.ts';
import type { LineMark } from './marks/series.ts';
import { settleEdges } from './marks/settle-edges.ts';
import { noticesOf } from './notices-of.ts';
import type { PlotReading } from './plot-reading.ts';
import { axisOfLabels, printValues, readPrintedBeside, readPrintedOn, scaleOfPixels } from './read-printed.ts';
import type { ReadScene } from './read-scene.ts';
import { lacking, toRefusal } from './refuse-chart.ts';
import { buildTable } from './table/build-table.ts';
import { fillNames } from './table/fill-names.ts';
import type { PrintedFacts } from './table/match-labels.ts';
import { nameGroups } from './table/name-groups.ts';
import { PLAIN_NAMES } from './table/plain-names.ts';
import { rateReading } from './table/rate-reading.ts';
import { isOutline } from './table/read-lines-beside.ts';

type SeenMarks = {
  readonly palette: readonly MarkColour[];
  readonly painting: Painting;
  /** The painting with the strokes of lines where they cross what is filled. */
  readonly strokes: Painting;
  readonly labels: readonly ValueLabel[];
};

/** What the marks of each colour are; what is filled goes on below the strokes that cross it. */
function classifyAll(seen: Omit<SeenMarks, 'labels'>, direction: ValueDirection): readonly Found[] {
  const found = classifyAbove(seen, seen.palette, direction);
  const isThick = ({ marks, colour }: Found): boolean => marks.kind === 'line' && colour.isSolid;
  if (!found.some(isThick)) return found;
  // Thick lines and their markers are solid too, and cross bars all the same.
  const known = found.map((one) => (isThick(one) ? { ...one.colour, isSolid: false } : one.colour));
  return classifyAbove(seen, known, direction);
}

function classifyAbove(
  { painting, strokes }: Pick<SeenMarks, 'painting' | 'strokes'>,
  palette: readonly MarkColour[],
  direction: ValueDirection,
): readonly Found[] {
  const below = bridgeStrokes(painting, strokes, palette);
  return palette.map((colour, index) => ({
    index,
    colour,
    marks: classifyColour(colour.isSolid ? below : strokes, index + 1, direction),
  }));
}

/** How many pixels have the colour of each mark. */
function countColours({ colours }: Painting, found: readonly Found[]): readonly number[] {
  const counts = new Uint32Array(256);
  for (const colour of colours) counts[colour] = (counts[colour] ?? 0) + 1;
  return found.map(({ index }) => counts[index + 1] ?? 0);
}

/** Grey strokes are what is left of axes and texts, where other colours draw the marks. */
function dropLeftovers(found: readonly Found[], painting: Painting, names: readonly string[]): readonly Found[] {
  const covers = countColours(painting, found);
  const most = Math.max(...covers);
  const isColoured = found.some(({ marks, colour }) => marks.kind !== 'unclear' && toChroma(colour.lab) > 15);
  return found.filter(({ marks, colour, index }, position) => {
    if (marks.kind === 'unclear') return false;
    // Where lines cross marks, a few pixels are mixed of both.
    if ((covers[position] ?? 0) < 0.012 * most && !names[index]) return false;
    const isMain = (covers[position] ?? 0) >= 0.5 * most;
    return (
      !isGrey(colour.lab) ||
      Boolean(names[index]) ||
      (isMain && !isColoured) ||
      (colour.isSolid && (marks.kind === 'bars' || marks.kind === 'area') && (covers[position] ?? 0) > 0.03 * most)
    );
  });
}

/** Years name places as much as they measure them: across from other numbers values do not run along them. */
function directionOf({ upright, level }: ReturnType<typeof axesOf>): ValueDirection {
  if (upright?.scale !== undefined && (level?.scale === undefined || (level.isYears && !upright.isYears))) return 'up';
  if (level?.scale !== undefined && (upright?.scale === undefined || (upright.isYears && !level.isYears)))
    return 'across';
  return undefined;
}

/** The direction where numbers are printed beside marks: these may be the only ones, and those of an axis names, unless the other axis has names. */
function directionBeside(labels: readonly ValueLabel[], seen: ReadScene): ValueDirection {
  const { upright, level } = axesOf(seen);
  const hasNames = [upright, level].some(
    (axis) => axis !== undefined && axis.scale === undefined && axis.labels.length > 1,
  );
  return labels.length < 3 || hasNames ? directionOf({ upright, level }) : undefined;
}

/** The marks of all colours, bars in one direction: where colours disagree, in that of most bars. */
function classifyInOneDirection(
  seen: Omit<SeenMarks, 'labels'>,
  direction: ValueDirection,
  names: readonly string[],
): readonly Found[] {
  const found = dropLeftovers(classifyAll(seen, direction), seen.painting, names);
  const bars = found.flatMap(({ marks }) => (marks.kind === 'bars' ? [marks] : []));
  const { areNarrow } = gather(found);
  if (bars.every((own) => own.areNarrow === areNarrow)) return found;
  return dropLeftovers(classifyAll(seen, areNarrow ? 'across' : 'up'), seen.painting, names);
}

/** Marks nearer to the colour of the page are boxes of legends and notes that lie on a panel (CIEDE2000). */
const OF_PAGE = 2;

/** The marks without those in the colour of the page, where the plot has a ground of its own. */
const withoutBoxes = (found: readonly Found[], { page, panel }: Ground): readonly Found[] =>
  panel === undefined ? found : found.filter(({ colour }) => differenceOf(colour.lab, page) > OF_PAGE);

/** A scale whose values are heights in pixels, from the upper edge of the picture down. */
const HEIGHTS: Scale = { kind: 'linear', slope: -1, intercept: 0, support: 0, total: 0, residual: 0 };

/** The reading with the axis that printed values make, where the axis of values has no numbers of its own. */
function withPrintedAxis(
  read: ReadScene,
  kinds: Kinds,
  { area, names, labels }: { area: PlotArea; names: readonly string[]; labels: readonly ValueLabel[] },
): ReadScene {
  const areBars = kinds.bars.length > 0;
  const isUpright = !areBars || !kinds.areNarrow;
  const { upright, level } = axesOf(read);
  if ((isUpright ? upright : level)?.scale !== undefined || labels.length < 3) return read;
  const pixels = areBars ? scaleOfPixels(kinds.bars, isUpright) : HEIGHTS;
  const side = isUpright ? 'left' : 'bottom';
  const withAxis = (axis: Axis): ReadScene => ({ ...read, axes: { ...read.axes, [side]: axis } });
  const plain = { labels: [], title: '', unit: '', isYears: false, scale: pixels };
  const facts = draftPlot(withAxis(plain), kinds, area, names)?.facts.facts ?? [];
  const axis = axisOfLabels(facts, labels, { pixels, isUpright, areBars });
  return axis === undefined ? read : withAxis(axis);
}

/** What printed values do to a reading: the values themselves, and how they compare with what was measured. */
function printDraft(
  read: ReadScene,
  kinds: Kinds,
  draft: Draft,
  labels: readonly ValueLabel[],
): PrintedFacts | undefined {
  const isUpright = kinds.bars.length === 0 || !kinds.areNarrow;
  const { upright, level } = axesOf(read);
  const scale = (isUpright ? upright : level)?.scale;
  if (scale === undefined || draft.hasStretches === true || kinds.areas.length > 0) return undefined;
  return printValues(draft.facts.facts, labels, { scale, isUpright });
}

/** Marks painted without what is printed on them and beside them, and the numbers printed there. */
async function seeMarks(read: ReadScene, area: PlotArea): Promise<SeenMarks> {
  const { scene, sight } = read;
  const { raster, ground } = scene;
  const beside = await readPrintedBeside(read, area.extent);
  const field = { extent: fieldAround(area.extent, raster), ink: beside.markInk };
  // Letters are darker or paler than the marks that they name: only signs have the very colour.
  const wanted = scene.legend.map(({ patch }) => patch.lab);
  const seen = findPalette(raster, ground, field, wanted);
  const palette = scene.isNoisy ? withoutBlends(seen, wanted, ground.panel?.colour ?? ground.page) : seen;
  const assigned = mendSeams(assignColours(raster, ground, field, palette), palette, raster, ground);
  const stripes = { ink: scene.ink, inkWidth: raster.width };
  const strokes = mendStripes(assigned, palette, { ...stripes, isKept: isStrokeOver });
  const filled = fillHoles(assigned, palette);
  const on = await readPrintedOn(filled, palette, sight);
  // Holes are kept where they are no numbers: they may be marks of another colour that lie over the first.
  const whole = mendStripes(on.length > 1 ? filled.painting : assigned, palette, stripes);
  const painting = uniteSpots(whole, palette, raster, ground);
  return {
    palette,
    painting,
    strokes: uniteSpots(strokes, palette, raster, ground),
    labels: [...on, ...beside.labels],
  };
}

/** True where a filled colour lies around a line, and was left out for that. */
const isBand = ({ marks, index }: Found, { areas }: Kinds): boolean =>
  marks.kind === 'area' && areas.every(({ top }) => top.colour !== index + 1);

/**
 * Reads what stands in a plot area with axes. A reading without rows says what is missing; `undefined` where nothing in
 * the area looks like marks.
 */
export async function readPlot(seen: ReadScene, area: PlotArea): Promise<PlotReading | undefined> {
  const { palette, painting, strokes, labels } = await seeMarks(seen, area);
  if (palette.length === 0) return undefined;
  const signed = nameSeries(palette, seen.legend);
  const all = classifyInOneDirection({ painting, strokes, palette }, directionBeside(labels, seen), signed);
  const panels = findPanels(all, signed, area);
  const found = withoutBoxes(all, seen.scene.ground).filter(({ index }) => !panels.has(index));
  if (found.length === 0) return undefined;
  const filling = palette.map((colour, index) => (panels.has(index) ? { ...colour, isSolid: false } : colour));
  const gathered = dropPartsOfDots(gather(found));
  const { page, panel } = seen.scene.ground;
  const names = nameByOutlines(gathered.kinds, signed, {
    palette,
    legend: seen.legend,
    ground: panel?.colour ?? page,
  });
  const judged = judgeMarks(settleEdges(gathered.kinds, names), painting, seen, area);
  const isOverlapping = ({ kinds: own }: JudgedMarks): boolean =>
    doAreasOverlap(own, filling, painting, seen.legend.length) || areSomeMixed(own, palette, seen.legend);
  if (judged === undefined || isOverlapping(judged)) return toRefusal(seen.title, seen.scene.raster, 'plain-marks');
  // Strokes between dots beside names that stand one below the other only join these.
  const areOfDots = axesOf(seen).upright?.scale === undefined && judged.kinds.dots.length > 0;
  const edges = judged.kinds.areas.flatMap(({ top, bottom }) => [top, bottom]);
  const isTangled = (line: LineMark): boolean => line.areSeveral === true && !isOutline(line, edges);
  if (!areOfDots && judged.kinds.lines.some(isTangled)) return toRefusal(seen.title, seen.scene.raster, 'legend');
  const { leftOut } = judged;
  const { kinds: filled, levelLines } = withoutLevelLines(withoutOutlines(judged.kinds), names, area);
  const sight = { raster: seen.scene.raster, ground: seen.scene.ground, isUpright: !filled.areNarrow };
  const kinds = { ...filled, bars: partTwins(endInStrokes(filled.bars, sight)) };
  const printedOn = withPrintedAxis(seen, kinds, { area, names, labels });
  const read = fillDates(fillNames(nameGroups(printedOn, kinds), kinds), kinds);
  const { upright, level } = axesOf(read);
  if (upright?.scale === undefined && level?.scale === undefined)
    return toRefusal(read.title, seen.scene.raster, 'axis-numbers');
  const hasTwoAxes = read.axes.left?.scale !== undefined && read.axes.right?.scale !== undefined;
  const colours = palette.map(({ lab }) => lab);
  const draft = hasTwoAxes ? draftTwoAxes(read, kinds, area, { names, colours }) : draftPlot(read, kinds, area, names);
  if (draft === undefined || draft.facts.facts.length === 0)
    return toRefusal(read.title, seen.scene.raster, hasTwoAxes ? 'one-axis' : 'axis-numbers');
  // Lines that run along zero from end to end are an axis, and the marks were not read.
  if (kinds.bars.length === 0 && draft.facts.facts.every(({ value }) => Number(value) === 0))
    return toRefusal(read.title, seen.scene.raster, 'plain-marks');
  if (areBoxes(draft, kinds, read)) return toRefusal(read.title, seen.scene.raster, 'plain-marks');
  const printed = hasTwoAxes ? undefined : printDraft(read, kinds, draft, labels);
  const facts = printed === undefined ? draft.facts : { ...draft.facts, facts: printed.facts };
  const rating = rateReading({
    read,
    draft: facts,
    chartType: draft.chartType,
    hasStretches: draft.hasStretches === true,
    found: found.map(({ index }) => index),
    measured: new Set(found.filter((one) => !isBand(one, kinds)).map(({ index }) => index + 1)),
    painting,
    names,
    kinds,
    leftOut: leftOut + levelLines + gathered.parts,
    beyond: kinds.lines.filter((line) => goesBeyondPlot(line, seen.scene.raster, area.extent)).length,
    unmatched: printed === undefined && kinds.bars.length > 0 ? labels.length : 0,
    colours,
    ...(printed !== undefined && { printed }),
  });
  const { width, height } = seen.scene.raster;
  const table = buildTable(facts, {
    title: read.title,
    certainty: rating.certainty,
    chartType: draft.chartType,
    notices: noticesOf({ facts, kinds, legend: read.legend, names: level, leftOut, levelLines, hasTwoAxes }),
    picture: { width, height },
    names: PLAIN_NAMES,
    ...(printed !== undefined && { printed }),
  });
  return { table: { ...table, doubts: rating.lacks.map(lacking) }, explained: rating.explained };
}
