import { isTimelike } from '../../holes/column-nature.ts';
import { toCanonical } from '../../links/table-index.ts';
import type { Category, MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** Builds only where an earlier wish made the chart: by themselves such words mean nothing. */
function whenFollowing<Name extends Category>(
  build: (parts: Parts, context: BuildContext) => MeaningOf[Name] | undefined,
): (parts: Parts, context: BuildContext) => MeaningOf[Name] | undefined {
  return (parts, context) => (context.isFollowing ? build(parts, context) : undefined);
}

const operationOf = (nth: number) =>
  whenFollowing<'Reuse'>((parts) => {
    const operation = parts.get('Operation', nth)?.operation;
    return operation && { operation };
  });

const replacementOf = (from: number, to: number) =>
  whenFollowing<'Replacement'>((parts) => {
    const [before, after] = [parts.get('Column', from), parts.get('Column', to)];
    return before && after && before.column !== after.column ? { from: before, to: after } : undefined;
  });

/** All of the time that the dates of the table span. */
const allPeriods = whenFollowing<'Restore'>((_, { table, columnOf }) => ({
  kind: 'values',
  columns: table.columns.flatMap((__, column) =>
    isTimelike(columnOf(column)) ? [{ column, reason: 'exact' as const }] : [],
  ),
}));

/** True where words are the whole label of a figure. */
function isFigureCalled(text: string, { profile }: BuildContext): boolean {
  const words = toCanonical(text).join(' ');
  return profile.columns.some(({ role, label }) => role === 'measure' && toCanonical(label).join(' ') === words);
}

/** Wishes that lean on the one before: what is wanted back, and what is wanted in place of what there is. */
export const FOLLOW_UP_RULES: readonly Rule[] = [
  defineRule({
    id: 'undo',
    gives: 'Restore',
    pattern: 'undoVerb',
    weight: 0.2,
    build: () => ({ kind: 'last' }),
  }),
  defineRule({
    id: 'all-values-again',
    gives: 'Restore',
    pattern: 'goBack? to? all|each of? different? Columns goBack?',
    weight: 0.5,
    build: whenFollowing<'Restore'>((parts) => ({ kind: 'values', columns: parts.get('Columns')?.columns ?? [] })),
  }),
  defineRule({
    id: 'all-periods-again',
    gives: 'Restore',
    pattern: 'goBack to? all of? Unit',
    weight: 0.5,
    build: allPeriods,
  }),
  defineRule({
    id: 'all-periods-once-more',
    gives: 'Restore',
    pattern: 'all of? Unit goBack',
    weight: 0.5,
    build: allPeriods,
  }),
  defineRule({
    id: 'every-period-again',
    gives: 'Restore',
    pattern: 'goBack yearly|monthly',
    weight: 0.1,
    language: 'pt',
    build: whenFollowing<'Restore'>((parts, context) =>
      /^\S+ (?:a )?tod/i.test(parts.text) ? allPeriods(parts, context) : undefined,
    ),
  }),
  defineRule({
    id: 'show-all',
    gives: 'Restore',
    pattern: 'showVerb all rows|them?',
    weight: 0.1,
    build: whenFollowing<'Restore'>(() => ({ kind: 'rows' })),
  }),
  defineRule({
    id: 'split-it-by',
    gives: 'By',
    pattern: 'and? splitVerb|splitBy|groupVerb|shareWord by|into|in|to|per each? Columns',
    weight: 0.25,
    build: whenFollowing<'By'>((parts) => {
      const columns = parts.get('Columns')?.columns ?? [];
      return columns.length === 0 ? undefined : { groups: columns.map(({ column }) => ({ column })), role: 'series' };
    }),
  }),
  defineRule({
    id: 'everything-again',
    gives: 'Restore',
    pattern: 'all of? rows|them|rest? goBack',
    weight: 0.3,
    build: whenFollowing<'Restore'>(() => ({ kind: 'rows' })),
  }),
  defineRule({
    id: 'back-to-everything',
    gives: 'Restore',
    pattern: 'goBack to? all of? rows?',
    weight: 0.3,
    build: whenFollowing<'Restore'>(() => ({ kind: 'rows' })),
  }),
  defineRule({
    id: 'all-rows',
    gives: 'Restore',
    pattern: 'all of? rows',
    weight: 0.2,
    build: whenFollowing<'Restore'>(() => ({ kind: 'rows' })),
  }),
  ...['showVerb|goBack? to? all|each of? Noun|Entity|Word goBack', 'goBack to? all of? Noun|Entity|Word'].map(
    (pattern, at) =>
      defineRule({
        id: `all-things-again-${at}`,
        gives: 'Restore',
        pattern,
        weight: 0.3,
        build: whenFollowing<'Restore'>(() => ({ kind: 'rows' })),
      }),
  ),
  ...['bringBack all|them? Values goBack?', 'showVerb|addVerb|alsoWord? Values goBack'].map((pattern, at) =>
    defineRule({
      id: `some-again-${at}`,
      gives: 'Restore',
      pattern,
      weight: 0.35,
      build: whenFollowing<'Restore'>((parts) => ({ kind: 'some', values: parts.get('Values')?.values ?? [] })),
    }),
  ),
  defineRule({
    id: 'no-filter',
    gives: 'Restore',
    pattern: 'removeVerb|without|not|resetVerb all? of? keepVerb',
    weight: 0.5,
    build: whenFollowing<'Restore'>(() => ({ kind: 'rows' })),
  }),
  defineRule({
    id: 'no-split',
    gives: 'Restore',
    pattern: 'removeVerb|without|not splitBy|groupVerb|splitVerb|shareWord Columns?',
    weight: 0.4,
    build: whenFollowing<'Restore'>((parts) => ({ kind: 'split', columns: parts.get('Columns')?.columns ?? [] })),
  }),
  defineRule({
    id: 'operation-instead',
    gives: 'Reuse',
    pattern: 'instead? as|with? Operation instead?',
    weight: -0.05,
    build: operationOf(0),
  }),
  defineRule({
    id: 'operation-after',
    gives: 'Reuse',
    pattern: 'and|as|with Operation',
    weight: -0.1,
    // "Rain by year, average": of what is asked for in the same breath.
    build: (parts) => {
      const operation = parts.get('Operation')?.operation;
      return operation && { operation };
    },
  }),
  ...['and? addVerb|alsoWord|beside Operation alsoWord|beside?', 'and? with? Operation alsoWord|beside'].map(
    (pattern, at) =>
      defineRule({
        id: `operation-too-${at}`,
        gives: 'Reuse',
        pattern,
        weight: 0.1,
        build: whenFollowing<'Reuse'>((parts) => {
          const operation = parts.get('Operation')?.operation;
          // "Add the total" may want a row of totals.
          const isRow = operation === 'sum' && !parts.has('alsoWord') && !parts.has('beside');
          return operation === undefined || isRow ? undefined : { operation };
        }),
      }),
  ),
  defineRule({
    id: 'instead-of-operation',
    gives: 'Reuse',
    pattern: 'instead of? Operation Operation',
    weight: 0.4,
    build: operationOf(1),
  }),
  defineRule({
    id: 'operation-instead-of',
    gives: 'Reuse',
    pattern: 'as|with? Operation instead|not of? Operation',
    weight: 0.4,
    build: operationOf(0),
  }),
  defineRule({
    id: 'column-instead-of',
    gives: 'Replacement',
    pattern: 'splitVerb|splitBy|groupVerb|shareWord? by|with|as|in|into? Column instead|not of? Column',
    weight: 0.5,
    build: replacementOf(1, 0),
  }),
  defineRule({
    id: 'instead-of-column',
    gives: 'Replacement',
    pattern: 'instead of? Column by|with|as? Column',
    weight: 0.5,
    build: replacementOf(0, 1),
  }),
  defineRule({
    id: 'replace-column',
    gives: 'Replacement',
    pattern: 'replaceVerb|swapVerb|convertVerb Column with|by|to|for|as|into Column',
    weight: 0.5,
    build: replacementOf(0, 1),
  }),
  defineRule({
    id: 'split-one-by-other',
    gives: 'By',
    pattern: 'and? splitBy|splitVerb|groupVerb Column by|into|in|per Columns',
    weight: 0.4,
    build: whenFollowing<'By'>((parts) => {
      const columns = parts.get('Columns')?.columns ?? [];
      return columns.length === 0 ? undefined : { groups: columns.map(({ column }) => ({ column })), role: 'series' };
    }),
  }),
  defineRule({
    id: 'swap-columns',
    gives: 'Replacement',
    pattern: 'swapVerb Column and|with Column',
    weight: 0.7,
    build: replacementOf(0, 1),
  }),
  ...['and|addVerb|alsoWord|goBack Filter alsoWord|goBack?', 'showVerb? Filter goBack'].map((pattern, at) =>
    defineRule({
      id: `values-too-${at}`,
      gives: 'Filter',
      pattern,
      weight: 0.1,
      build: whenFollowing<'Filter'>((parts) => parts.get('Filter')),
    }),
  ),
  defineRule({
    id: 'add-columns',
    gives: 'Mention',
    pattern: 'and? addVerb|alsoWord|goBack Columns alsoWord?',
    weight: 0.1,
    build: whenFollowing<'Mention'>((parts) => parts.get('Columns')),
  }),
  ...['and? addVerb|alsoWord|goBack Measure alsoWord?', 'and? Measure alsoWord|beside'].map((pattern, at) =>
    defineRule({
      id: `measure-too-${at}`,
      gives: 'Measure',
      pattern,
      weight: 0.15,
      build: whenFollowing<'Measure'>((parts) => parts.get('Measure')),
    }),
  ),
  defineRule({
    id: 'columns-too',
    gives: 'Mention',
    pattern: 'and? Columns alsoWord|beside',
    weight: 0.1,
    build: whenFollowing<'Mention'>((parts) => parts.get('Columns')),
  }),
  defineRule({
    id: 'number-first',
    gives: 'Top',
    pattern: 'only? Number first|last',
    weight: 0.2,
    build: whenFollowing<'Top'>((parts) => {
      const count = parts.get('Number')?.value;
      if (count === undefined || !Number.isInteger(count) || count < 1) return undefined;
      return { count, direction: 'descending', from: parts.has('last') ? 'end' : 'start' };
    }),
  }),
  defineRule({
    id: 'number-with-most',
    gives: 'Top',
    pattern: 'only? Number with|of Superlative Column|Measure',
    weight: 0.3,
    build: (parts) => {
      const count = parts.get('Number')?.value;
      const direction = parts.get('Superlative')?.direction;
      const column = parts.get('Column')?.column ?? parts.get('Measure')?.measures[0]?.column;
      if (count === undefined || !Number.isInteger(count) || count < 1 || direction === undefined) return undefined;
      return { count, direction, ...(column === undefined ? {} : { by: { kind: 'column', column } as const }) };
    },
  }),
  defineRule({
    id: 'back-to-groups',
    gives: 'By',
    pattern: 'goBack to? By',
    weight: 0.1,
    build: whenFollowing<'By'>((parts) => {
      const by = parts.get('By');
      return by && { ...by, isBack: true };
    }),
  }),
  defineRule({
    id: 'back-to-unit',
    gives: 'By',
    pattern: 'goBack to? Unit',
    weight: 0.3,
    build: whenFollowing<'By'>((parts) => {
      const part = parts.get('Unit')?.part;
      return part && { groups: [{ part }], role: 'group', isBack: true };
    }),
  }),
  defineRule({
    id: 'units-instead',
    gives: 'By',
    pattern: 'as|in|to|into? Unit instead',
    weight: 0.3,
    // "Average hours instead" of a column that is called so wants its figures.
    build: whenFollowing<'By'>((parts, context) => {
      const part = parts.get('Unit')?.part;
      return part === undefined || isFigureCalled(parts.textOf('Unit'), context)
        ? undefined
        : { groups: [{ part }], role: 'group' };
    }),
  }),
  ...(['Columns', 'Measure', 'By'] as const).map((name) =>
    defineRule({
      id: `${name.toLowerCase()}-instead`,
      gives: name === 'Columns' ? 'Mention' : name,
      pattern: `${name} instead of? them|that?`,
      weight: 0.05,
      // What is asked for takes the place of its like in any case.
      build: whenFollowing<'Mention' | 'Measure' | 'By'>((parts) => parts.get(name)),
    }),
  ),
  defineRule({
    id: 'type-instead',
    gives: 'Type',
    pattern: 'Type instead',
    weight: 0,
    build: (parts) => parts.get('Type'),
  }),
  defineRule({
    id: 'back-to-type',
    gives: 'Type',
    pattern: 'goBack to Type',
    weight: 0.05,
    build: (parts) => parts.get('Type'),
  }),
  defineRule({
    id: 'back-to-columns',
    gives: 'Mention',
    pattern: 'goBack to Columns',
    weight: 0.05,
    build: whenFollowing<'Mention'>((parts) => parts.get('Columns')),
  }),
];
