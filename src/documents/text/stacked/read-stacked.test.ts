import { describe, expect, it } from 'vitest';
import { splitLines } from '../lines.ts';
import { readStacked } from './read-stacked.ts';

const read = (text: string): unknown =>
  readStacked(text, splitLines(text)).map(({ rows }) => rows.map((row) => row.map((cell) => cell.text)));

describe('tables with each cell on a line of its own', () => {
  it('are read row after row, below labels', () => {
    expect(read('Name\nAge\nCity\nAna\n31\nFaro\nBob\n29\nLeeds')).toEqual([
      [
        ['Name', 'Age', 'City'],
        ['Ana', '31', 'Faro'],
        ['Bob', '29', 'Leeds'],
      ],
    ]);
    expect(read('الشهر\nالمبيعات\nيناير\n١٢٠\nفبراير\n١٣٥\nمارس\n١٥٠')).toHaveLength(1);
  });

  it('are read row after row without labels where names and figures take turns', () => {
    expect(read('North\n120\nSouth\n90\nEast\n75')).toEqual([
      [
        ['North', '120'],
        ['South', '90'],
        ['East', '75'],
      ],
    ]);
  });

  it('have a title where one line more stands above', () => {
    const [grid] = readStacked(
      'Sales by city\nCity\nSales\nFaro\n1\nBeja\n2\nOvar\n3',
      splitLines('Sales by city\nCity\nSales\nFaro\n1\nBeja\n2\nOvar\n3'),
    );
    expect(grid?.title).toBe('Sales by city');
    expect(grid?.rows).toHaveLength(4);
  });

  it('are read column after column with a blank line between them, with and without labels', () => {
    const rows = [
      ['Apples', '120'],
      ['Pears', '85'],
      ['Plums', '40'],
    ];
    expect(read('Product\nApples\nPears\nPlums\n\nSold\n120\n85\n40')).toEqual([[['Product', 'Sold'], ...rows]]);
    expect(read('Apples\nPears\nPlums\n\n120\n85\n40')).toEqual([rows]);
  });

  it('keep every cell with the place where it stands', () => {
    const text = 'Month\nSales\nJan\n120\nFeb\n135\nMar\n150';
    const cells = readStacked(text, splitLines(text)).flatMap(({ rows }) => rows.flat());
    for (const { text: written, spans } of cells)
      expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([written]);
    expect(cells).toHaveLength(8);
  });

  it('are none where lines are sentences, lists, or of more than one kind', () => {
    expect(read('I went home.\n12\nThen it rained.\n14\nAnd so on.\n15')).toEqual([]);
    expect(read('Rent: 500\n12\nFood: 300\n14\nGas: 20\n15')).toEqual([]);
    expect(read('North\n120\nSouth\nEast\n75\n80')).toEqual([]);
    expect(read('name,amount\n"a",1\nb,2\nc,3\nd,4\ne,5')).toEqual([]);
  });

  it('are none where columns differ in length', () => {
    expect(read('Product\nApples\nPears\nPlums\n\nSold\n120\n85')).toEqual([]);
  });
});
