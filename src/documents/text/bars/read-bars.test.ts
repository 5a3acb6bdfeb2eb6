import { describe, expect, it } from 'vitest';
import type { RawGrid } from '../../grid/raw-grid.ts';
import { splitLines } from '../lines.ts';
import { readBars } from './read-bars.ts';

const read = (text: string): readonly RawGrid[] => readBars(text, splitLines(text));
const texts = (text: string): unknown => read(text).map(({ rows }) => rows.map((row) => row.map((cell) => cell.text)));

describe('tables drawn with bars', () => {
  it('have the rows above the first border for headers', () => {
    expect(read('| a | b |\n|---|---|\n| 1 | 2 |')[0]?.headerRows).toBe(1);
    expect(read('| a | b |\n| 1 | 2 |')[0]?.headerRows).toBeUndefined();
  });

  it('keep an empty first cell where no bar frames the rows', () => {
    expect(texts(' a | b\n---+---\n x | 1\n   | 2')).toEqual([
      [
        ['a', 'b'],
        ['x', '1'],
        ['', '2'],
      ],
    ]);
  });

  it('keep escaped bars as signs', () => {
    expect(texts('| a | b |\n|---|---|\n| x\\|y | 2 |')).toEqual([
      [
        ['a', 'b'],
        ['x|y', '2'],
      ],
    ]);
  });

  it('join the lines of a wrapped cell where borders part the rows', () => {
    expect(texts('+---+---+\n| a | b |\n+===+===+\n| x | 1 |\n| y |   |\n+---+---+\n| z | 2 |\n+---+---+')).toEqual([
      [
        ['a', 'b'],
        ['x y', '1'],
        ['z', '2'],
      ],
    ]);
  });

  it('are none where single bars stand in sentences', () => {
    expect(read('this | that is a question\nand so on')).toEqual([]);
  });
});
