import type { Box } from '../page/geometry.ts';
import { isRuled, type Ruling, type Rulings } from './rulings.ts';

/** Lines that touch one another: the places of the upright ones in x, of the level ones in y, ascending. */
export type Frame = {
  readonly box: Box;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly rulings: Rulings;
};

/** How far a line may end before another and still touch it. */
const TOUCH = 3;
const SAME_PLACE = 3.5;
/** How far level lines reach over the last upright one where the sides of a table are open. */
const OPEN_SIDE = 14;
const MOST_PLACES = 20_000;
const MOST_RULINGS = 3000;

/** Groups of lines that touch, of at least two level and one upright, from the top of the page down. */
export function findFrames(rulings: Rulings): readonly Frame[] {
  const levels = rulings.levels.slice(0, MOST_RULINGS);
  const uprights = rulings.uprights.slice(0, MOST_RULINGS);
  return groupTouching(levels, uprights)
    .flatMap((group) => toFrame(group) ?? [])
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
}

function doTouch(level: Ruling, upright: Ruling): boolean {
  return (
    upright.at >= level.from - TOUCH &&
    upright.at <= level.to + TOUCH &&
    level.at >= upright.from - TOUCH &&
    level.at <= upright.to + TOUCH
  );
}

function groupTouching(levels: readonly Ruling[], uprights: readonly Ruling[]): readonly Rulings[] {
  const groupOf = levels.map((_, i) => i);
  const rootOf = (i: number): number => {
    let root = i;
    while (groupOf[root] !== root) root = groupOf[root] ?? root;
    groupOf[i] = root;
    return root;
  };
  const uprightRoot = uprights.map((upright) => {
    let root: number | undefined;
    for (const [i, level] of levels.entries()) {
      if (!doTouch(level, upright)) continue;
      const other = rootOf(i);
      if (root !== undefined && other !== root) groupOf[other] = root;
      root = root === undefined ? other : rootOf(root);
    }
    return root;
  });
  const groups = new Map<number, { levels: Ruling[]; uprights: Ruling[] }>();
  const at = (root: number): { levels: Ruling[]; uprights: Ruling[] } => {
    const group = groups.get(root) ?? { levels: [], uprights: [] };
    groups.set(root, group);
    return group;
  };
  for (const [i, level] of levels.entries()) at(rootOf(i)).levels.push(level);
  for (const [i, upright] of uprights.entries()) {
    const root = uprightRoot[i];
    if (root !== undefined) at(rootOf(root)).uprights.push(upright);
  }
  return [...groups.values()];
}

function toFrame({ levels, uprights }: Rulings): Frame | undefined {
  if (levels.length < 2 || uprights.length < 1) return undefined;
  const ys = placesOf(levels);
  const inner = placesOf(uprights);
  const left = Math.min(...levels.map(({ from }) => from));
  const right = Math.max(...levels.map(({ to }) => to));
  const xs = [...inner];
  const [first = left] = inner;
  const last = inner.at(-1) ?? right;
  if (first - left > OPEN_SIDE) xs.unshift(left);
  if (right - last > OPEN_SIDE) xs.push(right);
  if (xs.length < 2 || ys.length < 2 || xs.length * ys.length > MOST_PLACES) return undefined;
  const box = { left: xs[0] ?? left, right: xs.at(-1) ?? right, top: ys[0] ?? 0, bottom: ys.at(-1) ?? 0 };
  return { box, xs, ys, rulings: { levels, uprights } };
}

function placesOf(rulings: readonly Ruling[]): readonly number[] {
  const sorted = rulings.map(({ at }) => at).sort((a, b) => a - b);
  const places: number[] = [];
  for (const at of sorted) {
    const last = places.at(-1);
    if (last === undefined || at - last > SAME_PLACE) places.push(at);
  }
  return places;
}

/** A rectangle of a frame's grid: rows and columns counted from 0, the last ones included. */
export type FrameCell = {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
};

/** The cells of a frame: places of its grid between which no line is drawn are one cell. */
export function cellsOfFrame({ xs, ys, rulings }: Frame): readonly FrameCell[] {
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  const cells: (FrameCell | undefined)[] = Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return { firstRow: row, lastRow: row, firstColumn: column, lastColumn: column };
  });
  const join = (a: FrameCell, b: FrameCell): void => {
    let joined = around(a, b);
    // A cell is a rectangle: what it covers in part, it covers whole.
    for (let isGrowing = true; isGrowing; ) {
      isGrowing = false;
      for (const other of new Set(inRectangle(joined))) {
        const wider = around(joined, other);
        if (!isSame(wider, joined)) isGrowing = true;
        joined = wider;
      }
    }
    for (let row = joined.firstRow; row <= joined.lastRow; row += 1) {
      for (let column = joined.firstColumn; column <= joined.lastColumn; column += 1)
        cells[row * columns + column] = joined;
    }
  };
  function inRectangle({ firstRow, lastRow, firstColumn, lastColumn }: FrameCell): FrameCell[] {
    const found: FrameCell[] = [];
    for (let row = firstRow; row <= lastRow; row += 1) {
      for (let column = firstColumn; column <= lastColumn; column += 1) {
        const cell = cells[row * columns + column];
        if (cell !== undefined) found.push(cell);
      }
    }
    return found;
  }
  const at = (values: readonly number[], i: number): number => values[i] ?? 0;
  const uprightsAt = xs.map((x) => rulings.uprights.filter((ruling) => Math.abs(ruling.at - x) < SAME_PLACE * 2));
  const levelsAt = ys.map((y) => rulings.levels.filter((ruling) => Math.abs(ruling.at - y) < SAME_PLACE * 2));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const here = cells[row * columns + column];
      const right = column + 1 < columns ? cells[row * columns + column + 1] : undefined;
      const below = row + 1 < rows ? cells[(row + 1) * columns + column] : undefined;
      const side = { at: at(xs, column + 1), from: at(ys, row), to: at(ys, row + 1) };
      const floor = { at: at(ys, row + 1), from: at(xs, column), to: at(xs, column + 1) };
      if (here !== undefined && right !== undefined && here !== right && !isRuled(uprightsAt[column + 1] ?? [], side))
        join(here, right);
      const now = cells[row * columns + column];
      if (now !== undefined && below !== undefined && now !== below && !isRuled(levelsAt[row + 1] ?? [], floor))
        join(now, below);
    }
  }
  return [...new Set(cells)].filter((cell) => cell !== undefined);
}

function around(a: FrameCell, b: FrameCell): FrameCell {
  return {
    firstRow: Math.min(a.firstRow, b.firstRow),
    lastRow: Math.max(a.lastRow, b.lastRow),
    firstColumn: Math.min(a.firstColumn, b.firstColumn),
    lastColumn: Math.max(a.lastColumn, b.lastColumn),
  };
}

function isSame(a: FrameCell, b: FrameCell): boolean {
  return (
    a.firstRow === b.firstRow &&
    a.lastRow === b.lastRow &&
    a.firstColumn === b.firstColumn &&
    a.lastColumn === b.lastColumn
  );
}
