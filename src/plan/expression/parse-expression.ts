import { foldWords } from '../../table/notation/characters.ts';
import { type ColumnName, PlanError } from '../plan-error.ts';
import { nearestNames, nearestOf } from '../table/find-column.ts';
import {
  AGGREGATE_OPERATIONS,
  type AggregateOperation,
  type BinaryOperator,
  type Expression,
  FUNCTION_NAMES,
  type FunctionName,
} from './expression.ts';
import { readTokens, type Token } from './tokens.ts';

/** Brackets within brackets at most; deeper ones are no condition that anybody wrote. */
const DEEPEST = 100;

/**
 * Reads the text of an expression, such as `[Unit price] * Units > 100 and Region in ("North", "South")`. Columns stand in
 * square brackets or, where they are one word, bare; text in quotes; dates as `date("2024-03")`; `not`, `and`, `or`, `in`,
 * `between … and`, `contains`, `startsWith`, `endsWith`; functions and aggregates by their names. Where `columns` are given,
 * names are found among their keys and labels, and the keys come back. Throws `PlanError`: `syntax` with the position,
 * `unknownColumn` and `unknownFunction` with what comes near.
 */
export function parseExpression(text: string, columns?: readonly ColumnName[]): Expression {
  const reader = new ExpressionReader(text, columns);
  return reader.readWhole();
}

type Level = { readonly operators: readonly string[]; readonly next: () => Expression };

class ExpressionReader {
  private readonly text: string;
  private readonly columns: readonly ColumnName[] | undefined;
  private readonly tokens: readonly Token[];
  private place = 0;
  private depth = 0;

  constructor(text: string, columns: readonly ColumnName[] | undefined) {
    this.text = text;
    this.columns = columns;
    this.tokens = readTokens(text);
  }

  readWhole(): Expression {
    const expression = this.readOr();
    if (this.current().kind !== 'end') throw this.fault('an operator or the end');
    return expression;
  }

  private readOr(): Expression {
    return this.readLeft({ operators: ['or'], next: () => this.readAnd() });
  }

  private readAnd(): Expression {
    return this.readLeft({ operators: ['and'], next: () => this.readNot() });
  }

  private readNot(): Expression {
    if (!this.takeWord('not')) return this.readComparison();
    return this.nested(() => ({ kind: 'not', of: this.readNot() }));
  }

  private readComparison(): Expression {
    const left = this.readSum();
    const isNot =
      this.peekWord('not') && ['in', 'between', ...WORD_OPERATORS.keys()].some((word) => this.peekWord(word, 1));
    if (isNot) this.place++;
    const compared = this.readCompared(left);
    return isNot ? { kind: 'not', of: compared } : compared;
  }

  private readCompared(left: Expression): Expression {
    if (this.takeWord('in')) return { kind: 'in', of: left, values: this.readList() };
    if (this.takeWord('between')) {
      const low = this.readSum();
      if (!this.takeWord('and')) throw this.fault('"and"');
      return { kind: 'between', of: left, low, high: this.readSum() };
    }
    const operator = this.takeComparison();
    return operator === undefined ? left : { kind: 'binary', operator, left, right: this.readSum() };
  }

  private readSum(): Expression {
    return this.readLeft({ operators: ['+', '-'], next: () => this.readProduct() });
  }

  private readProduct(): Expression {
    return this.readLeft({ operators: ['*', '/', '%'], next: () => this.readSigned() });
  }

  /** Operators of one rank, from left to right. */
  private readLeft({ operators, next }: Level): Expression {
    let left = next();
    for (;;) {
      const operator = operators.find((sign) => this.takeSign(sign) || this.takeWord(sign));
      if (operator === undefined) return left;
      // The names of the levels are those of binary operators.
      left = { kind: 'binary', operator: operator as BinaryOperator, left, right: next() };
    }
  }

  private readSigned(): Expression {
    if (!this.takeSign('-')) return this.readPower();
    const number = this.current();
    if (number.kind === 'number' && !this.peekSign('^', 1)) {
      this.place++;
      return { kind: 'literal', value: -number.value };
    }
    return this.nested(() => ({ kind: 'negate', of: this.readSigned() }));
  }

  private readPower(): Expression {
    const left = this.readPrimary();
    if (!this.takeSign('^')) return left;
    return this.nested(() => ({ kind: 'binary', operator: '^', left, right: this.readSigned() }));
  }

  private readPrimary(): Expression {
    const token = this.current();
    if (token.kind === 'number' || token.kind === 'text') {
      this.place++;
      return { kind: 'literal', value: token.value };
    }
    if (token.kind === 'column') {
      this.place++;
      return { kind: 'column', key: this.keyOf(token.value) };
    }
    if (token.kind === 'word') return this.readWord(token.value);
    if (!this.takeSign('(')) throw this.fault('a value or a column');
    const inner = this.nested(() => this.readOr());
    this.needSign(')');
    return inner;
  }

  private readWord(word: string): Expression {
    const lower = word.toLowerCase();
    if (RESERVED.has(lower)) throw this.fault('a value or a column');
    this.place++;
    if (LITERALS.has(lower) && !this.peekSign('(')) return { kind: 'literal', value: LITERALS.get(lower) ?? null };
    return this.peekSign('(') ? this.readCall(word) : { kind: 'column', key: this.keyOf(word) };
  }

  private readCall(name: string): Expression {
    const given = this.readList();
    const isCalled = (other: string) => other.toLowerCase() === name.toLowerCase();
    if (isCalled('date')) return { kind: 'moment', iso: this.readIso(given) };
    const operation = AGGREGATE_OPERATIONS.find(isCalled);
    const [first] = given;
    if (operation !== undefined && given.length === 1 && first?.kind === 'column')
      return { kind: 'aggregate', operation, key: first.key };
    const known = FUNCTION_NAMES.find(isCalled);
    if (known !== undefined) return { kind: 'call', name: known, arguments: given };
    if (operation !== undefined) throw this.fault(`one column within ${operation}( )`);
    const names: readonly (FunctionName | AggregateOperation | 'date')[] = [
      ...FUNCTION_NAMES,
      ...AGGREGATE_OPERATIONS,
      'date',
    ];
    throw new PlanError({ kind: 'unknownFunction', name, nearest: nearestNames(names, name) });
  }

  private readIso(given: readonly Expression[]): string {
    const [first] = given;
    if (
      first?.kind === 'literal' &&
      given.length === 1 &&
      (typeof first.value === 'string' || typeof first.value === 'number')
    )
      return String(first.value);
    throw this.fault('a date in quotes, such as date("2024-03")');
  }

  private readList(): readonly Expression[] {
    this.needSign('(');
    const values: Expression[] = [];
    if (this.takeSign(')')) return values;
    do values.push(this.nested(() => this.readOr()));
    while (this.takeSign(','));
    this.needSign(')');
    return values;
  }

  private keyOf(name: string): string {
    const { columns } = this;
    if (columns === undefined) return name;
    const folded = foldWords(name);
    const found =
      columns.find(({ key }) => key === name) ??
      columns.find(({ label }) => label === name) ??
      columns.find(({ key, label }) => foldWords(label) === folded || foldWords(key) === folded);
    if (found === undefined) throw new PlanError({ kind: 'unknownColumn', name, nearest: nearestOf(columns, name) });
    return found.key;
  }

  private nested<Result>(read: () => Result): Result {
    this.depth++;
    if (this.depth > DEEPEST) throw this.fault('fewer brackets within brackets');
    const result = read();
    this.depth--;
    return result;
  }

  private current(ahead = 0): Token {
    return this.tokens[this.place + ahead] ?? { kind: 'end', value: '', at: this.text.length };
  }

  private peekSign(sign: string, ahead = 0): boolean {
    const token = this.current(ahead);
    return token.kind === 'sign' && token.value === sign;
  }

  private peekWord(word: string, ahead = 0): boolean {
    const token = this.current(ahead);
    return token.kind === 'word' && token.value.toLowerCase() === word;
  }

  private takeSign(sign: string): boolean {
    const isThere = this.peekSign(sign);
    if (isThere) this.place++;
    return isThere;
  }

  private takeWord(word: string): boolean {
    const isThere = this.peekWord(word);
    if (isThere) this.place++;
    return isThere;
  }

  private takeComparison(): BinaryOperator | undefined {
    const sign = COMPARISONS.find((each) => this.takeSign(each));
    if (sign !== undefined) return sign;
    for (const [word, operator] of WORD_OPERATORS) if (this.takeWord(word)) return operator;
    return undefined;
  }

  private needSign(sign: string): void {
    if (!this.takeSign(sign)) throw this.fault(`"${sign}"`);
  }

  private fault(needs: string): PlanError {
    return new PlanError({ kind: 'syntax', text: this.text, at: this.current().at, needs });
  }
}

const COMPARISONS = ['=', '!=', '<=', '>=', '<', '>'] as const satisfies readonly BinaryOperator[];
const WORD_OPERATORS: ReadonlyMap<string, BinaryOperator> = new Map([
  ['contains', 'contains'],
  ['startswith', 'startsWith'],
  ['endswith', 'endsWith'],
]);
const LITERALS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const RESERVED: ReadonlySet<string> = new Set(['and', 'or', 'not', 'in', 'between', ...WORD_OPERATORS.keys()]);

/** True for a word that cannot name a column unless it stands in brackets. */
export function isReservedWord(word: string): boolean {
  const lower = word.toLowerCase();
  return RESERVED.has(lower) || LITERALS.has(lower);
}
