import { whatColumn } from '../../holes/what-column.ts';
import { peopleColumn, whoColumn } from '../../holes/who-column.ts';
import { amongValues } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { columnOfUnit } from './quantities.ts';
import { earnsMost, isOfThings, ranked, rankOrOne } from './ranked-groups.ts';
import { datesOf } from './stretches.ts';

/** "Who has the fewest assists": the one that the rows are named after. */
function whoHasMost(parts: Parts, context: BuildContext): ReturnType<typeof ranked> {
  const column = parts.get('Column')?.column;
  const of = whoColumn(context.profile);
  if (column === undefined || of === undefined || context.columnOf(column).role !== 'measure') return undefined;
  return ranked(parts, context, { of, measure: { column } });
}

/** "Who drove the most kilometres": by the figure that is told in that unit. */
function whoDidMostOfUnit(parts: Parts, context: BuildContext): ReturnType<typeof ranked> {
  const column = columnOfUnit(parts.lastText, context);
  const of = whoColumn(context.profile);
  return column === undefined || of === undefined ? undefined : ranked(parts, context, { of, measure: { column } });
}

/** "What sold the most": things by all that they sold, the verb naming the figure. */
function whatDidMost(parts: Parts, context: BuildContext): ReturnType<typeof ranked> {
  const done = parts.get('Column');
  const of = whatColumn(context.profile);
  if (done === undefined || of === undefined || context.columnOf(done.column).role !== 'measure') return undefined;
  return done.reason === 'exact' ? undefined : ranked(parts, context, { of, measure: { column: done.column } });
}

/** "Who was hired last", "who joined first": the row whose date is the last, of the column that the verb names or of the only dates. */
function whoDidLast(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const dates = datesOf(context);
  const named = parts.get('Column')?.column;
  const column = named ?? (dates.length === 1 ? dates[0] : undefined);
  const { dimension, direction } = parts.get('Extreme') ?? {};
  if (column === undefined || !dates.includes(column) || dimension !== 'time' || direction === undefined)
    return undefined;
  return { count: 1, by: { kind: 'column', column }, direction };
}

/** "Who has the most open issues assigned": people by how many of their rows hold the value. */
function whoHasMostOf(parts: Parts, context: BuildContext): ReturnType<typeof ranked> {
  const of = peopleColumn(context.profile);
  const where = amongValues(parts.get('Values')?.values ?? [], context);
  const direction = parts.get('Superlative')?.direction;
  if (of === undefined || where === undefined || direction === undefined || !isOfThings(of, context)) return undefined;
  // What is had the most of is a figure, unless the words name the rows or what the people do with them.
  const isFigure = parts.all('Column').some(({ column }) => context.columnOf(column).role === 'measure');
  if (isFigure || context.columnOf(of).isUnique) return undefined;
  const found = ranked(parts, context, { of, measure: { operation: 'count' } });
  return (
    found && { rank: { ...found.rank, where }, ...(found.top === undefined ? {} : { top: { ...found.top, where } }) }
  );
}

/** The person or the thing that a figure is the highest of, asked for by a word that names no column. */
export const ASKED_THING_RULES: readonly Rule[] = [
  ...rankOrOne(
    { id: 'who-did-most-of-unit', pattern: 'whoWord Word|Column Superlative measureUnit', weight: 0.8 },
    whoDidMostOfUnit,
  ),
  ...rankOrOne({ id: 'who-does-most', pattern: 'whoWord that? Column Superlative', weight: 0.6 }, whoHasMost),
  ...rankOrOne(
    { id: 'who-has-most', pattern: 'whoWord has|is|with|Word? Superlative Column', weight: 0.6 },
    whoHasMost,
  ),
  ...rankOrOne({ id: 'who-earns-most', pattern: 'whoWord that? earnVerb Superlative money?', weight: 0.6 }, earnsMost),
  defineRule({
    id: 'who-did-last',
    gives: 'Top',
    pattern: 'whoWord is? Column|Word|Entity by? Extreme',
    weight: 0.6,
    build: whoDidLast,
  }),
  ...rankOrOne(
    {
      id: 'who-has-most-of-flag',
      pattern: 'whoWord with|has|that has? Superlative Values Noun|Word|Entity|rows|Scope|Column? Word|Column?',
      weight: 0.8,
    },
    whoHasMostOf,
  ),
  ...rankOrOne({ id: 'what-does-most', pattern: 'whatWord that? Column Superlative', weight: 0.6 }, whatDidMost),
];
