import { cutEnds } from '../../../plan/table/cut-ends.ts';
import { nextPeriod, startOfPeriod } from '../../../plan/table/periods.ts';
import { padded } from '../../../table/notation/moment.ts';
import type { ColumnProfile } from '../../../table/profile.ts';
import { isNumeric, isTimelike } from '../../holes/column-nature.ts';
import { whatColumn } from '../../holes/what-column.ts';
import { whoColumn } from '../../holes/who-column.ts';
import type { MeaningOf, MomentMention } from '../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../rule.ts';

/** The first and the last period of a grain that the dates tell whole; where there are no two of them, those that they begin and end in. */
function wholeEnds(column: ColumnProfile, part: 'month' | 'year'): readonly number[] {
  const { time } = column;
  if (time === undefined) return [];
  const all = [startOfPeriod(time.first, part), startOfPeriod(time.last, part)];
  const { first: cutFirst, last: cutLast } = cutEnds(column, part);
  const whole = all.map((start, at) => {
    if (at === 0) return start === cutFirst ? nextPeriod(start, part) : start;
    return start === cutLast ? nextPeriod(start, part, -1) : start;
  });
  const [first = 0, last = 0] = whole;
  return first < last ? whole : all;
}

/** The first and the last year of the table's dates, or months where one year holds them; undefined where there is one of them alone. */
export function endsOfDates({ table, columnOf }: BuildContext): readonly [MomentMention, MomentMention] | undefined {
  const date = table.columns.findIndex((_, column) => isTimelike(columnOf(column)));
  const { time } = columnOf(Math.max(0, date));
  if (date < 0 || time === undefined || time.isCyclic) return undefined;
  const ends = [time.first, time.last].map((moment) => new Date(moment).getUTCFullYear());
  const [first, last] = wholeEnds(columnOf(date), ends[0] === ends[1] ? 'month' : 'year').map(
    (start) => new Date(start),
  );
  if (first === undefined || last === undefined) return undefined;
  const isWithinYear = first.getUTCFullYear() === last.getUTCFullYear();
  const isWithinMonth = isWithinYear && first.getUTCMonth() === last.getUTCMonth();
  if (isWithinMonth) return undefined;
  const toMoment = (moment: Date): MomentMention => {
    const year = String(moment.getUTCFullYear());
    return isWithinYear
      ? {
          shape: 'monthOfYear',
          iso: `${year}-${padded(moment.getUTCMonth() + 1, 2)}`,
          time: Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1),
        }
      : { shape: 'year', iso: year, time: Date.UTC(moment.getUTCFullYear(), 0, 1) };
  };
  return [toMoment(first), toMoment(last)];
}

/** Whom "who" and what "what" asks for. */
function askedFor(parts: Parts, { profile }: BuildContext): number | undefined {
  if (parts.has('whoWord')) return whoColumn(profile);
  return parts.has('whatWord') ? whatColumn(profile) : undefined;
}

type Ranked = Required<Pick<MeaningOf['Change'], 'direction'>> &
  Pick<MeaningOf['Change'], 'of' | 'count' | 'isUsual'> & {
    readonly column?: number | undefined;
  };

/** All groups, the greatest change first; over all the dates where no periods are named. */
function changeRanked(
  parts: Parts,
  { column, direction, ...ranked }: Ranked,
  context: BuildContext,
): MeaningOf['Change'] | undefined {
  const named = parts.all('Moment');
  const [from, to] = (named.length === 0 ? endsOfDates(context) : named) ?? [];
  if (from === undefined || to === undefined || from.shape !== to.shape) return undefined;
  if (column !== undefined && !isNumeric(context.columnOf(column))) return undefined;
  const turned = direction === 'ascending' ? 'descending' : 'ascending';
  return {
    ...(column === undefined ? {} : { measure: { column } }),
    ...ranked,
    from,
    to,
    // What grows fastest grows by the greatest part of what it was.
    isPercentage: parts.has('Extreme') || parts.has('growth') || parts.has('percentage'),
    // What fell most has the lowest change.
    direction: parts.says('fallWord') ? turned : direction,
  };
}

/** How many are wanted: "the 3 fastest growing countries". */
function countOf(parts: Parts): Pick<MeaningOf['Change'], 'count'> {
  const count = Math.round(parts.get('Number')?.value ?? parts.get('Top')?.count ?? 0);
  return count > 0 ? { count } : {};
}

/** "Which region's sales grew most from 2021 to 2023". */
function rankedChange(parts: Parts, context: BuildContext): MeaningOf['Change'] | undefined {
  const extreme = parts.get('Extreme');
  const direction = extreme?.direction ?? parts.get('Superlative')?.direction;
  if (direction === undefined || (extreme !== undefined && extreme.dimension !== 'speed')) return undefined;
  const column = parts.get('Column')?.column;
  const of = askedFor(parts, context);
  const isAsked = parts.has('whoWord') || parts.has('whatWord');
  if (isAsked && (of === undefined || context.columnOf(of).isUnique)) return undefined;
  return changeRanked(parts, { column, direction, ...(of === undefined ? {} : { of }), ...countOf(parts) }, context);
}

/** "Which country has the highest population growth", "top 3 countries by population growth": what grew stands before the figure. */
function growthOfThings(parts: Parts, context: BuildContext): MeaningOf['Change'] | undefined {
  const top = parts.get('Top');
  if (top?.by !== undefined || top?.percent !== undefined || top?.per !== undefined) return undefined;
  const columns = [...(top?.of === undefined ? [] : [top.of]), ...parts.all('Column').map(({ column }) => column)];
  const [of, column] = columns;
  if (of === undefined || of === column || context.columnOf(of).kind !== 'text') return undefined;
  const ends = [top, parts.get('Superlative'), parts.get('Extreme'), parts.get('Direction')];
  const said = ends.flatMap((end) => end?.direction ?? [])[0];
  const direction = said ?? 'descending';
  return changeRanked(parts, { of, column, direction, isUsual: said === undefined, ...countOf(parts) }, context);
}

const PERIODS = 'between|from|in Moment and|to|until Moment';
const FORMS = [
  'Column? growth|changeWord Extreme|Superlative in|by|of? Column?',
  'has|with Extreme|Superlative Column? growth|changeWord in|of? Column?',
  'Number? Extreme growth|changeWord',
  'Extreme|Superlative Column growth|changeWord',
  'whoWord|whatWord has? growth|changeWord Extreme|Superlative in|by|of? Column?',
  // Where verbs come first: «نمت مبيعاتها أسرع».
  'growth|changeWord Column their|them? Extreme|Superlative',
];

const GREW = 'growth|changeWord';
const OF_THINGS = [
  `questionWord? Number? Column with|has|that has? Extreme|Superlative Column ${GREW}`,
  `questionWord? Number? Column with|has|that has? Extreme|Superlative ${GREW} in|of|by Column`,
  // «أعلى نمو في السكان» stands behind, "o crescimento mais alto da população" before.
  `questionWord? Number? Column with|has|that has? ${GREW} Extreme|Superlative in|of|by Column`,
  `questionWord? Number Column ${GREW} Extreme|Superlative in|by|of? Column?`,
  `Top by|in|of|with Column ${GREW}`,
  `Top by|in|of|with ${GREW} in|of|by? Column?`,
  `sortVerb Column by Column ${GREW} Direction?`,
  `Column sortVerb by? Column ${GREW} Direction?`,
  `sortVerb Column by ${GREW} in|of|by? Column? Direction?`,
  `Column sortVerb by? ${GREW} in|of|by? Column? Direction?`,
];

type Build = (parts: Parts, context: BuildContext) => MeaningOf['Change'] | undefined;

/** A form by itself, and with the periods that are meant. */
const withAndWithoutPeriods = (id: string, pattern: string, build: Build): readonly Rule[] => [
  defineRule({ id, gives: 'Change', pattern, weight: 0.7, build }),
  defineRule({ id: `${id}-between`, gives: 'Change', pattern: `${pattern} ${PERIODS}`, weight: 1.4, build }),
];

/** Groups ranked by how a figure changed: "which country grew fastest", "the fastest growing region", "top 3 regions by sales growth". */
export const GROWTH_RANKING_RULES: readonly Rule[] = [
  ...FORMS.flatMap((pattern, at) => withAndWithoutPeriods(`ranked-by-change-${at}`, pattern, rankedChange)),
  ...OF_THINGS.flatMap((pattern, at) => withAndWithoutPeriods(`growth-of-things-${at}`, pattern, growthOfThings)),
];
