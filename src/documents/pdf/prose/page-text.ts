import type { Span } from '../../source-table.ts';
import { type Line, textOfLine, toLines } from '../layout/lines.ts';
import { splitTextColumns } from '../layout/text-columns.ts';
import { type Box, boxAround } from '../page/geometry.ts';
import type { PageContent } from '../page/read-page.ts';
import type { Word } from '../page/words.ts';

/** A stretch of a text and the line of a page that it was read from. */
export type PlacedStretch = { readonly span: Span; readonly page: number; readonly box: Box };

/** The running text of pages in the order in which it is read, and where its lines stand. */
export type PageText = { readonly text: string; readonly stretches: readonly PlacedStretch[] };

const NO_PHRASES = Number.POSITIVE_INFINITY;
const SAME_PARAGRAPH = 1.75;
const BROKEN_WORD = /\p{Ll}[-‐]$/u;

/** The text of a page: column after column, lines of a paragraph joined, words that a line end broke put together. */
export class TextCollector {
  #text = '';
  readonly #stretches: PlacedStretch[] = [];

  /** What was collected. */
  get collected(): PageText {
    return { text: this.#text, stretches: this.#stretches };
  }

  get length(): number {
    return this.#text.length;
  }

  /** Adds the words of a page that stand in no table. */
  addPage(page: PageContent, words: readonly Word[]): void {
    for (const block of splitTextColumns(words.filter(({ isTurned }) => !isTurned)))
      this.#addBlock(page, toLines(block, NO_PHRASES));
  }

  #addBlock(page: PageContent, lines: readonly Line[]): void {
    let last: Line | undefined;
    for (const line of lines) {
      this.#separate(last, line);
      this.#addLine(page, line);
      last = line;
    }
    if (lines.length > 0) this.#text += '\n\n';
  }

  #separate(last: Line | undefined, line: Line): void {
    if (last === undefined) return;
    const isSame =
      line.baseline - last.baseline <= SAME_PARAGRAPH * Math.max(line.size, last.size) &&
      Math.abs(line.size - last.size) < 1;
    if (!isSame) this.#text += '\n\n';
    else if (BROKEN_WORD.test(this.#text) && /^\p{Ll}/u.test(line.words[0]?.text ?? ''))
      this.#text = this.#text.slice(0, -1);
    else this.#text += ' ';
  }

  #addLine(page: PageContent, line: Line): void {
    const start = this.#text.length;
    this.#text += textOfLine(line.words);
    const box = boxAround(line.words.map((word) => word.box));
    if (box !== undefined)
      this.#stretches.push({ span: { start, end: this.#text.length }, page: page.number, box: page.toShown(box) });
  }
}
