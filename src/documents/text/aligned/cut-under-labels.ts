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
  const most = Math.max(...lines.map(({ pieces }) => pieces.length));
  const at = lines.slice(0, LINES_ABOVE).findIndex(({ pieces }) => pieces.length === most);
  const header = lines[at];
  if (header === undefined || most < FEWEST_LABELS) return lines;
  const body = lines.slice(at + 1);
  const labels = header.pieces.map(({ start, end }) => ({
    start: start - header.line.start,
    end: end - header.line.start,
  }));
  if (header.pieces.some(({ start, end }) => !LETTER.test(text.slice(start, end)))) return lines;
  const byFigures = body.map((line) => withPieces(line, labels, (piece) => cutFigures(text, line, { piece, labels })));
  const starts = labels.map(({ start }) => start).filter((start, i) => i > 0 && isEdge(text, byFigures, start));
  const byStarts = byFigures.map((line) =>
    withPieces(line, labels, (piece) =>
      cutAtStarts(
        text,
        piece,
        starts.map((start) => line.line.start + start),
      ),
    ),
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

type Place = { readonly piece: Span; readonly labels: readonly Span[] };

/** The words of a piece where each is a figure under a label of its own; else the piece. */
function cutFigures(text: string, { line }: AlignedLine, { piece, labels }: Place): readonly Span[] {
  const words = wordsOf(text, piece);
  if (words.length < 2 || !words.every(({ start, end }) => isFigureShape(shapeOf(text.slice(start, end)))))
    return [piece];
  const above = words.map(({ start, end }) =>
    labels.flatMap((label, i) => (label.start < end - line.start && label.end > start - line.start ? [i] : [])),
  );
  const isOwn = above.every((own, i) => own.length === 1 && (i === 0 || (own[0] ?? 0) > (above[i - 1]?.[0] ?? 0)));
  return isOwn ? words : [piece];
}

/** True where every piece that reaches under the beginning of a label has a word that begins there, in two lines at least. */
function isEdge(text: string, lines: readonly AlignedLine[], at: number): boolean {
  const reaching = lines.filter(({ line, pieces }) =>
    pieces.some(({ start, end }) => start < line.start + at && end > line.start + at),
  );
  return (
    reaching.length >= FEWEST_LINES &&
    reaching.every(({ line, pieces }) =>
      pieces.some(
        (piece) => piece.start < line.start + at && wordsOf(text, piece).some(({ start }) => start === line.start + at),
      ),
    )
  );
}

function cutAtStarts(text: string, piece: Span, starts: readonly number[]): readonly Span[] {
  const cuts = wordsOf(text, piece).filter(({ start }) => start > piece.start && starts.includes(start));
  const edges = [piece.start, ...cuts.map(({ start }) => start)];
  return edges.map((start, i) => {
    const to = edges[i + 1] ?? piece.end;
    return { start, end: start + text.slice(start, to).trimEnd().length };
  });
}
