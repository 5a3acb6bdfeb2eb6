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

  it('are as many words in each line as labels stand above, figures where others have figures', () => {
    const rows = ['Name Age City', 'Ana 31 Faro', 'Rui 42 Beja', 'Eva 28 Porto'];
    expect(read(rows.join('\n'))).toEqual([rows.map((row) => row.split(' '))]);
    expect(read('Nome Valor Estado\nAna 1.200 Pago\nRui 900 Aberto\nEva 35 Pago')).toHaveLength(1);
    expect(read('Paid What Due Left\n12 Jan 50 60\n14 Feb 20 10\n15 Mar 30 90')).toEqual([]);
    expect(read('This is the list\nAna has 3 apples\nRui has 4 pears\nEva has 5 plums')).toEqual([]);
    expect(read('Team A won\nAna 31 points\nRui 42 points\nEva 28 points')).toEqual([]);
  });

  it('are less sure below a line that may be a sentence', () => {
    const certaintyOf = (text: string): number => readSpaced(text, splitLines(text))[0]?.certainty ?? 0;
    const rows = 'Ana sold 3 cars\nBob bought 4 bikes\nEva sold 7 vans';
    expect(certaintyOf(`Name Deed Count Goods\n${rows}`)).toBeGreaterThan(0.8);
    expect(certaintyOf(`Here are the numbers\n${rows}`)).toBeLessThan(0.8);
  });

  it('are less sure where numbers below a phrase may be one number in groups of three digits', () => {
    const certaintyOf = (text: string): number => readSpaced(text, splitLines(text))[0]?.certainty ?? 0;
    expect(certaintyOf('Year Revenue in EUR\n2021 1 234 567\n2022 1 345 678\n2023 1 456 789')).toBeLessThan(0.8);
    expect(certaintyOf('Item Jan Feb Mar\nPen 110 234 567\nInk 121 345 678\nPad 132 456 789')).toBeGreaterThan(0.8);
  });

  it('are columns of bare numbers', () => {
    expect(read('Sales\n10\n20\n30')).toEqual([[['Sales'], ['10'], ['20'], ['30']]]);
  });

  it('leave commas that may be delimiters to others', () => {
    expect(read('Year,Revenue in $ millions\n2020,10\n2021,12\n2022,15')).toEqual([]);
    expect(read('City 1,10\nCity 2,20\nCity 3,30')).toEqual([]);
    expect(read('1,200\n2,300\n3,400')).toEqual([[['1,200'], ['2,300'], ['3,400']]]);
  });

  it('leave sentences to others', () => {
    expect(read('We sold 10\nand then 12 more\nbut lost 3')).toEqual([]);
  });

  it.each([
    '- a 1\n- b 2\n- c 3',
    '1. a 1\n2. b 2\n3. c 3',
    '4) a 1\n5) b 2\n6) c 3',
    'Golds won\n• a 1\n• b 2\n• c 3',
    'Golds won:\n• a 1\n• b 2\n• c 3',
  ])('lose the marks of a list: %j', (text) => {
    expect(read(text)).toEqual([
      [
        ['a', '1'],
        ['b', '2'],
        ['c', '3'],
      ],
    ]);
    expect(readSpaced(text, splitLines(text))[0]?.title).toBe(text.startsWith('Golds') ? 'Golds won' : undefined);
  });

  it('keep numbers that do not count the lines', () => {
    expect(read('7. a 1\n2. b 2\n9. c 3')).toEqual([]);
  });

  it('are names of any number of words between figures', () => {
    expect(
      read('Pos. Team P W Goals Pts\n1 Aston Villa 10 8 24-7 25\n2 Spurs 10 7 20-9 22\n3 West Ham 10 6 19-9 20'),
    ).toEqual([
      [
        ['Pos.', 'Team', 'P', 'W', 'Goals', 'Pts'],
        ['1', 'Aston Villa', '10', '8', '24-7', '25'],
        ['2', 'Spurs', '10', '7', '20-9', '22'],
        ['3', 'West Ham', '10', '6', '19-9', '20'],
      ],
    ]);
    expect(read('We saw many birds today\n1 red kite at 10 12\n2 owls at 11 30\n3 storks at 12 40')).toEqual([]);
  });

  it('are names between the number of each line and one figure', () => {
    expect(read('Rank Country Population\n1 India 1,428\n2 United States 339\n3 Peru 34')).toEqual([
      [
        ['Rank', 'Country', 'Population'],
        ['1', 'India', '1,428'],
        ['2', 'United States', '339'],
        ['3', 'Peru', '34'],
      ],
    ]);
  });

  it('are names and figures under headings that group them', () => {
    expect(read('Fruit:\nApples 40\nPears 12\nRoots:\nCarrots 33\nLeeks 8')).toEqual([
      [
        ['Fruit', 'Apples', '40'],
        ['Fruit', 'Pears', '12'],
        ['Roots', 'Carrots', '33'],
        ['Roots', 'Leeks', '8'],
      ],
    ]);
    expect(read('2023\nQ1 120\nQ2 135\n2024\nQ1 160\nQ2 171')).toHaveLength(1);
    expect(read('Fruit:\nApples 40\nPears 12\nSee you soon.\nCarrots 33\nLeeks 8')).toEqual([]);
    expect(read('Fruit:\nRoots:\nApples 40\nPears 12\nCarrots 33\nLeeks 8')).toEqual([]);
  });

  it('have no minus signs in the brackets around shares behind their counts', () => {
    expect(read("Yes 124 (62%)\nNo 56 (28%)\nDon't know 20 (10%)")).toEqual([
      [
        ['Yes', '124', '62%'],
        ['No', '56', '28%'],
        ["Don't know", '20', '10%'],
      ],
    ]);
    expect(read('Income 1,240\nInterest (310)\nTaxes (220)')).toEqual([
      [
        ['Income', '1,240'],
        ['Interest', '(310)'],
        ['Taxes', '(220)'],
      ],
    ]);
  });

  it('may stand between sentences', () => {
    const rows = 'Shop A 12.4 13.1\nShop B 9.8 10.2\nShop C 15.0 14.1';
    const text = `Dear all, thanks.\nThis is what we got last week:\n${rows}\nThe columns are this year and last year.`;
    const [grid] = readSpaced(text, splitLines(text));
    expect(grid?.title).toBe('This is what we got last week');
    expect(grid?.rows).toHaveLength(3);
  });
});
