import { expect, test } from 'vitest';
import { readText } from '../../documents/text/read-text.ts';
import { typeTable } from './type-table.ts';
import { findUnusedText } from './unused-text.ts';

const [source] = readText('Shop,Sales\nLeeds,412\nYork,290\nHull,1188');
if (source === undefined) throw new Error('no table');
const TABLE = typeTable(source);

test('figures of a text beside a file that its table lacks are counted', () => {
  expect(findUnusedText('Dover made 310 and Poole 95, more than Leeds with 412.', TABLE)).toEqual({
    count: 2,
    example: '310',
  });
});

test('a text that tells of the table, of years or of one figure is no other data', () => {
  expect(findUnusedText('Hull sold 1,188, far more than York (290).', TABLE)).toBeUndefined();
  expect(findUnusedText('Chart the sales of 2022 and 2023, the top 5 alone.', TABLE)).toBeUndefined();
});
