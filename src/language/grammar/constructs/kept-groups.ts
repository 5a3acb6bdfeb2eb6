import { isNaming, isNumeric } from '../../holes/column-nature.ts';
import { dimensionColumn } from '../../holes/dimension-column.ts';
import type { MeaningOf, TailForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

const isOfNumbers = (tail: TailForm | undefined): tail is TailForm =>
  tail !== undefined && tail.kind !== 'empty' && tail.isMoment !== true;

/** The column of what has several rows each. */
function groupAmong(parts: Parts, { columnOf, profile }: BuildContext): number | undefined {
  const column = parts.get('Column')?.column;
  const own = column === undefined ? undefined : columnOf(column);
  if (own === undefined || own.kind !== 'text' || own.isUnique || isNaming(own, profile)) return undefined;
  return column;
}

/** "Total streams by artist, only artists above 200k": those groups are kept whose figure meets it. */
function groupsKept(parts: Parts, context: BuildContext): MeaningOf['Having'] | undefined {
  const tail = parts.get('Tail')?.tail;
  const group = groupAmong(parts, context);
  return group === undefined || !isOfNumbers(tail) ? undefined : { tail, group };
}

/** The figure that is averaged where none is named: a rating, else the only one there is. */
function figureAveraged({ profile, table, columnOf }: BuildContext): number | undefined {
  const rating = dimensionColumn('rating', profile);
  if (rating !== undefined && !rating.isTurned) return rating.column;
  const figures = table.columns.flatMap((_, at) =>
    columnOf(at).role === 'measure' && isNumeric(columnOf(at)) ? [at] : [],
  );
  return figures.length === 1 ? figures[0] : undefined;
}

/** "Pupils averaging over 70": of the marks that each has. */
function groupsAveraging(parts: Parts, context: BuildContext): MeaningOf['Having'] | undefined {
  const tail = parts.get('Tail')?.tail;
  const column = figureAveraged(context);
  const group = groupAmong(parts, context);
  if (group === undefined || column === undefined || !isOfNumbers(tail)) return undefined;
  return { tail, measure: { column, operation: 'mean' }, gathers: { column: group } };
}

/** Groups that are kept by a figure which stands beside them, or which an average means. */
export const KEPT_GROUP_RULES: readonly Rule[] = [
  defineRule({
    id: 'groups-kept',
    gives: 'Having',
    pattern: 'only|keepVerb Column that|with|is? Tail',
    weight: 0.5,
    build: groupsKept,
  }),
  defineRule({
    id: 'groups-averaging',
    gives: 'Having',
    pattern: 'questionWord|only|keepVerb? Column that|with|whose|has? average that? Tail',
    weight: 0.6,
    build: groupsAveraging,
  }),
];
