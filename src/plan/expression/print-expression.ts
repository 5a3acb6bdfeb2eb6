import type { BinaryOperator, Expression } from './expression.ts';
import { isReservedWord } from './parse-expression.ts';

/** How tightly each kind of expression holds its parts; a part that holds less tightly needs brackets. */
const RANK = { or: 1, and: 2, not: 3, compare: 4, sum: 5, product: 6, sign: 7, power: 8, primary: 9 } as const;

const RANK_OF = {
  or: RANK.or,
  and: RANK.and,
  '=': RANK.compare,
  '!=': RANK.compare,
  '<': RANK.compare,
  '<=': RANK.compare,
  '>': RANK.compare,
  '>=': RANK.compare,
  contains: RANK.compare,
  startsWith: RANK.compare,
  endsWith: RANK.compare,
  '+': RANK.sum,
  '-': RANK.sum,
  '*': RANK.product,
  '/': RANK.product,
  '%': RANK.product,
  '^': RANK.power,
} as const satisfies Record<BinaryOperator, number>;

/** Gives the name that is printed for the key of a column. */
export type NameColumn = (key: string) => string;

const SIMPLE = /^[\p{L}_][\p{L}\p{N}\p{M}_]*$/u;

/**
 * Writes an expression as text that `parseExpression` reads back to the same expression, with no more brackets than are
 * needed. Columns are printed by their keys, or by the names that `nameColumn` gives.
 */
export function printExpression(expression: Expression, nameColumn: NameColumn = (key) => key): string {
  return new ExpressionPrinter(nameColumn).print(expression, RANK.or);
}

class ExpressionPrinter {
  private readonly nameColumn: NameColumn;

  constructor(nameColumn: NameColumn) {
    this.nameColumn = nameColumn;
  }

  /** The text of an expression, in brackets where it holds less tightly than `least`. */
  print(expression: Expression, least: number): string {
    const text = this.write(expression);
    return rankOf(expression) < least ? `(${text})` : text;
  }

  private write(expression: Expression): string {
    switch (expression.kind) {
      case 'column':
        return this.column(expression.key);
      case 'literal':
        return literal(expression.value);
      case 'moment':
        return `date(${JSON.stringify(expression.iso)})`;
      case 'aggregate':
        return `${expression.operation}(${this.column(expression.key)})`;
      case 'not':
        return `not ${this.print(expression.of, RANK.not)}`;
      case 'negate':
        return `-${isNumber(expression.of) ? `(${this.write(expression.of)})` : this.print(expression.of, RANK.sign)}`;
      case 'in':
        return `${this.print(expression.of, RANK.sum)} in (${this.list(expression.values)})`;
      case 'between':
        return `${this.print(expression.of, RANK.sum)} between ${this.print(expression.low, RANK.sum)} and ${this.print(expression.high, RANK.sum)}`;
      case 'call':
        return `${expression.name}(${this.list(expression.arguments)})`;
      case 'binary':
        return this.binary(expression);
    }
  }

  private binary({ operator, left, right }: Extract<Expression, { kind: 'binary' }>): string {
    const rank = RANK_OF[operator];
    if (rank === RANK.power) return `${this.print(left, RANK.primary)} ^ ${this.print(right, RANK.sign)}`;
    const leastLeft = rank === RANK.compare ? RANK.sum : rank;
    return `${this.print(left, leastLeft)} ${operator} ${this.print(right, rank + 1)}`;
  }

  private list(values: readonly Expression[]): string {
    return values.map((value) => this.print(value, RANK.or)).join(', ');
  }

  private column(key: string): string {
    const name = this.nameColumn(key);
    return SIMPLE.test(name) && !isReservedWord(name) ? name : `[${name.replaceAll(']', ']]')}]`;
  }
}

function isNumber(expression: Expression): boolean {
  return expression.kind === 'literal' && typeof expression.value === 'number';
}

function rankOf(expression: Expression): number {
  if (expression.kind === 'binary') return RANK_OF[expression.operator];
  if (expression.kind === 'not') return RANK.not;
  if (expression.kind === 'negate') return RANK.sign;
  if (expression.kind === 'in' || expression.kind === 'between') return RANK.compare;
  const isNegative = expression.kind === 'literal' && typeof expression.value === 'number' && expression.value < 0;
  return isNegative ? RANK.sign : RANK.primary;
}

function literal(value: string | number | boolean | null): string {
  return typeof value === 'number' && !Number.isFinite(value) ? 'null' : JSON.stringify(value);
}
