import { columnsIn } from '../../../plan/check/columns-used.ts';
import type { Expression } from '../../../plan/expression/expression.ts';
import type { NewColumn, Transform } from '../../../plan/transform/transform.ts';
import { isNaming, isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { rateLabel } from '../../holes/rate-label.ts';
import { isFlag } from '../../links/link-flags.ts';
import { tokenize } from '../../text/tokens.ts';
import { binary, columnCell, literal } from '../expressions.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { doneToRows } from './open-conditions.ts';

type Built = { readonly steps: readonly Transform[] };

/** Each combination of the columns once. In a picture different values are counted instead. */
function eachOnce(parts: Parts, { columnOf, purpose }: BuildContext): Built | undefined {
  const columns = (parts.get('Columns')?.columns ?? []).map(({ column }) => columnOf(column));
  if (purpose === 'chart' || columns.length === 0 || columns.some(({ role }) => role === 'measure')) return undefined;
  return { steps: [{ verb: 'select', columns: columns.map(({ key }) => key) }, { verb: 'distinct' }] };
}

/** What texts are parted by, the most telling first. */
const SEPARATORS: readonly string[] = [' / ', ' - ', ' – ', ' | ', '|', ';', '/', ', ', ',', ':', '_', '-', ' '];
/** Texts looked at for what parts them. */
const MOST_TEXTS = 500;
const MOST_PARTS = 6;

/** The first separator that every text has as often. */
function separatorOf(texts: readonly string[]): { readonly separator: string; readonly parts: number } | undefined {
  for (const separator of SEPARATORS) {
    const [first, ...counts] = texts.map((text) => text.split(separator).length);
    if (first !== undefined && first > 1 && first <= MOST_PARTS && counts.every((count) => count === first))
      return { separator, parts: first };
  }
  return undefined;
}

/** A column of texts parted at what all of them share. Its name gives the names of the parts where it has as many words. */
function split(parts: Parts, { table, columnOf }: BuildContext): Built | undefined {
  const named = parts.all('Column').map(({ column }) => column);
  const [column] = named;
  const typed = column === undefined ? undefined : table.columns[column]?.typed;
  if (column === undefined || typed?.kind !== 'text' || named.some((one) => one !== column)) return undefined;
  const texts = typed.values.flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : []));
  const found = separatorOf(texts.slice(0, MOST_TEXTS));
  const wanted = parts.get('Number')?.value;
  if (found === undefined || (wanted !== undefined && wanted !== found.parts)) return undefined;
  const { key, label } = columnOf(column);
  const words = tokenize(label).flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));
  const into = Array.from({ length: found.parts }, (_, at): NewColumn => {
    const name = words.length === found.parts ? (words[at] ?? label) : `${label} ${at + 1}`;
    return { key: `${key}_${at + 1}`, label: name };
  });
  return { steps: [{ verb: 'splitText', column: key, separator: found.separator, into }] };
}

/** The first or last row of each period, by the first column of dates or the one that is named. */
function endOfEach(parts: Parts, { table, columnOf }: BuildContext): Built | undefined {
  const named = parts.get('Column')?.column;
  const date = named ?? table.columns.findIndex((_, column) => isTimelike(columnOf(column)));
  const part = parts.all('Unit').at(-1)?.part;
  if (part === undefined || date < 0) return undefined;
  const { key, label, kind, time } = columnOf(date);
  if (kind !== 'date' || time?.isCyclic !== false) return undefined;
  const as = { key: `${key}_${part}_of_end`, label };
  const direction = parts.has('last') || parts.has('latest') ? 'descending' : 'ascending';
  return {
    steps: [
      { verb: 'truncateTime', column: key, part, as },
      { verb: 'limit', count: 1, from: 'start', by: { column: key, direction }, per: [as.key] },
      { verb: 'drop', columns: [as.key] },
    ],
  };
}

/** Every figure as an index; of so many as the wish counts, and levels before amounts: prices, and not volumes. */
function indexAll(parts: Parts, { profile }: BuildContext): Built | undefined {
  const figures = profile.columns.filter((column) => column.role === 'measure' && isNumeric(column));
  const levels = figures.filter(({ number }) => number?.isAdditive === false);
  const count = parts.get('Number')?.value;
  const chosen = [levels, figures].find(
    (set) => set.length > 0 && (count === undefined || count > 60 || set.length === count),
  );
  const time = profile.columns.find(isTimelike);
  if (chosen === undefined || time === undefined) return undefined;
  const orderBy = [{ column: time.key, direction: 'ascending', order: 'natural' }] as const;
  const steps = chosen.map(
    ({ key, label }): Transform => ({
      verb: 'window',
      operation: 'indexTo100',
      column: key,
      orderBy,
      as: { key, label: `${label} (100)` },
    }),
  );
  return { steps };
}

/** What part of the rows of each group meets a condition, in percent. */
function rateOfEach(parts: Parts, context: BuildContext): Built | undefined {
  const { columnOf } = context;
  const group = parts.get('By')?.groups;
  const named = parts.get('Column')?.column;
  const flag = named === undefined ? undefined : columnOf(named);
  // "The share of sales per shop in May" is one of sales, not of rows.
  if (flag?.role === 'measure') return undefined;
  const isTrue: Expression | undefined = flag?.kind === 'boolean' ? columnCell(flag.key) : undefined;
  const where = parts.get('Condition')?.where ?? parts.get('Filter')?.where ?? isTrue;
  const column = group?.length === 1 && group[0]?.part === undefined ? group[0]?.column : undefined;
  if (where === undefined || column === undefined || isOnTime(where, context)) return undefined;
  const { key } = columnOf(column);
  return rateSteps(where, key, flag === undefined ? calledAfter(where, context) : `${flag.label} (%)`);
}

/** "The share of the restaurants of each city that are Italian or Japanese". */
function rateOfRows(parts: Parts, context: BuildContext): Built | undefined {
  const { columnOf, profile } = context;
  const named = parts.all('Column').map(({ column }) => column);
  if (named.some((column) => columnOf(column).role === 'measure')) return undefined;
  const rows = named.find((column) => columnOf(column).isUnique || isNaming(columnOf(column), profile));
  const own = parts.get('By')?.groups ?? named.filter((column) => column !== rows).map((column) => ({ column }));
  const values = parts.get('Values')?.values ?? [];
  const [first] = values;
  const among: Expression | undefined = first && {
    kind: 'in',
    of: columnCell(columnOf(first.column).key),
    values: values.map(({ value }) => literal(value)),
  };
  const where = parts.get('Condition')?.where ?? parts.get('Filter')?.where ?? among;
  const [group] = own;
  if (where === undefined || own.length !== 1 || group?.column === undefined || isNumeric(columnOf(group.column)))
    return undefined;
  return rateSteps(where, columnOf(group.column).key, calledAfter(where, context));
}

function calledAfter(where: Expression, { profile, table }: BuildContext): string {
  const labelOf = (key: string): string => profile.columns.find((column) => column.key === key)?.label ?? key;
  const [of] = columnsIn(where);
  const isOfFlag = table.columns.some(({ key }, column) => key === of && isFlag(column, table));
  const called = rateLabel(where, labelOf);
  // "Yes (%)" says of nothing what it is.
  return isOfFlag && of !== undefined ? `${labelOf(of)}: ${called}` : called;
}

/** True for a condition on when something was: it says which rows are looked at, and is no part of a whole. */
function isOnTime(where: Expression, { profile }: BuildContext): boolean {
  const keys = columnsIn(where);
  return profile.columns.some((column) => keys.includes(column.key) && isTimelike(column));
}

/** "Return rate by category": the share of the rows of each that say yes. */
function rateOfFlag(parts: Parts, { columnOf, table }: BuildContext): Built | undefined {
  const value = parts.get('Value');
  const groups = parts.get('By')?.groups ?? [];
  const [group] = groups;
  if (value === undefined || group?.column === undefined || group.part !== undefined || groups.length > 1)
    return undefined;
  if (!isFlag(value.column, table)) return undefined;
  const { key, label } = columnOf(value.column);
  const where = binary('=', columnCell(key), literal(value.value));
  return rateSteps(where, columnOf(group.column).key, `${label} (%)`);
}

function rateSteps(where: Expression, by: string, label: string): Built {
  const as: NewColumn = { key: 'rate', label };
  const expression: Expression = { kind: 'call', name: 'if', arguments: [where, literal(100), literal(0)] };
  return {
    steps: [
      { verb: 'derive', expression, as },
      { verb: 'group', by: [by], measures: [{ operation: 'mean', column: as.key, as: { ...as, key: 'rate_mean' } }] },
    ],
  };
}

/** Rows told apart, parted, picked by period, and brought to one measure: steps that stand by themselves. */
export const RESHAPING_RULES: readonly Rule[] = [
  defineRule({
    id: 'columns-once',
    gives: 'Steps',
    pattern: 'keepVerb|only? Columns once each?',
    weight: 0.4,
    build: eachOnce,
  }),
  defineRule({
    id: 'distinct-columns',
    gives: 'Steps',
    pattern: 'distinct|different|all combination|valuesWord of|in|from|for? Columns',
    weight: 0.4,
    build: (parts, context) => (parts.has('distinct') || parts.has('different') ? eachOnce(parts, context) : undefined),
  }),
  defineRule({ id: 'distinct-names', gives: 'Steps', pattern: 'distinct Columns', weight: 0.1, build: eachOnce }),
  defineRule({
    id: 'split-column',
    gives: 'Steps',
    pattern: 'splitVerb|splitBy columnWord? Column and? Column? columnWord? into|in|to Number? columnWord',
    weight: 0.6,
    build: split,
  }),
  defineRule({
    id: 'end-of-each-period',
    gives: 'Steps',
    pattern: 'first|last|latest|earliest Column|Unit|rows|Entity? of|in|for|per each? Unit',
    weight: 0.7,
    build: endOfEach,
  }),
  defineRule({
    id: 'end-of-period',
    gives: 'Steps',
    pattern: 'first|last Column|Unit|rows|Entity of|in|for|per each Unit',
    weight: 0.8,
    build: endOfEach,
  }),
  defineRule({
    id: 'index-all',
    gives: 'Steps',
    pattern: 'indexed all|each? Number? quantityNoun|columnWord|valuesWord to? Number? in|from|on? first?',
    weight: 0.5,
    build: indexAll,
  }),
  defineRule({
    id: 'rate-of-each',
    gives: 'Steps',
    pattern: 'questionWord? percentage|shareWord|howMany of By|Column that? is|has? Column|Condition|Filter',
    weight: 0.6,
    build: rateOfEach,
  }),
  defineRule({
    id: 'rate-in-each',
    gives: 'Steps',
    pattern:
      'questionWord? percentage|shareWord of Scope|rows|Entity|Noun|Column By|Column that? is|has? Condition|Filter|Values',
    weight: 0.7,
    build: rateOfRows,
  }),
  defineRule({
    id: 'rate-of-values-in-each',
    gives: 'Steps',
    pattern:
      'questionWord? percentage|shareWord of? Scope|rows|Entity|Noun|Column that? is|has? Condition|Filter|Values By|in|from|of each? Column?',
    weight: 0.7,
    build: rateOfRows,
  }),
  defineRule({
    id: 'rate-of-some-by',
    gives: 'Steps',
    pattern: 'questionWord? percentage|shareWord of Values|Filter Scope|rows|Entity|Noun|Column By',
    weight: 0.9,
    build: rateOfRows,
  }),
  defineRule({
    id: 'rate-of-done',
    gives: 'Steps',
    pattern: 'questionWord? percentage|shareWord|rateWord of Column Column|Scope By',
    weight: 0.9,
    // "The percentage of delayed flights per carrier".
    build: (parts, context) => {
      const where = doneToRows(parts, context)?.where;
      const [group, ...others] = parts.get('By')?.groups ?? [];
      if (where === undefined || group?.column === undefined || group.part !== undefined || others.length > 0)
        return undefined;
      return rateSteps(where, context.columnOf(group.column).key, calledAfter(where, context));
    },
  }),
  defineRule({
    id: 'rate-of-values-by',
    gives: 'Steps',
    pattern: 'questionWord? percentage|shareWord of? Values By',
    weight: 0.7,
    // "The share of women by level": of each level, and not of all women.
    build: (parts, context) => {
      const values = parts.get('Values')?.values ?? [];
      const group = parts.get('By')?.groups[0]?.column;
      const isOfOther = values.length === 1 && values[0]?.column !== group;
      return isOfOther ? rateOfRows(parts, context) : undefined;
    },
  }),
  ...['Value rateWord By', 'rateWord of Value By'].map((pattern, at) =>
    defineRule({ id: `rate-of-flag-${at}`, gives: 'Steps', pattern, weight: 1, build: rateOfFlag }),
  ),
  defineRule({
    id: 'rate-by',
    gives: 'Steps',
    pattern: 'percentage|shareWord of Scope|rows|Entity that? is|has? Condition|Filter By',
    weight: 0.6,
    build: rateOfEach,
  }),
];
