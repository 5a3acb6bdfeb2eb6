import { describe, expect, it } from 'vitest';
import type { SourceTable } from '../source-table.ts';
import { settleGrid } from './settle-grid.ts';

function settle(rows: readonly (readonly string[])[]): SourceTable | undefined {
  return settleGrid({
    method: 'delimited',
    span: { start: 0, end: 0 },
    certainty: 1,
    rows: rows.map((row) => row.map((text) => ({ text, spans: [] }))),
  });
}

const textsOf = (table: SourceTable | undefined): readonly (readonly string[])[] =>
  (table?.rows ?? []).map((row) => row.map(({ text }) => text));

describe('a list that was folded into parts side by side', () => {
  it('is one list again where its names go on, the last part the shorter one', () => {
    const table = settle([
      ['Item', 'Price', 'Item', 'Price'],
      ['Awl', '4.50', 'Plane', '31.00'],
      ['Chisel', '9.20', 'Rasp', '8.10'],
      ['File', '6.00', 'Saw', '22.40'],
      ['Hammer', '18.00', '', ''],
    ]);
    expect(table?.columns.map(({ label }) => label)).toEqual(['Item', 'Price']);
    expect(textsOf(table).map(([item]) => item)).toEqual(['Awl', 'Chisel', 'File', 'Hammer', 'Plane', 'Rasp', 'Saw']);
    expect(table?.notices).toContainEqual({ kind: 'list-unfolded', values: { count: 2 } });
  });

  it('is left as it is where the same names come back: figures of two things stand side by side', () => {
    const rows = [
      ['Shop', 'Sales', 'Shop', 'Sales'],
      ['Leeds', '410', 'York', '388'],
      ['York', '290', 'Leeds', '301'],
      ['Hull', '150', 'Hull', '149'],
    ];
    expect(textsOf(settle(rows))).toEqual(rows.slice(1));
  });

  it('is left as it is where its numbers begin again', () => {
    const rows = [
      ['Plan', 'Actual', 'Plan', 'Actual'],
      ['100', '96', '120', '118'],
      ['110', '97', '125', '131'],
      ['115', '99', '119', '120'],
    ];
    expect(textsOf(settle(rows))).toEqual(rows.slice(1));
  });
});
