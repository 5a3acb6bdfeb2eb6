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

  describe('of clocks under a heading that leaves it open', () => {
    const CLOCKS = ['2:05:30', '2:07:12', '2:07:45', '2:09:01'];
    const timesBeside = (label: string, cells: readonly unknown[], heading = 'Time', clocks = CLOCKS) =>
      parseColumns([
        { label, cells },
        { label: heading, cells: clocks },
      ])[1];

    it('read lengths of time where they rise with the places of a race, or are those of runners', () => {
      expect(timesBeside('Place', [1, 2, 3, 4])?.format).toBe('duration');
      expect(timesBeside('Lugar', [1, 2, 3, 4], 'Tempo final')?.format).toBe('duration');
      expect(timesBeside('المركز', [1, 2, 3, 4], 'الوقت')?.format).toBe('duration');
      expect(timesBeside('Runner', ['Ana', 'John', 'Lena', 'Omar'])?.format).toBe('duration');
    });

    it('read times of day where a place is lower with a longer time, a heading asks for the clock, or no seconds are told', () => {
      expect(timesBeside('Place', [2, 1, 3, 4])?.format).toBe('time');
      expect(timesBeside('Runner', ['Ana', 'John', 'Lena', 'Omar'], 'Start time')?.format).toBe('time');
      const starts = ['9:00:00', '9:05:00', '9:10:00', '9:15:00'];
      expect(timesBeside('Runner', ['Ana', 'John', 'Lena', 'Omar'], 'Time', starts)?.format).toBe('time');
    });

    it('say that either may be meant where nothing beside them tells', () => {
      const open = timesBeside('Name', ['Ana', 'John', 'Lena', 'Omar']);
      expect([open?.format, open?.ambiguity?.kind]).toEqual(['time', 'clock-or-length']);
      expect(timesBeside('Name', ['a', 'b', 'c', 'd'], 'Arrival')?.ambiguity).toBeUndefined();
      expect(
        timesBeside('Name', ['a', 'b', 'c', 'd'], 'Time', ['02:05:30', '12:07:12', '14:07:45', '22:09:01'])?.ambiguity,
      ).toBeUndefined();
    });
  });
});
