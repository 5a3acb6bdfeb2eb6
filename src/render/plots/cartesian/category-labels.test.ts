import { expect, test } from 'vitest';
import { fitLabels } from './category-labels.ts';

const names = ['Opening', 'Sales', 'Refunds', 'Salaries', 'Rent', 'Closing'];
const room = { centers: names.map((_, index) => 25 + index * 50), step: 50, size: 14, canThin: false };

test('names that are too wide for their step all stand, every second one lower, where there is the height', () => {
  const labels = fitLabels(names, { ...room, mostHeight: 90 });
  expect(labels.map(({ lines }) => lines.join(' '))).toEqual(names);
  expect(labels.map(({ below = 0 }) => below > 0)).toEqual([false, true, false, true, false, true]);
  expect(fitLabels(names, room).length).toBeLessThan(names.length);
});
