import type { PICTURE_LACKS, SourceTable } from '../source-table.ts';
import type { OcrEngine } from './ocr/ocr-engine.ts';
import { readWriting, type WrittenPicture } from './ocr/read-words.ts';
import type { Pixels } from './pixels.ts';
import { readSentences } from './table/read-sentences.ts';
import { readTable } from './table/read-table.ts';

/** What was found in a picture, and what it lacks where nothing was. */
export type PictureContent = {
  readonly tables: readonly SourceTable[];
  readonly lacks?: (typeof PICTURE_LACKS)[number];
};

/** Where lines are found but cannot be read, half of them and more, they are too small or too blurred. */
const UNREAD_SHARE = 0.5;

/**
 * Reads a picture as a table and as sentences, and keeps the reading that explains more. Boxes are in pixels of `pixels`.
 */
export async function readPicture(pixels: Pixels, engine: OcrEngine): Promise<PictureContent> {
  const written = await readWriting(pixels, engine);
  const readings = [readTable(written), readSentences(written)].filter((reading) => reading !== undefined);
  const best = readings.toSorted((one, other) => other.explained - one.explained)[0];
  return best === undefined ? { tables: [], lacks: lackOf(written) } : { tables: best.tables };
}

function lackOf({ segments, unreadSegments }: WrittenPicture): (typeof PICTURE_LACKS)[number] {
  const all = segments.length + unreadSegments;
  return all > 4 && unreadSegments > UNREAD_SHARE * all ? 'sharpness' : 'table-or-chart';
}
