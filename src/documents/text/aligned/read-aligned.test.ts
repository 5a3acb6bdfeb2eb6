import { describe, expect, it } from 'vitest';
import { splitLines } from '../lines.ts';
import { readAligned, readRuled } from './read-aligned.ts';

const aligned = (text: string): unknown =>
  readAligned(text, splitLines(text)).map(({ rows }) => rows.map((row) => row.map((cell) => cell.text)));
const ruled = (text: string): unknown =>
  readRuled(text, splitLines(text)).map(({ rows }) => rows.map((row) => row.map((cell) => cell.text)));

describe('aligned columns', () => {
  it('are cut at two blanks, never at one', () => {
    expect(aligned('Name       Net sales\nNew York          12\nFaro               5')).toEqual([
      [
        ['Name', 'Net sales'],
        ['New York', '12'],
        ['Faro', '5'],
      ],
    ]);
  });

  it('are cut at one blank where figures stand under a label each', () => {
    expect(
      aligned('Player  FG    3P   PTS\nJames   9-18  2-6  24\nDavis   10-15 0-1  27\nReaves  5-11  3-7  16'),
    ).toMatchObject([{ 2: ['Davis', '10-15', '0-1', '27'] }]);
  });

  it('are cut in a time that grows with their length, however many labels they have', () => {
    const labels = 'ab  '.repeat(40_000);
    const line = `${'1 2 '.repeat(40_000)}  x`;
    expect(aligned(`${labels}\n${line}\n${line}`)).toEqual([]);
  });

  it('are cut at one blank where words begin right under a label, wherever they reach there', () => {
    const dated = (description: string): unknown =>
      aligned(
        `Date        Description       Amount\n04 Mar 2025 OPENING BALANCE    10.00\n06 Mar 2025 ${description}\n09 Mar 2025 RENT              300.00`,
      );
    expect(dated('TESCO             42.10')).toEqual([
      [
        ['Date', 'Description', 'Amount'],
        ['04 Mar 2025', 'OPENING BALANCE', '10.00'],
        ['06 Mar 2025', 'TESCO', '42.10'],
        ['09 Mar 2025', 'RENT', '300.00'],
      ],
    ]);
  });

  it('keep holes in their columns', () => {
    expect(aligned('a     b     c\nx           1\ny     2     3')).toEqual([
      [
        ['a', 'b', 'c'],
        ['x', '', '1'],
        ['y', '2', '3'],
      ],
    ]);
  });

  it('go on below a blank line where a row fits them', () => {
    expect(aligned('a       b\nx      10\ny      20\n\nTotal  30')).toEqual([
      [
        ['a', 'b'],
        ['x', '10'],
        ['y', '20'],
        ['Total', '30'],
      ],
    ]);
  });

  it('are seen behind single blanks under a header that names each', () => {
    expect(aligned('  PID USER     %CPU CMD\n 1234 ann      12.5 node\n 2345 bob       4.0 python')).toEqual([
      [
        ['PID', 'USER', '%CPU', 'CMD'],
        ['1234', 'ann', '12.5', 'node'],
        ['2345', 'bob', '4.0', 'python'],
      ],
    ]);
    expect(aligned('Group  Mean (SD)    p\nA      12.1 (3.2)  0.1\nB      15.4 (2.9)  0.2')).toEqual([
      [
        ['Group', 'Mean (SD)', 'p'],
        ['A', '12.1 (3.2)', '0.1'],
        ['B', '15.4 (2.9)', '0.2'],
      ],
    ]);
    expect(aligned('Full name    N\nAnna Sa     12\nMara Li      5')).toEqual([
      [
        ['Full name', 'N'],
        ['Anna Sa', '12'],
        ['Mara Li', '5'],
      ],
    ]);
  });

  it('keep currency signs with the amounts behind them', () => {
    expect(aligned('           2023     2022\nSales   $   400   $  350\nCosts       (80)     (75)')).toEqual([
      [
        ['', '2023', '2022'],
        ['Sales', '$   400', '$  350'],
        ['Costs', '(80)', '(75)'],
      ],
    ]);
  });

  it('are no running text with wide gaps', () => {
    expect(
      aligned('One sentence here.  Another one follows it at once.\nThe next line.  It too has a gap in it somewhere.'),
    ).toEqual([]);
  });
});

describe('columns under a ruler', () => {
  it('have its edges, even where single blanks part the cells', () => {
    expect(ruled('Name     N\n-------- --\nNew York 12\nFaro      5')).toEqual([
      [
        ['Name', 'N'],
        ['New York', '12'],
        ['Faro', '5'],
      ],
    ]);
  });

  it('are not there under one stroke alone', () => {
    expect(ruled('Title\n-----\nsome words')).toEqual([]);
  });
});
