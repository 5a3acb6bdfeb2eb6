import { expect, it } from 'vitest';
import { isColumnNumbers } from './column-numbers.ts';

const isNumbers = (row: string): boolean => isColumnNumbers(row.split('|').map((text) => ({ text, spans: [] })));

it('is a row that counts columns, in brackets or four at least', () => {
  for (const row of ['|(1)|(2)', '(1)|(2)|(3)', '|1|2|3|4', '1|2|3|4', '|(a)|(b)|(c)', 'A|B|C|D', '|(٢)|(٣)|(٤)'])
    expect(isNumbers(row), row).toBe(true);
});

it('is no row of values', () => {
  for (const row of [
    '|1|2|3',
    'Faro|1|2|3|4',
    '|(3)|(4)|(5)',
    '|1|2|4|5',
    '|(1)',
    '||',
    '(12)|(13)',
    '|10|20|30|40',
    'a|x|b|y',
  ])
    expect(isNumbers(row), row).toBe(false);
});
