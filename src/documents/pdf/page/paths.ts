import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Rule, Shade } from './drawn-page.ts';
import { type Box, boxAround, type Matrix, mapPoint } from './geometry.ts';

/** A path to draw, in the units of the page, with the state that it is drawn in. */
export type DrawnPath = {
  /** The operator that paints it, of `OPS`. */
  readonly paint: number;
  /** Steps as pdf.js writes them: the number of a step, then its coordinates. */
  readonly path: ArrayLike<number>;
  readonly matrix: Matrix;
  readonly lineWidth: number;
  readonly fill: string;
};

const MOST_RULES = 40_000;
/** Filled rectangles at most this thin, in points, are lines. */
const THIN = 3.2;
/** Lines shorter than this are parts of letters and signs. */
const SHORTEST = 1.5;
const LEVEL = 0.6;

const STROKES: ReadonlySet<number> = new Set([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const FILLS: ReadonlySet<number> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

type Point = readonly [x: number, y: number];
/** Corners in a row; curves end what is straight. */
type Outline = { readonly points: Point[]; isStraight: boolean; isClosed: boolean };

/** How many coordinates follow each step: move, line, curve, quadratic curve, close. */
const STEP_LENGTHS = [2, 2, 6, 4, 0] as const;
const [MOVE, LINE, , , CLOSE] = [0, 1, 2, 3, 4] as const;

/** Collects what is straight among the paths of a page. */
export class PathReader {
  readonly rules: Rule[] = [];
  readonly shades: Shade[] = [];

  /** Takes the lines and rectangles out of a path; everything else of it is left. */
  draw({ paint, path, matrix, lineWidth, fill }: DrawnPath): void {
    if (this.rules.length + this.shades.length > MOST_RULES) return;
    const isStroked = STROKES.has(paint);
    const isFilled = FILLS.has(paint);
    if (!isStroked && !isFilled) return;
    const width = lineWidth * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    for (const outline of readOutlines(path, matrix)) {
      if (isStroked) this.#stroke(outline, width);
      if (isFilled) this.#fill(outline, fill);
    }
  }

  #stroke({ points, isClosed }: Outline, width: number): void {
    const [first] = points;
    const corners = isClosed && first !== undefined ? [...points, first] : points;
    for (let i = 1; i < corners.length; i += 1) {
      const from = corners[i - 1];
      const to = corners[i];
      if (from !== undefined && to !== undefined) this.#segment(from, to, width);
    }
  }

  #segment([x1, y1]: Point, [x2, y2]: Point, width: number): void {
    const [dx, dy] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
    if (dy <= LEVEL && dx >= SHORTEST) {
      this.rules.push({ isLevel: true, at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2), width });
    } else if (dx <= LEVEL && dy >= SHORTEST) {
      this.rules.push({ isLevel: false, at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2), width });
    }
  }

  #fill({ points, isStraight }: Outline, colour: string): void {
    const box = isStraight ? maybeRectangle(points) : undefined;
    if (box === undefined) return;
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (Math.min(width, height) > THIN) this.shades.push({ box, colour });
    else if (isWhite(colour) || Math.max(width, height) < SHORTEST) return;
    else if (width >= height)
      this.rules.push({ isLevel: true, at: (box.top + box.bottom) / 2, from: box.left, to: box.right, width: height });
    else this.rules.push({ isLevel: false, at: (box.left + box.right) / 2, from: box.top, to: box.bottom, width });
  }
}

/** True for the colour of paper. */
export function isWhite(colour: string): boolean {
  return /^#f[c-f]f[c-f]f[c-f]$/i.test(colour);
}

function maybeRectangle(points: readonly Point[]): Box | undefined {
  if (points.length < 4 || points.length > 5) return undefined;
  const box = boxAround(points.map(([x, y]) => ({ left: x, right: x, top: y, bottom: y })));
  if (box === undefined) return undefined;
  const isCorner = ([x, y]: Point): boolean =>
    Math.min(x - box.left, box.right - x) <= LEVEL && Math.min(y - box.top, box.bottom - y) <= LEVEL;
  return points.every(isCorner) ? box : undefined;
}

function readOutlines(path: ArrayLike<number>, matrix: Matrix): readonly Outline[] {
  const outlines: Outline[] = [];
  for (let i = 0; i < path.length; ) {
    const step = path[i] ?? -1;
    const length = STEP_LENGTHS[step];
    if (length === undefined) return outlines;
    const point = mapPoint(matrix, path[i + length - 1] ?? 0, path[i + length] ?? 0);
    const current = outlines.at(-1);
    if (step === MOVE) outlines.push({ points: [point], isStraight: true, isClosed: false });
    else if (current === undefined) return outlines;
    else if (step === CLOSE) current.isClosed = true;
    else {
      current.points.push(point);
      if (step !== LINE) current.isStraight = false;
    }
    i += 1 + length;
  }
  return outlines;
}
