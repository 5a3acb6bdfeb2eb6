import { isNumeric, isScale } from '../../holes/column-nature.ts';
import type { MeaningOf, TypeWord } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { isOfRows } from './extremes.ts';

/** Words of data as well as of pictures: alone, where data are changed, they are no chart. */
const BARE_WORDS: ReadonlySet<TypeWord> = new Set(['line', 'bar', 'column', 'table', 'area']);

/** Chart types, what a picture is to tell, and bins. Edits of a drawing stand in a file of their own. */
export const CHART_RULES: readonly Rule[] = [
  defineRule({
    id: 'type-words',
    gives: 'Type',
    pattern: 'TypeWord TypeWord? TypeWord? chartWord?',
    weight: 0.1,
    build: (parts, { purpose }) => {
      const words = parts.all('TypeWord').map(({ word }) => word);
      const isBare = purpose === 'data' && !parts.has('chartWord') && !parts.text.trim().includes(' ');
      if (isBare && words.every((word) => BARE_WORDS.has(word))) return undefined;
      const isManner = words.every((word) => word === 'grouped');
      return isManner && !parts.has('chartWord') ? undefined : { words };
    },
  }),
  defineRule({
    id: 'type-side-by-side',
    gives: 'Type',
    pattern: 'grouped|sideBySide chartWord?',
    weight: -0.4,
    build: () => ({ words: ['grouped'] }),
  }),
  defineRule({
    id: 'as-type',
    gives: 'Type',
    pattern: 'as|in|with|by|into|to|of|on Type',
    weight: 0.1,
    build: (parts) => parts.get('Type'),
  }),
  defineRule({
    id: 'sized-by',
    gives: 'Type',
    pattern: 'and|with? sizedBy Column',
    weight: 0.3,
    build: (parts, { columnOf }) => {
      const size = parts.get('Column');
      return size !== undefined && isNumeric(columnOf(size.column)) ? { words: ['bubble'], size } : undefined;
    },
  }),
  defineRule({
    id: 'task',
    gives: 'Task',
    pattern: 'trend|relation|relate|distribution|compare|shareWord of|between|in|over|from|to|with?',
    weight: 0.05,
    build: (parts): MeaningOf['Task'] => ({
      task: parts.has('trend')
        ? 'trend'
        : parts.has('relation') || parts.has('relate')
          ? 'relation'
          : parts.has('distribution')
            ? 'distribution'
            : parts.has('shareWord')
              ? parts.says('makeUp')
                ? 'parts'
                : 'share'
              : 'compare',
    }),
  }),
  defineRule({
    id: 'parts-by',
    gives: 'By',
    pattern:
      'and|with? splitBy|colourVerb pointsWord|barsWord|linesWord|slicesWord|annotationsWord? by|per|with|for|is of|each? Columns',
    weight: 0.3,
    build: (parts) => {
      const columns = parts.get('Columns')?.columns ?? [];
      return columns.length === 0 ? undefined : { groups: columns.map(({ column }) => ({ column })), role: 'series' };
    },
  }),
  defineRule({
    id: 'point-for-each-row',
    gives: 'Type',
    // "One dot per museum" of a table of museums.
    pattern: 'and|with? Number pointsWord by|per|for|each each? Entity|Column|Scope|Noun|rows',
    weight: 0.6,
    build: (parts, context) => {
      const isOne = parts.get('Number')?.value === 1 && isOfRows(parts.get('Column')?.column, context);
      return isOne && context.purpose === 'chart' ? { words: ['scatter'] } : undefined;
    },
  }),
  defineRule({
    id: 'axis-use',
    gives: 'AxisUse',
    pattern: 'and? on|in|with? Axis is|as|with? Columns|Measure',
    weight: 0.2,
    build: (parts) => {
      const axis = parts.get('Axis')?.axis;
      return (
        axis && { axis, columns: parts.get('Columns')?.columns ?? [], measures: parts.get('Measure')?.measures ?? [] }
      );
    },
  }),
  defineRule({
    id: 'use-of-axis',
    gives: 'AxisUse',
    pattern: 'and? Columns|Measure on|in|as|is Axis',
    weight: 0.25,
    build: (parts) => {
      const axis = parts.get('Axis')?.axis;
      return (
        axis && { axis, columns: parts.get('Columns')?.columns ?? [], measures: parts.get('Measure')?.measures ?? [] }
      );
    },
  }),
  defineRule({
    id: 'bin-by-unit',
    gives: 'Bin',
    pattern: 'and? binVerb Column|Axis? by|into|in Unit bins?',
    weight: 0.3,
    // Months that are bins, like weekdays, are those of every year: rows of several years fall into twelve.
    build: (parts) => {
      const unit = parts.get('Unit')?.part;
      const part = unit === 'month' ? 'monthOfYear' : unit;
      const column = parts.get('Column')?.column;
      return part && { part, ...(column === undefined ? {} : { column }) };
    },
  }),
  defineRule({
    id: 'bin-count',
    gives: 'Bin',
    pattern: 'into|in|with? Number bins',
    weight: 0.2,
    build: (parts) => {
      const value = parts.get('Number')?.value;
      return value === undefined ? undefined : value > 60 ? { width: value } : { count: Math.round(value) };
    },
  }),
  defineRule({
    id: 'bin-number-of',
    gives: 'Bin',
    pattern: 'number of bins of? Number',
    weight: 0.3,
    build: (parts) => {
      const count = parts.get('Number')?.value;
      return count === undefined || count < 1 ? undefined : { count: Math.round(count) };
    },
  }),
  defineRule({
    id: 'bin-width',
    gives: 'Bin',
    // "In groups of 10 years".
    pattern: 'in|into|with|by? width|bins of? Number Unit|measureUnit?',
    weight: 0.2,
    build: (parts) => {
      const width = parts.get('Number')?.value;
      return width === undefined || width <= 0 ? undefined : { width };
    },
  }),
  defineRule({
    id: 'groups-of-figure',
    gives: 'Bin',
    pattern: 'by|per|each? Column groupVerb|bins',
    weight: 0.5,
    // "By age group", "per price band".
    build: (parts, context) => {
      const column = scaledColumn(parts, context);
      const areGroups = parts.has('bins') || /^groups?$/i.test(parts.textOf('groupVerb'));
      return column !== undefined && areGroups ? { column } : undefined;
    },
  }),
  defineRule({
    id: 'bands-of-figure',
    gives: 'Bin',
    pattern: 'by|per bins of? Column',
    weight: 0.5,
    // "Por faixa etária", «حسب الفئة العمرية».
    build: (parts, context) => {
      const column = scaledColumn(parts, context);
      return column === undefined ? undefined : { column };
    },
  }),
  // "Por faixas de idade de 10 anos", "per distance bucket of 500 miles".
  ...['by|per bins of? Column', 'by|per|in|into? Column bins'].map((bands, at) =>
    defineRule({
      id: `bands-so-wide-${at}`,
      gives: 'Bin',
      pattern: `${bands} of|in|with Number Unit|measureUnit?`,
      weight: 0.9,
      build: (parts, { columnOf }) => {
        const column = parts.get('Column')?.column;
        const width = parts.get('Number')?.value;
        const isWide = column !== undefined && columnOf(column).role === 'measure' && width !== undefined && width > 0;
        return isWide ? { column, width } : undefined;
      },
    }),
  ),
  defineRule({
    id: 'bin-column',
    gives: 'Bin',
    pattern: 'binVerb Column',
    weight: 0.15,
    build: (parts) => {
      const column = parts.get('Column')?.column;
      return column === undefined ? undefined : { column };
    },
  }),
];

/** The column of a match where its numbers are on a scale, which bands can be cut from. */
function scaledColumn(parts: Parts, { columnOf, profile }: BuildContext): number | undefined {
  const column = parts.get('Column')?.column;
  const isScaled = column !== undefined && columnOf(column).role === 'measure' && isScale(columnOf(column), profile);
  return isScaled ? column : undefined;
}
