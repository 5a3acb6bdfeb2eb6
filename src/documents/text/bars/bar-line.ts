import { EMPTY_CELL } from '../../grid/raw-grid.ts';
import type { SourceCell, Span } from '../../source-table.ts';
import { type Line, trimSpan } from '../lines.ts';

/**
 * A line of a table drawn with bars: `row` holds cells, `border` only draws (`isDouble`: with equals signs or double
 * lines, as under the header of a reStructuredText grid).
 */
export type BarLine =
  | { readonly kind: 'row'; readonly span: Span; readonly bars: readonly number[]; readonly isHeading: boolean }
  | { readonly kind: 'border'; readonly span: Span; readonly isDouble: boolean };

const BARS = new Set([...'|│┃║'].map((sign) => sign.charCodeAt(0)));
const BACKSLASH = 92;
const BORDER = /^[-=+:|~_─━═│┃║┄┈╌┼╪╫╬├┤┌┐└┘┬┴╔╗╚╝╠╣╦╩╞╡╟╢╤╧╥╨╒╓╕╖╘╙╛╜┏┓┗┛┣┫┳┻╋┡┩╇╈┯┷┿╂┠┨\s]+$/;
const BORDER_JOINT = /[+|│┃║┼╪╫╬├┤┌┐└┘┬┴╔╗╚╝╠╣╦╩╞╡╟╢╤╧╥╨╒╓╕╖╘╙╛╜┏┓┗┛┣┫┳┻╋┡┩╇╈┯┷┿╂┠┨]/;
const BORDER_STROKE = /[-=─━═┄┈╌]{2,}|[-=:]\s*[+|]|[+|]\s*[-=:]/;
const DOUBLE_STROKE = /=|═/;
const LONGEST_BORDER = 20_000;

/** What a line is in a table drawn with bars; undefined for a line that has none of its signs. Quotation marks of mail (`>`) are skipped. */
export function maybeBarLine(text: string, line: Line): BarLine | undefined {
  const { start: edge, end } = trimSpan(text, line.start, line.end);
  let start = edge;
  while (start < end && text.charAt(start) === '>') start = trimSpan(text, start + 1, end).start;
  if (isBorder(text, { start, end }))
    return { kind: 'border', span: { start, end }, isDouble: DOUBLE_STROKE.test(text.slice(start, end)) };
  const bars: number[] = [];
  let isHeading = text.startsWith('||', start);
  for (let i = start; i < end; i += 1) {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH) i += 1;
    else if (BARS.has(code)) {
      if (isHeading && bars.at(-1) === i - 1) continue;
      bars.push(i);
    }
  }
  if (bars.length < 3) isHeading = false;
  return bars.length === 0 ? undefined : { kind: 'row', span: { start, end }, bars, isHeading };
}

function isBorder(text: string, { start, end }: Span): boolean {
  if (end - start < 3 || end - start > LONGEST_BORDER) return false;
  const line = text.slice(start, end);
  return BORDER.test(line) && BORDER_JOINT.test(line) && BORDER_STROKE.test(line);
}

/** True where a row begins, or ends, with a bar. */
export function isFramed(line: BarLine): { readonly left: boolean; readonly right: boolean } {
  if (line.kind === 'border') return { left: false, right: false };
  return { left: line.bars[0] === line.span.start, right: line.bars.at(-1) === line.span.end - 1 };
}

/** The cells between the bars of a row; the outer bars of a framed table hold nothing outside them. */
export function cutBarCells(
  text: string,
  line: BarLine & { kind: 'row' },
  frame: { readonly left: boolean; readonly right: boolean },
): readonly SourceCell[] {
  const edges = [line.span.start - 1, ...line.bars, line.span.end];
  const cells: SourceCell[] = [];
  for (let i = 0; i + 1 < edges.length; i += 1)
    cells.push(barCell(text, afterBar(text, edges[i] ?? 0, line), edges[i + 1] ?? 0));
  if (frame.left && line.bars[0] === line.span.start) cells.shift();
  if (frame.right && line.bars.at(-1) === line.span.end - 1) cells.pop();
  if (line.isHeading && frame.right && cells.at(-1)?.text === '') cells.pop();
  return cells;
}

function afterBar(text: string, edge: number, line: BarLine & { kind: 'row' }): number {
  return line.isHeading && BARS.has(text.charCodeAt(edge + 1)) ? edge + 2 : edge + 1;
}

const WRAPPED = /^(\*\*|__|`|\*|_)([^*_`]+)\1$/;
const LINK = /^\[([^[\]]+)\]\([^()\s]+\)$/;

/** Text of a cell as a reader sees it: bars unescaped, line breaks as blanks, emphasis and links of Markdown taken off. */
function plainBarText(raw: string): string {
  const text = raw.replaceAll('\\|', '|').replace(/<br ?\/?>/gi, ' ');
  const inside = WRAPPED.exec(text)?.[2] ?? text;
  return (LINK.exec(inside)?.[1] ?? inside).trim();
}

function barCell(text: string, from: number, to: number): SourceCell {
  const span = trimSpan(text, from, to);
  if (span.start >= span.end) return EMPTY_CELL;
  const plain = plainBarText(text.slice(span.start, span.end));
  return plain === '' ? EMPTY_CELL : { text: plain, spans: [span] };
}
