import { expect, test } from 'vitest';
import type { AxisLabel } from '../axes/axis.ts';
import { snapPlaces } from './snap-places.ts';

const labelsAt = (places: readonly number[]): readonly AxisLabel[] =>
  places.map((at) => ({ text: '', confidence: 0.9, at, extent: { left: at, top: 0, right: at + 8, bottom: 8 } }));
/** 5 at pixel 0, and one more every 4 pixels. */
const scale = { kind: 'linear', slope: 0.25, intercept: 5, support: 5, total: 5, residual: 0 } as const;
const labels = labelsAt([0, 20, 40, 60, 80]);

test('edges of bars with white between them stand at the numbers beside them', () => {
  const edges = [0.5, 19.5, 20.5, 39.5, 40.5, 59.5];
  expect(edges.map(snapPlaces(edges, labels, scale) ?? String)).toEqual(['5', '10', '10', '15', '15', '20']);
});

test('places half-way between labels are numbers too', () => {
  const places = [0, 10.4, 19.8, 30.2];
  expect(places.map(snapPlaces(places, labels, scale) ?? String)).toEqual(['5.0', '7.5', '10.0', '12.5']);
});

test('places anywhere stand at no round number', () => {
  expect(snapPlaces([1, 13.7, 27.3, 66], labels, scale)).toBeUndefined();
});

test('places near round numbers that are themselves near to each other stand where they stand', () => {
  const tenths = { ...scale, slope: 1 / 80, intercept: 0 };
  expect(snapPlaces([8.8, 57.6, 103.2, 152.8], labelsAt([0, 80, 160]), tenths)).toBeUndefined();
  expect(snapPlaces([8.2, 56, 103.6, 152.3], labelsAt([0, 80, 160]), tenths)?.(56)).toBe('0.7');
});

test('labels that ran into each other and were parted wrongly do not tell how far numbers are apart', () => {
  const read = ['5', '10', '15', '201', '5'].map((text, index) => ({
    text,
    confidence: 0.9,
    at: [0, 20, 40, 57, 64][index] ?? 0,
    extent: { left: 0, top: 0, right: 8, bottom: 8 },
  }));
  const edges = [0.5, 19.5, 20.5, 39.5, 40.5, 59.5];
  expect(edges.map(snapPlaces(edges, read, scale) ?? String)).toEqual(['5', '10', '10', '15', '15', '20']);
});
