import { EMPTY_CELL } from '../../grid/raw-grid.ts';
import type { SourceCell, Span } from '../../source-table.ts';

/** Raised figures behind "× 10": what browsers show as a power. */
const EXPONENT = /^[-−–]?\d{1,3}$/;
const TIMES_TEN = /[×x·⋅∙]\s?10\s*$/u;
const FOOTNOTE_MARK = /^\s*(?:\[[^[\]]{0,20}\]\s*)+$/;

/**
 * Gathers the text of one cell as a browser shows it: runs of white space become one blank, block elements and line
 * breaks separate words, and superscripts that are footnote marks (in brackets, or links within the page) are left out.
 */
export class CellText {
  private readonly pieces: string[] = [];
  private readonly spans: Span[] = [];
  /** Where the open superscript began in `pieces` and `spans`. */
  private superscript: { readonly pieces: number; readonly spans: number; isNote: boolean } | undefined;

  add(text: string, span: Span): void {
    this.pieces.push(text);
    if (text.trim() === '') return;
    const last = this.spans.at(-1);
    if (last !== undefined && last.end === span.start)
      this.spans[this.spans.length - 1] = { start: last.start, end: span.end };
    else this.spans.push(span);
  }

  separate(): void {
    this.pieces.push(' ');
  }

  openSuperscript(): void {
    this.superscript = { pieces: this.pieces.length, spans: this.spans.length, isNote: false };
    this.spans.push({ start: -1, end: -1 });
  }

  /** The open superscript is a footnote mark. */
  markSuperscript(): void {
    if (this.superscript !== undefined) this.superscript.isNote = true;
  }

  closeSuperscript(): void {
    if (this.superscript === undefined) return;
    const { pieces, spans, isNote } = this.superscript;
    this.superscript = undefined;
    if (isNote || FOOTNOTE_MARK.test(this.pieces.slice(pieces).join(''))) {
      this.pieces.length = pieces;
      this.spans.length = spans;
      return;
    }
    const power = this.pieces.slice(pieces).join('').trim();
    if (!EXPONENT.test(power) || !TIMES_TEN.test(this.pieces.slice(0, pieces).join(''))) return;
    this.pieces.length = pieces;
    this.pieces.push(`^${power.replace('–', '-')}`);
  }

  toCell(): SourceCell {
    const text = this.pieces.join('').replace(/\s+/g, ' ').trim();
    return text === '' ? EMPTY_CELL : { text, spans: this.spans.filter((span) => span.start >= 0) };
  }
}
