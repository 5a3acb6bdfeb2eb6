import { describe, expect, it } from 'vitest';
import type { ReadMethod, SourceTable } from '../../documents/source-table.ts';
import { findMixtures } from './find-mixtures.ts';
import { typeTable } from './type-table.ts';

/** A table of measures by name, one value each. */
function tableOf(method: ReadMethod, values: readonly string[]): SourceTable {
  return {
    method,
    span: { start: 0, end: 0 },
    columns: ['Measure', '2024'].map((label) => ({ label, spans: [] })),
    rows: values.map((value, i) => [`M${i}`, value].map((text) => ({ text, spans: [] }))),
    certainty: 1,
    doubts: [],
    notices: [],
  };
}

describe('percentages among other numbers', () => {
  it('are numbers where a sheet holds them, and told', () => {
    const table = typeTable(tableOf('sheet', ['1350', '14.5%', '52', '2.8%', '44']));
    expect(table.columns[1]?.values).toEqual([1350, 14.5, 52, 2.8, 44]);
    expect(findMixtures(table)).toEqual([{ kind: 'mixed-percentages', column: 1, text: '14.5%' }]);
  });

  it('are told beside the number of answers that they are of', () => {
    const table = typeTable(tableOf('delimited', ['1000', '31%', '42%', '27%', '55%']));
    expect(findMixtures(table)).toEqual([{ kind: 'mixed-percentages', column: 1, text: '31%' }]);
  });

  it('are nothing to tell beside the whole of them', () => {
    expect(findMixtures(typeTable(tableOf('delimited', ['31%', '42%', '27%', '100'])))).toEqual([]);
  });
});
