import { expect, it } from 'vitest';
import { doNameColumns } from './names-columns.ts';

it.each([
  ['ranges of ages', ['15-24', '25-64', '65+']],
  ['ranges beside words', ['0-14', 'Total']],
  ['what columns count in', ['1 000', '%', '1 000', '%']],
])('%s name columns', (_, texts) => {
  expect(doNameColumns(texts)).toBe(true);
});

it.each([
  ['figures', ['12', '34']],
  ['a range among figures', ['15-24', '312']],
  ['round figures', ['1 000', '100']],
  ['shares', ['12%', '%']],
  ['one range', ['15-24']],
])('%s do not', (_, texts) => {
  expect(doNameColumns(texts)).toBe(false);
});
