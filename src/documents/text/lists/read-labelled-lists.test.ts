import { describe, expect, it } from 'vitest';
import { readText } from '../read-text.ts';

function read(text: string): readonly (readonly string[])[] {
  const [table] = readText(text);
  return [
    table?.columns.map(({ label }) => label) ?? [],
    ...(table?.rows ?? []).map((row) => row.map((cell) => cell.text)),
  ];
}

describe('lines that give the same names their figures behind a label', () => {
  it('are a table with a row for each label, whatever the order of the names', () => {
    expect(read('Round 1: Ana 10, Bob 7, Cara 5\nRound 2: Bob 9, Ana 8, Cara 6')).toEqual([
      ['', 'Ana', 'Bob', 'Cara'],
      ['Round 1', '10', '7', '5'],
      ['Round 2', '8', '9', '6'],
    ]);
  });

  it('take bullets, equals signs, money and percentages, in any language', () => {
    expect(read('- Lisboa: homens 45%, mulheres 55%\n- Porto: homens 48%, mulheres 52%')[2]).toEqual([
      'Porto',
      '48%',
      '52%',
    ]);
    expect(read('القاهرة: ذكور 45، إناث 55\nالرياض: ذكور 48، إناث 52')[0]).toEqual(['', 'ذكور', 'إناث']);
  });

  it('may follow one another in a line', () => {
    expect(read('Week 1: planned 34, done 30. Week 2: planned 38, done 36.')).toEqual([
      ['', 'planned', 'done'],
      ['Week 1', '34', '30'],
      ['Week 2', '38', '36'],
    ]);
  });

  it('stand below the line that names them', () => {
    expect(readText('Budget:\nNorth: rent $12, food $7\nSouth: rent $9, food $8')[0]?.title).toBe('Budget');
  });

  it('are none where the names are other ones', () => {
    expect(read('North: rent 12, food 7\nSouth: fuel 9, toys 8')[0]).not.toEqual(['', 'rent', 'food']);
  });
});
