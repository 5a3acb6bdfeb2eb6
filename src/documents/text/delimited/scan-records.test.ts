import { describe, expect, it } from 'vitest';
import { type Dialect, scanRecords } from './scan-records.ts';

function scan(text: string, options: Partial<Dialect> = {}): readonly (readonly string[])[] {
  const records: string[][] = [];
  let record: string[] = [];
  const dialect: Dialect = { delimiter: 44, quote: 34, backslash: 'none', ...options };
  scanRecords(text, { start: 0, end: text.length }, dialect, {
    cell: (start, end, isQuoted) => record.push(`${isQuoted ? 'q:' : ''}${text.slice(start, end)}`),
    endRecord: () => {
      records.push(record);
      record = [];
    },
  });
  return records;
}

describe('records of delimited text', () => {
  it('end at line breaks of every kind', () => {
    expect(scan('a,b\r\nc,d\re,f\ng,h')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', 'h'],
    ]);
  });

  it('keep delimiters, doubled quotes and line breaks inside quotes', () => {
    expect(scan('"a,b","c ""d""","e\nf"')).toEqual([['q:a,b', 'q:c ""d""', 'q:e\nf']]);
  });

  it('take a quote for a letter where no delimiter follows the closing one', () => {
    expect(scan('"Best" film,5\n5" disc,7')).toEqual([
      ['"Best" film', '5'],
      ['5" disc', '7'],
    ]);
  });

  it('take a quote for a letter where it is never closed', () => {
    expect(scan('a,"b\nc,d')).toEqual([
      ['a', '"b'],
      ['c', 'd'],
    ]);
  });

  it('let a backslash keep a delimiter, where the dialect says so', () => {
    expect(scan('a\\,b,c', { backslash: 'delimiter' })).toEqual([['a\\,b', 'c']]);
    expect(scan('a\\,b,c')).toEqual([['a\\', 'b', 'c']]);
    expect(scan('"a\\"b",c', { backslash: 'delimiter' })).toEqual([['q:a\\"b', 'c']]);
  });

  it('end in an empty cell behind a last delimiter', () => {
    expect(scan('a,\n')).toEqual([['a', '']]);
    expect(scan('a,')).toEqual([['a', '']]);
  });
});
