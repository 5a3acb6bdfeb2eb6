import '../../../test/property-seed.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AGGREGATE_OPERATIONS, BINARY_OPERATORS, type Expression, FUNCTION_NAMES } from './expression.ts';
import { parseExpression } from './parse-expression.ts';
import { printExpression } from './print-expression.ts';

const key = fc.oneof(
  fc.constantFrom('Units', 'Unit price', 'and', 'date', 'a]b', 'السعر', '__proto__', 'year', ''),
  fc.string(),
);
const isPositiveZero = (value: unknown) => !Object.is(value, -0);
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).filter(isPositiveZero);

const { expression } = fc.letrec<{ expression: Expression; leaf: Expression; node: Expression }>((tie) => ({
  expression: fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('leaf'), tie('node')),
  leaf: fc.oneof(
    key.map((name): Expression => ({ kind: 'column', key: name })),
    fc
      .oneof(number, fc.integer(), fc.string(), fc.boolean(), fc.constant(null))
      .map((value): Expression => ({ kind: 'literal', value })),
    fc.constantFrom('2024', '2024-Q1', '2024-03-12T14:30:00').map((iso): Expression => ({ kind: 'moment', iso })),
    fc
      .record({ operation: fc.constantFrom(...AGGREGATE_OPERATIONS), key })
      .map((rest): Expression => ({ kind: 'aggregate', ...rest })),
  ),
  node: fc.oneof(
    tie('expression').map((of): Expression => ({ kind: 'not', of })),
    tie('expression').map((of): Expression => ({ kind: 'negate', of })),
    fc
      .record({ operator: fc.constantFrom(...BINARY_OPERATORS), left: tie('expression'), right: tie('expression') })
      .map((rest): Expression => ({ kind: 'binary', ...rest })),
    fc
      .record({ of: tie('expression'), values: fc.array(tie('expression'), { maxLength: 3 }) })
      .map((rest): Expression => ({ kind: 'in', ...rest })),
    fc
      .record({ of: tie('expression'), low: tie('expression'), high: tie('expression') })
      .map((rest): Expression => ({ kind: 'between', ...rest })),
    fc
      .record({ name: fc.constantFrom(...FUNCTION_NAMES), arguments: fc.array(tie('expression'), { maxLength: 3 }) })
      .map((rest): Expression => ({ kind: 'call', ...rest })),
  ),
}));

describe('the text of an expression', () => {
  test('is read back to the same expression, whatever it is', () => {
    fc.assert(
      fc.property(expression, (original) => {
        expect(parseExpression(printExpression(original))).toEqual(original);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    '[Unit price] * Units > 100 and Region in ("North", "South")',
    '(a + b) * c - d / (e - f)',
    'not (a or b) and c',
    '-x ^ 2',
    '(-2) ^ 2',
    'a - (b - c)',
    'day between date("2023") and date("2024-Q1")',
    'if(isEmpty(x), 0, mean(x))',
  ])('has no more brackets than it needs: %s', (text) => {
    expect(printExpression(parseExpression(text))).toBe(text);
  });

  test('names columns as a reader does, where labels are given', () => {
    const printed = printExpression(parseExpression('c1 > 3'), () => 'Unit price');
    expect(printed).toBe('[Unit price] > 3');
  });
});
