import { expect, test } from 'vitest';
import { withLostPoints } from './lost-points.ts';

const at = (index: number, isStacked: boolean) => ({
  extent: {
    left: isStacked ? 0 : 40 * index,
    top: isStacked ? 20 * index : 0,
    right: isStacked ? 20 : 40 * index + 20,
    bottom: isStacked ? 20 * index + 10 : 10,
  },
});
const stacked = [0, 1, 2, 3].map((index) => at(index, true));

test('noughts before other digits, one label over the other, have lost their points', () => {
  expect(withLostPoints(['10', '08', '04', '00'], stacked)).toEqual(['1.0', '0.8', '0.4', '0.0']);
});

test('hours side by side, months, and labels of which one has a point stay', () => {
  const beside = [0, 1, 2, 3].map((index) => at(index, false));
  expect(withLostPoints(['00', '06', '08', '12'], beside)).toEqual(['00', '06', '08', '12']);
  expect(withLostPoints(['04', '03', '02', '01'], stacked)).toEqual(['04', '03', '02', '01']);
  expect(withLostPoints(['1.5', '08', '04', '00'], stacked)).toEqual(['1.5', '08', '04', '00']);
});
