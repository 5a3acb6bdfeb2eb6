import type { PictureReading } from './picture-reading.ts';

/** Prose less sure than this is made of the scattered words of a picture. */
const NOISE = 0.3;

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
  return readings.filter(({ kind, tables }) => kind !== 'text' || tables.some(({ certainty }) => certainty >= NOISE));
}
