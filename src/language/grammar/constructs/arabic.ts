import type { DatePart } from '../../../plan/transform/transform.ts';
import { foldWords } from '../../../table/notation/characters.ts';
import { isNaming, isNumeric } from '../../holes/column-nature.ts';
import { dimensionColumnFrom } from '../../holes/dimension-column.ts';
import { ARABIC_DIMENSIONS, DIMENSIONS } from '../../lexicon/dimension-words.ts';
import type { Sense } from '../../lexicon/senses.ts';
import type { ColumnMention, MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { ARABIC_CONDITION_RULES } from './arabic-conditions.ts';
import { listedColumns, listedValues } from './listed.ts';
import { usualOfThings } from './order.ts';

type Top = MeaningOf['Top'];

/** What the figures of a superlative go by: the last column that is a number, and what is counted: the first that is none. */
function superlativeOf(parts: Parts, { columnOf }: BuildContext): Top | undefined {
  const columns = parts.all('Column').map(({ column }) => column);
  const by = columns.find((column) => isNumeric(columnOf(column)));
  const [of, per] = columns.filter((column) => !isNumeric(columnOf(column)));
  if (of !== columns[0]) return undefined;
  const measure = parts.get('Measure')?.measures[0];
  const direction = parts.get('Superlative')?.direction;
  const count = parts.get('Number')?.value ?? 1;
  if (direction === undefined || !Number.isInteger(count) || count < 1) return undefined;
  const target =
    measure === undefined
      ? by !== undefined && ({ kind: 'column', column: by } as const)
      : ({ kind: 'measure', measure } as const);
  if (target === false || of === undefined) return undefined;
  return { count, direction, of, by: target, ...(per === undefined ? {} : { per }) };
}

/** "صاحب أعلى راتب": the rows themselves with the highest figure. */
function ownerOf(parts: Parts, { columnOf }: BuildContext): Top | undefined {
  const [by, per] = parts.all('Column').map(({ column }) => column);
  const direction = parts.get('Superlative')?.direction;
  const count = parts.get('Number')?.value ?? 1;
  if (by === undefined || direction === undefined || !isNumeric(columnOf(by)) || !Number.isInteger(count))
    return undefined;
  return { count, direction, by: { kind: 'column', column: by }, ...(per === undefined ? {} : { per }) };
}

const SUPERLATIVES: readonly Rule[] = [
  defineRule({
    id: 'ar-noun-most-of-each',
    gives: 'Top',
    pattern: 'Number? Column that|whose Superlative Column|Measure in|of|for|by? each|per|by Column',
    weight: 0.5,
    build: superlativeOf,
  }),
  defineRule({
    id: 'ar-noun-most',
    gives: 'Top',
    pattern: 'Number? Column Number? that Superlative by|in|of? Column|Measure',
    weight: 0.4,
    build: superlativeOf,
  }),
  defineRule({
    id: 'ar-most-noun-figure',
    gives: 'Top',
    pattern: 'Superlative Number? Column by|in|with|of? Column',
    weight: 0.4,
    build: superlativeOf,
  }),
  defineRule({
    id: 'ar-most-noun-figure-of-each',
    gives: 'Top',
    pattern: 'Superlative Number? Column by|in|with|of? Column in|of|for|by? each|per Column',
    weight: 0.5,
    build: superlativeOf,
  }),
  defineRule({
    id: 'ar-most-noun-of-each-figure',
    gives: 'Top',
    pattern: 'Superlative Number? Column in|of|for? each|per Column by|in|with Column',
    weight: 0.5,
    build: superlativeOf,
  }),
  defineRule({
    id: 'ar-owner',
    gives: 'Top',
    pattern: 'whose Superlative Number? Column',
    weight: 0.4,
    build: ownerOf,
  }),
  defineRule({
    id: 'ar-owner-of-each',
    gives: 'Top',
    pattern: 'whose Superlative Number? Column in|of|for|by? each|per Column',
    weight: 0.5,
    build: ownerOf,
  }),
];

const ONLY_LAST: readonly Rule[] = [
  defineRule({
    id: 'ar-values-only',
    gives: 'Filter',
    pattern: 'keepVerb|for|in? Filter only',
    weight: 0.3,
    build: (parts) => parts.get('Filter'),
  }),
  defineRule({
    id: 'ar-most-of-quality',
    gives: 'Rank',
    pattern: 'Superlative Column Word',
    weight: 0.7,
    // «أكثر الأقسام ازدحاما»: what they have most of stands behind them.
    build: (parts, context) => {
      const of = parts.get('Column')?.column;
      const [first = ''] = parts.text.split(' ');
      const dimension = DIMENSIONS.find((one) =>
        [`${one}Most`, `${one}Least`].some((sense) => hasForm(sense, `${first} ${parts.lastText}`)),
      );
      const direction = parts.get('Superlative')?.direction;
      if (of === undefined || dimension === undefined || direction === undefined) return undefined;
      if (context.columnOf(of).kind !== 'text') return undefined;
      const end = direction === 'descending' ? 'high' : 'low';
      const found = dimensionColumnFrom(end, dimension, context.profile);
      const isOften = dimension === 'frequency' || dimension === 'popularity';
      if (found === undefined)
        return isOften ? { groups: [{ column: of }], measure: { operation: 'count' }, direction } : undefined;
      return { groups: [{ column: of }], measure: { column: found.column }, direction };
    },
  }),
  defineRule({
    id: 'ar-columns-only',
    gives: 'Steps',
    pattern: 'keepVerb? columnWord? Columns only',
    weight: 0.35,
    build: (parts, { columnOf }) => {
      const columns = parts.get('Columns')?.columns ?? [];
      // «وحده» takes no article: «الوحدة» is a unit.
      if (parts.lastText.startsWith('ال')) return undefined;
      return { steps: [{ verb: 'select', columns: columns.map(({ column }) => columnOf(column).key) }] };
    },
  }),
];

const TIMES: Partial<Readonly<Record<Sense, DatePart>>> = {
  yearly: 'year',
  quarterly: 'quarter',
  monthly: 'month',
  weekly: 'week',
  daily: 'day',
};

/** "نسبة التغير الشهري في السكني": the growth along dates that are of this grain already. */
function growthAlong(parts: Parts, { profile, columnOf }: BuildContext): MeaningOf['Window'] | undefined {
  const column = parts.get('Column')?.column;
  const part = Object.entries(TIMES).find(([sense]) => parts.has(sense as Sense))?.[1];
  const time = profile.columns.find(({ time: own }) => own !== undefined)?.time;
  if (column === undefined || part === undefined || time?.grain !== part || !isNumeric(columnOf(column)))
    return undefined;
  return {
    operation: parts.has('growth') ? 'percentChange' : parts.has('difference') ? 'difference' : 'runningTotal',
    column,
  };
}

function namedColumn(parts: Parts): ColumnMention | undefined {
  return parts.get('Column');
}

/** True where a phrase is one of the forms of an adjective of dimension, whatever its article. */
function hasForm(sense: string, phrase: string): boolean {
  const forms = Object.entries(ARABIC_DIMENSIONS).find(([name]) => name === sense)?.[1] ?? '';
  return forms.split('|').some((form) => foldWords(form) === foldWords(phrase));
}

/** Constructs of Arabic word order: verbs first, adjectives and "only" after what they go with, comparatives with the article. */
export const ARABIC_RULES: readonly Rule[] = [
  ...SUPERLATIVES,
  ...ARABIC_CONDITION_RULES,
  ...ONLY_LAST,
  defineRule({
    id: 'ar-columns-more',
    gives: 'Columns',
    pattern: 'Column and of|for|in|by|columnWord Columns',
    weight: -0.05,
    build: listedColumns,
  }),
  defineRule({
    id: 'ar-values-more',
    gives: 'Values',
    pattern: 'Value and|or of|in|for|from|not Values',
    weight: 0.1,
    build: listedValues,
  }),
  defineRule({
    id: 'ar-count-distinct',
    gives: 'Measure',
    pattern: 'count|howMany|number Column distinct|different',
    weight: 0.45,
    build: (parts) => {
      const column = parts.get('Column')?.column;
      return column === undefined ? undefined : { measures: [{ operation: 'countDistinct', column }] };
    },
  }),
  defineRule({
    id: 'ar-rename',
    gives: 'Steps',
    pattern: 'renameVerb columnWord? Column Text',
    weight: 0.4,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const label = parts.get('Text')?.text;
      if (column === undefined || label === undefined) return undefined;
      return { steps: [{ verb: 'rename', column: columnOf(column).key, label }] };
    },
  }),
  defineRule({
    id: 'ar-things-by',
    gives: 'By',
    pattern: 'Entity By',
    weight: -0.05,
    build: (parts) => ((parts.get('Entity')?.words ?? []).length > 0 ? undefined : parts.get('By')),
  }),
  defineRule({
    id: 'ar-least-first',
    gives: 'Order',
    pattern: 'and? that? Superlative Column first',
    weight: 0.4,
    build: (parts) => {
      const column = parts.get('Column')?.column;
      const direction = parts.get('Superlative')?.direction;
      return column === undefined || direction === undefined
        ? undefined
        : { target: { kind: 'column', column }, direction };
    },
  }),
  defineRule({
    id: 'ar-back-to-type',
    gives: 'Type',
    pattern: 'resetVerb to? Type',
    weight: 0.5,
    build: (parts) => parts.get('Type'),
  }),
  defineRule({ id: 'ar-column-word', gives: 'Column', pattern: 'columnWord Column', weight: -0.1, build: namedColumn }),
  defineRule({
    id: 'ar-number-column',
    gives: 'Column',
    pattern: 'number Column',
    weight: 0.2,
    build: (parts, { columnOf }) => {
      const found = namedColumn(parts);
      const profile = found && columnOf(found.column);
      return profile && isNumeric(profile) && profile.role === 'measure' ? found : undefined;
    },
  }),
  defineRule({
    id: 'ar-sort-rows-by',
    gives: 'Order',
    pattern: 'sortVerb rows|Entity|Column by Column in|from? Direction?',
    weight: 0.4,
    build: (parts, context) => {
      const columns = parts.all('Column').map(({ column }) => column);
      const target = columns.at(-1);
      const [thing] = columns;
      const isOfThings = thing !== undefined && isNaming(context.columnOf(thing), context.profile);
      if (target === undefined || (columns.length > 1 && !isOfThings)) return undefined;
      const direction = parts.get('Direction')?.direction ?? usualOfThings(target, parts, context);
      return { target: { kind: 'column', column: target }, ...(direction === undefined ? {} : { direction }) };
    },
  }),
  defineRule({
    id: 'ar-growth-every',
    gives: 'Window',
    pattern: 'growth|difference|runningTotal yearly|quarterly|monthly|weekly|daily of|in|for? Column',
    weight: 0.4,
    build: growthAlong,
  }),
  defineRule({
    id: 'ar-add-rank',
    gives: 'Window',
    pattern: 'addVerb columnWord? for|with|of? rankWord of? each? Column|Entity by Column',
    weight: 0.4,
    build: (parts, { columnOf }) => {
      const column = parts.all('Column').at(-1)?.column;
      return column !== undefined && isNumeric(columnOf(column)) ? { operation: 'rank', column } : undefined;
    },
  }),
  defineRule({
    id: 'ar-some-at-random',
    gives: 'Steps',
    pattern: 'keepVerb|showVerb Number rows|Entity|Column sampleVerb',
    weight: 0.4,
    build: (parts) => {
      const count = parts.get('Number')?.value;
      if (count === undefined || !Number.isInteger(count) || count < 1) return undefined;
      return { steps: [{ verb: 'sample', count, seed: 1 }] };
    },
  }),
  defineRule({
    id: 'ar-each-share',
    gives: 'By',
    pattern: 'shareWord|percentage of? each|per Columns',
    weight: 0.4,
    build: (parts) => {
      const columns = parts.get('Columns')?.columns ?? [];
      return { groups: columns.map(({ column }) => ({ column })), role: 'group', isShare: true };
    },
  }),
];
