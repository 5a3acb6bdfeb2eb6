import type { BinaryOperator } from '../../plan/expression/expression.ts';
import { parseNumber } from '../../table/notation/number-notation.ts';
import type { Token } from '../text/tokens.ts';
import type { Link, LinkedFormula } from './link.ts';

/** Signs between two figures, and how tightly each binds. */
const SIGNS: Readonly<Record<string, readonly [BinaryOperator, number]>> = {
  '+': ['+', 1],
  '-': ['-', 1],
  '−': ['-', 1],
  '–': ['-', 1],
  '*': ['*', 2],
  '×': ['*', 2],
  '·': ['*', 2],
  '/': ['/', 2],
  '÷': ['/', 2],
};
/** Brackets within brackets that are followed. */
const DEEPEST = 12;
/** Words of the name before "=" or ":". */
const LONGEST_NAME = 5;

/** What formulas are read from: the tokens of a wish, and the links that begin at each. */
export type FormulaSource = {
  readonly tokens: readonly Token[];
  readonly links: readonly (readonly Link[])[];
  /** True for columns of numbers. */
  readonly isFigure: (column: number) => boolean;
  /** True for words like "add" and "column", that are no part of a name. */
  readonly isCommand: (at: number) => boolean;
};

type Read = { readonly formula: LinkedFormula; readonly end: number; readonly operators: number };

/**
 * Formulas in signs over columns and numbers: "revenue - cost", "(solar + wind) / 2", each with the name before its "=" or ":".
 * One of a single sign needs two columns, or a product of one: "2020 - 2024" and "revenue - 5" are none. Linear but for brackets,
 * whose depth is bounded.
 */
export function linkFormulas(source: FormulaSource): readonly Link[] {
  const found: Link[] = [];
  for (let start = 0; start < source.tokens.length; start++) {
    const last = found.at(-1);
    if (last !== undefined && start < last.end) continue;
    const read = readSum(source, start, 0);
    if (read === undefined || read.operators === 0 || !isFormula(read)) continue;
    const plain: Link = { start, end: read.end, score: 1, target: { kind: 'formula', formula: read.formula } };
    found.push(plain, ...namedLinks(source, plain, read.formula));
  }
  return found;
}

function isFormula({ formula, operators }: Read): boolean {
  const columns = columnsIn(formula);
  const isScaled = formula.kind === 'operation' && (formula.operator === '*' || formula.operator === '/');
  return new Set(columns).size >= 2 || (columns.length > 0 && (operators > 1 || isScaled));
}

/** The columns that a formula is made of, in their order. */
export function columnsIn(formula: LinkedFormula): readonly number[] {
  if (formula.kind === 'column') return [formula.column];
  return formula.kind === 'number' ? [] : [...columnsIn(formula.left), ...columnsIn(formula.right)];
}

/** The formula with the name before its "=" or ":", for each beginning that the name may have. */
function namedLinks({ tokens, isCommand }: FormulaSource, plain: Link, formula: LinkedFormula): readonly Link[] {
  const sign = tokens[plain.start - 1];
  if (sign === undefined || !/^(?:=|:|==)$/.test(sign.text)) return [];
  let start = plain.start - 1;
  while (
    start > 0 &&
    plain.start - start <= LONGEST_NAME &&
    tokens[start - 1]?.kind === 'word' &&
    !isCommand(start - 1)
  )
    start--;
  if (start === plain.start - 1) return [];
  const name = tokens
    .slice(start, plain.start - 1)
    .map(({ text }) => text)
    .join(' ');
  return [{ start, end: plain.end, score: 1, target: { kind: 'formula', formula, name } }];
}

function readSum(source: FormulaSource, start: number, depth: number): Read | undefined {
  return readChain(source, start, { depth, level: 1 });
}

type Place = { readonly depth: number; readonly level: number };

/** Operands joined by signs of one level, from the left; those of the level above bind tighter. */
function readChain(source: FormulaSource, start: number, { depth, level }: Place): Read | undefined {
  const next = (at: number): Read | undefined =>
    level === 1 ? readChain(source, at, { depth, level: 2 }) : readOperand(source, at, depth);
  let left = next(start);
  while (left !== undefined) {
    const sign = SIGNS[source.tokens[left.end]?.text ?? ''];
    if (sign === undefined || sign[1] !== level) return left;
    const right = next(left.end + 1);
    if (right === undefined) return left;
    left = {
      formula: { kind: 'operation', operator: sign[0], left: left.formula, right: right.formula },
      end: right.end,
      operators: left.operators + right.operators + 1,
    };
  }
  return undefined;
}

function readOperand(source: FormulaSource, start: number, depth: number): Read | undefined {
  const { tokens, links, isFigure } = source;
  if (tokens[start]?.text === '(') {
    const inner = depth < DEEPEST ? readSum(source, start + 1, depth + 1) : undefined;
    return inner !== undefined && tokens[inner.end]?.text === ')' ? { ...inner, end: inner.end + 1 } : undefined;
  }
  const best = (links[start] ?? [])
    .flatMap(({ target, end, score }) =>
      target.kind === 'column' && isFigure(target.column) ? [{ column: target.column, end, score }] : [],
    )
    .toSorted((a, b) => b.end - a.end || b.score - a.score)[0];
  if (best !== undefined) return { formula: { kind: 'column', column: best.column }, end: best.end, operators: 0 };
  const digits = tokens[start]?.kind === 'number' ? parseNumber(tokens[start]?.text ?? '') : undefined;
  if (typeof digits?.value === 'number' && !/^%$/.test(tokens[start + 1]?.text ?? ''))
    return { formula: { kind: 'number', value: digits.value }, end: start + 1, operators: 0 };
  const number = (links[start] ?? []).find(({ target }) => target.kind === 'number');
  if (number?.target.kind !== 'number') return undefined;
  const value = number.target.isPercentage ? number.target.value / 100 : number.target.value;
  return { formula: { kind: 'number', value }, end: number.end, operators: 0 };
}
