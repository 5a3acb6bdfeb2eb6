import { describe, expect, test } from 'vitest';
import { apply, as, dataOf } from '../../../test/fixtures/plan/apply-to-data.ts';
import type { ChartData } from '../../chart/graph-config.ts';
import { parseTable } from '../../table/parse-table.ts';
import { parseExpression } from '../expression/parse-expression.ts';
import type { Transform } from './transform.ts';

const data = (labels: Readonly<Record<string, string>>): ChartData => {
  const plain = dataOf({ who: ['A', 'A', 'B', 'B'], when: [1, 2, 1, 2], a: [5, 7, 9, 11], b: [1, 2, 3, 4] });
  return { ...plain, columns: plain.columns.map(({ key }) => ({ key, label: labels[key] ?? key })) };
};

/** How the columns that a step leaves are read again, by their labels. */
function readAgain(before: ChartData, step: Transform): Readonly<Record<string, unknown>> {
  const after = apply(before, step);
  return Object.fromEntries(
    parseTable({ columns: after.columns, rows: after.rows }).columns.map(({ label, typed }) => [
      label,
      { currency: typed.currency, scale: typed.statedScale },
    ]),
  );
}

const MILLIONS = { currency: 'USD', scale: 'm' };

describe('a scale that a label states goes with its numbers', () => {
  test('into columns that are named by the cells of another', () => {
    const wider: Transform = { verb: 'pivotWider', keys: ['when'], names: 'who', values: 'a', combine: 'sum' };
    expect(readAgain(data({ a: 'Exports (million USD)' }), wider)).toMatchObject({ A: MILLIONS, B: MILLIONS });
    expect(readAgain(data({ a: 'Exports (€)' }), wider)).toMatchObject({ A: { currency: 'EUR', scale: undefined } });
    expect(apply(data({ a: 'Exports (million USD)' }), wider).columns).toContainEqual(
      expect.objectContaining({ label: 'A', unit: 'million USD' }),
    );
  });

  test('into one column that takes the cells of several', () => {
    const longer: Transform = { verb: 'pivotLonger', columns: ['a', 'b'], nameAs: as('what'), valueAs: as('amount') };
    expect(readAgain(data({ a: 'Revenue ($m)', b: 'Cost ($m)' }), longer)).toMatchObject({ amount: MILLIONS });
  });

  test('and not where the scales differ', () => {
    const longer: Transform = { verb: 'pivotLonger', columns: ['a', 'b'], nameAs: as('what'), valueAs: as('amount') };
    const { amount } = readAgain(data({ a: 'Revenue ($m)', b: 'Cost ($k)' }), longer);
    expect(amount).toEqual({ currency: undefined, scale: undefined });
  });

  test.each([
    ['a - b', 'Cost ($m)', MILLIONS],
    ['a / b', 'Heads', MILLIONS],
    ['a / b', 'Cost ($m)', {}],
    ['a / b', 'People (thousands)', {}],
  ])('into %s beside “%s”', (expression, label, look) => {
    const derive: Transform = { verb: 'derive', expression: parseExpression(expression), as: as('made') };
    const read = readAgain(data({ a: 'Revenue ($m)', b: label }), derive);
    expect(read).toHaveProperty('made', { currency: undefined, scale: undefined, ...look });
  });
});
