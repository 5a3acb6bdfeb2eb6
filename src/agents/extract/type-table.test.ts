import { describe, expect, it } from 'vitest';
import { readText } from '../../documents/text/read-text.ts';
import { typeTable } from './type-table.ts';

function columnsOf(text: string): readonly (readonly unknown[])[] {
  const [source] = readText(text);
  return source === undefined ? [] : typeTable(source).columns.map(({ values }) => values);
}

describe('the columns of a table', () => {
  it('have signs for arrows, before or behind the number', () => {
    const text = 'Index\tChg\tChg %\nS&P\t▲ 12.1\t0.23% ▲\nDAX\t▼ 45.3\t0.25% ▼\nFTSE\t0.0\t—';
    expect(columnsOf(text).slice(1)).toEqual([
      [12.1, -45.3, 0],
      [0.23, -0.25, null],
    ]);
  });

  it('have signs for arrows before shares, and under stretches of time', () => {
    expect(columnsOf('Coin\tBTC\na\t▲ 2.1%\nb\t▼ 1.3%\nc\t▲ 4.0%')[1]).toEqual([2.1, -1.3, 4]);
    expect(columnsOf('Coin\tYTD %\na\t2.1% ▲\nb\t1.3% ▼\nc\t4.0% ▲')[1]).toEqual([2.1, -1.3, 4]);
  });

  it('keep arrows that may say something else', () => {
    expect(columnsOf('Item\tProfit\na\t▲ 120\nb\t310\nc\t95')[1]?.[0]).toBe('▲ 120');
    expect(columnsOf('KPI\tValue\nVisits\t1,240 ▲\nSales\t900 ▼\nUsers\t340 ▲')[1]?.[1]).toBe('900 ▼');
    expect(columnsOf('Party\tShare\nA\t45% ▼\nB\t30% ▲\nC\t25% ▲')[1]?.[0]).toBe('45% ▼');
    expect(columnsOf('科目\t前年比\n売上\t▲ 2%\n利益\t▲ 9%\n費用\t▲ 3%')[1]?.[0]).toBe('▲ 2%');
    expect(columnsOf('Item\tChange\na\t▲ -5\nb\t▼ 3\nc\t▲ 2')[1]?.[0]).toBe('▲ -5');
  });

  it('are numbers where a statement writes a dash beside the sign of its currency', () => {
    expect(
      columnsOf('Item\t2023\t2024\nSales\t$ 1,200\t$ 1,450\nRefunds\t$ (35)\t$ -\nOther\t$ —\t$ 20').slice(1),
    ).toEqual([
      [1200, -35, null],
      [1450, null, 20],
    ]);
  });

  it('are numbers where the name of the last row stands among them', () => {
    const text =
      'Dia;Descrição;Débito;Crédito;Saldo\n1;Loja;45,32;;1254,68\n2;Salário;;250,00;1504,68\n;;;Saldo final;1504,68';
    expect(columnsOf(text).slice(2)).toEqual([
      [45.32, null, null],
      [null, 250, 'Saldo final'],
      [1254.68, 1504.68, 1504.68],
    ]);
  });

  it('are numbers beside cells that were too narrow to show theirs', () => {
    expect(columnsOf('Item\tTotal\na\t#####\nb\t63\nc\t81')[1]).toEqual([null, 63, 81]);
  });

  it('keep codes with a letter that no number is written with', () => {
    expect(columnsOf('Code\tSold\n12345E10\t1\n98711E20\t2\n44001E15\t3')[0]).toEqual([
      '12345E10',
      '98711E20',
      '44001E15',
    ]);
  });

  it('hold powers of ten beyond what whole numbers are exact to', () => {
    expect(columnsOf('k,n\na,6.02e+23\nb,1.6e-19\nc,12')[1]).toEqual([6.02e23, 1.6e-19, 12]);
    expect(columnsOf('k,n\na,12345678901234567890\nb,5\nc,12\nd,7')[1]?.[0]).toBe('12345678901234567890');
  });
});
