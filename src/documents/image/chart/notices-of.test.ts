import { expect, test } from 'vitest';
import type { Axis } from './axes/axis.ts';
import type { Lab } from './colour/lab.ts';
import { noticesOf, type Told } from './notices-of.ts';
import type { Fact } from './table/chart-facts.ts';

const extent = { left: 0, right: 1, top: 0, bottom: 1 };
const names: Axis = {
  labels: [10, 50, 90].map((at) => ({ at, text: `day ${at}`, confidence: 1, extent })),
  title: '',
  unit: '',
  isYears: false,
};
const fact: Fact = { order: 10, key: 'day 10', series: 0, value: '5', extent };
const lineThrough = (heights: readonly number[]) => ({
  colour: 1,
  trace: Array.from({ length: 81 }, (_, at) => {
    const [step, rest] = [Math.floor(at / 20), (at % 20) / 20];
    const [from = 0, to = from] = [heights[step], heights[step + 1]];
    return { x: 10 + at, y: from + rest * (to - from), thickness: 2 };
  }),
});
const toldOf = (more: Partial<Told>): Told => ({
  facts: {
    keyTitle: '',
    valueTitle: '',
    unit: '',
    facts: [fact],
    seriesNames: ['North'],
    seriesTitle: '',
    isLong: false,
  },
  kinds: { bars: [], dots: [], lines: [], areas: [], areNarrow: false },
  legend: [],
  names,
  leftOut: 0,
  levelLines: 0,
  hasTwoAxes: false,
  ...more,
});
const kindsOf = (more: Partial<Told>) => noticesOf(toldOf(more)).map(({ kind }) => kind);

test('a line that bends between its names has places that no label names', () => {
  const lines = (...heights: readonly number[]) => ({ kinds: { ...toldOf({}).kinds, lines: [lineThrough(heights)] } });
  expect(kindsOf(lines(50, 20, 60, 10, 40))).toEqual(['places-left-out']);
  expect(kindsOf(lines(50, 40, 30, 45, 60))).toEqual([]);
});

test('a series of the legend without a value is counted', () => {
  const lab: Lab = [50, 0, 0];
  const legend = ['North', 'South'].map((name) => ({ name, lab, confidence: 1 }));
  expect(noticesOf(toldOf({ legend }))).toEqual([{ kind: 'series-left-out', values: { count: 1 } }]);
  expect(kindsOf({ legend: legend.slice(0, 1) })).toEqual([]);
});
