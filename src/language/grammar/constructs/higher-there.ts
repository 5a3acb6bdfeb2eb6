import type { Locale } from '../../../chart/locale.ts';
import type { DatePart } from '../../../plan/transform/transform.ts';
import { MOMENT_SHAPES, type MomentShape } from '../../../table/notation/moment.ts';
import { dimensionColumn, dimensionColumnFrom } from '../../holes/dimension-column.ts';
import { saysOperation } from '../../holes/ends-of-figures.ts';
import { isVolume } from '../../holes/told-of-each.ts';
import { VAGUE_DIMENSIONS } from '../../lexicon/dimension-words.ts';
import { titled } from '../../text/titled.ts';
import { amongValues, joinedBy } from '../expressions.ts';
import type { Grouping, MeaningOf, MeasureForm, TailForm } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';
import { filterBy } from './time.ts';
import { weekendColumn } from './weekends.ts';

type Rank = MeaningOf['Rank'];

/** The part of a date that a moment is one of. */
const PARTS: Partial<Readonly<Record<MomentShape, DatePart>>> = {
  weekday: 'weekday',
  month: 'monthOfYear',
  quarter: 'quarterOfYear',
  year: 'year',
  monthOfYear: 'month',
  quarterOfYear: 'quarter',
};

/** What stands beside a moment to be compared with: the column that holds such names, or that part of the dates. */
function periodsBeside(shape: MomentShape, { profile }: BuildContext): Grouping | undefined {
  const { grain, isCyclic } = MOMENT_SHAPES[shape];
  const named = profile.columns.findIndex(({ time }) => isCyclic && time?.isCyclic === true && time.grain === grain);
  if (named >= 0) return { column: named };
  const date = profile.columns.findIndex(({ kind, time }) => kind === 'date' && time?.isCyclic === false);
  const part = PARTS[shape];
  return date < 0 || part === undefined ? undefined : { column: date, part };
}

const atMoment = (iso: string): TailForm => ({
  kind: 'compare',
  operator: '=',
  operand: { kind: 'moment', iso },
  isMoment: true,
});

/** A figure that is higher in one place or at one time is so of each row there, unless it says how much there is in all. */
function levelOf(column: number, { columnOf }: BuildContext): MeasureForm {
  return isVolume(columnOf(column)) ? { column } : { column, isOfEach: true };
}

/** "Is the tip higher on Sunday", "than on Friday": the figure of every such period, or of those that are named. */
function higherAt(parts: Parts, context: BuildContext): Rank | undefined {
  const [moment, ...others] = parts.all('Moment');
  const said = parts.get('Measure')?.measures[0];
  const dimension = parts.get('Comparative')?.dimension;
  const named = parts.get('Column')?.column ?? said?.column;
  const column = named ?? (dimension && dimensionColumn(dimension, context.profile)?.column);
  if (moment === undefined || column === undefined || context.columnOf(column).role !== 'measure') return undefined;
  const isCalled = saysOperation(context.columnOf(column).label, said?.operation);
  if (said?.operation !== undefined && !isCalled && said.operation !== 'mean' && said.operation !== 'sum')
    return undefined;
  const group = periodsBeside(moment.shape, context);
  if (group === undefined || others.some(({ shape }) => shape !== moment.shape)) return undefined;
  const compared = others.length === 0 ? [] : [moment, ...others];
  const conditions = compared.flatMap(({ iso }) => filterBy(atMoment(iso), context)?.where ?? []);
  if (conditions.length < compared.length) return undefined;
  const where = joinedBy('or', conditions);
  const measure = said?.operation === undefined || isCalled ? levelOf(column, context) : said;
  return { groups: [group], measure, ...(where === undefined ? {} : { where }) };
}

/**
 * True where an adjective is set against something, and is no superlative of the same words: «quais são as casas mais caras» has one,
 * «as casas são mais caras» and «هل المنازل أغلى» compare.
 */
function isCompared(parts: Parts, isBehindVerb: boolean): boolean {
  const dimension = parts.get('Comparative')?.dimension;
  if (dimension === undefined || VAGUE_DIMENSIONS.has(dimension)) return false;
  const isSuperlative = parts.says(`${dimension}Most`) || parts.says(`${dimension}Least`);
  return isBehindVerb || !isSuperlative || /^هل(?!\p{L})/u.test(parts.text);
}

/** "Are houses more expensive in Porto": what the adjective speaks of, there and elsewhere. */
function moreThere(parts: Parts, context: BuildContext, isBehindVerb: boolean): Rank | undefined {
  const dimension = parts.get('Comparative')?.dimension;
  const values = parts.all('Value');
  const things = parts.get('Values')?.values ?? [];
  const [place, ...others] = values.filter(({ column }) => column !== things[0]?.column);
  if (dimension === undefined || place === undefined || !isCompared(parts, isBehindVerb)) return undefined;
  if (others.some(({ column }) => column !== place.column)) return undefined;
  const found = dimensionColumn(dimension, context.profile);
  if (found === undefined || context.columnOf(found.column).role !== 'measure') return undefined;
  const conditions = [
    things.length === 0 ? undefined : amongValues(things, context),
    others.length === 0 ? undefined : amongValues([place, ...others], context),
  ].flatMap((where) => where ?? []);
  const where = joinedBy('and', conditions);
  return {
    groups: [{ column: place.column }],
    measure: { column: found.column, operation: 'mean' },
    ...(where === undefined ? {} : { where }),
  };
}

const FIGURE = 'Column|Measure';
const MORE = 'Comparative|moreOf|lessOf|bigger';
const AT = 'of|in|for|on|from|to';
const QUESTION = 'showVerb|is|has|questionWord';
const THINGS = 'Noun|Scope|Entity|rows|Word|Column|Values';

/** "Are sales higher on weekends": beside the days between them. */
function higherOnWeekends(parts: Parts, context: BuildContext): Rank | undefined {
  const column = parts.get('Column')?.column ?? parts.get('Measure')?.measures[0]?.column;
  if (column === undefined || context.columnOf(column).role !== 'measure') return undefined;
  const days = weekendColumn([titled(parts.textOf('weekend')), WORKDAYS[context.locale]], context);
  // There are more of the other days: how much there is in all tells nothing.
  return days === undefined ? undefined : { groups: [{ column: days }], measure: { column, operation: 'mean' } };
}

/** "Are weekends hotter", "is it busier on weekends": by what the adjective speaks of, or by how many rows a day has. */
function moreOnWeekends(parts: Parts, context: BuildContext): Rank | undefined {
  const { dimension, operator } = parts.get('Comparative') ?? {};
  if (dimension === undefined || VAGUE_DIMENSIONS.has(dimension)) return undefined;
  const days = weekendColumn([titled(parts.textOf('weekend')), WORKDAYS[context.locale]], context);
  if (days === undefined) return undefined;
  const groups = [{ column: days }];
  const { profile } = context;
  const column = dimensionColumnFrom(operator === '>' ? 'high' : 'low', dimension, profile)?.column;
  if (column !== undefined && context.columnOf(column).role === 'measure')
    return { groups, measure: { column, operation: 'mean' } };
  // Rows of single days say no more by their number.
  const areDays = profile.columns.some(({ time, isUnique }) => time?.grain === 'day' && isUnique);
  const isOfRows = dimension === 'popularity' && column === undefined && !areDays;
  return isOfRows ? { groups, measure: { operation: 'mean', totalledPer: 'day' } } : undefined;
}

const WORKDAYS: Readonly<Record<Locale, string>> = {
  EN_US: 'Weekdays',
  EN_GB: 'Weekdays',
  PT_PT: 'Dias úteis',
  AR: 'أيام العمل',
};

/** Whether a figure is higher at one time, and whether things are more so in one place. */
export const HIGHER_THERE_RULES: readonly Rule[] = [
  ...[
    `${QUESTION} ${FIGURE} ${MORE} AT? Unit? Moment`,
    `${QUESTION} ${FIGURE} ${MORE} AT? Unit? Moment than AT? Unit? Moment`,
    `${FIGURE} is ${MORE} AT? Unit? Moment`,
    `is Comparative AT? Unit? Moment`,
    `${FIGURE} is ${MORE} AT? Unit? Moment than AT? Unit? Moment`,
  ].map((pattern, at) =>
    defineRule({
      id: `higher-at-${at}`,
      gives: 'Rank',
      pattern: pattern.replaceAll('AT?', `${AT}?`),
      weight: 0.8,
      build: higherAt,
    }),
  ),
  ...[`${THINGS} Comparative ${AT} Value`, 'Value Comparative'].flatMap((said, place) =>
    [`questionWord? is ${said}`, `questionWord ${said}`, `questionWord? ${said.replace('Comp', 'is Comp')}`].flatMap(
      (pattern, at) => [
        defineRule({
          id: `more-there-${place}-${at}`,
          gives: 'Rank',
          pattern,
          // Where one place is named beside things, the things are set against themselves elsewhere.
          weight: place === 0 ? 1.4 : 0.8,
          build: (parts, context) => moreThere(parts, context, at === 2),
        }),
        defineRule({
          id: `more-there-than-${place}-${at}`,
          gives: 'Rank',
          pattern: `${pattern} than ${AT}? Value`,
          weight: 1.4,
          build: (parts, context) => moreThere(parts, context, at === 2),
        }),
      ],
    ),
  ),
  defineRule({
    id: 'higher-on-weekends',
    gives: 'Rank',
    pattern: `${QUESTION} ${FIGURE} ${MORE} ${AT}? weekend`,
    weight: 0.8,
    build: higherOnWeekends,
  }),
  ...[
    'questionWord|showVerb? is weekend Comparative',
    'weekend is Comparative',
    `is Word? Comparative ${AT}? weekend`,
  ].flatMap((pattern, at) =>
    ['', ' than on|in? workday'].map((than, place) =>
      defineRule({
        id: `more-on-weekends-${at}-${place}`,
        gives: 'Rank',
        pattern: `${pattern}${than}`,
        weight: 1.2,
        build: moreOnWeekends,
      }),
    ),
  ),
  defineRule({
    id: 'is-higher-on-weekends',
    gives: 'Rank',
    pattern: `${FIGURE} is ${MORE} ${AT}? weekend`,
    weight: 0.8,
    build: higherOnWeekends,
  }),
];
