import { isTimelike } from '../../holes/column-nature.ts';
import { defaultOperation } from '../../holes/default-operation.ts';
import { type Dimension, MONEY_DIMENSIONS, VAGUE_DIMENSIONS } from '../../lexicon/dimension-words.ts';
import type { MeaningOf } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { targetOf } from './order.ts';
import { isNamedAsMany } from './ranked-groups.ts';

function topBy(parts: Parts): MeaningOf['Top'] | undefined {
  const top = parts.get('Top');
  const by = targetOf(parts);
  if (top === undefined || by === undefined || top.by !== undefined) return undefined;
  // "The 5 most loved songs" are not those highest in their names.
  if (parts.get('Column')?.isModified === true) return undefined;
  return { ...top, by, direction: parts.get('Superlative')?.direction ?? top.direction };
}

/** "The 3 heaviest" are so by their weight, and by no main amount. */
const isOfOther = (dimension: Dimension | undefined): boolean =>
  dimension !== undefined && !VAGUE_DIMENSIONS.has(dimension) && !MONEY_DIMENSIONS.has(dimension);

function topOf(parts: Parts): MeaningOf['Top'] | undefined {
  const number = parts.get('Number');
  const dimension = parts.get('Superlative')?.dimension;
  if (number === undefined || number.value <= 0 || isOfOther(dimension)) return undefined;
  // "The top half", "the first quarter" of the rows.
  const percent = number.isPercentage ? number.value : number.value < 1 ? number.value * 100 : undefined;
  const size = percent === undefined ? { count: Math.round(number.value) } : { percent };
  if (parts.has('first')) return { ...size, direction: 'descending', from: 'start' };
  if (parts.has('last')) return { ...size, direction: 'descending', from: 'end' };
  return { ...size, direction: parts.get('Superlative')?.direction ?? 'descending' };
}

/** "The top 3 salaries in each department": the rows that have them. */
function topFiguresOfEach(parts: Parts, { columnOf }: BuildContext): MeaningOf['Top'] | undefined {
  const [by, per] = parts.all('Column').map(({ column }) => column);
  const count = parts.get('Number')?.value;
  const direction = parts.get('Superlative')?.direction;
  const own: MeaningOf['Top'] | undefined =
    direction === undefined || count === undefined ? undefined : { count, direction };
  const top = parts.get('Top') ?? own;
  const isOther = top?.of !== undefined || top?.by !== undefined || top?.from !== undefined;
  if (top === undefined || by === undefined || per === undefined || isOther) return undefined;
  const isFigure = columnOf(by).role === 'measure' && !isTimelike(columnOf(by));
  const isWhole = top.count === undefined || (Number.isInteger(top.count) && top.count > 0);
  if (!isFigure || !isWhole || columnOf(per).role === 'measure') return undefined;
  return { ...top, by: { kind: 'column', column: by }, per };
}

/** "The rest" is called "Rest" beside the others. */
const ARTICLE_BEFORE = /^(?:the|os|as|o|a) /i;

/** The first few and the last few: of rows, of what a column names, of each group. */
export const TOP_RULES: readonly Rule[] = [
  defineRule({
    id: 'few-at-end',
    gives: 'Top',
    pattern: 'keepVerb|only only? Number first|last rows|Entity|Scope|Noun?',
    weight: 0.35,
    build: topOf,
  }),
  defineRule({
    id: 'top-n',
    gives: 'Top',
    pattern: 'Superlative|first|last Number',
    weight: 0.15,
    build: topOf,
  }),
  defineRule({ id: 'n-top', gives: 'Top', pattern: 'Number Superlative', weight: 0.1, build: topOf }),
  defineRule({
    id: 'top-of',
    gives: 'Top',
    pattern: 'Top of? Column|Entity',
    weight: 0.15,
    build: (parts, { columnOf }) => {
      const top = parts.get('Top');
      const column = parts.get('Column')?.column;
      if (top === undefined || top.of !== undefined || top.by !== undefined) return undefined;
      if (column === undefined) return top;
      return columnOf(column).role === 'measure' ? { ...top, by: { kind: 'column', column } } : { ...top, of: column };
    },
  }),
  ...['Top of? Column', 'Number Column Superlative'].map((pattern, at) =>
    defineRule({
      id: `top-figures-of-each-${at}`,
      gives: 'Top',
      pattern: `${pattern} in|of|for|by? each|per Column`,
      weight: 0.45,
      build: topFiguresOfEach,
    }),
  ),
  defineRule({
    id: 'top-figures-by',
    gives: 'Top',
    pattern: 'Top of? Column by Column',
    weight: 0.5,
    // "Top 3 salaries by department" are of each; sales by region are added up first.
    build: (parts, context) => {
      const by = parts.get('Column')?.column;
      const isAdded = by === undefined || defaultOperation(context.columnOf(by)) === 'sum';
      return isAdded ? undefined : topFiguresOfEach(parts, context);
    },
  }),
  defineRule({
    id: 'best-by',
    gives: 'Top',
    pattern: 'top|bottom Column by|with|in|on Column|Measure',
    weight: 0.35,
    build: (parts, { columnOf }) => {
      const of = parts.get('Column')?.column;
      const column = parts.get('Column', 1)?.column;
      const measure = parts.get('Measure')?.measures[0];
      const direction = parts.has('bottom') ? 'ascending' : 'descending';
      if (of === undefined || isNamedAsMany(parts.text, columnOf(of).label)) return undefined;
      if (measure !== undefined) return { count: 1, of, direction, by: { kind: 'measure', measure } };
      return column === undefined ? undefined : { count: 1, of, direction, by: { kind: 'column', column } };
    },
  }),
  defineRule({
    id: 'top-of-unit',
    gives: 'Top',
    pattern: 'Top Unit',
    weight: 0.15,
    build: (parts) => {
      const top = parts.get('Top');
      const part = parts.get('Unit')?.part;
      return top === undefined || part === undefined || top.by !== undefined || top.from !== undefined
        ? undefined
        : { ...top, ofPart: part };
    },
  }),
  defineRule({
    id: 'top-per-by',
    gives: 'Top',
    pattern: 'Top per|by|in|for|of each? Column by|with|in|on Superlative? Column|Measure',
    weight: 0.45,
    build: (parts) => {
      const top = parts.get('Top');
      const per = parts.get('Column')?.column;
      const measure = parts.get('Measure')?.measures[0];
      const column = parts.get('Column', 1)?.column;
      if (top === undefined || top.by !== undefined || per === undefined) return undefined;
      // "The top 10 of countries by sales" are countries.
      if (parts.has('of') && !parts.has('each') && top.of === undefined) return undefined;
      if (measure !== undefined) return { ...top, per, by: { kind: 'measure', measure } };
      return column === undefined ? undefined : { ...top, per, by: { kind: 'column', column } };
    },
  }),
  defineRule({
    id: 'top-and-rest',
    gives: 'Top',
    pattern: 'Top and|with? otherwise Text|Label|rest',
    weight: 0.3,
    build: (parts) => {
      const top = parts.get('Top');
      return top && { ...top, rest: parts.get('Text')?.text ?? parts.lastText };
    },
  }),
  // "Top 3 customers by total, others together", "the top 3, and lump the rest together".
  ...[
    'Top and|with? rest asOne|inTotal|grouped',
    'keepVerb|only? Top and? mergeVerb|groupVerb rest asOne|inTotal?',
  ].map((pattern, at) =>
    defineRule({
      id: `top-and-rest-together-${at}`,
      gives: 'Top',
      pattern,
      weight: 0.4,
      build: (parts) => {
        const top = parts.get('Top');
        const rest = parts.textOf('rest').replace(ARTICLE_BEFORE, '');
        return top && { ...top, rest: rest.charAt(0).toUpperCase() + rest.slice(1) };
      },
    }),
  ),
  defineRule({
    id: 'top-superlative-column',
    gives: 'Top',
    pattern: 'Top Superlative Column',
    weight: 0.3,
    build: topBy,
  }),
  defineRule({
    id: 'top-by',
    gives: 'Top',
    pattern: 'Top by|with|for|in|of|on Superlative? Column|Measure',
    weight: 0.3,
    build: topBy,
  }),
];
