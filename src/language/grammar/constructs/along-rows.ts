import { isNaming, isNumeric } from '../../holes/column-nature.ts';
import type { ColumnMention, MeaningOf, MeasureForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { endNamed, usualOfThings } from './order.ts';

/** "Sort regions by profit": a category that repeats is gathered first. */
function rankGroups(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  return rankOf(parts.all('Column'), parts, context);
}

/** "Sort the sales in descending order by shop": the shops, as well as "sort the shops in descending order by sales". */
function rankEither(parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  return rankGroups(parts, context) ?? rankOf(parts.all('Column').toReversed(), parts, context);
}

function rankOf(columns: readonly ColumnMention[], parts: Parts, context: BuildContext): MeaningOf['Rank'] | undefined {
  const { columnOf, profile } = context;
  const [group, figure] = columns.map(({ column }) => column);
  const own = parts.get('Measure')?.measures[0];
  const measure: MeasureForm | undefined = own ?? (figure === undefined ? undefined : { column: figure });
  if (group === undefined || measure === undefined || group === measure.column) return undefined;
  const named = columnOf(group);
  const repeats = !isNumeric(named) && named.role === 'category' && !named.isUnique;
  const isFigure = measure.column === undefined || columnOf(measure.column).role === 'measure';
  if (!repeats || isNaming(named, profile) || !isFigure) return undefined;
  // Who is ranked, or put in order "by highest sales", stands first where the figure is highest.
  const ranked = parts.says('rankVerb') ? 'descending' : usualOfThings(measure.column, parts, context);
  const usual = ranked ?? endNamed(own?.operation, parts) ?? 'ascending';
  const direction = parts.get('Direction')?.direction;
  return {
    groups: [{ column: group }],
    measure,
    ...(direction === undefined ? { direction: usual, isUsual: true } : { direction }),
  };
}

/** Figures that look along the rows: back a row, back a year, and ranks. */
export const ALONG_ROWS_RULES: readonly Rule[] = [
  defineRule({
    id: 'against-year-before',
    gives: 'Window',
    pattern:
      'growth|difference? of|in? Column compare|versus|from|on|to|with? with|to? yearBefore as|in? growth|difference?',
    weight: 0.7,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      if (column === undefined || !isNumeric(columnOf(column))) return undefined;
      const isDifference = parts.has('difference') && !parts.has('growth');
      return { operation: isDifference ? 'difference' : 'percentChange', column, isYearBefore: true };
    },
  }),
  defineRule({
    id: 'value-before-beside',
    gives: 'Window',
    pattern: 'previous Unit|valuesWord|rows? of|in|for? Column beside current? rows|Number|valuesWord?',
    weight: 1,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      return column === undefined || !isNumeric(columnOf(column)) ? undefined : { operation: 'lag', column };
    },
  }),
  defineRule({
    id: 'rank-column',
    gives: 'Window',
    pattern: 'addVerb columnWord with|for|of|that? each? Column|Scope rankWord by|on|in Column',
    weight: 0.6,
    build: (parts, { columnOf }) => {
      const column = parts.all('Column').at(-1)?.column;
      return column === undefined || !isNumeric(columnOf(column)) ? undefined : { operation: 'rank', column };
    },
  }),
  defineRule({
    id: 'rank-rows-by',
    gives: 'Order',
    pattern: 'and? sortVerb Column by|on Column and? Direction?',
    weight: 0.7,
    build: (parts, context) => {
      const [rows, column] = parts.all('Column').map((mention) => mention.column);
      if (rows === undefined || column === undefined || rows === column) return undefined;
      const named = context.columnOf(rows);
      if (isNumeric(named) || !(named.isUnique || isNaming(named, context.profile))) return undefined;
      const direction = parts.get('Direction')?.direction ?? usualOfThings(column, parts, context);
      return { target: { kind: 'column', column }, ...(direction === undefined ? {} : { direction }) };
    },
  }),
  defineRule({
    id: 'rank-groups-by',
    gives: 'Rank',
    pattern: 'and? sortVerb Column by|on sum? Column|Measure in|from? Direction? order?',
    weight: 0.6,
    build: rankGroups,
  }),
  defineRule({
    id: 'rank-groups-in-direction',
    gives: 'Rank',
    // "Sort the shops in descending order by sales", «رتب الفروع تنازليا حسب المبيعات».
    pattern: 'and? sortVerb Column in|as|from? Direction order? by|of|on|in|for|with sum? Column|Measure',
    weight: 0.8,
    build: rankEither,
  }),
  defineRule({
    id: 'groups-ranked-by',
    gives: 'Rank',
    pattern: 'Column sortVerb by|on sum? Column|Measure in|from? Direction? order?',
    weight: 0.5,
    build: rankGroups,
  }),
  defineRule({
    id: 'order-then',
    gives: 'Order',
    pattern: 'Order and? thenWord by? Column in? Direction?',
    weight: 0.4,
    build: (parts) => {
      const first = parts.get('Order');
      const column = parts.get('Column')?.column;
      if (first?.target === undefined || column === undefined) return undefined;
      const direction = parts.get('Direction')?.direction ?? first.direction;
      const own = { target: { kind: 'column', column }, ...(direction === undefined ? {} : { direction }) } as const;
      return { ...first, next: [...(first.next ?? []), own] };
    },
  }),
  defineRule({
    id: 'by-whole-cycle',
    gives: 'By',
    pattern: 'By and? in|from? wholeCycle order?',
    weight: 0.3,
    build: (parts) => parts.get('By'),
  }),
];
