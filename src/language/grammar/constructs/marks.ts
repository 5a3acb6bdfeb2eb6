import type { Expression } from '../../../plan/expression/expression.ts';
import type { Transform } from '../../../plan/transform/transform.ts';
import { isNumeric } from '../../holes/column-nature.ts';
import { degreesIn, unitIn, unitWords } from '../../holes/units.ts';
import { binary, columnCell, completeTail, literal } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { mainAmount } from './extremes.ts';

type Built = MeaningOf['Steps'];

/** The words that a part is written with: as quoted, as they stand, or the value they name. */
function wordingsOf(parts: Parts): readonly string[] {
  return parts.all('Mark').map(({ text }) => text);
}

/** A column that says of each row whether it meets a condition, in the words of the wish. */
function flagged(parts: Parts, context: BuildContext): Built | undefined {
  const where = parts.get('Condition')?.where ?? parts.get('Filter')?.where ?? ofMainFigure(parts, context);
  const [met, otherwise] = wordingsOf(parts);
  if (where === undefined || met === undefined) return undefined;
  const expression: Expression = {
    kind: 'call',
    name: 'if',
    arguments: [where, literal(met), literal(otherwise ?? null)],
  };
  const label = otherwise === undefined ? met : `${met} / ${otherwise}`;
  return { steps: [{ verb: 'derive', expression, as: { key: freeKey('flag', context), label } }] };
}

/** "More than 2,500 as large": of the one measure that reaches so far, or of the main amount. */
function ofMainFigure(parts: Parts, context: BuildContext): Expression | undefined {
  const tail = parts.get('Tail')?.tail;
  const column = mainAmount(context);
  const hasUnit = tail?.kind === 'compare' && tail.isQuantity === true;
  return tail === undefined || tail.kind === 'empty' || tail.isMoment === true || hasUnit || column === undefined
    ? undefined
    : completeTail(tail, context.columnOf(column));
}

function freeKey(wanted: string, { table }: BuildContext): string {
  const keys = new Set(table.columns.map(({ key }) => key));
  let key = wanted;
  for (let at = 2; keys.has(key); at++) key = `${wanted}_${at}`;
  return key;
}

const SEPARATORS = [', ', ' – ', ' - ', '; ', '/', ' '] as const;

/** The first sign that stands in most of the texts of a column. */
function separatorOf(column: number, { table }: BuildContext): string | undefined {
  const typed = table.columns[column]?.typed;
  if (typed?.kind !== 'text') return undefined;
  const texts = (typed.groups?.texts ?? typed.values).filter((value): value is string => typeof value === 'string');
  const some = texts.slice(0, 200);
  return SEPARATORS.find((sign) => some.filter((text) => text.trim().includes(sign)).length > some.length * 0.6);
}

/** One column of texts becomes two or three, under the names of the wish. */
function splitNames(parts: Parts, context: BuildContext): Built | undefined {
  const column = parts.get('Column')?.column;
  const separator = column === undefined ? undefined : separatorOf(column, context);
  const names = wordingsOf(parts);
  if (column === undefined || separator === undefined || names.length < 2) return undefined;
  const { key } = context.columnOf(column);
  const into = names.map((label, at) => ({ key: freeKey(`${key}_${at + 1}`, context), label }));
  return { steps: [{ verb: 'splitText', column: key, separator, into }] };
}

/** The few at both ends, by the rank from either. */
function bothEnds(parts: Parts, context: BuildContext): Built | undefined {
  const { table, columnOf } = context;
  const counts = parts.all('Number').map(({ value }) => value);
  const [one, other] = parts.all('Superlative').map(({ direction }) => direction);
  const named = parts.all('Column').find(({ column }) => isNumeric(columnOf(column)))?.column;
  const figures = table.columns.flatMap((_, column) => (columnOf(column).role === 'measure' ? [column] : []));
  const column = named ?? (figures.length === 1 ? figures[0] : undefined);
  const [count, last = count] = counts;
  if (column === undefined || one === undefined || one === other || count === undefined || last === undefined)
    return undefined;
  if (![count, last].every((value) => Number.isInteger(value) && value > 0)) return undefined;
  const [highest, lowest] = one === 'descending' ? [count, last] : [last, count];
  const { key, label } = columnOf(column);
  const [top, bottom] = [freeKey('rank_highest', context), freeKey('rank_lowest', context)];
  const rank = (direction: 'ascending' | 'descending', as: string): Transform => ({
    verb: 'window',
    operation: 'rank',
    column: key,
    direction,
    as: { key: as, label: `${label} ${direction === 'descending' ? '↓' : '↑'}` },
  });
  const isEither = binary(
    'or',
    binary('<=', columnCell(top), literal(highest)),
    binary('<=', columnCell(bottom), literal(lowest)),
  );
  return {
    steps: [
      rank('descending', top),
      rank('ascending', bottom),
      { verb: 'filter', where: isEither },
      { verb: 'drop', columns: [top, bottom] },
      { verb: 'sort', by: [{ column: key, direction: 'descending' }] },
    ],
  };
}

/** The cells of a column told in another unit. Undefined where the two are no units of one kind. */
function converted(key: string, own: readonly string[], wanted: readonly string[]): Expression | undefined {
  const cell = columnCell(key);
  const [degrees, target] = [degreesIn(own), degreesIn(wanted)];
  if (degrees !== undefined && target !== undefined && degrees !== target) {
    return target === 'fahrenheit'
      ? binary('+', binary('*', cell, literal(1.8)), literal(32))
      : binary('/', binary('-', cell, literal(32)), literal(1.8));
  }
  const [from, to] = [unitIn(own), unitIn(wanted)];
  if (from === undefined || to === undefined || from.kind !== to.kind || from.size === to.size) return undefined;
  return binary('*', cell, literal(from.size / to.size));
}

/** A column told in another unit, by its label's own unit: "Weight (kg)" in pounds. */
function inUnit(parts: Parts, { columnOf }: BuildContext): Built | undefined {
  const column = parts.get('Column')?.column;
  if (column === undefined || !isNumeric(columnOf(column))) return undefined;
  const { key, label } = columnOf(column);
  const expression = converted(key, unitWords(label), unitWords(parts.lastText));
  if (expression === undefined) return undefined;
  const bracket = /\(([^)]*)\)/.exec(label)?.[0];
  const shown =
    bracket === undefined ? `${label} (${parts.lastText})` : label.replace(bracket, () => `(${parts.lastText})`);
  return { steps: [{ verb: 'derive', expression, as: { key, label: shown } }] };
}

/** Marks on rows, names split, both ends of a ranking, units told in others. */
export const MARK_RULES: readonly Rule[] = [
  defineRule({
    id: 'mark-word',
    gives: 'Mark',
    pattern: 'Text|Word|Value|namePart',
    weight: 0.1,
    build: (parts) => ({ text: parts.get('Text')?.text ?? parts.lastText }),
  }),
  defineRule({
    id: 'flag-as',
    gives: 'Steps',
    pattern:
      'addVerb? columnWord? flagVerb rows|Entity|Scope|Column? that|whose|with? Condition|Filter|Tail as|with|to|in Mark',
    weight: 0.6,
    build: flagged,
  }),
  defineRule({
    id: 'flag-as-else',
    gives: 'Steps',
    pattern:
      'flagVerb rows|Entity|Scope|Column? that|whose|with? Condition|Filter|Tail as|with|to|in? letter? Mark and? rest|otherwise as|with|is? Mark',
    weight: 0.8,
    build: flagged,
  }),
  defineRule({
    id: 'flag-mark-first',
    gives: 'Steps',
    pattern:
      'flagVerb as|with Mark rows|Entity|Scope|Column? that|whose|with|of? Condition|Filter|Tail and? rest|otherwise? as|with? Mark?',
    weight: 0.8,
    build: flagged,
  }),
  defineRule({
    id: 'split-names',
    gives: 'Steps',
    pattern: 'splitVerb|splitBy namesWord? of? Column into|in|to|by|as Mark and Mark',
    weight: 0.7,
    build: splitNames,
  }),
  defineRule({
    id: 'both-ends',
    gives: 'Steps',
    pattern: 'Superlative Number and Superlative Number? rows|Entity|combination|Scope? by|of|in|for? Column?',
    weight: 0.7,
    build: bothEnds,
  }),
  defineRule({
    id: 'both-ends-number-first',
    gives: 'Steps',
    pattern: 'Number Superlative and Number? Superlative rows|Entity|combination|Scope? by|of|in|for? Column?',
    weight: 0.7,
    build: bothEnds,
  }),
  defineRule({
    id: 'in-unit',
    gives: 'Steps',
    pattern: 'convertVerb|showVerb Column to|into|in|as|from measureUnit|Unit',
    weight: 0.6,
    build: inUnit,
  }),
];
