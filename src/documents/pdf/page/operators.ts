import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Glyph, Rule, Shade, Turn } from './drawn-page.ts';
import { IDENTITY, type Matrix, mapPoint, multiply } from './geometry.ts';
import { PathReader } from './paths.ts';

/** What is needed of a font to place its characters. */
export type FontFacts = {
  /** From the units of its widths to those of its size. */
  readonly scale: number;
  /** Height of the writing per unit of font size. */
  readonly height: number;
  readonly isBold: boolean;
  readonly isMonospaced: boolean;
  readonly isVertical: boolean;
  /** What a glyph of it says. */
  readonly textOf: (glyph: DrawnGlyph) => string;
};

type State = {
  matrix: Matrix;
  font: FontFacts;
  fontSize: number;
  characterSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  lineWidth: number;
  fill: string;
};

const NO_FONT: FontFacts = {
  scale: 0.001,
  height: 1,
  isBold: false,
  isMonospaced: false,
  isVertical: false,
  textOf: ({ unicode }) => unicode,
};
const DEEPEST_SAVE = 500;

/** A list of operators as pdf.js gives it: the numbers of `OPS`, with the arguments of each. */
export type OperatorList = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] };

/** Whose characters and lines are collected, and how much of them. */
export type InterpreterOptions = {
  /** From the page's own units to points from the upper left corner. */
  readonly viewport: Matrix;
  readonly fontOf: (name: string) => FontFacts;
  readonly mostGlyphs: number;
};

/** Carries out the operators of a page as far as they place characters, lines and rectangles. */
export class Interpreter {
  readonly glyphs: Glyph[] = [];
  readonly #paths = new PathReader();
  readonly #options: InterpreterOptions;
  readonly #saved: State[] = [];
  #state: State;
  #textMatrix: Matrix = IDENTITY;
  #x = 0;
  #y = 0;
  #lineX = 0;
  #lineY = 0;

  constructor(options: InterpreterOptions) {
    this.#options = options;
    this.#state = {
      matrix: options.viewport,
      font: NO_FONT,
      fontSize: 0,
      characterSpacing: 0,
      wordSpacing: 0,
      horizontalScale: 1,
      leading: 0,
      rise: 0,
      lineWidth: 1,
      fill: '#000000',
    };
  }

  get rules(): readonly Rule[] {
    return this.#paths.rules;
  }

  get shades(): readonly Shade[] {
    return this.#paths.shades;
  }

  /** Carries out a list from its first operator to its last. */
  run({ fnArray, argsArray }: OperatorList): void {
    for (let i = 0; i < fnArray.length; i += 1) {
      const operator = OPERATORS.get(fnArray[i] ?? -1);
      // pdf.js checks how many arguments an operator has and of what kind; those that may be null are asked below.
      if (operator !== undefined) operator(this, (argsArray[i] ?? []) as readonly never[]);
    }
  }

  save(): void {
    if (this.#saved.length < DEEPEST_SAVE) this.#saved.push({ ...this.#state });
  }

  restore(): void {
    this.#state = this.#saved.pop() ?? this.#state;
  }

  change(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
  }

  transform(matrix: Matrix): void {
    this.change({ matrix: multiply(this.#state.matrix, matrix) });
  }

  setFont(name: string, size: number): void {
    this.change({ font: this.#options.fontOf(name), fontSize: size });
  }

  setTextMatrix(matrix: Matrix): void {
    this.#textMatrix = matrix;
    this.#x = this.#lineX = 0;
    this.#y = this.#lineY = 0;
  }

  moveText(x: number, y: number): void {
    this.#x = this.#lineX += x;
    this.#y = this.#lineY += y;
  }

  nextLine(): void {
    this.moveText(0, this.#state.leading);
  }

  drawPath(paint: number, path: ArrayLike<number> | null): void {
    if (path === null) return;
    const { matrix, lineWidth, fill } = this.#state;
    this.#paths.draw({ paint, path, matrix, lineWidth, fill });
  }

  showText(glyphs: readonly (DrawnGlyph | number)[]): void {
    const { font, fontSize, characterSpacing, wordSpacing, horizontalScale, rise } = this.#state;
    const map = multiply(this.#state.matrix, this.#textMatrix);
    const stretch = horizontalScale * Math.sign(fontSize || 1);
    const size = Math.abs(fontSize);
    let along = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        along -= (glyph * size) / 1000;
        continue;
      }
      const width = glyph.width * size * font.scale;
      const spacing = characterSpacing + (glyph.isSpace ? wordSpacing : 0);
      if (!font.isVertical) {
        const start = mapPoint(map, this.#x + along * stretch, this.#y + rise);
        const end = mapPoint(map, this.#x + (along + width) * stretch, this.#y + rise);
        this.#place(font.textOf(glyph), { start, end, size: size * font.height * heightOf(map), font });
      }
      along += width + spacing;
    }
    if (font.isVertical) this.#y -= along;
    else this.#x += along * stretch;
  }

  #place(text: string, at: PlacedText): void {
    const { start, end, size, font } = at;
    const turn = turnOf(end[0] - start[0], end[1] - start[1]);
    if (turn === undefined || size <= 0 || this.glyphs.length >= this.#options.mostGlyphs) return;
    if (![...start, ...end, size].every(Number.isFinite)) return;
    const { isBold, isMonospaced } = font;
    this.glyphs.push({ text, x: start[0], y: start[1], endX: end[0], endY: end[1], size, isBold, isMonospaced, turn });
  }
}

type PlacedText = {
  readonly start: readonly [x: number, y: number];
  readonly end: readonly [x: number, y: number];
  readonly size: number;
  readonly font: FontFacts;
};

/** A character as pdf.js gives it. `width` is in the units of its font, `fontChar` the sign by which the font's outlines are known. */
export type DrawnGlyph = {
  readonly unicode: string;
  readonly fontChar: string;
  readonly width: number;
  readonly isSpace: boolean;
};

function heightOf([, , c, d]: Matrix): number {
  return Math.hypot(c, d);
}

const SLANT = 0.05;

/** How writing along a line is turned; undefined where it is slanted, as marks across a page are. */
function turnOf(dx: number, dy: number): Turn | undefined {
  if (Math.abs(dy) <= Math.abs(dx) * SLANT) return dx >= 0 ? 0 : 2;
  if (Math.abs(dx) <= Math.abs(dy) * SLANT) return dy > 0 ? 1 : 3;
  return undefined;
}

type Operator = (page: Interpreter, args: readonly never[]) => void;

function toMatrix(args: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = args;
  return [a, b, c, d, e, f];
}

const first = (args: readonly number[]): number => args[0] ?? 0;

const OPERATORS: ReadonlyMap<number, Operator> = new Map<number, Operator>([
  [OPS.save, (page) => page.save()],
  [OPS.restore, (page) => page.restore()],
  [OPS.transform, (page, args) => page.transform(toMatrix(args))],
  [
    OPS.paintFormXObjectBegin,
    (page, [matrix]: readonly (readonly number[] | null)[]) => {
      page.save();
      if (matrix !== null && matrix !== undefined) page.transform(toMatrix([...matrix]));
    },
  ],
  [OPS.paintFormXObjectEnd, (page) => page.restore()],
  [
    OPS.beginAnnotation,
    (page, [, , transform, matrix]: readonly (readonly number[] | null)[]) => {
      page.save();
      for (const map of [transform, matrix]) if (map) page.transform(toMatrix([...map]));
    },
  ],
  [OPS.endAnnotation, (page) => page.restore()],
  [OPS.setLineWidth, (page, args) => page.change({ lineWidth: first(args) })],
  [OPS.setFillRGBColor, (page, [colour]: readonly unknown[]) => page.change({ fill: String(colour) })],
  [OPS.setFillColorN, (page) => page.change({ fill: 'pattern' })],
  [OPS.beginText, (page) => page.setTextMatrix(IDENTITY)],
  [OPS.setCharSpacing, (page, args) => page.change({ characterSpacing: first(args) })],
  [OPS.setWordSpacing, (page, args) => page.change({ wordSpacing: first(args) })],
  [OPS.setHScale, (page, args) => page.change({ horizontalScale: first(args) / 100 })],
  [OPS.setLeading, (page, args) => page.change({ leading: -first(args) })],
  [OPS.setTextRise, (page, args) => page.change({ rise: first(args) })],
  [OPS.setFont, (page, [name, size]: readonly unknown[]) => page.setFont(String(name), Number(size))],
  [
    OPS.setGState,
    (page, [states]: readonly (readonly (readonly [string, unknown])[])[]) => {
      for (const [key, value] of states ?? []) {
        if (key === 'Font' && Array.isArray(value)) page.setFont(String(value[0]), Number(value[1]));
        if (key === 'LW') page.change({ lineWidth: Number(value) });
      }
    },
  ],
  [OPS.moveText, (page, [x = 0, y = 0]: readonly number[]) => page.moveText(x, y)],
  [
    OPS.setLeadingMoveText,
    (page, [x = 0, y = 0]: readonly number[]) => {
      page.change({ leading: y });
      page.moveText(x, y);
    },
  ],
  [
    OPS.setTextMatrix,
    (page, args: readonly (ArrayLike<number> | number)[]) => {
      const [inner] = args;
      page.setTextMatrix(toMatrix(typeof inner === 'number' ? (args as readonly number[]) : Array.from(inner ?? [])));
    },
  ],
  [OPS.nextLine, (page) => page.nextLine()],
  [OPS.showText, (page, [glyphs]: readonly (readonly (DrawnGlyph | number)[])[]) => page.showText(glyphs ?? [])],
  [
    OPS.constructPath,
    (page, [paint, data]: readonly unknown[]) => {
      const path = Array.isArray(data) ? (data[0] as ArrayLike<number> | null) : null;
      page.drawPath(Number(paint), path);
    },
  ],
]);
