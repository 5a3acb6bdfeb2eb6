import type { SourceTable } from '../source-table.ts';
import type { PictureReading } from './picture-reading.ts';
import { isOfAxes } from './table/is-of-axes.ts';

/** Prose less sure than this is made of the scattered words of a picture; where that is plainly drawn with shapes, so is any table. */
const NOISE = 0.3;
const NOISE_OF_SHAPES = 0.5;

const areNumbersOfAxes = ({ columns, rows }: SourceTable): boolean =>
  isOfAxes(
    [columns.map(({ label }) => label), ...rows.map((row) => row.map(({ text }) => text))].filter((row) =>
      row.some((text) => text !== ''),
    ),
  );

/**
 * The readings without sentences that hardly are any, where the picture was seen to be a chart that lacks something to be read by:
 * its labels and titles, one behind the other, state nothing. All readings where it was not.
 */
export function dropNoise(
  readings: readonly PictureReading[],
  chart: PictureReading | undefined,
): readonly PictureReading[] {
  const isChartThatLacks = chart?.tables.some(({ rows, doubts }) => rows.length === 0 && doubts.length > 0) === true;
  if (!isChartThatLacks) return readings;
  const areShapes = chart.tables.some(({ doubts }) => doubts.some(({ values }) => values.lacks === 'plain-marks'));
  const isOfWords = ({ tables }: PictureReading): boolean => !tables.every(areNumbersOfAxes);
  const isSure = ({ tables }: PictureReading, least: number): boolean =>
    tables.some(({ certainty }) => certainty >= least);
  return readings
    .filter(isOfWords)
    .filter((reading) =>
      areShapes ? isSure(reading, NOISE_OF_SHAPES) : reading.kind !== 'text' || isSure(reading, NOISE),
    );
}
