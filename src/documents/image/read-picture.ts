import type { PICTURE_LACKS, SourceTable } from '../source-table.ts';
import { readChart } from './chart/read-chart.ts';
import type { OcrEngine } from './ocr/ocr-engine.ts';
import { layOutPicture, type PictureLayout, readLayout, type WrittenPicture } from './ocr/read-words.ts';
import type { Pixels } from './pixels.ts';
import { findRows } from './table/find-rows.ts';
import { readSentences } from './table/read-sentences.ts';
import { readTable } from './table/read-table.ts';

/** What was found in a picture, and what it lacks where nothing was. */
export type PictureContent = {
  readonly tables: readonly SourceTable[];
  readonly lacks?: (typeof PICTURE_LACKS)[number];
};

/** Where lines are found but cannot be read, half of them and more, they are too small or too blurred. */
const UNREAD_SHARE = 0.5;

/** From here on no other reading is tried. */
const CLEAR = 0.75;
/** The share of its stretches of text that stand beside others in a table, or more. */
const LIKE_TABLE = 0.5;

/**
 * Reads a picture as a table, a chart and sentences, the likelier first, and keeps the reading that explains more. Boxes are in pixels
 * of `pixels`.
 */
export async function readPicture(pixels: Pixels, engine: OcrEngine): Promise<PictureContent> {
  const layout = layOutPicture(pixels);
  const isChartLikelier = likenessToTable(layout) < LIKE_TABLE;
  const asChart = isChartLikelier ? await readChart({ pixels, words: [] }, engine) : undefined;
  if (asChart !== undefined && asChart.explained >= CLEAR) return { tables: asChart.tables };
  const written = await readLayout(layout, engine);
  const asTable = readTable(written);
  if (asTable !== undefined && asTable.explained >= CLEAR) return { tables: asTable.tables };
  const words = written.segments.flatMap((segment) => segment.words);
  const readings = [
    asTable,
    isChartLikelier ? asChart : await readChart({ pixels, words }, engine),
    readSentences(written),
  ].filter((reading) => reading !== undefined);
  const best = readings.toSorted((one, other) => other.explained - one.explained)[0];
  return best === undefined ? { tables: [], lacks: lackOf(written) } : { tables: best.tables };
}

/** The share of stretches of text that stand in rows of two and more, where there are three such rows or more. */
function likenessToTable({ stretches, rulings }: PictureLayout): number {
  if (stretches.length === 0) return 0;
  const unread = stretches.map((segment) => ({ segment, words: [], confidence: 0 }));
  const rows = findRows(unread, rulings).filter(({ segments }) => segments.length > 1);
  if (rows.length < 3) return 0;
  return rows.reduce((sum, { segments }) => sum + segments.length, 0) / stretches.length;
}

function lackOf({ segments, unreadSegments }: WrittenPicture): (typeof PICTURE_LACKS)[number] {
  const all = segments.length + unreadSegments;
  return all > 4 && unreadSegments > UNREAD_SHARE * all ? 'sharpness' : 'table-or-chart';
}
