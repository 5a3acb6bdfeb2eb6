import { describe, expect, it } from 'vitest';
import { readText } from '../read-text.ts';

const rowsOf = (text: string): unknown => readText(text)[0]?.rows.map((row) => row.map((cell) => cell.text));

describe('messages of a chat', () => {
  it('that name one figure each are rows, with the moment and who wrote', () => {
    const text =
      '12/03/2025, 18:02 - João: luz 45,30\n12/03/2025, 18:05 - Marta: internet 39,99\n13/03/2025, 09:00 - João: renda 650';
    expect(rowsOf(text)).toEqual([
      ['12/03/2025, 18:02', 'João', 'luz', '45,30'],
      ['12/03/2025, 18:05', 'Marta', 'internet', '39,99'],
      ['13/03/2025, 09:00', 'João', 'renda', '650'],
    ]);
  });

  it('that all name the same have it for a label, and the day alone where each has its own', () => {
    const text =
      '[12/03/24, 09:14] Ana: Sales today 120\n[13/03/24, 09:14] Ana: Sales today 135\n[14/03/24, 09:16] Ana: Sales today 99';
    const [table] = readText(text);
    expect(table?.columns.map(({ label }) => label)).toEqual(['', 'Sales today']);
    expect(rowsOf(text)).toEqual([
      ['12/03/24', '120'],
      ['13/03/24', '135'],
      ['14/03/24', '99'],
    ]);
  });

  it('may have other messages among them, and are unsure then', () => {
    const text = '[18:02] Ana: water €22.10\n[18:03] Rui: thanks!\n[18:04] Ana: gas: €30\n[18:09] Rui: rent €650';
    expect(rowsOf(text)).toHaveLength(3);
    expect(readText(text)[0]?.certainty).toBeLessThan(0.8);
  });

  it('are left to other readers where they say more than one figure each', () => {
    const text = '[09:12] Rui: how many?\n[09:13] Ana: mon 34, tue 41, wed 29\n[09:14] Ana: thu 50, fri 62';
    expect(readText(text).some(({ rows }) => rows.some((row) => row.length === 4))).toBe(false);
  });

  it('are read with days that name no year', () => {
    const text =
      '[12/03, 09:14] Ana: Loja Baixa 1.230 €\n[12/03, 09:15] Ana: Loja Sul 2.410 €\n[12/03, 09:15] Ana: Loja Norte 980 €';
    expect(rowsOf(text)).toEqual([
      ['12/03, 09:14', 'Loja Baixa', '1.230 €'],
      ['12/03, 09:15', 'Loja Sul', '2.410 €'],
      ['12/03, 09:15', 'Loja Norte', '980 €'],
    ]);
  });

  it('that say the same sentence with another figure are a row each', () => {
    const said = (day: number, boxes: number): string => `${day}/03/24, 09:14 - Ana: Sold ${boxes} boxes today`;
    expect(rowsOf([said(12, 12), said(13, 9), said(14, 15)].join('\n'))).toEqual([
      ['12/03/24, 09:14', '12'],
      ['13/03/24, 09:14', '9'],
      ['14/03/24, 09:14', '15'],
    ]);
  });
});
