import { describe, expect, it } from 'vitest';
import { splitLines } from '../lines.ts';
import { readSpaced } from './read-spaced.ts';

const read = (text: string): unknown =>
  readSpaced(text, splitLines(text)).map(({ rows }) => rows.map((row) => row.map((cell) => cell.text)));

describe('tables set with single blanks', () => {
  it('are names followed by numbers, with or without labels', () => {
    expect(read('Lisbon 1,200\nNew York 900\nFaro 300')).toEqual([
      [
        ['Lisbon', '1,200'],
        ['New York', '900'],
        ['Faro', '300'],
      ],
    ]);
    expect(read('City Pop\nLisbon 10\nFaro 5')).toEqual([
      [
        ['City', 'Pop'],
        ['Lisbon', '10'],
        ['Faro', '5'],
      ],
    ]);
  });

  it('are columns of bare numbers', () => {
    expect(read('Sales\n10\n20\n30')).toEqual([[['Sales'], ['10'], ['20'], ['30']]]);
  });

  it('leave commas that may be delimiters to others', () => {
    expect(read('Year,Revenue in $ millions\n2020,10\n2021,12\n2022,15')).toEqual([]);
    expect(read('City 1,10\nCity 2,20\nCity 3,30')).toEqual([]);
    expect(read('1,200\n2,300\n3,400')).toEqual([[['1,200'], ['2,300'], ['3,400']]]);
  });

  it('leave sentences and lists to others', () => {
    expect(read('We sold 10\nand then 12 more\nbut lost 3')).toEqual([]);
    expect(read('- a 1\n- b 2\n- c 3')).toEqual([]);
  });
});
