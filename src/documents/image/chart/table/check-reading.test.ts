import { expect, test } from 'vitest';
import type { Kinds } from '../draft-plot.ts';
import type { LineMark } from '../marks/series.ts';
import type { ChartFacts, Fact } from './chart-facts.ts';
import { areLinesMissed, type Checked, failedChecks } from './check-reading.ts';

const BLUE = [50, 10, -48] as const;
const RED = [54, 60, 40] as const;
const NO_MARKS: Kinds = { bars: [], dots: [], lines: [], areas: [], areNarrow: false };

const factAt = (order: number, y: number, more: Partial<Fact> = {}): Fact => ({
  order,
  key: String(order),
  series: 0,
  value: '1',
  extent: { left: order - 3, right: order + 3, top: y - 3, bottom: y + 3 },
  ...more,
});
const draftOf = (facts: readonly Fact[]): ChartFacts => ({
  keyTitle: '',
  valueTitle: '',
  unit: '',
  seriesNames: [],
  seriesTitle: '',
  facts,
  isLong: false,
});
const check = (more: Partial<Checked>): readonly string[] =>
  failedChecks({
    draft: draftOf([factAt(10, 50), factAt(60, 20)]),
    kinds: NO_MARKS,
    labels: [],
    hasTwoAxes: false,
    isAlongNumbers: false,
    legend: [],
    scene: { legend: [], texts: [], isNoisy: false, ink: new Uint8Array(0), raster: { width: 100, height: 100 } },
    colours: [BLUE, RED],
    leftOut: 0,
    unmatched: 0,
    beyond: 0,
    unread: 0,
    scales: [],
    ...more,
  });
const lineOf = (yAt: (x: number) => number): LineMark => ({
  colour: 1,
  trace: Array.from({ length: 51 }, (_, index) => ({ x: 10 + index, y: yAt(10 + index), thickness: 2 })),
});
const signOf = (lab: typeof BLUE | typeof RED) => ({ name: 'a', lab, confidence: 1 });

test('a plain reading stands up to all checks', () => {
  expect(check({})).toEqual([]);
});

test('a logarithmic axis so short that a pixel is a good part of a value', () => {
  expect(check({ scales: [{ kind: 'log', slope: -1 / 60 }] })).toEqual(['fine']);
  expect(check({ scales: [{ kind: 'log', slope: -1 / 90 }] })).toEqual([]);
  expect(check({ scales: [{ kind: 'linear', slope: -2 }] })).toEqual([]);
});

test('two signs of one colour tell series apart by something that is not seen', () => {
  expect(check({ legend: [signOf(BLUE), signOf(BLUE)] })).toEqual(['signs-differ']);
});

test('a sign without marks', () => {
  expect(check({ legend: [signOf(BLUE), signOf(RED)] })).toEqual(['signs-used']);
});

test('a line that bends between its points is not drawn again by them', () => {
  const straight = lineOf((x) => 50 - 0.6 * (x - 10));
  const bent = lineOf((x) => (x < 35 ? 50 : 20));
  expect(check({ kinds: { ...NO_MARKS, lines: [straight] } })).toEqual([]);
  expect(check({ kinds: { ...NO_MARKS, lines: [bent] } })).toEqual(['redrawn']);
});

test('gaps and places that nothing shows', () => {
  expect(check({ draft: draftOf([factAt(10, 50), factAt(30, 40, { value: '' }), factAt(60, 20)]) })).toEqual([
    'complete',
  ]);
  expect(check({ draft: draftOf([factAt(10, 50), factAt(30, 40, { isInferred: true })]) })).toEqual(['shown']);
  expect(check({ draft: draftOf([factAt(10, 50), factAt(60, 20, { series: 1 })]) })).toEqual(['complete']);
});

test('points of a line along numbers that are not equally far apart may have others between them', () => {
  const kinds = { ...NO_MARKS, lines: [lineOf(() => 50)] };
  const places = (...orders: readonly number[]) => draftOf(orders.map((order) => factAt(order, 50)));
  expect(check({ kinds, isAlongNumbers: true, draft: places(10, 30, 50) })).toEqual([]);
  expect(check({ kinds, isAlongNumbers: true, draft: places(10, 30, 70) })).toEqual(['even']);
  expect(check({ kinds, isAlongNumbers: false, draft: places(10, 30, 70) })).toEqual([]);
});

test('dots that meet, or of which one is larger, may be several', () => {
  const dotAt = (x: number, radius = 3) => ({ colour: 0, x, y: 50, radius });
  const dots = (...all: readonly ReturnType<typeof dotAt>[]) => ({ kinds: { ...NO_MARKS, dots: all } });
  expect(check(dots(dotAt(10), dotAt(20), dotAt(40)))).toEqual([]);
  expect(check(dots(dotAt(10), dotAt(15), dotAt(40)))).toEqual(['dots-apart']);
  expect(check(dots(dotAt(10), dotAt(25, 5), dotAt(40)))).toEqual(['dots-apart']);
});

test('dots beside bars are ends of something, and what was left out may hide something', () => {
  const dots = [{ colour: 0, x: 10, y: 50, radius: 3 }];
  const bars = [{ colour: 1, from: 5, to: 15, near: 90, far: 50 }];
  expect(check({ kinds: { ...NO_MARKS, dots, bars } })).toEqual(['one-manner']);
  expect(check({ leftOut: 1 })).toEqual(['whole']);
});

test('bars over areas, and ink that no mark explains', () => {
  const bars = [{ colour: 1, from: 5, to: 15, near: 50, far: 90 }];
  const areas = [{ top: lineOf((x) => 50 - 0.6 * (x - 10)), bottom: lineOf(() => 90) }];
  expect(check({ kinds: { ...NO_MARKS, bars, areas } })).toEqual(['one-manner']);
  expect(check({ unread: 0.005 })).toEqual([]);
  expect(check({ unread: 0.05 })).toEqual(['inked']);
});

test('two series of one name', () => {
  const facts = [10, 60].flatMap((order) => [factAt(order, 50), factAt(order, 20, { series: 1 })]);
  const named = (...seriesNames: string[]) => check({ draft: { ...draftOf(facts), seriesNames } });
  expect(named('New', 'New')).toEqual(['series-once']);
  expect(named('New', 'Returning')).toEqual([]);
});

test('one label taken for two', () => {
  const facts = [factAt(10, 50), factAt(10.5, 50), factAt(60, 20)];
  expect(check({ draft: draftOf(facts) })).toEqual(['names-apart']);
  expect(check({ draft: draftOf([factAt(10, 50), factAt(10.5, 20, { key: '10' }), factAt(60, 20)]) })).toEqual([]);
});

test('bars that an edge of the picture cuts off', () => {
  const bars = [{ colour: 1, from: 5, to: 15, near: 50, far: 90 }];
  const inside = { left: 1, top: 1, right: 99, bottom: 99 };
  const failedOf = (edge: Partial<typeof inside>) =>
    check({ kinds: { ...NO_MARKS, bars }, draft: draftOf([factAt(10, 50, { extent: { ...inside, ...edge } })]) });
  expect(failedOf({})).toEqual([]);
  for (const edge of [{ left: 0 }, { top: 0 }, { right: 100 }, { bottom: 100 }])
    expect(failedOf(edge)).toEqual(['whole']);
});

test('bars in another colour than any sign', () => {
  const bars = [{ colour: 1, from: 5, to: 15, near: 50, far: 90 }];
  const pale = [62, 8, -44] as const;
  const legend = [signOf(BLUE)];
  expect(check({ kinds: { ...NO_MARKS, bars }, legend, colours: [BLUE] })).toEqual([]);
  expect(check({ kinds: { ...NO_MARKS, bars }, legend, colours: [pale] })).toEqual(['signs-match']);
});

test('a name of the legend that runs into a mark, and a picture that was compressed', () => {
  const raster = { width: 60, height: 20 };
  const entry = {
    patch: { extent: { left: 2, top: 4, right: 10, bottom: 14 }, lab: BLUE },
    piece: { extent: { left: 14, top: 4, right: 30, bottom: 14 }, glyphs: [], direction: 'level' as const },
  };
  const scene = { legend: [entry], texts: [], isNoisy: false, ink: new Uint8Array(60 * 20), raster };
  expect(check({ scene })).toEqual([]);
  const ink = scene.ink.map((_, pixel) => (pixel % 60 >= 31 && pixel % 60 < 50 ? 1 : 0));
  expect(check({ scene: { ...scene, ink } })).toEqual(['names-whole']);
  expect(check({ scene: { ...scene, isNoisy: true } })).toEqual(['sharp']);
});

test('names of Arabic letters, whose dots one look may mistake; digits have none', () => {
  const named = (key: string) => ({ draft: draftOf([factAt(10, 50, { key }), factAt(60, 20)]) });
  expect(check(named('جدة'))).toEqual(['dots-told']);
  expect(check(named('٢٠٢٤'))).toEqual([]);
  const months = draftOf([factAt(10, 50, { key: 'يناير' }), factAt(60, 20, { key: 'فبراير' })]);
  const labels = ['يناير', 'فبراير'].map((text) => ({ text, confidence: 0.9 }));
  expect(check({ draft: months, labels })).toEqual([]);
});

test('an area that goes on beyond its last name has a place without a value', () => {
  const area = { top: lineOf(() => 50), bottom: lineOf(() => 90) };
  const { trace } = area.top;
  const [first, last] = [trace[0]?.x ?? 0, trace.at(-1)?.x ?? 0];
  const kinds = { ...NO_MARKS, areas: [area] };
  expect(check({ kinds, draft: draftOf([factAt(first, 50), factAt(last, 50)]) })).toEqual([]);
  expect(check({ kinds, draft: draftOf([factAt(first, 50), factAt(last - 20, 50)]) })).toEqual(['redrawn']);
});

test('a label that names no value may be the second line of another', () => {
  const draft = draftOf([factAt(10, 50, { key: 'Customer acquisition' }), factAt(60, 20, { key: 'Visitors' })]);
  const labels = (...texts: readonly string[]) => texts.map((text) => ({ text, confidence: 0.9 }));
  expect(check({ draft, labels: labels('Customer acquisition', 'Visitors') })).toEqual([]);
  expect(check({ draft, labels: labels('Customer acquisition', 'cost', 'Visitors') })).toEqual(['labels-used']);
  const weak = [...labels('Customer acquisition'), { text: 'Visitors', confidence: 0.5 }];
  expect(check({ draft, labels: weak })).toEqual(['names-sure']);
});

test('numbers printed at most marks that fit none of them tell that something was mistaken', () => {
  expect(check({ unmatched: 2 })).toEqual(['borne-out']);
  expect(check({ unmatched: 1 })).toEqual([]);
});

test('a name that stands at two places was not read whole', () => {
  const facts = [factAt(10, 50, { key: 'ples' }), factAt(60, 20, { key: 'ples' })];
  expect(check({ draft: draftOf(facts) })).toEqual(['names-once']);
  expect(check({ draft: { ...draftOf(facts), isLong: true } })).toEqual([]);
});

const lettersOf = (letters: string, confidence: number) => [...letters].map((text) => ({ text, confidence }));

test('names that were hardly read, and letters that bear each other out', () => {
  const facts = (letters: string) => draftOf([...letters].map((key, index) => factAt(20 * index, 50, { key })));
  expect(check({ draft: facts('XQF'), labels: lettersOf('XQF', 0.3) })).toEqual(['names-sure', 'names-read']);
  expect(check({ draft: facts('XQF'), labels: lettersOf('XQF', 0.6) })).toEqual(['names-sure']);
  expect(check({ draft: facts('BAC'), labels: lettersOf('BAC', 0.6) })).toEqual([]);
  expect(check({ draft: facts('ABEF'), labels: lettersOf('ABEF', 0.6) })).toEqual(['names-sure']);
  const months = ['Jan', 'Fev', 'Mar'];
  const draft = draftOf(months.map((key, index) => factAt(20 * index, 50, { key })));
  expect(check({ draft, labels: months.map((text) => ({ text, confidence: 0.6 })) })).toEqual([]);
});

test('lines that their points do not give again are missed; over bars they may be more', () => {
  const lines = [lineOf((x) => (x < 35 ? 50 : 20))];
  const kinds = { ...NO_MARKS, lines };
  expect(areLinesMissed(['redrawn'], { kinds })).toBe(true);
  expect(areLinesMissed([], { kinds })).toBe(false);
  const bar = { colour: 1, from: 0, to: 10, near: 0, far: 50 };
  expect(areLinesMissed(['redrawn'], { kinds: { ...kinds, bars: [bar] } })).toBe(false);
});

test('a line that goes on beyond the plot was read where it crosses the edge', () => {
  expect(check({ beyond: 1 })).toEqual(['within-plot']);
});

test('an area that bends between its points is not drawn again by them', () => {
  const area = { top: lineOf((x) => (x < 35 ? 50 : 20)), bottom: lineOf(() => 90) };
  const { trace } = area.top;
  const [first, last] = [trace[0]?.x ?? 0, trace.at(-1)?.x ?? 0];
  const draft = draftOf([factAt(first, 50), factAt(last, 20)]);
  expect(check({ kinds: { ...NO_MARKS, areas: [area] }, draft })).toEqual(['redrawn']);
});
