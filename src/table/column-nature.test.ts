import { expect, it } from 'vitest';
import { withNatures } from './column-nature.ts';
import { parseColumn } from './parse-column.ts';

function naturesOf(columns: Readonly<Record<string, readonly unknown[]>>): readonly string[] {
  const visible = Object.entries(columns).map(([label, values]) => ({
    key: label,
    label,
    typed: parseColumn(values, { label }),
  }));
  return withNatures(visible).map(({ nature }) => nature);
}

const names = Array.from({ length: 30 }, (_, at) => `Student ${at}`);

it('draws neither the numbers of classes nor no and yes beside measures', () => {
  const classes = names.map((_, at) => 1 + (at % 5));
  const marks = names.map((_, at) => 40 + ((at * 37) % 60));
  const passed = names.map((_, at) => (at % 3 === 0 ? 0 : 1));
  expect(naturesOf({ Student: names, Grade: classes, Math: marks })).toEqual(['text', 'code', 'number']);
  expect(naturesOf({ Student: names, Passed: passed, Math: marks })).toEqual(['text', 'code', 'number']);
  expect(naturesOf({ Student: names, Siblings: classes, Math: marks })).toEqual(['text', 'number', 'number']);
});

it('lays groups that were gathered under their numbers', () => {
  expect(naturesOf({ Pclass: [3, 1, 2], 'Average fare': [12.3, 91.8, 22.2] })).toEqual(['code', 'number']);
});

it('does not draw the numbers of notes', () => {
  const statement = { Item: ['Property', 'Stock', 'Cash'], Note: [5, 6, 8], Amount: [12_450, 2810, 1530] };
  expect(naturesOf(statement)).toEqual(['text', 'code', 'number']);
});

it('knows which names tell the rows apart', () => {
  const columns = {
    Country: ['Portugal', 'Portugal', 'Spain'],
    City: ['Lisbon', 'Porto', 'Madrid'],
    Remark: ['Short', 'Another one', 'A remark that goes on for longer than any name does'],
    Visitors: [1200, 800, 2100],
  };
  const visible = Object.entries(columns).map(([label, values]) => ({
    key: label,
    label,
    typed: parseColumn(values, { label }),
  }));
  expect(withNatures(visible).flatMap(({ key, tellsApart }) => (tellsApart?.() === true ? [key] : []))).toEqual([
    'City',
  ]);
});
