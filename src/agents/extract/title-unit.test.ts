import { expect, test } from 'vitest';
import { readText } from '../../documents/text/read-text.ts';
import { maybeTitleUnit, takesTitleUnit } from './title-unit.ts';
import { type ExtractedTable, typeTable } from './type-table.ts';

const DATA = '\n\nItem;2022;Share;Cost (€);Note\nCash;1204;12%;3;4\nStock;880;8%;4;5\nRest;91;80%;5;6';

const columnsThatTake = (table: ExtractedTable): readonly boolean[] =>
  table.columns.map((column, index) => takesTitleUnit(column, index, maybeTitleUnit(table) ?? ''));

function read(title: string): { readonly unit: string | undefined; readonly columns: readonly boolean[] } {
  const [source] = readText(title + DATA);
  if (source === undefined) throw new Error('no table');
  const table = typeTable(source, undefined);
  return { unit: maybeTitleUnit(table), columns: columnsThatTake(table) };
}

test.each([
  ['Balance sheet (in thousands)', 'in thousands'],
  ['Government spending, £ millions', '£ millions'],
  ['População empregada (em milhares)', 'em milhares'],
  ['الإيرادات والمصروفات (بالمليون ريال)', 'بالمليون ريال'],
  ['Sales by region (2024)', undefined],
  ['Holidays in Spain', undefined],
])('the title %j states %j', (title, unit) => {
  expect(read(title).unit).toBe(unit);
});

test('what a title states holds for plain numbers, not for shares, amounts with a currency of their own or numbers of notes', () => {
  expect(read('Balance sheet (in thousands)').columns).toEqual([false, true, false, false, false]);
});

test.each([
  ['£m', '£m'],
  ['(in USD millions)', 'in USD millions'],
  ['em milhares de euros', 'em milhares de euros'],
  ['M', undefined],
  ['Item', undefined],
])('the corner %j over the names of rows states %j', (corner, unit) => {
  const [source] = readText(DATA.replace('Item', corner));
  if (source === undefined) throw new Error('no table');
  expect(maybeTitleUnit(typeTable(source, undefined))).toBe(unit);
});

test.each(['Note', 'Notas', 'إيضاح'])('numbers under %j send to notes, in whatever order they are', (label) => {
  const [source] = readText(`Accounts (in thousands)\n\nItem;${label};2022\nCash;12;1204\nStock;5;880\nRest;17;91`);
  if (source === undefined) throw new Error('no table');
  expect(columnsThatTake(typeTable(source, undefined))).toEqual([false, false, true]);
});

test.each([
  ['Resultados (milhões de euros)', 'Receita', 'Clientes'],
  ['Results (in USD millions)', 'Revenue from new customers', 'New customers'],
  ['النتائج (بالمليون ريال)', 'الإيرادات', 'عدد الموظفين'],
])('the money of the title %j holds for %j, and not for %j', (title, money, counted) => {
  const [source] = readText(`${title}\n\nItem;${money};${counted}\nA;12;1204\nB;5;880\nC;17;91`);
  if (source === undefined) throw new Error('no table');
  expect(columnsThatTake(typeTable(source, undefined))).toEqual([false, true, false]);
});
