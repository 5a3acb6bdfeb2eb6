import { expect, test } from 'vitest';
import { parseTable } from '../../table/parse-table.ts';
import { writeMoment } from './write-moment.ts';

function write(moments: readonly string[]): readonly string[] {
  const rows = moments.map((at) => ({ at }));
  const typed = parseTable({ columns: [{ key: 'at' }], rows }).columns[0]?.typed;
  return typed === undefined ? [] : typed.values.map((value) => writeMoment(String(value), typed, 'EN_GB'));
}

test('a moment is written alike with its zone and without', () => {
  const expected = ['1 Jan, 08:00', '1 Jan, 09:30'];
  expect(write(['2020-01-01T08:00:00', '2020-01-01T09:30:00'])).toEqual(expected);
  expect(write(['2020-01-01T08:00:00Z', '2020-01-01T09:30:00Z'])).toEqual(expected);
});
