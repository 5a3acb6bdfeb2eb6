import { expect, test } from 'vitest';
import type { LineMark } from './series.ts';
import { settleEdges } from './settle-edges.ts';

const level = (colour: number, y: number): LineMark => ({
  colour,
  trace: Array.from({ length: 80 }, (_, x) => ({ x, y, thickness: 2 })),
});
const NONE = { bars: [], dots: [], areNarrow: false } as const;

test('areas end and begin where the line between them runs; what has no line stays', () => {
  const areas = [
    { top: level(1, 52), bottom: level(1, 90) },
    { top: level(2, 20), bottom: level(2, 48) },
  ];
  const { areas: settled } = settleEdges({ ...NONE, areas, lines: [level(3, 50)] }, []);
  expect(settled.map(({ top, bottom }) => [top.trace[0]?.y, bottom.trace[0]?.y])).toEqual([
    [50, 90],
    [20, 50],
  ]);
  expect(settled.map(({ top }) => top.colour)).toEqual([1, 2]);
});

test('what was the edge of an area stays one: its blur makes no bends', () => {
  const areas = [{ top: { ...level(1, 52), isEdge: true as const }, bottom: level(1, 90) }];
  const [settled] = settleEdges({ ...NONE, areas, lines: [level(3, 50)] }, []).areas;
  expect(settled?.top).toMatchObject({ isEdge: true, markers: [] });
});

test('a line with a name that no area has is no edge of one', () => {
  const areas = [{ top: level(1, 52), bottom: level(1, 90) }];
  expect(settleEdges({ ...NONE, areas, lines: [level(2, 50)] }, ['Actual', 'Target']).areas).toEqual(areas);
});
