import { isBlankCode } from '../../../table/notation/characters.ts';
import type { Span } from '../../source-table.ts';
import type { Line } from '../lines.ts';

/** A line cut where at least two blanks stand; `pieces` are offsets of the text. */
export type AlignedLine = {
  readonly line: Line;
  readonly pieces: readonly Span[];
  /** True for a line of strokes that only underlines columns: `-----  ------`. */
  readonly isRuler: boolean;
};

const RULER_SIGNS = new Set([...'-=─━═_~'].map((sign) => sign.charCodeAt(0)));
const TAB = 9;

/** Cuts a line at gaps of two or more blanks or a tab, a ruler at every gap. */
export function cutAtGaps(text: string, line: Line): AlignedLine {
  const isRuler = isRulerLine(text, line);
  const gap = isRuler ? 1 : 2;
  const pieces: Span[] = [];
  let start = -1;
  let end = -1;
  let hasTab = false;
  for (let i = line.start; i < line.end; i += 1) {
    const code = text.charCodeAt(i);
    if (isBlankCode(code)) {
      hasTab ||= code === TAB;
      continue;
    }
    if (start >= 0 && (i - end >= gap || (hasTab && i > end))) {
      pieces.push({ start, end });
      start = i;
    } else if (start < 0) start = i;
    end = i + 1;
    hasTab = false;
  }
  if (start >= 0) pieces.push({ start, end });
  return { line, pieces: joinCurrencies(text, pieces), isRuler };
}

/** A currency sign that stands by itself belongs to the amount behind it. */
function joinCurrencies(text: string, pieces: readonly Span[]): readonly Span[] {
  const isSign = (piece: Span | undefined): boolean =>
    piece !== undefined && piece.end - piece.start === 1 && /\p{Sc}/u.test(text.charAt(piece.start));
  return pieces.flatMap((piece, i) => {
    const before = pieces[i - 1];
    if (isSign(piece) && i + 1 < pieces.length) return [];
    return [before !== undefined && isSign(before) ? { start: before.start, end: piece.end } : piece];
  });
}

function isRulerLine(text: string, { start, end }: Line): boolean {
  let strokes = 0;
  for (let i = start; i < end; i += 1) {
    const code = text.charCodeAt(i);
    if (RULER_SIGNS.has(code)) strokes += 1;
    else if (!isBlankCode(code)) return false;
  }
  return strokes >= 2;
}
