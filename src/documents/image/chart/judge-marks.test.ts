import { expect, test } from 'vitest';
import type { Kinds } from './draft-plot.ts';
import { areSomeMixed, doAreasOverlap, withoutLevelLines } from './judge-marks.ts';
import type { LineMark } from './marks/series.ts';

const AREA = { extent: { left: 50, right: 250, top: 10, bottom: 210 }, lines: { lying: [], standing: [] } };
const line = (colour: number, from: number, to: number, slope = 0): LineMark => ({
  colour,
  trace: Array.from({ length: to - from }, (_, step) => ({ x: from + step, y: 90 + slope * step, thickness: 2 })),
});
const BAR = { colour: 1, from: 60, to: 80, near: 40, far: 210 };
const kindsWith = (...lines: readonly LineMark[]): Kinds => ({
  bars: [BAR],
  dots: [],
  lines,
  areas: [],
  areNarrow: false,
});

test('a level line from edge to edge over bars marks a value and is no series', () => {
  expect(withoutLevelLines(kindsWith(line(2, 52, 250)), ['', ''], AREA)).toEqual({ kinds: kindsWith(), levelLines: 1 });
});

test('a line that a legend names stays, and so does one that slopes or ends at the names', () => {
  const kinds = kindsWith(line(2, 52, 250), line(3, 52, 250, 0.1), line(4, 70, 230));
  expect(withoutLevelLines(kinds, ['', 'Mean', '', ''], AREA).levelLines).toBe(0);
});

test('a level line that is all there is stays', () => {
  const kinds = { ...kindsWith(line(2, 52, 250)), bars: [] };
  expect(withoutLevelLines(kinds, ['', ''], AREA)).toEqual({ kinds, levelLines: 0 });
});

test('areas shine through each other where more colours fill the plot than the legend has signs', () => {
  const areas = [{ top: line(1, 52, 250), bottom: line(1, 52, 250) }];
  const palette = [{ isSolid: true }, { isSolid: true }, { isSolid: true }, { isSolid: false }];
  const painted = (...counts: readonly number[]) => ({
    colours: Uint8Array.from(counts.flatMap((count, index) => Array<number>(count).fill(index + 1))),
  });
  expect(doAreasOverlap({ areas, lines: [] }, palette, painted(90, 80, 40, 90), 2)).toBe(true);
  expect(doAreasOverlap({ areas, lines: [] }, palette, painted(90, 80, 2, 90), 2)).toBe(false);
  expect(doAreasOverlap({ areas, lines: [] }, palette, painted(90, 80, 40, 90), 3)).toBe(false);
  expect(doAreasOverlap({ areas: [], lines: [] }, palette, painted(90, 80, 40, 90), 2)).toBe(false);
});

test('a line along the edge of an area is of the same series, and no further colour', () => {
  const areas = [{ top: line(1, 52, 250), bottom: line(1, 52, 250) }];
  const palette = [{ isSolid: true }, { isSolid: true }, { isSolid: true }];
  const colours = Uint8Array.from([1, 2, 3].flatMap((colour) => Array<number>(80).fill(colour)));
  expect(doAreasOverlap({ areas, lines: [] }, palette, { colours }, 2)).toBe(true);
  expect(doAreasOverlap({ areas, lines: [line(3, 52, 250)] }, palette, { colours }, 2)).toBe(false);
});

test('areas of which only some have the colours of signs shine through each other', () => {
  const areas = [1, 2].map((colour) => ({ top: line(colour, 52, 250), bottom: line(colour, 52, 250) }));
  const [blue, orange, mixed] = [
    [50, -2, -30],
    [80, 20, 40],
    [60, 11, 10],
  ] as const;
  const signs = [blue, orange].map((lab) => ({ name: 'a', lab, confidence: 1 }));
  const palette = (...labs: readonly (typeof blue | typeof orange | typeof mixed)[]) => labs.map((lab) => ({ lab }));
  expect(areSomeMixed({ areas }, palette(blue, mixed), signs)).toBe(true);
  expect(areSomeMixed({ areas }, palette(blue, orange), signs)).toBe(false);
  expect(areSomeMixed({ areas }, palette(mixed, mixed), signs)).toBe(false);
});
