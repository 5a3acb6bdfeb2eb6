import { expect, test } from 'vitest';
import { isSameCell, lowerEnd, toPlainCell } from './plain-cell.ts';

test.each([
  ['$1,234.50', 'number', 1234.5],
  ['1.234,50 €', 'commaNumber', 1234.5],
  ['2,700.00 ر.س', 'number', 2700],
  ['١٢', 'number', 12],
  ['9.1٪', 'number', 9.1],
  ['€120k', 'number', 120000],
  ['-$3', 'number', -3],
  ['n/a', 'number', null],
  ['1/7/2023', 'monthDayYear', '2023-01-07'],
  ['07/01/2023', 'dayMonthYear', '2023-01-07'],
  ['3 Mar 2024', 'dayMonthName', '2024-03-03'],
  ['Mar 2024', 'monthYear', '2024-03-01'],
  ['Janeiro', 'text', 'month 1'],
] as const)('reads %s, %s', (text, kind, wanted) => {
  expect(toPlainCell(text, { kind })).toBe(wanted);
});

test.each([
  ['2024-03', '2024-03-01'],
  ['março de 2024', '2024-03-01'],
  ['مارس 2024', '2024-03-01'],
  ['Q2 2024', '2024-04-01'],
  ['2024-Q2', '2024-04-01'],
  ['2.º trimestre de 2024', '2024-04-01'],
  ['الربع الثاني 2024', '2024-04-01'],
  ['2024-W01', '2024-01-01'],
  ['29 Jan – 4 Feb 2024', '2024-01-29'],
  ['03/2024', '2024-03-01'],
  ['2024-03-05T00:00:00', '2024-03-05'],
  ['segunda-feira', 'weekday 1'],
  ['الأحد', 'weekday 7'],
  ['2024', 2024],
  ['12.5%', 12.5],
  ['18-24', '18-24'],
  ['ART-170', 'art-170'],
] as const)('reads %s, whose notation is not known', (text, wanted) => {
  expect(toPlainCell(text)).toBe(wanted);
});

test.each([
  ['10–20', 10],
  ['[10, 20)', 10],
  ['10,000 – 20,000', 10000],
  ['10\u00a0000–20\u00a0000', 10000],
  ['١٠٬٠٠٠–٢٠٬٠٠٠', 10000],
  ['1,5–2', 1.5],
  ['٠٫٥–١', 0.5],
  ['-5 to 5', -5],
  ['10k–20k', 10000],
  [30, 30],
])('takes the lower end of %s', (label, wanted) => {
  expect(lowerEnd(label)).toBe(wanted);
});

test('numbers agree within 0.05 %, texts exactly', () => {
  expect(isSameCell(1000, 1000.4)).toBe(true);
  expect(isSameCell(1000, 1001)).toBe(false);
  expect(isSameCell('a', 'b')).toBe(false);
  expect(isSameCell(0, null)).toBe(false);
});
