import { isFigureShape, shapeOf } from '../../grid/cell-shape.ts';
import type { Span } from '../../source-table.ts';
import type { AlignedLine } from './aligned-line.ts';

const FEWEST_LINES = 3;
const LONGEST_PROJECTED = 2000;
const FILLED_SHARE = 0.8;
const WORD = /\S+/g;

/**
 * A stretch of the line that signs cover, and the piece of the header that stands above it; -1: none. `isAside`: its label
 * stands in brackets, as in "Mean (SD)", and says more of the label before it.
 */
type Stretch = Span & { readonly piece: number; readonly isFilled: boolean; readonly isAside: boolean };

/**
 * The columns of a table whose cells single blanks part too, as statistics programs and shells print them: stretches
 * with a blank before and behind them in every line. A word of the header has to stand above each but the first, cells below most
 * of them, and of two that only single blanks part at least one holds figures. Undefined where that is not so.
 */
export function projectWords(text: string, lines: readonly AlignedLine[]): readonly Span[] | undefined {
  const [header, ...body] = lines;
  if (header === undefined || lines.length < FEWEST_LINES) return undefined;
  const words = [...text.slice(header.line.start, header.line.end).matchAll(WORD)];
  if (words.some(({ 0: word }) => isFigureShape(shapeOf(word)))) return undefined;
  const columns = joinStretches(findStretches(text, lines));
  if (columns.length < 3 || columns.slice(1).some(({ piece }) => piece < 0)) return undefined;
  const shares = columns.map((column) => figureShare(text, body, column));
  const isClear = columns.every(
    ({ piece }, i) =>
      (shares[i] ?? -1) >= 0 &&
      (i === 0 || piece !== columns[i - 1]?.piece || Math.max(shares[i] ?? 0, shares[i - 1] ?? 0) >= FILLED_SHARE),
  );
  return isClear ? columns : undefined;
}

function findStretches(text: string, lines: readonly AlignedLine[]): readonly Stretch[] {
  const [header, ...body] = lines;
  const length = lines.reduce((longest, { line }) => Math.max(longest, line.end - line.start), 0);
  if (header === undefined || length > LONGEST_PROJECTED) return [];
  const cover = (each: readonly AlignedLine[]): Uint8Array => {
    const covered = new Uint8Array(length + 1);
    for (const { line } of each) {
      for (const { 0: word, index } of text.slice(line.start, line.end).matchAll(WORD))
        covered.fill(1, index, index + word.length);
    }
    return covered;
  };
  const filled = cover(body);
  const labelled = cover([header]);
  const stretches: Stretch[] = [];
  for (let at = 0, start = -1; at <= length; at += 1) {
    const isCovered = filled[at] === 1 || labelled[at] === 1;
    if (isCovered && start < 0) start = at;
    if (isCovered || start < 0) continue;
    const from = header.line.start + start;
    const piece = header.pieces.findIndex((each) => each.end > from && each.start < header.line.start + at);
    const isAside = text
      .slice(from, Math.min(header.line.end, header.line.start + at))
      .trimStart()
      .startsWith('(');
    stretches.push({ start, end: at, piece, isAside, isFilled: filled.subarray(start, at).includes(1) });
    start = -1;
  }
  return stretches;
}

/** Joins stretches that make one column: words of names before the first label, and labels of several words. */
function joinStretches(stretches: readonly Stretch[]): readonly Stretch[] {
  const columns: Stretch[] = [];
  for (const stretch of stretches) {
    const before = columns.at(-1);
    const isName = before?.piece === -1 && stretch.piece === -1;
    const isSameLabel =
      before !== undefined &&
      before.piece === stretch.piece &&
      (stretch.isAside || !(before.isFilled && stretch.isFilled));
    if (before === undefined || !(isName || isSameLabel)) columns.push(stretch);
    else columns[columns.length - 1] = { ...before, end: stretch.end, isFilled: before.isFilled || stretch.isFilled };
  }
  return columns;
}

/** The share of a column's cells that are figures; -1 where too few lines have one. */
function figureShare(text: string, body: readonly AlignedLine[], { start, end }: Span): number {
  const cells = body
    .map(({ line }) => text.slice(Math.min(line.end, line.start + start), Math.min(line.end, line.start + end)).trim())
    .filter((cell) => cell !== '');
  if (cells.length < body.length * FILLED_SHARE) return -1;
  return cells.filter((cell) => isFigureShape(shapeOf(cell))).length / cells.length;
}
