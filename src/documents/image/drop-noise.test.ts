import { expect, test } from 'vitest';
import type { SourceTable } from '../source-table.ts';
import { dropNoise } from './drop-noise.ts';
import type { PictureReading } from './picture-reading.ts';

const tableOf = (certainty: number, rows: number): SourceTable => ({
  method: 'prose',
  span: { start: 0, end: 0 },
  columns: [{ label: 'a', spans: [] }],
  rows: Array.from({ length: rows }, () => [{ text: '1', spans: [] }]),
  certainty,
  doubts: rows === 0 ? [{ kind: 'unread-picture', values: { lacks: 'axis-numbers' } }] : [],
  notices: [],
});
const readingOf = (kind: PictureReading['kind'], certainty: number, rows = 2): PictureReading => ({
  kind,
  tables: [tableOf(certainty, rows)],
  explained: 0.5,
});
const refused: PictureReading = { ...readingOf('chart', 0.1, 0), explained: 0.3 };

test('the words of a chart that lacks something are no sentences', () => {
  expect(dropNoise([readingOf('text', 0.19)], refused)).toEqual([]);
});

test('sure sentences and tables stay, and everything where no chart was seen to lack anything', () => {
  const readings = [readingOf('text', 0.6), readingOf('table', 0.2)];
  expect(dropNoise(readings, refused)).toEqual(readings);
  expect(dropNoise([readingOf('table', 0.19)], undefined)).toHaveLength(1);
  expect(dropNoise([readingOf('text', 0.4)], undefined)).toHaveLength(1);
  expect(dropNoise([readingOf('text', 0.4)], readingOf('chart', 0.9))).toHaveLength(1);
});

test('words so scattered that no sentence is sure state nothing in any picture', () => {
  expect(dropNoise([readingOf('text', 0.19)], undefined)).toEqual([]);
});

test('what stands along two axes is no sentence, however sure', () => {
  const framed = { ...refused, explained: 0.6 };
  expect(dropNoise([readingOf('text', 0.72), readingOf('table', 0.72)], framed)).toEqual([readingOf('table', 0.72)]);
});

test('what stands along two axes is no table unless that is sure', () => {
  expect(dropNoise([readingOf('table', 0.65)], { ...refused, explained: 0.6 })).toEqual([]);
});

test('beside large shapes an unsure table is no table', () => {
  const shapes: PictureReading = {
    ...refused,
    tables: refused.tables.map((table) => ({
      ...table,
      doubts: [{ kind: 'unread-picture', values: { lacks: 'plain-marks' } }],
    })),
  };
  expect(dropNoise([readingOf('table', 0.43), readingOf('table', 0.6)], shapes)).toEqual([readingOf('table', 0.6)]);
});

test('pairs of numbers beside a chart that lacks something stand along its axes', () => {
  const pairs: PictureReading = {
    ...readingOf('text', 0.7),
    tables: [
      {
        ...tableOf(0.7, 0),
        columns: [],
        rows: [['10000', '20'].map((text) => ({ text, spans: [] })), ['0', '0'].map((text) => ({ text, spans: [] }))],
      },
    ],
  };
  expect(dropNoise([pairs], refused)).toEqual([]);
  expect(dropNoise([pairs], undefined)).toEqual([pairs]);
});
