import { isTimelike } from '../../holes/column-nature.ts';
import { dimensionColumn } from '../../holes/dimension-column.ts';
import { toCanonical } from '../../links/table-index.ts';
import type { MeaningOf, MeasureForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { figureOf, isOfRows, ROWS } from './extremes.ts';

/** "Which country has the cheapest wine": each by the least of what it has; where rows are wanted, the one of them all. */
function extremeHeld(
  parts: Parts,
  context: BuildContext,
): { readonly rank: MeaningOf['Rank']; readonly top: MeaningOf['Top'] } | undefined {
  const extreme = parts.get('Extreme');
  const columns = parts.all('Column').map(({ column }) => column);
  const [holder] = columns;
  const found = extreme && figureOf(extreme, context, parts.lastText);
  if (holder === undefined || found?.by.kind !== 'column' || !isOfRows(columns[1], context)) return undefined;
  if (context.columnOf(holder).kind !== 'text' || isOfRows(holder, context)) return undefined;
  const { column } = found.by;
  if (isTimelike(context.columnOf(column))) return undefined;
  const operation = found.direction === 'ascending' ? 'min' : 'max';
  const measure: MeasureForm = { column, operation };
  return {
    rank: { groups: [{ column: holder }], measure, direction: found.direction },
    top: { count: 1, by: found.by, direction: found.direction },
  };
}

/** Groups by the highest or the lowest of what they have. */
export const EXTREME_HELD_RULES: readonly Rule[] = [
  ...[
    { id: 'which-has-extreme', gives: 'Rank' as const, purpose: 'chart' },
    { id: 'which-has-extreme-row', gives: 'Top' as const, purpose: 'data' },
  ].map(({ id, gives, purpose }) =>
    defineRule({
      id,
      gives,
      pattern: `questionWord Column has|with|in|that|Word has? Extreme ${ROWS}`,
      weight: 0.6,
      build: (parts, context) => {
        const found = context.purpose === purpose ? extremeHeld(parts, context) : undefined;
        return gives === 'Rank' ? found?.rank : found?.top;
      },
    }),
  ),
  defineRule({
    id: 'extreme-of-figure-named',
    gives: 'Rank',
    pattern: 'Extreme Column in|of|for|per|by each? Column',
    weight: 0.9,
    // "The longest wait per doctor" as rows: the adjective speaks of the figure that is named.
    build: (parts, context) => {
      const [figure, group] = parts.all('Column').map(({ column }) => column);
      const { direction, dimension } = parts.get('Extreme') ?? {};
      const isOpen = dimension === undefined || dimension === 'time' || direction === undefined;
      if (context.purpose === 'chart' || figure === undefined || group === undefined || isOpen) return undefined;
      const own = context.columnOf(figure);
      const isFigure = own.role === 'measure' && !isTimelike(own) && !isOfRows(figure, context);
      const isGroup = context.columnOf(group).kind === 'text' && !isOfRows(group, context);
      const found = dimensionColumn(dimension, context.profile, parts.text);
      const isTurned = found?.column === figure && found.isTurned;
      const operation = (direction === 'descending') !== isTurned ? 'max' : 'min';
      // «أكبر الموظفين سنا» are people, whatever they are the greatest in.
      const isNamed = parts.get('Column')?.reason === 'exact';
      const isSaid = toCanonical(context.columnOf(figure).label).some((word) =>
        toCanonical(parts.textOf('Column')).includes(word),
      );
      return isFigure && isGroup && isNamed && isSaid
        ? { groups: [{ column: group }], measure: { column: figure, operation } }
        : undefined;
    },
  }),
  defineRule({
    id: 'extreme-figure-of-each',
    gives: 'Rank',
    pattern: 'Extreme|Superlative Column in|of|for|per|by each? Column',
    weight: 0.8,
    // "The longest wait in each clinic", as a picture: the highest figure of each.
    build: (parts, context) => {
      const [figure, group] = parts.all('Column').map(({ column }) => column);
      const { direction, dimension } = parts.get('Extreme') ?? parts.get('Superlative') ?? {};
      const isOpen = context.purpose === 'data' || parts.says('minus');
      if (isOpen || figure === undefined || group === undefined || direction === undefined) return undefined;
      const own = context.columnOf(figure);
      const isFigure = own.role === 'measure' && !isTimelike(own) && !isOfRows(figure, context);
      const isGroup = context.columnOf(group).kind === 'text' && !isOfRows(group, context);
      const found =
        dimension === undefined || dimension === 'time' ? undefined : dimensionColumn(dimension, context.profile);
      const isTurned = found?.column === figure && found.isTurned;
      const operation = (direction === 'descending') !== isTurned ? 'max' : 'min';
      return isFigure && isGroup ? { groups: [{ column: group }], measure: { column: figure, operation } } : undefined;
    },
  }),
];
