import type { ColumnNature, NaturedColumn } from '../chart/read-columns.ts';
import type { ColumnKind, TypedColumn } from './column.ts';
import { areFlags } from './profile/flags.ts';
import { mayName } from './profile/may-name.ts';
import { isIdentifierLabel } from './profile/measure-words.ts';
import { cycleOfLabel } from './profile/number-cycles.ts';
import { namesGroups, numbersEachRow } from './profile/numbered-rows.ts';
import { pointToNotes } from './profile/reference-numbers.ts';
import { judgeNumber, nameRows } from './profile/roles.ts';
import { tallyWholes } from './profile/tally-wholes.ts';
import { type LabelFacts, readLabel } from './reading/column-label.ts';

const NATURE_OF = {
  number: 'number',
  percentage: 'number',
  currency: 'number',
  duration: 'number',
  date: 'time',
  weeklyRange: 'time',
  boolean: 'text',
  text: 'text',
  empty: 'empty',
} as const satisfies Record<ColumnKind, ColumnNature>;

/** A visible column, under the label that a reader sees. */
type VisibleColumn = { readonly key: string; readonly label: string; readonly typed: TypedColumn };

/**
 * The visible columns of a table, and what each offers to a chart. Years are moments, though they are numbers, and so are numbers of weeks; ids,
 * postcodes, numbers of classes and of notes, 0 and 1 for no and yes, and numbers that count the rows beside their names are codes, in numbers or in letters. Where nothing names the rows, a first
 * column of numbers that rises from row to row may.
 */
export function withNatures(columns: readonly VisibleColumn[]): readonly NaturedColumn[] {
  const natures = columns.map(natureOf);
  const isNamed = natures.some((nature) => nature !== 'number' && nature !== 'empty' && !CODES.has(nature));
  const lone = isNamed || natures.some((nature) => CODES.has(nature)) ? -1 : natures.indexOf('number');
  const isBesideOthers = natures.indexOf('number', lone + 1) > lone;
  return columns.map(({ key, label, typed }, place) => {
    const nature = natures[place] ?? 'empty';
    if (NAMES.has(nature)) return { key, nature, tellsApart: () => tellApart(typed.values) };
    const { numbers } = typed;
    if (nature !== 'number' || numbers === undefined) return { key, nature };
    if (areFlags(numbers)) return { key, nature: 'code' };
    const counter = { label, place, columns: columns.length, numbers };
    const isCounter = isNamed && (numbersEachRow(counter) || pointToNotes(counter));
    if (isCounter || namesGroups(counter)) return { key, nature: 'code' };
    return { key, nature: place === lone && isBesideOthers && areRising(numbers) ? 'rising-number' : nature };
  });
}

const CODES: ReadonlySet<ColumnNature> = new Set(['code', 'lettered-code']);

const NAMES: ReadonlySet<ColumnNature> = new Set(['text', 'lettered-code']);
/** Longer texts are remarks rather than names. */
const LONGEST_NAME = 40;

function tellApart(values: TypedColumn['values']): boolean {
  const seen = new Set<unknown>();
  return values.every((value) => {
    if (typeof value !== 'string' || value.length > LONGEST_NAME || seen.has(value)) return false;
    seen.add(value);
    return true;
  });
}

const areRising = (numbers: Float64Array): boolean =>
  numbers.every((value, row) => row === 0 || value > (numbers[row - 1] ?? Number.NaN));

function natureOf({ label, typed }: VisibleColumn): ColumnNature {
  const { kind, format } = typed;
  if (format === 'year') return 'year';
  // Months and weekdays of no year have no place in time: they are names.
  if (typed.isCyclic === true) return 'text';
  if ((kind !== 'number' && kind !== 'text') || !mayName(typed, readLabel(label))) return NATURE_OF[kind];
  return kind === 'text' ? natureOfText(typed, readLabel(label)) : natureOfNumbers(typed, readLabel(label));
}

/** Texts of figures alone are ranges rather than codes ("18-24"), unless their label says otherwise. */
const LETTER = /\p{L}/u;

function natureOfText({ values }: TypedColumn, facts: LabelFacts): ColumnNature {
  const texts = values.filter((value) => typeof value === 'string');
  const areCodes =
    nameRows({ distinct: new Set(texts).size, filled: texts.length }) && texts.some((text) => LETTER.test(text));
  return areCodes || isIdentifierLabel(facts) ? 'lettered-code' : 'text';
}

function natureOfNumbers(typed: TypedColumn, facts: LabelFacts): ColumnNature {
  const { statistics, counts } = tallyWholes(typed.numbers ?? new Float64Array(0));
  if (cycleOfLabel(facts, statistics, counts) !== undefined) return 'cycle';
  return judgeNumber({ column: typed, facts, counts, statistics }) === 'measure' ? 'number' : 'code';
}
