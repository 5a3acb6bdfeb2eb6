import type { Expression } from '../../../plan/expression/expression.ts';
import { foldWords } from '../../../table/notation/characters.ts';
import { isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { isPlural } from '../../text/stem.ts';
import { columnCell, literal } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** Cells looked at for the numbers that a column calls its groups by. */
const MOST_CELLS = 5000;
/** So many whole numbers may still be names of groups. */
const MOST_GROUPS = 20;

/** True where a column calls its groups by numbers, and cells hold each of the given ones. */
function areGroups(column: number, numbers: readonly number[], { columnOf, profile, table }: BuildContext): boolean {
  const own = columnOf(column);
  const isOfGroups = own.number?.isInteger === true && own.distinct <= MOST_GROUPS && own.distinct < profile.rowCount;
  if (!isNumeric(own) || isTimelike(own) || !isOfGroups) return false;
  const cells = new Set<unknown>(table.columns[column]?.typed.values.slice(0, MOST_CELLS));
  return numbers.every((number) => cells.has(number));
}

/** "Shift 1 and 3": the rows of those groups. */
function ofGroups(parts: Parts, context: BuildContext): MeaningOf['Condition'] | undefined {
  const column = parts.get('Column')?.column;
  const numbers = parts.all('Number').map(({ value }) => value);
  if (column === undefined || !areGroups(column, numbers, context)) return undefined;
  const of = columnCell(context.columnOf(column).key);
  const [first, second] = numbers;
  if (first === undefined) return undefined;
  if (parts.has('to') && second !== undefined)
    return { column, where: { kind: 'between', of, low: literal(first), high: literal(second) } };
  const where: Expression =
    numbers.length === 1
      ? { kind: 'binary', operator: '=', left: of, right: literal(first) }
      : { kind: 'in', of, values: numbers.map(literal) };
  return { column, where };
}

/** Groups that are called by numbers: shifts 1 to 3, levels, wards, ratings. */
export const NUMBERED_GROUP_RULES: readonly Rule[] = [
  defineRule({ id: 'numbered-group', gives: 'Condition', pattern: 'Column Number', weight: 0.3, build: ofGroups }),
  defineRule({
    id: 'rows-with-number',
    gives: 'Condition',
    language: 'en',
    pattern: 'of? Number Column',
    weight: 0.4,
    // "2 bedroom flats", "8 cylinder cars": as an adjective the name has no plural.
    build: (parts, context) => (isPlural(foldWords(parts.textOf('Column'))) ? undefined : ofGroups(parts, context)),
  }),
  defineRule({
    id: 'numbered-groups',
    gives: 'Condition',
    pattern: 'Column Number and|or|to Number',
    weight: 0.5,
    build: ofGroups,
  }),
  defineRule({
    id: 'numbered-groups-three',
    gives: 'Condition',
    pattern: 'Column Number and|or? Number and|or Number',
    weight: 0.5,
    build: ofGroups,
  }),
];
