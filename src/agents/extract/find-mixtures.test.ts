import { describe, expect, it } from 'vitest';
import type { ReadMethod, SourceTable } from '../../documents/source-table.ts';
import { readText } from '../../documents/text/read-text.ts';
import { findMixtures } from './find-mixtures.ts';
import { typeTable } from './type-table.ts';

/** A table of measures by name, one value each. */
function tableOf(method: ReadMethod, values: readonly string[]): SourceTable {
  return {
    method,
    span: { start: 0, end: 0 },
    columns: ['Measure', '2024'].map((label) => ({ label, spans: [] })),
    rows: values.map((value, i) => [`M${i}`, value].map((text) => ({ text, spans: [] }))),
    certainty: 1,
    doubts: [],
    notices: [],
  };
}

describe('amounts with a blank inside', () => {
  const kindsOf = (text: string): readonly string[] =>
    readText(text).flatMap((table) => findMixtures(typeTable(table)).map(({ kind }) => kind));

  it.each([
    ['a list', '- iPhone 15 999 €\n- Galaxy S24 899 €\n- Pixel 8 799 €\n- Moto 499 €'],
    ['a sentence', 'O iPhone 15 999 €, o Galaxy 899 € e o Pixel 799 €.'],
    ['names that are told apart by them', '- Sala 12 450 €\n- Sala 13 380 €\n- Sala 14 290 €'],
  ])('may begin with the end of the name in %s', (_, text) => {
    expect(kindsOf(text)).toContain('may-be-of-name');
  });

  it.each([
    ['one has a group that begins with a nought', '- Rent 1 050 €\n- School 2 350 €\n- Food 650 €'],
    ['all are written so', '- Lisboa 12 500 €\n- Porto 9 300 €\n- Faro 4 800 €'],
    ['a delimiter does', 'Concelho;Casos\nLoures;1 204\nSintra;2 310\nOeiras;987'],
    ['a colon stands before them', '- Rent: 1 250 €\n- Food: 650 €\n- Car: 300 €'],
  ])('are plain where %s', (_, text) => {
    expect(kindsOf(text)).toEqual([]);
  });
});

describe('numbers below 1 under a label of per cent', () => {
  const mixturesOf = (text: string): readonly string[] =>
    readText(text).flatMap((table) => findMixtures(typeTable(table)).map(({ kind }) => kind));

  it.each([
    ['rates', 'Item,Tax %\nA,0.23\nB,0.06\nC,0.13'],
    ['rates in Portuguese', 'Artigo;Taxa %\nA;0,23\nB;0,06\nC;0,13'],
    ['rates beside other figures', 'Defect,Rate %,Units\nScratch,0.3,1200\nDent,0.1,800\nCrack,0.05,950'],
  ])('may be shares of one or of a hundred: %s', (_, text) => {
    expect(mixturesOf(text)).toEqual(['open-shares']);
  });

  it.each([
    ['they add up to 1', 'Brand,Share %\nA,0.3\nB,0.25\nC,0.45'],
    ['their total is 1', 'Brand,Share %\nA,0.3\nB,0.25\nC,0.45\nTotal,1'],
    ['they are the shares of a column', 'Brand,Units,Share %\nA,300,0.3\nB,450,0.45\nC,250,0.25'],
    ['they are the ratio of two columns', 'Class,Passed,Sat,Rate %\nA,9,30,0.3\nB,18,20,0.9\nC,14,20,0.7'],
    ['one is above 1', 'Brand,Share %\nA,0.3\nB,12.5\nC,4'],
  ])('are plain where %s', (_, text) => {
    expect(mixturesOf(text)).toEqual([]);
  });
});

describe('percentages among other numbers', () => {
  it('are numbers where a sheet holds them, and told', () => {
    const table = typeTable(tableOf('sheet', ['1350', '14.5%', '52', '2.8%', '44']));
    expect(table.columns[1]?.values).toEqual([1350, 14.5, 52, 2.8, 44]);
    expect(findMixtures(table)).toEqual([{ kind: 'mixed-percentages', column: 1, text: '14.5%' }]);
  });

  it('are told beside the number of answers that they are of', () => {
    const table = typeTable(tableOf('delimited', ['1000', '31%', '42%', '27%', '55%']));
    expect(findMixtures(table)).toEqual([{ kind: 'mixed-percentages', column: 1, text: '31%' }]);
  });

  it('are told in a sheet that has as many plain numbers, whatever they are', () => {
    expect(findMixtures(typeTable(tableOf('sheet', ['45', '45%', '38', '38%'])))).toEqual([
      { kind: 'mixed-percentages', column: 1, text: '45%' },
    ]);
    expect(findMixtures(typeTable(tableOf('sheet', ['45%', '30%', '25%', '100'])))).toEqual([]);
  });

  it('are nothing to tell beside the whole of them', () => {
    expect(findMixtures(typeTable(tableOf('delimited', ['31%', '42%', '27%', '100'])))).toEqual([]);
  });
});
