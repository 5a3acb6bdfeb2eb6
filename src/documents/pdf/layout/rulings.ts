import type { Rule, Shade } from '../page/drawn-page.ts';
import { type Box, holdsMiddle } from '../page/geometry.ts';
import { isWhite } from '../page/paths.ts';
import type { PageContent } from '../page/read-page.ts';

/** A straight line of a page after the pieces it was drawn in were put together. */
export type Ruling = { readonly at: number; readonly from: number; readonly to: number };

/** Level and upright lines of a page. Edges of shaded rectangles count as lines. */
export type Rulings = { readonly levels: readonly Ruling[]; readonly uprights: readonly Ruling[] };

/** Lines nearer to each other than this are one. */
const NEAR = 1.6;
/** Gaps up to this, as between dashes, do not end a line. */
const GAP = 3.5;
const SHORTEST = 5;
const LOWEST_SHADE = 6;
const WHOLE_PAGE = 0.6;
/** Areas nearer to each other than this touch. */
const SEAM = 0.35;
const MOST_SHADES = 1500;

/** The lines of a page. */
export function readRulings({ rules, shades, words, width, height }: PageContent): Rulings {
  const pageArea = width * height;
  const edged = shades
    .slice(0, MOST_SHADES)
    .filter((shade) => isCellLike(shade, pageArea) && words.some(({ box }) => holdsMiddle(shade.box, box)));
  const all = [...rules, ...edged.flatMap((shade) => edgesOf(shade).filter((edge) => !isInside(edge, shade, edged)))];
  return {
    levels: mergeRules(all.filter(({ isLevel }) => isLevel)),
    uprights: mergeRules(all.filter(({ isLevel }) => !isLevel)),
  };
}

function isCellLike({ box, colour }: Shade, pageArea: number): boolean {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return !isWhite(colour) && height >= LOWEST_SHADE && width >= LOWEST_SHADE && width * height < pageArea * WHOLE_PAGE;
}

/** True for an edge at which the same colour goes on: nothing is seen there. */
function isInside({ isLevel, at, from, to }: Rule, shade: Shade, shades: readonly Shade[]): boolean {
  return shades.some((other) => {
    if (other === shade || other.colour !== shade.colour) return false;
    const { left, top, right, bottom } = other.box;
    const [low, high, start, end] = isLevel ? [top, bottom, left, right] : [left, right, top, bottom];
    return low <= at + SEAM && high >= at - SEAM && start <= from + 2 && end >= to - 2;
  });
}

function edgesOf({ box: { left, top, right, bottom } }: Shade): readonly Rule[] {
  return [
    { isLevel: true, at: top, from: left, to: right, width: 0 },
    { isLevel: true, at: bottom, from: left, to: right, width: 0 },
    { isLevel: false, at: left, from: top, to: bottom, width: 0 },
    { isLevel: false, at: right, from: top, to: bottom, width: 0 },
  ];
}

function mergeRules(rules: readonly Rule[]): readonly Ruling[] {
  const sorted = [...rules].sort((a, b) => a.at - b.at);
  const merged: Ruling[] = [];
  let group: Rule[] = [];
  const close = (): void => {
    merged.push(...mergeGroup(group));
    group = [];
  };
  for (const rule of sorted) {
    const last = group.at(-1);
    const first = group[0];
    if (last !== undefined && first !== undefined && (rule.at - last.at > NEAR || rule.at - first.at > 2 * NEAR))
      close();
    group.push(rule);
  }
  close();
  return merged.filter(({ from, to }) => to - from >= SHORTEST);
}

/** Lines at the same place: pieces that meet become one. */
function mergeGroup(group: readonly Rule[]): readonly Ruling[] {
  const sorted = [...group].sort((a, b) => a.from - b.from);
  const merged: { at: number; from: number; to: number }[] = [];
  const at = sorted.reduce((sum, rule) => sum + rule.at, 0) / Math.max(1, sorted.length);
  for (const { from, to } of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last.to + GAP) last.to = Math.max(last.to, to);
    else merged.push({ at, from, to });
  }
  return merged;
}

/** True where a line covers most of the stretch at a place. */
export function isRuled(rulings: readonly Ruling[], { at, from, to }: Ruling): boolean {
  const length = to - from;
  let covered = 0;
  for (const ruling of rulings) {
    if (Math.abs(ruling.at - at) > 2 * NEAR) continue;
    covered += Math.max(0, Math.min(to, ruling.to) - Math.max(from, ruling.from));
  }
  return covered >= length * 0.6;
}

/** The part of rulings that lies in a box. */
export function rulingsIn({ levels, uprights }: Rulings, box: Box): Rulings {
  const isIn = (at: number, low: number, high: number): boolean => at >= low - NEAR && at <= high + NEAR;
  return {
    levels: levels.filter(({ at, from, to }) => isIn(at, box.top, box.bottom) && from < box.right && to > box.left),
    uprights: uprights.filter(({ at, from, to }) => isIn(at, box.left, box.right) && from < box.bottom && to > box.top),
  };
}
