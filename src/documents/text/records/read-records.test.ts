import { describe, expect, it } from 'vitest';
import { splitLines } from '../lines.ts';
import { readRecords } from './read-records.ts';

const tablesOf = (text: string): readonly (readonly (readonly string[])[])[] =>
  readRecords(text, splitLines(text)).map(({ rows }) => rows.map((row) => row.map((cell) => cell.text)));

describe('lines that give names their values', () => {
  it('have a column for each name, and for the moment and the words before', () => {
    const text = [
      '2024-03-01 08:12:04 INFO  requests=1204 errors=3',
      '2024-03-01 09:12:04 WARN  requests=1911 errors=22',
    ].join('\n');
    expect(tablesOf(text)).toEqual([
      [
        ['', '', 'requests', 'errors'],
        ['2024-03-01 08:12:04', 'INFO', '1204', '3'],
        ['2024-03-01 09:12:04', 'WARN', '1911', '22'],
      ],
    ]);
  });

  it('may begin with a name whose value is words', () => {
    expect(tablesOf('Student: Ana Sá; Math: 17; Art: 19\nStudent: Rui; Math: 12; Art: 16')).toEqual([
      [
        ['Student', 'Math', 'Art'],
        ['Ana Sá', '17', '19'],
        ['Rui', '12', '16'],
      ],
    ]);
  });

  it('may be quoted, parted by commas, and have other lines between', () => {
    const text = 'name="São João", visitas=12\n  (retried)\nname=Braga, visitas=9';
    expect(tablesOf(text)).toEqual([
      [
        ['name', 'visitas'],
        ['São João', '12'],
        ['Braga', '9'],
      ],
    ]);
  });

  it('may put colons before figures, and dashes or commas behind them', () => {
    expect(tablesOf('Epoch 1/2 - loss: 0.92 - val loss: 0.51\nEpoch 2/2 - loss: 0.71 - val loss: 0.63')).toEqual([
      [
        ['', '', 'loss', 'val loss'],
        ['Epoch', '1/2', '0.92', '0.51'],
        ['Epoch', '2/2', '0.71', '0.63'],
      ],
    ]);
    expect(tablesOf('Unit price: 5, total: 10\nUnit price: 6, total: 18')[0]?.[0]).toEqual(['Unit price', 'total']);
    expect(tablesOf('Men: 45, women: 55\nKids: 3, dogs: 4')).toEqual([]);
  });

  it('leave a cell empty where a line lacks a name, and are less sure then', () => {
    const [grid] = readRecords('a=1 b=2 c=3\na=4 b=5', [
      { start: 0, end: 11, isBlank: false },
      { start: 12, end: 19, isBlank: false },
    ]);
    expect(grid?.rows.at(-1)?.map(({ text }) => text)).toEqual(['4', '5', '']);
    expect(grid?.certainty).toBeLessThan(0.9);
  });

  it.each([
    'a=1 b=2',
    'a=1\nb=2\nc=3',
    'See https://example.org/?a=1&b=2\nand https://example.org/?a=3&b=4',
    'if (x == 1) y = 2;\nif (x == 3) y = 4;',
  ])('are none in %j', (text) => {
    expect(tablesOf(text)).toEqual([]);
  });

  it('are read in time that grows with their length only', () => {
    const text = `${'a='.repeat(100_000)}\n${'x=1 '.repeat(50_000)}\n${'"='.repeat(100_000)}`;
    expect(tablesOf(text)).toEqual([]);
  });

  it('keep the whole moment of a line with its zone, in brackets or not', () => {
    const first = (time: string): string | undefined => {
      const text = [1, 2].map((i) => `${time} cpu=3${i}% req=12${i}`).join('\n');
      return readRecords(text, splitLines(text))[0]?.rows[1]?.[0]?.text;
    };
    expect(first('[2024-03-01 10:00:01 UTC]')).toBe('2024-03-01 10:00:01 UTC');
    expect(first('2024-03-01 10:00:01 +0100')).toBe('2024-03-01 10:00:01 +0100');
    expect(first('[2024-03-01 10:00:01 by cron]')).toBe('2024-03-01 10:00:01');
  });
});
