import type { Expression } from '../../../plan/expression/expression.ts';
import { foldWords } from '../../../table/notation/characters.ts';
import { isNaming } from '../../holes/column-nature.ts';
import { isFlag } from '../../links/link-flags.ts';
import { canonicalWord, toCanonical } from '../../links/table-index.ts';
import { isPlural } from '../../text/stem.ts';
import { tokenize } from '../../text/tokens.ts';
import { amongValues, binary, columnCell, negation } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

type Filter = MeaningOf['Filter'];

/** The condition that cells hold a value. */
function holds(parts: Parts, { columnOf }: BuildContext): Expression | undefined {
  const named = parts.get('Value');
  if (named === undefined) return undefined;
  return binary('=', columnCell(columnOf(named.column).key), { kind: 'literal', value: named.value });
}

/** True where a named column, if there is one, names the rows. */
function namesRows(parts: Parts, { columnOf, profile }: BuildContext): boolean {
  const column = parts.get('Column')?.column;
  return column === undefined || columnOf(column).isUnique || isNaming(columnOf(column), profile);
}

/** "Only active members": a column of yes and no said of the rows. */
function answered(parts: Parts, context: BuildContext): Filter | undefined {
  const column = parts.get('Value')?.column;
  if (column === undefined || !isFlag(column, context.table) || !namesRows(parts, context)) return undefined;
  const where = holds(parts, context);
  return where && { where };
}

const whereOf = (parts: Parts): Expression | undefined => parts.get('Condition')?.where ?? parts.get('Filter')?.where;

const ROWS = 'Column|Scope|Entity|Noun|rows';

/**
 * What the rows are called, by a plural that no label has ("films after 2019"), and columns of yes and no said of the rows
 * ("active members", "sem esplanada"). A noun that nothing confirms is told among the words left out.
 */
export const ROW_NOUN_RULES: readonly Rule[] = [
  defineRule({
    id: 'noun',
    gives: 'Noun',
    pattern: 'Word',
    weight: -0.05,
    build: (parts) => {
      const word = parts.get('Word');
      const folded = tokenize(word?.word ?? '')[0]?.folded ?? '';
      const isOther = word === undefined || word.isName || word.isFigure === true || word.isSlip === true;
      return isOther || !isPlural(folded) ? undefined : { word: word.word };
    },
  }),
  defineRule({
    id: 'noun-of-value',
    gives: 'Filter',
    pattern: 'only|keepVerb|all? Value Noun',
    weight: 0.35,
    build: (parts, context) => {
      const where = holds(parts, context);
      return where && { where };
    },
  }),
  defineRule({
    id: 'answered-and-value',
    gives: 'Filter',
    pattern: 'only|keepVerb? Value Values',
    weight: 0.35,
    // "Furnished houses": what rows are said to be, and what they are.
    build: (parts, context) => {
      const own = parts.get('Value');
      const values = parts.get('Values')?.values ?? [];
      if (own === undefined || !isFlag(own.column, context.table) || values[0]?.column === own.column) return undefined;
      const [first, second] = [holds(parts, context), amongValues(values, context)];
      return first && second && { where: binary('and', first, second) };
    },
  }),
  defineRule({
    id: 'answered-counted',
    gives: 'Rank',
    pattern: 'number|count|howMany? of? Value By',
    weight: 0.3,
    // "Alarms by device" of a column of yes and no: the rows that say yes.
    build: (parts, context) => {
      const value = parts.get('Value');
      const by = parts.get('By');
      const word = foldWords(parts.text.split(' ').find((one) => isPlural(foldWords(one))) ?? '');
      const isSaid = value !== undefined && isFlag(value.column, context.table) && value.reason !== 'synonym';
      const isNamed = isSaid && toCanonical(context.columnOf(value.column).label).includes(canonicalWord(word));
      const where = isNamed ? holds(parts, context) : undefined;
      return by === undefined || by.role !== 'group' || where === undefined
        ? undefined
        : { groups: by.groups, measure: { operation: 'count' }, where };
    },
  }),
  defineRule({
    id: 'noun-then-value',
    gives: 'Filter',
    pattern: 'only|keepVerb? Noun Filter only?',
    weight: 0.2,
    build: (parts) => parts.get('Filter'),
  }),
  defineRule({
    id: 'condition-then-noun',
    gives: 'Filter',
    pattern: 'only|keepVerb? Filter Noun',
    weight: 0.1,
    // "Unsold homes".
    build: (parts) => parts.get('Filter'),
  }),
  defineRule({
    id: 'noun-that',
    gives: 'Filter',
    pattern: 'only|keepVerb|questionWord? Noun that|questionWord|with|whose|has? is|has? Condition|Filter',
    weight: 0.3,
    // «كم طلبا» asks for a number, and «كم» may ask for anything.
    build: (parts) => {
      const where = parts.says('howMany') ? undefined : whereOf(parts);
      return where && { where };
    },
  }),
  defineRule({
    id: 'no-such-noun',
    gives: 'Filter',
    pattern: 'removeVerb|without Noun that|with|whose|from|in? Condition|Filter',
    weight: 0.5,
    build: (parts) => {
      const where = whereOf(parts);
      return where && { where: negation(where) };
    },
  }),
  defineRule({
    id: 'rows-of-nouns',
    gives: 'Scope',
    // "For those records from manufacturers": what the table is called.
    pattern: 'for|of|from? all? rows from|of|in Noun',
    weight: 0.3,
    build: () => ({ words: [], isEach: false }),
  }),
  defineRule({
    id: 'top-noun',
    gives: 'Top',
    pattern: 'Top Noun',
    weight: 0.05,
    build: (parts) => parts.get('Top'),
  }),
  defineRule({
    id: 'only-answered',
    gives: 'Filter',
    pattern: 'only|keepVerb Value only?',
    weight: 0.5,
    build: answered,
  }),
  defineRule({ id: 'answered-only', gives: 'Filter', pattern: 'Value only', weight: 0.5, build: answered }),
  defineRule({
    id: 'answered-rows',
    gives: 'Filter',
    pattern: `only|keepVerb|all? Value ${ROWS}`,
    weight: 0.45,
    build: answered,
  }),
  defineRule({
    id: 'rows-answered',
    gives: 'Filter',
    pattern: `only|keepVerb? ${ROWS} that|questionWord|with|whose|has? is|has|with? Value only?`,
    weight: 0.45,
    build: answered,
  }),
  defineRule({
    id: 'remove-answered-rows',
    gives: 'Filter',
    pattern: `removeVerb|without Value ${ROWS}`,
    weight: 0.9,
    build: (parts, context) => {
      const own = answered(parts, context);
      return own && { where: negation(own.where) };
    },
  }),
  defineRule({
    id: 'rows-not-answered',
    gives: 'Filter',
    pattern: `only|keepVerb? ${ROWS}? that|questionWord|whose? is|has? without|not|unequal is|has|with? Value`,
    weight: 0.8,
    build: (parts, context) => {
      const own = answered(parts, context);
      return own && { where: negation(own.where) };
    },
  }),
];
