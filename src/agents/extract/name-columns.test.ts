import { expect, test } from 'vitest';
import { readText } from '../../documents/text/read-text.ts';
import { nameColumns } from './name-columns.ts';
import { typeTable } from './type-table.ts';

const namesOf = (text: string): readonly string[] =>
  readText(text).flatMap((table) => nameColumns(typeTable(table), 'EN_US'));

test('a column without a name is called after its times, the names of the rows, or its number', () => {
  expect(namesOf(',Sales,\n2024-01-01,4,x\n2024-01-02,6,y\n2024-01-03,9,z')).toEqual(['Date', 'Sales', 'Column 3']);
  expect(namesOf(',Sales,Cost\nNorth,4,3\nSouth,6,2\nEast,9,1')).toEqual(['Item', 'Sales', 'Cost']);
});

test('the names of groups that stood in rows of their own are called groups, and those of their rows items', () => {
  const text = ',2022,2023\nNorth,,\nSales,4,3\nRent,6,2\nAbroad,,\nSales,9,1\nRent,5,2';
  expect(namesOf(text)).toEqual(['Group', 'Item', '2022', '2023']);
});

test('sixteen thousand columns without names are named in no time', () => {
  const [table] = readText(',Sales,Cost\nNorth,4,3\nSouth,6,2\nEast,9,1');
  if (table === undefined) throw new Error('There is a table.');
  const typed = typeTable(table);
  const columns = Array.from({ length: 16_000 }, () => ({ label: '', spans: [] }));
  const wide = {
    ...typed,
    source: { ...table, columns },
    columns: columns.flatMap(() => typed.columns.slice(0, 1)),
  };
  const start = performance.now();
  expect(nameColumns(wide, 'EN_US').at(-1)).toBe('Column 16,000');
  expect(performance.now() - start).toBeLessThan(2000);
});
