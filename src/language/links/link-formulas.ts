import type { BinaryOperator } from '../../plan/expression/expression.ts';
import { parseNumber } from '../../table/notation/number-notation.ts';
import type { Sense } from '../lexicon/senses.ts';
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
/** The same by their words. */
const SIGN_WORDS: Partial<Readonly<Record<Sense, readonly [BinaryOperator, number]>>> = {
  plus: ['+', 1],
  minus: ['-', 1],
  times: ['*', 2],
  dividedBy: ['/', 2],
};
/** Words that end a name behind a formula: "as profit by region". */
const AFTER_NAME: ReadonlySet<Sense> = new Set<Sense>([
  'by',
  'per',
  'for',
  'in',
  'of',
  'and',
  'from',
  'with',
  'thenWord',
  'sortVerb',
  'showVerb',
]);
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
  /** The columns that the word before a bracket may name: of what is in the bracket they come first. */
  readonly preferred?: ReadonlySet<number>;
};

type Read = {
  readonly formula: LinkedFormula;
  readonly end: number;
  readonly operators: number;
  /** True where a sign is written as a word. */
  readonly isSpoken: boolean;
};

/**
 * Formulas over columns and numbers, in signs or in words: "revenue - cost", "(solar + wind) / 2", "gross minus tax minus pension", each
 * with the name before its "=", ":" or "is", or behind its "called". One of a single sign needs two columns, or a product of one: "2020 -
 * 2024" and "revenue - 5" are none; one of a single word needs a name. Linear but for brackets, whose depth is bounded.
 */
export function linkFormulas(source: FormulaSource): readonly Link[] {
  const found: Link[] = [];
  if (!source.tokens.some((_, at) => signAt(source, at, 1) !== undefined)) return found;
  for (let start = 0; start < source.tokens.length; start++) {
    const last = found.at(-1);
    if (last !== undefined && start < last.end) continue;
    const read = readSum(withPreferred(source, start), start, 0);
    if (read === undefined || read.operators === 0 || !isFormula(read)) continue;
    const plain: Link = { start, end: read.end, score: 1, target: { kind: 'formula', formula: read.formula } };
    const isPlain = !read.isSpoken || read.operators > 1;
    const before = nameBefore(source, plain, read.formula);
    const named = before.length > 0 ? before : nameBehind(source, plain, read.formula);
    found.push(...(isPlain ? [plain] : []), ...named);
  }
  return found;
}

/** "Energy cost (elec + gas)": beside columns of what was used, those of what it cost are meant. */
function withPreferred(source: FormulaSource, start: number): FormulaSource {
  if (source.tokens[start]?.text !== '(') return source;
  const named = (source.links[start - 1] ?? []).flatMap(({ target, end }) =>
    target.kind === 'column' && end === start && source.isFigure(target.column) ? [target.column] : [],
  );
  return named.length < 2 ? source : { ...source, preferred: new Set(named) };
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

const hasSense = (links: readonly Link[] | undefined, isWanted: (sense: Sense) => boolean): boolean =>
  (links ?? []).some(({ target }) => target.kind === 'sense' && isWanted(target.sense));

/** Where the words that make a name of what stands before a formula begin: "=", "which is", "as". */
function nameMark({ tokens, links }: FormulaSource, before: number): number | undefined {
  const is = (at: number, ...senses: readonly Sense[]): boolean =>
    hasSense(links[at], (sense) => senses.includes(sense));
  if (/^(?:=|:|==)$/.test(tokens[before]?.text ?? '') || (is(before, 'as') && !is(before, 'by', 'in'))) return before;
  if (!is(before, 'is', 'equal')) return undefined;
  return is(before - 1, 'that', 'questionWord') ? before - 1 : before;
}

/** The formula with the name before it, where one stands there. */
function nameBefore(source: FormulaSource, plain: Link, formula: LinkedFormula): readonly Link[] {
  const { tokens, links, isCommand } = source;
  const mark = nameMark(source, plain.start - 1);
  if (mark === undefined) return nameBeforeBracket(source, plain, formula);
  const isOwn = (at: number): boolean => at >= 0 && tokens[at]?.kind === 'word' && !isCommand(at);
  // "Rate of return" is a name, "a column of returns" has one.
  const isJoint = (at: number): boolean => hasSense(links[at], (sense) => sense === 'of') && isOwn(at - 1);
  let start = mark;
  while (mark - start < LONGEST_NAME && (isOwn(start - 1) || isJoint(start - 1))) start--;
  if (start === mark) return [];
  const name = tokens
    .slice(start, mark)
    .map(({ text }) => text)
    .join(' ');
  return [{ start, end: plain.end, score: 1, target: { kind: 'formula', formula, name } }];
}

/** What a figure is brought down by, which is no part of its name; a total may be. */
const OPERATIONS: ReadonlySet<Sense> = new Set<Sense>(['average', 'median', 'maximum', 'minimum']);

/** "Volume (reps x weight)", "points per game (pts / p)": what the words right before a formula in brackets call it. */
function nameBeforeBracket(
  { tokens, links, isCommand, isFigure }: FormulaSource,
  plain: Link,
  formula: LinkedFormula,
): readonly Link[] {
  if (tokens[plain.start]?.text !== '(') return [];
  const isLoose = (at: number): boolean => hasSense(links[at], (sense) => AFTER_NAME.has(sense));
  const isOwn = (at: number): boolean =>
    at >= 0 &&
    tokens[at]?.kind === 'word' &&
    !isCommand(at) &&
    !isLoose(at) &&
    !hasSense(links[at], (sense) => OPERATIONS.has(sense));
  // "Conversion rate per source" is told of each source; "points per game" are called so.
  const isOfGroup = (at: number): boolean =>
    (links[at] ?? []).some(({ target }) => target.kind === 'column' && !isFigure(target.column));
  const isJoint = (at: number): boolean =>
    hasSense(links[at], (sense) => sense === 'of' || sense === 'per') && isOwn(at - 1) && !isOfGroup(at + 1);
  let start = plain.start;
  while (plain.start - start < LONGEST_NAME && (isOwn(start - 1) || (start < plain.start && isJoint(start - 1))))
    start--;
  // What stands behind "by" is what figures are of, and no name of one.
  if (start === plain.start || (start > 0 && isLoose(start - 1))) return [];
  const name = tokens.slice(start, plain.start).map(({ text }) => text);
  return [{ start, end: plain.end, score: 1, target: { kind: 'formula', formula, name: name.join(' ') } }];
}

/** The formula with the name behind it: "as profit", "called net pay". A chart type there is no name. */
function nameBehind({ tokens, links }: FormulaSource, plain: Link, formula: LinkedFormula): readonly Link[] {
  const behind = tokens[plain.end]?.text === ',' ? plain.end + 1 : plain.end;
  // "Por" and "em" of Portuguese say what figures are by, and where.
  const isLoose = hasSense(links[behind], (sense) => AFTER_NAME.has(sense));
  const mark = (links[behind] ?? []).find(
    ({ target }) => target.kind === 'sense' && ((target.sense === 'as' && !isLoose) || target.sense === 'namedAs'),
  );
  if (mark === undefined) return [];
  const isName = (at: number): boolean =>
    tokens[at]?.kind === 'word' && !hasSense(links[at], (sense) => AFTER_NAME.has(sense) || sense.startsWith('chart'));
  let end = mark.end;
  while (end - mark.end < LONGEST_NAME && isName(end)) end++;
  const words = tokens.slice(mark.end, end);
  if (words.length === 0 || hasSense(links[mark.end], (sense) => sense === 'article') || isChartAt(links, end))
    return [];
  const name = words.map(({ text }) => text).join(' ');
  return [{ start: plain.start, end, score: 1, target: { kind: 'formula', formula, name } }];
}

const isChartAt = (links: FormulaSource['links'], at: number): boolean =>
  hasSense(links[at], (sense) => sense.startsWith('chart'));

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
    const sign = signAt(source, left.end, depth);
    if (sign === undefined || sign.level !== level) return left;
    const right = next(sign.end);
    if (right === undefined) return left;
    left = {
      formula: { kind: 'operation', operator: sign.operator, left: left.formula, right: right.formula },
      end: right.end,
      operators: left.operators + right.operators + 1,
      isSpoken: left.isSpoken || right.isSpoken || sign.isSpoken,
    };
  }
  return undefined;
}

type Sign = {
  readonly operator: BinaryOperator;
  readonly level: number;
  readonly end: number;
  readonly isSpoken: boolean;
};

/** The sign at a place. Within brackets an "x" is one: elsewhere it may set two figures against one another. */
function signAt({ tokens, links }: FormulaSource, at: number, depth: number): Sign | undefined {
  const text = tokens[at]?.text ?? '';
  const sign = SIGNS[depth > 0 && tokens[at]?.folded === 'x' ? '×' : text];
  if (sign !== undefined) return { operator: sign[0], level: sign[1], end: at + 1, isSpoken: false };
  const words = (links[at] ?? []).flatMap(({ target, end }) => {
    const named = target.kind === 'sense' ? SIGN_WORDS[target.sense] : undefined;
    return named === undefined ? [] : [{ operator: named[0], level: named[1], end, isSpoken: true }];
  });
  return words.toSorted((one, other) => other.end - one.end)[0];
}

function readOperand(source: FormulaSource, from: number, depth: number): Read | undefined {
  const { tokens, links, isFigure, preferred } = source;
  const isOfThem = (column: number): number => Number(preferred?.has(column) === true);
  const start = hasSense(links[from], (sense) => sense === 'article') ? from + 1 : from;
  if (tokens[start]?.text === '(') {
    const inner = depth < DEEPEST ? readSum(source, start + 1, depth + 1) : undefined;
    return inner !== undefined && tokens[inner.end]?.text === ')' ? { ...inner, end: inner.end + 1 } : undefined;
  }
  const best = (links[start] ?? [])
    .flatMap(({ target, end, score }) =>
      target.kind === 'column' && isFigure(target.column) ? [{ column: target.column, end, score }] : [],
    )

    .toSorted((a, b) => b.end - a.end || isOfThem(b.column) - isOfThem(a.column) || b.score - a.score)[0];
  if (best !== undefined)
    return { formula: { kind: 'column', column: best.column }, end: best.end, operators: 0, isSpoken: false };
  const digits = tokens[start]?.kind === 'number' ? parseNumber(tokens[start]?.text ?? '') : undefined;
  if (typeof digits?.value === 'number' && !/^%$/.test(tokens[start + 1]?.text ?? ''))
    return { formula: { kind: 'number', value: digits.value }, end: start + 1, operators: 0, isSpoken: false };
  const number = (links[start] ?? []).find(({ target }) => target.kind === 'number');
  if (number?.target.kind !== 'number') return undefined;
  const value = number.target.isPercentage ? number.target.value / 100 : number.target.value;
  return { formula: { kind: 'number', value }, end: number.end, operators: 0, isSpoken: false };
}
