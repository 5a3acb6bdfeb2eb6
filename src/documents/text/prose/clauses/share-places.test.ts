import { describe, expect, it } from 'vitest';
import { readProse } from '../read-prose.ts';

const rows = (text: string): readonly (readonly string[])[] =>
  readProse(text)[0]?.rows.map((row) => row.map((cell) => cell.text)) ?? [];

describe('a place behind the last figure of each list is that of all its figures', () => {
  it.each([
    ['16 gold, 8 silver for Kenya; 10 gold, 4 silver for Spain', ['Kenya', '16', '8'], ['Spain', '10', '4']],
    [
      'We sold 30 apples and 12 pears in Porto, and 20 apples and 9 pears in Braga.',
      ['Porto', '30', '12'],
      ['Braga', '20', '9'],
    ],
    [
      '10 de ouro e 4 de prata para Espanha; 8 de ouro e 3 de prata para Itália',
      ['Espanha', '10', '4'],
      ['Itália', '8', '3'],
    ],
    [
      'Temos 12 cães, 8 gatos e 3 coelhos em Lisboa e 7 cães, 15 gatos e 1 coelho no Porto.',
      ['Lisboa', '12', '8', '3'],
      ['Porto', '7', '15', '1'],
    ],
  ])('%s', (text, ...expected) => {
    expect(rows(text)).toEqual(expected);
  });

  it('stays with its own figure where lists have other things', () => {
    expect(rows('There are 30 apples, 12 pears in Porto, 9 plums and 7 figs in Braga.')).not.toContainEqual([
      'Porto',
      '30',
      '12',
    ]);
  });
});

describe('units of measure set figures of one thing apart', () => {
  it('as columns of their own', () => {
    const [table] = readProse('Lisbon: 545,000 inhabitants, 100 km²; Porto: 232,000 inhabitants, 41 km².');
    expect(table?.columns.map(({ label }) => label)).toEqual(['Category', 'Inhabitants', 'km²']);
    expect(table?.rows.map((row) => row.map((cell) => cell.text))).toEqual([
      ['Lisbon', '545,000', '100'],
      ['Porto', '232,000', '41'],
    ]);
  });
});
