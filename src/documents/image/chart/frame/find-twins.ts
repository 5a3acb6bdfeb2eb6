import type { Axis } from '../axes/axis.ts';
import { parseTick } from '../axes/parse-tick.ts';
import type { ContrastMap } from '../colour/contrast-map.ts';
import type { Ground } from '../colour/find-ground.ts';
import { distanceOf, type Extent, heightOf, labAt, type Raster, widthOf } from '../raster/raster.ts';
import type { StraightLine, StraightLines } from './find-lines.ts';

/** Lines are grey, thinner than that in pixels, and stand out from the ground by that much. */
const GREATEST_CHROMA = 14;
const THICKNESS = 4;
const LEAST_CONTRAST = 3;
/** Dashes have gaps of so many pixels; two plots are further apart. */
const DASH = 6;
const APART = 14;
/** Shorter stretches are letters and tick marks. */
const LEAST_LENGTH = 40;

type Stretch = { readonly from: number; readonly to: number };

/** The picture along one direction: how many pixels a line has, how many lines there are, and where a pixel lies. */
type View = {
  readonly length: number;
  readonly count: number;
  readonly at: (along: number, across: number) => number;
};

/** The stretches of a thin grey line; marks that lie over it do not part it. */
function stretchesOf({ length, at }: View, across: number, { contrast, chroma }: ContrastMap): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let [from, last, lines] = [-1, -1, 0];
  const close = (): void => {
    if (from >= 0 && last + 1 - from >= LEAST_LENGTH && lines >= 0.3 * (last + 1 - from))
      stretches.push({ from, to: last + 1 });
    [from, lines] = [-1, 0];
  };
  const greyAt = (pixel: number): number => ((chroma[pixel] ?? 0) >= GREATEST_CHROMA ? 0 : (contrast[pixel] ?? 0));
  for (let along = 0; along < length; along += 1) {
    const own = contrast[at(along, across)] ?? 0;
    if (own < LEAST_CONTRAST) {
      if (along - last > DASH) close();
      continue;
    }
    const isMark = (chroma[at(along, across)] ?? 0) >= GREATEST_CHROMA;
    // A coloured mark that reaches up to a line does not make the line thick.
    const around = Math.max(greyAt(at(along, across - THICKNESS)), greyAt(at(along, across + THICKNESS)));
    if (!isMark && around >= 0.7 * own) {
      if (along - last > DASH) close();
      continue;
    }
    if (from < 0 && isMark) continue;
    if (from < 0) from = along;
    last = along;
    lines += Number(!isMark);
  }
  close();
  return stretches;
}

type Gap = Stretch & { readonly across: number };

/** Marks that cover a line, grey ones as well, are ink; between two plots there is hardly any. */
const MOST_INKED = 0.5;

function isMostlyGround({ at }: View, { across, from, to }: Gap, { contrast }: ContrastMap): boolean {
  let inked = 0;
  for (let along = from; along < to; along += 1) inked += Number((contrast[at(along, across)] ?? 0) >= LEAST_CONTRAST);
  return inked <= MOST_INKED * (to - from);
}

/** True where two lines or more stop at the same place and go on beyond it, and none crosses it. */
function areParted(view: View, map: ContrastMap): boolean {
  const gaps: Gap[] = [];
  const all: Stretch[] = [];
  for (let across = THICKNESS; across < view.count - THICKNESS; across += 1) {
    const stretches = stretchesOf(view, across, map);
    all.push(...stretches);
    for (const [index, next] of stretches.slice(1).entries()) {
      const before = stretches[index];
      if (before === undefined || next.from - before.to < APART) continue;
      const gap = { across, from: before.to, to: next.from };
      if (isMostlyGround(view, gap, map)) gaps.push(gap);
    }
  }
  return gaps.some((gap) => {
    const middle = (gap.from + gap.to) / 2;
    const alike = gaps.filter(({ from, to }) => Math.abs(from - gap.from) <= 8 && Math.abs(to - gap.to) <= 8);
    const isFarApart = alike.some(({ across }) => Math.abs(across - gap.across) > 2 * THICKNESS);
    return isFarApart && !all.some(({ from, to }) => from < middle && to > middle);
  });
}

/** True where a strip of the page's colour runs right through the panel behind the plot: it is several panels. */
function hasGutter(raster: Raster, { page, panel }: Ground): boolean {
  if (panel === undefined) return false;
  const { box } = panel;
  const isPage = (x: number, y: number): boolean => distanceOf(labAt(raster, x, y), page) < 2;
  const isEmpty = (length: number, pageAt: (along: number) => boolean): boolean => {
    let count = 0;
    for (let along = 0; along < length; along += 4) count += Number(pageAt(along));
    return count >= 0.85 * Math.ceil(length / 4);
  };
  const gutters = (size: number, isGutter: (across: number) => boolean): boolean => {
    let run = 0;
    for (let across = 8; across < size - 8; across += 1) {
      run = isGutter(across) ? run + 1 : 0;
      if (run >= 3) return true;
    }
    return false;
  };
  const [width, height] = [widthOf(box), heightOf(box)];
  return (
    gutters(width, (x) => isEmpty(height, (y) => isPage(box.left + x, box.top + y))) ||
    gutters(height, (y) => isEmpty(width, (x) => isPage(box.left + x, box.top + y)))
  );
}

/** Each plot has so many lines of a grid, or more, evenly spaced to so many pixels. */
const LEAST_LINES = 3;
const UNEVEN = 1.6;

/** What lines of one grid are apart; `undefined` where they are not evenly spaced. */
function spacingOf(lines: readonly StraightLine[]): number | undefined {
  const steps = lines.slice(1).map(({ at }, index) => at - (lines[index]?.at ?? 0));
  const [least, most] = [Math.min(...steps), Math.max(...steps)];
  return lines.length >= LEAST_LINES && most - least <= UNEVEN ? most : undefined;
}

/** True where lines with the same ends make two even grids, one after the other, with no mark between them. */
function areTwoGrids(lines: readonly StraightLine[], countMarks: (from: number, to: number) => number): boolean {
  const [first] = [...lines].sort((one, other) => other.to - other.from - (one.to - one.from));
  if (first === undefined) return false;
  const alike = lines.filter(({ from, to }) => Math.abs(from - first.from) <= 9 && Math.abs(to - first.to) <= 9);
  return alike.some((line, index) => {
    const next = alike[index + 1];
    // Of more than two grids the nearest lines on both sides tell.
    const [before, after] = [
      spacingOf(alike.slice(Math.max(0, index + 1 - LEAST_LINES), index + 1)),
      spacingOf(alike.slice(index + 1, index + 1 + LEAST_LINES)),
    ];
    if (next === undefined || before === undefined || after === undefined) return false;
    const gap = next.at - line.at;
    return gap > 1.3 * Math.max(before, after) && gap > 2 * APART && countMarks(line.at + 3, next.at - 3) < 8;
  });
}

/** What a picture is looked through for further plots. */
export type Sights = {
  readonly raster: Raster;
  readonly ground: Ground;
  readonly map: ContrastMap;
  readonly lines: StraightLines;
};

/**
 * True where the picture shows several plots: lines of grids or frames stop at one place and go on beyond it, or the panel behind
 * the plot is parted.
 */
export function areSeveralPlots({ raster, ground, map, lines }: Sights): boolean {
  const { width, height } = raster;
  const countIn = (box: Extent): number => {
    let count = 0;
    for (let y = Math.ceil(box.top); y < box.bottom; y += 1)
      for (let x = Math.ceil(box.left); x < box.right; x += 1)
        count += Number((map.chroma[y * width + x] ?? 0) >= GREATEST_CHROMA);
    return count;
  };
  return (
    areTwoGrids(lines.lying, (top, bottom) => countIn({ left: 0, right: width, top, bottom })) ||
    areTwoGrids(lines.standing, (left, right) => countIn({ left, right, top: 0, bottom: height })) ||
    hasGutter(raster, ground) ||
    areParted({ length: width, count: height, at: (along, across) => across * width + along }, map) ||
    areParted({ length: height, count: width, at: (along, across) => along * width + across }, map)
  );
}

/** So many labels a plot, for their numbers to show where it begins. */
const LEAST_LABELS = 3;
/** A scale that explains more of the labels than that is the scale of one axis; the others were misread. */
const EXPLAINED = 0.7;

/** True where the numbers along an axis begin anew: it is the axes of several plots, one after the other. */
export function beginsAnew({ labels, scale }: Axis): boolean {
  if (scale !== undefined && scale.support > EXPLAINED * scale.total) return false;
  const numbers = [...labels].sort((one, other) => one.at - other.at).map(({ text }) => parseTick(text, '.')?.value);
  if (numbers.some((number) => number === undefined)) return false;
  const values = numbers.flatMap((number) => number ?? []);
  const signs = values.slice(1).map((value, index) => Math.sign(value - (values[index] ?? 0)));
  const usual = Math.sign(signs.reduce((sum, sign) => sum + sign, 0));
  const breaks = signs.flatMap((sign, index) => (sign === usual ? [] : [index + 1]));
  const ends = [0, ...breaks, values.length];
  return (
    usual !== 0 && breaks.length > 0 && ends.slice(1).every((end, index) => end - (ends[index] ?? 0) >= LEAST_LABELS)
  );
}

/**
 * True where the names along an axis are the same ones again and again: each plot has its own. Names that stand over names of
 * groups (among what is `beyond`, one a group or more) may well be.
 */
export function repeatsNames({ labels, scale }: Axis, beyond: readonly { readonly extent: Extent }[]): boolean {
  if (scale !== undefined || labels.length < 4) return false;
  const names = [...labels].sort((one, other) => one.at - other.at).map(({ text }) => text);
  const period = names.indexOf(names[0] ?? '', 1);
  const times = names.length / period;
  const foot = Math.max(...labels.map(({ extent }) => extent.bottom));
  const groups = beyond.filter(({ extent }) => extent.top >= foot - 1).length;
  return (
    period >= 2 &&
    Number.isInteger(times) &&
    groups < times &&
    names.every((name, index) => name !== '' && name === names[index % period])
  );
}
