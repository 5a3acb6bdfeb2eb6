import { median } from '../median.ts';
import type { BarMark } from './series.ts';

/** The strokes around two bars that stand on one another are no wider, in pixels, and where a bar ends they are as wide but for this. */
const WIDEST = 5;
const LEAST = 0.8;
const ALIKE = 1.2;
/** Bars of one stack share so much of their width. */
const SHARED = 0.6;

/** A bar, and how far it is to the next one in its stack; that has another colour. */
type Gap = { readonly below: BarMark; readonly above: BarMark; readonly width: number };

const areOfOneStack = (one: BarMark, other: BarMark): boolean =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from) >
  SHARED * Math.max(one.to - one.from, other.to - other.from);

function findGaps(bars: readonly BarMark[]): readonly Gap[] {
  return bars.flatMap((below) => {
    const next = bars
      .filter((bar) => bar !== below && areOfOneStack(bar, below) && bar.near >= below.far - LEAST)
      .sort((one, other) => one.near - other.near)[0];
    return next === undefined || next.colour === below.colour
      ? []
      : [{ below, above: next, width: next.near - below.far }];
  });
}

/**
 * Bars of stacks that are drawn with strokes in the colour of the ground, made as long as their values: each stroke covers half of its
 * width of the bar on either side. Where bars meet, or stand apart by other distances, they stay.
 */
export function closeGaps(bars: readonly BarMark[]): readonly BarMark[] {
  const gaps = findGaps(bars);
  const stroke = median(gaps.map(({ width }) => width));
  const areStrokes = gaps.length >= 2 && stroke >= LEAST && stroke <= WIDEST;
  if (!areStrokes || gaps.some(({ width }) => Math.abs(width - stroke) > ALIKE)) return bars;
  return bars.map((bar) => {
    const isStacked = gaps.some(({ below, above }) => below === bar || above === bar);
    return isStacked ? { ...bar, near: bar.near - stroke / 2, far: bar.far + stroke / 2 } : bar;
  });
}
