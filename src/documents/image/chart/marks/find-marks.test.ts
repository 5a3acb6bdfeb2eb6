import { describe, expect, test } from 'vitest';
import { classifyColour } from './classify-colour.ts';
import { findPie } from './find-pie.ts';
import { findRectangles } from './find-rectangles.ts';
import { coverBetween, paint } from './painted.ts';
import { simplify } from './simplify-trace.ts';

const BARS = [
  { left: 10, right: 30, top: 40.25 },
  { left: 40, right: 60, top: 12.5 },
  { left: 70, right: 90, top: 75 },
];
const columns = paint(100, 100, (x, y) => {
  const bar = BARS.find(({ left, right }) => x >= left && x < right);
  return { colour: 1, cover: bar === undefined ? 0 : coverBetween(y, bar.top, 100) };
});

describe('bars', () => {
  test('have edges to parts of a pixel', () => {
    const found = findRectangles(columns, 1);
    expect(found.map(({ left, right }) => [left, right])).toEqual(BARS.map(({ left, right }) => [left, right]));
    for (const [index, { top }] of found.entries()) expect(top).toBeCloseTo(BARS[index]?.top ?? 0, 2);
  });

  test('are not what falls into thousands of pieces, as writing does', () => {
    const speckled = (side: number) =>
      paint(side, side, (x, y) => ({ colour: 1, cover: Number(x % 8 < 5 && y % 8 < 5) }));
    expect(findRectangles(speckled(80), 1)).toHaveLength(100);
    expect(findRectangles(speckled(640), 1)).toEqual([]);
  });

  test('are told from the area below a slope', () => {
    const slope = paint(100, 100, (x, y) => ({ colour: 1, cover: coverBetween(y, 80 - 0.6 * x, 100) }));
    expect(classifyColour(columns, 1, 'up').kind).toBe('bars');
    expect(classifyColour(slope, 1, 'up').kind).toBe('area');
  });
});

describe('dots', () => {
  const centres = [
    [20, 30.5],
    [60.25, 44],
    [81, 70],
  ] as const;
  const dots = paint(100, 100, (x, y) => {
    const distance = Math.min(...centres.map(([atX, atY]) => Math.hypot(x + 0.5 - atX, y + 0.5 - atY)));
    return { colour: 1, cover: Math.min(1, Math.max(0, 5 - distance)) };
  });

  test('are found at their centres', () => {
    const marks = classifyColour(dots, 1, undefined);
    expect(marks.kind).toBe('dots');
    if (marks.kind !== 'dots') return;
    expect(marks.dots.length).toBe(3);
    for (const [x, y] of centres) {
      expect(marks.dots.some((dot) => Math.hypot(dot.x - x, dot.y - y) < 0.2)).toBe(true);
    }
  });
});

test('two strokes of one colour, one above the other, are several lines', () => {
  const low = (x: number): number => 80 - 0.2 * x;
  const both = paint(100, 100, (x, y) => ({
    colour: 1,
    cover: coverBetween(y, low(x) - 1, low(x) + 1) + coverBetween(y, 0.4 * x, 0.4 * x + 2),
  }));
  const marks = classifyColour(both, 1, undefined);
  expect(marks.kind === 'line' && marks.line.areSeveral).toBe(true);
});

test('a line runs through the middle of its hollow markers', () => {
  const ringed = paint(200, 100, (x, y) => {
    const distance = Math.min(...[40, 100, 160].map((at) => Math.hypot(x + 0.5 - at, y + 0.5 - 50)));
    const isDrawn = distance <= 6 ? distance >= 4 : x >= 10 && x < 190;
    return { colour: 1, cover: isDrawn && distance > 6 ? coverBetween(y, 49, 51) : Number(isDrawn) };
  });
  const marks = classifyColour(ringed, 1, 'up');
  expect(marks.kind).toBe('line');
  if (marks.kind !== 'line') return;
  for (const { y } of marks.line.trace) expect(Math.abs(y - 50)).toBeLessThan(0.6);
});

describe('lines', () => {
  const heightOf = (x: number): number => (x < 40 ? 80 - x : x < 70 ? 40 : 40 + (x - 70) * 1.5);
  const stroke = paint(100, 100, (x, y) => ({
    colour: 1,
    cover: coverBetween(y, heightOf(x + 0.5) - 1.2, heightOf(x + 0.5) + 1.2),
  }));

  test('bend where their straight pieces meet', () => {
    const marks = classifyColour(stroke, 1, 'up');
    expect(marks.kind).toBe('line');
    if (marks.kind !== 'line') return;
    const bends = simplify(marks.line.trace);
    expect(bends.map(({ x }) => Math.round(x))).toEqual([1, 40, 70, 100].map((x) => expect.closeTo(x, -0.3)));
    expect(bends[1]?.y).toBeCloseTo(40, 0);
  });
});

describe('circles', () => {
  const pie = paint(120, 120, (x, y) => {
    const [byX, byY] = [x + 0.5 - 60, y + 0.5 - 60];
    const turn = (Math.atan2(byX, -byY) / (2 * Math.PI) + 1) % 1;
    return { colour: turn < 0.5 ? 1 : turn < 0.8 ? 2 : 3, cover: Math.hypot(byX, byY) < 50 ? 1 : 0 };
  });

  test('give their slices as shares, clockwise from the top', () => {
    const found = findPie(pie, new Set([1, 2, 3]));
    expect(found?.isRing).toBe(false);
    expect(found?.slices.map(({ colour }) => colour)).toEqual([1, 2, 3]);
    for (const [index, share] of [0.5, 0.3, 0.2].entries()) {
      const slice = found?.slices[index];
      expect(slice && slice.to - slice.from).toBeCloseTo(share, 2);
    }
  });

  test('rings within a ring show shares of shares and are none', () => {
    const turned = paint(120, 120, (x, y) => {
      const [byX, byY] = [x + 0.5 - 60, y + 0.5 - 60];
      const turn = (Math.atan2(byX, -byY) / (2 * Math.PI) + 1) % 1;
      const inner = turn < 0.5 ? 1 : 2;
      const distance = Math.hypot(byX, byY);
      return { colour: distance < 32 ? inner : turn < 0.25 ? 3 : 4, cover: distance < 50 && distance > 15 ? 1 : 0 };
    });
    expect(findPie(turned, new Set([1, 2, 3, 4]))).toBeUndefined();
  });

  test('a square is none', () => {
    const square = paint(120, 120, (x, y) => ({
      colour: x < 60 ? 1 : 2,
      cover: Math.max(Math.abs(x - 60), Math.abs(y - 60)) < 45 ? 1 : 0,
    }));
    expect(findPie(square, new Set([1, 2]))).toBeUndefined();
  });
});

describe('marks of one colour', () => {
  test('are dots where they are discs, however large', () => {
    const centres = [
      { x: 20, y: 20 },
      { x: 50, y: 70 },
      { x: 80, y: 40 },
    ];
    const discs = paint(100, 100, (x, y) => ({
      colour: 1,
      cover: centres.some((centre) => Math.hypot(x - centre.x, y - centre.y) <= 13) ? 1 : 0,
    }));
    expect(classifyColour(discs, 1, 'up').kind).toBe('dots');
  });

  test('are a line where it is thick and its markers are large', () => {
    const line = paint(120, 100, (x, y) => {
      const isMarker = Math.hypot((x % 30) - 15, y - 50) <= 8;
      return { colour: 1, cover: isMarker || Math.abs(y - 50) <= 3 ? 1 : 0 };
    });
    expect(classifyColour(line, 1, 'up').kind).toBe('line');
  });

  test('are no area where there are gaps between columns whose tops something hides', () => {
    const hidden = paint(120, 100, (x, y) => {
      const isColumn = x % 40 < 25 && y > 30 + (x % 40) * 2;
      return { colour: 1, cover: isColumn ? 1 : 0 };
    });
    expect(classifyColour(hidden, 1, 'up').kind).not.toBe('area');
  });
});

test('bars that rise by a pixel each, hardly a pixel apart, are no outline of an area', () => {
  const rising = paint(200, 100, (x, y) => {
    const [bar, within] = [Math.floor(x / 17), x % 17];
    const cover = within === 0 ? 0.15 : 1;
    return { colour: 1, cover: cover * coverBetween(y, 50 - bar, 100) };
  });
  expect(classifyColour(rising, 1, undefined)).toMatchObject({ kind: 'bars', areNarrow: false });
});
