import { expect, test } from 'vitest';
import { profileTable } from '../../table/profile-table.ts';
import { canonicalWord, conceptsOf } from '../links/table-index.ts';
import { salesColumn } from './sales-column.ts';

/** Rows of a date, two names and amounts, under the labels given. */
function columnOf(word: string, labels: readonly string[]): string | undefined {
  const columns = labels.map((label) => ({ key: label, label }));
  const cellOf = (at: number, row: number): unknown =>
    at === 0
      ? `2025-0${1 + (row % 6)}-1${row % 9}`
      : at === 1
        ? ['North', 'South'][row % 2]
        : 10 + ((row * 37) % 101) / 4;
  const rows = Array.from({ length: 40 }, (_, row) =>
    Object.fromEntries(labels.map((label, at) => [label, cellOf(at, row)])),
  );
  const canonical = canonicalWord(word);
  const found = salesColumn({ word: canonical, concepts: conceptsOf(canonical) }, profileTable({ columns, rows }));
  return found === undefined ? undefined : labels[found];
}

test.each([
  ['sales', ['Date', 'Shop', 'Quantity', 'Amount'], 'Amount'],
  ['revenue', ['Date', 'Shop', 'Quantity', 'Total'], 'Total'],
  ['vendas', ['Data', 'Loja', 'Quantidade', 'Valor'], 'Valor'],
  ['مبيعات', ['التاريخ', 'الفرع', 'الكمية', 'المبلغ'], 'المبلغ'],
  ['sales', ['Date', 'Shop', 'Quantity'], 'Quantity'],
])('%s of %j is %s', (word, labels, column) => {
  expect(columnOf(word, labels)).toBe(column);
});

test.each([
  ['several amounts', 'sales', ['Date', 'Shop', 'Amount due', 'Amount paid']],
  ['a cost alone', 'revenue', ['Date', 'Shop', 'Cost']],
  ['a quantity alone', 'revenue', ['Date', 'Shop', 'Quantity']],
  ['values of no trade', 'sales', ['Date', 'Region', 'Value']],
  ['another word', 'visitors', ['Date', 'Shop', 'Quantity', 'Amount']],
])('%s: nothing is meant surely', (_, word, labels) => {
  expect(columnOf(word, labels)).toBeUndefined();
});
