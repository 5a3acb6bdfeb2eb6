import type { Direction } from '../../chart/text-direction.ts';
import type { Paragraph, TextRun } from '../model/read-rich-text.ts';
import type { PlacedText, TextRole } from '../svg/placed-text.ts';
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

type Font = { readonly size: number; readonly weight: FontWeight };
type Piece = { readonly run: TextRun; readonly text: string; readonly font: Font; readonly width: number };
type Line = { readonly pieces: readonly Piece[]; readonly paragraph: Paragraph };

/** Headings within a block, in parts of its size. A title is a heading already. */
const HEADINGS = { 1: 1.4, 2: 1.22, 3: 1.08 } as const;

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
  if (lines.length > kept.length && last !== undefined) kept[kept.length - 1] = endLine(last, place.width);
  let { y } = place;
  const texts = kept.flatMap((line) => {
    const size = sizeOfLine(line);
    const baseLine = y + ASCENT * size;
    y += size * LINE_HEIGHT;
    return placeLine(line, { ...place, y: baseLine }, look);
  });
  return { height: y - place.y, texts, svg: '' };
}

const sizeOfLine = ({ pieces }: Line): number => Math.max(...pieces.map(({ font }) => font.size));
const widthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { width }) => sum + width, 0);

function fontOf(run: TextRun, { level }: Paragraph, look: BlockLook): Font {
  const own = level === undefined || look.role === 'title' ? 1 : HEADINGS[level];
  return { size: look.size * (run.scale ?? own), weight: run.isBold ? 'bold' : look.weight };
}

function toPiece(run: TextRun, text: string, font: Font): Piece {
  return { run, text, font, width: measureText(text, font) };
}

/** Greedy lines of words; a word wider than the place is broken. */
function breakParagraph(paragraph: Paragraph, width: number, look: BlockLook): readonly Line[] {
  const lines: Line[] = [];
  let pieces: Piece[] = [];
  let used = 0;
  const endOfLine = (): void => {
    if (pieces.length > 0) lines.push({ pieces: joinPieces(pieces), paragraph });
    pieces = [];
    used = 0;
  };
  for (const run of paragraph.runs) {
    const font = fontOf(run, paragraph, look);
    for (const word of run.text.split(/(?<=\s)(?=\S)/)) {
      if (lines.length > look.mostLines) return lines;
      const own = measureText(word.trimEnd(), font);
      if (used > 0 && used + own > width) endOfLine();
      const parts = own > width ? wrapText(word, width, { ...font, mostLines: look.mostLines + 1 }) : [word];
      for (const [index, part] of parts.entries()) {
        if (index > 0) endOfLine();
        const piece = toPiece(run, used === 0 ? part.trimStart() : part, font);
        pieces.push(piece);
        used += piece.width;
      }
    }
  }
  endOfLine();
  return lines;
}

/** Neighbours of one run become one text, so that letters join and kern across words. */
function joinPieces(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && last.run === piece.run) {
      joined[joined.length - 1] = toPiece(last.run, last.text + piece.text, last.font);
    } else joined.push(piece);
  }
  return joined;
}

function endLine(line: Line, width: number): Line {
  const last = line.pieces.at(-1);
  if (last === undefined) return line;
  const before = line.pieces.slice(0, -1);
  const whole = `${last.text.trimEnd()}…`;
  const own = measureText(whole, last.font);
  const room = width - widthOf(before);
  const text = own <= room ? whole : cutText(`${whole}…`, Math.min(room, own), last.font);
  return { ...line, pieces: [...before, toPiece(last.run, text, last.font)] };
}

function placeLine({ pieces, paragraph }: Line, place: BlockPlace, look: BlockLook): readonly PlacedText[] {
  const { direction } = paragraph;
  const isRtl = direction === 'rtl';
  const shown = pieces.map((piece, index) =>
    index === pieces.length - 1 ? toPiece(piece.run, piece.text.trimEnd(), piece.font) : piece,
  );
  const width = widthOf(shown);
  const align = paragraph.align ?? (isRtl || look.direction === 'rtl' ? 'right' : 'left');
  const spare = place.width - width;
  const left = place.x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2);
  let offset = 0;
  return shown.flatMap((piece): readonly PlacedText[] => {
    // SVG drops blanks at the ends of a text, so they count as distance.
    const text = piece.text.trim();
    const start = offset + piece.width - measureText(piece.text.trimStart(), piece.font);
    offset += piece.width;
    if (text === '') return [];
    const x = isRtl ? left + width - start : left + start;
    return [{ ...letterOf(piece, look), text, direction, x, y: place.y, anchor: isRtl ? 'right' : 'left' }];
  });
}

function letterOf({ run, font }: Piece, look: BlockLook): Omit<PlacedText, 'text' | 'x' | 'y'> {
  const decorations = [...(run.isUnderlined ? ['underline'] : []), ...(run.isStruck ? ['line-through'] : [])];
  return {
    ...font,
    color: run.color ?? look.color,
    role: look.role,
    ...(run.isItalic ? { isItalic: true } : {}),
    ...(decorations.length === 0 ? {} : { decoration: decorations.join(' ') }),
    ...(run.href === undefined ? {} : { href: run.href }),
  };
}
