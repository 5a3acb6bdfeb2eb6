import { describe, expect, it } from 'vitest';
import { readText } from '../../documents/text/read-text.ts';
import { isOddLayout } from './odd-layout.ts';
import { typeTable } from './type-table.ts';

function isOdd(text: string): boolean | undefined {
  const [source] = readText(text);
  return source === undefined ? undefined : isOddLayout(typeTable(source, undefined), text);
}

describe('an odd layout', () => {
  it('is a row of words under several columns of numbers', () => {
    const rows = 'b,3,4\nc,5,6\nd,7,8\ne,9,10\nf,11,12';
    expect(isOdd(`k,x,y\na,1,2\nb,open,closed\n${rows}\n`)).toBe(true);
    expect(isOdd(`k,x,y\na,1,2\nb,open,2\n${rows}\n`)).toBe(false);
  });

  it('is a single column of numbers below several lines of words', () => {
    expect(isOdd('Product\nLaptops\nPhones\n\nUnits\n120\n340\n95\n')).toBe(true);
    expect(isOdd('Units\n120\n340\n95\n')).toBe(false);
  });

  it('is one of rows that have cells at one side alone', () => {
    expect(isOdd('Index,Level,Pair,Rate\nPSI,6412,,\n,,EUR,1.08\nDAX,17890,,\n,,GBP,1.27\n')).toBe(true);
    expect(isOdd('Index,Level,Pair,Rate\nPSI,6412,,\nDAX,17890,EUR,1.08\n,,GBP,1.27\n')).toBe(false);
  });
});
