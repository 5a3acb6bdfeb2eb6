import { findRoot, join } from '../layout/flat-ground.ts';
import { placeOn, type Ruling } from '../layout/rulings.ts';
import type { ReadSegment } from '../ocr/read-segment.ts';
import type { Box } from '../pixels.ts';
import { type CellGrid, type CellLine, isSameRow, middleOf, toCell, toCellLine } from './cell-grid.ts';

/** Lines this near are one, and lines that end this near to another one reach it. */
const SNAP = 6;
const NO_RULING: Ruling = { isLevel: true, at: 0, from: 0, to: 0, thickness: 0, lean: 0 };

/** The crossing lines of one grid. */
type Lattice = {
  readonly levels: readonly Ruling[];
  readonly uprights: readonly Ruling[];
  /** The longest line of each place where rows and columns are parted, ascending. */
  readonly ys: readonly Ruling[];
  readonly xs: readonly Ruling[];
};

/** Reads the tables whose cells are parted by lines across and down. Cells without a line between them are one. */
export function findLattices(
  rulings: readonly Ruling[],
  segments: readonly ReadSegment[],
  isRightToLeft: boolean,
): readonly CellGrid[] {
  return gatherLattices(rulings).flatMap((lattice) => {
    const rows = fillLattice(lattice, segments, isRightToLeft);
    const box = boxOf(lattice);
    return rows.length === 0 ? [] : [{ rows, box, isRuled: true }];
  });
}

function boxOf({ xs, ys }: Lattice): Box {
  const [left, right] = [xs[0]?.at ?? 0, xs.at(-1)?.at ?? 0];
  const [top, bottom] = [ys[0]?.at ?? 0, ys.at(-1)?.at ?? 0];
  return { left, top, width: right - left, height: bottom - top };
}

function gatherLattices(rulings: readonly Ruling[]): readonly Lattice[] {
  const parents = Int32Array.from(rulings.keys());
  for (const [at, one] of rulings.entries()) {
    if (!one.isLevel) break;
    for (let other = at + 1; other < rulings.length; other += 1) {
      if (isCrossing(one, rulings[other] ?? NO_RULING)) join(parents, at, other);
    }
  }
  const groups = Map.groupBy(rulings.keys(), (at) => findRoot(parents, at));
  return [...groups.values()].flatMap((members) => {
    const group = members.map((at) => rulings[at] ?? NO_RULING);
    const levels = group.filter(({ isLevel }) => isLevel);
    const drawn = group.filter(({ isLevel }) => !isLevel);
    const uprights = [...drawn, ...openSides(levels, drawn)];
    const [ys, xs] = [placesOf(levels), placesOf(uprights)];
    return ys.length >= 2 && xs.length >= 3 ? [{ levels, uprights, ys, xs }] : [];
  });
}

/** A column with no line on its outer side is at most that many times as wide as the widest other one. */
const MOST_OPEN_WIDTH = 1.5;
const SAME_END_SHARE = 0.7;

/** Where level lines go on beyond the last upright one, all to one place, a column is open on that side: the line that would close it. */
function openSides(levels: readonly Ruling[], uprights: readonly Ruling[]): readonly Ruling[] {
  const [first, ...others] = placesOf(uprights);
  const last = others.at(-1);
  if (first === undefined || last === undefined) return [];
  const widest = Math.max(
    ...others.map(({ at }, before) => at - (before === 0 ? first : (others[before - 1] ?? first)).at),
  );
  const [left, right] = [commonEnd(levels.map(({ from }) => from)), commonEnd(levels.map(({ to }) => to))];
  const isOpen = (width: number): boolean => width > 3 * SNAP && width <= MOST_OPEN_WIDTH * widest;
  return [
    ...(left !== undefined && isOpen(first.at - left) ? [{ ...first, at: left, lean: 0 }] : []),
    ...(right !== undefined && isOpen(right - last.at) ? [{ ...last, at: right, lean: 0 }] : []),
  ];
}

function commonEnd(ends: readonly number[]): number | undefined {
  const middle = ends.toSorted((one, other) => one - other)[Math.floor(ends.length / 2)] ?? 0;
  const alike = ends.filter((end) => Math.abs(end - middle) <= SNAP).length;
  return alike >= SAME_END_SHARE * ends.length ? middle : undefined;
}

function isCrossing(level: Ruling, upright: Ruling): boolean {
  if (upright.isLevel) return false;
  const [y, x] = [placeOn(level, upright.at), placeOn(upright, level.at)];
  return x >= level.from - SNAP && x <= level.to + SNAP && y >= upright.from - SNAP && y <= upright.to + SNAP;
}

function placesOf(rulings: readonly Ruling[]): readonly Ruling[] {
  const places: Ruling[] = [];
  for (const ruling of rulings.toSorted((one, other) => other.to - other.from - (one.to - one.from))) {
    const middle = (ruling.from + ruling.to) / 2;
    if (places.every((place) => Math.abs(placeOn(place, middle) - ruling.at) > SNAP)) places.push(ruling);
  }
  return places.toSorted((one, other) => one.at - other.at);
}

function fillLattice(lattice: Lattice, segments: readonly ReadSegment[], isRightToLeft: boolean): CellGrid['rows'] {
  const columns = lattice.xs.length - 1;
  const roots = mergeOpenCells(lattice);
  const lines = new Map<number, CellLine[]>();
  for (const { words, confidence } of segments) {
    const byCell = Map.groupBy(words, ({ box }) => cellAt(lattice, box));
    for (const [cell, members] of byCell) {
      const line = cell === undefined ? undefined : toCellLine(members, confidence);
      if (cell === undefined || line === undefined) continue;
      const root = findRoot(roots, cell);
      const known = lines.get(root);
      if (known === undefined) lines.set(root, [line]);
      else known.push(line);
    }
  }
  const grid: (readonly CellLine[])[][] = [];
  for (let row = 0; row < lattice.ys.length - 1; row += 1) {
    grid.push(Array.from({ length: columns }, (_, column) => lines.get(findRoot(roots, row * columns + column)) ?? []));
  }
  const rows = grid.flatMap(splitStackedRows).filter((row) => row.some((cell) => cell.length > 0));
  const cells = new Map<readonly CellLine[], ReturnType<typeof toCell>>();
  for (const cell of rows.flat()) if (!cells.has(cell)) cells.set(cell, toCell(cell, isRightToLeft));
  return rows.map((row) => (isRightToLeft ? row.toReversed() : row).map((cell) => cells.get(cell)));
}

/** The cell that a box has its middle in, counted row by row; undefined outside. */
function cellAt({ xs, ys }: Lattice, box: Box): number | undefined {
  const { x, y } = middleOf(box);
  const column = xs.findLastIndex((place) => placeOn(place, y) <= x);
  const row = ys.findLastIndex((place) => placeOn(place, x) <= y);
  const isInside = column >= 0 && row >= 0 && column < xs.length - 1 && row < ys.length - 1;
  return isInside ? row * (xs.length - 1) + column : undefined;
}

function mergeOpenCells({ levels, uprights, xs, ys }: Lattice): Int32Array {
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  const parents = Int32Array.from({ length: columns * rows }, (_, at) => at);
  const isDrawn = (lines: readonly Ruling[], place: Ruling, along: number): boolean =>
    lines.some(
      (line) =>
        Math.abs(placeOn(line, along) - placeOn(place, along)) <= SNAP && line.from <= along && line.to >= along,
    );
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [left = NO_RULING, right = NO_RULING] = [xs[column], xs[column + 1]];
      const [top = NO_RULING, bottom = NO_RULING] = [ys[row], ys[row + 1]];
      const [x, y] = [(left.at + right.at) / 2, (top.at + bottom.at) / 2];
      const here = row * columns + column;
      if (column + 1 < columns && !isDrawn(uprights, right, y)) join(parents, here, here + 1);
      if (row + 1 < rows && !isDrawn(levels, bottom, x)) join(parents, here, here + columns);
    }
  }
  return parents;
}

/** Where lines run only around a block of rows, its cells hold a line for each of them: those are rows of their own. */
function splitStackedRows(row: readonly (readonly CellLine[])[]): readonly (readonly (readonly CellLine[])[])[] {
  const filled = row.filter((cell) => cell.length > 0);
  const stacks = filled.map(countRows).toSorted((one, other) => one - other);
  const usual = stacks[Math.floor(stacks.length / 2)] ?? 1;
  if (usual < 2 || filled.length < 2) return [row];
  const guide = filled.find((cell) => countRows(cell) === usual) ?? [];
  const bands = toBands(guide);
  return bands.map((band) => row.map((cell) => cell.filter(({ box }) => nearestBand(bands, box) === band)));
}

function countRows(cell: readonly CellLine[]): number {
  return toBands(cell).length;
}

function toBands(cell: readonly CellLine[]): readonly Box[] {
  const bands: Box[] = [];
  for (const { box } of cell.toSorted((one, other) => one.box.top - other.box.top)) {
    const last = bands.at(-1);
    if (last === undefined || !isSameRow(last, box)) bands.push(box);
  }
  return bands;
}

function nearestBand(bands: readonly Box[], box: Box): Box | undefined {
  const { y } = middleOf(box);
  return bands.toSorted((one, other) => Math.abs(middleOf(one).y - y) - Math.abs(middleOf(other).y - y))[0];
}
