import type { BarMark } from './series.ts';

/** Halves of a bar end alike, and what lies between them is no wider, in pixels, and than that share of a half. */
const ALIKE = 1.5;
const WIDEST = 6;
const SHARE = 0.5;
/** Where the stroke ends within the bar either half may reach below it, by no more than that share of its width. */
const UNLIKE = 0.25;

/** True where one bar goes on from another beside it, a thin stroke between them. */
function areHalves(one: BarMark, other: BarMark): boolean {
  const gap = other.from - one.to;
  const width = Math.min(one.to - one.from, other.to - other.from);
  return (
    Math.abs(gap) <= Math.min(WIDEST, SHARE * width) &&
    Math.abs(one.near - other.near) <= ALIKE &&
    Math.abs(one.far - other.far) <= ALIKE &&
    Math.abs(other.to - other.from - (one.to - one.from)) <= Math.max(2 * ALIKE, UNLIKE * width)
  );
}

/** How far bars of one colour stand apart, from left to right. */
const gapsOf = (bars: readonly BarMark[]): readonly number[] =>
  bars.slice(1).map(({ from }, index) => from - (bars[index]?.to ?? 0));

/** True where the stroke in each bar is thinner than the room between any two: bars that are alike stand evenly apart. */
function areFurtherApart(halves: readonly BarMark[], whole: readonly BarMark[]): boolean {
  const strokes = gapsOf(halves).filter((_, index) => index % 2 === 0);
  return Math.min(...gapsOf(whole)) > Math.max(...strokes) + ALIKE;
}

/**
 * Bars that strokes down their middles cut in two, as those of an error do, made whole. Bars may be alike two by two, but then they
 * stand evenly apart: only where each bar has its other half, nearer than the next bar, they are joined.
 */
export function joinHalves(bars: readonly BarMark[]): readonly BarMark[] {
  const colours = [...new Set(bars.map(({ colour }) => colour))];
  return colours.flatMap((colour) => {
    const own = bars.filter((bar) => bar.colour === colour).sort((one, other) => one.from - other.from);
    const whole = own.flatMap((bar, index) => {
      const next = own[index + 1];
      return index % 2 === 0 && next !== undefined && areHalves(bar, next) ? [{ ...bar, to: next.to }] : [];
    });
    const areAllHalves = own.length >= LEAST_HALVES && 2 * whole.length === own.length;
    return areAllHalves && areFurtherApart(own, whole) ? whole : own;
  });
}

/** Two bars that are alike may be two. */
const LEAST_HALVES = 4;
