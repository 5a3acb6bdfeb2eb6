import { foldWords } from '../../../table/notation/characters.ts';
import { VAGUE_DIMENSIONS } from '../../lexicon/dimension-words.ts';
import { binary, columnCell, joinedBy, literal, negation } from '../expressions.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { listedColumns, listedValues } from './listed.ts';

/** "The 5 shops with most revenue": what is counted, how many of it, and the figure it goes by. */
function countedBy(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const counted = parts.get('Column')?.column;
  const of = isRowsOfDate(parts, context) ? undefined : counted;
  const column = parts.get('Column', 1)?.column;
  const measure = parts.get('Measure')?.measures[0];
  const direction = parts.get('Superlative')?.direction;
  const count = parts.get('Number')?.value ?? 1;
  if (counted === undefined || direction === undefined || !Number.isInteger(count) || count < 1) return undefined;
  if (of === undefined) return column === undefined ? undefined : { count, direction, by: { kind: 'column', column } };
  if (measure !== undefined) return { count, of, direction, by: { kind: 'measure', measure } };
  if (column === undefined || column === of) return undefined;
  return { count, of, direction, by: { kind: 'column', column } };
}

/** "The 5 loans with the highest fine" of a table with a loan date: the rows, and not their dates. */
function isRowsOfDate(parts: Parts, { columnOf }: BuildContext): boolean {
  const { column, reason } = parts.get('Column') ?? {};
  return column !== undefined && reason !== 'exact' && columnOf(column).kind === 'date' && !parts.says('time');
}

/** "Districts in descending order of revenue": groups of a text, put in the order of a figure. */
function ranked(parts: Parts, { columnOf, profile }: BuildContext): MeaningOf['Rank'] | undefined {
  const groups = (parts.get('Columns')?.columns ?? []).map(({ column }) => ({ column }));
  const column = parts.get('Column')?.column;
  const direction = parts.get('Direction')?.direction ?? parts.get('Superlative')?.direction;
  if (column === undefined || direction === undefined || columnOf(column).role !== 'measure') return undefined;
  const dimension = parts.get('Superlative')?.dimension;
  // «Que agente resolve mais depressa»: the quickest have the least time.
  if (dimension !== undefined && !VAGUE_DIMENSIONS.has(dimension)) return undefined;
  const areGroups = groups.every(
    ({ column: group }) => columnOf(group).kind === 'text' && columnOf(group).distinct < profile.rowCount,
  );
  return areGroups ? { groups, measure: { column }, direction } : undefined;
}

/** "Best pupil in maths of each class". */
function bestOfEach(parts: Parts): MeaningOf['Top'] | undefined {
  const [of, by, per] = parts.all('Column').map(({ column }) => column);
  const direction = parts.get('Superlative')?.direction;
  const count = parts.get('Number')?.value ?? 1;
  if (of === undefined || by === undefined || per === undefined || direction === undefined) return undefined;
  if (!Number.isInteger(count) || count < 1 || of === by || of === per) return undefined;
  return { count, of, per, direction, by: { kind: 'column', column: by } };
}

function alphabeticalOrder(parts: Parts): MeaningOf['Order'] {
  const column = parts.get('Column')?.column;
  const direction = parts.get('Direction')?.direction ?? 'ascending';
  return {
    target: column === undefined ? { kind: 'axis', axis: 'x' } : { kind: 'column', column },
    direction,
    isByLetters: true,
  };
}

/** "Muda o nome da coluna Loja para Ponto de venda": what follows the preposition after the old name. */
function afterPreposition(text: string, label: string): string | undefined {
  const words = text.split(' ');
  const old = words.findLastIndex((word) => foldWords(word) === foldWords(label.split(' ').at(-1) ?? ''));
  const at = words.findIndex((word, place) => place > old && /^(?:para|a|como|por|to|as|into)$/i.test(word));
  return old < 0 || at < 0 || at === words.length - 1 ? undefined : words.slice(at + 1).join(' ');
}

const SUPERLATIVE_RULES: readonly Rule[] = [
  defineRule({
    id: 'pt-noun-with-most',
    gives: 'Top',
    pattern: 'first|top|bottom? Number Column with|in|by|of|has Superlative Column',
    weight: 0.5,
    build: countedBy,
  }),
  defineRule({
    id: 'pt-noun-with-most-measure',
    gives: 'Top',
    pattern: 'first|top|bottom? Number Column with|has Superlative Measure',
    weight: 0.5,
    build: countedBy,
  }),
  defineRule({
    id: 'pt-one-noun-with-most',
    gives: 'Top',
    pattern: 'Column with|that Superlative Column',
    weight: 0.25,
    // A picture shows all of them in their order, since one bar tells nothing.
    build: (parts, context) => (context.purpose === 'chart' ? undefined : countedBy(parts, context)),
  }),
  defineRule({
    id: 'pt-noun-superlative',
    gives: 'Top',
    pattern: 'Number Column Superlative',
    weight: 0.2,
    build: (parts, { columnOf }) => {
      const of = parts.get('Column')?.column;
      const count = parts.get('Number')?.value;
      const direction = parts.get('Superlative')?.direction;
      if (of === undefined || count === undefined || direction === undefined || count < 1) return undefined;
      return columnOf(of).role === 'measure' ? undefined : { count: Math.round(count), of, direction };
    },
  }),
  defineRule({
    id: 'pt-one-superlative',
    gives: 'Top',
    pattern: 'questionWord? Column Superlative',
    weight: 0.05,
    build: (parts, { columnOf }) => {
      const of = parts.get('Column')?.column;
      const direction = parts.get('Superlative')?.direction;
      if (of === undefined || direction === undefined || columnOf(of).number !== undefined) return undefined;
      return { count: 1, of, direction };
    },
  }),
  defineRule({
    id: 'pt-noun-with-most-of-each',
    gives: 'Top',
    pattern: 'Number? Column with Superlative Column of|in|per|by|for each? Column',
    weight: 0.5,
    build: bestOfEach,
  }),
  defineRule({
    id: 'pt-noun-with-figure-most',
    gives: 'Top',
    pattern: 'Number? Column with Column Superlative',
    weight: 0.35,
    build: countedBy,
  }),
  defineRule({
    id: 'pt-noun-with-figure-most-of-each',
    gives: 'Top',
    pattern: 'Number? Column with Column Superlative of|in|per|by|for each? Column',
    weight: 0.5,
    build: bestOfEach,
  }),
  defineRule({
    id: 'pt-best-of-each',
    gives: 'Top',
    pattern: 'Number? Superlative Number? Column to|in|by|with|of Column of|in|per|by|for each? Column',
    weight: 0.5,
    build: bestOfEach,
  }),
];

/** Constructs of Portuguese word order: adjectives after their nouns, prepositions said again in lists. */
export const PORTUGUESE_RULES: readonly Rule[] = [
  ...SUPERLATIVE_RULES,
  defineRule({
    id: 'pt-columns-more',
    gives: 'Columns',
    pattern: 'Column and of|by|in|to|for Columns',
    weight: -0.05,
    build: (parts) => {
      // "Só 2021, por distrito": behind a comma alone the preposition begins something else.
      if (parts.has('by') && !parts.text.split(' ').includes('e')) return undefined;
      return listedColumns(parts);
    },
  }),
  defineRule({
    id: 'pt-values-more',
    gives: 'Values',
    pattern: 'Value and|or of|in|not|from Values',
    weight: 0.1,
    build: listedValues,
  }),
  defineRule({
    id: 'pt-figure-with-figure',
    gives: 'Mention',
    pattern: 'of Column with|and|versus|by of? Column',
    weight: 0.35,
    build: (parts, { columnOf }) => {
      const columns = parts.all('Column');
      const [one, other] = columns;
      if (one === undefined || other === undefined || one.column === other.column) return undefined;
      const areFigures = columns.every(({ column }) => columnOf(column).number !== undefined);
      return areFigures ? { columns } : undefined;
    },
  }),
  defineRule({
    id: 'pt-names-of',
    gives: 'Mention',
    pattern: 'with|and? namesWord of Column',
    weight: 0.25,
    build: (parts) => parts.get('Column') && { columns: parts.all('Column') },
  }),
  defineRule({
    id: 'pt-share-stacked',
    gives: 'Type',
    pattern: 'shareOfTotal and? Type',
    weight: 0.3,
    build: (parts) => {
      const type = parts.get('Type');
      return type?.words.includes('hundred') === true ? type : undefined;
    },
  }),
  defineRule({
    id: 'pt-new-name',
    gives: 'Steps',
    pattern:
      'renameVerb columnWord? Column columnWord? to|as|into Word|Entity|Column|Value of|and|with Word|Entity|Column|Value',
    weight: 0.4,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const label = afterPreposition(parts.text, columnOf(column ?? 0).label);
      if (column === undefined || label === undefined) return undefined;
      return { steps: [{ verb: 'rename', column: columnOf(column).key, label }] };
    },
  }),
  defineRule({
    id: 'pt-things-by-figure',
    gives: 'Rank',
    pattern: 'Columns in|by? Direction of|by Column',
    weight: 0.5,
    build: ranked,
  }),
  defineRule({
    id: 'pt-where-most',
    gives: 'Rank',
    pattern: 'in? questionWord|whose Columns Column Superlative',
    weight: 0.5,
    build: ranked,
  }),
  defineRule({
    id: 'pt-per-thing',
    gives: 'Scope',
    pattern: 'by|per Entity',
    weight: 0.2,
    build: (parts) => ((parts.get('Entity')?.words ?? []).length > 0 ? undefined : { words: [], isEach: false }),
  }),
  defineRule({
    id: 'pt-rows-at-random',
    gives: 'Steps',
    pattern: 'Number rows|Entity sampleVerb',
    weight: 0.4,
    build: (parts) => {
      const count = parts.get('Number')?.value;
      if (count === undefined || count < 1) return undefined;
      return { steps: [{ verb: 'sample', count: Math.round(count), seed: 1 }] };
    },
  }),
  defineRule({
    id: 'pt-then-by',
    gives: 'Order',
    pattern: 'and? after by Column Direction?',
    weight: 0.3,
    build: (parts) => {
      const column = parts.get('Column')?.column;
      if (column === undefined) return undefined;
      return { target: { kind: 'column', column }, direction: parts.get('Direction')?.direction ?? 'ascending' };
    },
  }),
  defineRule({
    id: 'pt-rows-without',
    gives: 'Steps',
    pattern: 'removeVerb rows|Entity without Column filled?',
    weight: 0.9,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      return column === undefined ? undefined : { steps: [{ verb: 'dropEmpty', columns: [columnOf(column).key] }] };
    },
  }),
  defineRule({
    id: 'pt-things-of-removed',
    gives: 'Filter',
    pattern: 'without|removeVerb only? Column|Entity of|from|in? Values',
    weight: 0.35,
    build: (parts, { columnOf }) => {
      const { values = [] } = parts.get('Values') ?? {};
      const [first] = values;
      const named = parts.get('Column')?.column;
      if (first === undefined || first.column === named) return undefined;
      if (named !== undefined && columnOf(named).role === 'measure') return undefined;
      const cell = columnCell(columnOf(first.column).key);
      const among = values.map(({ value }) => binary('=', cell, literal(value)));
      const where = joinedBy('or', among);
      return where && { where: negation(where) };
    },
  }),
  defineRule({
    id: 'pt-column-for-each-with',
    gives: 'Steps',
    pattern: 'pivotVerb Column with|and? with|and? Column by|per|of|for each? Column',
    weight: 0.5,
    build: (parts, { columnOf }) => {
      const [names, values, rows] = parts.all('Column').map(({ column }) => columnOf(column));
      if (names === undefined || rows === undefined || values?.number === undefined) return undefined;
      const combine = values.number.isAdditive ? 'sum' : 'mean';
      const keys = [rows.key];
      return { steps: [{ verb: 'pivotWider', keys, names: names.key, values: values.key, combine }] };
    },
  }),
  defineRule({
    id: 'pt-one-row-each',
    gives: 'Steps',
    pattern: 'removeVerb|without duplicates keepVerb|only? rows by|per Columns',
    weight: 0.5,
    build: (parts, { columnOf }) => {
      const columns = (parts.get('Columns')?.columns ?? []).map(({ column }) => columnOf(column).key);
      return { steps: [{ verb: 'distinct', columns }] };
    },
  }),
  defineRule({
    id: 'pt-count-distinct',
    gives: 'Measure',
    pattern: 'count|howMany|number of? Column distinct|different',
    weight: 0.45,
    build: (parts) => {
      const column = parts.get('Column')?.column;
      return column === undefined ? undefined : { measures: [{ operation: 'countDistinct', column }] };
    },
  }),
  defineRule({
    id: 'pt-alphabetical-direction',
    gives: 'Order',
    pattern: 'and? sortVerb? in|as|by? alphabetical Direction of|by? Column?',
    weight: 0.6,
    build: alphabeticalOrder,
  }),
  defineRule({
    id: 'pt-column-alphabetical',
    gives: 'Order',
    pattern: 'sortVerb? Column in|as|by? alphabetical Direction?',
    weight: 0.3,
    build: alphabeticalOrder,
  }),
];
