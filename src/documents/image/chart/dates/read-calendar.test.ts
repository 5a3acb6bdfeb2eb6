import { expect, test } from 'vitest';
import { createRaster } from '../raster/raster.ts';
import { withCalendars } from './read-calendar.ts';

const sight = {
  raster: createRaster({ width: 10, height: 10, rgba: new Uint8Array(400).fill(255) }),
  ground: { page: [100, 0, 0] as const },
  recogniser: { recognise: async () => [] },
};
const labelAt = (text: string, left: number, right: number) => ({
  text,
  confidence: 0.9,
  extent: { left, right, top: 200, bottom: 210 },
  at: (left + right) / 2,
});
/** The labels of an axis of days, the year so far behind the day. */
const labelsOf = async (apart: number): Promise<readonly string[]> => {
  const labels = [0, 1, 2].flatMap((index) => {
    const end = 60 + 120 * index;
    return [labelAt(`Feb ${18 + 4 * index}`, end - 50, end), labelAt('2019', end + apart, end + apart + 30)];
  });
  const axis = { labels, title: '', unit: '', isYears: false };
  return (await withCalendars(axis, { labels: [], beyond: [] }, sight)).labels.map(({ text }) => text);
};

test('a year that a comma parts from its day is of one label with it', async () => {
  expect(await labelsOf(9.5)).toEqual(['Feb 18 2019', 'Feb 22 2019', 'Feb 26 2019']);
});

test('a year further off is a label of its own', async () => {
  expect(await labelsOf(25)).toContain('2019');
});
