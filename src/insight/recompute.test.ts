import { describe, expect, it } from 'vitest';
import { parseTable } from '../table/parse-table.ts';
import type { Figure, Operation } from './figure.ts';
import { recompute } from './recompute.ts';

const table = parseTable({
  columns: [
    { key: 'year', label: 'Year' },
    { key: 'sales', label: 'Sales' },
    { key: 'rate', label: 'Rate' },
  ],
  rows: [
    { year: 2019, sales: 100, rate: '10%' },
    { year: 2020, sales: 150, rate: '12%' },
    { year: 2021, sales: null, rate: '15%' },
    { year: 2023, sales: 400, rate: '11%' },
  ],
});

const cellsOf = (columnKey: string, ...rows: readonly number[]): Figure['cells'] =>
  rows.map((rowIndex) => ({ rowIndex, columnKey }));

const again = (operation: Operation, cells: Figure['cells']): number =>
  recompute({ value: 0, unit: { kind: 'count' }, operation, cells }, table);

describe('a figure computed anew', () => {
  it.each([
    ['value', [3], 400],
    ['sum', [0, 1, 3], 650],
    ['mean', [0, 1], 125],
    ['median', [0, 1, 3], 150],
    ['difference', [0, 3], 300],
    ['relative-change', [0, 1], 50],
    ['ratio', [3, 0], 4],
    ['rises', [0, 1, 3], 2],
    ['falls', [0, 1, 3], 0],
    ['count', [0, 1, 3], 3],
    ['count-empty', [0, 1, 2, 3], 1],
    ['filled-share', [0, 1, 2, 3], 75],
  ] as const)('is the %s of its cells', (name, rows, expected) => {
    expect(again({ name }, cellsOf('sales', ...rows))).toBeCloseTo(expected, 10);
  });

  it('compares a first group of cells with the rest', () => {
    const all = cellsOf('sales', 0, 1, 3);
    expect(again({ name: 'share-of-sum', parts: 1 }, [...cellsOf('sales', 3), ...all])).toBeCloseTo(61.538, 3);
    expect(again({ name: 'rank', parts: 1 }, [...cellsOf('sales', 1), ...cellsOf('sales', 0, 3)])).toBe(2);
    expect(again({ name: 'distance-to-mean', parts: 1 }, [...cellsOf('rate', 2), ...cellsOf('rate', 0, 1, 2, 3)])).toBe(
      3,
    );
  });

  it('counts periods by the moments in the cells, not by rows', () => {
    const ends = [...cellsOf('sales', 0, 3), ...cellsOf('year', 0, 3)];
    expect(again({ name: 'compound-growth', parts: 2, grain: 'year' }, ends)).toBeCloseTo(41.421, 3);
    expect(again({ name: 'elapsed', parts: 0, grain: 'year' }, cellsOf('year', 0, 3))).toBe(4);
    expect(again({ name: 'missing-periods', parts: 0, grain: 'year' }, cellsOf('year', 0, 1, 2, 3))).toBe(1);
    const steps = [...cellsOf('sales', 0, 1, 3), ...cellsOf('year', 0, 1, 3)];
    expect(again({ name: 'slope', parts: 3, grain: 'year' }, steps)).toBeCloseTo(75, 10);
  });

  it('reads shares of one as percent', () => {
    const part = { key: 'part', label: 'Share', valueFormat: 'percentage' };
    const shares = parseTable({
      columns: [part],
      rows: [{ part: 0.25 }, { part: 0.75 }],
    });
    const [column] = shares.columns;
    const figure: Figure = {
      value: 25,
      unit: { kind: 'percent' },
      operation: { name: 'value' },
      cells: cellsOf('part', 0),
    };
    expect(recompute(figure, shares)).toBe(column?.typed.isFraction === true ? 25 : 0.25);
    expect(column?.typed.isFraction).toBe(true);
  });

  it('is NaN where a cell is not in the table', () => {
    expect(again({ name: 'value' }, cellsOf('gone', 0))).toBeNaN();
    expect(again({ name: 'sum' }, cellsOf('sales', 0, 99))).toBeNaN();
    expect(again({ name: 'value' }, cellsOf('__proto__', 0))).toBeNaN();
  });
});
