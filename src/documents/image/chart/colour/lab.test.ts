import { expect, test } from 'vitest';
import { differenceOf, type Lab, toLab } from './lab.ts';

// Sharma, Wu and Dalal 2005, table 1.
test.each<[Lab, Lab, number]>([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
])('CIEDE2000 of %j and %j is %d', (one, other, expected) => {
  expect(differenceOf(one, other)).toBeCloseTo(expected, 3);
});

test('white is the lightest grey and red is far from green', () => {
  expect(toLab(255, 255, 255)[0]).toBeCloseTo(100, 3);
  expect(Math.hypot(toLab(128, 128, 128)[1], toLab(128, 128, 128)[2])).toBeLessThan(0.1);
  expect(differenceOf(toLab(255, 0, 0), toLab(0, 128, 0))).toBeGreaterThan(50);
});
