import { describe, expect, it } from 'vitest';
import { parseColumns } from './parse-columns.ts';

const numbersOf = (...columns: readonly (readonly string[])[]): readonly (readonly number[])[] =>
  parseColumns(columns.map((cells, i) => ({ label: `c${i}`, cells }))).map(({ numbers }) => [...(numbers ?? [])]);

describe('columns of one table', () => {
  it('read the marks that they leave open as the column does that shows more', () => {
    const sales = ['1.200', '950', '1.430'];
    const goals = ['1.000', '1.000', '1.100'];
    expect(numbersOf(sales, goals)).toEqual([
      [1200, 950, 1430],
      [1000, 1000, 1100],
    ]);
    expect(numbersOf(goals)).toEqual([[1, 1, 1.1]]);
  });

  it('stay in doubt where nothing proves it', () => {
    const columns = parseColumns([
      { label: 'a', cells: ['1.200', '950', '1.430'] },
      { label: 'b', cells: ['1.000', '1.000', '1.100'] },
    ]);
    expect(columns.map(({ ambiguity }) => ambiguity?.chosen)).toEqual(['comma', 'comma']);
  });

  it('follow a proof before anything else', () => {
    expect(numbersOf(['1.200', '950', '1.430'], ['0.5', '1.25', '2.5'])).toEqual([
      [1.2, 950, 1.43],
      [0.5, 1.25, 2.5],
    ]);
  });
});
