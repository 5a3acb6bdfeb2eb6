import { aggregateColumn } from '../aggregate/aggregate-column.ts';
import { PlanError } from '../plan-error.ts';
import { addCleanly } from '../table/clean-number.ts';
import { findColumn } from '../table/find-column.ts';
import { isSameLook, lookOf, type NumberLook, PLAIN, withoutDecimals } from '../table/made-column.ts';
import { nameOf, type PlanColumn } from '../table/plan-column.ts';
import type { PlanTable } from '../table/plan-table.ts';
import { compileCall } from './compile-call.ts';
import { compileComparison } from './compile-comparison.ts';
import { compileSearch } from './compile-search.ts';
import {
  type Compiled,
  type CompiledAs,
  constantNumber,
  constantText,
  maybeMomentOf,
  maybeNumbers,
  NEEDED_NAME,
  numberOf,
  truthOf,
} from './compiled.ts';
import type { BinaryOperator, Expression } from './expression.ts';
import { printExpression } from './print-expression.ts';

/** Parts within parts at most; a longer list of alternatives is written with `in`. */
const DEEPEST = 400;

/**
 * Makes an expression ready for a table: columns are looked up, kinds are checked once, and what comes back gives the value of
 * any row without ever throwing. Throws `PlanError` where a column is unknown or a part is of another kind than is needed.
 */
export function compileExpression(expression: Expression, table: PlanTable): Compiled {
  return new Compiler(table).compile(expression, 0);
}

/** As `compileExpression` for a condition. */
export function compileCondition(expression: Expression, table: PlanTable): CompiledAs<'truth'> {
  return needTruth(compileExpression(expression, table));
}

class Compiler {
  private readonly table: PlanTable;

  constructor(table: PlanTable) {
    this.table = table;
  }

  compile(expression: Expression, depth: number): Compiled {
    if (depth > DEEPEST)
      throw new PlanError({
        kind: 'badArgument',
        argument: 'expression',
        value: depth,
        needs: `at most ${DEEPEST} parts deep`,
      });
    const part = (of: Expression) => this.compile(of, depth + 1);
    switch (expression.kind) {
      case 'column':
        return columnCells(findColumn(this.table, expression.key));
      case 'literal':
        return literal(expression.value);
      case 'moment':
        return moment(expression.iso);
      case 'aggregate':
        return this.aggregate(expression);
      case 'not':
        return negated(needTruth(part(expression.of)));
      case 'negate': {
        const { at, look } = needNumbers(part(expression.of));
        return numberOf(this.print(expression), (row) => -at(row), look);
      }
      case 'binary':
        return this.binary(expression, part(expression.left), part(expression.right));
      case 'in': {
        const of = part(expression.of);
        return anyOf(expression.values.map((value) => compileComparison('=', of, part(value))));
      }
      case 'between': {
        const of = part(expression.of);
        const isFrom = compileComparison('>=', of, part(expression.low));
        return both(isFrom, compileComparison('<=', of, part(expression.high)));
      }
      case 'call':
        return compileCall(expression.name, expression.arguments.map(part), this.print(expression));
    }
  }

  private binary(expression: Extract<Expression, { kind: 'binary' }>, left: Compiled, right: Compiled): Compiled {
    const { operator } = expression;
    switch (operator) {
      case 'and':
        return both(needTruth(left), needTruth(right));
      case 'or':
        return anyOf([needTruth(left), needTruth(right)]);
      case 'contains':
      case 'startsWith':
      case 'endsWith':
        return compileSearch(operator, left, right);
      case '=':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=':
        return compileComparison(operator, left, right);
      default:
        return arithmetic(operator, needNumbers(left), needNumbers(right), this.print(expression));
    }
  }

  /** An aggregate over the rows that sum up no others, computed once. */
  private aggregate({ operation, key }: Extract<Expression, { kind: 'aggregate' }>): Compiled {
    const { totals, rowCount } = this.table;
    const column = findColumn(this.table, key);
    const codes = new Int32Array(rowCount);
    for (let row = 0; row < rowCount; row++) codes[row] = totals?.[row] === 1 ? -1 : 0;
    const made = aggregateColumn(nameOf(column), { operation, column }, { codes, count: 1 });
    const compiled = columnCells(made);
    const source = `${operation}(${column.label})`;
    if (compiled.type === 'nothing') return { type: 'nothing', source, isConstant: true };
    const { at } = compiled;
    return { ...compiled, at: () => at(0), source, isConstant: true } as Compiled;
  }

  private print(expression: Expression): string {
    return printExpression(expression, (key) => this.table.columns.find((column) => column.key === key)?.label ?? key);
  }
}

/** The cells of a column as they are compared and computed with. */
function columnCells(column: PlanColumn): Compiled {
  const { typed, label } = column;
  const { numbers, times, values, groups, kind } = typed;
  const facts = { source: label, isConstant: false, column };
  if (times !== undefined) {
    const { grain = 'day', isCyclic = false, format } = typed;
    const textAt = (row: number) => textOrNull(values[row]);
    const years = numbers === undefined ? {} : { numberAt: (row: number) => numbers[row] ?? Number.NaN };
    return {
      type: 'moment',
      at: (row) => times[row] ?? Number.NaN,
      textAt,
      ...years,
      grain,
      isCyclic,
      format,
      ...facts,
    };
  }
  if (numbers !== undefined)
    return { type: 'number', at: (row) => numbers[row] ?? Number.NaN, look: lookOf(typed), ...facts };
  if (kind === 'empty') return { type: 'nothing', ...facts };
  if (kind === 'boolean') return { type: 'truth', at: (row) => truthValue(values[row]), ...facts };
  if (groups === undefined) return { type: 'text', at: (row) => textOrNull(values[row]), ...facts };
  const { codes, texts } = groups;
  return { type: 'text', at: (row) => texts[codes[row] ?? -1] ?? null, groups, ...facts };
}

function textOrNull(value: string | number | boolean | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

function truthValue(value: unknown): number {
  return typeof value === 'boolean' ? Number(value) : Number.NaN;
}

function literal(value: string | number | boolean | null): Compiled {
  const source = JSON.stringify(value) ?? 'null';
  if (typeof value === 'number') return constantNumber(source, value);
  if (typeof value === 'string') return constantText(source, value);
  if (value === null) return { type: 'nothing', source, isConstant: true };
  return { type: 'truth', at: () => Number(value), source, isConstant: true };
}

function moment(iso: string): Compiled {
  const found = maybeMomentOf(iso, `date(${JSON.stringify(iso)})`);
  if (found !== undefined) return found;
  throw new PlanError({
    kind: 'badArgument',
    argument: 'date',
    value: iso,
    needs: 'a date or period, such as 2024-03',
  });
}

function needTruth(compiled: Compiled): CompiledAs<'truth'> {
  const { source, isConstant } = compiled;
  if (compiled.type === 'truth') return compiled;
  if (compiled.type === 'nothing') return { type: 'truth', at: () => Number.NaN, source, isConstant };
  throw wrongKind(compiled, 'truth');
}

function needNumbers(compiled: Compiled): CompiledAs<'number'> {
  const numbers = maybeNumbers(compiled);
  if (numbers === undefined) throw wrongKind(compiled, 'number');
  return numbers;
}

function wrongKind({ column, source }: Compiled, needs: 'number' | 'truth'): PlanError {
  return new PlanError({
    kind: 'wrongKind',
    ...(column === undefined ? { text: source } : { column: nameOf(column) }),
    needs: NEEDED_NAME[needs],
  });
}

function negated({ at, source }: CompiledAs<'truth'>): CompiledAs<'truth'> {
  return truthOf(`not ${source}`, (row) => 1 - at(row));
}

/** False where one is false, else null where one is null. */
function both(left: CompiledAs<'truth'>, right: CompiledAs<'truth'>): CompiledAs<'truth'> {
  return truthOf(`${left.source} and ${right.source}`, (row) => {
    const one = left.at(row);
    if (one === 0) return 0;
    const other = right.at(row);
    return other === 0 ? 0 : one * other;
  });
}

/** True where one is true, else null where one is null. */
function anyOf(truths: readonly CompiledAs<'truth'>[]): CompiledAs<'truth'> {
  const source = truths.map((truth) => truth.source).join(' or ');
  return truthOf(source, (row) => {
    let result = 0;
    for (const { at } of truths) {
      const truth = at(row);
      if (truth === 1) return 1;
      result += truth;
    }
    return result;
  });
}

type Arithmetic = Extract<BinaryOperator, '+' | '-' | '*' | '/' | '%' | '^'>;

const COMPUTE = {
  '+': addCleanly,
  '-': (left, right) => addCleanly(left, -right),
  '*': (left, right) => left * right,
  '/': (left, right) => (right === 0 ? Number.NaN : left / right),
  '%': (left, right) => (right === 0 ? Number.NaN : left % right),
  '^': (left, right) => left ** right,
} as const satisfies Record<Arithmetic, (left: number, right: number) => number>;

function arithmetic(
  operator: Arithmetic,
  left: CompiledAs<'number'>,
  right: CompiledAs<'number'>,
  source: string,
): CompiledAs<'number'> {
  const compute = COMPUTE[operator];
  const { at: leftAt } = left;
  const { at: rightAt } = right;
  return numberOf(source, (row) => finite(compute(leftAt(row), rightAt(row))), lookOfResult(operator, left, right));
}

/** What JSON cannot hold is null. */
function finite(value: number): number {
  return Number.isFinite(value) ? value : Number.NaN;
}

/** What the result of an operation stands for: money times a plain number is money, money by money is a plain number. */
function lookOfResult(
  operator: Arithmetic,
  { look: left }: CompiledAs<'number'>,
  { look: right }: CompiledAs<'number'>,
): NumberLook {
  const areSame = isSameLook(left, right);
  const isRightPlain = isPlain(right);
  switch (operator) {
    case '+':
    case '-':
      if (areSame || isRightPlain) return withoutDecimals(left);
      return isPlain(left) ? withoutDecimals(right) : PLAIN;
    case '*':
      if (isRightPlain) return withoutDecimals(left);
      return isPlain(left) ? withoutDecimals(right) : PLAIN;
    case '/':
      return isRightPlain ? withoutDecimals(left) : PLAIN;
    case '%':
      return withoutDecimals(left);
    case '^':
      return PLAIN;
  }
}

function isPlain({ kind, unit, scaleText }: NumberLook): boolean {
  return kind === 'number' && (unit ?? scaleText) === undefined;
}
