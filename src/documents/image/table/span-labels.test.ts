import { expect, it } from 'vitest';
import type { PictureCell } from './cell-grid.ts';
import { spanLabels } from './span-labels.ts';

/** Rows of words in cells of 40 pixels; a word may stand further right in its cell by as many pixels as it is told. */
const span = (...lines: readonly string[]): readonly (readonly string[])[] => {
  const rows = lines.map((line) =>
    line.split('|').map((cell, column): PictureCell | undefined => {
      const [text = '', by = '0'] = cell.trim().split('+');
      if (text === '') return undefined;
      return { text, box: { left: column * 40 + Number(by), top: 0, width: 20, height: 10 }, confidence: 0.97 };
    }),
  );
  return spanLabels(rows).map((row) => Array.from(row, (cell) => cell?.text ?? ''));
};

it('puts labels over all columns of their round, wherever in it they stand', () => {
  const below = 'age|all|in|out|all|in|out';
  const wanted = ['', '2016', '2016', '2016', '2017', '2017', '2017'];
  expect(span('||2016|||2017|', below, 'old|1|2|3|4|5|6')[0]).toEqual(wanted);
  expect(span('|2016+30||||2017|', below, 'old|1|2|3|4|5|6')[0]).toEqual(wanted);
});

it('leaves labels where no rounds come back, or where they are not whole', () => {
  for (const below of ['age|all|in|out|men|women|old', 'age|all|in|in|all|in|out'])
    expect(span('||2016|||2017|', below)[0]).toEqual(['', '', '2016', '', '', '2017', '']);
});
