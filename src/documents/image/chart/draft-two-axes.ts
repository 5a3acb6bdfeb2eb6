import type { Axis } from './axes/axis.ts';
import { differenceOf, type Lab } from './colour/lab.ts';
import { type Draft, draftPlot, type Kinds } from './draft-plot.ts';
import type { PlotArea } from './frame/find-plot-area.ts';
import type { ReadScene } from './read-scene.ts';

/** What is known of the series of a plot: their names and colours by their number. */
export type SeriesLook = { readonly names: readonly string[]; readonly colours: readonly Lab[] };

/** The two axes of values of a plot. */
type TwoAxes = { readonly left: Axis; readonly right: Axis };

/** An axis is written in the colour of its series; letters are thin, and so a little paler (CIE76). */
const SAME_COLOUR = 22;

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The side whose title names the series and the other does not. */
function sideByName(name: string, { left, right }: TwoAxes): keyof TwoAxes | undefined {
  const own = fold(name);
  if (own.length < 2) return undefined;
  const isIn = ({ title }: Axis): boolean => {
    const words = fold(title);
    return words.length >= 2 && (` ${words} `.includes(` ${own} `) || ` ${own} `.includes(` ${words} `));
  };
  if (isIn(left) === isIn(right)) return undefined;
  return isIn(left) ? 'left' : 'right';
}

/** The side that is written in the colour of the series, or whose fellow is written in that of another. */
function sideByColour(lab: Lab, { left, right }: TwoAxes): keyof TwoAxes | undefined {
  const [toLeft, toRight] = [left, right].map(({ colour }) =>
    colour === undefined ? Number.POSITIVE_INFINITY : differenceOf(colour, lab),
  );
  const nearer = (toLeft ?? 0) < (toRight ?? 0) ? 'left' : 'right';
  return Math.min(toLeft ?? 0, toRight ?? 0) <= SAME_COLOUR ? nearer : undefined;
}

/**
 * Which axis each series is measured by, as names and colours of the axes tell; of two series the other one has the other axis.
 * `undefined` where that is not told for all, or where one axis would measure nothing.
 */
export function assignAxes(
  used: readonly number[],
  { names, colours }: SeriesLook,
  axes: TwoAxes,
): ReadonlyMap<number, keyof TwoAxes> | undefined {
  const told = new Map<number, keyof TwoAxes>();
  for (const index of used) {
    const lab = colours[index];
    const side = sideByName(names[index] ?? '', axes) ?? (lab === undefined ? undefined : sideByColour(lab, axes));
    if (side !== undefined) told.set(index, side);
  }
  const [open, ...others] = used.filter((index) => !told.has(index));
  if (others.length > 0) return undefined;
  if (open !== undefined) {
    const [only] = told.values();
    if (used.length !== 2 || only === undefined) return undefined;
    told.set(open, only === 'left' ? 'right' : 'left');
  }
  return new Set(told.values()).size === 2 ? told : undefined;
}

const seriesOf = ({ bars, dots, lines, areas }: Kinds): readonly number[] => [
  ...new Set([...bars, ...dots, ...lines, ...areas.map(({ top }) => top)].map(({ colour }) => colour - 1)),
];

const only = (kinds: Kinds, isOwn: (series: number) => boolean): Kinds => ({
  ...kinds,
  bars: kinds.bars.filter(({ colour }) => isOwn(colour - 1)),
  dots: kinds.dots.filter(({ colour }) => isOwn(colour - 1)),
  lines: kinds.lines.filter(({ colour }) => isOwn(colour - 1)),
  areas: kinds.areas.filter(({ top }) => isOwn(top.colour - 1)),
});

/** Both drafts as one: what stands at one name stands in one row, wherever its marks are. */
function merge(left: Draft, right: Draft, titles: ReadonlyMap<number, string>, names: readonly string[]): Draft {
  const orders = new Map(left.facts.facts.map(({ key, order }) => [key, order]));
  const facts = [
    ...left.facts.facts,
    ...right.facts.facts.map((fact) => ({ ...fact, order: orders.get(fact.key) ?? fact.order })),
  ];
  const seriesNames = [...Array(Math.max(names.length, ...facts.map(({ series }) => series + 1))).keys()].map(
    (index) => names[index] || (titles.get(index) ?? ''),
  );
  const isCombo = left.chartType !== right.chartType;
  return {
    chartType: isCombo ? 'combo' : left.chartType,
    facts: {
      ...left.facts,
      facts,
      seriesNames,
      valueTitle: '',
      unit: left.facts.unit === right.facts.unit ? left.facts.unit : '',
      isLong: left.facts.isLong || right.facts.isLong,
    },
  };
}

/**
 * Reads the series of a plot with two axes of values, each by its own. `undefined` where it is not told which series belongs to
 * which axis, or where the marks of one cannot be read.
 */
export function draftTwoAxes(read: ReadScene, kinds: Kinds, area: PlotArea, look: SeriesLook): Draft | undefined {
  const { left, right, ...others } = read.axes;
  if (left === undefined || right === undefined || kinds.areNarrow) return undefined;
  const sides = assignAxes(seriesOf(kinds), look, { left, right });
  if (sides === undefined) return undefined;
  const draftOf = (side: keyof TwoAxes): Draft | undefined => {
    const own = only(kinds, (series) => sides.get(series) === side);
    const axis = side === 'left' ? left : right;
    return draftPlot({ ...read, axes: { ...others, left: axis } }, own, area, look.names);
  };
  const [byLeft, byRight] = [draftOf('left'), draftOf('right')];
  if (byLeft === undefined || byRight === undefined || byLeft.hasStretches || byRight.hasStretches) return undefined;
  const titles = new Map([...sides].map(([index, side]) => [index, (side === 'left' ? left : right).title]));
  return merge(byLeft, byRight, titles, look.names);
}
