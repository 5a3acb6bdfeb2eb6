import { expect, test } from 'vitest';
import type { Axis } from '../axes/axis.ts';
import type { Kinds } from '../draft-plot.ts';
import type { ReadScene } from '../read-scene.ts';
import { nameGroups } from './name-groups.ts';

const SCALE = { kind: 'linear', slope: 1, intercept: 0, support: 3, total: 3, residual: 0 } as const;
const EXTENT = { left: 0, right: 0, top: 0, bottom: 0 };
const axisOf = (isYears: boolean, ...places: readonly number[]): Axis => ({
  labels: places.map((at) => ({ at, text: String(2000 + at), confidence: 1, extent: EXTENT })),
  title: '',
  unit: '',
  isYears,
  scale: SCALE,
});
const sceneOf = (bottom: Axis): Pick<ReadScene, 'axes'> => ({ axes: { bottom, left: axisOf(false, 10, 20) } });
const NONE: Kinds = { bars: [], dots: [], lines: [], areas: [], areNarrow: false };
const barAt = (colour: number, from: number) => ({ colour, from, to: from + 10, near: 50, far: 90 });
const isNamed = (bottom: Axis, kinds: Kinds): boolean => {
  // Only the axes of a scene are looked at.
  const scene = sceneOf(bottom) as ReadScene;
  return nameGroups(scene, kinds).axes.bottom?.scale === undefined;
};

test('bars of several colours in groups around years make names of them', () => {
  const bars = [barAt(1, 40), barAt(2, 50), barAt(1, 90), barAt(2, 100)];
  expect(isNamed(axisOf(true, 50, 100), { ...NONE, bars })).toBe(true);
  expect(isNamed(axisOf(true, 45, 95), { ...NONE, bars })).toBe(false);
  expect(isNamed(axisOf(true, 50, 100), { ...NONE, bars: bars.filter(({ colour }) => colour === 1) })).toBe(false);
});

test('dots at years are named by them, dots between measure', () => {
  const dotAt = (x: number) => ({ colour: 1, x, y: 40, radius: 3 });
  expect(isNamed(axisOf(true, 50, 100), { ...NONE, dots: [dotAt(50.5), dotAt(99)] })).toBe(true);
  expect(isNamed(axisOf(true, 50, 100), { ...NONE, dots: [dotAt(50.5), dotAt(80)] })).toBe(false);
});
