import type { SourceTable } from '../source-table.ts';
import type { PictureReading } from './picture-reading.ts';
import { isOfAxes } from './table/is-of-axes.ts';

/** Prose less sure than this is made of the scattered words of a picture; where that is plainly drawn with shapes, so is any table. */
const NOISE = 0.3;
/** From here on a chart that lacks something stands between axes: the words around it are no sentences, however sure. */
const FRAMED = 0.5;
const NOISE_OF_SHAPES = 0.55;
/** Labels between axes make rows and columns too: a table of them is one only where it is so sure. */
const TABLE_IN_FRAME = 0.7;

const isSure = (tables: readonly SourceTable[], least: number): boolean =>
  tables.some(({ certainty }) => certainty >= least);

const areNumbersOfAxes = ({ columns, rows }: SourceTable): boolean =>
  isOfAxes(
    [columns.map(({ label }) => label), ...rows.map((row) => row.map(({ text }) => text))].filter((row) =>
      row.some((text) => text !== ''),
    ),
  );

/**
 * The readings without sentences that hardly are any: scattered words, one behind the other, state nothing. Where the picture was seen
 * to be a chart that lacks something to be read by, also without what is made of its labels and titles.
 */
export function dropNoise(
  readings: readonly PictureReading[],
  chart: PictureReading | undefined,
): readonly PictureReading[] {
  const isChartThatLacks = chart?.tables.some(({ rows, doubts }) => rows.length === 0 && doubts.length > 0) === true;
  const isProse = ({ kind, tables }: PictureReading): boolean => kind !== 'text' || isSure(tables, NOISE);
  if (!isChartThatLacks) return readings.filter(isProse);
  const areShapes = chart.tables.some(({ doubts }) => doubts.some(({ values }) => values.lacks === 'plain-marks'));
  const isOfWords = ({ tables }: PictureReading): boolean => !tables.every(areNumbersOfAxes);
  const isFramed = chart.explained >= FRAMED;
  return readings
    .filter(isOfWords)
    .filter((reading) => (areShapes ? isSure(reading.tables, NOISE_OF_SHAPES) : isProse(reading)))
    .filter(
      ({ kind, tables }) => !isFramed || (kind === 'table' && isSure(tables, TABLE_IN_FRAME)) || kind === 'chart',
    );
}
