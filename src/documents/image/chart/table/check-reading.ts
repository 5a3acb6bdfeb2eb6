import type { AxisLabel } from '../axes/axis.ts';
import type { Scale } from '../axes/fit-scale.ts';
import { differenceOf } from '../colour/lab.ts';
import type { Kinds } from '../draft-plot.ts';
import { hasOwnSign } from '../legend/has-own-sign.ts';
import type { LineMark } from '../marks/series.ts';
import type { Raster } from '../raster/raster.ts';
import type { NamedColour } from '../read-scene.ts';
import type { Scene } from '../see-picture.ts';
import type { ChartFacts, Fact } from './chart-facts.ts';
import { areDotsTold, areNamesRead, areNamesSure } from './check-names.ts';

/** What a reading must stand up to, each by evidence that it was not made from. */
const READING_CHECKS = [
  /** Every sign of the legend has a colour of its own. */
  'signs-differ',
  /** Every sign of the legend has marks. */
  'signs-used',
  /** Every name of the legend has a sign that was seen: dashes and shapes are not told apart. */
  'names-signed',
  /** Every series has a value at every name. */
  'complete',
  /** A bend, a marker or a label shows each place. */
  'shown',
  /** Along numbers the points of lines are equally far apart: on a longer straight piece some may lie unseen. */
  'even',
  /** All values are measured by one axis: which of two it is follows from colours and names alone. */
  'one-axis',
  /** A pixel along a logarithmic axis is a small part of the value there. */
  'fine',
  /** Straight pieces between the points give the line again, and no line or area goes on beyond its points. */
  'redrawn',
  /** No dot touches another, and all are of about one size: where they meet, one may hide others. */
  'dots-apart',
  /** Dots stand alone, and bars without areas: with others they are ends of strokes, or a second layer. */
  'one-manner',
  /** All ink in the colours of the marks belongs to a mark that was read. */
  'inked',
  /** No place has two names: one label was taken for two. */
  'names-apart',
  /** No name stands at two places: what tells them apart was not read, or was cut off. */
  'names-once',
  /** No two series have one name: a mark was taken for another series. */
  'series-once',
  /** Each label of an axis of names names a value: the second line of a label names none. */
  'labels-used',
  /** Bars have the very colour of their signs: those that shine through mix with what lies below. */
  'signs-match',
  /** Nothing of the plot was left out, as what lies across it may hide marks, and no bar is cut off by the edge of the picture. */
  'whole',
  /** No line goes on beyond the edge of the plot: where it crosses that is no point of data. */
  'within-plot',
  /** Numbers that are printed at most bars are what was measured there: where none fits, signs or marks were mistaken. */
  'borne-out',
  /** Nothing stands where a name of the legend would go on: a mark hides the rest of it. */
  'names-whole',
  /** Every name was read with some confidence: one letter of a weak one is easily another. */
  'names-sure',
  /** Most letters of the weakest names were read: what is below that is hardly a name. */
  'names-read',
  /** No name is of Arabic letters, whose dots and hamzas a look at small letters mistakes. */
  'dots-told',
  /** The picture was not compressed with losses: letters of names change their looks. */
  'sharp',
] as const;
export type ReadingCheck = (typeof READING_CHECKS)[number];

/** Checks that hardly any right reading fails: what fails one is more likely wrong than right, or has left out some. */
export const GRAVE_CHECKS: ReadonlySet<ReadingCheck> = new Set([
  'signs-differ',
  'even',
  'names-apart',
  'names-once',
  'names-whole',
  'series-once',
  'names-read',
  'dots-told',
  'labels-used',
  'whole',
  'within-plot',
]);

/** Checks that fail together for one reason: marks lie on others, points are not shown, signs are alike, letters are blurred. */
const ONE_REASON: readonly (readonly ReadingCheck[])[] = [
  ['dots-apart', 'one-manner', 'inked'],
  ['complete', 'shown'],
  ['signs-differ', 'signs-used'],
  ['names-sure', 'sharp'],
];

/** For how many reasons a reading fails checks: each alone is often harmless, but hardly two. */
export function countReasons(failed: readonly ReadingCheck[]): number {
  const reasonOf = (check: ReadingCheck): string => ONE_REASON.find((some) => some.includes(check))?.[0] ?? check;
  return new Set(failed.map(reasonOf)).size;
}

/** What checks look at. */
export type Checked = {
  readonly draft: ChartFacts;
  readonly kinds: Kinds;
  readonly legend: readonly NamedColour[];
  readonly hasTwoAxes: boolean;
  /** True where the level axis measures: its places are numbers, and no names or years. */
  readonly isAlongNumbers: boolean;
  /** What was read beside the axis of names; nothing where both axes measure. */
  readonly labels: readonly Pick<AxisLabel, 'text' | 'confidence'>[];
  readonly scene: Pick<Scene, 'legend' | 'texts' | 'isNoisy' | 'ink'> & {
    readonly raster: Pick<Raster, 'width' | 'height'>;
  };
  /** The colours of the series, by their number. */
  readonly colours: readonly NamedColour['lab'][];
  /** How many marks of the plot give no values: bars on what was not read, lines from edge to edge. */
  readonly leftOut: number;
  /** How many numbers are printed at bars, none of which was matched to one. */
  readonly unmatched: number;
  /** How many lines go on beyond the edges of the plot. */
  readonly beyond: number;
  /** The share of the ink in the colours of the marks that belongs to none of them. */
  readonly unread: number;
  /** The scales that values were measured by. */
  readonly scales: readonly Pick<Scale, 'kind' | 'slope'>[];
};

/** By so much a value may grow from one pixel to the next along a logarithmic axis, as a share of it. */
const MOST_GROWTH = 0.03;

/** Signs nearer to each other are of one colour; marks further from a sign are not its own (CIE76). */
const SAME = 3;
const OWN = 18;

function doSignsDiffer({ legend }: Checked): boolean {
  return legend.every(({ lab }, index) =>
    legend.slice(index + 1).every((other) => differenceOf(lab, other.lab) > SAME),
  );
}

function areSignsUsed({ legend, colours, draft, kinds }: Checked): boolean {
  // Dots of one series may all lie below those of another.
  if (kinds.dots.length > 0) return true;
  const used = [...new Set(draft.facts.map(({ series }) => series))]
    .map((index) => colours[index])
    .filter((lab) => lab !== undefined);
  return used.length === 0 || legend.every(({ lab }) => used.some((own) => differenceOf(lab, own) <= OWN));
}

/** How far names of one legend begin beside each other, in pixels, and how many heights they are apart. */
const BEGIN = 3;
const APART = 1.6;

function areNamesSigned({ scene }: Checked): boolean {
  const [first] = scene.legend;
  if (first === undefined) return true;
  const last = scene.legend.reduce((low, { piece }) => Math.max(low, piece.extent.bottom), first.piece.extent.bottom);
  return !scene.texts.some(
    ({ extent, direction }) =>
      direction === 'level' &&
      Math.abs(extent.left - first.piece.extent.left) <= BEGIN &&
      extent.bottom > first.piece.extent.top &&
      extent.top - last <= APART * (first.piece.extent.bottom - first.piece.extent.top),
  );
}

/** A name goes on within so many of its heights, where ink fills that share of the room; the border of a legend fills less. */
const NEXT = 0.7;
const FILLED = 0.3;

function areNamesWhole({ scene: { legend, ink, raster } }: Checked): boolean {
  return legend.every(({ patch, piece }) => {
    const { left, top, right, bottom } = piece.extent;
    // From right to left a name ends on its left.
    const width = Math.round(NEXT * (bottom - top));
    const [from, to] = patch.extent.left < left ? [right, right + width] : [left - width, left];
    let count = 0;
    for (let y = top; y < bottom; y += 1)
      for (let x = Math.max(0, from); x < Math.min(raster.width, to); x += 1) count += ink[y * raster.width + x] ?? 0;
    return count < FILLED * width * (bottom - top);
  });
}

function isComplete({ draft }: Checked): boolean {
  const { facts, isLong } = draft;
  if (facts.some(({ value }) => value === '')) return false;
  if (isLong) return true;
  const series = new Set(facts.map((fact) => fact.series));
  const keys = new Set(facts.map(({ order, key }) => `${Math.round(order)}\u0000${key}`));
  return facts.length >= series.size * keys.size;
}

/** Gaps between points differ by so much where they are drawn on one grid. */
const UNEVEN = 1.5;

function areEven({ draft, kinds, isAlongNumbers }: Checked): boolean {
  if (!isAlongNumbers || kinds.lines.length + kinds.areas.length === 0 || kinds.bars.length > 0) return true;
  const places = [...new Set(draft.facts.map(({ order }) => order))].sort((one, other) => one - other);
  const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  return Math.max(...gaps) <= UNEVEN * Math.min(...gaps);
}

/** How far a line may run beside the straight pieces between its points, in pixels, and over how much of its length. */
const BESIDE = 3;
const LEAST_REDRAWN = 0.95;
/** The stroke of a line and its markers reach beyond its last point by so many pixels at most. */
const BEYOND = 8;

const middleOf = ({ extent }: Fact): number => (extent.top + extent.bottom) / 2;

function isRedrawn(line: LineMark, facts: readonly Fact[]): boolean {
  const points = facts
    .filter(({ value }) => value !== '')
    .map((fact) => ({ x: (fact.extent.left + fact.extent.right) / 2, y: middleOf(fact) }))
    .sort((one, other) => one.x - other.x);
  const columns = line.trace.flatMap(({ x, y }) => {
    const after = points.findIndex((point) => point.x >= x);
    const [from, to] = [points[after - 1], after < 0 ? undefined : points[after]];
    const [first, last] = [points[0]?.x ?? x, points.at(-1)?.x ?? x];
    // Where a line goes on beyond its points one of them was not read.
    if (x < first - BEYOND || x > last + BEYOND) return [Number.POSITIVE_INFINITY];
    if (from === undefined || to === undefined || to.x - from.x < 1) return [];
    const slope = (to.y - from.y) / (to.x - from.x);
    return [Math.abs(from.y + slope * (x - from.x) - y) / Math.hypot(1, slope)];
  });
  return columns.filter((beside) => beside <= BESIDE).length >= LEAST_REDRAWN * columns.length;
}

/** True where an edge goes on beyond its points: a place at its end has no value. */
function goesBeyond({ trace }: LineMark, facts: readonly Fact[]): boolean {
  const places = facts.map(({ order }) => order);
  const [first, last] = [trace[0]?.x ?? 0, trace.at(-1)?.x ?? 0];
  return first < Math.min(...places) - BEYOND || last > Math.max(...places) + BEYOND;
}

/** What areas state reaches from their lower edge to the upper one, which is where their values are. */
const upperEdges = (facts: readonly Fact[]): readonly Fact[] =>
  facts.map((fact) => ({ ...fact, extent: { ...fact.extent, bottom: fact.extent.top } }));

const areRedrawn = ({ kinds, draft }: Checked): boolean => {
  const factsOf = ({ colour }: LineMark): readonly Fact[] => draft.facts.filter(({ series }) => series === colour - 1);
  if (kinds.areas.length > 0)
    return kinds.areas.every(({ top }) => !goesBeyond(top, factsOf(top)) && isRedrawn(top, upperEdges(factsOf(top))));
  return kinds.lines.every((line) => {
    const own = factsOf(line);
    return own.length === 0 || isRedrawn(line, own);
  });
};

/** Dots of one size differ by no more than their edges. */
const MOST_LARGER = 1.3;

function areDotsApart({ kinds: { dots } }: Checked): boolean {
  const radii = dots.map(({ radius }) => radius).sort((one, other) => one - other);
  const typical = radii[radii.length >> 1] ?? 0;
  if ((radii.at(-1) ?? 0) > MOST_LARGER * typical) return false;
  return dots.every((dot, at) =>
    dots.slice(at + 1).every(({ x, y, radius }) => Math.hypot(x - dot.x, y - dot.y) > radius + dot.radius),
  );
}

const isOneManner = ({ kinds: { dots, bars, lines, areas } }: Checked): boolean =>
  (dots.length === 0 || bars.length + lines.length + areas.length === 0) && (bars.length === 0 || areas.length === 0);

/** Where all marks were read, hardly a pixel is left over. */
const MOST_UNREAD = 0.01;

/** Names that are no further from each other, in pixels, share a place. */
const ONE_PLACE = 0.5;

const areNamesApart = ({ draft: { facts, isLong } }: Checked): boolean =>
  // Dots may share a place along numbers.
  isLong ||
  facts.every(({ order, key, series }) =>
    facts.every((other) => other.series !== series || other.key === key || Math.abs(other.order - order) > ONE_PLACE),
  );

const areNamesOnce = ({ draft: { facts, isLong } }: Checked): boolean =>
  isLong ||
  facts.every(({ order, key, series }) =>
    facts.every(
      (other) => other.series !== series || other.key !== key || key === '' || Math.abs(other.order - order) <= 1,
    ),
  );

function areSeriesOnce({ draft: { facts, seriesNames } }: Checked): boolean {
  const names = [...new Set(facts.map(({ series }) => series))].map((series) => seriesNames[series] ?? '');
  return names.every((name, index) => name === '' || names.indexOf(name) === index);
}

function doSignsMatch({ legend, colours, draft, kinds }: Checked): boolean {
  if (legend.length === 0 || kinds.bars.length === 0) return true;
  return [...new Set(draft.facts.map(({ series }) => series))]
    .map((index) => colours[index])
    .every((lab) => lab === undefined || hasOwnSign(lab, legend));
}

/** True where no mark reaches an edge of the picture: what is cut off there may go on. */
const areWithin = ({ draft, scene: { raster } }: Checked): boolean =>
  draft.facts.every(
    ({ extent: { left, top, right, bottom } }) =>
      left > 0 && top > 0 && right <= raster.width - 1 && bottom <= raster.height - 1,
  );

const areLabelsUsed = ({ labels, draft: { facts } }: Checked): boolean =>
  labels.every(({ text }) => facts.some(({ key }) => key.includes(text)));

/** From this share of the marks on printed numbers are their values. */
const MOST_PRINTED = 0.6;

const HOLDS = {
  'signs-differ': doSignsDiffer,
  'signs-used': areSignsUsed,
  'names-signed': areNamesSigned,
  complete: isComplete,
  shown: ({ draft }) => draft.facts.every(({ isInferred }) => isInferred !== true),
  even: areEven,
  'one-axis': ({ hasTwoAxes }) => !hasTwoAxes,
  fine: ({ scales }) => scales.every(({ kind, slope }) => kind !== 'log' || 10 ** Math.abs(slope) <= 1 + MOST_GROWTH),
  redrawn: areRedrawn,
  'dots-apart': areDotsApart,
  'one-manner': isOneManner,
  inked: ({ unread }) => unread <= MOST_UNREAD,
  'names-apart': areNamesApart,
  'names-once': areNamesOnce,
  'series-once': areSeriesOnce,
  'labels-used': areLabelsUsed,
  'signs-match': doSignsMatch,
  whole: (checked) => checked.leftOut === 0 && (checked.kinds.bars.length === 0 || areWithin(checked)),
  'within-plot': ({ beyond }) => beyond === 0,
  'borne-out': ({ unmatched, draft: { facts } }) => unmatched < MOST_PRINTED * facts.length,
  'names-whole': areNamesWhole,
  'names-sure': areNamesSure,
  'names-read': areNamesRead,
  'dots-told': areDotsTold,
  sharp: ({ scene }) => !scene.isNoisy,
} as const satisfies Record<ReadingCheck, (checked: Checked) => boolean>;

/** True where the points of lines do not give these again: they were read beside where they are. */
export const areLinesMissed = (failed: readonly ReadingCheck[], { kinds }: Pick<Checked, 'kinds'>): boolean =>
  failed.includes('redrawn') && kinds.bars.length + kinds.areas.length === 0;

/** The checks that a reading does not stand up to. */
export const failedChecks = (checked: Checked): readonly ReadingCheck[] =>
  READING_CHECKS.filter((check) => !HOLDS[check](checked));
