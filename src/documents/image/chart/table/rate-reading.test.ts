import { expect, test } from 'vitest';
import { LIKELY, mostCertain, UNLIKELY } from './rate-reading.ts';

const NO_MARKS = { bars: [], dots: [], lines: [], areas: [], areNarrow: false };
const LINE = { colour: 1, trace: [] };
const BAR = { colour: 1, from: 0, to: 10, near: 0, far: 50 };

test('a reading that fails a check is no more than likely, one that fails a grave one less than that', () => {
  expect(mostCertain([], NO_MARKS)).toBeGreaterThan(LIKELY);
  expect(mostCertain(['sharp'], NO_MARKS)).toBe(LIKELY);
  for (const grave of [
    'names-once',
    'names-read',
    'dots-told',
    'even',
    'labels-used',
    'whole',
    'within-plot',
  ] as const) {
    expect(mostCertain(['sharp', grave], NO_MARKS)).toBe(UNLIKELY);
  }
});

test('lines that their points do not give again are grave, but not over bars', () => {
  expect(mostCertain(['redrawn'], { ...NO_MARKS, lines: [LINE] })).toBe(UNLIKELY);
  expect(mostCertain(['redrawn'], { ...NO_MARKS, lines: [LINE], bars: [BAR] })).toBe(LIKELY);
});

test('a reading that fails checks for two reasons is unlikely, and one that fails several for one reason is not', () => {
  expect(mostCertain(['names-sure', 'inked'], NO_MARKS)).toBe(UNLIKELY);
  expect(mostCertain(['complete', 'signs-match'], NO_MARKS)).toBe(UNLIKELY);
  expect(mostCertain(['one-manner', 'inked'], NO_MARKS)).toBe(LIKELY);
  expect(mostCertain(['complete', 'shown'], NO_MARKS)).toBe(LIKELY);
});
