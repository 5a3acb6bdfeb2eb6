import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOnlyNumberCommas } from './number-commas.ts';
import { readText } from './read-text.ts';

const check = (text: string): boolean => hasOnlyNumberCommas(text.split('\n'));

describe('commas between digits', () => {
  it.each([
    'Lisbon 1,200\nPorto 900',
    'Population of towns, in all\nLisbon 1,200\nPorto 2,300',
    'Receitas 45.300,00 €\nDespesas 30.100,50 €',
    '1,200\n3,400',
    'Opening 1,500.00 2,000\nSalary 2,100.00 3,554.80',
    'Price: 1,200\nPrice: 1,300',
    'no comma',
  ])('stand in numbers: %j', (text) => {
    expect(check(text)).toBe(true);
  });

  it.each([
    'Year,Sales\n2020,120',
    'Lisbon, 1,200\nPorto, 2,300',
    'iPhone 14,799\niPhone 15,899',
    'Expo 2020,12\nFair 2021,13',
    'Windows 10,120\nmacOS 14,95',
    'A1,200\nB2,300',
    '2024-01-05,120\n2024-01-06,130',
    '0,120\n6,100',
    '3,5\n4,1',
    'الفصل,الطلاب\nالفصل 1,30',
  ])('may part cells: %j', (text) => {
    expect(check(text)).toBe(false);
  });
});

const LABEL = fc
  .tuple(fc.stringMatching(/^[A-Z][a-z]{2,7}( [a-z]{2,7})?$/), fc.option(fc.integer({ min: 1, max: 2100 })))
  .map(([word, digits]) => (digits === null ? word : `${word} ${digits}`));
const ROWS = fc.uniqueArray(fc.tuple(LABEL, fc.nat(2_000_000)), {
  minLength: 2,
  maxLength: 12,
  selector: ([name]) => name,
});

function read(text: string): unknown {
  return readText(text).map(({ columns, rows }) => [
    columns.map(({ label }) => label),
    ...rows.map((row) => row.map((cell) => cell.text)),
  ]);
}

describe('labels that end in digits, with whole numbers', () => {
  it('are the same table behind any delimiter', () => {
    fc.assert(
      fc.property(ROWS, fc.constantFrom(',', ';', '\t', '|'), (rows, delimiter) => {
        const table = [['Model', 'Price'], ...rows.map(([name, value]) => [name, String(value)])];
        expect(read(table.map((row) => row.join(delimiter)).join('\n'))).toEqual([table]);
      }),
    );
  });

  it('are the same table of years or numbers alone', () => {
    const years = fc.uniqueArray(fc.tuple(fc.nat(3000), fc.nat(99_999)), { minLength: 3, selector: ([key]) => key });
    fc.assert(
      fc.property(years, fc.constantFrom(',', ';', '\t', '|'), (rows, delimiter) => {
        const table = [['Year', 'Sales'], ...rows.map((row) => row.map(String))];
        expect(read(table.map((row) => row.join(delimiter)).join('\n'))).toEqual([table]);
      }),
    );
  });

  it('are the same table with single blanks, where the numbers alone are groups of digits', () => {
    const named = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[A-Z][a-z]{2,7}$/), fc.nat(2_000_000)), {
      minLength: 3,
      selector: ([name]) => name,
    });
    fc.assert(
      fc.property(named, (rows) => {
        const table = [['Model', 'Price'], ...rows.map(([name, value]) => [name, value.toLocaleString('en-US')])];
        expect(read(table.map((row) => row.join(' ')).join('\n'))).toEqual([table]);
      }),
    );
  });
});

describe('commas of sentences', () => {
  it('part no cells, though a title has one before a blank', () => {
    const text =
      'Budget meeting, 4 March\nHere: A. Costa, B. Lopes\n1. Sales asked for 25,000 EUR; 20,000 EUR approved.\n2. IT asked for 60,000 EUR; 55,000 EUR approved.\n3. HR asked for 12,500 EUR; 12,500 EUR approved.';
    expect(readText(text).map(({ method }) => method)).toEqual(['prose']);
  });

  it('stand within the amounts of messages', () => {
    const text =
      '12/03/2025, 18:02 - Ana: luz 45,30\n12/03/2025, 18:03 - Ana: água 22,10\n13/03/2025, 09:00 - Ana: renda 650';
    const cells = readText(text).flatMap(({ rows }) => rows.flatMap((row) => row.map((cell) => cell.text)));
    expect(cells).not.toContain('30');
    expect(cells).not.toContain('10');
  });

  it('part cells where what stands between blanks is one figure', () => {
    expect(readText('City, Sales\nLisbon, 1,200\nPorto, 900\nFaro, 2,310')[0]?.rows).toHaveLength(3);
  });
});
