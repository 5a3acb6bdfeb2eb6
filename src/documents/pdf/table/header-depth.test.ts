import { expect, it } from 'vitest';
import { findHeaderDepth } from './header-depth.ts';

/** The cells of a grid, one for each text that is not empty. */
const matrixOf = (...rows: readonly (readonly string[])[]) =>
  rows.map((row, at) =>
    row.map((text, column) =>
      text === '' ? undefined : { firstRow: at, lastRow: at, firstColumn: column, lastColumn: column, words: [], text },
    ),
  );

it('ranges of ages below other labels, and what columns count in, stand over the figures', () => {
  const ages = matrixOf(
    ['', 'Men', '', 'Women', ''],
    ['', '15-24', '65+', '15-24', '65+'],
    ['Faro', '3', '4', '5', '6'],
  );
  expect(findHeaderDepth(ages)).toBe(2);
  const units = matrixOf(['Region', '2023', '2023'], ['', '1 000', '%'], ['Faro', '12', '34']);
  expect(findHeaderDepth(units)).toBe(2);
});

it('a row with a label of its own is data, ranges and all', () => {
  expect(findHeaderDepth(matrixOf(['Age', 'n'], ['15-24', '312'], ['25-64', '845']))).toBe(1);
});
