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

  it('show groups of thousands against a stated locale, and stay in doubt', () => {
    const [assets] = parseColumns([{ label: 'Assets', cells: ['4.310', '905', '2.411'] }], { locale: 'en-US' });
    expect([...(assets?.numbers ?? [])]).toEqual([4310, 905, 2411]);
    expect(assets?.ambiguity?.chosen).toBe('comma');
    const answered = { locale: 'en-US', habits: { decimal: '.' } } as const;
    expect(parseColumns([{ label: 'Assets', cells: ['4.310', '905'] }], answered)[0]?.ambiguity).toBeUndefined();
  });

  it('put the day first beside decimals behind commas, whatever the stated locale', () => {
    const sources = [
      { label: 'Data', cells: ['02-01-2024', '08-01-2024'] },
      { label: 'Saldo', cells: ['1.950,20', '45,67'] },
    ];
    const times = [Date.UTC(2024, 0, 2), Date.UTC(2024, 0, 8)];
    expect([...(parseColumns(sources, { locale: 'en-US' })[0]?.times ?? [])]).toEqual(times);
    const [answered] = parseColumns(sources, { habits: { order: 'month-first' } });
    expect(answered?.times?.[0]).toBe(Date.UTC(2024, 1, 1));
  });

  it('follow a proof before anything else', () => {
    expect(numbersOf(['1.200', '950', '1.430'], ['0.5', '1.25', '2.5'])).toEqual([
      [1.2, 950, 1.43],
      [0.5, 1.25, 2.5],
    ]);
  });

  it('read clocks as lengths of time where each lies within one of its row', () => {
    const formatsOf = (part: readonly string[]) =>
      parseColumns([
        { label: 'Half', cells: part },
        { label: 'Finish', cells: ['4:37:10', '2:51:36', '4:03:52'] },
      ]).map(({ format }) => format);
    expect(formatsOf(['2:03:02', '1:19:45', '1:46:46'])).toEqual(['duration', 'duration']);
    expect(formatsOf(['14:03:02', '1:19:45', '1:46:46'])).toEqual(['time', 'duration']);
  });
});
