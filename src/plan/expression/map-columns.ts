import type { Expression } from './expression.ts';

/** The same expression over other columns: `toKey` gives the key that stands in place of each. */
export function mapColumns(expression: Expression, toKey: (key: string) => string): Expression {
  const map = (inner: Expression): Expression => mapColumns(inner, toKey);
  switch (expression.kind) {
    case 'column':
    case 'aggregate':
      return { ...expression, key: toKey(expression.key) };
    case 'literal':
    case 'moment':
      return expression;
    case 'not':
    case 'negate':
      return { ...expression, of: map(expression.of) };
    case 'binary':
      return { ...expression, left: map(expression.left), right: map(expression.right) };
    case 'in':
      return { ...expression, of: map(expression.of), values: expression.values.map(map) };
    case 'between':
      return { ...expression, of: map(expression.of), low: map(expression.low), high: map(expression.high) };
    case 'call':
      return { ...expression, arguments: expression.arguments.map(map) };
  }
}

/** True where an expression looks at a whole column: it means something else over other rows. */
export function looksAtAllRows(expression: Expression): boolean {
  switch (expression.kind) {
    case 'aggregate':
      return true;
    case 'column':
    case 'literal':
    case 'moment':
      return false;
    case 'not':
    case 'negate':
      return looksAtAllRows(expression.of);
    case 'binary':
      return [expression.left, expression.right].some(looksAtAllRows);
    case 'in':
      return [expression.of, ...expression.values].some(looksAtAllRows);
    case 'between':
      return [expression.of, expression.low, expression.high].some(looksAtAllRows);
    case 'call':
      return expression.arguments.some(looksAtAllRows);
  }
}
