import type { Paragraph, TextRun } from '../model/read-rich-text.ts';
import type { PlacedText, TextRole } from '../svg/placed-text.ts';
import type { Direction } from '../text/direction.ts';
import { ASCENT, type FontWeight, LINE_HEIGHT, measureText } from '../text/measure-text.ts';
import { cutText, wrapText } from '../text/wrap-text.ts';
import { type Block, type BlockPlace, NO_BLOCK } from './block.ts';

/** How the letters of a block look where its runs say nothing else, and how many lines it may have. */
export type BlockLook = {
  readonly size: number;
  readonly weight: FontWeight;
  readonly color: string;
  readonly role: TextRole;
  readonly mostLines: number;
  /** The direction of the picture: its texts stand at the side where it begins. */
  readonly direction: Direction;
};

type Piece = TextRun & { readonly width: number };
type Line = { readonly pieces: readonly Piece[]; readonly width: number; readonly paragraph: Paragraph };

/** Lays out paragraphs from the top of a place, broken at its width. What finds no room in the lines it may have ends in an ellipsis. */
export function layOutRichText(paragraphs: readonly Paragraph[], place: BlockPlace, look: BlockLook): Block {
  const lines: Line[] = [];
  for (const paragraph of paragraphs) {
    if (lines.length > look.mostLines) break;
    lines.push(...breakParagraph(paragraph, place.width, look));
  }
  if (lines.length === 0) return NO_BLOCK;
  const kept = lines.slice(0, look.mostLines);
  const last = kept.at(-1);
  if (lines.length > kept.length && last !== undefined) kept[kept.length - 1] = endLine(last, place.width, look);
  const texts = kept.flatMap((line, index) =>
    placeLine(line, { ...place, y: place.y + ASCENT * look.size + index * look.size * LINE_HEIGHT }, look),
  );
  return { height: kept.length * look.size * LINE_HEIGHT, texts, svg: '' };
}

const weightOf = (run: TextRun, look: BlockLook): FontWeight => (run.isBold ? 'bold' : look.weight);

function toPiece(run: TextRun, text: string, look: BlockLook): Piece {
  return { ...run, text, width: measureText(text, { size: look.size, weight: weightOf(run, look) }) };
}

/** Greedy lines of words; a word wider than the place is broken. */
function breakParagraph(paragraph: Paragraph, width: number, look: BlockLook): readonly Line[] {
  const lines: Line[] = [];
  let pieces: Piece[] = [];
  let used = 0;
  const endOfLine = (): void => {
    if (pieces.length > 0) lines.push({ pieces: joinPieces(pieces, look), width: used, paragraph });
    pieces = [];
    used = 0;
  };
  for (const run of paragraph.runs) {
    for (const word of run.text.split(/(?<=\s)(?=\S)/)) {
      if (lines.length > look.mostLines) return lines;
      const own = measureText(word.trimEnd(), { size: look.size, weight: weightOf(run, look) });
      if (used > 0 && used + own > width) endOfLine();
      const parts =
        own > width
          ? wrapText(word, width, { size: look.size, weight: weightOf(run, look), mostLines: look.mostLines + 1 })
          : [word];
      for (const [index, part] of parts.entries()) {
        if (index > 0) endOfLine();
        const piece = toPiece(run, used === 0 ? part.trimStart() : part, look);
        pieces.push(piece);
        used += piece.width;
      }
    }
  }
  endOfLine();
  return lines;
}

/** Neighbours of one look become one text, so that letters join and kern across words. */
function joinPieces(pieces: readonly Piece[], look: BlockLook): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && hasSameLook(last, piece))
      joined[joined.length - 1] = toPiece(last, last.text + piece.text, look);
    else joined.push(piece);
  }
  return joined;
}

function hasSameLook(one: TextRun, other: TextRun): boolean {
  return (
    one.isBold === other.isBold &&
    one.isItalic === other.isItalic &&
    one.decoration === other.decoration &&
    one.color === other.color
  );
}

function endLine(line: Line, width: number, look: BlockLook): Line {
  const last = line.pieces.at(-1);
  if (last === undefined) return line;
  const before = line.pieces.slice(0, -1);
  const room = width - before.reduce((sum, piece) => sum + piece.width, 0);
  const font = { size: look.size, weight: weightOf(last, look) };
  const whole = `${last.text.trimEnd()}…`;
  const text =
    measureText(whole, font) <= room ? whole : cutText(`${whole}…`, Math.min(room, measureText(whole, font)), font);
  const pieces = [...before, toPiece(last, text, look)];
  return { ...line, pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0) };
}

function placeLine({ pieces, paragraph }: Line, place: BlockPlace, look: BlockLook): readonly PlacedText[] {
  const isRtl = paragraph.direction === 'rtl';
  const shown = pieces.map((piece, index) =>
    index === pieces.length - 1 ? toPiece(piece, piece.text.trimEnd(), look) : piece,
  );
  const width = shown.reduce((sum, piece) => sum + piece.width, 0);
  const align = paragraph.align ?? (isRtl || look.direction === 'rtl' ? 'right' : 'left');
  const left =
    align === 'left'
      ? place.x
      : align === 'right'
        ? place.x + place.width - width
        : place.x + (place.width - width) / 2;
  let offset = 0;
  return shown.flatMap((piece): readonly PlacedText[] => {
    // SVG drops blanks at the ends of a text, so they count as distance.
    const text = piece.text.trim();
    const blank = piece.width - toPiece(piece, piece.text.trimStart(), look).width;
    const start = offset + blank;
    offset += piece.width;
    return text === ''
      ? []
      : [placePiece({ ...piece, text }, isRtl ? left + width - start : left + start, { y: place.y, isRtl, look })];
  });
}

function placePiece(
  piece: Piece,
  x: number,
  { y, isRtl, look }: { y: number; isRtl: boolean; look: BlockLook },
): PlacedText {
  return {
    text: piece.text,
    x,
    y,
    size: look.size,
    weight: weightOf(piece, look),
    color: piece.color ?? look.color,
    role: look.role,
    anchor: isRtl ? 'right' : 'left',
    ...(piece.isItalic ? { isItalic: true } : {}),
    ...(piece.decoration === undefined ? {} : { decoration: piece.decoration }),
  };
}
