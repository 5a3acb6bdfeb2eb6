import type { AreaPlace, SourceCell, SourceTable, Span } from '../../source-table.ts';
import { readText } from '../../text/read-text.ts';
import type { WrittenPicture } from '../ocr/read-words.ts';
import type { Word } from '../ocr/word.ts';
import type { PictureReading } from '../picture-reading.ts';
import { type Box, uniteBoxes } from '../pixels.ts';
import { findRows } from './find-rows.ts';

/** A word and where it stands in the text that was made of the picture. */
type PlacedWord = { readonly word: Word; readonly span: Span };

/** No text of a picture says more than a table or chart that is there. */
const MOST_EXPLAINED = 0.45;
const PARAGRAPH_GAP = 0.9;

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
  for (const row of segments.length === 0 ? [] : findRows(segments, rulings)) {
    if (text !== '') text += row.top - bottom > PARAGRAPH_GAP * (row.bottom - row.top) ? '\n\n' : '\n';
    bottom = row.bottom;
    for (const word of row.segments.flatMap((segment) => segment.words)) {
      if (text !== '' && !text.endsWith('\n')) text += ' ';
      words.push({
        word: { ...word, box: toPicture(word.box) },
        span: { start: text.length, end: text.length + word.text.length },
      });
      text += word.text;
    }
  }
  return { text, words };
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
