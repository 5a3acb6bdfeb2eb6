import { foldWords } from '../../../table/notation/characters.ts';
import { isNaming, isNumeric, isTimelike, numbersParts, numbersRows } from '../../holes/column-nature.ts';
import { isOfPieces } from '../../holes/sales-column.ts';
import { canonicalWord } from '../../links/table-index.ts';
import type { MeaningOf, MeasureForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { moneyMade } from './figures-of-columns.ts';

/** What a group must meet in its own figure; without a word for the figure, the one that is asked for. */
function havingOf(parts: Parts, { columnOf, profile }: BuildContext): MeaningOf['Having'] | undefined {
  const tail = parts.get('Tail')?.tail;
  const column = parts.get('Column')?.column;
  if (tail === undefined || tail.kind === 'empty' || tail.isMoment === true) return undefined;
  if (column === undefined) return { tail };
  const group = columnOf(column);
  const isGroup = !isNumeric(group) && !group.isUnique && !isNaming(group, profile) && !isTimelike(group);
  return isGroup ? { tail, group: column } : undefined;
}

/** One row of each group: the one with the highest figure. */
function bestOfEach(parts: Parts, { columnOf }: BuildContext): MeaningOf['Top'] | undefined {
  const [figure, ...others] = parts.all('Column').map(({ column }) => column);
  const per = others.at(-1);
  const direction = parts.get('Superlative')?.direction;
  if (figure === undefined || per === undefined || direction === undefined || figure === per) return undefined;
  if (!isNumeric(columnOf(figure)) && !isTimelike(columnOf(figure))) return undefined;
  const count = Math.round(parts.get('Number')?.value ?? 1);
  return count < 1 ? undefined : { count, direction, per, by: { kind: 'column', column: figure } };
}

/**
 * "The best student of each class in physics": the figure stands behind. Things that many rows share ("the 3 best sellers of each
 * shop in revenue") are gathered first.
 */
function bestAt(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const { columnOf, profile } = context;
  const columns = parts.all('Column').map(({ column }) => column);
  const isFigure = (column: number): boolean => isNumeric(columnOf(column)) && !isTimelike(columnOf(column));
  const [figure, ...figures] = columns.filter((column) => isFigure(column) && !numbersParts(columnOf(column)));
  const others = columns.filter((column) => !isFigure(column));
  const per = others.at(-1);
  const count = Math.round(parts.get('Number')?.value ?? 1);
  if (figure === undefined || per === undefined || figures.length > 0 || count < 1 || others.length > 2)
    return undefined;
  if (columnOf(per).isUnique || isNaming(columnOf(per), profile)) return undefined;
  const direction = parts.get('Superlative')?.direction ?? 'descending';
  const [rows] = others.slice(0, -1);
  const isShared = rows !== undefined && !columnOf(rows).isUnique && !isNaming(columnOf(rows), profile);
  const of = isShared ? { of: rows } : {};
  return { count, direction, per, ...of, by: { kind: 'column', column: figure } };
}

/** "Who was hired most recently in each department": the row of the last date of each. */
function lastAt(parts: Parts, { columnOf }: BuildContext): MeaningOf['Top'] | undefined {
  const [date, per] = parts.all('Column').map(({ column }) => column);
  if (date === undefined || per === undefined || !isTimelike(columnOf(date)) || columnOf(per).kind !== 'text')
    return undefined;
  const direction = parts.has('latest') ? 'descending' : 'ascending';
  return { count: 1, per, direction, by: { kind: 'column', column: date } };
}

/** What is asked for in each group: the best row of each, groups that meet a figure, averages over their rows. */
export const PER_GROUP_RULES: readonly Rule[] = [
  defineRule({
    id: 'best-row-of-each',
    gives: 'Top',
    pattern: 'Superlative Column rows|Entity|Scope in|of|for|per each? Column',
    weight: 0.5,
    build: bestOfEach,
  }),
  defineRule({
    id: 'best-at-of-each',
    gives: 'Top',
    pattern:
      'Number? Superlative|bestWord rows|Scope|Noun|Column of|in|for|per|from each Column in|on|by|for|to Column',
    weight: 0.85,
    build: bestAt,
  }),
  defineRule({
    id: 'best-of-each-at',
    gives: 'Top',
    pattern:
      'Number? Superlative|bestWord rows|Scope|Noun|Column in|on|by|for|to Column of|in|for|per|from each Column',
    weight: 0.7,
    build: bestAt,
  }),
  ...['whoWord has|is|with? Superlative Column', 'whoWord that? Column Superlative'].map((who, at) =>
    defineRule({
      id: `who-has-most-of-each-${at}`,
      gives: 'Top',
      pattern: `${who} of|in|for|per|from each Column`,
      weight: 1,
      build: bestAt,
    }),
  ),
  defineRule({
    id: 'who-did-last-of-each',
    gives: 'Top',
    pattern: 'whoWord is|has? Column latest|earliest of|in|for|per|from each Column',
    weight: 1,
    build: lastAt,
  }),
  defineRule({
    id: 'rows-most-of-each',
    gives: 'Top',
    pattern: 'Number? Column Superlative Column of|in|for|per|from each Column',
    weight: 0.75,
    build: bestAt,
  }),
  defineRule({
    id: 'few-best-rows-of-each',
    gives: 'Top',
    pattern: 'Number Superlative Column rows|Entity|Scope|Noun|Column in|of|for|per each Column',
    weight: 0.7,
    build: bestOfEach,
  }),
  defineRule({
    id: 'row-with-best-of-each',
    gives: 'Top',
    pattern: 'rows|Entity|Scope with|has Superlative Column in|of|for|per each? Column',
    weight: 0.5,
    build: bestOfEach,
  }),
  defineRule({
    id: 'which-few-have-most',
    gives: 'Top',
    pattern: 'questionWord Number Column has|with|is? Superlative Column|money',
    weight: 0.5,
    build: (parts, context) => {
      const count = parts.get('Number')?.value;
      const direction = parts.get('Superlative')?.direction;
      const [of, named] = parts.all('Column').map(({ column }) => column);
      const column = parts.has('money') ? moneyMade(context) : named;
      if (count === undefined || of === undefined || column === undefined || direction === undefined || count < 1)
        return undefined;
      return isNumeric(context.columnOf(column))
        ? { count: Math.round(count), of, direction, by: { kind: 'column', column } }
        : undefined;
    },
  }),
  defineRule({
    id: 'which-has-most-money',
    gives: 'Rank',
    pattern: 'questionWord Column has|with|is|bringBack|Word? Superlative money',
    weight: 0.4,
    build: (parts, context) => {
      const of = parts.get('Column')?.column;
      const column = moneyMade(context);
      const direction = parts.get('Superlative')?.direction;
      if (of === undefined || column === undefined || direction === undefined) return undefined;
      return { groups: [{ column: of }], measure: { column }, direction };
    },
  }),
  defineRule({
    id: 'groups-with-figure',
    gives: 'Having',
    pattern: 'and? only|keepVerb Column with|has|that|whose Tail',
    weight: 0.35,
    build: havingOf,
  }),
  defineRule({
    id: 'figure-of-group',
    gives: 'Having',
    pattern: 'and? only|keepVerb? that|whose|with sum|count|average Tail',
    weight: 0.3,
    build: havingOf,
  }),
  defineRule({
    id: 'tail-of-figure',
    gives: 'Having',
    pattern: 'only|keepVerb that? Tail',
    weight: 0.1,
    build: havingOf,
  }),
  defineRule({
    id: 'average-per-row',
    gives: 'Measure',
    pattern: 'average? of? Column per Entity|Column',
    weight: 0.5,
    build: (parts, { columnOf, profile }): { readonly measures: readonly MeasureForm[] } | undefined => {
      const [figure, row] = parts.all('Column').map(({ column }) => column);
      if (figure === undefined || columnOf(figure).role !== 'measure') return undefined;
      const isRow =
        row === undefined
          ? parts.get('Entity')?.words.length === 0
          : columnOf(row).role !== 'measure' && (columnOf(row).isUnique || isNaming(columnOf(row), profile));
      return isRow && parts.has('average') ? { measures: [{ operation: 'mean', column: figure }] } : undefined;
    },
  }),
  defineRule({
    id: 'average-per-row-by',
    gives: 'Rank',
    pattern: 'Column per|each Entity|Column By',
    weight: 0.6,
    // "Leave days per employee by office": what one of them has, where each has a row.
    build: (parts, { columnOf, profile }) => {
      const [figure, row] = parts.all('Column').map(({ column }) => column);
      const groups = parts.get('By')?.groups ?? [];
      if (figure === undefined || columnOf(figure).role !== 'measure' || groups.length === 0) return undefined;
      const isRow =
        row === undefined
          ? parts.get('Entity')?.words.length === 0 && !isOfPieces(canonicalWord(foldWords(parts.textOf('Entity'))))
          : numbersRows(columnOf(row)) || (columnOf(row).isUnique && isNaming(columnOf(row), profile));
      return isRow ? { groups, measure: { operation: 'mean', column: figure } } : undefined;
    },
  }),
  defineRule({
    id: 'operation-by',
    gives: 'By',
    pattern: 'Operation By',
    // A little more than a row that is called "Total" has, behind which the groups stand.
    weight: -0.25,
    build: (parts) => {
      const by = parts.get('By');
      const operation = parts.get('Operation')?.operation;
      return by && operation && { ...by, operation };
    },
  }),
  defineRule({
    id: 'share-within',
    gives: 'By',
    pattern: 'shareWord|percentage of Column by|per Column By',
    weight: 0.9,
    build: (parts, { columnOf }) => {
      const [figure, part] = parts.all('Column').map(({ column }) => column);
      const whole = parts.get('By')?.groups[0];
      if (figure === undefined || part === undefined || whole?.column === undefined || !isNumeric(columnOf(figure)))
        return undefined;
      return { groups: [whole, { column: part }], role: 'group', shareOf: figure, within: whole.column };
    },
  }),
];
