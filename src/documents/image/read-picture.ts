import { PICTURE_LACKS, type SourceCell, type SourceTable } from '../source-table.ts';
import { moveWriting, type Writing } from '../writing.ts';
import { hasRepeatedTicks } from './chart/frame/find-repeated-ticks.ts';
import { halvePicture } from './chart/raster/halve-picture.ts';
import { readChart } from './chart/read-chart.ts';
import { dropNoise } from './drop-noise.ts';
import { findSheet } from './layout/find-sheet.ts';
import { flattenSheet } from './layout/flatten-sheet.ts';
import type { TextSegment } from './layout/text-segment.ts';
import { TURNS, type Turn, turnBoxBack, turnPixels } from './layout/turn.ts';
import { LineReader } from './ocr/line-reader.ts';
import { layOutPicture, type PictureLayout, readLayout, type WrittenPicture } from './ocr/read-words.ts';
import type { Recogniser } from './ocr/recogniser.ts';
import { toWriting } from './ocr/to-writing.ts';
import type { Picture, PictureReading } from './picture-reading.ts';
import type { Box, Pixels } from './pixels.ts';
import { placeInSentPicture } from './place-in-sent-picture.ts';
import { findRows } from './table/find-rows.ts';
import { readSentences } from './table/read-sentences.ts';
import { readTable } from './table/read-table.ts';

/** What was found in a picture, and what it lacks where nothing was. */
export type PictureContent = {
  readonly tables: readonly SourceTable[];
  readonly lacks?: (typeof PICTURE_LACKS)[number];
  /** What was read of it, where no table is clear. */
  readonly writing?: Writing;
  /** True where the numbers along its axes were read, though not its marks: on its side it would show none. */
  readonly isUpright?: true;
};

/** Where lines are found but cannot be read, half of them and more, they are too small or too blurred. */
const UNREAD_SHARE = 0.5;

/** From here on no other reading is tried. */
const CLEAR = 0.75;
/** A clear table that is so sure needs no other reading beside it. */
const SURE = 0.8;
/** No chart has so many words side by side. */
const MANY_CELLS = 80;
/** The share of its stretches of text that stand beside others in a table, or more. */
const LIKE_TABLE = 0.5;

/** Lines read worse than that may stand on their heads. */
const UPRIGHT = 0.6;
/** Turned, they must be that much surer. */
const SURER_TURNED = 0.2;

/** A reading this sure is one of a picture that stands upright: charts have few lines, and some of them stand on end. */
const TOLD = 0.3;

/**
 * Reads a picture; of a photograph that shows a sheet lying on something darker, the sheet alone, made rectangular. Boxes are in pixels
 * of `pixels`.
 */
export async function readPicture(pixels: Pixels, recogniser: Recogniser): Promise<PictureContent> {
  const sheet = findSheet(pixels);
  if (sheet === undefined) return readTurned(pixels, recogniser);
  const flat = flattenSheet(pixels, sheet);
  const content = await readTurned(flat.pixels, recogniser);
  if (content.tables.every(({ rows }) => rows.length === 0)) return readTurned(pixels, recogniser);
  return moveContent(content, flat.toPhotograph);
}

function moveContent({ tables, writing, ...rest }: PictureContent, move: (box: Box) => Box): PictureContent {
  const moveCell = (cell: SourceCell): SourceCell =>
    cell.area === undefined ? cell : { ...cell, area: { box: move(cell.area.box) } };
  return {
    ...rest,
    tables: tables.map((table) => ({ ...table, rows: table.rows.map((row) => row.map(moveCell)) })),
    ...(writing === undefined ? {} : { writing: moveWriting(writing, moveCell) }),
  };
}

/** Reads a picture, turned by a quarter or a half where it tells nothing as it stands and its lines are read far better so. */
async function readTurned(pixels: Pixels, recogniser: Recogniser): Promise<PictureContent> {
  const layout = layOutPicture(pixels);
  const reader = new LineReader(recogniser, layout.letters);
  const upright = await reader.sureness(layout.stretches);
  const content = await readUpright({ pixels, layout, reader }, recogniser);
  const isTold = content.isUpright === true || content.tables.some(({ certainty }) => certainty >= TOLD);
  if (upright >= UPRIGHT || isTold) return content;
  let best: { readonly turn: Turn; readonly laid: LaidPicture } | undefined;
  let most = upright + SURER_TURNED;
  for (const turn of TURNS) {
    const turned = turnPixels(pixels, turn);
    const turnedLayout = layOutPicture(turned);
    const turnedReader = new LineReader(recogniser, turnedLayout.letters);
    const sureness = await turnedReader.sureness(turnedLayout.stretches);
    // 1 is said where there are too few lines to tell: those of a picture that stood upright do not grow fewer.
    if (sureness <= most || sureness === 1) continue;
    most = sureness;
    best = { turn, laid: { pixels: turned, layout: turnedLayout, reader: turnedReader } };
  }
  if (best === undefined) return content;
  const { turn, laid } = best;
  return moveContent(await readUpright(laid, recogniser), (box) => turnBoxBack(box, turn, pixels));
}

/** A picture, what was found in it, and what reads its lines. */
type LaidPicture = { readonly pixels: Pixels; readonly layout: PictureLayout; readonly reader: LineReader };

/**
 * Reads a picture as a table, a chart and sentences, the likelier first, and keeps the reading that explains more.
 */
async function readUpright({ pixels, layout, reader }: LaidPicture, recogniser: Recogniser): Promise<PictureContent> {
  const isChartLikelier = likenessToTable(layout) < LIKE_TABLE;
  const readAsChart = (words: Picture['words']) =>
    readAtScreenSize({ pixels, words }, heightOfLetters(layout.stretches), recogniser);
  const asChart = isChartLikelier ? await readAsChart([]) : undefined;
  const clear = asChart === undefined || asChart.explained < CLEAR ? undefined : toContent(asChart);
  if (clear !== undefined && clear.tables.length > 0) return clear;
  const written = await readLayout(layout, recogniser, reader);
  const writing = toWriting(written);
  if (clear !== undefined) return { ...clear, writing, isUpright: true };
  const words = written.segments.flatMap((segment) => segment.words);
  if (hasRepeatedTicks(words)) return { tables: [], lacks: 'one-chart', writing };
  const asTable = readTable(written);
  const isTableClear = asTable !== undefined && asTable.explained >= CLEAR;
  const isPlainTable = asTable !== undefined && hasManyCells(asTable) && !isChartLikelier;
  if (isTableClear && (isPlainTable || sureOf(asTable) >= SURE)) return { tables: asTable.tables };
  const chart = isChartLikelier || isPlainTable ? asChart : await readAsChart(words);
  // What is plainly a chart and lacks something is no table or prose of the words around it.
  const isRefused = chart !== undefined && chart.explained >= CLEAR && isEmpty(chart);
  if (isTableClear && !(isRefused && sureOf(asTable) < TOLD)) {
    // The numbers along two axes make rows too: a chart that is read more surely has marks between them.
    const isChart = chart !== undefined && chart.explained >= CLEAR && sureOf(chart) > sureOf(asTable);
    return { tables: isChart ? chart.tables : asTable.tables };
  }
  if (isRefused) return { ...toContent(chart), writing, isUpright: true };
  const read = [asTable, chart, readSentences(written)]
    .filter((reading) => reading !== undefined)
    .filter(({ tables }) => tables.some(({ rows }) => rows.length > 0));
  const readings = dropNoise(read, chart);
  const best = readings.toSorted((one, other) => other.explained - one.explained)[0];
  return best === undefined
    ? { tables: [], lacks: lackIn(chart?.tables ?? []) ?? lackOf(written), writing }
    : { tables: best.tables, writing };
}

/**
 * How tall letters are, in pixels; 0 where there are none. Strokes of marks look like stretches of taller ones: a quarter is lower. Where
 * such strokes take the letters beside them into their stretches, most pieces of ink are still letters.
 */
function heightOfLetters(stretches: readonly TextSegment[]): number {
  const ofStretches = stretches.map(({ letterHeight }) => letterHeight);
  const ofInk = stretches.flatMap(({ parts }) => parts.map(({ height }) => height));
  return Math.min(quantile(ofStretches, 0.25), quantile(ofInk, 0.5));
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(share * values.length)] ?? 0;
}

/** Letters as tall as that, in pixels, are about twice as large as a screen shows them; halved, they are still read. */
const TALL_LETTERS = 15;

/** Reads a picture as a chart, at half its size as long as its letters are tall: there is nothing more to see in it, but more work. */
async function readAtScreenSize(
  { pixels, words }: Picture,
  letterHeight: number,
  recogniser: Recogniser,
): Promise<PictureReading | undefined> {
  if (letterHeight < TALL_LETTERS) return readChart({ pixels, words }, recogniser);
  const half = halvePicture(pixels);
  const reading = await readAtScreenSize({ pixels: half, words }, letterHeight / 2, recogniser);
  return reading && { ...reading, tables: reading.tables.map((table) => placeInSentPicture(table, half, 2)) };
}

/** How sure the surest table of a reading is that has rows. */
const sureOf = ({ tables }: PictureReading): number =>
  Math.max(0, ...tables.map(({ rows, certainty }) => (rows.length > 0 ? certainty : 0)));

const hasManyCells = ({ tables }: PictureReading): boolean =>
  tables.some(({ rows, columns }) => rows.length * columns.length >= MANY_CELLS);

const isEmpty = ({ tables }: PictureReading): boolean => tables.every(({ rows }) => rows.length === 0);

/** A reading as what a picture holds: where it has no rows, what it lacks. */
function toContent(reading: PictureReading): PictureContent {
  const { tables } = reading;
  const lacks = isEmpty(reading) ? lackIn(tables) : undefined;
  return lacks === undefined ? { tables } : { tables: [], lacks };
}

const lackIn = (tables: readonly SourceTable[]): (typeof PICTURE_LACKS)[number] | undefined => {
  const stated = tables.flatMap(({ doubts }) => doubts.map(({ values }) => values.lacks));
  return PICTURE_LACKS.find((lack) => stated.includes(lack));
};

/** The share of stretches of text that stand in rows of two and more, where there are three such rows or more. */
function likenessToTable({ stretches, rulings }: PictureLayout): number {
  if (stretches.length === 0) return 0;
  const unread = stretches.map((segment) => ({ segment, words: [], confidence: 0 }));
  const rows = findRows(unread, rulings).filter(({ segments }) => segments.length > 1);
  if (rows.length < 3) return 0;
  return rows.reduce((sum, { segments }) => sum + segments.length, 0) / stretches.length;
}

function lackOf({ segments, unread }: WrittenPicture): (typeof PICTURE_LACKS)[number] {
  const all = segments.length + unread.length;
  return all > 4 && unread.length > UNREAD_SHARE * all ? 'sharpness' : 'table-or-chart';
}
