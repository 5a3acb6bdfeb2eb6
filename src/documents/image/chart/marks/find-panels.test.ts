import { expect, test } from 'vitest';
import type { Found } from '../draft-plot.ts';
import { findPanels } from './find-panels.ts';

const PLOT = { extent: { left: 10, right: 110, top: 20, bottom: 120 } };

const areaOf = (index: number, top: (x: number) => number): Found => {
  const edge = (yAt: (x: number) => number) => ({
    colour: index + 1,
    trace: [10, 60, 110].map((x) => ({ x, y: yAt(x), thickness: 10 })),
  });
  return {
    index,
    colour: { lab: [90, 0, -5], weight: 100, isSolid: true },
    marks: { kind: 'area', top: edge(top), bottom: edge(() => 120) },
  };
};
const level = areaOf(1, () => 21);
const sloping = areaOf(0, (x) => 50 + x / 4);

test('what fills the plot up to its upper edge and has no sign is the panel behind the areas', () => {
  expect([...findPanels([sloping, level], ['Sales', ''], PLOT)]).toEqual([1]);
});

test('shares up to the whole have a sign, and without any sign nothing tells', () => {
  expect([...findPanels([sloping, level], ['Sales', 'Costs'], PLOT)]).toEqual([]);
  expect([...findPanels([sloping, level], [], PLOT)]).toEqual([]);
});
