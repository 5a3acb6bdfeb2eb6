import '../../../test/property-seed.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PlanError, type PlanFault } from '../plan-error.ts';
import { toPlanTable } from '../table/plan-table.ts';
import { compileExpression } from './compile-expression.ts';
import { evaluateColumn } from './evaluate-column.ts';
import { parseExpression } from './parse-expression.ts';

const ROWS = [
  { name: 'São Tomé ', price: '$1.9M', units: 3, rate: '12%', day: '2024-03-12', month: 'March', year: 2023, on: true },
  { name: 'norte', price: '$200', units: -4, rate: '5.5%', day: '2024-04-01', month: 'April', year: 2024, on: false },
  { name: null, price: 'tbc', units: null, rate: null, day: null, month: null, year: null, on: null },
  { name: 'Zoë', price: '$7', units: 0, rate: '0%', day: '2023-12-31', month: 'May', year: 2025, on: true },
];
const COLUMNS = ['name', 'price', 'units', 'rate', 'day', 'month', 'year', 'on'].map((key) => ({ key }));

function evaluate(text: string, rows: readonly object[] = ROWS): readonly unknown[] {
  const table = toPlanTable({ columns: COLUMNS, rows: rows.map((row) => ({ ...row })) });
  const compiled = compileExpression(parseExpression(text), table);
  return evaluateColumn(compiled, { key: 'r', label: 'r' }, table.rowCount, {}).cells;
}

function faultOf(text: string): PlanFault | undefined {
  try {
    evaluate(text);
  } catch (error) {
    if (error instanceof PlanError) return error.fault;
    throw error;
  }
  return undefined;
}

describe('an expression over a table', () => {
  test.each([
    ['price / 2', [950_000, 100, null, 3.5]],
    ['0.1 + 0.2', [0.3, 0.3, 0.3, 0.3]],
    ['units / 0', [null, null, null, null]],
    ['sqrt(units)', [1.7320508075688772, null, null, 0]],
    ['10 ^ 400', [null, null, null, null]],
    ['units % 2', [1, 0, null, 0]],
    ['price > mean(price)', [true, false, null, false]],
    ['name = "São Tomé"', [true, false, null, false]],
    ['name = "Sa\u0303o Tome\u0301"', [true, false, null, false]],
    ['name = "sao tome"', [false, false, null, false]],
    ['name contains "TOME"', [true, false, null, false]],
    ['name startsWith "NOR"', [false, true, null, false]],
    ['name endsWith "zoe"', [false, false, null, true]],
    ['name < "p"', [false, true, null, false]],
    ['name in ("norte", "Zoë")', [false, true, null, true]],
    ['units in (3, null)', [true, null, null, null]],
    ['day = date("2024-03")', [true, false, null, false]],
    ['day > date("2024-03")', [false, true, null, false]],
    ['day >= date("2024")', [true, true, null, false]],
    ['day between date("2023") and date("2024-03")', [true, false, null, true]],
    ['day = "12 March 2024"', [true, false, null, false]],
    ['day < 2024', [false, false, null, true]],
    ['year > 2023', [false, true, null, true]],
    ['year >= date("2024-06")', [false, true, null, true]],
    ['month >= "April"', [false, true, null, true]],
    ['year(day) * 100 + month(day)', [202_403, 202_404, null, 202_312]],
    ['weekday(day)', [2, 1, null, 7]],
    ['daysBetween(day, "2024-04-01")', [20, 0, null, 92]],
    ['price = "tbc"', [false, false, true, false]],
    ['price > "1,000"', [true, false, null, false]],
    ['isEmpty(price)', [false, false, true, false]],
    ['isEmpty(units)', [false, false, true, false]],
    ['not on', [false, true, null, false]],
    ['on or units > 0', [true, false, null, true]],
    ['on and units > 0', [true, false, null, false]],
    ['on = "true"', [true, false, null, true]],
    ['if(units > 0, "up", "down")', ['up', 'down', 'down', 'down']],
    ['if(units > 0, "up", units)', ['up', '-4', null, '0']],
    ['coalesce(units, -1)', [3, -4, -1, 0]],
    ['upper(left(name, 2))', ['SÃ', 'NO', null, 'ZO']],
    ['length(name)', [8, 5, null, 3]],
    ['concat(name, ": ", units)', ['São Tomé: 3', 'norte: -4', ': ', 'Zoë: 0']],
    ['round(units / 8, 1)', [0.4, -0.5, null, 0]],
    ['least(units, 1)', [1, -4, null, 0]],
    ['null = null', [null, null, null, null]],
  ] as const)('%s', (text, expected) => {
    expect(evaluate(text)).toEqual(expected);
  });

  test.each([
    ['name + 1', { kind: 'wrongKind', column: { key: 'name', label: 'name' }, needs: 'number' }],
    ['name > date("2024")', { kind: 'wrongKind', column: { key: 'name', label: 'name' }, needs: 'date' }],
    ['name > 5', { kind: 'wrongKind', column: { key: 'name', label: 'name' }, needs: 'number' }],
    ['day > "soon"', { kind: 'wrongKind', text: '"soon"', needs: 'date' }],
    ['not units', { kind: 'wrongKind', column: { key: 'units', label: 'units' }, needs: 'truth' }],
    ['month(year)', { kind: 'badArgument' }],
    ['sum(name) > 1', { kind: 'wrongKind', needs: 'number' }],
    ['round()', { kind: 'badArgument', argument: 'round', value: 0 }],
    ['nane = 1', { kind: 'unknownColumn', name: 'nane', nearest: [{ key: 'name', label: 'name' }] }],
    ['date("soon") = day', { kind: 'badArgument', argument: 'date', value: 'soon' }],
  ])('is refused before the first row where kinds do not fit: %s', (text, fault) => {
    expect(faultOf(text)).toMatchObject(fault);
  });

  test('keeps what its numbers stand for', () => {
    const table = toPlanTable({ columns: COLUMNS, rows: ROWS });
    const formatOf = (text: string) => {
      const made = evaluateColumn(compileExpression(parseExpression(text), table), { key: 'r', label: 'r' }, 4, {});
      return made.definition;
    };
    expect(formatOf('price * units')).toMatchObject({ valueFormat: 'currency', currency: 'USD' });
    expect(formatOf('price / sum(price)')).toMatchObject({ valueFormat: 'decimal' });
    expect(formatOf('rate * 2')).toMatchObject({ valueFormat: 'percentage' });
    expect(formatOf('coalesce(day, day)')).toMatchObject({ valueFormat: 'date' });
  });

  test('never throws for a cell, whatever the cells are', () => {
    const cell = fc.oneof(fc.anything(), fc.constantFrom('$1', '2024', 'Q1', '-', 'n/a', '٣', true, null));
    const texts = [
      'units * 2 + 1',
      'name contains "a"',
      'day = date("2024")',
      'coalesce(name, units)',
      'concat(on, rate)',
    ];
    fc.assert(
      fc.property(fc.array(fc.record({ name: cell, units: cell, day: cell, on: cell, rate: cell })), (rows) => {
        for (const text of texts) {
          try {
            expect(evaluate(text, rows)).toHaveLength(rows.length);
          } catch (error) {
            // The kinds of the columns may not fit; that is said before the first row.
            if (!(error instanceof PlanError)) throw error;
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
