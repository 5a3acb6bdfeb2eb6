import { describe, expect, it } from 'vitest';
import { parseCells } from './parse-cells.ts';
import { rejoinNumbers } from './rejoin-numbers.ts';

function rejoin(text: string): readonly [readonly string[], boolean] {
  const { rows } = parseCells(text, { start: 0, end: text.length }, { delimiter: 44, quote: -1, backslash: 'none' });
  const { rows: whole, isProven } = rejoinNumbers(text, rows);
  return [whole.map((row) => row.map((cell) => cell.text).join(' | ')), isProven];
}

describe('numbers cut at their own commas', () => {
  it('are joined again where that makes rows as wide as the header', () => {
    expect(rejoin('Shop,Sales\nA,Rs. 12,000\nB,Rs. 9,500')).toEqual([
      ['Shop | Sales', 'A | Rs. 12,000', 'B | Rs. 9,500'],
      true,
    ]);
    expect(rejoin('Shop,Sales\nA,1,234,567\nB,80')).toEqual([['Shop | Sales', 'A | 1,234,567', 'B | 80'], true]);
  });

  it('leave a date whole that its comma cut', () => {
    expect(rejoin('date,value\n2024-01-05,10\nMarch 3, 2024,15')[0]).toEqual([
      'date | value',
      '2024-01-05 | 10',
      'March 3, 2024 | 15',
    ]);
    expect(rejoin('a,b\nx,1\nNote 3, 2024,15')[0]?.[2]).toBe('Note 3 | 2024,15');
  });

  it('are in doubt where a label may be missing instead', () => {
    expect(rejoin('City,Value\nFaro,3,5\nPorto,4,1')).toEqual([['City | Value', 'Faro | 3,5', 'Porto | 4,1'], false]);
  });

  it('are left alone where not every long row can be joined in one way', () => {
    const text = 'mpg,cyl\nMazda,21,6\nDatsun,22.8,4';
    expect(rejoin(text)[0]).toEqual(['mpg | cyl', 'Mazda | 21 | 6', 'Datsun | 22.8 | 4']);
    expect(rejoin('a,b,c\nx,1,2,3\ny,4,5,6')[0]).toEqual(['a | b | c', 'x | 1 | 2 | 3', 'y | 4 | 5 | 6']);
  });
});
