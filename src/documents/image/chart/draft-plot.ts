import type { ChartType } from '../../../chart/chart-type.ts';
import type { Axis } from './axes/axis.ts';
import type { Scale } from './axes/fit-scale.ts';
import type { MarkColour } from './colour/find-palette.ts';
import type { PlotArea } from './frame/find-plot-area.ts';
import { bendsOf } from './marks/bends-of.ts';
import { closeGaps } from './marks/close-gaps.ts';
import { joinHalves } from './marks/join-halves.ts';
import type { BarMark, ColourMarks, DotMark, LineMark } from './marks/series.ts';
import type { ReadScene } from './read-scene.ts';
import type { ChartFacts, Fact } from './table/chart-facts.ts';
import { PLAIN_NAMES } from './table/plain-names.ts';
import { readAreas } from './table/read-areas.ts';
import { readBars } from './table/read-bars.ts';
import { readDots } from './table/read-dots.ts';
import { readLines } from './table/read-lines.ts';
import { outlinesOf, readLinesBeside } from './table/read-lines-beside.ts';
import { readSteps } from './table/read-steps.ts';

/** The marks of one colour, and its number in the palette. */
export type Found = { readonly index: number; readonly marks: ColourMarks; readonly colour: MarkColour };

/** The axis of each direction: the left one before the right one, the lower before the upper. */
export const axesOf = ({ axes }: ReadScene): { upright: Axis | undefined; level: Axis | undefined } => ({
  upright: axes.left ?? axes.right,
  level: axes.bottom ?? axes.top,
});

/** The marks of all colours, by what they are. */
export type Kinds = {
  readonly bars: readonly BarMark[];
  readonly dots: readonly DotMark[];
  readonly lines: readonly LineMark[];
  readonly areas: readonly { readonly top: LineMark; readonly bottom: LineMark }[];
  readonly areNarrow: boolean;
};

/** Gathers the marks of all colours; of bars those of the direction that most have. */
export function gather(found: readonly Found[]): Kinds {
  const marks = found.map((one) => one.marks);
  const bars = marks.flatMap((mark) => (mark.kind === 'bars' ? [mark] : []));
  const across = bars.filter(({ areNarrow }) => areNarrow).reduce((sum, { bars: own }) => sum + own.length, 0);
  const all = bars.reduce((sum, { bars: own }) => sum + own.length, 0);
  const areNarrow = across > all / 2;
  return {
    bars: closeGaps(joinHalves(bars.filter((mark) => mark.areNarrow === areNarrow).flatMap((mark) => mark.bars))),
    dots: marks.flatMap((mark) => (mark.kind === 'dots' ? mark.dots : [])),
    lines: marks.flatMap((mark) => (mark.kind === 'line' ? [mark.line] : [])),
    areas: marks.flatMap((mark) => (mark.kind === 'area' ? [{ top: mark.top, bottom: mark.bottom }] : [])),
    areNarrow,
  };
}

/** True where a key of one series has several values. */
const hasRepeats = (facts: readonly Fact[]): boolean => {
  const seen = new Set<string>();
  return facts.some(({ key, series, order }) => {
    const place = `${series}\u0000${Math.round(order)}\u0000${key}`;
    const isKnown = seen.has(place);
    seen.add(place);
    return isKnown;
  });
};

/** What the marks of a plot state, and as what it would be drawn. */
export type Draft = { readonly facts: ChartFacts; readonly chartType: ChartType; readonly hasStretches?: true };

/** Colours beside names that have one bar each are no series: the names tell them apart already. */
function areColoursOfNames(facts: readonly Fact[]): boolean {
  const series = new Set(facts.map((fact) => fact.series));
  const keys = new Set(facts.map(({ order }) => Math.round(order)));
  return series.size > 1 && keys.size === facts.length;
}

/** Bars beside no labels at all, one of each colour: the signs of their colours name them. `undefined` where these do not. */
function nameBySigns(facts: readonly Fact[], names: readonly string[]): readonly Fact[] | undefined {
  const areNamed = facts.every(({ series }) => names[series]);
  if (!areNamed || !areColoursOfNames(facts) || new Set(facts.map(({ series }) => series)).size < facts.length)
    return undefined;
  const [first] = facts;
  return facts.map((fact) => ({ ...fact, key: names[fact.series] ?? '', series: first?.series ?? fact.series }));
}

/** Bars and the lines drawn over them; lines that the names of bars do not explain are left out. */
function draftBars(read: ReadScene, kinds: Kinds, area: PlotArea, names: readonly string[]): Draft | undefined {
  const bars = draftBarsAlone(read, kinds, area, names);
  const scale = axesOf(read).upright?.scale;
  // Lines between the bars of a waterfall lead from step to step.
  const isAlone = kinds.areNarrow || bars?.hasStretches === true || bars?.chartType === 'waterfall';
  if (bars === undefined || isAlone || scale === undefined) return bars;
  return withLines(bars, kinds.lines, { scale, names, seriesTitle: read.legendTitle });
}

type LineSeries = { readonly scale: Scale; readonly names: readonly string[]; readonly seriesTitle: string };

/** A draft of bars or areas with the lines over them as further series. */
function withLines(draft: Draft, lines: readonly LineMark[], { scale, names, seriesTitle }: LineSeries): Draft {
  const own = draft.facts.facts;
  const over = readLinesBeside(lines, own, scale).map((fact) => ({ ...fact, series: fact.series - 1 }));
  if (over.length === 0) return draft;
  // Bars that had no name of their own keep that of their axis.
  const used = new Set(own.map(({ series }) => series));
  const seriesNames = names.map((name, index) => (used.has(index) && name === '' ? draft.facts.valueTitle : name));
  const facts = [...own, ...over];
  return {
    ...draft,
    facts: { ...draft.facts, facts, seriesNames, seriesTitle, isLong: draft.facts.isLong || hasRepeats(facts) },
    chartType: 'combo',
  };
}

function draftBarsAlone(read: ReadScene, kinds: Kinds, area: PlotArea, names: readonly string[]): Draft | undefined {
  const { upright, level } = axesOf(read);
  const isUpright = !kinds.areNarrow;
  const [value, other] = isUpright ? [upright, level] : [level, upright];
  if (value?.scale === undefined) return undefined;
  const { extent } = area;
  const [nearEnd, farEnd] = isUpright ? [extent.top, extent.bottom] : [extent.left, extent.right];
  const axes = { names: other, scale: value.scale, nearEnd, farEnd, isUpright };
  const shared = { keyTitle: other?.title ?? '', valueTitle: value.title, unit: value.unit };
  const steps = readSteps(kinds.bars, axes);
  if (steps !== undefined)
    return {
      facts: { ...shared, facts: steps, seriesNames: [], seriesTitle: '', isLong: false },
      chartType: 'waterfall',
    };
  const { facts, hasStretches } = readBars(kinds.bars, axes);
  if (hasStretches) {
    const titles = value.title.split(/,\s*/u);
    const seriesNames = titles.length === 2 ? titles : ['from', 'to'];
    return {
      facts: { ...shared, facts, seriesNames, seriesTitle: '', isLong: false },
      chartType: isUpright ? 'column' : 'bar',
      hasStretches: true,
    };
  }
  const byIndex = facts.map((fact) => ({ ...fact, series: fact.series - 1 }));
  const used = [...new Set(byIndex.map(({ series }) => series))];
  const named = other === undefined ? nameBySigns(byIndex, names) : undefined;
  if (named !== undefined)
    return {
      facts: { ...shared, keyTitle: read.legendTitle, facts: named, seriesNames: [], seriesTitle: '', isLong: false },
      chartType: isUpright ? 'column' : 'bar',
    };
  if (areColoursOfNames(byIndex)) {
    const hasMeaning = used.some((index) => names[index]) && used.length < byIndex.length;
    const [first = 0] = used;
    const own = hasMeaning ? byIndex : byIndex.map((fact) => ({ ...fact, series: first }));
    const seriesNames = hasMeaning ? names : [];
    return {
      facts: { ...shared, facts: own, seriesNames, seriesTitle: read.legendTitle, isLong: hasMeaning },
      chartType: isUpright ? 'column' : 'bar',
    };
  }
  const isStacked = used.length > 1 && areStacked(kinds.bars);
  const types = isUpright
    ? (['column', 'groupedColumn', 'stackedColumn'] as const)
    : (['bar', 'groupedBar', 'stackedBar'] as const);
  const chartType = used.length < 2 ? types[0] : isStacked ? types[2] : types[1];
  return {
    facts: {
      ...shared,
      facts: byIndex,
      seriesNames: names,
      seriesTitle: read.legendTitle,
      isLong: hasRepeats(byIndex),
    },
    chartType,
  };
}

/** Bars of different colours that stand on one another share their places. */
const areStacked = (bars: readonly BarMark[]): boolean => {
  const over = bars.filter((bar) =>
    bars.some(
      (other) =>
        other.colour !== bar.colour &&
        Math.min(other.to, bar.to) - Math.max(other.from, bar.from) > 0.6 * (bar.to - bar.from),
    ),
  );
  return over.length > 0.5 * bars.length;
};

/** Series named by numbers are values of one more variable: beside numbers along the axis they make a column, no headings. */
const areNumbers = (facts: readonly Fact[], names: readonly string[]): boolean => {
  const used = [...new Set(facts.map(({ series }) => series))];
  return used.length > 1 && used.every((index) => /^-?\d+(?:\.\d+)?$/u.test(names[index] ?? ''));
};

/** Lines whose names along the level axis are known; areas as lines of their upper edges, less what they stand on. */
function draftLines(read: ReadScene, kinds: Kinds, names: readonly string[]): Draft | undefined {
  const { upright, level } = axesOf(read);
  if (upright === undefined || level === undefined) return undefined;
  if (upright.scale === undefined) return draftRanks(read, kinds, names);
  const axes = { names: level, scale: upright.scale };
  const facts = kinds.areas.length > 0 ? readAreas(kinds.areas, axes) : readLines(kinds.lines, axes);
  const byIndex = facts.map((fact) => ({ ...fact, series: fact.series - 1 }));
  const draft: Draft = {
    facts: {
      keyTitle: level.title,
      valueTitle: upright.title,
      unit: upright.unit,
      facts: byIndex,
      seriesNames: names,
      seriesTitle: read.legendTitle,
      isLong: hasRepeats(byIndex) || (level.scale !== undefined && areNumbers(byIndex, names)),
    },
    chartType: kinds.areas.length > 0 ? 'areaStacked' : 'line',
  };
  if (kinds.areas.length === 0) return draft;
  const outlines = new Set(outlinesOf(kinds, names));
  const lines = kinds.lines.filter((line) => !outlines.has(line) && names[line.colour - 1]);
  return withLines(draft, lines, { scale: upright.scale, names, seriesTitle: read.legendTitle });
}

function draftDots(read: ReadScene, kinds: Kinds, names: readonly string[]): Draft | undefined {
  const { upright, level } = axesOf(read);
  if (upright === undefined || level === undefined) return undefined;
  const isTurned = upright.scale === undefined;
  const [value, other] = isTurned ? [level, upright] : [upright, level];
  if (value.scale === undefined) return undefined;
  const facts = readDots(kinds.dots, { other, scale: value.scale, isTurned });
  const byIndex = facts.map((fact) => ({ ...fact, series: fact.series - 1 }));
  return {
    facts: {
      keyTitle: other.title || (other.scale === undefined ? '' : PLAIN_NAMES.x),
      valueTitle: value.title || (other.scale === undefined ? '' : PLAIN_NAMES.y),
      unit: value.unit,
      facts: byIndex,
      seriesNames: new Set(byIndex.map(({ series }) => series)).size > 1 ? names : [],
      seriesTitle: read.legendTitle,
      isLong: true,
    },
    chartType: 'scatter',
  };
}

/** How far a point may lie off the name beside it, as a share of what names are apart. */
const OFF_NAME = 0.2;

/** Lines that run from name to name up the plot, along numbers: each of their points states the number and the name it stands at. */
function draftRanks(read: ReadScene, kinds: Kinds, names: readonly string[]): Draft | undefined {
  const { upright, level } = axesOf(read);
  if (kinds.areas.length > 0 || level?.scale === undefined) return undefined;
  const places = (upright?.labels ?? []).map(({ at }) => at).sort((one, other) => one - other);
  const step = Math.min(...places.slice(1).map((at, index) => at - (places[index] ?? 0)));
  const dots = kinds.lines.flatMap((line) =>
    bendsOf(line).map(({ x, y }) => ({ colour: line.colour, x, y, radius: POINT })),
  );
  const areAtNames = dots.every(({ y }) => places.some((at) => Math.abs(at - y) <= OFF_NAME * step));
  return places.length >= 2 && dots.length >= 2 && areAtNames ? draftDots(read, { ...kinds, dots }, names) : undefined;
}

/** How large a place on a line is, in pixels, for the box of its cell. */
const POINT = 3;

/** A line that shows so much fewer points than there are dots runs through them: a trend, which states nothing of its own. */
const FEWER = 0.5;

/** True where dots stand along two axes of numbers, and lines only run through them. */
function isThroughDots(read: ReadScene, { dots, lines, areas }: Kinds): boolean {
  const { upright, level } = axesOf(read);
  const bends = lines.reduce((sum, line) => sum + bendsOf(line).length, 0);
  const areNumbers = upright?.scale !== undefined && level?.scale !== undefined && !level.isYears;
  return areNumbers && areas.length === 0 && dots.length > 0 && bends <= FEWER * dots.length;
}

/** What the marks of a plot state by its axes; `undefined` where these do not tell. */
export function draftPlot(read: ReadScene, kinds: Kinds, area: PlotArea, names: readonly string[]): Draft | undefined {
  if (kinds.bars.length > 0) return draftBars(read, kinds, area, names);
  if (isThroughDots(read, kinds)) return draftDots(read, kinds, names);
  // Beside names that stand one below the other, strokes between dots only join them.
  const areJoined = axesOf(read).upright?.scale === undefined && kinds.areas.length === 0;
  if (kinds.dots.length > 0 && areJoined) return draftDots(read, kinds, names);
  if (kinds.areas.length > 0 || kinds.lines.length > 0) return draftLines(read, kinds, names);
  return kinds.dots.length > 0 ? draftDots(read, kinds, names) : undefined;
}
