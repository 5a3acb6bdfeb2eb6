import type { DatePart } from '../../../plan/transform/transform.ts';
import { isTimelike } from '../../holes/column-nature.ts';
import { dimensionColumn, dimensionColumnFrom } from '../../holes/dimension-column.ts';
import { type Dimension, SUMMED_DIMENSIONS, VAGUE_DIMENSIONS } from '../../lexicon/dimension-words.ts';
import { ARABIC } from '../../text/stem.ts';
import type { MeaningOf, MeasureForm, SortDirection } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { mainAmount } from './extremes.ts';
import { columnOfUnit } from './quantities.ts';
import { areRows } from './rates.ts';

type Rank = MeaningOf['Rank'];

/** Grains of dates that tell the hour. */
const HOURS: ReadonlySet<string> = new Set(['hour', 'minute', 'second']);

/** Periods of a part of dates: hours of the column that tells them, as it stands where it holds the hours of any day. */
function periodsOf(part: DatePart, { profile }: BuildContext): Rank['groups'][number] | undefined {
  if (part !== 'hour') return profile.columns.some(isTimelike) ? { part } : undefined;
  const column = profile.columns.findIndex(({ time }) => time !== undefined && HOURS.has(time.grain));
  const { time } = profile.columns[column] ?? {};
  if (time === undefined) return undefined;
  return time.isCyclic && time.grain === 'hour' ? { column } : { column, part };
}

/** "Best month", "coldest month": periods by the main amount, or by what the adjective speaks of. */
function unitOfMost(parts: Parts, context: BuildContext): Rank | undefined {
  const part = parts.get('Unit')?.part;
  const { dimension, direction } = parts.get('Superlative') ?? {};
  const group = part === undefined ? undefined : periodsOf(part, context);
  if (group === undefined || direction === undefined) return undefined;
  // «أكثر من أسبوع» is longer than a week.
  if (ARABIC.test(parts.text) && parts.says('above')) return undefined;
  // "The most hours" of a column of hours are a figure, and no period.
  if (columnOfUnit(parts.lastText, context) !== undefined) return undefined;
  if (dimension !== undefined && !VAGUE_DIMENSIONS.has(dimension))
    return unitOfDimension({ group, dimension, direction }, context);
  return ofMain(group, direction, context);
}

/** "What month do we sell the most", "which day is busiest": by a figure, by what an adjective speaks of, or by how many rows there are. */
function unitAsked(parts: Parts, context: BuildContext): Rank | undefined {
  const part = parts.get('Unit')?.part;
  const group = part === undefined ? undefined : periodsOf(part, context);
  // The "da" of «dia da semana» compares nothing.
  const isThan = parts.says('than') && !parts.textOf('Unit').includes(' ');
  if (group === undefined || isThan) return undefined;
  const column = parts.get('Column')?.column;
  if (column !== undefined && !areRows(column, context)) return unitOfFigure(parts, context);
  const { dimension, direction } = parts.get('Extreme') ?? parts.get('Superlative') ?? {};
  const isLeast = direction === 'ascending' || parts.has('lessOf');
  const told = isLeast ? 'ascending' : 'descending';
  if (dimension !== undefined && dimension !== 'time' && !VAGUE_DIMENSIONS.has(dimension))
    return unitOfDimension({ group, dimension, direction: told }, context);
  if (dimension === 'time') return undefined;
  if (parts.has('earnVerb')) return ofMain(group, told, context);
  const areNamed = column !== undefined || parts.has('rows') || parts.has('Entity') || parts.has('Noun');
  return areNamed ? { groups: [group], measure: { operation: 'count' }, direction: told } : undefined;
}

function ofMain(group: Rank['groups'][number], direction: SortDirection, context: BuildContext): Rank | undefined {
  const main = mainAmount(context);
  return main === undefined ? undefined : { groups: [group], measure: { column: main }, direction, isAssumed: true };
}

/** "The worst day for visitors", "in which month is revenue highest": periods by the figure that is named. */
function unitOfFigure(parts: Parts, context: BuildContext): Rank | undefined {
  const part = parts.get('Unit')?.part;
  const figure = parts.get('Column')?.column;
  const group = part === undefined ? undefined : periodsOf(part, context);
  if (group === undefined || figure === undefined || context.columnOf(figure).role !== 'measure') return undefined;
  const { dimension, direction: said } = parts.get('Superlative') ?? {};
  const isOfQuality = parts.says('bestWord') || parts.says('worstWord');
  // "The hottest month for sales" is ranked by how hot it is.
  if (dimension !== undefined && !isOfQuality && !VAGUE_DIMENSIONS.has(dimension)) return undefined;
  const isLeast = parts.has('worstWord') || parts.has('minimum') || parts.has('lessOf');
  const direction = said ?? (isLeast ? 'ascending' : 'descending');
  return { groups: [group], measure: { column: figure }, direction };
}

/** "The peak month for each site", "which month has the highest bill per site": one period of each, by its figure. */
function unitOfEach(parts: Parts, context: BuildContext): MeaningOf['Top'] | undefined {
  const { columnOf } = context;
  const part = parts.get('Unit')?.part;
  const columns = parts.all('Column').map(({ column }) => column);
  const figure = columns.find((column) => columnOf(column).role === 'measure');
  const [per, ...others] = columns.filter((column) => column !== figure);
  const { dimension, direction = parts.has('minimum') ? 'ascending' : 'descending' } = parts.get('Superlative') ?? {};
  // "The latest month per store" is told by no figure.
  if (parts.says('latest') || parts.says('earliest')) return undefined;
  const isOther = dimension !== undefined && !VAGUE_DIMENSIONS.has(dimension);
  const by = figure ?? mainAmount(context);
  if (part === undefined || per === undefined || by === undefined || others.length > 0 || isOther) return undefined;
  if (columnOf(per).kind !== 'text' || periodsOf(part, context) === undefined) return undefined;
  const isAssumed = figure === undefined ? { isAssumed: true } : {};
  return { count: 1, ofPart: part, per, direction, by: { kind: 'measure', measure: { column: by } }, ...isAssumed };
}

const ASKED = 'in|on|to? questionWord Unit of? Unit? showVerb|is|has|that? Word|rows|Scope? is|has?';
const MOST = 'Superlative|maximum|minimum|moreOf|lessOf';

const EACH = 'in|of|for|per|by|from each|all? Column';

/** True for rows of which each period has as many: they were gathered before, and their number says nothing. */
function areGathered({ column }: Rank['groups'][number], { columnOf, profile }: BuildContext): boolean {
  const periods = column === undefined ? profile.columns.find(({ time }) => time?.isCyclic === true) : columnOf(column);
  return periods !== undefined && periods.largestGroup * periods.distinct === profile.rowCount;
}

/** "The busiest month" without a figure for it is that of the most rows, or of the main amount where each has as many. */
function unitOfDimension(
  {
    group,
    dimension,
    direction,
  }: { readonly group: Rank['groups'][number]; readonly dimension: Dimension; readonly direction: SortDirection },
  context: BuildContext,
): Rank | undefined {
  const { profile } = context;
  const isOften = dimension === 'frequency' || dimension === 'popularity';
  const end = direction === 'descending' ? 'high' : 'low';
  const found =
    dimensionColumnFrom(end, dimension, profile) ?? (isOften ? dimensionColumn('popularity', profile) : undefined);
  const main = isOften && found === undefined && areGathered(group, context) ? mainAmount(context) : undefined;
  if (main !== undefined) return { groups: [group], measure: { column: main }, direction, isAssumed: true };
  if (found === undefined) return isOften ? { groups: [group], measure: { operation: 'count' }, direction } : undefined;
  const turned = direction === 'ascending' ? 'descending' : 'ascending';
  const isSummed = SUMMED_DIMENSIONS.has(dimension);
  const measure: MeasureForm = { column: found.column, ...(isSummed ? {} : { operation: 'mean' }) };
  return { groups: [group], measure, direction: found.isTurned ? turned : direction };
}

/** Periods ranked by a figure, by what an adjective speaks of, or by how many rows they have. */
export const RANKED_PERIOD_RULES: readonly Rule[] = [
  defineRule({
    id: 'main-unit',
    gives: 'Rank',
    pattern: 'questionWord? Superlative Unit',
    weight: 0.1,
    build: unitOfMost,
  }),
  defineRule({
    id: 'unit-main',
    gives: 'Rank',
    pattern: 'questionWord? Unit that? is? Extreme',
    weight: 0.1,
    // «O dia mais frio»: Portuguese puts the adjective behind; more than something is no most.
    build: (parts, context) => {
      const part = parts.get('Unit')?.part;
      const { dimension, direction } = parts.get('Extreme') ?? {};
      const group = part === undefined ? undefined : periodsOf(part, context);
      if (group === undefined || dimension === undefined || dimension === 'time' || direction === undefined)
        return undefined;
      return VAGUE_DIMENSIONS.has(dimension) ? undefined : unitOfDimension({ group, dimension, direction }, context);
    },
  }),
  defineRule({
    id: 'unit-with-most',
    gives: 'Rank',
    // "Which month had the highest total?"
    pattern: 'questionWord Unit has|with|is that? Superlative sum',
    weight: 0.6,
    build: unitOfMost,
  }),
  ...[
    {
      pattern: 'questionWord? Superlative|bestWord|worstWord|maximum|minimum Unit for|in|by|to|of Column',
      weight: 0.75,
    },
    { pattern: 'in|on? questionWord Unit is|has Column Superlative', weight: 0.6 },
  ].map(({ pattern, weight }, at) =>
    defineRule({ id: `unit-for-${at}`, gives: 'Rank', pattern, weight, build: unitOfFigure }),
  ),
  ...[
    `${ASKED} ${MOST} Column|rows|Entity|Noun`,
    `${ASKED} Extreme|Superlative`,
    `${ASKED} Column that? is|Word? ${MOST}`,
    `${ASKED} earnVerb ${MOST}`,
  ].map((pattern, at) => defineRule({ id: `unit-asked-${at}`, gives: 'Rank', pattern, weight: 0.9, build: unitAsked })),
  ...[
    { pattern: `questionWord? Superlative|maximum|minimum Unit ${EACH}`, weight: 0.9 },
    { pattern: `questionWord? Superlative|maximum|minimum Unit of|for|in|by Column ${EACH}`, weight: 1.1 },
    { pattern: `questionWord? Superlative|maximum|minimum Column Unit ${EACH}`, weight: 1.1 },
    { pattern: `questionWord? Unit with|has|is|of Superlative|maximum|minimum Column ${EACH}`, weight: 1.1 },
  ].map(({ pattern, weight }, at) =>
    defineRule({ id: `unit-of-each-${at}`, gives: 'Top', pattern, weight, build: unitOfEach }),
  ),
];
