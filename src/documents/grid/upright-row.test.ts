import { expect, test } from 'vitest';
import { readText } from '../text/read-text.ts';

const rowsOf = (text: string): unknown => readText(text)[0]?.rows.map((row) => row.map((cell) => cell.text));

test('a row of numbers under periods is stood upright, each cell with its place', () => {
  const text = 'Jan,Feb,Mar,Apr\n120,135,150,149';
  expect(rowsOf(text)).toEqual([
    ['Jan', '120'],
    ['Feb', '135'],
    ['Mar', '150'],
    ['Apr', '149'],
  ]);
  for (const { text: written, spans } of readText(text).flatMap(({ rows }) => rows.flat()))
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([written]);
  expect(rowsOf('2021;2022;2023\n10;12;15')).toHaveLength(3);
  expect(rowsOf('seg\tter\tqua\n4\t9\t2')).toHaveLength(3);
});

test('a row with a name, of several measures, or one of several rows stays', () => {
  expect(rowsOf('Item,Jan,Feb,Mar\nSales,120,135,150')).toHaveLength(1);
  expect(rowsOf('Revenue,Cost,Profit\n120,80,40')).toHaveLength(1);
  expect(rowsOf('Jan,Feb,Mar\n120,135,150\n110,125,140')).toHaveLength(2);
});
