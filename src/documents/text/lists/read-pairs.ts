import type { RawGrid } from '../../grid/raw-grid.ts';
import type { Span } from '../../source-table.ts';
import { type Line, trimSpan } from '../lines.ts';
import { isFigureText, type ListEntry, maybeListEntry } from './list-entry.ts';
import { gridOfValues } from './read-lists.ts';

const LONGEST_LINE = 400;
/** What parts the cells of a table. */
const WIDE_GAP = /\t|\S {3,}\S/;
const FEWEST_PAIRS = 2;
const MOST_NAME_WORDS = 6;
/**
 * What parts one pair from the next; the comma of "1,200" has no blank behind it. The Arabic "and" is told from the first letter of a
 * name ("وهران") by the article behind it.
 */
const PARTING = /\s*[,;،؛|]\s+(?:(?:and|e)\s+|و(?=ال))?|\s+(?:and|e)\s+|\s+و(?=ال[^,;،؛|:=]*[:=])/gu;

/** Finds lines that are a list all by themselves: `Age 0-14: 18%, 15-64: 64%, 65+: 18%`, below or behind a title. */
export function readPairs(text: string, lines: readonly Line[]): readonly RawGrid[] {
  const read = lines.map((line) => maybePairs(text, line));
  return read.flatMap((pairs, index) => {
    const isAlone = read[index - 1] === undefined && read[index + 1] === undefined;
    if (pairs === undefined || !isAlone) return [];
    const { entries, title } = pairs;
    return gridOfValues({ entries, headings: entries.map(() => undefined), title }) ?? [];
  });
}

type Pairs = { readonly entries: readonly ListEntry[]; readonly title: string | undefined };

function maybePairs(text: string, line: Line): Pairs | undefined {
  if (line.isBlank || line.end - line.start > LONGEST_LINE) return undefined;
  const { start, end } = trimSpan(text, line.start, line.end);
  if (WIDE_GAP.test(text.slice(start, end))) return undefined;
  const body = { start, end: /[.;]$/.test(text.slice(start, end)) ? end - 1 : end };
  const title = titleLength(text.slice(body.start, body.end));
  const pieces = piecesOf(text, { start: body.start + title, end: body.end });
  const entries = pieces.map((piece) => maybeListEntry(text, { ...piece, isBlank: false }));
  const found = entries.flatMap((entry) => (entry !== undefined && isPair(entry) ? [entry] : []));
  const [first] = found;
  if (first === undefined || found.length < Math.max(FEWEST_PAIRS, entries.length)) return undefined;
  const isOneKind = found.every(
    ({ mark, rest }) => mark === first.mark && (rest.text === '') === (first.rest.text === ''),
  );
  if (!isOneKind) return undefined;
  const heading = text.slice(body.start, body.start + title).replace(/[:：]\s*$/, '');
  return { entries: found, title: heading === '' ? undefined : heading };
}

function isPair({ name, value, rest, hasBullet, mark }: ListEntry): boolean {
  const isShort = name.text.split(/\s+/).length <= MOST_NAME_WORDS;
  return isShort && !hasBullet && /^[:=]$/.test(mark) && isFigureText(value.text) && !/\p{N}/u.test(rest.text);
}

/** How much of a line is a title: "Sales by age:" where another colon follows before the first figure's end. */
function titleLength(line: string): number {
  const [title = ''] = /^[^:,;،؛|\p{N}]{2,60}:\s+(?=[^:,;،؛|]{1,60}[:=]\s*[^:,;،؛|]*[\p{N}])/u.exec(line) ?? [];
  return title.length;
}

/** The stretches between parting signs; one without a mark belongs to the next ("Bread and butter: 12"). */
function piecesOf(text: string, { start, end }: Span): readonly Span[] {
  const inside = text.slice(start, end);
  const pieces: Span[] = [];
  let from = 0;
  for (const { 0: parting, index } of inside.matchAll(PARTING)) {
    if (!/[:=]/.test(inside.slice(from, index))) continue;
    pieces.push({ start: start + from, end: start + index });
    from = index + parting.length;
  }
  return [...pieces, { start: start + from, end }];
}
