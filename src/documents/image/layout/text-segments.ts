import { type Box, uniteBoxes } from '../pixels.ts';
import type { Component } from './components.ts';
import { findRoot, join } from './flat-ground.ts';
import { joinAtPitch } from './join-at-pitch.ts';
import { isParted, joinStretches } from './join-stretches.ts';
import type { Ruling } from './rulings.ts';
import type { TextSegment } from './text-segment.ts';

export type { TextSegment } from './text-segment.ts';

const LEAST_LETTER_HEIGHT = 5;
const MOST_LETTER_SHARE = 0.25;
/** The widest space between words, in heights of letters of the line. */
const WORD_SPACE = 0.9;
/** Rows that two letters of a line share at least, of the lower one's height. */
const SHARED_ROWS = 0.45;
const GUEST_HEIGHT = 0.62;
const MOST_HEIGHT_RATIO = 2.4;

/**
 * Brings letters together to stretches of text, in the order of their tops. Rulings part what stands on both sides of them. Marks
 * too small to be letters (dots, commas, signs) join the stretch that they stand in or beside.
 */
export function findTextSegments(
  components: readonly Component[],
  rulings: readonly Ruling[],
  size: { readonly width: number; readonly height: number },
): readonly TextSegment[] {
  const tallest = Math.max(40, Math.min(size.width, size.height) * MOST_LETTER_SHARE);
  const candidates = components.filter(
    ({ box }) => box.height <= tallest && box.width <= Math.max(tallest, box.height * 12),
  );
  const letters = candidates.filter(isLetter).toSorted((one, other) => one.box.left - other.box.left);
  const upright = rulings.filter(({ isLevel }) => !isLevel);
  const parents = Int32Array.from(letters.keys());
  for (const [at, letter] of letters.entries()) {
    const reach = letter.box.left + letter.box.width + letter.box.height * WORD_SPACE * MOST_HEIGHT_RATIO;
    for (let next = at + 1; next < letters.length; next += 1) {
      const other = letters[next];
      if (other === undefined || other.box.left > reach) break;
      if (isSameStretch(letter.box, other.box) && !isParted(letter.box, other.box, upright)) join(parents, at, next);
    }
  }
  const groups = Map.groupBy(letters.keys(), (at) => findRoot(parents, at));
  const segments = [...groups.values()].map((members) => toSegment(members.map((at) => letters[at]?.box ?? NO_BOX)));
  const specks = candidates.filter((component) => !isLetter(component)).map(({ box }) => box);
  const { hosts, guests } = partGuests(segments, upright);
  const bridged = bridgeMarks(addMarks(hosts, [...specks, ...guests], upright), upright);
  return joinAtPitch(bridged, upright).toSorted((one, other) => one.box.top - other.box.top);
}

/** Commas and points of large letters are as large as small letters: what is low beside a stretch of taller letters is a mark of it. */
function partGuests(
  segments: readonly TextSegment[],
  upright: readonly Ruling[],
): { readonly hosts: readonly TextSegment[]; readonly guests: readonly Box[] } {
  const near = nearbySegments(segments);
  const isGuest = ({ box }: TextSegment): boolean =>
    near(box).some(
      (host) =>
        box.height <= GUEST_HEIGHT * host.letterHeight &&
        (box.width <= host.letterHeight || isFlatLetter(host, box)) &&
        Number.isFinite(gapToMark(host, box)) &&
        !isParted(host.box, box, upright),
    );
  return { hosts: segments.filter((it) => !isGuest(it)), guests: segments.filter(isGuest).map(({ box }) => box) };
}

/** A flat letter that ends a word, as Arabic has them, is wider than a mark, but it nearly touches the word and reaches into its rows. */
const FLAT_WIDTH = 1.5;
const FLAT_GAP = 0.35;

function isFlatLetter({ box: word, letterHeight }: TextSegment, box: Box): boolean {
  const gap = Math.max(box.left - word.left - word.width, word.left - box.left - box.width);
  return (
    box.width <= FLAT_WIDTH * letterHeight &&
    gap <= FLAT_GAP * letterHeight &&
    box.top < endOf(word) &&
    endOf(box) > word.top
  );
}

/** A comma stands near to what is on both of its sides, and brings together what its own width kept apart. */
function bridgeMarks(segments: readonly TextSegment[], upright: readonly Ruling[]): readonly TextSegment[] {
  return joinStretches(segments, (one, other) => {
    const shared = Math.min(endOf(one.box), endOf(other.box)) - Math.max(one.box.top, other.box.top);
    const [low = 0, high = 0] = [one.letterHeight, other.letterHeight].toSorted((a, b) => a - b);
    const isNear = other.box.left - one.box.left - one.box.width <= WORD_SPACE * low;
    return isNear && shared > 0.6 * low && high < 1.5 * low && !isParted(one.box, other.box, upright);
  });
}

function endOf({ top, height }: Box): number {
  return top + height;
}

const LANE = 16;

/** Finds the stretches that reach into the rows around a box. */
function nearbySegments<T extends TextSegment>(segments: readonly T[]): (box: Box) => readonly T[] {
  const lanes = new Map<number, T[]>();
  for (const segment of segments) {
    const { top, height } = segment.box;
    for (let lane = Math.floor((top - height) / LANE); lane <= (top + 2 * height) / LANE; lane += 1) {
      const there = lanes.get(lane);
      if (there === undefined) lanes.set(lane, [segment]);
      else there.push(segment);
    }
  }
  return ({ top, height }) => lanes.get(Math.floor((top + height / 2) / LANE)) ?? [];
}

const NO_BOX: Box = { left: 0, top: 0, width: 0, height: 0 };

/** Lines that are not letters are long and thin: dashes, strokes of drawings. */
function isLetter({ box }: Component): boolean {
  return box.height >= LEAST_LETTER_HEIGHT && box.width <= box.height * 12 && box.width >= 1;
}

function isSameStretch(one: Box, other: Box): boolean {
  const low = Math.min(one.height, other.height);
  const high = Math.max(one.height, other.height);
  const shared = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  if (shared < low * SHARED_ROWS || high > low * MOST_HEIGHT_RATIO) return false;
  const gap = other.left - (one.left + one.width);
  return gap <= WORD_SPACE * Math.min(high, low * 1.5);
}

/** In a short stretch, letters so much lower than the highest are pieces of a percent sign beside a digit. */
const SHORT = 6;
const PIECES = 1.6;

function toSegment(boxes: readonly Box[]): TextSegment {
  const heights = boxes.map(({ height }) => height).toSorted((one, other) => one - other);
  const usual = heights[Math.floor((heights.length - 1) * 0.75)] ?? LEAST_LETTER_HEIGHT;
  const highest = heights.at(-1) ?? usual;
  const isInPieces = boxes.length <= SHORT && highest > PIECES * usual;
  return { box: boxes.reduce(uniteBoxes), letterHeight: isInPieces ? highest : usual, parts: boxes };
}

/** Signs before a number, points and accents, each with the nearest stretch within reach. */
function addMarks(segments: readonly TextSegment[], marks: readonly Box[], upright: readonly Ruling[]): TextSegment[] {
  const added = segments.map((segment) => ({ ...segment, first: segment, parts: [...segment.parts] }));
  const near = nearbySegments(added);
  const left: Box[] = [];
  for (const mark of marks) {
    let nearest: (typeof added)[number] | undefined;
    let nearestGap = Number.POSITIVE_INFINITY;
    for (const segment of near(mark)) {
      const gap = gapToMark(segment.first, mark);
      if (gap >= nearestGap || isParted(segment.first.box, mark, upright)) continue;
      [nearest, nearestGap] = [segment, gap];
    }
    if (nearest === undefined) left.push(mark);
    else take(nearest, mark);
  }
  addNoughts(added, left, upright);
  return added.map(({ box, letterHeight, parts }) => ({ box, letterHeight, parts }));
}

type Growing = { box: Box; readonly letterHeight: number; readonly parts: Box[]; readonly first: TextSegment };

function take(segment: Growing, mark: Box): void {
  segment.box = uniteBoxes(segment.box, mark);
  segment.parts.push(mark);
}

/** Marks that are noughts of Arabic numbers, in heights of digits: how high and wide, and where between top and foot their middle lies. */
const [LEAST_NOUGHT, MOST_NOUGHT] = [0.15, 0.5];
const [HIGHEST_NOUGHT, LOWEST_NOUGHT] = [0.3, 0.75];

/** Several noughts in a row reach further than a mark stands from its letters: each joins the stretch as far as those before it took it. */
function addNoughts(segments: readonly Growing[], marks: readonly Box[], upright: readonly Ruling[]): void {
  let left = marks;
  for (let isGrowing = true; isGrowing && left.length > 0; ) {
    const near = nearbySegments(segments);
    const others = left.filter((mark) => {
      const host = near(mark).find((segment) => isNextNought(segment, mark) && !isParted(segment.box, mark, upright));
      if (host !== undefined) take(host, mark);
      return host === undefined;
    });
    isGrowing = others.length < left.length;
    left = others;
  }
}

function isNextNought({ box, letterHeight, parts, first }: Growing, mark: Box): boolean {
  const size = Math.max(mark.width, mark.height) / letterHeight;
  const depth = (mark.top + mark.height / 2 - first.box.top) / first.box.height;
  const isNought = size >= LEAST_NOUGHT && size <= MOST_NOUGHT && depth > HIGHEST_NOUGHT && depth < LOWEST_NOUGHT;
  const hasBefore = parts.some((part) => part.height <= MOST_NOUGHT * letterHeight && isBeside(part, mark));
  return isNought && hasBefore && gapToMark({ box, letterHeight, parts }, mark) < Number.POSITIVE_INFINITY;
}

/** True for marks at one height and of one size. */
function isBeside(one: Box, other: Box): boolean {
  return Math.abs(one.top - other.top) <= 2 && Math.abs(one.height - other.height) <= 2;
}

/** How far a mark stands from a stretch, in pixels; infinite where it is not of it. */
function gapToMark({ box, letterHeight }: TextSegment, mark: Box): number {
  const gapX = Math.max(0, mark.left - (box.left + box.width), box.left - (mark.left + mark.width));
  const gapY = Math.max(0, mark.top - (box.top + box.height), box.top - (mark.top + mark.height));
  const isWithinReach = gapX <= letterHeight * 0.6 && gapY <= letterHeight * 0.45 && mark.width <= letterHeight * 1.6;
  return isWithinReach ? gapX + gapY : Number.POSITIVE_INFINITY;
}
