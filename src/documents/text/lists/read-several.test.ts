import { describe, expect, it } from 'vitest';
import { readText } from '../read-text.ts';

function read(text: string): unknown {
  const [table] = readText(text);
  return [table?.columns.map(({ label }) => label), ...(table?.rows ?? []).map((row) => row.map((cell) => cell.text))];
}

describe('a list whose entries say several things', () => {
  it.each([
    'North 54.2% -> 58.1%\nSouth 49.8% -> 47.3%\nEast 61.0% -> 63.5%',
    '- North: 54.2% → 58.1%\n- South: 49.8% → 47.3%\n- East: 61.0% → 63.5%',
  ])('may tell what was and what came of it: %j', (list) => {
    const rows = [
      ['North', '54.2%', '58.1%'],
      ['South', '49.8%', '47.3%'],
      ['East', '61.0%', '63.5%'],
    ];
    expect(read(`Turnout by district (2021 -> 2025)\n${list}`)).toEqual([['', '2021', '2025'], ...rows]);
    expect(read(list)).toEqual([['', '', ''], ...rows]);
  });

  it('may count the same things, in any order', () => {
    const text = '1. Norway – 16 gold, 8 silver and 13 bronze\n2. Chile – 1 silver, 2 gold and 4 bronze';
    expect(read(text)).toEqual([
      ['', 'gold', 'silver', 'bronze'],
      ['Norway', '16', '8', '13'],
      ['Chile', '2', '1', '4'],
    ]);
    expect(read('النرويج: 16 ذهبية، 8 فضية و13 برونزية\nألمانيا: 12 ذهبية، 10 فضية و5 برونزية')).toEqual([
      ['', 'ذهبية', 'فضية', 'برونزية'],
      ['النرويج', '16', '8', '13'],
      ['ألمانيا', '12', '10', '5'],
    ]);
  });

  it('may have a percentage beside each figure', () => {
    expect(read('Visitors in May:\n- Faro: 1,200 (45%)\n- Beja: 900 (+34.5 %)\n- Elvas: 540 (20.5%)')).toEqual([
      ['', '', '%'],
      ['Faro', '1,200', '45%'],
      ['Beja', '900', '+34.5 %'],
      ['Elvas', '540', '20.5%'],
    ]);
    expect(read('Faro: 120 (45%)\nBeja: 90 (estimate)\nElvas: 54 (20%)')).toContainEqual(['Beja', '90']);
  });

  it('keeps one value where the others are not of all entries', () => {
    const text = 'Faro: 12 rooms, 3 suites\nBeja: 9 rooms\nOlhão: 14 rooms, 1 suite';
    expect(read(text)).toEqual([
      ['', ''],
      ['Faro', '12'],
      ['Beja', '9'],
      ['Olhão', '14'],
    ]);
  });
});
