import type { AreaPlace, SourceCell, SourceTable, Span } from '../../source-table.ts';
import { readText } from '../../text/read-text.ts';
import type { WrittenPicture } from '../ocr/read-words.ts';
import type { Word } from '../ocr/word.ts';
import type { PictureReading } from '../picture-reading.ts';
import { type Box, uniteBoxes } from '../pixels.ts';
import { findRows, type TextRow } from './find-rows.ts';

/** A word and where it stands in the text that was made of the picture. */
type PlacedWord = { readonly word: Word; readonly span: Span };

/** No text of a picture says more than a table or chart that is there. */
const MOST_EXPLAINED = 0.45;
const PARAGRAPH_GAP = 0.9;
/** A line as wide as that, of the widest, goes on in the next one. */
const FULL_LINE = 0.75;

/** Reads the figures that the sentences and lists of a picture state. Undefined where there are none. */
export function readSentences(written: WrittenPicture): PictureReading | undefined {
  const { text, words } = toRunningText(written);
  if (!/\p{Nd}/u.test(text)) return undefined;
  const sureness = words.reduce((sum, { word }) => sum + word.confidence, 0) / Math.max(1, words.length);
  const tables = readText(text).map((table) => placeTable(table, words, sureness));
  return tables.length === 0 ? undefined : { kind: 'text', tables, explained: MOST_EXPLAINED * sureness };
}

/** The lines of a picture from the top as one text, with an empty line where there is a gap. */
function toRunningText({ segments, rulings, toPicture }: WrittenPicture): {
  text: string;
  words: readonly PlacedWord[];
} {
  let text = '';
  const words: PlacedWord[] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  let isFull = false;
  const rows = segments.length === 0 ? [] : findRows(segments, rulings);
  const widest = Math.max(0, ...rows.map(widthOf));
  for (const row of rows) {
    const isApart = row.top - bottom > PARAGRAPH_GAP * (row.bottom - row.top);
    if (text !== '') text += isApart ? '\n\n' : isFull ? ' ' : '\n';
    bottom = row.bottom;
    isFull = row.segments.length === 1 && widthOf(row) > FULL_LINE * widest;
    for (const word of row.segments.flatMap((segment) => segment.words)) {
      if (text !== '' && !/\s$/.test(text)) text += ' ';
      words.push({
        word: { ...word, box: toPicture(word.box) },
        span: { start: text.length, end: text.length + word.text.length },
      });
      text += word.text;
    }
  }
  return { text, words };
}

function widthOf({ segments }: TextRow): number {
  const [first, last] = [segments[0]?.segment.box, segments.at(-1)?.segment.box];
  return first === undefined || last === undefined ? 0 : last.left + last.width - first.left;
}

function placeTable(table: SourceTable, words: readonly PlacedWord[], sureness: number): SourceTable {
  const place = ({ text, spans }: SourceCell): SourceCell => {
    const area = areaOf(spans, words);
    return area === undefined ? { text, spans: [] } : { text, spans: [], area };
  };
  return {
    ...table,
    span: { start: 0, end: 0 },
    columns: table.columns.map((column) => ({ ...column, spans: [] })),
    rows: table.rows.map((row) => row.map(place)),
    certainty: table.certainty * sureness,
  };
}

function areaOf(spans: readonly Span[], words: readonly PlacedWord[]): AreaPlace | undefined {
  const touched = words.filter(({ span }) => spans.some(({ start, end }) => span.start < end && start < span.end));
  const [first, ...rest] = touched.map(({ word }): Box => word.box);
  return first === undefined ? undefined : { box: rest.reduce(uniteBoxes, first) };
}
