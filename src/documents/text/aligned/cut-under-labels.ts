import { isFigureShape, shapeOf } from '../../grid/cell-shape.ts';
import type { Span } from '../../source-table.ts';
import type { AlignedLine } from './aligned-line.ts';

const FEWEST_LABELS = 3;
const FEWEST_LINES = 2;
/** Among so many first lines are the labels; titles may stand above them. */
const LINES_ABOVE = 3;
const LETTER = /\p{L}/u;
const WORD = /\S+/g;

/**
 * The lines of a table with pieces cut where a single blank parts two cells and the labels above show it: figures that stand under one
 * label each, and words that begin right where a label does, in at least two lines and wherever a piece reaches under that label.
 */
export function cutUnderLabels(text: string, lines: readonly AlignedLine[]): readonly AlignedLine[] {
  const most = lines.reduce((widest, { pieces }) => Math.max(widest, pieces.length), 0);
  const at = lines.slice(0, LINES_ABOVE).findIndex(({ pieces }) => pieces.length === most);
  const header = lines[at];
  if (header === undefined || most < FEWEST_LABELS) return lines;
  if (header.pieces.some(({ start, end }) => !LETTER.test(text.slice(start, end)))) return lines;
  const labels = header.pieces.map(({ start, end }) => ({
    start: start - header.line.start,
    end: end - header.line.start,
  }));
  const byFigures = lines
    .slice(at + 1)
    .map((line) => withPieces(line, labels, (piece) => cutFigures(text, line, { piece, labels })));
  const starts = findEdges(text, byFigures, labels);
  const byStarts = byFigures.map((line) =>
    withPieces(line, labels, (piece) => cutAtStarts(text, line, { piece, starts })),
  );
  return [...lines.slice(0, at + 1), ...byStarts];
}

/** The line with its pieces cut, where that does not give it more cells than there are labels. */
function withPieces(line: AlignedLine, labels: readonly Span[], cut: (piece: Span) => readonly Span[]): AlignedLine {
  if (line.pieces.length < 2 || line.pieces.length >= labels.length) return line;
  const pieces = line.pieces.flatMap(cut);
  return pieces.length > labels.length ? line : { ...line, pieces };
}

function wordsOf(text: string, { start, end }: Span): readonly Span[] {
  return [...text.slice(start, end).matchAll(WORD)].map(({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
  }));
}

/** The first of some labels, in their order, for which something holds that holds for all behind it too; their count where it does for none. */
function firstOf(labels: readonly Span[], holds: (label: Span) => boolean): number {
  let [low, high] = [0, labels.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const label = labels[middle];
    if (label !== undefined && holds(label)) high = middle;
    else low = middle + 1;
  }
  return low;
}

type Place = { readonly piece: Span; readonly labels: readonly Span[] };

/** The words of a piece where each is a figure under a label of its own; else the piece. */
function cutFigures(text: string, { line }: AlignedLine, { piece, labels }: Place): readonly Span[] {
  const words = wordsOf(text, piece);
  if (words.length < 2 || !words.every(({ start, end }) => isFigureShape(shapeOf(text.slice(start, end)))))
    return [piece];
  let before = -1;
  for (const { start, end } of words) {
    const above = firstOf(labels, (label) => label.end > start - line.start);
    const behind = firstOf(labels, (label) => label.start >= end - line.start);
    if (behind - above !== 1 || above <= before) return [piece];
    before = above;
  }
  return words;
}

/**
 * Where labels begin under which every piece that reaches there has a word that begins at the same place, in two lines at least. Looks at
 * each place of a line once.
 */
function findEdges(text: string, lines: readonly AlignedLine[], labels: readonly Span[]): ReadonlySet<number> {
  const counts = labels.map(() => ({ reaching: 0, beginning: 0 }));
  for (const { line, pieces } of lines) {
    for (const piece of pieces) {
      const [from, to] = [piece.start - line.start, piece.end - line.start];
      const words = new Set(wordsOf(text, piece).map(({ start }) => start - line.start));
      for (let i = firstOf(labels, ({ start }) => start > from); (labels[i]?.start ?? to) < to; i += 1) {
        const [count, label] = [counts[i], labels[i]];
        if (count === undefined || label === undefined) break;
        count.reaching += 1;
        count.beginning += words.has(label.start) ? 1 : 0;
      }
    }
  }
  const edges = labels.filter((_, i) => {
    const { reaching = 0, beginning = 0 } = counts[i] ?? {};
    return i > 0 && reaching >= FEWEST_LINES && beginning === reaching;
  });
  return new Set(edges.map(({ start }) => start));
}

/** A piece cut where its words begin under the beginnings of labels, which are counted from the start of the line. */
function cutAtStarts(
  text: string,
  { line }: AlignedLine,
  { piece, starts }: { readonly piece: Span; readonly starts: ReadonlySet<number> },
): readonly Span[] {
  const cuts = wordsOf(text, piece).filter(({ start }) => start > piece.start && starts.has(start - line.start));
  const edges = [piece.start, ...cuts.map(({ start }) => start)];
  return edges.map((start, i) => {
    const to = edges[i + 1] ?? piece.end;
    return { start, end: start + text.slice(start, to).trimEnd().length };
  });
}
