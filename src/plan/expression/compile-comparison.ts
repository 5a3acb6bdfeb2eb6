import { maybeBoolean } from '../../table/notation/boolean-notation.ts';
import { foldWords, trimBlanks } from '../../table/notation/characters.ts';
import { parseNumber } from '../../table/notation/number-notation.ts';
import { type NeededKind, PlanError } from '../plan-error.ts';
import { normalText } from '../table/group-rows.ts';
import { GRAIN_PLACE, nextPeriod, startOfPeriod } from '../table/periods.ts';
import { nameOf, type PlanColumn } from '../table/plan-column.ts';
import {
  type Compiled,
  type CompiledAs,
  type CompiledMoment,
  maybeMomentOf,
  maybeNumbers,
  NEEDED_NAME,
  type NumberAt,
  type TextAt,
  truthOf,
} from './compiled.ts';
import { overTexts } from './over-texts.ts';

/** The operators that compare two values. */
export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

const HOLDS = {
  '=': (order) => order === 0,
  '!=': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
} as const satisfies Record<Comparison, (order: number) => boolean>;

const MIRRORED = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
} as const satisfies Record<Comparison, Comparison>;

/**
 * Compares two expressions of kinds that can be compared; null where either is. Dates are compared as periods: a day of March
 * equals March. A text that is written beside numbers or dates is read as one. Texts are equal by their letters, blanks at the
 * ends left out; which comes first does not hang on case or accents. Throws `PlanError` for kinds that have no order in common.
 */
export function compileComparison(operator: Comparison, left: Compiled, right: Compiled): CompiledAs<'truth'> {
  const source = `${left.source} ${operator} ${right.source}`;
  return truthOf(source, compare(operator, left, right));
}

function compare(operator: Comparison, left: Compiled, right: Compiled): NumberAt {
  if (left.type === 'nothing' || right.type === 'nothing') return () => Number.NaN;
  if (left.isConstant && !right.isConstant) return compare(MIRRORED[operator], right, left);
  if (left.type === 'text' && right.type === 'text') return compareTexts(operator, left, right);
  if (left.type === 'moment' && right.type === 'moment' && left.isCyclic === right.isCyclic)
    return compareMoments(operator, left, right);
  if (right.type === 'text' && right.isConstant) return compareWithWritten(operator, left, right.at(0) ?? '');
  if (left.type === 'text') return compareTextColumn(operator, left, right);
  if (right.type === 'text') return compareTextColumn(MIRRORED[operator], right, left);
  return compareNumbers(operator, left, right);
}

function compareNumbers(operator: Comparison, left: Compiled, right: Compiled): NumberAt {
  const [one, other] = [maybeNumbers(left), maybeNumbers(right)];
  if (one !== undefined && other !== undefined) return numbersHold(operator, one.at, other.at);
  // A whole number beside dates is a year: [Date] >= 2024.
  if (left.type === 'moment' && other?.isConstant === true) {
    const year = maybeMomentOf(String(other.at(0)), right.source);
    if (year !== undefined && !left.isCyclic) return compareMoments(operator, left, year);
  }
  throw notComparable(left, right);
}

/** Plain closures for each operator: this is the innermost loop of most filters. */
function numbersHold(operator: Comparison, left: NumberAt, right: NumberAt): NumberAt {
  const holds = HOLDS[operator];
  return (row) => {
    const one = left(row);
    const other = right(row);
    if (one === other) return holds(0) ? 1 : 0;
    const order = one - other;
    if (order > 0 || order < 0) return holds(order) ? 1 : 0;
    return Number.NaN;
  };
}

/**
 * Compares a moment with the period of another. The other is first made as coarse as this one's grain: beside a column of years,
 * March 2024 is 2024.
 */
function compareMoments(operator: Comparison, left: CompiledMoment, right: CompiledMoment): NumberAt {
  const holds = HOLDS[operator];
  const { at } = left;
  const { at: otherAt } = right;
  const grain = GRAIN_PLACE[left.grain] < GRAIN_PLACE[right.grain] ? left.grain : right.grain;
  const starts: NumberAt = left.isCyclic ? otherAt : (row) => startOfPeriod(otherAt(row), grain);
  const ends: NumberAt = left.isCyclic ? (row) => otherAt(row) + 1 : (row) => nextPeriod(starts(row), grain);
  const orderIn = (time: number, from: number, to: number) => (time < from ? -1 : time >= to ? 1 : 0);
  if (right.isConstant) {
    const [from, to] = [starts(0), ends(0)];
    return (row) => {
      const time = at(row);
      return Number.isNaN(time) ? Number.NaN : Number(holds(orderIn(time, from, to)));
    };
  }
  return (row) => {
    const time = at(row);
    const from = starts(row);
    return Number.isNaN(time) || Number.isNaN(from) ? Number.NaN : Number(holds(orderIn(time, from, ends(row))));
  };
}

/** Compares with a text in the expression, which is read as what stands on the other side. */
function compareWithWritten(operator: Comparison, left: Compiled, written: string): NumberAt {
  if (left.type === 'moment') {
    const moment = maybeMomentOf(trimBlanks(written), JSON.stringify(written));
    if (moment !== undefined && moment.isCyclic === left.isCyclic) return compareMoments(operator, left, moment);
  }
  const numbers = maybeNumbers(left);
  const number = parseNumber(trimBlanks(written))?.value;
  if (numbers !== undefined && number !== undefined) return numbersHold(operator, numbers.at, () => number);
  if (left.type === 'truth') {
    const truth = maybeBoolean(trimBlanks(written));
    if (truth !== undefined) return numbersHold(operator, left.at, () => Number(truth));
  }
  if ((operator === '=' || operator === '!=') && left.column !== undefined)
    return equalAsWritten(operator, left.column, written);
  throw wrongKind({ source: JSON.stringify(written) }, NEEDED_NAME[left.type]);
}

/** Compares the cells themselves with a text: "n/a" among numbers, a word among dates. */
function equalAsWritten(operator: '=' | '!=', { cells }: PlanColumn, written: string): NumberAt {
  const sought = letters(written);
  const holds = HOLDS[operator];
  return (row) => {
    const cell = cells[row];
    if (cell === null || cell === undefined || cell === '') return Number.NaN;
    return Number(holds(letters(String(cell)) === sought ? 0 : 1));
  };
}

/** Compares a column of texts with numbers, truths or moments: only a single number can equal a text. */
function compareTextColumn(operator: Comparison, left: CompiledAs<'text'>, right: Compiled): NumberAt {
  const number = right.isConstant && right.type === 'number' ? right.at(0) : undefined;
  if (number === undefined || (operator !== '=' && operator !== '!=')) throw notComparable(right, left);
  const holds = HOLDS[operator];
  const isSame = (text: string) => parseNumber(text)?.value === number;
  return overTexts(left, (text) => Number(holds(isSame(text) ? 0 : 1)));
}

function compareTexts(operator: Comparison, left: CompiledAs<'text'>, right: CompiledAs<'text'>): NumberAt {
  const holds = HOLDS[operator];
  const order = operator === '=' || operator === '!=' ? sameOrNot : orderOfTexts;
  if (right.isConstant) {
    const other = right.at(0);
    if (other === null) return () => Number.NaN;
    return overTexts(left, (text) => Number(holds(order(text, other))));
  }
  const { at } = left;
  const { at: otherAt }: { readonly at: TextAt } = right;
  return (row) => {
    const text = at(row);
    const other = otherAt(row);
    return text === null || other === null ? Number.NaN : Number(holds(order(text, other)));
  };
}

function letters(text: string): string {
  return normalText(trimBlanks(text));
}

function sameOrNot(left: string, right: string): number {
  return left === right || letters(left) === letters(right) ? 0 : 1;
}

function orderOfTexts(left: string, right: string): number {
  if (sameOrNot(left, right) === 0) return 0;
  const [one, other] = [foldWords(left), foldWords(right)];
  if (one !== other) return one < other ? -1 : 1;
  return letters(left) < letters(right) ? -1 : 1;
}

/** Says what the side that is wrong would have to be; a column is blamed before a value. */
function notComparable(left: Compiled, right: Compiled): PlanError {
  return right.column === undefined && left.column !== undefined
    ? wrongKind(left, NEEDED_NAME[right.type])
    : wrongKind(right, NEEDED_NAME[left.type]);
}

function wrongKind({ column, source }: Pick<Compiled, 'source' | 'column'>, needs: NeededKind): PlanError {
  const what = column === undefined ? { text: source } : { column: nameOf(column) };
  return new PlanError({ kind: 'wrongKind', ...what, needs });
}
