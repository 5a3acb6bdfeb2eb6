import type { Locale } from '../../chart/locale.ts';
import { writeLengthOfTime } from '../../chart/write-length-of-time.ts';
import type { Expression } from '../../plan/expression/expression.ts';
import type { ComparedColumn } from '../../plan/plan-error.ts';
import { ARABIC_CONDITIONS } from './arabic-conditions.ts';
import type { Comparison, ConditionTexts } from './condition-texts.ts';
import { ENGLISH_CONDITIONS } from './english-conditions.ts';
import { PORTUGUESE_CONDITIONS } from './portuguese-conditions.ts';
import { rephraseCondition } from './rephrase-condition.ts';
import { type Say, sayIn } from './say.ts';

/** The words of conditions in each locale. */
const CONDITIONS_OF = {
  EN_GB: ENGLISH_CONDITIONS,
  EN_US: ENGLISH_CONDITIONS,
  AR: ARABIC_CONDITIONS,
  PT_PT: PORTUGUESE_CONDITIONS,
} as const satisfies Record<Locale, ConditionTexts>;

type Writing = {
  readonly texts: ConditionTexts;
  readonly say: Say;
  readonly labels: ReadonlyMap<string, string>;
  /** The keys of the columns that hold lengths of time. */
  readonly durations: ReadonlySet<string>;
  readonly length: (seconds: number) => string;
};

type Of<Kind extends Expression['kind']> = Extract<Expression, { readonly kind: Kind }>;

/**
 * A condition, or a computation, in words that stand behind "where" or "as": `“Sales” is more than 1,000 and “Region” is
 * “North”`. Columns are called by their labels; one that is not listed by its key.
 */
export function writeCondition(expression: Expression, columns: readonly ComparedColumn[], locale: Locale): string {
  const labels = new Map(columns.map(({ key, label }) => [key, label]));
  const durations = new Set(columns.flatMap(({ key, isDuration }) => (isDuration === true ? [key] : [])));
  const length = (seconds: number): string => writeLengthOfTime(seconds, locale);
  return write(expression, { texts: CONDITIONS_OF[locale], say: sayIn(locale), labels, durations, length });
}

const CONNECTIVES: ReadonlySet<string> = new Set(['and', 'or']);
const SIGNS: Readonly<Record<string, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷', '%': 'mod', '^': '^' };

function write(given: Expression, writing: Writing): string {
  const { texts, say } = writing;
  const expression = rephraseCondition(given);
  switch (expression.kind) {
    case 'column':
      return say.name(writing.labels.get(expression.key) ?? expression.key);
    case 'literal':
      return writeLiteral(expression, writing);
    case 'moment':
      return say.moment(expression.iso);
    case 'aggregate':
      return texts.aggregates[expression.operation](say.name(writing.labels.get(expression.key) ?? expression.key));
    case 'negate':
      return `−${group(expression.of, writing)}`;
    case 'not':
      return writeDenial(expression.of, writing);
    case 'in':
      return texts.isOneOf(write(expression.of, writing), writeChoices(expression, writing));
    case 'between':
      return texts.between(...writeRange(expression, writing));
    case 'call':
      return writeCall(expression, writing);
    case 'binary':
      return writeBinary(expression, writing);
  }
}

function writeLiteral({ value }: Of<'literal'>, { texts, say }: Writing): string {
  if (typeof value === 'number') return isYear(value) ? say.year(value) : say.number(value);
  if (typeof value === 'string') return say.name(value);
  return texts.truth[value === null ? 'null' : value ? 'true' : 'false'];
}

/** The numbers that a column of years holds. */
function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1900 && value <= 2199;
}

/** What is denied says so itself where a language has words for it; else the whole is denied. */
function writeDenial(denied: Expression, writing: Writing): string {
  const { texts } = writing;
  if (denied.kind === 'in') {
    return texts.isNoneOf(
      write(denied.of, writing),
      denied.values.map((value) => write(value, writing)),
    );
  }
  if (denied.kind === 'between') return texts.notBetween(...writeRange(denied, writing));
  const [first] = denied.kind === 'call' ? denied.arguments : [];
  if (denied.kind === 'call' && denied.name === 'isEmpty' && first !== undefined) {
    return texts.isFilled(write(first, writing));
  }
  return texts.not(group(denied, writing));
}

function writeChoices({ values }: Of<'in'>, writing: Writing): string {
  return writing.say.alternatives(values.map((value) => write(value, writing)));
}

function writeRange({ of, low, high }: Of<'between'>, writing: Writing): [string, string, string] {
  return [write(of, writing), writeBeside(of, low, writing), writeBeside(of, high, writing)];
}

function writeCall({ name, arguments: given }: Of<'call'>, writing: Writing): string {
  const written = given.map((argument) => write(argument, writing));
  return writing.texts.functions[name].replace(/\{(\d|values)\}/g, (_, slot: string) =>
    slot === 'values' ? writing.say.list(written) : (written[Number(slot)] ?? ''),
  );
}

function writeBinary({ operator, left, right }: Of<'binary'>, writing: Writing): string {
  const { texts } = writing;
  if (operator === 'and' || operator === 'or') {
    return [left, right].map((side) => groupUnlike(side, operator, writing)).join(texts[operator]);
  }
  const sign = SIGNS[operator];
  if (sign !== undefined) {
    // One sum goes on from the other: "a + b + c".
    const goesOn = operator === '+' && left.kind === 'binary' && left.operator === '+';
    return `${goesOn ? write(left, writing) : group(left, writing)} ${sign} ${group(right, writing)}`;
  }
  // Neither a connective nor a sign: what is left of the operators are the comparisons.
  const comparison = operator as Comparison;
  if (right.kind === 'literal' && right.value === null) {
    if (comparison === '=') return texts.isEmpty(write(left, writing));
    if (comparison === '!=') return texts.isFilled(write(left, writing));
  }
  const ofMoments: Partial<Record<Comparison, ConditionTexts['isOneOf']>> = texts.compareMoments;
  const phrase = (right.kind === 'moment' ? ofMoments[comparison] : undefined) ?? texts.compare[comparison];
  return phrase(write(left, writing), writeBeside(left, right, writing));
}

/** What a column is compared with: a number of seconds as a length of time, where the column holds such. */
function writeBeside(column: Expression, other: Expression, writing: Writing): string {
  const isOfTime = column.kind === 'column' && writing.durations.has(column.key);
  return isOfTime && other.kind === 'literal' && typeof other.value === 'number'
    ? writing.length(other.value)
    : write(other, writing);
}

/** A side of "and" or "or": in brackets where it is the other of the two; a bare value is said to be true. */
function groupUnlike(side: Expression, operator: 'and' | 'or', writing: Writing): string {
  if (side.kind === 'column') return writing.texts.holds(write(side, writing));
  const isOther = side.kind === 'binary' && CONNECTIVES.has(side.operator) && side.operator !== operator;
  return isOther ? `(${write(side, writing)})` : write(side, writing);
}

/** A part of a computation, in brackets where it is one itself. */
function group(part: Expression, writing: Writing): string {
  return part.kind === 'binary' ? `(${write(part, writing)})` : write(part, writing);
}
