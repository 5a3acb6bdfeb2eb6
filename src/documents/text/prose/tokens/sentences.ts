import type { Span } from '../../../source-table.ts';

/** A run of text without a blank line, and its sentences. */
export type Paragraph = { readonly span: Span; readonly sentences: readonly Span[] };

/** A sentence is cut at the next blank beyond this length, so that no step sees an unbounded one. */
const LONGEST_SENTENCE = 1500;

/** A line shorter than this that ends without a mark, before a line that begins anew, is a headline or a greeting. */
const SHORT_LINE = 50;

/** Shortened words whose point ends no sentence, in lower case. */
const SHORTENED: ReadonlySet<string> = new Set(
  (
    'mr mrs ms dr prof st vs no nos fig sec ch pp approx ca est inc ltd co corp dept jan feb mar apr jun jul aug sep sept oct nov dec ' +
    'e.g i.e a.m p.m u.s u.k sr sra srs dra eng n pag págs p.ex núm art av tel د ا م'
  ).split(' '),
);

/**
 * Splits a text into paragraphs (blank lines, headlines and greetings part them) and these into sentences, at full stops, question and
 * exclamation marks of all three languages. A point inside a number, after a shortened word or an initial ends nothing.
 */
export function splitParagraphs(text: string): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let start = 0;
  for (const stop of paragraphEnds(text)) {
    const span = trimmed(text, start, stop);
    if (span !== undefined) paragraphs.push({ span, sentences: splitSentences(text, span) });
    start = stop;
  }
  return paragraphs;
}

function paragraphEnds(text: string): readonly number[] {
  const ends: number[] = [];
  let lineStart = 0;
  while (lineStart < text.length) {
    const newline = text.indexOf('\n', lineStart);
    if (newline < 0) break;
    const nextEnd = text.indexOf('\n', newline + 1);
    const next = text
      .slice(newline + 1, nextEnd < 0 ? text.length : Math.min(nextEnd, newline + 1 + SHORT_LINE))
      .trim();
    if (next === '' || isShortLine(text, lineStart, newline, next)) ends.push(newline);
    lineStart = newline + 1;
  }
  ends.push(text.length);
  return ends;
}

function isShortLine(text: string, start: number, end: number, next: string): boolean {
  if (end - start >= SHORT_LINE) return false;
  const first = next.charAt(0);
  const beginsAnew = first !== first.toLowerCase() || /[\d\u0600-\u06ff•*\-–]/.test(first);
  return beginsAnew && !/[;:—–-]\s*$/.test(text.slice(start, end))
    ? true
    : /,\s*$/.test(text.slice(start, end)) && beginsAnew;
}

function splitSentences(text: string, { start, end }: Span): readonly Span[] {
  const sentences: Span[] = [];
  let from = start;
  for (let index = start; index < end; index++) {
    const isTooLong =
      index - from >= LONGEST_SENTENCE && (/\s/.test(text.charAt(index)) || index - from >= 2 * LONGEST_SENTENCE);
    if (!isTooLong && !isSentenceEnd(text, index, end)) continue;
    let stop = index + 1;
    while (stop < end && /[.!?…؟"'”’»)\]]/.test(text.charAt(stop))) stop++;
    pushTrimmed(sentences, text, from, stop);
    from = stop;
    index = stop - 1;
  }
  pushTrimmed(sentences, text, from, end);
  return sentences;
}

function isSentenceEnd(text: string, index: number, end: number): boolean {
  const mark = text.charAt(index);
  if (mark === '!' || mark === '?' || mark === '؟' || mark === '…' || mark === '۔') return true;
  if (mark !== '.') return false;
  const next = index + 1 < end ? text.charAt(index + 1) : ' ';
  if (!/[\s"'”’»)\]]/.test(next)) return false;
  const word = wordBefore(text, index);
  const isInitial = word.length === 1 && word !== word.toLowerCase();
  if (!isInitial && !SHORTENED.has(word.toLowerCase())) return true;
  return index + 1 >= end;
}

/** The letters and points right before a point, at most a shortened word's length. */
function wordBefore(text: string, index: number): string {
  let start = index;
  while (start > 0 && index - start < 6 && /[\p{L}.]/u.test(text.charAt(start - 1))) start--;
  return text.slice(start, index);
}

function pushTrimmed(sentences: Span[], text: string, start: number, end: number): void {
  const span = trimmed(text, start, end);
  if (span !== undefined) sentences.push(span);
}

function trimmed(text: string, start: number, end: number): Span | undefined {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text.charAt(from))) from++;
  while (to > from && /\s/.test(text.charAt(to - 1))) to--;
  return from < to ? { start: from, end: to } : undefined;
}
